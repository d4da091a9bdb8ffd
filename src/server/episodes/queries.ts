import type { Episode } from '@/contract/episodeAnswers';
import { EPISODE_MESSAGES } from '@/contract/episodes';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { attendsPatient } from '../patients/access';
import type { Database } from '../db/database';
import type { CommandContext } from '../core/context';
import { notFound } from '../core/errors';
import { lastOverwritten } from '../record/versionRepository';
import { episodeRepository } from './repository';

/** Throws `notFound` unless the signed-in therapist attends the patient. */
export async function checkRecord({ db, user, audited }: CommandContext, patientId: string): Promise<void> {
  if (!(await attendsPatient(db, user, patientId))) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId });
}

/** An episode of a patient whom the signed-in therapist attends. Throws `notFound` for any other. */
export async function findEpisode({ db, user, audited }: CommandContext, id: string) {
  const row = await episodeRepository(db).find(id);
  if (!row || !(await attendsPatient(db, user, row.patientId))) throw notFound(EPISODE_MESSAGES.notFound);
  audited({ patientId: row.patientId, entityId: id });
  return row;
}

/** Throws `notFound` if an episode that is asked for is not one of the patient's. */
export async function checkEpisodeOf(
  db: Database,
  patientId: string,
  episodeId: string | null | undefined,
): Promise<void> {
  if (episodeId && (await episodeRepository(db).find(episodeId))?.patientId !== patientId)
    throw notFound(EPISODE_MESSAGES.notFound);
}

/** All episodes of a record that the caller may see. */
export async function episodesOf(
  { db, user, now, timeZone }: CommandContext,
  patientId: string,
): Promise<Episode[]> {
  const rows = await episodeRepository(db).listOfPatient(patientId, { carer: user, now, timeZone });
  const overwritten = await lastOverwritten(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map(({ leadId, leadName, dischargedOn, dischargeReason, dischargerName, ...row }): Episode => {
    const corrected = overwritten.get(row.id);
    return {
      ...row,
      lead: { id: leadId, name: leadName },
      discharge: dischargedOn ? { on: dischargedOn, reason: dischargeReason, by: dischargerName } : null,
      ...(corrected && { corrected }),
    };
  });
}

export async function listEpisodes(context: CommandContext, { id }: { id: string }) {
  await checkRecord(context, id);
  return episodesOf(context, id);
}
