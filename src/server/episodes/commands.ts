import { EPISODE_MESSAGES as MESSAGES } from '@/contract/episodes';
import {
  type DischargeBody,
  type EpisodeBody,
  episodeBodySchema,
  type ReopeningBody,
} from '@/contract/episodeSchemas';
import type { EditOf } from '@/contract/edits';
import { startOfDay } from '@/contract/common/practiceTime';
import { refuseAfterToday } from '../core/days';
import { attendsPatient } from '../patients/access';
import { detailsRepository } from '../patients/detailsRepository';
import type { CommandContext } from '../core/context';
import { invalidField, conflict } from '../core/errors';
import { isUuid } from '../core/ids';
import { DISCHARGE_CANCELLATION } from './figuresRepository';
import { type EpisodeValues, episodeRepository } from './repository';
import { dropEpisode, openEpisode } from './assign';
import { checkRecord, episodesOf, findEpisode } from './queries';
import { keepEpisode } from './versions';
import { editedBody } from '../core/edits';
import { cancelAppointment } from '../appointments/commands/endAppointment';
import { tellOfRoutine } from '../routines/notices';
import { plansWithPause, statusAt } from '../routines/values';

/** The lead that a body names, who attends the patient. Throws `invalid` beside the field for anybody else. */
async function leadIn({ db, user }: CommandContext, patientId: string, id: string): Promise<string> {
  const attends = isUuid(id) && (await attendsPatient(db, { id, today: user.today }, patientId));
  if (!attends) throw invalidField('leadId', MESSAGES.leadUnknown);
  return id;
}

/** Converts a body into stored values; start and lead are absent where the body says nothing of them. */
async function episodeValues(
  context: CommandContext,
  patientId: string,
  body: EpisodeBody,
): Promise<Omit<EpisodeValues, 'startedOn' | 'leadId'> & Partial<EpisodeValues>> {
  if (body.startedOn) refuseAfterToday(context, 'startedOn', body.startedOn);
  return {
    reason: body.reason,
    region: body.region ?? null,
    authorisation: body.authorisation || null,
    authorisedSessions: body.authorisedSessions ?? null,
    ...(body.startedOn && { startedOn: body.startedOn }),
    ...(body.leadId && { leadId: await leadIn(context, patientId, body.leadId) }),
  };
}

/**
 * Opens an episode in a record, which is active from then on. It begins today, with the caller as its lead, unless the
 * body says otherwise. Answers all episodes of the record.
 */
export async function openEpisodeByHand(
  context: CommandContext,
  { id, body }: { id: string; body: EpisodeBody },
) {
  const { db, user, audited } = context;
  await checkRecord(context, id);
  const values = { startedOn: user.today, leadId: user.id, ...(await episodeValues(context, id, body)) };
  await db.transaction(async (transaction) => {
    await episodeRepository(transaction).lockRecord(id);
    const episodeId = await openEpisode({ ...context, db: transaction }, id, values);
    audited({ patientId: id, entityId: episodeId });
  });
  return episodesOf(context, id);
}

/**
 * Replaces what an episode says, also of a discharged one, and keeps what it said as a version. An edit changes its own
 * fields alone. Answers all episodes of the record.
 */
export async function updateEpisode(
  context: CommandContext,
  { id, body: edit }: { id: string; body: EditOf<EpisodeBody> },
) {
  return context.db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    const held = await episodeRepository(transaction).hold(id);
    const { patientId, dischargedOn } = await findEpisode(inside, id);
    const body = editedBody({ schema: episodeBodySchema, edit, stored: { ...held }, ifNamed: ['leadId'] });
    const values = await episodeValues(inside, patientId, body);
    if (values.startedOn && dischargedOn && values.startedOn > dischargedOn)
      throw invalidField('startedOn', MESSAGES.startAfterDischarge);
    if (held) await keepEpisode(inside, held, values);
    await episodeRepository(transaction).update(id, values, context.now);
    return episodesOf(inside, patientId);
  });
}

/** Cancels the episode's open appointments ahead that the caller may change, each with its event and its notices. */
async function cancelOpenAhead(context: CommandContext, id: string): Promise<void> {
  const { db, user, now } = context;
  for (const appointment of await episodeRepository(db).appointmentsAhead(id, { carer: user, now }))
    await cancelAppointment(context, { id: appointment, reason: DISCHARGE_CANCELLATION });
}

