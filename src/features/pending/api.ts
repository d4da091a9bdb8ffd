import { PENDING_PATHS } from '@/contract/pending/paths';
import type { PendingWork } from '@/contract/pending/entities';
import { baseApi, listTags, numberOf, objectOf, textOf } from '@/shared/api';

type First = Record<string, string>;

/** A count with the one to begin with, whose fields all have to be there. */
function withFirst<Field extends string>(raw: unknown, fields: readonly Field[]) {
  const { count, first } = objectOf(raw);
  const texts: First = Object.fromEntries(fields.map((field) => [field, textOf(objectOf(first)[field])]));
  return {
    count: numberOf(count, 0),
    first: Object.values(texts).every(Boolean) ? (texts as Record<Field, string>) : null,
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
