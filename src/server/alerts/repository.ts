import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AlertEnding, AlertKind } from '@/contract/alerts';
import { attends } from '../patients/access';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { patientAlerts, patients, users } from '../db/schema';
import type { SignedInUser } from '../core/context';

const enders = alias(users, 'enders');

/** Clinical alerts. Callers check first whose record it is. */
export const alertRepository = (db: Database) => ({
  /** Open ones first, then the ended ones, the latest first. */
  listOfPatient: (patientId: string) =>
    db
      .select({
        ...pickColumns(patientAlerts, 'id', 'kind', 'text', 'notedOn'),
        authorName: users.name,
        endedAt: patientAlerts.endedAt,
        enderName: enders.name,
        ending: patientAlerts.ending,
      })
      .from(patientAlerts)
      .innerJoin(users, eq(users.id, patientAlerts.authorId))
      .leftJoin(enders, eq(enders.id, patientAlerts.endedBy))
      .where(eq(patientAlerts.patientId, patientId))
      .orderBy(
        sql`${patientAlerts.endedAt} desc nulls first`,
        asc(patientAlerts.createdAt),
        desc(patientAlerts.id),
      ),

  /** @throws the database error `patient_alerts_once` if the same alert is open. */
  async add(values: {
    patientId: string;
    kind: AlertKind;
    text: string | null;
    notedOn: string;
    authorId: string;
    createdAt: Date;
  }): Promise<string | undefined> {
    const [row] = await db.insert(patientAlerts).values(values).returning({ id: patientAlerts.id });
    return row?.id;
  },

  /** The record of an open alert. */
  async patientOf(id: string): Promise<string | undefined> {
    const [row] = await db
      .select({ patientId: patientAlerts.patientId })
      .from(patientAlerts)
      .where(and(eq(patientAlerts.id, id), isNull(patientAlerts.endedAt)));
    return row?.patientId;
  },

  async end(id: string, values: { ending: AlertEnding; endedBy: string; endedAt: Date }): Promise<void> {
    await db
      .update(patientAlerts)
      .set(values)
      .where(and(eq(patientAlerts.id, id), isNull(patientAlerts.endedAt)));
  },
});

/** Ids of the patients with an open alert whom the therapist attends. */
export async function markedPatients(db: Database, user: SignedInUser): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: patientAlerts.patientId })
    .from(patientAlerts)
    .innerJoin(patients, eq(patients.id, patientAlerts.patientId))
    .where(and(attends(user), isNull(patients.deletedAt), isNull(patientAlerts.endedAt)));
  return rows.map(({ id }) => id);
}
