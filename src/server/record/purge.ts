import { wallClockOf } from '@/contract/common/practiceTime';
import type { Database } from '../db/database';
import { termsOf } from './due';
import { destroyEpisode, destroyRecord, holdDeleted } from './purgeRepository';

interface PurgeOptions {
  now: Date;
  timeZone: string;
}

interface PurgeChoice {
  /** If false, things are only counted. */
  isConfirmed: boolean;
  /** Whether discharged episodes of records that stand are destroyed too. */
  fromStanding?: boolean;
}

export interface PurgeResult {
  /** Deleted records whose legal terms have all passed. */
  due: number;
  /** Episodes of other deleted records whose legal term has passed. */
  episodes: number;
  /** Discharged episodes, of records that stand, whose legal term has passed. */
  standing: number;
  /** Deleted records still within a term. */
  kept: number;
  /** First day on which one of the `kept` records may be destroyed, `YYYY-MM-DD`. */
  next: string | null;
  /** Number of rows removed; 0 for a dry run. */
  rows: number;
}

/** What a purge would remove today. */
async function purgeable(db: Database, options: PurgeOptions) {
  const today = wallClockOf(options.now, options.timeZone).date;
  const { records, episodes, standing } = await termsOf(db, options);
  const isDue = ({ from }: { from: string }) => from <= today;
  const due = records.filter(isDue);
  const waiting = records.filter((record) => !isDue(record));
  const going = new Set(due.map(({ patientId }) => patientId));
  return {
    due,
    episodes: episodes.filter((episode) => isDue(episode) && !going.has(episode.patientId)),
    standing: standing.filter(isDue),
    kept: waiting.length,
    next: waiting.map(({ from }) => from).sort()[0] ?? null,
  };
}

/**
 * Destroys what the legal term no longer keeps (Ley 41/2002, art. 17.1), which counts from the discharge of each
 * episode: deleted records, episodes of deleted records, and if wanted discharged episodes of records that stand. Each
 * goes in one transaction.
 */
export async function purgeRecords(
  db: Database,
  { isConfirmed, fromStanding = false, ...options }: PurgeOptions & PurgeChoice,
): Promise<PurgeResult> {
  const { due, episodes, standing, kept, next } = await purgeable(db, options);
  let rows = 0;
  if (isConfirmed) {
    for (const subject of due)
      rows += await db.transaction(async (transaction) =>
        (await holdDeleted(transaction, subject.patientId))
          ? destroyRecord(transaction, subject, options.now)
          : 0,
      );
    for (const episode of [...episodes, ...(fromStanding ? standing : [])])
      rows += await db.transaction((transaction) => destroyEpisode(transaction, episode, options.now));
  }
  return { due: due.length, episodes: episodes.length, standing: standing.length, kept, next, rows };
}
