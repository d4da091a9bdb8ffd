import { and, eq } from 'drizzle-orm';
import { mayEnter } from '../auth/accountRepository';
import type { Database } from '../db/database';
import { covers, users } from '../db/schema';
import { coverHoldsOn } from '../patients/access';

interface Person {
  id: string;
  /** Day of the practice, `YYYY-MM-DD`. */
  today: string;
}

/** Ids of the colleagues who stand in for a therapist on a day and can sign in. */
export async function standInsOf(db: Database, therapistId: string, today: string): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(covers)
    .innerJoin(users, and(eq(users.id, covers.coveredBy), mayEnter))
    .where(and(eq(covers.therapistId, therapistId), coverHoldsOn(today)));
  return rows.map(({ id }) => id);
}

/** Whether somebody may write in a therapist's agenda on a day: it is their own, or they stand in. */
export async function actsForTherapist(
  db: Database,
  { id, today }: Person,
  therapistId: string,
): Promise<boolean> {
  return therapistId === id || (await standInsOf(db, therapistId, today)).includes(id);
}
