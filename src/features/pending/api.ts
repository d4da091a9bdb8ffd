import { PENDING_PATHS } from '@/contract/pending';
import type { PendingWork } from '@/contract/pendingAnswers';
import { listOf, numberOf, objectOf, textOf } from '@/shared/api/answers';
import { baseApi, listTags } from '@/shared/api/baseApi';

/** The fields of an object, which all have to be there; null if not. */
function rowOf<Field extends string>(raw: unknown, fields: readonly Field[]): Record<Field, string> | null {
  const texts = Object.fromEntries(fields.map((field) => [field, textOf(objectOf(raw)[field])]));
  return Object.values(texts).every(Boolean) ? (texts as Record<Field, string>) : null;
}

/** A count with the one to begin with, and all of several. */
function withFirst<Field extends string>(raw: unknown, fields: readonly Field[]) {
  const { count, first, all } = objectOf(raw);
  const rows = listOf(all).flatMap((one) => {
    const row = rowOf(one, fields);
    const day = textOf(one.day);
    return row ? [{ ...row, ...(day && { day }) }] : [];
  });
  return {
    count: numberOf(count, 0),
    first: rowOf(first, fields),
    ...(Array.isArray(all) && { all: rows }),
  };
}

export function toPendingWork(answer: unknown): PendingWork {
  const raw = objectOf(answer);
  const unconfirmed = objectOf(raw.unconfirmed);
  return {
    unwritten: withFirst(raw.unwritten, ['appointmentId', 'patientName']),
    unconfirmed: {
      count: numberOf(unconfirmed.count, 0),
      firstDay: textOf(unconfirmed.firstDay),
      lastDay: textOf(unconfirmed.lastDay),
    },
    alarms: withFirst(raw.alarms, ['patientId', 'runId', 'patientName']),
    outgrownGuardians: withFirst(raw.outgrownGuardians, ['patientId', 'patientName']),
    unread: withFirst(raw.unread, ['conversationId', 'patientName']),
  };
}

const pendingApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Only our server has this route. Elsewhere it fails, and nothing is shown. */
    getPendingWork: build.query<PendingWork, void>({
      query: () => PENDING_PATHS.work,
      transformResponse: toPendingWork,
      // Whatever is done about one of them changes the counts.
      providesTags: [
        ...listTags('Patient'),
        ...listTags('Appointment'),
        ...listTags('Session'),
        ...listTags('Progress'),
        ...listTags('Conversation'),
      ],
    }),
  }),
});

export const { useGetPendingWorkQuery } = pendingApi;
