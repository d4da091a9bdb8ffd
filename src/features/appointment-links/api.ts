import type { LinkedAppointment } from '@/contract/appointmentLinkSchemas';
import { APPOINTMENT_LINK_PATHS as PATHS, OWN_ANSWER_PATHS as OWN } from '@/contract/appointmentLinks';
import { numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi, changedTags } from '@/shared/api/baseApi';
import { type ApiError, isApiError } from '@/shared/api/errors';

/** What a patient can do about an appointment. */
export type PatientAct = 'confirmation' | 'cancellation' | 'anotherDay' | 'undo';

interface Answer {
  act: PatientAct;
  /** Only with a cancellation. */
  reason?: string | undefined;
}

const isFinal = ({ status }: ApiError): boolean => status === 404 || status === 409 || status === 410;

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
    answerByLink: build.mutation<LinkedAppointment, Answer & { token: string }>({
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
    /** Only our server has these. `date` is the start that the patient sees. */
    answerOwn: build.mutation<null, Answer & { id: string; date: string }>({
      query: ({ id, date, act, reason }) => ({
        url: OWN[act](id),
        method: 'POST',
        body: { date, ...(act === 'cancellation' && { reason: reason || null }) },
      }),
      transformResponse: () => null,
      // A refusal says that the appointment is another than the list shows.
      invalidatesTags: (_answer, error, { id }) =>
        changedTags('Appointment', id, isApiError(error) && isFinal(error) ? undefined : error),
    }),
  }),
});

export const { useGetLinkedAppointmentQuery, useAnswerByLinkMutation, useAnswerOwnMutation } =
  appointmentLinksApi;
