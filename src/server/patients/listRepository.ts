import { and, count, desc, eq, inArray, lt, or } from 'drizzle-orm';
import { attends, type Carer, live, relationTo } from './access';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { byName, newest } from '../db/order';
import { invitations, patientDetails, patients, users } from '../db/schema';
import { latestInvitations } from '../invitations/latestRepository';
import { contactColumns, listColumns } from './repository';

/** Position of a page's last row in the list's order. */
export interface ListCursor {
  createdAt: Date;
  id: string;
}

const isAfter = ({ createdAt, id }: ListCursor) =>
  or(lt(patients.createdAt, createdAt), and(eq(patients.createdAt, createdAt), lt(patients.id, id)));

const newestFirst = [newest(patients.createdAt), desc(patients.id)];

interface Page {
  carer: Carer;
  now: Date;
  limit?: number | undefined;
  after?: ListCursor | undefined;
}

/** The patients whom a therapist attends, with their latest invitation and their lead, newest first; all without `limit`. */
export function selectPatients(db: Database, { carer, now, limit, after }: Page) {
  const mine = and(attends(carer), live, after && isAfter(after));
  const shown = db
    .select({ id: patients.id })
    .from(patients)
    .where(mine)
    .orderBy(...newestFirst);
  // For a page, read only that page's invitations, not the therapist's thousands.
  const invited = inArray(invitations.patientId, limit === undefined ? shown : shown.limit(limit));
  const latest = latestInvitations(db, now, invited);
  const query = db
    .select({
      ...listColumns,
      dateOfBirth: patients.dateOfBirth,
      ...pickColumns(patientDetails, 'documentNumber', 'secondPhone', 'guardianPhone'),
      relation: relationTo(carer),
      leadName: users.name,
      invitation: latest.columns,
    })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.therapistId))
    .leftJoin(patientDetails, eq(patientDetails.patientId, patients.id))
    .leftJoin(latest.table, eq(latest.table.patientId, patients.id))
    .where(mine)
    .orderBy(...newestFirst);
  return limit === undefined ? query : query.limit(limit);
}

/** How many patients a therapist attends, or the practice has. */
export async function countPatients(db: Database, carer?: Carer): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(patients)
    .where(and(carer && attends(carer), live));
  return row?.total ?? 0;
}

/**
 * Names, contacts, leads and latest invitations of the practice's patients, by name, or of one. Nothing else of a record. All
 * without `limit`.
 */
export function selectContacts(
  db: Database,
  now: Date,
  { id, limit }: { id?: string; limit?: number | undefined },
) {
  const asked = and(live, id === undefined ? undefined : eq(patients.id, id));
  const order = [byName(patients.name), patients.id];
  const shown = db
    .select({ id: patients.id })
    .from(patients)
    .where(asked)
    .orderBy(...order);
  const invited = limit === undefined ? undefined : inArray(invitations.patientId, shown.limit(limit));
  const latest = latestInvitations(db, now, id === undefined ? invited : eq(invitations.patientId, id));
  const query = db
    .select({ ...contactColumns, therapistName: users.name, invitation: latest.columns })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.therapistId))
    .leftJoin(latest.table, eq(latest.table.patientId, patients.id))
    .where(asked)
    .orderBy(...order);
  return limit === undefined ? query : query.limit(limit);
}
