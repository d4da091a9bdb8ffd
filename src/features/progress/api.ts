import { PROGRESS_PATHS } from '@/contract/progress';
import type { Adherence, PatientRoutine, ProgressStats, RoutineProgress } from '@/contract/progressAnswers';
import { ROUTINE_PATHS } from '@/contract/routines';
import { listOf } from '@/shared/api/answers';
import { baseApi, changedTags, oneTag, staleListTags } from '@/shared/api/baseApi';
import { keyHeader } from '@/shared/api/baseQuery';
import { isApiError } from '@/shared/api/errors';
import { KEEP_FRESH } from '@/shared/freshness';
import { askUnreadAfter } from '@/shared/realtime';
import { prefetchOf } from '@/shared/redux';
import { adherenceOf, patientRoutineOf, runOf, statsOf } from './normalise';

/** Idempotency key of every write. Our server applies a repeated key once; other backends ignore it. */
interface Keyed {
  key: string;
}

/** Body of complete-exercise: the documented keys, and place, pain and effort if the backend supports them. */
export interface CompleteBody {
  exerciseId: string;
  order?: number;
  actualSets: number;
  actualReps: number;
  actualDuration: number;
  notes: string;
  pain?: number;
  effort?: number;
}

/** Body of finish. */
export interface FinishBody {
  routineProgressId: string;
  notes: string;
}

/** Body of PATCH, which only our server has. Each field is optional. */
export interface NoteBody {
  exerciseId?: string;
  order?: number;
  setsDone?: number;
  painBefore?: number;
  painAfter?: number;
  effort?: number;
  stopped?: boolean;
  /** Only with `stopped`. */
  notes?: string;
}

/** Skips rows without an id. */
const toRoutines = (answer: unknown): PatientRoutine[] =>
  listOf(answer, 'routines')
    .map(patientRoutineOf)
    .filter(({ id }) => id !== '');

/** Whether the answer to a start is the whole run. Another backend's may omit exercises, or what is done of them. */
const isWhole = (run: RoutineProgress | undefined): boolean => run?.supportsPain === true;

/** A patient, with null of all episodes. */
export interface PatientEpisode {
  patientId: string;
  episodeId: string | null;
}

const progressApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listTodayRoutines: build.query<PatientRoutine[], void>({
      query: () => PROGRESS_PATHS.today,
      transformResponse: toRoutines,
      providesTags: [oneTag('Progress', 'LIST'), oneTag('Routine', 'LIST')],
    }),
    listMyRoutines: build.query<PatientRoutine[], void>({
      query: () => ROUTINE_PATHS.mine,
      transformResponse: toRoutines,
      providesTags: [oneTag('Progress', 'LIST'), oneTag('Routine', 'LIST')],
    }),
    getProgressStats: build.query<ProgressStats, void>({
      query: () => PROGRESS_PATHS.stats,
      transformResponse: statsOf,
      providesTags: [oneTag('Progress', 'LIST'), oneTag('Routine', 'LIST')],
    }),
    getRun: build.query<RoutineProgress, string>({
      query: (id) => PROGRESS_PATHS.one(id),
      transformResponse: runOf,
      providesTags: (_run, _error, id) => [oneTag('Progress', id)],
    }),
    /** With `episodeId`, which only a backend with episodes lets one choose, of the routines of that episode alone. */
    getAdherence: build.query<Adherence, PatientEpisode>({
      query: ({ patientId, episodeId }) => ({
        url: PROGRESS_PATHS.adherence(patientId),
        ...(episodeId && { params: { episodeId } }),
      }),
      transformResponse: adherenceOf,
      providesTags: [oneTag('Progress', 'LIST'), oneTag('Routine', 'LIST')],
    }),

    /** The therapist has reviewed a run with the pain that they read. The server then marks its notice as read. */
    reviewRun: build.mutation<null, { id: string; pain: number }>({
      query: ({ id, pain }) => ({ url: PROGRESS_PATHS.review(id), method: 'POST', body: { pain } }),
      transformResponse: () => null,
      // A 409 means that it hurts more by now: refetch as after a success.
      invalidatesTags: (_result, error, { id }) => {
        const failure = isApiError(error) && error.status === 409 ? undefined : error;
        return changedTags('Progress', id, failure);
      },
      onQueryStarted: askUnreadAfter,
    }),

    /**
     * POST start. Our server answers with the run that the runner shows next, which is kept. The server marks the routine's
     * notice as read.
     */
    startRoutine: build.mutation<RoutineProgress, Keyed & { routineId: string }>({
      query: ({ routineId, key }) => ({
        url: PROGRESS_PATHS.start,
        method: 'POST',
        body: { routineId },
        headers: keyHeader(key),
      }),
      transformResponse: runOf,
      invalidatesTags: (run, error) =>
        isWhole(run) ? staleListTags('Progress', error) : changedTags('Progress', run?.id ?? '', error),
      async onQueryStarted(started, called) {
        void askUnreadAfter(started, called);
        const run = await called.queryFulfilled.then(
          ({ data }) => data,
          () => undefined,
        );
        if (run && isWhole(run))
          void called.dispatch(progressApi.util.upsertQueryData('getRun', run.id, run));
      },
    }),
    // The runner has what it saved, and asks for its run anew when it is opened: only lists and statistics show it.
    completeExercise: build.mutation<null, Keyed & { progressId: string; body: CompleteBody }>({
      query: ({ progressId, body, key }) => ({
        url: PROGRESS_PATHS.completeExercise(progressId),
        method: 'POST',
        body,
        headers: keyHeader(key),
      }),
      transformResponse: () => null,
      invalidatesTags: (_result, error) => staleListTags('Progress', error),
    }),
    finishRoutine: build.mutation<null, Keyed & { progressId: string; body: FinishBody }>({
      query: ({ progressId, body, key }) => ({
        url: PROGRESS_PATHS.finish(progressId),
        method: 'POST',
        body,
        headers: keyHeader(key),
      }),
      transformResponse: () => null,
      invalidatesTags: (_result, error) => staleListTags('Progress', error),
    }),
    noteProgress: build.mutation<null, Keyed & { progressId: string; body: NoteBody }>({
      query: ({ progressId, body, key }) => ({
        url: PROGRESS_PATHS.one(progressId),
        method: 'PATCH',
        body,
        // The last one tells how the patient feels, often while the page goes away.
        keepalive: true,
        headers: keyHeader(key),
      }),
      transformResponse: () => null,
      // No list tells the set that was reached.
      invalidatesTags: (_result, error, { body }) =>
        body.setsDone === undefined ? staleListTags('Progress', error) : [],
    }),
  }),
});

