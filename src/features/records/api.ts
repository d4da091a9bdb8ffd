import type { RecordCopy, RecordRow } from '@/contract/recordAnswers';
import { RECORD_PATHS } from '@/contract/record';
import { recordSections } from '@/contract/recordSections';
import { listOf, numberOf, objectOf, textOf } from '@/shared/api/answers';
import { baseApi } from '@/shared/api/baseApi';

/** Owner of the copy: a patient by id, or the signed-in patient. */
export type RecordOwner = { patientId: string } | 'own';

const namesIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(objectOf(value)).map(([id, name]) => [id, textOf(name)]));

/** Reads a copy. Sections that the backend omits are empty. */
export function toCopy(answer: unknown): RecordCopy {
  const raw = objectOf(answer, 'record');
  const sections = objectOf(raw.sections);
  const names = objectOf(raw.names);
  return {
    version: numberOf(raw.version, 1),
    exportedAt: textOf(raw.exportedAt),
    patientName: textOf(raw.patientName),
    reader: raw.reader === 'patient' ? 'patient' : 'therapist',
    sections: Object.fromEntries(
      recordSections().map(([table]) => [table, listOf(sections[table]) as RecordRow[]]),
    ) as RecordCopy['sections'],
    names: { people: namesIn(names.people), exercises: namesIn(names.exercises) },
  };
}

const recordsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Each copy is logged in the access log, so it is fetched only on request and dropped when no longer
     * shown.
     */
    copyRecord: build.query<RecordCopy, RecordOwner>({
      query: (owner) => (owner === 'own' ? RECORD_PATHS.own : RECORD_PATHS.ofPatient(owner.patientId)),
      transformResponse: toCopy,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useCopyRecordQuery } = recordsApi;
