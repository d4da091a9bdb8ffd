import { and, count, eq, isNull, or, sql, type Placeholder } from 'drizzle-orm';
import type { PatientBody } from '@/contract/patients/schemas';
import type { Database } from '../db/database';
import { statement } from '../db/statement';
import { appointments, evaluations, idempotencyKeys, patients, routines, users } from '../db/schema';
import { attends, relationTo, type Carer } from '../care/relation';
import type { SignedInUser } from '../core/context';
import { isUuid } from '../core/ids';

/** SQL condition: the record is not deleted. */
export const live = isNull(patients.deletedAt);

const isRecord = (id: string) => and(eq(patients.id, isUuid(id) ? id : sql`null`), live);

const contactColumns = { id: patients.id, name: patients.name, email: patients.email, phone: patients.phone };

export const listColumns = { ...contactColumns, status: patients.status, createdAt: patients.createdAt };

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

/**
 * Columns written from a body; empty fields are stored as null. Role, owner and account cannot be written.
 */
export const recordValues = (body: PatientBody) => ({
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

const oneRecord = statement((db) =>
  db
    .select({
      ...recordColumns,
      relation: relationTo({ id: sql.placeholder('carerId') }),
      leadName: users.name,
    })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.therapistId))
    .where(
      and(
        eq(patients.id, sql.placeholder('id')),
        attends({ id: sql.placeholder('carerId'), today: sql.placeholder('today') }),
        live,
      ),
    ),
);

/** SQL placeholder for each writable column. */
const PLACEHOLDERS = {
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
} satisfies Record<keyof Omit<ReturnType<typeof recordValues>, 'status'>, Placeholder>;

const newRecord = statement((db) =>
  db
    .insert(patients)
    .values({
      ...PLACEHOLDERS,
      status: sql.placeholder('status'),
      therapistId: sql.placeholder('therapistId'),
      createdAt: sql.placeholder('now'),
      updatedAt: sql.placeholder('now'),
      // A text cast to timestamptz, because drizzle's timestamp placeholder does not accept null here.
      dischargedAt: sql`${sql.placeholder('dischargedAt')}::timestamptz`,
    })
    .returning(recordColumns),
);

/**
 * Patients' records. Every function checks whose record it is; a foreign or deleted record is treated as
 * absent.
 */
export const patientRepository = (db: Database) => ({
  /** Names and contacts of all patients, for an ADMIN's appointment form. Nothing else of the record. */
  listContacts: () =>
    db.select(contactColumns).from(patients).where(live).orderBy(patients.name, patients.id),

  async findContact(id: string) {
    const [row] = await db
      .select(contactColumns)
      .from(patients)
      .where(and(eq(patients.id, id), live));
    return row;
  },

  /** A record that the therapist attends. */
  async find({ id: carerId, today }: Carer, id: string) {
    if (!isUuid(id)) return undefined;
    const [row] = await oneRecord(db, { carerId, today, id });
    return row;
  },

  /** Id of the record, which the therapist attends, into which another one was merged. */
  async mergedInto(carer: Carer, id: string): Promise<string | undefined> {
    if (!isUuid(id)) return undefined;
    const [row] = await db
      .select({ id: patients.id })
      .from(patients)
      .where(
        and(
          sql`${patients.id} = (select merged.merged_into from patients merged where merged.id = ${id})`,
          live,
          attends(carer),
        ),
      );
    return row?.id;
  },

  /**
   * @throws the database error `patients_therapist_email` if the therapist already has a patient with that
   * e-mail.
   */
  async create(therapistId: string, body: PatientBody, now: Date) {
    const dischargedAt = body.status === 'DISCHARGED' ? now.toISOString() : null;
    const status = body.status ?? patients.status.default;
    const [row] = await newRecord(db, { ...recordValues(body), status, therapistId, now, dischargedAt });
    return row;
  },

  /** Replaces the form's fields; an omitted status stays. Undefined if there is no such record. */
  async update(carer: Carer, id: string, body: PatientBody, now: Date) {
    const discharge = sql`coalesce(${patients.dischargedAt}, ${now.toISOString()}::timestamptz)`;
    const [row] = await db
      .update(patients)
      .set({
        ...recordValues(body),
        updatedAt: now,
        ...(body.status && { dischargedAt: body.status === 'DISCHARGED' ? discharge : null }),
      })
      .where(and(isRecord(id), attends(carer)))
      .returning(recordColumns);
    return row;
  },

  /** Counts what belongs to a record, or to one of its episodes, with its routines. The caller checks whose record it is. */
  async countOf(id: string, episodeId: string | null | undefined) {
    const total = { total: count() };
    const of = (table: typeof evaluations | typeof appointments | typeof routines) =>
      and(eq(table.patientId, id), episodeId ? eq(table.episodeId, episodeId) : undefined);
    const [evaluated] = await db.select(total).from(evaluations).where(of(evaluations));
    const [booked] = await db
      .select(total)
      .from(appointments)
      .where(and(of(appointments), isNull(appointments.deletedAt)));
    const prescribed = await db
      .select({ status: routines.status, createdAt: routines.createdAt, duration: routines.duration })
      .from(routines)
      .where(and(of(routines), isNull(routines.deletedAt)));
    return { evaluations: evaluated?.total ?? 0, appointments: booked?.total ?? 0, prescribed };
  },

  /** Deletes stored idempotent answers, because a replay would still show the record. */
  async forgetKeptAnswers(id: string, userId: string | null): Promise<void> {
    const ofAccount = userId ? eq(idempotencyKeys.userId, userId) : undefined;
    await db.delete(idempotencyKeys).where(or(eq(idempotencyKeys.patientId, id), ofAccount));
  },

  /** A record that the therapist attends, locked until the transaction ends. */
  async holdAttended(carer: Carer, id: string) {
    const [row] = await db
      .select(recordColumns)
      .from(patients)
      .where(and(isRecord(id), attends(carer)))
      .for('no key update');
    return row;
  },

  /** Locks a record of this lead until the transaction ends. False if there is none. */
  async hold(therapistId: string, id: string): Promise<boolean> {
    // Weaker than `update`, which would wait for bookings that wait for the same caller.
    const rows = await db
      .select({ id: patients.id })
      .from(patients)
      .where(and(isRecord(id), eq(patients.therapistId, therapistId)))
      .for('no key update');
    return rows.length > 0;
  },

  /** Marks a record of this lead as deleted. Returns the id of its account, or undefined if there is none. */
  async hide(therapistId: string, id: string, now: Date) {
    const [hidden] = await db
      .update(patients)
      .set({ deletedAt: now, updatedAt: now })
      .where(and(isRecord(id), eq(patients.therapistId, therapistId)))
      .returning({ userId: patients.userId });
    return hidden;
  },
});

/**
 * The patient that a user may work with, for other domains: one whom a therapist attends, any for an ADMIN, a
 * patient only themselves. Undefined for foreign, deleted and absent patients and for malformed ids.
 */
export async function findPatientFor(db: Database, user: SignedInUser, patientId: string) {
  if (!isUuid(patientId)) return undefined;
  const mine =
    user.role === 'THERAPIST'
      ? attends(user)
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
