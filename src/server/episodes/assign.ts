import { startOfDay } from '@/contract/common/practiceTime';
import { EPISODE_MESSAGES } from '@/contract/episodes';
import type { Database } from '../db/database';
import type { CommandContext } from '../core/context';
import { invalidField } from '../core/errors';
import { removalRepository } from './removalRepository';
import { episodeRepository, type EpisodeValues } from './repository';

type Writing = Pick<CommandContext, 'db' | 'user' | 'now' | 'timeZone'>;

interface Belonging {
  patientId: string;
  /** Episode that the body names; absent or empty, the rule decides. */
  chosen?: string | null | undefined;
  /** Where it belongs so far. It stays there if the patient stays. */
  before?: Place | undefined;
}

/** Where something belongs; both are null of a template. */
type Place = Record<'patientId' | 'episodeId', string | null>;

/** Whether the episode is one of this patient. */
async function isOfPatient(db: Database, id: string, patientId: string): Promise<boolean> {
  return (await episodeRepository(db).find(id))?.patientId === patientId;
}

/**
 * The episode of something that is written or booked: the one that the body names, which may be closed, else where it
 * is, else the newest open one; null if there is none. Throws `invalid` beside the field for a foreign episode.
 */
export async function episodeFor(
  { db }: Pick<Writing, 'db'>,
  { patientId, chosen, before }: Belonging,
): Promise<string | null> {
  if (chosen) {
    if (!(await isOfPatient(db, chosen, patientId)))
      throw invalidField('episodeId', EPISODE_MESSAGES.unknown);
    return chosen;
  }
  if (before?.patientId === patientId) return before.episodeId;
  return (await episodeRepository(db).newestOpen(patientId)) ?? null;
}

/**
 * Opens an episode and gives it the patient's appointments since its start that have none. A discharged record is active
 * from then on.
 */
export async function openEpisode(
  { db, now, timeZone }: Pick<Writing, 'db' | 'now' | 'timeZone'>,
  patientId: string,
  values: EpisodeValues,
): Promise<string> {
  const repository = episodeRepository(db);
  const id = await repository.open(patientId, values, now);
  await repository.adopt(patientId, id, startOfDay(values.startedOn, timeZone));
  await repository.settleStatus(patientId, now, timeZone);
  return id;
}

/**
 * The episode of care, which always has one. Without an open one it is the discharged one that lasted on the day of the
 * care, so that a session written late stays where it belongs. Else one is opened, without a reason. Call it in a
 * transaction.
 */
export async function episodeOfCare(
  context: Writing,
  { day, ...belonging }: Belonging & { day: string },
): Promise<string> {
  const { db, user } = context;
  const { patientId } = belonging;
  const found = await episodeFor(context, belonging);
  if (found) return found;
  const repository = episodeRepository(db);
  const record = await repository.lockRecord(patientId);
  return (
    (await repository.newestOpen(patientId)) ??
    (await repository.lastedOn(patientId, day)) ??
    openEpisode(context, patientId, {
      reason: null,
      region: null,
      startedOn: day < user.today ? day : user.today,
      leadId: user.role === 'THERAPIST' || !record ? user.id : record.leadId,
      authorisation: null,
      authorisedSessions: null,
    })
  );
}

/**
 * Removes an open episode that holds nothing, in the caller's transaction; `byItself` only if nobody has described it. Its
 * appointments go where they would be without it, and a record that it made active is discharged again. False for any
 * other episode.
 */
export async function dropEpisode(
  { db, now, timeZone }: Pick<Writing, 'db' | 'now' | 'timeZone'>,
  { id, patientId }: { id: string; patientId: string },
  how: 'byHand' | 'byItself',
): Promise<boolean> {
  const [repository, removal] = [episodeRepository(db), removalRepository(db)];
  const record = await repository.lockRecord(patientId);
  if (!(await removal.remove(id, how))) return false;
  const open = await repository.newestOpen(patientId);
  const other = open && (await repository.find(open));
  if (other) await repository.adopt(patientId, other.id, startOfDay(other.startedOn, timeZone));
  // A record without any other episode says nothing of a discharge, and one that was put aside stays so.
  if (record?.status === 'ACTIVE' && (await removal.hasAny(patientId)))
    await repository.settleStatus(patientId, now, timeZone);
  return true;
}

/**
 * Removes the episode that something has left, if it began by itself and holds nothing now: what opened it was a mistake.
 * Call it when that is stored where it belongs now: in `episodeId`, or in none.
 */
export async function leaveEpisode(
  context: Pick<Writing, 'db' | 'now' | 'timeZone'>,
  { patientId, episodeId: id }: Place,
  episodeId: string | null,
): Promise<void> {
  if (patientId && id && id !== episodeId) await dropEpisode(context, { id, patientId }, 'byItself');
}
