import { restorePath } from '@/contract/common/messages';
import type { Exercise, Option } from '@/contract/exerciseAnswers';
import { difficultyOf, EXERCISE_PATHS } from '@/contract/exercises';
import type { FigureSpec } from '@/contract/figure';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi, listTags, staleListTags } from '@/shared/api/baseApi';
import { prefetchOf } from '@/shared/redux';

type Raw = Record<string, unknown>;

const linesOf = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((line): line is string => typeof line === 'string') : null;

/**
 * Reads an exercise in any backend's spelling. Fields that only our server sends are left out for other
 * backends.
 */
export function toExercise(raw: Raw): Exercise {
  return {
    id: idOf(raw),
    name: textOf(raw.name),
    description: textOf(raw.description),
    category: textOf(raw.category),
    difficulty: difficultyOf(raw.difficulty),
    equipment: optionalTextOf(raw.equipment),
    instructions: textOf(raw.instructions),
    videoUrl: optionalTextOf(raw.videoUrl),
    imageUrl: optionalTextOf(raw.imageUrl),
    duration: numberOf(raw.duration, null),
    sets: numberOf(raw.sets, null),
    reps: numberOf(raw.reps, null),
    restTime: numberOf(raw.restTime, null),
    region: optionalTextOf(raw.region),
    aim: optionalTextOf(raw.aim),
    commonMistakes: linesOf(raw.commonMistakes),
    precautions: linesOf(raw.precautions),
    // Validated when it is drawn: checking thousands at once would block the screen.
    figure: typeof raw.figure === 'object' ? (raw.figure as FigureSpec | null) : null,
    figureAlt: optionalTextOf(raw.figureAlt),
    ...(typeof raw.editable === 'boolean' && { editable: raw.editable }),
  };
}

/** Reads a list of options; a backend may send plain strings. */
export function toOptions(answer: unknown, ...names: string[]): Option[] {
  const body = answer as { data?: unknown } | unknown[] | null;
  const bare = Array.isArray(body) ? body : Array.isArray(body?.data) ? body.data : [];
  const words = bare.filter((value): value is string => typeof value === 'string');
  if (words.length > 0) return words.map((value) => ({ value, label: value }));
  return listOf(answer, ...names)
    .map((raw) => ({ value: textOf(raw.value), label: textOf(raw.label, textOf(raw.value)) }))
    .filter(({ value }) => value !== '');
}

/** Documented body of POST and PUT. */
export type ExerciseInput = Pick<
  Exercise,
  | 'name'
  | 'description'
  | 'category'
  | 'difficulty'
  | 'equipment'
  | 'instructions'
  | 'videoUrl'
  | 'imageUrl'
  | 'duration'
  | 'sets'
  | 'reps'
>;

/** Routines contain names of exercises, and all of one that has left the library, so they are outdated too. */
const staleWithRoutines = (failed: unknown) => [
  ...staleListTags('Exercise', failed),
  ...staleListTags('Routine', failed),
];

/** Cache time of the library in seconds: it is long, several screens use it, and a practice seldom changes it. */
const LIBRARY_KEPT = 30 * 60;

export const exercisesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listExercises: build.query<Exercise[], void>({
      query: () => EXERCISE_PATHS.list,
      transformResponse: (answer) => listOf(answer, 'exercises').map(toExercise),
      providesTags: listTags('Exercise'),
      keepUnusedDataFor: LIBRARY_KEPT,
    }),
    listExerciseCategories: build.query<Option[], void>({
      query: () => EXERCISE_PATHS.categories,
      transformResponse: (answer) => toOptions(answer, 'categories'),
    }),
    listExerciseDifficulties: build.query<Option[], void>({
      query: () => EXERCISE_PATHS.difficulties,
      transformResponse: (answer) => toOptions(answer, 'difficulties'),
    }),
    createExercise: build.mutation<Exercise, { input: ExerciseInput }>({
      query: ({ input }) => ({
        url: EXERCISE_PATHS.list,
        method: 'POST',
        body: input,
      }),
      transformResponse: (answer) => toExercise(objectOf(answer, 'exercise')),
      invalidatesTags: (_exercise, error) => staleListTags('Exercise', error),
    }),
    updateExercise: build.mutation<Exercise, { id: string; input: ExerciseInput }>({
      query: ({ id, input }) => ({ url: EXERCISE_PATHS.one(id), method: 'PUT', body: input }),
      transformResponse: (answer) => toExercise(objectOf(answer, 'exercise')),
      invalidatesTags: (_exercise, error) => staleWithRoutines(error),
    }),
    deleteExercise: build.mutation<null, string>({
      query: (id) => ({ url: EXERCISE_PATHS.one(id), method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error) => staleWithRoutines(error),
    }),
    restoreExercise: build.mutation<null, string>({
      query: (id) => ({ url: restorePath(EXERCISE_PATHS.one(id)), method: 'POST' }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error) => staleWithRoutines(error),
    }),
  }),
});

export const {
  useListExercisesQuery,
  useListExerciseCategoriesQuery,
  useListExerciseDifficultiesQuery,
  useCreateExerciseMutation,
  useUpdateExerciseMutation,
  useDeleteExerciseMutation,
} = exercisesApi;

export const { restoreExercise } = exercisesApi.endpoints;

/** What the library asks first. */
export const libraryPrefetches = () => [
  prefetchOf(exercisesApi.endpoints.listExercises),
  prefetchOf(exercisesApi.endpoints.listExerciseCategories),
  prefetchOf(exercisesApi.endpoints.listExerciseDifficulties),
];