/** Ends the active routines of an episode, and tells the patient of those whose weeks were not over. */
async function endRoutines(context: CommandContext, id: string, on: string): Promise<void> {
  for (const routine of await episodeRepository(context.db).endRoutines(id, on, context.now))
    if (statusAt({ ...routine, status: 'ACTIVE' }, context) === 'ACTIVE')
      await tellOfRoutine(context, 'ENDED', routine);
}

/** Lets no mail of appointments leave to a patient any more: neither what waits, nor what other agendas write. */
async function endMails({ db, now }: CommandContext, patientId: string): Promise<void> {
  const details = detailsRepository(db);
  await details.save(patientId, { ...(await details.find(patientId)), noAppointmentMails: true }, now);
}

/**
 * Discharges a patient from an episode («Dar de alta») and does with its routines and appointments what the body says,
 * all or nothing. Appointments in a colleague's agenda stay. With the last open episode the record is discharged too.
 * After a death the family gets no mails. Answers all episodes of the record. Throws `conflict` if the episode is over already.
 */
export async function dischargeEpisode(
  context: CommandContext,
  { id, body }: { id: string; body: DischargeBody },
) {
  const { db, user, now, timeZone, audited } = context;
  const { patientId, startedOn } = await findEpisode(context, id);
  const on = body.on || user.today;
  refuseAfterToday(context, 'on', on);
  if (on < startedOn) throw invalidField('on', MESSAGES.dischargeBeforeStart);
  await db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    const repository = episodeRepository(transaction);
    // Whoever opens or ends another episode of the record at the same time waits, so that its status is right.
    await repository.lockRecord(patientId);
    const ended = { dischargedOn: on, dischargeReason: body.reason, dischargedBy: user.id };
    if (!(await repository.discharge(id, ended, now))) throw conflict(MESSAGES.alreadyDischarged);
    if (body.reason === 'DECEASED') await endMails(inside, patientId);
    if (body.routines === 'END') await endRoutines(inside, id, on);
    if (body.appointments === 'CANCEL') await cancelOpenAhead(inside, id);
    await repository.settleStatus(patientId, now, timeZone);
  });
  audited({ patientId, entityId: id });
  return episodesOf(context, patientId);
}

/** Makes the routines active again that a discharge on a day ended, and tells the patient of those that go on. */
async function resumeRoutines(context: CommandContext, id: string, endedOn: string): Promise<void> {
  const { db, now, user } = context;
  const repository = episodeRepository(db);
  for (const routine of await repository.endedRoutines(id, endedOn)) {
    await repository.resumeRoutine(routine.id, plansWithPause(routine, endedOn, user.today), now);
    if (statusAt({ ...routine, status: 'ACTIVE' }, context) === 'ACTIVE')
      await tellOfRoutine(context, 'RETURNED', routine);
  }
}

/**
 * Opens a discharged episode again, and makes active again the routines that the discharge ended, if the body says so.
 * Appointments stay as the discharge left them; those made since then that belong to none join it. The discharge is kept
 * as a version. Answers all episodes of the record.
 */
export async function reopenEpisode(
  context: CommandContext,
  { id, body }: { id: string; body: ReopeningBody },
) {
  const { db, now, timeZone } = context;
  const { patientId } = await findEpisode(context, id);
  await db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    const repository = episodeRepository(transaction);
    await repository.lockRecord(patientId);
    const held = await repository.hold(id);
    if (!held?.dischargedOn) throw conflict(MESSAGES.notDischarged);
    const open = { dischargedOn: null, dischargeReason: null, dischargedBy: null };
    await keepEpisode(inside, held, open);
    await repository.reopen(id, now);
    if (body.routines === 'RESUME') await resumeRoutines(inside, id, held.dischargedOn);
    await repository.adopt(patientId, id, startOfDay(held.dischargedOn, timeZone));
    await repository.settleStatus(patientId, now, timeZone);
  });
  return episodesOf(context, patientId);
}

/**
 * Removes an open episode that holds nothing, for example one that was opened in the wrong record. Answers the other
 * episodes of the record. Throws `conflict` for any other episode.
 */
export async function removeEpisode(context: CommandContext, { id }: { id: string }) {
  const { patientId } = await findEpisode(context, id);
  await context.db.transaction(async (transaction) => {
    if (!(await dropEpisode({ ...context, db: transaction }, { id, patientId }, 'byHand')))
      throw conflict(MESSAGES.notEmpty);
  });
  return episodesOf(context, patientId);
}
