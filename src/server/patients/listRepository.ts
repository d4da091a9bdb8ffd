import { and, desc, eq, inArray, lt, or, sql, type Placeholder } from 'drizzle-orm';
import { attends, type Carer, live, relationTo } from './access';
import type { Database } from '../db/database';
import { statement } from '../db/statement';
import { invitations, patientDetails, patients, users } from '../db/schema';
import { latestInvitations } from '../invitations/latestRepository';
import { listColumns } from './repository';

/** Position of a page's last row in the list's order. */
export interface ListCursor {
  createdAt: Date;
  id: string;
}

const isAfter = ({ createdAt, id }: ListCursor) =>
  or(lt(patients.createdAt, createdAt), and(eq(patients.createdAt, createdAt), lt(patients.id, id)));

const newestFirst = [
  // Written as in the index: without `nulls last`, PostgreSQL would sort the whole practice for one page.
  sql`${patients.createdAt} desc nulls last`,
  desc(patients.id),
];

interface Page {
  carer: Carer;
  now: Date | Placeholder;
  limit?: number | Placeholder;
  after?: ListCursor;
}

/** The patients whom a therapist attends, with their latest invitation, and their lead. */
function listQuery(db: Database, { carer, now, limit, after }: Page) {
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
      documentNumber: patientDetails.documentNumber,
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

const firstPage = statement((db) =>
  listQuery(db, {
    carer: { id: sql.placeholder('carerId'), today: sql.placeholder('today') },
    now: sql.placeholder('now'),
    limit: sql.placeholder('limit'),
  }),
);

/** The patients whom a therapist attends, newest first; all of them without `limit`. */
export const selectPatients = async (
  db: Database,
  {
    carer,
    now,
    limit,
    after,
  }: { carer: { id: string; today: string }; now: Date; limit?: number; after?: ListCursor },
) =>
  limit === undefined || after
    ? listQuery(db, { carer, now, limit, after })
    : firstPage(db, { carerId: carer.id, today: carer.today, now: now.toISOString(), limit });
