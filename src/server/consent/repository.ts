import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { consents } from '../db/schema';

/** Patients' consents, with version and time. Rows are only ever added. */
export const consentRepository = (db: Database) => ({
  /** The latest consent of a record. */
  async latest(patientId: string) {
    const [row] = await db
      .select({ version: consents.version, acceptedAt: consents.acceptedAt })
      .from(consents)
      .where(eq(consents.patientId, patientId))
      .orderBy(desc(consents.acceptedAt))
      .limit(1);
    return row;
  },

  /** Stores consent to a version. The time of the first consent stays. */
  async accept(patientId: string, version: string, now: Date): Promise<void> {
    await db.insert(consents).values({ patientId, version, acceptedAt: now }).onConflictDoNothing();
  },
});

type ConsentRow = Awaited<ReturnType<ReturnType<typeof consentRepository>['latest']>>;

/** Converts a consent into an answer. */
export const toConsent = (row: ConsentRow) =>
  row ? { version: row.version, acceptedAt: row.acceptedAt.toISOString() } : null;
