import { and, asc, count, eq, gt, inArray, isNotNull, isNull, max, or, sql, type SQL } from 'drizzle-orm';
import { OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { STAFF_ROLES, type StaffRole } from '@/contract/team';
import { mayEnter } from '../auth/accountRepository';
import { rowsOf, type Database } from '../db/database';
import { byName } from '../db/order';
import {
  appointments,
  conversations,
  covers,
  episodes,
  evaluations,
  patientCollaborators,
  patientHandovers,
  patients,
  routines,
  secondFactors,
  treatmentSessions,
  users,
  userSessions,
} from '../db/schema';
import { isUuid } from '../core/ids';

const staff = and(inArray(users.role, [...STAFF_ROLES]), isNull(users.deletedAt));

/** SQL condition: the account administers the practice. */
const administration = or(eq(users.role, 'ADMIN'), users.alsoAdmin);

/** Columns that name who has, or had, a patient in hand. Each has an index. */
const TREATED_BY = [
  patients.therapistId,
  patientCollaborators.therapistId,
  patientHandovers.fromId,
  patientHandovers.toId,
  covers.therapistId,
  covers.coveredBy,
  appointments.therapistId,
  conversations.therapistId,
  treatmentSessions.therapistId,
  evaluations.therapistId,
  episodes.leadId,
];

/** Counts and the latest access of one account, each by its index. */
function accountFigures(db: Database, now: Date) {
  const lastAccess = db
    .select({ last: max(userSessions.lastUsedAt) })
    .from(userSessions)
    .where(eq(userSessions.userId, users.id));
  const treated = db
    .select({ total: count() })
    .from(patients)
    .where(
      and(eq(patients.therapistId, users.id), eq(patients.status, 'ACTIVE'), isNull(patients.deletedAt)),
    );
  const booked = db
    .select({ total: count() })
    .from(appointments)
    .where(
      and(
        eq(appointments.therapistId, users.id),
        gt(appointments.startsAt, now),
        inArray(appointments.status, [...OPEN_APPOINTMENT_STATUSES]),
        isNull(appointments.deletedAt),
      ),
    );
  return {
    lastAccess: sql<Date | null>`(${lastAccess})`.mapWith(userSessions.lastUsedAt),
    activePatients: sql<number>`(${treated})::int`,
    futureAppointments: sql<number>`(${booked})::int`,
  };
}

const selectMembers = (db: Database, now: Date, condition?: SQL) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: sql<StaffRole>`${users.role}`,
      alsoAdmin: users.alsoAdmin,
      secondFactor: sql<boolean>`${secondFactors.userId} is not null`,
      deactivatedAt: users.deactivatedAt,
      appointmentMails: users.appointmentMails,
      ...accountFigures(db, now),
    })
    .from(users)
    .leftJoin(secondFactors, and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)))
    .where(and(staff, condition))
    .orderBy(sql`${users.deactivatedAt} is not null`, byName(users.name), asc(users.id));

/** The staff of the practice. Deleted accounts and patients are never found. */
export const teamRepository = (db: Database) => ({
  /** Who has access first, then by name. */
  list: (now: Date) => selectMembers(db, now),

  async find(id: string, now: Date) {
    const [row] = await selectMembers(db, now, eq(users.id, id));
    return row;
  },

  /** Therapists with access, by name. */
  therapists: () =>
    db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(eq(users.role, 'THERAPIST'), mayEnter))
      .orderBy(byName(users.name), asc(users.id)),

  async findTherapist(id: string) {
    if (!isUuid(id)) return undefined;
    const [row] = await db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(eq(users.id, id), eq(users.role, 'THERAPIST'), mayEnter));
    return row;
  },

  /** Ids of who administers the practice and has access. */
  async administrators(): Promise<string[]> {
    const rows = await db
      .select({ id: users.id })
      .from(users)
      .where(and(administration, mayEnter))
      .orderBy(users.id);
    return rows.map(({ id }) => id);
  },

  /**
   * Ids of who administers the practice and has access. They are locked until the transaction ends, so that two who
   * deactivate each other go in turn.
   */
  async holdAdministrators(): Promise<string[]> {
    const rows = await db
      .select({ id: users.id, deactivatedAt: users.deactivatedAt })
      .from(users)
      .where(and(administration, isNull(users.deletedAt)))
      .orderBy(users.id)
      .for('update');
    return rows.filter(({ deactivatedAt }) => deactivatedAt === null).map(({ id }) => id);
  },

  /** Whether somebody has ever had a patient in hand, also one whose record is deleted. A template is nobody's care. */
  async hasTreated(id: string): Promise<boolean> {
    const found = TREATED_BY.map(
      (column) => sql`exists (select 1 from ${column.table} where ${column} = ${id})`,
    );
    const prescribed = sql`exists (select 1 from ${routines} where ${routines.therapistId} = ${id} and ${routines.patientId} is not null)`;
    const query = sql`select ${sql.join([...found, prescribed], sql` or `)} as treated`;
    const [row] = await rowsOf<{ treated: boolean }>(db.execute(query));
    return row?.treated === true;
  },

  async setRoles(id: string, role: StaffRole, alsoAdmin: boolean): Promise<void> {
    await db
      .update(users)
      .set({ role, alsoAdmin })
      .where(and(eq(users.id, id), staff));
  },

  async setMails(id: string, appointmentMails: boolean): Promise<void> {
    await db
      .update(users)
      .set({ appointmentMails })
      .where(and(eq(users.id, id), staff));
  },

  /** False if the account has no access already. */
  async deactivate(id: string, now: Date): Promise<boolean> {
    const rows = await db
      .update(users)
      .set({ deactivatedAt: now })
      .where(and(eq(users.id, id), staff, isNull(users.deactivatedAt)))
      .returning({ id: users.id });
    return rows.length > 0;
  },

  /** False if the account has access already. */
  async reactivate(id: string): Promise<boolean> {
    const rows = await db
      .update(users)
      .set({ deactivatedAt: null })
      .where(and(eq(users.id, id), staff, isNotNull(users.deactivatedAt)))
      .returning({ id: users.id });
    return rows.length > 0;
  },
});
