import { routineMinutes } from '@/contract/pace';
import type { Routine } from '@/contract/routineAnswers';
import { textSearch } from '@/shared/lib/values';
import type { RoutinesState } from './slice';

/** Names of patients by id, for backends that send only ids. */
export type PatientNames = ReadonlyMap<string, string>;

/** Name of the routine's patient, or empty. */
export const patientNameOf = ({ patientName, patientId }: Routine, names: PatientNames): string =>
  patientName ?? names.get(patientId ?? '') ?? '';

/** Search indexes by map of names, because the searched text contains the patient's name. */
const searches = new WeakMap<PatientNames, ReturnType<typeof textSearch<Routine>>>();

function routineSearch(names: PatientNames) {
  const search =
    searches.get(names) ??
    textSearch<Routine>((routine) => [
      routine.name,
      routine.description,
      routine.category,
      routine.therapistName,
      patientNameOf(routine, names),
    ]);
  searches.set(names, search);
  return search;
}

/**
 * Routines that pass the filters and contain every word of the search in name, description, category or patient. Of
 * templates, also in the name of who wrote them.
 */
export function findRoutines(
  routines: readonly Routine[],
  { search, patientId, category }: Pick<RoutinesState, 'search' | 'patientId' | 'category'>,
  names: PatientNames,
): Routine[] {
  const matches = routineSearch(names)(search);
  return routines.filter(
    (routine) =>
      (!patientId || routine.patientId === patientId) &&
      (!category || routine.category === category) &&
      matches(routine),
  );
}

/** The five counts above the routines. `averageMinutes` is the expected duration of one run. */
export function routineFigures(routines: readonly Routine[]) {
  const minutes = routines
    .filter(({ exercises }) => exercises.length > 0)
    .map(({ exercises }) => routineMinutes(exercises));
  return {
    total: routines.length,
    active: routines.filter(({ status }) => status === 'ACTIVE').length,
    completed: routines.filter(({ status }) => status === 'COMPLETED').length,
    exercises: routines.reduce((sum, { exercises }) => sum + exercises.length, 0),
    averageMinutes:
      minutes.length === 0 ? 0 : Math.round(minutes.reduce((sum, value) => sum + value, 0) / minutes.length),
  };
}
