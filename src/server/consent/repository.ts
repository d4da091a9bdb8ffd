import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { prepared } from '../db/prepared';
import { consents } from '../db/schema';

const latestConsent = prepared((db) =>
  db
    .select({ version: consents.version, acceptedAt: consents.acceptedAt })
    .from(consents)
    .where(eq(consents.patientId, sql.placeholder('patientId')))
    .orderBy(desc(consents.acceptedAt))
    .limit(1)
    .prepare('latest_consent'),
);

/** Patients' consents, with version and time. Rows are only ever added. */
export const consentRepository = (db: Database) => ({
  /** The latest consent of a record. */
  async latest(patientId: string) {
    const [row] = await latestConsent(db).execute({ patientId });
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
