import { instantOf, wallClockOf } from '@/contract/common/practiceTime';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { type SessionBody, sessionBodySchema } from '@/contract/sessionSchemas';
import { SESSION_MESSAGES } from '@/contract/sessions';
import { DAY_AND_HOUR, type EditOf } from '@/contract/edits';
import type { CommandContext } from '../core/context';
import { invalidField, notFound } from '../core/errors';
import { type SessionValues, sessionRepository, statedIn, type SessionRow } from './repository';
import { findReached } from '../patients/access';
import { episodeOfCare, leaveEpisode } from '../episodes/assign';
import { toSessionAnswer } from './queries';
import { editedBody } from '../core/edits';
import { saysTheSame } from '../record/versionRepository';

/**
 * Converts a body into stored values. A client that does not know shared notes omits the key; then
 * `sharedBefore` stays.
 */
function sessionValues(
  { date, time, exercises, ...body }: SessionBody,
  timeZone: string,
  { episodeId, sharedBefore }: { episodeId: string | null; sharedBefore: string | null },
): SessionValues {
  return {
    patientId: body.patientId,
    episodeId,
    startsAt: instantOf(date, time, timeZone),
    duration: body.duration,
    treatmentType: body.treatmentType,
    location: body.location || null,
    notes: body.notes || null,
    sharedNotes: body.sharedNotes === undefined ? sharedBefore : body.sharedNotes || null,
    status: body.status,
    exercises: (exercises ?? []).map((exercise) => ({
      ...exercise,
      duration: exercise.duration ?? null,
      notes: exercise.notes || null,
    })),
  };
}

/** The refusal of a patient whom the user does not reach. */
const patientUnknown = () => invalidField('patientId', PATIENT_MESSAGES.notFound);

/** Throws an error beside the field if the user may not record sessions of this patient. */
async function requireRecordablePatient(
  { db, user }: Pick<CommandContext, 'db' | 'user'>,
  patientId: string,
): Promise<void> {
  if (!(await findReached(db, user, patientId))) throw patientUnknown();
}

/** Records a session of a patient. */
export async function recordSession(context: CommandContext, body: SessionBody) {
  const { db, user, now, timeZone, audited } = context;
  await requireRecordablePatient(context, body.patientId);
  const row = await db.transaction(async (transaction) => {
    const { patientId, date: day, episodeId: chosen } = body;
    const episodeId = await episodeOfCare({ ...context, db: transaction }, { patientId, chosen, day });
    const repository = sessionRepository(transaction);
    const values = sessionValues(body, timeZone, { episodeId, sharedBefore: null });
    return repository.find(user, await repository.create(user.id, values, now));
  });
  if (!row) throw notFound(SESSION_MESSAGES.notFound);
  audited({ patientId: row.patientId, entityId: row.id });
  return toSessionAnswer(row, context);
}

/** The whole body that an edit makes of a stored session. */
const bodyFor = (before: SessionRow, edit: EditOf<SessionBody>, timeZone: string) =>
  editedBody({
    schema: sessionBodySchema,
    edit,
    stored: { ...before, ...wallClockOf(before.startsAt, timeZone) },
    ifNamed: ['episodeId'],
    shape: DAY_AND_HOUR,
  });

/**
 * Replaces a session's content and keeps the earlier content as a version. An edit changes its own fields alone. Only
 * its author may, as long as they reach the patient: afterwards it stays in that record.
 */
export async function correctSession(context: CommandContext, id: string, edit: EditOf<SessionBody>) {
  const { user, now, timeZone, audited } = context;
  const row = await context.db.transaction(async (transaction) => {
    const repository = sessionRepository(transaction);
    // Check for `notFound` first: checks of the body must reveal nothing about somebody else's session.
    const before = await repository.lockOwn(user, id);
    if (!before) throw notFound(SESSION_MESSAGES.notFound);
    audited({ patientId: before.patientId });
    if (!before.isReached) throw patientUnknown();
    const body = bodyFor(before, edit, timeZone);
    await requireRecordablePatient({ db: transaction, user }, body.patientId);
    const { patientId, date: day, episodeId: chosen } = body;
    const belonging = { patientId, chosen, day, before };
    const inside = { ...context, db: transaction };
    const episodeId = await episodeOfCare(inside, belonging);
    const values = sessionValues(body, timeZone, { episodeId, sharedBefore: before.sharedNotes });
    if (!saysTheSame(statedIn(before), statedIn(values))) await repository.correct(before, values, now);
    else if (episodeId !== before.episodeId) await repository.giveTo(id, episodeId);
    await leaveEpisode(inside, before, episodeId);
    return repository.find(user, id);
  });
  if (!row) throw notFound(SESSION_MESSAGES.notFound);
  audited({ patientId: row.patientId });
  return toSessionAnswer(row, context);
}
