import { counted } from '@/contract/common/text';
import type { Option } from '@/contract/exerciseAnswers';
import type { Routine, FrequencyOption, RoutineExercise } from '@/contract/routineAnswers';
import {
  frequencyLabel,
  ROUTINE_DIFFICULTY_LABELS,
  ROUTINE_MESSAGES,
  type RoutineDifficulty,
} from '@/contract/routines';
import { howOften, isCustomFrequency } from '@/contract/routineSchedule';

/** '1 semana', '6 semanas'. */
export const weeksText = (weeks: number): string => counted(weeks, ['semana', 'semanas']);

/** Label of a frequency: the server's, else the built-in one, else the value. */
export const frequencyText = (value: string, options: readonly Option[] = []): string =>
  options.find((option) => option.value === value)?.label ?? frequencyLabel(value);

/** How often the routine is done: its days if it has any, else the label of its frequency. */
export const oftenText = (
  { frequency, schedule }: Pick<Routine, 'frequency' | 'schedule'>,
  options?: readonly Option[],
): string => howOften(frequency, schedule, frequencyText(frequency, options));

/**
 * The same for the patient's printed sheet, on which «Personalizado» would not say when. A backend that stores no days leaves
 * them unknown: then the label stays.
 */
export const oftenOnPaper = (routine: Pick<Routine, 'frequency' | 'schedule'>): string =>
  routine.schedule === null && isCustomFrequency(routine.frequency)
    ? ROUTINE_MESSAGES.ownPaceOnPaper
    : oftenText(routine);

/** 'Dura unos 40 s', 'Dura unos 4 min': an exercise with its rests. */
export const lastsText = (seconds: number): string =>
  `Dura unos ${seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`}`;

/** Names of the exercises that have left the library. None is known to have left one that is not there yet. */
export const goneNames = (rows: readonly RoutineExercise[], library: readonly { id: string }[]): string[] =>
  library.length === 0
    ? []
    : rows
        .filter(({ exerciseId }) => !library.some(({ id }) => id === exerciseId))
        .map(({ exercise }) => exercise?.name ?? 'Ejercicio');

/** 'Ya no está en la biblioteca: Puente'. */
export const goneText = (names: readonly string[]): string =>
  `${names.length === 1 ? 'Ya no está' : 'Ya no están'} en la biblioteca: ${names.join(', ')}`;

export const difficultyText = (difficulty: RoutineDifficulty): string =>
  ROUTINE_DIFFICULTY_LABELS[difficulty];

/** Title of the form for a routine or template; without one, for a new one. */
export function formTitle(routine: Routine | undefined, asTemplate = false): string {
  if (routine) return routine.isTemplate ? 'Editar Plantilla' : 'Editar Rutina';
  return asTemplate ? 'Nueva Plantilla' : 'Nueva Rutina';
}

/** Whether the therapist chooses the days for this frequency. Only for a backend that stores them. */
export const takesSchedule = (frequencies: readonly FrequencyOption[], chosen: string): boolean =>
  isCustomFrequency(chosen) &&
  frequencies.some(({ value, takesSchedule: takes }) => value === chosen && takes === true);
