import { and, count, desc, eq, gt, inArray, isNull, lte, ne, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SignedInUser } from '../core/context';
import type { Database } from '../db/database';
import { violates } from '../db/failures';
import { attendedIds, type Carer, reachedBy } from '../patients/access';
import { invitations, patients, users } from '../db/schema';
import { statusAt } from './latestRepository';

const OPEN = ['PENDING', 'SENT'] as const;

export interface NewInvitation {
  patientId: string;
  therapistId: string;
  email: string;
  tokenHash: string;
  createdAt: Date;
  expiresAt: Date;
}

const therapists = alias(users, 'therapists');

const columnsAt = (now: Date) => ({
  id: invitations.id,
  patientId: invitations.patientId,
  email: invitations.email,
  status: statusAt(now),
  createdAt: invitations.createdAt,
  expiresAt: invitations.expiresAt,
  patient: { name: patients.name },
  therapist: { name: therapists.name },
});

const isOpen = (now: Date) =>
  and(
    inArray(invitations.status, [...OPEN]),
    isNull(invitations.cancelledAt),
    gt(invitations.expiresAt, now),
  );

/**
 * Invitations with the names of both people. Cancelled ones, and those of deleted patients or therapists, are
 * left out.
 */
const selectInvitations = (db: Database, now: Date, condition: SQL | undefined) =>
  db
    .select(columnsAt(now))
    .from(invitations)
    .innerJoin(patients, and(eq(patients.id, invitations.patientId), isNull(patients.deletedAt)))
    .innerJoin(therapists, and(eq(therapists.id, invitations.therapistId), isNull(therapists.deletedAt)))
    .where(and(isNull(invitations.cancelledAt), condition))
    .orderBy(desc(invitations.createdAt), desc(invitations.id));

/** Condition for the invitations to this address, however it is spelled. */
const isTo = (email: string) => eq(sql`lower(${invitations.email})`, email.toLowerCase());

/** Condition for the invitations of the patients whom a therapist attends, whoever sent them. */
const ofAttended = (carer: Carer) => sql`${invitations.patientId} = any(${attendedIds(carer)})`;

/** Reads of invitations, with their status at `now`. */
export const invitationsAt = (db: Database, now: Date) => ({
  list: (carer: Carer) => selectInvitations(db, now, ofAttended(carer)),

  listOfPatient: (carer: Carer, patientId: string) =>
    selectInvitations(db, now, and(ofAttended(carer), eq(invitations.patientId, patientId))),

  /** One of a record that the user reaches. */
  async find(user: SignedInUser, id: string) {
    const [row] = await selectInvitations(db, now, and(reachedBy(user), eq(invitations.id, id)));
    return row;
  },

  /** The invitation of a link, while it may still be accepted. */
  async findOpen(tokenHash: string) {
    const [row] = await selectInvitations(db, now, and(eq(invitations.tokenHash, tokenHash), isOpen(now)));
    return row;
  },

  /** An open invitation of another patient to this address, of whichever therapist. */
  async findOpenOfOther(patientId: string, email: string) {
    const [row] = await selectInvitations(
      db,
      now,
      and(isOpen(now), isTo(email), ne(invitations.patientId, patientId)),
    );
    return row;
  },

  /** How many invitations to this address were made after an instant, of whichever patient and therapist. */
  async countTo(email: string, since: Date): Promise<number> {
    const [row] = await db
      .select({ total: count() })
      .from(invitations)
      .where(and(isTo(email), gt(invitations.createdAt, since)));
    return row?.total ?? 0;
  },
});

/** Writes to invitations. */
export const invitationRepository = (db: Database) => ({
  /** Id of the new invitation, or undefined if the patient already has an open one. */
  async create(values: NewInvitation): Promise<string | undefined> {
    try {
      return await db.transaction(async (transaction) => {
        // The unique index allows one open invitation per patient, so mark an expired one as EXPIRED first.
        await transaction
          .update(invitations)
          .set({ status: 'EXPIRED' })
          .where(
            and(
              eq(invitations.patientId, values.patientId),
              inArray(invitations.status, [...OPEN]),
              lte(invitations.expiresAt, values.createdAt),
            ),
          );
        const [row] = await transaction.insert(invitations).values(values).returning({ id: invitations.id });
        return row?.id;
      });
    } catch (error) {
      if (violates(error, 'invitations_one_open')) return undefined;
      throw error;
    }
  },

  /** Deletes an invitation whose mail was refused, with its mail. */
  async remove(id: string): Promise<void> {
    await db.delete(invitations).where(eq(invitations.id, id));
  },

  /** Id of its record; undefined if the invitation is no longer open, or of a record that the user does not reach. */
  async cancel(user: SignedInUser, id: string, now: Date): Promise<string | undefined> {
    const reached = db.select({ id: patients.id }).from(patients).where(reachedBy(user));
    const rows = await db
      .update(invitations)
      .set({ cancelledAt: now })
      .where(and(eq(invitations.id, id), inArray(invitations.patientId, reached), isOpen(now)))
      .returning({ patientId: invitations.patientId });
    return rows[0]?.patientId;
  },

  /** Cancels a record's open invitation, if any. */
  async cancelOpenOf(patientId: string, now: Date): Promise<void> {
    await db
      .update(invitations)
      .set({ cancelledAt: now })
      .where(and(eq(invitations.patientId, patientId), inArray(invitations.status, [...OPEN])));
  },

  /** Opens a record's invitation again that was cancelled at this instant. */
  async reopenOf(patientId: string, cancelledAt: Date): Promise<void> {
    await db
      .update(invitations)
      .set({ cancelledAt: null })
      .where(and(eq(invitations.patientId, patientId), eq(invitations.cancelledAt, cancelledAt)));
  },

  /** Marks the invitation as accepted. Of parallel requests, one gets it and the others get undefined. */
  async take(tokenHash: string, now: Date) {
    const [row] = await db
      .update(invitations)
      .set({ status: 'ACCEPTED', acceptedAt: now })
      .where(and(eq(invitations.tokenHash, tokenHash), isOpen(now)))
      .returning({
        id: invitations.id,
        email: invitations.email,
        patientId: invitations.patientId,
      });
    return row;
  },

  /**
   * Links the account to the record and returns its lead; undefined if it has an account already or is deleted. A record
   * without an e-mail gets that of the account, or no mail about appointments would ever leave.
   */
  async linkAccount(
    patientId: string,
    { id: userId, email }: { id: string; email: string },
    now: Date,
  ): Promise<string | undefined> {
    const rows = await db
      .update(patients)
      .set({ userId, email: sql`coalesce(${patients.email}, ${email})`, updatedAt: now })
      .where(and(eq(patients.id, patientId), isNull(patients.userId), isNull(patients.deletedAt)))
      .returning({ leadId: patients.therapistId });
    return rows[0]?.leadId;
  },
});
