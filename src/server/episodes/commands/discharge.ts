import { DISCHARGE_REASON_LABELS, EPISODE_MESSAGES as MESSAGES } from '@/contract/episodes';
import type { DischargeBody } from '@/contract/episodeSchemas';
import { cancelAppointment } from '../../appointments/commands/endAppointment';
import type { CommandContext } from '../../core/context';
import { conflict, invalidField } from '../../core/errors';
import { episodesOf, findEpisode } from '../queries';
import { episodeRepository } from '../repository';

/** Cancels the episode's open appointments ahead that the caller may change, each with its event and its notices. */
async function cancelOpenAhead(context: CommandContext, id: string, reason: string): Promise<void> {
  const { db, user, now } = context;
  for (const appointment of await episodeRepository(db).appointmentsAhead(id, { carer: user, now }))
    await cancelAppointment(context, { id: appointment, reason });
}

/**
 * Discharges a patient from an episode («Dar de alta») and does with its routines and appointments what the body says,
 * all or nothing. Appointments in a colleague's agenda stay. With the last open episode the record is discharged too.
 * Answers all episodes of the record. Throws `conflict` if the episode is over already.
 */
export async function dischargeEpisode(
  context: CommandContext,
  { id, body }: { id: string; body: DischargeBody },
) {
  const { db, user, now, timeZone, audited } = context;
  const { patientId, startedOn } = await findEpisode(context, id);
  const on = body.on || user.today;
  if (on > user.today) throw invalidField('on', MESSAGES.future);
  if (on < startedOn) throw invalidField('on', MESSAGES.dischargeBeforeStart);
  await db.transaction(async (transaction) => {
    const repository = episodeRepository(transaction);
    // Whoever opens or ends another episode of the record at the same time waits, so that its status is right.
    await repository.lockRecord(patientId);
    const ended = { dischargedOn: on, dischargeReason: body.reason, dischargedBy: user.id };
    if (!(await repository.discharge(id, ended, now))) throw conflict(MESSAGES.alreadyDischarged);
    if (body.routines === 'END') await repository.endRoutines(id, now);
    if (body.appointments === 'CANCEL')
      await cancelOpenAhead(
        { ...context, db: transaction },
        id,
        `Alta: ${DISCHARGE_REASON_LABELS[body.reason].toLowerCase()}`,
      );
    await repository.settleStatus(patientId, now, timeZone);
  });
  audited({ patientId, entityId: id });
  return episodesOf(context, patientId);
}
