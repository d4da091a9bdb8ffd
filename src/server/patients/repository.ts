import { and, count, desc, eq, inArray, isNull, lt, or, sql, type Placeholder } from 'drizzle-orm';
import type { PatientBody } from '@/contract/patients/schemas';
import type { Database } from '../db/database';
import { statement } from '../db/statement';
import {
  appointments,
  evaluations,
  idempotencyKeys,
  invitations,
  patients,
  routines,
  users,
  userSessions,
} from '../db/schema';
import type { SignedInUser } from '../http/access';
import { isUuid } from '../http/fields';
import { latestInvitations } from '../invitations/latest';
import { statusAt, type PracticeMoment } from '../routines/status';

/** Where a page of the list ends: the last row's place in the order. */
export interface ListCursor {
  createdAt: Date;
  id: string;
}

const live = isNull(patients.deletedAt);

const ownedBy = (therapistId: string, id: string) =>
  and(eq(patients.id, isUuid(id) ? id : sql`null`), eq(patients.therapistId, therapistId), live);

const contactColumns = { id: patients.id, name: patients.name, email: patients.email, phone: patients.phone };

const listColumns = { ...contactColumns, status: patients.status, createdAt: patients.createdAt };

const recordColumns = {
  ...listColumns,
  dateOfBirth: patients.dateOfBirth,
  gender: patients.gender,
  address: patients.address,
  emergencyContact: patients.emergencyContact,
  emergencyPhone: patients.emergencyPhone,
  medicalHistory: patients.medicalHistory,
  allergies: patients.allergies,
  medications: patients.medications,
  notes: patients.notes,
};

/** Columns of a body: what a form left empty is stored as absent. Role, owner and account are not among them. */
const columnsOf = (body: PatientBody) => ({
  name: body.name,
  email: body.email || null,
  phone: body.phone || null,
  dateOfBirth: body.dateOfBirth || null,
  gender: body.gender ?? null,
  address: body.address || null,
  emergencyContact: body.emergencyContact || null,
  emergencyPhone: body.emergencyPhone || null,
  medicalHistory: body.medicalHistory || null,
  allergies: body.allergies || null,
  medications: body.medications || null,
  notes: body.notes || null,
  ...(body.status && { status: body.status }),
});

const newestFirst = [
  // As the index has it: without the words, PostgreSQL would sort the whole practice for a page.
  sql`${patients.createdAt} desc nulls last`,
  desc(patients.id),
];

interface Page {
  therapistId: string | Placeholder;
  now: Date | Placeholder;
  limit?: number | Placeholder;
  after?: ListCursor;
}

/** A therapist's patients with their latest invitation. */
function listQuery(db: Database, { therapistId, now, limit, after }: Page) {
  const mine = and(eq(patients.therapistId, therapistId), live, after && isAfter(after));
  const shown = db
    .select({ id: patients.id })
    .from(patients)
    .where(mine)
    .orderBy(...newestFirst);
  // For a page only its own invitations are looked at, not the therapist's thousands.
  const invited =
    limit === undefined
      ? eq(invitations.therapistId, therapistId)
      : and(eq(invitations.therapistId, therapistId), inArray(invitations.patientId, shown.limit(limit)));
  const latest = latestInvitations(db, now, invited);
  const query = db
    .select({ ...listColumns, invitation: latest.columns })
    .from(patients)
    .leftJoin(latest.table, eq(latest.table.patientId, patients.id))
    .where(mine)
    .orderBy(...newestFirst);
  return limit === undefined ? query : query.limit(limit);
}

const firstPage = statement((db) =>
  listQuery(db, {
    therapistId: sql.placeholder('therapistId'),
    now: sql.placeholder('now'),
    limit: sql.placeholder('limit'),
  }),
);

const oneRecord = statement((db) =>
  db
    .select(recordColumns)
    .from(patients)
    .where(
      and(
        eq(patients.id, sql.placeholder('id')),
        eq(patients.therapistId, sql.placeholder('therapistId')),
        live,
      ),
    ),
);

/** Columns that a body fills, by the name of what stands for each. */
const PLACES = {
  name: sql.placeholder('name'),
  email: sql.placeholder('email'),
  phone: sql.placeholder('phone'),
  dateOfBirth: sql.placeholder('dateOfBirth'),
  gender: sql.placeholder('gender'),
  address: sql.placeholder('address'),
  emergencyContact: sql.placeholder('emergencyContact'),
  emergencyPhone: sql.placeholder('emergencyPhone'),
  medicalHistory: sql.placeholder('medicalHistory'),
  allergies: sql.placeholder('allergies'),
  medications: sql.placeholder('medications'),
  notes: sql.placeholder('notes'),
} satisfies Record<keyof Omit<ReturnType<typeof columnsOf>, 'status'>, Placeholder>;

const newRecord = statement((db) =>
  db
    .insert(patients)
    .values({
      ...PLACES,
      status: sql.placeholder('status'),
      therapistId: sql.placeholder('therapistId'),
      createdAt: sql.placeholder('now'),
      updatedAt: sql.placeholder('now'),
      // As text: drizzle's instants cannot stand for none here.
      dischargedAt: sql`${sql.placeholder('dischargedAt')}::timestamptz`,
    })
    .returning(recordColumns),
);

