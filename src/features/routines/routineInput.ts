import { nanoid } from '@reduxjs/toolkit';
import type { Exercise } from '@/contract/exerciseAnswers';
import { TEXT_LIMITS } from '@/contract/common/constants';
import type { Prescription, Routine, RoutineSchedule } from '@/contract/routineAnswers';
import { ROUTINE_LIMITS as LIMITS, type RoutineDifficulty, SCHEDULE_LIMITS } from '@/contract/routines';
import { isCustomFrequency } from '@/contract/routineSchedule';
import { prescriptionIn, prescriptionValues, type PrescriptionValues } from './prescriptionInput';

/** Body of POST and PUT. */
export interface RoutineInput {
  name: string;
  description: string;
  frequency: string;
  duration: number;
  notes: string;
  /** Omitted for a template. */
  patientId?: string;
  category: string;
  difficulty: RoutineDifficulty;
  exercises: {
    exerciseId: string;
    order: number;
    sets: number;
    reps: number;
    duration: number;
    restTime: number;
    notes: string;
    /** Sent only if the backend stores it; `null` if nothing is prescribed. */
    prescription?: Prescription | null;
  }[];
  /** Days of a CUSTOM routine. Sent only if the backend's list of frequencies says that it stores them. */
  schedule?: RoutineSchedule | null;
  /** Only our server has templates; never sent to other backends. */
  isTemplate?: true;
}

/** One exercise as entered in the form. `key` identifies the row while it moves and is not sent. */
export interface RoutineExerciseValues {
  key: string;
  exerciseId: string;
  /** The exercise of which dose and prescription are said, also while the field of the exercise is empty. */
  saidOf: string;
  sets: number | null;
  reps: number | null;
  duration: number | null;
  restTime: number | null;
  notes: string;
  prescription: PrescriptionValues;
}

/** Values of the form. */
export interface RoutineValues {
  name: string;
  patientId: string;
  /** Episode it belongs to; empty for the one that the server chooses. */
  episodeId: string;
  category: string;
  difficulty: RoutineDifficulty;
  frequency: string;
  /** Days of the week, 1 is Monday. They and `timesPerDay` are used only for CUSTOM. */
  weekdays: number[];
  timesPerDay: number | null;
  duration: number | null;
  description: string;
  notes: string;
  exercises: RoutineExerciseValues[];
}

const DEFAULT_DOSE = { sets: 3, reps: 10 } as const;

/** A new row: empty, or an exercise with the library's proposed dose. */
export const newExercise = (exercise?: Exercise): RoutineExerciseValues => ({
  key: nanoid(8),
  exerciseId: exercise?.id ?? '',
  saidOf: exercise?.id ?? '',
  sets: exercise?.sets ?? DEFAULT_DOSE.sets,
  reps: exercise?.reps ?? DEFAULT_DOSE.reps,
  duration: exercise?.duration ?? LIMITS.exerciseDurationDefault,
  restTime: exercise?.restTime ?? LIMITS.restTimeDefault,
  notes: '',
  prescription: prescriptionValues(),
});

const DOSE_FIELDS = ['sets', 'reps', 'duration', 'restTime'] as const;

/**
 * The row with this exercise of the library. The library's dose is proposed until the therapist enters another, and their
 * notes stay. What is prescribed goes with another exercise, because side, range, load, band and tempo are said of one
 * movement. The same exercise, chosen again after the field was emptied, is no other one.
 */
export function withExercise(
  row: RoutineExerciseValues,
  exerciseId: string,
  library: ReadonlyMap<string, Exercise>,
): RoutineExerciseValues {
  const { saidOf } = row;
  if (exerciseId === '' || exerciseId === saidOf) return { ...row, exerciseId };
  const proposal = newExercise(library.get(saidOf));
  // Of an exercise that has left the library it is not known what was proposed.
  const isUntouched =
    (saidOf === '' || library.has(saidOf)) && DOSE_FIELDS.every((field) => row[field] === proposal[field]);
  const chosen = isUntouched ? newExercise(library.get(exerciseId)) : row;
  const prescription = saidOf === '' ? row.prescription : prescriptionValues();
  return { ...chosen, exerciseId, saidOf: exerciseId, key: row.key, notes: row.notes, prescription };
}