export const { completeExercise, finishRoutine, noteProgress } = progressApi.endpoints;
export const {
  useGetAdherenceQuery,
  useGetProgressStatsQuery,
  useGetRunQuery,
  useListMyRoutinesQuery,
  useListTodayRoutinesQuery,
  useReviewRunMutation,
  useStartRoutineMutation,
} = progressApi;

export const prefetchTodayRoutines = prefetchOf(progressApi.endpoints.listTodayRoutines);
export const prefetchMyRoutines = prefetchOf(progressApi.endpoints.listMyRoutines);
export const prefetchProgressStats = prefetchOf(progressApi.endpoints.getProgressStats);
/** Prefetches the run shown by the runner. */
export const prefetchRun = (progressId: string) => prefetchOf(progressApi.endpoints.getRun, progressId);

/** Pain noted of a run, 0–10, with its day. */
export interface RunPain {
  pain: number;
  /** `YYYY-MM-DD` */
  day: string;
}

/**
 * Worst pain that a patient noted on the latest day with any. A run counts with the pain after it or in an exercise, else with
 * the pain before it. Null if there is none, undefined while loading.
 */
export function useRunPain({ patientId, episodeId }: PatientEpisode): RunPain | null | undefined {
  const { currentData, error } = useGetAdherenceQuery({ patientId, episodeId }, KEEP_FRESH);
  if (!currentData) return error ? null : undefined;
  const listed = currentData.runs.flatMap(({ date, painBefore, painAfter, exercises }): RunPain[] => {
    const told = [painAfter, ...exercises.map((one) => one.pain)].filter((score) => score !== null);
    const pain = told.length > 0 ? Math.max(...told) : painBefore;
    return pain === null ? [] : [{ pain, day: date }];
  });
  const isListed = (day: string) => listed.some((one) => one.day === day);
  // Of runs that are not listed, or of a backend that lists none. Older ones with strong pain are listed before them.
  const others = currentData.painOverTime.flatMap(({ date, before, after }): RunPain[] => {
    const pain = after ?? before;
    return pain === null || isListed(date) ? [] : [{ pain, day: date }];
  });
  const [latest = null] = [...listed, ...others].sort(
    (one, other) => other.day.localeCompare(one.day) || other.pain - one.pain,
  );
  return latest;
}
