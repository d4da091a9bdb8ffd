import { routineMinutes } from '@/contract/progress/pace';
import type { Routine } from '@/contract/routines/entities';
import { foldText } from '@/shared/lib/text';
import type { RoutinesState } from './slice';

/** Names of patients by id, for backends that send only ids. */
export type PatientNames = ReadonlyMap<string, string>;

/** Name of the routine's patient, or empty. */
export const patientNameOf = ({ patientName, patientId }: Routine, names: PatientNames): string =>
  patientName ?? names.get(patientId ?? '') ?? '';

/** Routines whose name, description, category or patient holds every word of the search, and that pass the filters. */
export function findRoutines(
  routines: readonly Routine[],
  { search, patientId, category }: Pick<RoutinesState, 'search' | 'patientId' | 'category'>,
  names: PatientNames,
): Routine[] {
  const words = foldText(search).split(/\s+/).filter(Boolean);
  return routines.filter((routine) => {
    if (patientId && routine.patientId !== patientId) return false;
    if (category && routine.category !== category) return false;
    if (words.length === 0) return true;
    const { name, description } = routine;
    const text = foldText(
      [name, description, routine.category, patientNameOf(routine, names)].filter(Boolean).join(' '),
    );
    return words.every((word) => text.includes(word));
  });
}

/** The five figures over the routines (spec §2). `averageMinutes` is the expected length of one run. */
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
