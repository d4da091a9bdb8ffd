import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { StaffInvitationBody } from '@/contract/teamSchemas';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { violates } from '../db/failures';
import { byName } from '../db/order';
import { staffInvitations } from '../db/schema';

/** Token and times of one sending. */
export interface Sending {
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
}

const columns = pickColumns(staffInvitations, 'id', 'name', 'email', 'role', 'createdAt', 'expiresAt');

/** Neither accepted nor cancelled; perhaps expired. */
const unanswered = and(isNull(staffInvitations.acceptedAt), isNull(staffInvitations.cancelledAt));

const behind = (tokenHash: string, now: Date) =>
  and(eq(staffInvitations.tokenHash, tokenHash), unanswered, gt(staffInvitations.expiresAt, now));

/** Invitations to work in the practice; the database stores only the hash of their tokens. */
export const staffInvitationRepository = (db: Database) => ({
  /** Those that nobody accepted or cancelled, by name. An expired one can be sent again. */
  list: () =>
    db
      .select(columns)
      .from(staffInvitations)
      .where(unanswered)
      .orderBy(byName(staffInvitations.name), asc(staffInvitations.id)),

  async find(id: string) {
    const [row] = await db
      .select({ ...columns, tokenHash: staffInvitations.tokenHash })
      .from(staffInvitations)
      .where(and(eq(staffInvitations.id, id), unanswered));
    return row;
  },

  /** The invitation of a link, while it may be accepted. */
  async findOpen(tokenHash: string, now: Date) {
    const [row] = await db.select(columns).from(staffInvitations).where(behind(tokenHash, now));
    return row;
  },

  /** Undefined if the address already has an open invitation. */
  async create(body: StaffInvitationBody, invitedBy: string, sending: Sending) {
    try {
      return await db.transaction(async (transaction) => {
        // The unique index counts an expired invitation as open, so cancel it first.
        await transaction
          .update(staffInvitations)
          .set({ cancelledAt: sending.createdAt })
          .where(
            and(
              eq(sql`lower(${staffInvitations.email})`, body.email.toLowerCase()),
              unanswered,
              lte(staffInvitations.expiresAt, sending.createdAt),
            ),
          );
        const [row] = await transaction
          .insert(staffInvitations)
          .values({ ...body, invitedBy, ...sending })
          .returning(columns);
        return row;
      });
    } catch (error) {
      if (violates(error, 'staff_invitations_one_open')) return undefined;
      throw error;
    }
  },

  /** Deletes an invitation whose mail was not sent. */
  async remove(id: string): Promise<void> {
    await db.delete(staffInvitations).where(eq(staffInvitations.id, id));
  },

  /**
   * Gives an unanswered invitation another token and times, if it still has the token `from`. Undefined
   * otherwise.
   */
  async replaceToken(id: string, from: string, sending: Sending) {
    const [row] = await db
      .update(staffInvitations)
      .set(sending)
      .where(and(eq(staffInvitations.id, id), eq(staffInvitations.tokenHash, from), unanswered))
      .returning(columns);
    return row;
  },

  /** False if there is no such unanswered invitation. */
  async cancel(id: string, now: Date): Promise<boolean> {
    const rows = await db
      .update(staffInvitations)
      .set({ cancelledAt: now })
      .where(and(eq(staffInvitations.id, id), unanswered))
      .returning({ id: staffInvitations.id });
    return rows.length > 0;
  },

  /** Marks the invitation as accepted. Of parallel requests, one gets it and the others get undefined. */
  async take(tokenHash: string, now: Date) {
    const [row] = await db
      .update(staffInvitations)
      .set({ acceptedAt: now })
      .where(behind(tokenHash, now))
      .returning(columns);
    return row;
  },
});
