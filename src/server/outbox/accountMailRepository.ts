import { and, asc, desc, eq, gt, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { AccountMailKind, MessageFailure } from '@/contract/outbox';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import {
  accountMails as mails,
  invitations,
  passwordResets,
  patients,
  staffInvitations,
  users,
} from '../db/schema';

/** What causes a mail with the link to an account: one of the three, by its id. */
export type AccountMailCause =
  | { kind: 'INVITATION'; invitationId: string }
  | { kind: 'STAFF_INVITATION'; staffInvitationId: string }
  | { kind: 'PASSWORD_RESET'; passwordResetId: string };

/** A mail with what it says and whether its cause still asks for it. */
export interface AccountMail {
  id: string;
  kind: AccountMailKind;
  to: string;
  name: string;
  /** In whose name a patient is invited; null for the other kinds. */
  therapistName: string | null;
  /** Record of an invited patient; null for the other kinds. */
  patientId: string | null;
  /** Of the link that works: another one if the mail was replaced or the server's key has changed. */
  tokenHash: string;
  /** Neither used nor cancelled; perhaps expired. */
  isOpen: boolean;
  /** The record of the invitation is hidden: with it, the invitation would come back. */
  isResting: boolean;
  expiresAt: Date;
  attempts: number;
  outcome: 'SENT' | 'FAILED' | null;
}

const therapists = alias(users, 'therapists');
const waits = isNull(mails.outcome);

const isOpen = sql<boolean>`case ${mails.kind}
  when 'INVITATION' then ${invitations.status} in ('PENDING', 'SENT') and ${invitations.cancelledAt} is null
    and ${patients.deletedAt} is null and ${therapists.deletedAt} is null
  when 'STAFF_INVITATION' then ${staffInvitations.acceptedAt} is null and ${staffInvitations.cancelledAt} is null
  else ${passwordResets.usedAt} is null and ${users.deletedAt} is null and ${users.deactivatedAt} is null end`;

const columns = {
  id: mails.id,
  kind: mails.kind,
  to: sql<string>`coalesce(${invitations.email}, ${staffInvitations.email}, ${users.email})`,
  name: sql<string>`coalesce(${patients.name}, ${staffInvitations.name}, ${users.name})`,
  therapistName: therapists.name,
  patientId: invitations.patientId,
  tokenHash: sql<string>`coalesce(${invitations.tokenHash}, ${staffInvitations.tokenHash}, ${passwordResets.tokenHash})`,
  isOpen,
  isResting: sql<boolean>`${mails.kind} = 'INVITATION' and ${patients.deletedAt} is not null and ${invitations.status} in ('PENDING', 'SENT')`,
  expiresAt:
    sql<Date>`coalesce(${invitations.expiresAt}, ${staffInvitations.expiresAt}, ${passwordResets.expiresAt})`.mapWith(
      invitations.expiresAt,
    ),
  ...pickColumns(mails, 'attempts', 'outcome', 'endedAt', 'failure'),
};
type EndedAccountMail = AccountMail & { endedAt: Date | null; failure: MessageFailure | null };

/** Mails with the link to an account: what commands write, and what a worker and administration read. */
export const accountMailRepository = (db: Database) => {
  const select = () =>
    db
      .select(columns)
      .from(mails)
      .leftJoin(invitations, eq(invitations.id, mails.invitationId))
      .leftJoin(patients, eq(patients.id, invitations.patientId))
      .leftJoin(therapists, eq(therapists.id, invitations.therapistId))
      .leftJoin(staffInvitations, eq(staffInvitations.id, mails.staffInvitationId))
      .leftJoin(passwordResets, eq(passwordResets.id, mails.passwordResetId))
      .leftJoin(users, eq(users.id, passwordResets.userId));

  const repository = {
    /** Writes a mail that is being sent until `leasedUntil`, and again afterwards unless something is noted before. */
    async add(mail: AccountMailCause & { id: string }, now: Date, leasedUntil: Date): Promise<void> {
      await db.insert(mails).values({ ...mail, createdAt: now, dueAt: now, attempts: 1, leasedUntil });
    },

    /** Forgets the mail of an invitation that is sent again. */
    async removeOf(staffInvitationId: string): Promise<void> {
      await db.delete(mails).where(eq(mails.staffInvitationId, staffInvitationId));
    },

    /** Forgets the mails of a user's earlier requests that have not left: the latest one is enough. */
    async removeWaitingResets(userId: string): Promise<void> {
      const theirs = db
        .select({ id: passwordResets.id })
        .from(passwordResets)
        .where(eq(passwordResets.userId, userId));
      await db
        .delete(mails)
        .where(and(inArray(mails.passwordResetId, theirs), or(waits, eq(mails.outcome, 'FAILED'))));
    },

    async find(id: string): Promise<EndedAccountMail | undefined> {
      const [mail] = await select().where(eq(mails.id, id));
      return mail;
    },

    /** Holds a mail until the transaction ends. */
    async hold(id: string): Promise<EndedAccountMail | undefined> {
      const [mail] = await select().where(eq(mails.id, id)).for('update', { of: mails });
      return mail;
    },

    /** Holds the next mail that is due and that nobody is sending. Other workers pass over it. */
    async holdNext(now: Date): Promise<AccountMail | undefined> {
      const isFree = or(isNull(mails.leasedUntil), lte(mails.leasedUntil, now));
      // Mostly there is none, and one table alone tells that.
      const [next] = await db
        .select({ id: mails.id })
        .from(mails)
        .where(and(waits, lte(mails.dueAt, now), isFree))
        // A new password is waited for most.
        .orderBy(desc(eq(mails.kind, 'PASSWORD_RESET')), asc(mails.dueAt), asc(mails.id))
        .limit(1)
        .for('update', { skipLocked: true });
      return next && repository.find(next.id);
    },

    async remove(id: string): Promise<void> {
      await db.delete(mails).where(eq(mails.id, id));
    },

    /** Notes that sending begins. */
    async begin(id: string, leasedUntil: Date): Promise<void> {
      await db
        .update(mails)
        .set({ leasedUntil, attempts: sql`${mails.attempts} + 1` })
        .where(eq(mails.id, id));
    },

    async postpone(id: string, dueAt: Date): Promise<void> {
      await db
        .update(mails)
        .set({ dueAt, leasedUntil: null })
        .where(and(eq(mails.id, id), waits));
    },

    /** Notes that a mail has left, also in the patient's invitation. */
    async markSent(id: string, now: Date): Promise<void> {
      await db.transaction(async (transaction) => {
        const [sent] = await transaction
          .update(mails)
          .set({ outcome: 'SENT', endedAt: now, failure: null, leasedUntil: null })
          .where(eq(mails.id, id))
          .returning({ invitationId: mails.invitationId });
        if (!sent?.invitationId) return;
        await transaction
          .update(invitations)
          .set({ status: 'SENT' })
          .where(and(eq(invitations.id, sent.invitationId), eq(invitations.status, 'PENDING')));
      });
    },

    async markFailed(id: string, failure: MessageFailure, now: Date): Promise<void> {
      await db
        .update(mails)
        .set({ outcome: 'FAILED', endedAt: now, failure, leasedUntil: null })
        .where(and(eq(mails.id, id), waits));
    },

    /** Those that have ended since an instant without leaving and whose cause is open, the latest first. */
    failed: (since: Date, limit: number): Promise<EndedAccountMail[]> =>
      select()
        .where(and(eq(mails.outcome, 'FAILED'), gte(mails.endedAt, since), isOpen))
        .orderBy(desc(mails.endedAt), desc(mails.id))
        .limit(limit),

    /** Those that were tried, are tried again, and whose cause is open. */
    triedAndWaiting: (): Promise<EndedAccountMail[]> =>
      select().where(and(waits, gt(mails.attempts, 0), isNull(mails.leasedUntil), isOpen)),

    async retry(id: string, now: Date): Promise<void> {
      const again = { outcome: null, endedAt: null, failure: null, leasedUntil: null };
      await db
        .update(mails)
        .set({ ...again, dueAt: now })
        .where(eq(mails.id, id));
    },
  };
  return repository;
};
