import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { SessionExercise } from '@/contract/sessions/entities';
import type { SessionStatus } from '@/contract/sessions/enums';
import type { Database } from '../db/database';
import { patients, recordVersions, treatmentSessions, users } from '../db/schema';
import type { SignedInUser } from '../http/access';
import { keepVersion, versionsOf, type VersionRow } from '../record/versions';

/** What a session's body becomes; `startsAt` an instant, `duration` minutes. */
export interface SessionValues {
  patientId: string;
  startsAt: Date;
  duration: number;
  treatmentType: string;
  location: string | null;
  /** The practice's own. */
  notes: string | null;
  /** What the patient reads. */
  sharedNotes: string | null;
  status: SessionStatus;
  exercises: SessionExercise[];
}

const columns = {
  id: treatmentSessions.id,
  patientId: treatmentSessions.patientId,
  patientName: patients.name,
  therapistId: treatmentSessions.therapistId,
  therapistName: users.name,
  startsAt: treatmentSessions.startsAt,
  duration: treatmentSessions.duration,
  treatmentType: treatmentSessions.treatmentType,
  location: treatmentSessions.location,
  notes: treatmentSessions.notes,
  sharedNotes: treatmentSessions.sharedNotes,
  status: treatmentSessions.status,
  exercises: treatmentSessions.exercises,
  version: treatmentSessions.version,
  updatedAt: treatmentSessions.updatedAt,
};

/** Sessions of patients that are not deleted, newest first. */
const selectSessions = (db: Database, where: SQL | undefined) =>
  db
    .select(columns)
    .from(treatmentSessions)
    .innerJoin(patients, eq(patients.id, treatmentSessions.patientId))
    .innerJoin(users, eq(users.id, treatmentSessions.therapistId))
    .where(and(where, isNull(patients.deletedAt)))
    .orderBy(desc(treatmentSessions.startsAt), desc(treatmentSessions.id));

/** A session with the names that a list shows. */
export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number];

/** An earlier version, with the session as it was. */
export interface SessionVersionRow extends VersionRow {
  session: SessionRow;
}

/** What a person fills in, as versions keep it. */
const contentOf = ({
  startsAt,
  duration,
  treatmentType,
  location,
  notes,
  sharedNotes,
  status,
  exercises,
}: Omit<SessionValues, 'patientId'>) => ({
  startsAt,
  duration,
  treatmentType,
  location,
  notes,
  sharedNotes,
  status,
  exercises,
});

/** What a row says, its patient included: two rows with the same need no correction. */
export const statedIn = (values: SessionValues) => ({ patientId: values.patientId, ...contentOf(values) });

/**
 * Which sessions a person may read. A session is of who recorded it, THERAPIST and ADMIN alike: an ADMIN passes the
 * route guard and finds the sessions they recorded themselves, so that nobody else's clinical notes reach them. A
 * THERAPIST also reads those that others recorded about their patients. A PATIENT reads their own.
 */
function readableBy(user: SignedInUser): SQL | undefined {
  if (user.role === 'PATIENT') return eq(treatmentSessions.patientId, user.patientId ?? '');
  const recorded = eq(treatmentSessions.therapistId, user.id);
  return user.role === 'THERAPIST' ? or(recorded, eq(patients.therapistId, user.id)) : recorded;
}

/** Versions follow the same rule by the record that each was written in, which a correction may have changed. */
function versionsReadableBy(user: SignedInUser): SQL | undefined {
  const wrote = eq(recordVersions.authorId, user.id);
  return user.role === 'THERAPIST' ? or(wrote, eq(patients.therapistId, user.id)) : wrote;
}

/** The list of one's own: what one recorded, or what is about oneself. */
const listedFor = (user: SignedInUser): SQL =>
  user.role === 'PATIENT'
    ? eq(treatmentSessions.patientId, user.patientId ?? '')
    : eq(treatmentSessions.therapistId, user.id);

/** The session that a version holds. */
function sessionOf(row: VersionRow): SessionRow {
  const content = row.content as unknown as Omit<SessionValues, 'patientId' | 'startsAt'> & {
    startsAt: string;
  };
  return {
    ...content,
    startsAt: new Date(content.startsAt),
    sharedNotes: content.sharedNotes ?? null,
    id: row.entityId,
    patientId: row.patientId,
    patientName: row.patientName,
    therapistId: row.authorId,
    therapistName: row.authorName,
    version: row.version,
    updatedAt: row.writtenAt,
  };
}

/** Treatment sessions. Those of a deleted patient are never found. */
export const sessionRepository = (db: Database) => {
  const select = (where: SQL | undefined) => selectSessions(db, where);

  return {
    /** The user's own list, newest first. */
    list: (user: SignedInUser) => select(listedFor(user)),

    /** What the user may read of one patient's sessions, newest first. */
    listOfPatient: (user: SignedInUser, patientId: string) =>
      select(and(eq(treatmentSessions.patientId, patientId), readableBy(user))),

    /** One session, or undefined when it is absent or not the user's to read. */
    async find(user: SignedInUser, id: string): Promise<SessionRow | undefined> {
      const [row] = await select(and(eq(treatmentSessions.id, id), readableBy(user)));
      return row;
    },

    /** A session that the user recorded, locked until the transaction ends; undefined for anything else. */
    async lockOwn(user: SignedInUser, id: string): Promise<SessionRow | undefined> {
      const [row] = await select(
        and(eq(treatmentSessions.id, id), eq(treatmentSessions.therapistId, user.id)),
      ).for('update', { of: treatmentSessions });
      return row;
    },

    /**
     * Whether the user may record a session of that patient: a THERAPIST of their own, an ADMIN of anybody in the
     * practice.
     */
    async mayRecord(user: SignedInUser, patientId: string): Promise<boolean> {
      const own = user.role === 'THERAPIST' ? eq(patients.therapistId, user.id) : undefined;
      const rows = await db
        .select({ id: patients.id })
        .from(patients)
        .where(and(eq(patients.id, patientId), own, isNull(patients.deletedAt)));
      return rows.length > 0;
    },

    async create(userId: string, values: SessionValues, now: Date): Promise<string> {
      const [row] = await db
        .insert(treatmentSessions)
        .values({ ...values, therapistId: userId, createdAt: now, updatedAt: now })
        .returning({ id: treatmentSessions.id });
      if (!row) throw new Error('The session was not stored');
      return row.id;
    },

    /** Replaces what a locked session says, and keeps what it said as a version. */
    async correct(row: SessionRow, values: SessionValues, now: Date): Promise<void> {
      await keepVersion(db, 'SESSION', row, contentOf(row), now);
      await db
        .update(treatmentSessions)
        .set({ ...values, version: sql`${treatmentSessions.version} + 1`, updatedAt: now })
        .where(eq(treatmentSessions.id, row.id));
    },

    /** Earlier versions of a session, newest first, that the user may read. */
    async versions(user: SignedInUser, id: string): Promise<SessionVersionRow[]> {
      const rows = await versionsOf(db, 'SESSION', id, versionsReadableBy(user));
      return rows.map((row) => ({ ...row, session: sessionOf(row) }));
    },
  };
};
