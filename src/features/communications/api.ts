import type { Communication } from '@/contract/communicationSchemas';
import {
  COMMUNICATION_CHANNELS,
  COMMUNICATION_KINDS,
  COMMUNICATION_OUTCOMES,
  COMMUNICATION_PATHS,
} from '@/contract/communications';
import { MESSAGE_FAILURES } from '@/contract/outbox';
import { idOf, listOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi, listTags } from '@/shared/api/baseApi';

/** One of a kind that only a newer server knows is left out. */
function toCommunication(raw: Record<string, unknown>): Communication[] {
  const kind = COMMUNICATION_KINDS.find((known) => known === raw.kind);
  const channel = COMMUNICATION_CHANNELS.find((known) => known === raw.channel);
  const outcome = COMMUNICATION_OUTCOMES.find((known) => known === raw.outcome);
  if (!kind || !channel || !outcome) return [];
  return [
    {
      id: idOf(raw),
      at: textOf(raw.at),
      kind,
      channel,
      date: textOf(raw.date),
      outcome,
      failure: MESSAGE_FAILURES.find((known) => known === raw.failure) ?? null,
      sentTo: optionalTextOf(raw.sentTo),
      by: optionalTextOf(raw.by),
      reason: optionalTextOf(raw.reason),
    },
  ];
}

const communicationsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Only our server has this route. A change of the agenda makes messages. */
    listCommunications: build.query<Communication[], string>({
      query: (patientId) => COMMUNICATION_PATHS.ofPatient(patientId),
      transformResponse: (answer) => listOf(answer, 'communications').flatMap(toCommunication),
      providesTags: listTags('Appointment'),
    }),
  }),
});

export const { useListCommunicationsQuery } = communicationsApi;
