import { PATIENT_MESSAGES } from '@/contract/patients';
import { ROUTINE_MESSAGES } from '@/contract/routines';
import { ROUTINE_EDIT, type RoutineWriteBody, routineWriteSchema } from '@/contract/routineSchemas';
import type { EditOf } from '@/contract/edits';
import type { Database } from '../db/database';
import { episodeOfCare, leaveEpisode } from '../episodes/assign';
import type { CommandContext, SignedInUser } from '../core/context';
import { forbidden, invalidField, notFound, invalid, takenField } from '../core/errors';
import { isUuid } from '../core/ids';
import { findReached } from '../patients/access';
import { mayEditRoutine, toRoutineAnswer } from './queries';
import { routineRepository, type RoutineValues, type FoundRoutine } from './repository';
import { tellOfRoutine } from './notices';
import { earlierPlansOf, isOtherWork, type PracticeMoment, statusAt, valuesOf } from './values';
import { editedBody } from '../core/edits';
import { restoreRow } from '../db/deletions';

/**
 * The patient named in a routine's body, or undefined for a template. Throws `invalid` beside the field if there is
 * none.
 */
async function checkPatient(
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
async function episodeOfRoutine(
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
async function checkExercises(
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
async function findEditable(db: Database, user: SignedInUser, id: string) {
  const repository = routineRepository(db);
  await repository.lock(id);
  const row = await repository.find(user, id);
  if (!row) throw notFound(ROUTINE_MESSAGES.notFound);
  if (!mayEditRoutine(user, row)) throw forbidden(ROUTINE_MESSAGES.templateNotYours);
  return row;
}

/** Stores a routine and a notice for its patient, or stores a template of the practice. */
export async function createRoutine(context: CommandContext, body: RoutineWriteBody) {
  const { db, user, now, audited } = context;
  const values = valuesOf(body);
  const row = await db.transaction(async (transaction) => {
    const repository = routineRepository(transaction);
    const patient = await checkPatient(transaction, user, values);
    await checkExercises(transaction, values);
    const inside = { ...context, db: transaction };
    const episodeId = await episodeOfRoutine(inside, patient, body.episodeId);
    const id = await repository.create(user.id, { ...values, episodeId }, now);
    await tellOfRoutine(inside, 'GIVEN', { id, patientId: values.patientId });
    return repository.find(user, id);
  });
  if (!row) throw notFound(ROUTINE_MESSAGES.notFound);
  audited({ patientId: row.patientId, entityId: row.id });
  return toRoutineAnswer(row, user, context);
}

/** The whole body that an edit makes of a stored routine. Its exercises are one list. */
function bodyFor(current: FoundRoutine, edit: EditOf<RoutineWriteBody>) {
  const exercises = current.exercises.map(({ position: order, ...row }) => ({ ...row, order }));
  return editedBody({
    schema: routineWriteSchema,
    edit,
    stored: { ...current, exercises },
    ifNamed: ['schedule', 'episodeId'],
    shape: ROUTINE_EDIT,
  });
}

/** Whether a change gives the patient other work. What is over, and stays so, gives none. */
function isNews(
  before: FoundRoutine,
  after: Omit<RoutineValues, 'episodeId'>,
  moment: PracticeMoment,
): boolean {
  const terms = [before, { ...before, duration: after.duration }];
  return terms.some((term) => statusAt(term, moment) === 'ACTIVE') && isOtherWork(before, after);
}

/**
 * Replaces the content of a routine or template. An edit changes its own fields alone. Throws `conflict` beside the
 * patient for another one if the routine has been done.
 */
export async function replaceRoutine(
  context: CommandContext,
  { id, body: edit }: { id: string; body: EditOf<RoutineWriteBody> },
) {
  const { db, user, now, audited } = context;
  const row = await db.transaction(async (transaction) => {
    const repository = routineRepository(transaction);
    // Check for `notFound` first: checks of the body must reveal nothing about somebody else's routine.
    const current = await findEditable(transaction, user, id);
    audited({ patientId: current.patientId });
    const body = bodyFor(current, edit);
    const values = valuesOf(body, current.exercises);
    if (current.isTemplate !== values.isTemplate) throw invalid(ROUTINE_MESSAGES.templateStays);
    const patient = await checkPatient(transaction, user, values);
    const isGiven = values.patientId !== current.patientId;
    // Runs belong to who did them, and stay with the routine.
    if (isGiven && (await repository.hasRuns(id)))
      throw takenField('patientId', ROUTINE_MESSAGES.runByPatient);
    const already = current.exercises.map(({ exerciseId }) => exerciseId);
    await checkExercises(transaction, values, already);
    const inside = { ...context, db: transaction };
    const episodeId = await episodeOfRoutine(inside, patient, body.episodeId, current);
    // The weeks of a routine count from when its patient got it.
    const term = isGiven
      ? { createdAt: now, earlierPlans: [] }
      : { earlierPlans: earlierPlansOf(current, values, user.today) };
    await repository.update(id, { ...values, episodeId, ...term }, now);
    await leaveEpisode(inside, current, episodeId);
    // To whom it is taken from, it is as good as deleted.
    if (isGiven && statusAt(current, context) === 'ACTIVE') await tellOfRoutine(inside, 'ENDED', current);
    const news = isGiven ? 'GIVEN' : isNews(current, values, context) && 'CHANGED';
    if (news) await tellOfRoutine(inside, news, { id, patientId: values.patientId });
    return repository.find(user, id);
  });
  if (!row) throw notFound(ROUTINE_MESSAGES.notFound);
  audited({ patientId: row.patientId });
  return toRoutineAnswer(row, user, context);
}

/** Deletes a routine or template; the patients' runs stay. The patient is told, unless the routine was over. */
export async function removeRoutine(context: CommandContext, { id }: { id: string }): Promise<void> {
  const { db, user, audited } = context;
  await db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    const row = await findEditable(transaction, user, id);
    await routineRepository(transaction).hide(row.id, context);
    await leaveEpisode(inside, row, null);
    if (statusAt(row, context) === 'ACTIVE') await tellOfRoutine(inside, 'ENDED', row);
    audited({ patientId: row.patientId });
  });
}

/**
 * Gives back a routine or template that the caller has just deleted, and tells its patient. Throws `conflict` when the time to
 * undo is over.
 */
export async function restoreRoutine(context: CommandContext, { id }: { id: string }) {
  const { db, user, audited } = context;
  const row = await db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    const deletedAt = await restoreRow(inside, 'routines', id);
    const restored = await findEditable(transaction, user, id);
    if (!deletedAt) return restored;
    const patient = restored.patientId === null ? undefined : { id: restored.patientId };
    const episodeId = await episodeOfRoutine(inside, patient, null, restored);
    // Its episode may have gone with it.
    if (episodeId !== restored.episodeId) await routineRepository(transaction).giveTo(id, episodeId);
    if (statusAt(restored, context) === 'ACTIVE') await tellOfRoutine(inside, 'RETURNED', restored);
    return { ...restored, episodeId };
  });
  audited({ patientId: row.patientId });
  return toRoutineAnswer(row, user, context);
}
