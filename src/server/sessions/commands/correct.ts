import { SESSION_MESSAGES } from '@/contract/sessions';
import { type SessionBody, sessionBodySchema } from '@/contract/sessionSchemas';
import { wallClockOf } from '@/contract/common/practiceTime';
import { DAY_AND_HOUR, type EditOf } from '@/contract/edits';
import { editedBody } from '../../core/edits';
import { episodeOfCare } from '../../episodes/assign';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { saysTheSame } from '../../record/versionRepository';
import { toSessionAnswer } from '../answers';
import { sessionRepository, statedIn, type SessionRow } from '../repository';
import { requireRecordablePatient, sessionValues } from '../sessionValues';

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
 * its author may.
 */
export async function correctSession(context: CommandContext, id: string, edit: EditOf<SessionBody>) {
  const { user, now, timeZone, audited } = context;
  const row = await context.db.transaction(async (transaction) => {
    const repository = sessionRepository(transaction);
    // Check for `notFound` first: checks of the body must reveal nothing about somebody else's session.
    const before = await repository.lockOwn(user, id);
    if (!before) throw notFound(SESSION_MESSAGES.notFound);
    audited({ patientId: before.patientId });
    const body = bodyFor(before, edit, timeZone);
    await requireRecordablePatient({ db: transaction, user }, body.patientId);
    const { patientId, date: day, episodeId: chosen } = body;
    const belonging = { patientId, chosen, day, before };
    const episodeId = await episodeOfCare({ ...context, db: transaction }, belonging);
    const values = sessionValues(body, timeZone, { episodeId, sharedBefore: before.sharedNotes });
    if (!saysTheSame(statedIn(before), statedIn(values))) await repository.correct(before, values, now);
    else if (episodeId !== before.episodeId) await repository.giveTo(id, episodeId);
    return repository.find(user, id);
  });
  if (!row) throw notFound(SESSION_MESSAGES.notFound);
  audited({ patientId: row.patientId });
  return toSessionAnswer(row, context);
}
