import * as yup from 'yup';
import { optionalText, requiredText, text } from '@/contract/common/fields';
import { TEXT_LIMITS } from '@/contract/common/constants';
import type { Exercise } from '@/contract/exerciseAnswers';
import {
  PRESCRIBED_SIDES,
  PRESCRIPTION_LIMITS,
  ROUTINE_DIFFICULTIES,
  ROUTINE_LIMITS as LIMITS,
} from '@/contract/routines';
import { foldText } from '@/contract/common/text';
import { prescriptionOf } from '@/contract/prescription';
import { scheduleOf } from '@/contract/routineSchedule';
import { FILE_TYPE, SCHEMA_VERSION } from './routineFile';
import { prescriptionValues } from './prescriptionInput';
import { newExercise, type RoutineValues } from './routineInput';

/** Ten times the size of a routine with sixty exercises and long notes. */
const MAX_CHARACTERS = 512 * 1024;

const REFUSALS = {
  tooLarge: 'El archivo es demasiado grande para ser una rutina',
  notJson: 'El archivo no es una rutina exportada',
  otherVersion: 'El archivo es de otra versión y no se puede importar',
  dangerous: 'El archivo contiene código y no se ha importado',
  invalid: 'El archivo no contiene una rutina válida',
  unknownExercise: (number: number, name: string) =>
    `El ejercicio ${number} («${name.slice(0, 60)}») no está en la biblioteca`,
} as const;

const whole = (min: number, max: number) => yup.number().strict().integer().min(min).max(max).required();

const seconds = (min: number) => whole(min, PRESCRIPTION_LIMITS.secondsMax);

const prescriptionSchema = yup
  .object({
    side: yup.string().oneOf(PRESCRIBED_SIDES),
    tempo: yup
      .object({ lift: seconds(1), hold: seconds(0), lower: seconds(1), pause: seconds(0) })
      .noUnknown()
      .strict()
      .default(undefined),
    upTo: whole(PRESCRIPTION_LIMITS.degreesMin, PRESCRIPTION_LIMITS.degreesMax).optional(),
    load: text(PRESCRIPTION_LIMITS.text),
    band: text(PRESCRIPTION_LIMITS.text),
  })
  .noUnknown()
  .strict()
  .default(undefined);

const exerciseSchema = yup
  .object({
    exerciseId: text(64).required(),
    name: requiredText(TEXT_LIMITS.name * 2),
    order: whole(1, LIMITS.exercisesMax),
    sets: whole(LIMITS.setsMin, LIMITS.setsMax),
    reps: whole(LIMITS.repsMin, LIMITS.repsMax),
    duration: whole(1, LIMITS.secondsMax),
    restTime: whole(0, LIMITS.secondsMax),
    notes: optionalText(TEXT_LIMITS.paragraph).defined(),
    prescription: prescriptionSchema,
  })
  .noUnknown()
  .strict();

const fileSchema = yup
  .object({
    type: yup.string().oneOf([FILE_TYPE]).required(),
    schemaVersion: yup.number().oneOf([SCHEMA_VERSION]).required(),
    exportedAt: text(40).required(),
    routine: yup
      .object({
        name: requiredText(TEXT_LIMITS.name),
        description: optionalText(TEXT_LIMITS.paragraph).defined(),
        frequency: text(64).defined(),
        schedule: yup
          .object({
            weekdays: yup.array().of(whole(1, 7)).min(1).max(7).required(),
            timesPerDay: whole(1, 6),
          })
          .noUnknown()
          .strict()
          .default(undefined),
        duration: whole(LIMITS.weeksMin, LIMITS.weeksMax),
        notes: optionalText(TEXT_LIMITS.paragraph).defined(),
        patientId: optionalText(64).defined(),
        category: optionalText(TEXT_LIMITS.name).defined(),
        difficulty: yup.string().oneOf(ROUTINE_DIFFICULTIES).required(),
        exercises: yup.array().of(exerciseSchema).min(1).max(LIMITS.exercisesMax).required(),
      })
      .noUnknown()
      .strict()
      .required(),
  })
  .noUnknown()
  .strict();

