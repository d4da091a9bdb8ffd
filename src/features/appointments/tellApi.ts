import type { Appointment } from '@/contract/appointmentAnswers';
import { COMMUNICATION_PATHS as PATHS, type ToldWay } from '@/contract/communications';
import { baseApi, changedTags, listTags } from '@/shared/api/baseApi';
import { toAppointments } from './normalise';

const tellApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Only on our server: appointments of today and tomorrow of which nobody has told the patient. */
    listUntold: build.query<Appointment[], void>({
      query: () => PATHS.untold,
      transformResponse: toAppointments,
      providesTags: listTags('Appointment'),
    }),
    /** Only on our server. `date` is the start that was told. */
    noteTold: build.mutation<null, { id: string; way: ToldWay; date: string }>({
      query: ({ id, ...body }) => ({ url: PATHS.told(id), method: 'POST', body }),
      transformResponse: () => null,
      invalidatesTags: (_nothing, error, { id }) => changedTags('Appointment', id, error),
    }),
  }),
});

export const { useListUntoldQuery, useNoteToldMutation } = tellApi;
