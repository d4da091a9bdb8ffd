import { recordSections } from '@/contract/record/sections';

/** Dates and choices in the copy of a record, without the date of birth. */
export const RECORD_CHOICES: readonly string[] = recordSections().flatMap(([, { columns }]) =>
  Object.entries(columns)
    .filter(
      ([name, { kind, words }]) =>
        name !== 'dateOfBirth' && (words !== undefined || kind === 'instant' || kind === 'day'),
    )
    .map(([name]) => name),
);
