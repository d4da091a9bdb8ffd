import { PATIENT_MESSAGES } from '@/contract/patients';
import { ROUTINE_MESSAGES } from '@/contract/routines';
import type { Database } from '../db/database';
import { episodeOfCare } from '../episodes/assign';
import type { CommandContext, SignedInUser } from '../core/context';
import { forbidden, invalidField, notFound } from '../core/errors';
import { isUuid } from '../core/ids';
import { findReached } from '../patients/access';
import { mayEditRoutine } from './answers';
import { routineRepository, type RoutineValues } from './repository';

/**
 * The patient named in a routine's body, or undefined for a template. Throws `invalid` beside the field if there is
 * none.
 */
export async function checkPatient(
  db: Database,
  user: SignedInUser,
  { patientId, isTemplate }: Pick<RoutineValues, 'patientId' | 'isTemplate'>,
) {
  if (isTemplate || patientId === null) return undefined;
  const patient = await findReached(db, user, patientId);
  if (!patient) throw invalidField('patientId', PATIENT_MESSAGES.notFound);
  return patient;
}

/** The episode of a routine for a patient; null for a template. Call it in a transaction. */
export async function episodeOfRoutine(
  context: CommandContext,
  patient: { id: string } | undefined,
  chosen: string | null | undefined,
  before?: { patientId: string | null; episodeId: string | null },
): Promise<string | null> {
  if (!patient) return null;
  return episodeOfCare(context, { patientId: patient.id, chosen, before, day: context.user.today });
}

/**
 * Throws `invalid` for exercises that are not in the library. Exercises in `already` may stay, even if hidden since.
 */
export async function checkExercises(
  db: Database,
  values: Pick<RoutineValues, 'exercises'>,
  already: readonly string[] = [],
) {
  const ids = [...new Set(values.exercises.map(({ exerciseId }) => exerciseId))];
  const usable = await routineRepository(db).usableExercises(ids.filter(isUuid));
  const missing = values.exercises.findIndex(
    ({ exerciseId }) => !usable.has(exerciseId) && !already.includes(exerciseId),
  );
  if (missing >= 0)
    throw invalidField(`exercises[${missing}].exerciseId`, ROUTINE_MESSAGES.exerciseMissing(missing + 1));
}

/** Locks and returns the routine. Throws `notFound` if the user cannot read it, `forbidden` if they may not edit it. */
export async function findEditable(db: Database, user: SignedInUser, id: string) {
  const repository = routineRepository(db);
  await repository.lock(id);
  const row = await repository.find(user, id);
  if (!row) throw notFound(ROUTINE_MESSAGES.notFound);
  if (!mayEditRoutine(user, row)) throw forbidden(ROUTINE_MESSAGES.templateNotYours);
  return row;
}
