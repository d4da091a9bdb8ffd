import type { AppointmentHistory } from '@/contract/appointmentAnswers';
import { APPOINTMENT_PATHS as PATHS } from '@/contract/appointments';
import { baseApi, oneTag } from '@/shared/api/baseApi';
import { changed, toChange, type Change } from './api';
import { toHistory } from './normalise';

const historyApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Only our server has this route. Elsewhere it fails, and nothing is shown. */
    getAppointmentHistory: build.query<AppointmentHistory | null, string>({
      query: (id) => PATHS.events(id),
      transformResponse: toHistory,
      providesTags: (_history, _error, id) => [oneTag('Appointment', id)],
    }),
    endAppointment: build.mutation<Change, { id: string; how: 'cancellation' | 'noShow'; reason: string }>({
      query: ({ id, how, reason }) => ({ url: PATHS[how](id), method: 'POST', body: { reason } }),
      transformResponse: toChange,
      invalidatesTags: (_one, error, { id }) => changed(id, error),
    }),
  }),
});

export const { useEndAppointmentMutation, useGetAppointmentHistoryQuery } = historyApi;