/** Values of a new routine, with the patient if known. */
export const newRoutineValues = (patientId = ''): RoutineValues => ({
  name: '',
  patientId,
  episodeId: '',
  category: '',
  difficulty: LIMITS.difficultyDefault,
  frequency: '',
  weekdays: [],
  timesPerDay: 1,
  duration: 4,
  description: '',
  notes: '',
  exercises: [],
});

/** Values of an existing routine. */
export const routineValues = (routine: Routine): RoutineValues => ({
  name: routine.name,
  patientId: routine.patientId ?? '',
  episodeId: routine.episodeId ?? '',
  category: routine.category ?? '',
  difficulty: routine.difficulty,
  frequency: routine.frequency,
  weekdays: routine.schedule?.weekdays ?? [],
  timesPerDay: routine.schedule?.timesPerDay ?? 1,
  duration: routine.duration,
  description: routine.description ?? '',
  notes: routine.notes ?? '',
  exercises: routine.exercises.map(({ exerciseId, sets, reps, duration, restTime, notes, prescription }) => ({
    key: nanoid(8),
    exerciseId,
    saidOf: exerciseId,
    sets,
    reps,
    duration,
    restTime,
    notes: notes ?? '',
    prescription: prescriptionValues(prescription),
  })),
});

/** Optional parts of the body that not every backend accepts. */
interface InputOptions {
  isTemplate?: boolean;
  /** The backend stores the days of a CUSTOM routine. */
  takesSchedule?: boolean;
  /** The backend stores what is prescribed with an exercise. */
  takesPrescriptions?: boolean;
}

const scheduleIn = ({ weekdays, timesPerDay }: RoutineValues): RoutineSchedule | null =>
  weekdays.length > 0 ? { weekdays, timesPerDay: timesPerDay ?? SCHEDULE_LIMITS.timesMin } : null;

/**
 * Request body. Exercises are numbered in their order; a missing duration becomes 30 s, a missing rest 60 s.
 */
export function toRoutineInput(
  values: RoutineValues,
  { isTemplate = false, takesSchedule = false, takesPrescriptions = false }: InputOptions = {},
): RoutineInput {
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    frequency: values.frequency,
    ...(takesSchedule && isCustomFrequency(values.frequency) && { schedule: scheduleIn(values) }),
    duration: values.duration ?? LIMITS.weeksMin,
    notes: values.notes.trim(),
    ...(isTemplate
      ? { isTemplate: true as const }
      : { patientId: values.patientId, ...(values.episodeId && { episodeId: values.episodeId }) }),
    category: values.category,
    difficulty: values.difficulty,
    exercises: values.exercises.map(({ prescription, ...row }, index) => ({
      exerciseId: row.exerciseId,
      order: index + 1,
      sets: row.sets ?? LIMITS.setsMin,
      reps: row.reps ?? LIMITS.repsMin,
      duration: row.duration ?? LIMITS.exerciseDurationDefault,
      restTime: row.restTime ?? LIMITS.restTimeDefault,
      notes: row.notes.trim(),
      ...(takesPrescriptions && { prescription: prescriptionIn(prescription) }),
    })),
  };
}

/** What the backend that sent this routine stores beyond the documented keys. */
export const keptBy = ({ schedule, exercises }: Routine) => ({
  takesSchedule: schedule !== undefined,
  takesPrescriptions: exercises.some(({ prescription }) => prescription !== undefined),
});

/** Values for a template made of a routine: all of it but the notes and what is prescribed to the body of one patient. */
export function templateValues(routine: Routine): RoutineValues {
  const values = routineValues(routine);
  return {
    ...values,
    patientId: '',
    episodeId: '',
    notes: '',
    exercises: values.exercises.map((row) => ({
      ...row,
      notes: '',
      prescription: { ...row.prescription, side: '', upTo: '', load: '', band: '' },
    })),
  };
}

/** Values for a copy of a routine: the whole of it for nobody yet, its name marked as a copy. */
export function copyValues(routine: Routine): RoutineValues {
  const suffix = ' (copia)';
  const name = `${routine.name.slice(0, TEXT_LIMITS.name - suffix.length)}${suffix}`;
  return { ...routineValues(routine), name, patientId: '', episodeId: '' };
}
