import { and, desc, isNull, sql, type SQL } from 'drizzle-orm';
import type { InvitationStatus } from '@/contract/invitations';
import type { Database } from '../db/database';
import { invitations } from '../db/schema';

/** Status at an instant: an open invitation past its expiry reads EXPIRED, although the row is unchanged. */
export const statusAt = (now: Date) =>
  sql<InvitationStatus>`case when ${invitations.status} in ('PENDING', 'SENT') and ${invitations.expiresAt} <= ${now.toISOString()}::timestamptz then 'EXPIRED' else ${invitations.status} end`;

/** The latest invitation of each patient, as a table to join. Cancelled invitations are left out. */
export function latestInvitations(db: Database, now: Date, scope: SQL | undefined) {
  const table = db
    .selectDistinctOn([invitations.patientId], {
      patientId: invitations.patientId,
      id: sql<string>`${invitations.id}`.as('invitation_id'),
      email: sql<string>`${invitations.email}`.as('invitation_email'),
      status: statusAt(now).as('invitation_status'),
      createdAt: sql<Date>`${invitations.createdAt}`
        .mapWith(invitations.createdAt)
        .as('invitation_created_at'),
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .where(and(scope, isNull(invitations.cancelledAt)))
    .orderBy(invitations.patientId, desc(invitations.createdAt), desc(invitations.id))
    .as('latest_invitation');
  const { id, email, status, createdAt, expiresAt } = table;
  return { table, columns: { id, email, status, createdAt, expiresAt } };
}
