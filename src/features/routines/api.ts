import type { Option } from '@/contract/exercises/entities';
import type { Routine } from '@/contract/routines/entities';
import { ROUTINE_PATHS } from '@/contract/routines/paths';
import { baseApi, changedTags, createdTags, listOf, listTags, objectOf, textOf } from '@/shared/api';
import { keyHeader } from '@/shared/lib/idempotency';
import { toRoutine } from './normalise';
import type { RoutineInput } from './routineInput';

/** The routines; the practice's templates too where the backend has them, else `null`. */
export interface RoutineLists {
  routines: Routine[];
  templates: Routine[] | null;
}

function toLists(answer: unknown): RoutineLists {
  const all = listOf(answer, 'routines').map(toRoutine);
  const templates = (answer as { templates?: unknown } | null)?.templates;
  return {
    routines: all.filter(({ isTemplate }) => !isTemplate),
    templates: Array.isArray(templates) ? listOf(templates).map(toRoutine) : null,
  };
}

/** A routine that came or went changes the patient's figures and what is due today. */
const alsoStale = (failed: unknown) => [
  ...createdTags('PatientStats', failed),
  ...createdTags('Progress', failed),
];

export const routinesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listRoutines: build.query<RoutineLists, void>({
      query: () => ROUTINE_PATHS.list,
      transformResponse: toLists,
      providesTags: (lists) => listTags('Routine', lists && [...lists.routines, ...(lists.templates ?? [])]),
    }),
    listPatientRoutines: build.query<Routine[], string>({
      query: (patientId) => ROUTINE_PATHS.ofPatient(patientId),
      transformResponse: (answer) => listOf(answer, 'routines').map(toRoutine),
      providesTags: (rows) => listTags('Routine', rows),
    }),
    listFrequencies: build.query<Option[], void>({
      query: () => ROUTINE_PATHS.frequencies,
      transformResponse: (answer) =>
        listOf(answer, 'frequencies')
          .map((raw) => ({ value: textOf(raw.value), label: textOf(raw.label, textOf(raw.value)) }))
          .filter(({ value }) => value !== ''),
    }),
    createRoutine: build.mutation<Routine, { input: RoutineInput; key: string }>({
      query: ({ input, key }) => ({
        url: ROUTINE_PATHS.list,
        method: 'POST',
        body: input,
        headers: keyHeader(key),
      }),
      transformResponse: (answer) => toRoutine(objectOf(answer, 'routine')),
      invalidatesTags: (_routine, error) => [...createdTags('Routine', error), ...alsoStale(error)],
    }),
    updateRoutine: build.mutation<Routine, { id: string; input: RoutineInput }>({
      query: ({ id, input }) => ({ url: ROUTINE_PATHS.one(id), method: 'PUT', body: input }),
      transformResponse: (answer) => toRoutine(objectOf(answer, 'routine')),
      invalidatesTags: (_routine, error, { id }) => [
        ...changedTags('Routine', id, error),
        ...alsoStale(error),
      ],
    }),
    deleteRoutine: build.mutation<null, string>({
      query: (id) => ({ url: ROUTINE_PATHS.one(id), method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: (_answer, error, id) => [...changedTags('Routine', id, error), ...alsoStale(error)],
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
