import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { ROUTINE_MESSAGES } from '@/contract/routines/messages';
import type { Database } from '../db/database';
import type { SignedInUser } from '../http/access';
import { forbidden, invalidField, notFound } from '../http/errors';
import { isUuid } from '../http/fields';
import { findPatientFor } from '../patients/repository';
import { mayEditRoutine } from './answers';
import { routineRepository, type RoutineValues } from './repository';

/** The patient of a routine's body, or the refusal beside the field. Templates have none. */
export async function checkPatient(
  db: Database,
  user: SignedInUser,
  { patientId, isTemplate }: RoutineValues,
) {
  if (isTemplate || patientId === null) return undefined;
  const patient = await findPatientFor(db, user, patientId);
  if (!patient) throw invalidField('patientId', PATIENT_MESSAGES.notFound);
  return patient;
}

/** Refuses exercises that are not in the library; those a routine has already may stay when they were hidden since. */
export async function checkExercises(db: Database, values: RoutineValues, already: readonly string[] = []) {
  const ids = [...new Set(values.exercises.map(({ exerciseId }) => exerciseId))];
  const usable = await routineRepository(db).usableExercises(ids.filter(isUuid));
  const missing = values.exercises.findIndex(
    ({ exerciseId }) => !usable.has(exerciseId) && !already.includes(exerciseId),
  );
  if (missing >= 0)
    throw invalidField(`exercises[${missing}].exerciseId`, ROUTINE_MESSAGES.exerciseMissing(missing + 1));
}

/** The routine, locked, or the refusal: 404 where it is not the user's to find, 403 for another's template. */
export async function findEditable(db: Database, user: SignedInUser, id: string) {
  const repository = routineRepository(db);
  await repository.lock(id);
  const row = await repository.find(user, id);
  if (!row) throw notFound(ROUTINE_MESSAGES.notFound);
  if (!mayEditRoutine(user, row)) throw forbidden(ROUTINE_MESSAGES.templateNotYours);
  return row;
}
