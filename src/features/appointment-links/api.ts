import type { LinkedAppointment } from '@/contract/appointmentLinks/answers';
import { APPOINTMENT_LINK_PATHS as PATHS } from '@/contract/appointmentLinks/paths';
import { baseApi, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api';

/** What a link can do. */
export type LinkAct = 'confirmation' | 'cancellation' | 'anotherDay' | 'undo';

interface Answer {
  token: string;
  act: LinkAct;
  /** Only with a cancellation. */
  reason?: string;
}

function toLinkedAppointment(answer: unknown): LinkedAppointment {
  const raw = objectOf(answer, 'appointment');
  const practice = objectOf(raw.practice);
  const status = textOf(raw.status);
  return {
    when: textOf(raw.when),
    therapistName: textOf(raw.therapistName),
    practice: {
      name: optionalTextOf(practice.name),
      address: optionalTextOf(practice.address),
      phone: optionalTextOf(practice.phone),
    },
    status: status === 'CONFIRMED' || status === 'CANCELLED' ? status : 'SCHEDULED',
    isLate: raw.isLate === true,
    hasAskedAnotherDay: raw.hasAskedAnotherDay === true,
    undoSeconds: numberOf(raw.undoSeconds, 0),
  };
}

const appointmentLinksApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The token is a secret like a password, so recordings mask it. */
    getLinkedAppointment: build.query<LinkedAppointment, string>({
      query: (token) => ({ url: PATHS.one(token), keepSession: true }),
      transformResponse: toLinkedAppointment,
    }),
    answerByLink: build.mutation<LinkedAppointment, Answer>({
      query: ({ token, act, reason }) => ({
        url: PATHS[act](token),
        method: 'POST',
        ...(act === 'cancellation' && { body: { reason: reason || null } }),
        keepSession: true,
      }),
      transformResponse: toLinkedAppointment,
      async onQueryStarted({ token }, { dispatch, queryFulfilled }) {
        const { getLinkedAppointment } = appointmentLinksApi.endpoints;
        try {
          const { data } = await queryFulfilled;
          await dispatch(appointmentLinksApi.util.upsertQueryData('getLinkedAppointment', token, data));
        } catch {
          // A refusal says that the appointment is another than the page shows.
          void dispatch(getLinkedAppointment.initiate(token, { forceRefetch: true, subscribe: false }));
        }
      },
    }),
  }),
});

export const { useGetLinkedAppointmentQuery, useAnswerByLinkMutation } = appointmentLinksApi;
