import { foldText } from '../common/foldText';

const plainHeading = (heading: string): string =>
  foldText(heading)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Guesses by its heading which field each column holds. Two columns never fill one field: the first one does.
 */
export function guessFields<Field extends string>(
  specs: Readonly<Record<Field, { label: string; headings: readonly string[] }>>,
  headings: readonly string[],
): (Field | null)[] {
  const byHeading = new Map(
    (Object.keys(specs) as Field[]).flatMap((field) => [
      [plainHeading(specs[field].label), field] as const,
      ...specs[field].headings.map((heading) => [heading, field] as const),
    ]),
  );
  const taken = new Set<Field>();
  return headings.map((heading) => {
    const field = byHeading.get(plainHeading(heading));
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}
