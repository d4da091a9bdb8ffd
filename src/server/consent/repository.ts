import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { prepared } from '../db/prepared';
import { consents } from '../db/schema';

const latestConsent = prepared((db) =>
  db
    .select(pickColumns(consents, 'version', 'acceptedAt', 'withdrawnAt'))
    .from(consents)
    .where(eq(consents.patientId, sql.placeholder('patientId')))
    // What was said last counts. A withdrawal is of all that stood, so that of several the one accepted last is told.
    .orderBy(
      desc(sql`greatest(${consents.acceptedAt}, ${consents.withdrawnAt})`),
      desc(consents.withdrawnAt),
      desc(consents.acceptedAt),
    )
    .limit(1)
    .prepare('latest_consent'),
);

/** Patients' consents, with version and time. Rows are only ever added, and marked once when they are withdrawn. */
export const consentRepository = (db: Database) => ({
  /** The latest consent of a record, also a withdrawn one. */
  async latest(patientId: string) {
    const [row] = await latestConsent(db).execute({ patientId });
    return row;
  },

  /** Stores consent to a version. While one stands, the time of the first one stays. */
  async accept(patientId: string, version: string, now: Date): Promise<void> {
    await db.insert(consents).values({ patientId, version, acceptedAt: now }).onConflictDoNothing();
  },

  /** Marks every consent of a record that stands as withdrawn. False if none does. */
  async withdraw(patientId: string, { by, now }: { by: string; now: Date }): Promise<boolean> {
    const withdrawn = await db
      .update(consents)
      .set({ withdrawnAt: now, withdrawnBy: by })
      .where(and(eq(consents.patientId, patientId), isNull(consents.withdrawnAt)))
      .returning({ id: consents.id });
    return withdrawn.length > 0;
  },
});

type ConsentRow = Awaited<ReturnType<ReturnType<typeof consentRepository>['latest']>>;

/** Converts a consent into an answer. */
export const toConsent = (row: ConsentRow) =>
  row
    ? {
        version: row.version,
        acceptedAt: row.acceptedAt.toISOString(),
        ...(row.withdrawnAt && { withdrawnAt: row.withdrawnAt.toISOString() }),
      }
    : null;
