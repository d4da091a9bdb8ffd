import type { Database } from '../db/database';
import { purgeNotifications } from './repository';

const PURGE_EVERY_MS = 6 * 3_600_000;

export type Retention = ReturnType<typeof createRetention>;

/** Runs the purge of old notices when somebody reads the bell, at most once every six hours. */
export function createRetention(startedAt: Date) {
  let purgedAt = startedAt.getTime();
  return {
    async purgeWhenDue(db: Database, now: Date): Promise<void> {
      if (now.getTime() - purgedAt < PURGE_EVERY_MS) return;
      purgedAt = now.getTime();
      await purgeNotifications(db, now);
    },
  };
}