/** Markup that does something, and addresses that are code. «<fase 1>» is text that people write. */
const CODE =
  /<\/?(?:script|iframe|img|image|svg|object|embed|link|style|meta|base|form|input|button|video|audio|math|body|html|template)\b|<!|<\?|javascript:|data:text/i;
const POISON = ['__proto__', 'constructor', 'prototype'];
const DEEPEST = 6;

/** Whether any string looks like markup or code, or any key could change an object's prototype. */
function isDangerous(root: unknown): boolean {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let entry = open.pop(); entry; entry = open.pop()) {
    const { value, depth } = entry;
    if (typeof value === 'string' && CODE.test(value)) return true;
    if (typeof value !== 'object' || value === null) continue;
    if (depth >= DEEPEST || Object.keys(value).some((key) => POISON.includes(key))) return true;
    for (const inner of Object.values(value)) open.push({ value: inner, depth: depth + 1 });
  }
  return false;
}

export type ImportResult =
  | { values: RoutineValues; error?: undefined }
  | { values?: undefined; error: string };

export interface ImportInto {
  exercises: readonly Exercise[];
  /** Ids of the practice's patients. A routine of an unknown patient is imported without a patient. */
  patientIds: readonly string[];
}

/**
 * Reads an exported routine into form values, or returns why it is refused. Exercises are matched by id, else
 * by name. Nothing is saved: the form shows the values, and saving validates them again.
 */
export function readRoutineFile(content: string, { exercises, patientIds }: ImportInto): ImportResult {
  if (content.length > MAX_CHARACTERS) return { error: REFUSALS.tooLarge };
  let parsed: unknown;
  try {
    parsed = JSON.parse(content);
  } catch {
    return { error: REFUSALS.notJson };
  }
  const version = (parsed as { schemaVersion?: unknown } | null)?.schemaVersion;
  if (typeof version !== 'number') return { error: REFUSALS.notJson };
  if (version !== SCHEMA_VERSION) return { error: REFUSALS.otherVersion };
  if (isDangerous(parsed)) return { error: REFUSALS.dangerous };
  if (!fileSchema.isValidSync(parsed)) return { error: REFUSALS.invalid };

  const { routine } = parsed;
  const rows = [...routine.exercises].sort((one, other) => one.order - other.order);
  const found = rows.map(
    (row) =>
      exercises.find(({ id }) => id === row.exerciseId) ??
      exercises.find(({ name }) => foldText(name) === foldText(row.name)),
  );
  const missing = found.findIndex((exercise) => !exercise);
  if (missing >= 0) return { error: REFUSALS.unknownExercise(missing + 1, rows[missing]?.name ?? '') };
  return {
    values: {
      name: routine.name,
      patientId: patientIds.includes(routine.patientId ?? '') ? (routine.patientId ?? '') : '',
      episodeId: '',
      category: routine.category ?? '',
      difficulty: routine.difficulty,
      frequency: routine.frequency,
      weekdays: scheduleOf(routine.schedule)?.weekdays ?? [],
      timesPerDay: scheduleOf(routine.schedule)?.timesPerDay ?? 1,
      duration: routine.duration,
      description: routine.description ?? '',
      notes: routine.notes ?? '',
      exercises: rows.map(({ sets, reps, duration, restTime, notes, prescription }, index) => ({
        ...newExercise(found[index]),
        sets,
        reps,
        duration,
        restTime,
        notes: notes ?? '',
        prescription: prescriptionValues(prescriptionOf(prescription)),
      })),
    },
  };
}

const textOfFile = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('The file could not be read'));
    reader.readAsText(file);
  });

/** Reads the chosen file. A file that is too large is refused before it is read. */
export async function importRoutineFile(file: File, into: ImportInto): Promise<ImportResult> {
  if (file.size > MAX_CHARACTERS) return { error: REFUSALS.tooLarge };
  try {
    return readRoutineFile(await textOfFile(file), into);
  } catch {
    return { error: REFUSALS.notJson };
  }
}