/** Patients' records. Every function takes whose they are; a foreign or hidden record is like an absent one. */
export const patientRepository = (db: Database) => ({
  /** A therapist's patients with their latest invitation, newest first; all of them unless `limit` is given. */
  async list(therapistId: string, now: Date, { limit, after }: { limit?: number; after?: ListCursor } = {}) {
    return limit === undefined || after
      ? listQuery(db, { therapistId, now, limit, after })
      : firstPage(db, { therapistId, now: now.toISOString(), limit });
  },

  /** Names and contacts of the whole practice, for an ADMIN's appointment form; nothing else of the record. */
  listContacts: () =>
    db.select(contactColumns).from(patients).where(live).orderBy(patients.name, patients.id),

  async findContact(id: string) {
    const [row] = await db
      .select(contactColumns)
      .from(patients)
      .where(and(eq(patients.id, id), live));
    return row;
  },

  async find(therapistId: string, id: string) {
    if (!isUuid(id)) return undefined;
    const [row] = await oneRecord(db, { therapistId, id });
    return row;
  },

  /** @throws the database's refusal `patients_therapist_email` when the therapist has that address already. */
  async create(therapistId: string, body: PatientBody, now: Date) {
    const dischargedAt = body.status === 'DISCHARGED' ? now.toISOString() : null;
    const status = body.status ?? patients.status.default;
    const [row] = await newRecord(db, { ...columnsOf(body), status, therapistId, now, dischargedAt });
    return row;
  },

  /** Replaces the form's fields; a status that is left out stays. Undefined when there is no such record. */
  async update(therapistId: string, id: string, body: PatientBody, now: Date) {
    const discharge = sql`coalesce(${patients.dischargedAt}, ${now.toISOString()}::timestamptz)`;
    const [row] = await db
      .update(patients)
      .set({
        ...columnsOf(body),
        updatedAt: now,
        ...(body.status && { dischargedAt: body.status === 'DISCHARGED' ? discharge : null }),
      })
      .where(ownedBy(therapistId, id))
      .returning(recordColumns);
    return row;
  },

  /**
   * Hides the record everywhere and keeps it, blocked, for the legal term. The patient's account ends with it, and no
   * open invitation survives. False when there is no such record.
   */
  hide: (therapistId: string, id: string, now: Date): Promise<boolean> =>
    db.transaction(async (transaction) => {
      const [hidden] = await transaction
        .update(patients)
        .set({ deletedAt: now, updatedAt: now })
        .where(ownedBy(therapistId, id))
        .returning({ userId: patients.userId });
      if (!hidden) return false;
      // Answers that are kept to be repeated would go on showing the record to whoever repeats the request.
      await transaction
        .delete(idempotencyKeys)
        .where(
          or(
            eq(idempotencyKeys.patientId, id),
            hidden.userId ? eq(idempotencyKeys.userId, hidden.userId) : undefined,
          ),
        );
      await transaction
        .update(invitations)
        .set({ cancelledAt: now })
        .where(and(eq(invitations.patientId, id), inArray(invitations.status, ['PENDING', 'SENT'])));
      if (hidden.userId) {
        await transaction.update(users).set({ deletedAt: now }).where(eq(users.id, hidden.userId));
        await transaction
          .update(userSessions)
          .set({ revokedAt: now })
          .where(and(eq(userSessions.userId, hidden.userId), isNull(userSessions.revokedAt)));
      }
      return true;
    }),

  /** Counts of what stands under a record (spec §7). */
  async stats(patientId: string, moment: PracticeMoment) {
    const total = { total: count() };
    const [evaluated] = await db.select(total).from(evaluations).where(eq(evaluations.patientId, patientId));
    const [booked] = await db
      .select(total)
      .from(appointments)
      .where(and(eq(appointments.patientId, patientId), isNull(appointments.deletedAt)));
    const prescribed = await db
      .select({ status: routines.status, createdAt: routines.createdAt, duration: routines.duration })
      .from(routines)
      .where(and(eq(routines.patientId, patientId), isNull(routines.deletedAt)));
    return {
      evaluations: evaluated?.total ?? 0,
      appointments: booked?.total ?? 0,
      activeRoutines: prescribed.filter((routine) => statusAt(routine, moment) === 'ACTIVE').length,
    };
  },
});

const isAfter = ({ createdAt, id }: ListCursor) =>
  or(lt(patients.createdAt, createdAt), and(eq(patients.createdAt, createdAt), lt(patients.id, id)));

/**
 * The patient that a signed-in person may work with, for other domains: a therapist's own, any for an ADMIN, a patient
 * only themselves. Undefined for foreign, hidden and absent ones alike, and for ids that are none.
 */
export async function findPatientFor(db: Database, user: SignedInUser, patientId: string) {
  if (!isUuid(patientId)) return undefined;
  const mine =
    user.role === 'THERAPIST'
      ? eq(patients.therapistId, user.id)
      : user.role === 'PATIENT'
        ? eq(patients.userId, user.id)
        : undefined;
  const [row] = await db
    .select({
      ...contactColumns,
      therapistId: patients.therapistId,
      userId: patients.userId,
      status: patients.status,
    })
    .from(patients)
    .where(and(eq(patients.id, patientId), live, mine));
  return row;
}
