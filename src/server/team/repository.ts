import { and, asc, count, eq, gt, inArray, isNotNull, isNull, max, sql, type SQL } from 'drizzle-orm';
import { OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments/enums';
import { STAFF_ROLES, type StaffRole } from '@/contract/team/enums';
import { mayEnter } from '../auth/accountRepository';
import type { Database } from '../db/database';
import { appointments, patients, secondFactors, users, userSessions } from '../db/schema';
import { isUuid } from '../http/fields';

const staff = and(inArray(users.role, [...STAFF_ROLES]), isNull(users.deletedAt));

/** Counts and the latest access of each account, as tables to join. */
function figuresOf(db: Database, now: Date) {
  return {
    accesses: db
      .select({ userId: userSessions.userId, last: max(userSessions.lastUsedAt).as('last_access') })
      .from(userSessions)
      .groupBy(userSessions.userId)
      .as('accesses'),
    treated: db
      .select({ therapistId: patients.therapistId, total: count().as('patient_total') })
      .from(patients)
      .where(and(eq(patients.status, 'ACTIVE'), isNull(patients.deletedAt)))
      .groupBy(patients.therapistId)
      .as('treated'),
    booked: db
      .select({ therapistId: appointments.therapistId, total: count().as('appointment_total') })
      .from(appointments)
      .where(
        and(
          gt(appointments.startsAt, now),
          inArray(appointments.status, [...OPEN_APPOINTMENT_STATUSES]),
          isNull(appointments.deletedAt),
        ),
      )
      .groupBy(appointments.therapistId)
      .as('booked'),
  };
}

function selectMembers(db: Database, now: Date, condition?: SQL) {
  const { accesses, treated, booked } = figuresOf(db, now);
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      role: sql<StaffRole>`${users.role}`,
      lastAccess: accesses.last,
      secondFactor: sql<boolean>`${secondFactors.userId} is not null`,
      deactivatedAt: users.deactivatedAt,
      activePatients: sql<number>`coalesce(${treated.total}, 0)::int`,
      futureAppointments: sql<number>`coalesce(${booked.total}, 0)::int`,
    })
    .from(users)
    .leftJoin(accesses, eq(accesses.userId, users.id))
    .leftJoin(secondFactors, and(eq(secondFactors.userId, users.id), isNotNull(secondFactors.confirmedAt)))
    .leftJoin(treated, eq(treated.therapistId, users.id))
    .leftJoin(booked, eq(booked.therapistId, users.id))
    .where(and(staff, condition))
    .orderBy(sql`${users.deactivatedAt} is not null`, asc(sql`lower(${users.name})`), asc(users.id));
}

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
      .orderBy(asc(sql`lower(${users.name})`), asc(users.id)),

  async findTherapist(id: string) {
    if (!isUuid(id)) return undefined;
    const [row] = await db
      .select({ id: users.id, name: users.name })
      .from(users)
      .where(and(eq(users.id, id), eq(users.role, 'THERAPIST'), mayEnter));
    return row;
  },

  /**
   * Ids of the administrators with access, locked until the transaction ends, so that two who deactivate each
   * other go in turn.
   */
  async holdAdministrators(): Promise<string[]> {
    const rows = await db
      .select({ id: users.id, deactivatedAt: users.deactivatedAt })
      .from(users)
      .where(and(eq(users.role, 'ADMIN'), isNull(users.deletedAt)))
      .orderBy(users.id)
      .for('update');
    return rows.filter(({ deactivatedAt }) => deactivatedAt === null).map(({ id }) => id);
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
