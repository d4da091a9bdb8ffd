import type { Appointment } from '@/contract/appointments/entities';
import { HOURS_PATHS } from '@/contract/hours/paths';
import type { TimeOff } from '@/contract/hours/timetable';
import { baseApi, listTags } from '@/shared/api';
import { toAppointments } from './normalise';

/** Days, or a part of one day, of a therapist. */
export interface TouchedQuery extends TimeOff {
  therapistId: string;
}

/** Only our server has this call; it is made where that server's hours are shown. */
const touchedApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Open appointments on which an absence falls, by date. */
    listTouched: build.query<Appointment[], TouchedQuery>({
      query: ({ therapistId, from, to, start, end }) => ({
        url: HOURS_PATHS.touched(therapistId),
        params: { from, to, ...(start && { start }), ...(end && { end }) },
      }),
      transformResponse: toAppointments,
      providesTags: listTags('Appointment'),
    }),
  }),
});

export const { useListTouchedQuery } = touchedApi;
