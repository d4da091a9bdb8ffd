import { and, eq, isNull, sql } from 'drizzle-orm';
import { mayEnter } from '../auth/accountRepository';
import type { Database } from '../db/database';
import { statement } from '../db/statement';
import { covers, patients, users } from '../db/schema';
import { isUuid } from '../core/ids';
import { attends, coverHoldsOn } from './relation';

const attended = statement((db) =>
  db
    .select({ id: patients.id })
    .from(patients)
    .where(
      and(
        eq(patients.id, sql.placeholder('patientId')),
        attends({ id: sql.placeholder('id'), today: sql.placeholder('today') }),
        isNull(patients.deletedAt),
      ),
    ),
);

const standIns = statement((db) =>
  db
    .select({ id: users.id })
    .from(covers)
    .innerJoin(users, and(eq(users.id, covers.coveredBy), mayEnter))
    .where(
      and(eq(covers.therapistId, sql.placeholder('therapistId')), coverHoldsOn(sql.placeholder('today'))),
    ),
);

interface Person {
  id: string;
  /** Day of the practice, `YYYY-MM-DD`. */
  today: string;
}

/**
 * Whether a therapist attends a patient on a day: as lead, as collaborator or in the place of one of these. False for
 * absent and deleted patients, and for malformed ids.
 */
export async function attendsPatient(
  db: Database,
  { id, today }: Person,
  patientId: string,
): Promise<boolean> {
  return isUuid(patientId) && (await attended(db, { patientId, id, today })).length > 0;
}

/** Ids of the colleagues who stand in for a therapist on a day and can sign in. */
export async function standInsOf(db: Database, therapistId: string, today: string): Promise<string[]> {
  return (await standIns(db, { therapistId, today })).map(({ id }) => id);
}

/** Whether somebody may write in a therapist's agenda on a day: it is their own, or they stand in. */
export async function actsForTherapist(
  db: Database,
  { id, today }: Person,
  therapistId: string,
): Promise<boolean> {
  return therapistId === id || (await standInsOf(db, therapistId, today)).includes(id);
}
