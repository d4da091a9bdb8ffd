import { LOCALE } from '@/contract/common/constants';
import { restorePath } from '@/contract/common/messages';
import type { FrequencyOption, Routine } from '@/contract/routineAnswers';
import { ROUTINE_PATHS } from '@/contract/routines';
import { listOf, objectOf, textOf } from '@/shared/api/answers';
import { baseApi, listTags, ofAll, staleCare, staleListTags, staleRecords } from '@/shared/api/baseApi';
import { prefetchOf } from '@/shared/redux';
import { toRoutine } from './normalise';
import type { RoutineInput } from './routineInput';

/** Routines, and the practice's templates by name; `templates` is `null` if the backend has none. */
export interface RoutineLists {
  routines: Routine[];
  templates: Routine[] | null;
}

const { compare } = new Intl.Collator(LOCALE, { sensitivity: 'base', numeric: true });

function toLists(answer: unknown): RoutineLists {
  const all = listOf(answer, 'routines').map(toRoutine);
  const templates = (answer as { templates?: unknown } | null)?.templates;
  return {
    routines: all.filter(({ isTemplate }) => !isTemplate),
    templates: Array.isArray(templates)
      ? listOf(templates)
          .map(toRoutine)
          .sort((one, other) => compare(one.name, other.name))
      : null,
  };
}

/** Tags of the patient's statistics and today's routines, which change when a routine is added or removed. */
const alsoStale = (failed: unknown) => [
  ...staleListTags('PatientStats', failed),
  ...staleListTags('Progress', failed),
];

/** Tags of what a change of a routine may reach; whose it was before is not known. */
const staleRoutine = (failed: unknown) => [
  ...staleListTags('Routine', failed),
  ...alsoStale(failed),
  ...staleRecords(failed),
];

export const routinesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRoutines: build.query<RoutineLists, void>({
      query: () => ROUTINE_PATHS.list,
      transformResponse: toLists,
      providesTags: [...listTags('Routine'), ofAll('Routine')],
    }),
    listPatientRoutines: build.query<Routine[], string>({
      query: (patientId) => ROUTINE_PATHS.ofPatient(patientId),
      transformResponse: (answer) => listOf(answer, 'routines').map(toRoutine),
      providesTags: listTags('Routine'),
    }),
    listFrequencies: build.query<FrequencyOption[], void>({
      query: () => ROUTINE_PATHS.frequencies,
      transformResponse: (answer) =>
        listOf(answer, 'frequencies')
          .map((raw) => ({
            value: textOf(raw.value),
            label: textOf(raw.label, textOf(raw.value)),
            ...(raw.takesSchedule === true && { takesSchedule: true }),
          }))
          .filter(({ value }) => value !== ''),
    }),
    createRoutine: build.mutation<Routine, { input: RoutineInput }>({
      query: ({ input }) => ({
        url: ROUTINE_PATHS.list,
        method: 'POST',
        body: input,
      }),
      transformResponse: (answer) => toRoutine(objectOf(answer, 'routine')),
      invalidatesTags: (_routine, error, { input }) => [
        ...staleListTags('Routine', error),
        ...alsoStale(error),
        ...staleCare(input.patientId, error),
      ],
    }),
    updateRoutine: build.mutation<Routine, { id: string; input: RoutineInput }>({
      query: ({ id, input }) => ({ url: ROUTINE_PATHS.one(id), method: 'PUT', body: input }),
      transformResponse: (answer) => toRoutine(objectOf(answer, 'routine')),
      invalidatesTags: (_routine, error) => staleRoutine(error),
    }),
    deleteRoutine: build.mutation<null, string>({
      query: (id) => ({ url: ROUTINE_PATHS.one(id), method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error) => staleRoutine(error),
    }),
    restoreRoutine: build.mutation<null, string>({
      query: (id) => ({ url: restorePath(ROUTINE_PATHS.one(id)), method: 'POST' }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error) => staleRoutine(error),
    }),
  }),
});

export const {
  useListRoutinesQuery,
  useListPatientRoutinesQuery,
  useListFrequenciesQuery,
  useCreateRoutineMutation,
  useUpdateRoutineMutation,
  useDeleteRoutineMutation,
} = routinesApi;

export const { restoreRoutine } = routinesApi.endpoints;

export const prefetchRoutines = prefetchOf(routinesApi.endpoints.listRoutines);
export const prefetchFrequencies = prefetchOf(routinesApi.endpoints.listFrequencies);
