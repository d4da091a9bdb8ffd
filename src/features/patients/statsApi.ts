import type { PatientStats } from '@/contract/patientAnswers';
import { PATIENT_PATHS } from '@/contract/patients';
import { numberOf, objectOf } from '@/shared/api/answers';
import { baseApi, oneTag } from '@/shared/api/baseApi';

/** Figures of a record. Apart from the other calls, which come with every form that chooses a patient. */
const statsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** With `episodeId`, which only a backend with episodes lets one choose, of that episode alone. */
    getPatientStats: build.query<PatientStats, { patientId: string; episodeId?: string }>({
      query: ({ patientId, episodeId }) => ({
        url: PATIENT_PATHS.stats(patientId),
        params: { episodeId },
      }),
      transformResponse: (answer) => {
        const stats = objectOf(answer, 'stats');
        return {
          evaluations: numberOf(stats.evaluations, 0),
          appointments: numberOf(stats.appointments, 0),
          activeRoutines: numberOf(stats.activeRoutines, 0),
        };
      },
      // LIST: a change that names no patient invalidates all statistics.
      providesTags: (_stats, _error, { patientId }) => [
        oneTag('PatientStats', patientId),
        oneTag('PatientStats', 'LIST'),
      ],
    }),
  }),
});

export const { useGetPatientStatsQuery } = statsApi;
