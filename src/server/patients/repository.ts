import { and, count, eq, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { ContactChange, PatientBody } from '@/contract/patientSchemas';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { deletedBy } from '../db/deletions';
import { newest } from '../db/order';
import { prepared } from '../db/prepared';
import { appointments, evaluations, idempotencyKeys, patients, routines, users } from '../db/schema';
import { attends, type Carer, live, relationTo } from './access';
import type { SignedInUser } from '../core/context';
import { isUuid } from '../core/ids';

const isRecord = (id: string) => and(eq(patients.id, isUuid(id) ? id : sql`null`), live);

export const contactColumns = pickColumns(patients, 'id', 'name', 'email', 'phone');

export const listColumns = { ...contactColumns, status: patients.status, createdAt: patients.createdAt };

const recordColumns = {
  ...listColumns,
  ...pickColumns(patients, 'dateOfBirth', 'gender', 'address', 'emergencyContact', 'emergencyPhone'),
  ...pickColumns(patients, 'medicalHistory', 'allergies', 'medications', 'notes'),
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

/** Deleted records of this lead, or of everybody without one. What was merged is part of another record. */
const isDeletedOf = (leadId: string | undefined) =>
  and(
    isNotNull(patients.deletedAt),
    isNull(patients.mergedInto),
    leadId === undefined ? undefined : eq(patients.therapistId, leadId),
  );

const CARER = { id: sql.placeholder('carer'), today: sql.placeholder('today') };

const attendedRecord = prepared((db) =>
  db
    .select({ ...recordColumns, relation: relationTo(CARER), leadName: users.name })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.therapistId))
    .where(and(eq(patients.id, sql.placeholder('id')), attends(CARER), live))
    .prepare('attended_record'),
);

/**
 * Patients' records. Every function checks whose record it is; a foreign or deleted record is treated as
 * absent.
 */
export const patientRepository = (db: Database) => ({
  /** Changes names and contacts alone, of any record. */
  async updateContact(id: string, { name, phone, email }: ContactChange, now: Date): Promise<void> {
    await db
      .update(patients)
      .set({ name, phone: phone || null, email: email || null, updatedAt: now })
      .where(isRecord(id));
  },

  /** Ids of a record and of those that were merged into it; none for what is no id. */
  async recordsOf(patientId: string): Promise<string[]> {
    if (!isUuid(patientId)) return [];
    const merged = await db
      .select({ id: patients.id })
      .from(patients)
      .where(eq(patients.mergedInto, patientId));
    return [patientId, ...merged.map(({ id }) => id)];
  },

  /** Replaces the e-mail of the record by `to` where it is `from`. */
  async replaceEmail(id: string, { from, to }: { from: string; to: string }, now: Date): Promise<void> {
    await db
      .update(patients)
      .set({ email: to, updatedAt: now })
      .where(and(isRecord(id), sql`lower(${patients.email}) = lower(${from})`));
  },

  /** A record that the therapist attends. */
  async find(carer: SignedInUser, id: string) {
    if (!isUuid(id)) return undefined;
    const [row] = await attendedRecord(db).execute({ id, carer: carer.id, today: carer.today });
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

  async create(therapistId: string, body: PatientBody, now: Date) {
    const dischargedAt = body.status === 'DISCHARGED' ? now : null;
    const [row] = await db
      .insert(patients)
      .values({ ...recordValues(body), therapistId, createdAt: now, updatedAt: now, dischargedAt })
      .returning(recordColumns);
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

  /**
   * Deletes stored idempotent answers about a record, or what was merged into it, because a replay would still show it. An
   * answer about several patients has none of its own, and names them in its text.
   */
  async forgetKeptAnswers(id: string, userId: string | null): Promise<void> {
    const ofAccount = userId ? eq(idempotencyKeys.userId, userId) : undefined;
    const isNamed = sql`(${idempotencyKeys.patientId} = ${patients.id} or ${idempotencyKeys.response}::text like '%' || ${patients.id}::text || '%')`;
    const ofRecord = sql`exists (select from ${patients} where ${id} in (${patients.id}, ${patients.mergedInto}) and ${isNamed})`;
    await db.delete(idempotencyKeys).where(or(ofRecord, ofAccount));
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

  /** Name and contact of any record, locked until the transaction ends. */
  async holdContact(id: string) {
    const [row] = await db.select(contactColumns).from(patients).where(isRecord(id)).for('no key update');
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

  /** Marks a record of the caller, its lead, as deleted. Returns the id of its account, or undefined if there is none. */
  async hide(id: string, by: Parameters<typeof deletedBy>[0]) {
    const [hidden] = await db
      .update(patients)
      .set(deletedBy(by))
      .where(and(isRecord(id), eq(patients.therapistId, by.user.id)))
      .returning({ userId: patients.userId });
    return hidden;
  },

  /** Names of deleted records of a lead, or of everybody, with when and by whom, the latest first. */
  listDeleted: (leadId: string | undefined) =>
    db
      .select({ ...pickColumns(patients, 'id', 'name', 'deletedAt'), deletedBy: users.name })
      .from(patients)
      .leftJoin(users, eq(users.id, patients.deletedBy))
      .where(isDeletedOf(leadId))
      .orderBy(newest(patients.deletedAt), patients.id),

  /** Shows a deleted record of a lead, or of anybody, again. Returns since when it was hidden; undefined if there is none. */
  async unhide(leadId: string | undefined, id: string, now: Date) {
    const [hidden] = await db
      .select(pickColumns(patients, 'id', 'name', 'userId', 'deletedAt'))
      .from(patients)
      .where(and(eq(patients.id, id), isDeletedOf(leadId)))
      .for('update');
    if (!hidden?.deletedAt) return undefined;
    await db
      .update(patients)
      .set({ deletedAt: null, deletedBy: null, updatedAt: now })
      .where(eq(patients.id, id));
    return { ...hidden, deletedAt: hidden.deletedAt };
  },
});
