import { and, desc, eq, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { SessionExercise } from '@/contract/sessionAnswers';
import type { SessionStatus } from '@/contract/sessions';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { insertRow } from '../db/insertRow';
import { newest } from '../db/order';
import { patients, recordVersions, treatmentSessions, users } from '../db/schema';
import { attends, reachedBy } from '../patients/access';
import type { SignedInUser } from '../core/context';
import { keepVersion, versionsOf, type VersionRow } from '../record/versionRepository';

/** The values stored for a session's body. `duration` in minutes. */
export interface SessionValues {
  patientId: string;
  /** Null if it belongs to no episode. */
  episodeId: string | null;
  startsAt: Date;
  duration: number;
  treatmentType: string;
  location: string | null;
  /** Notes for staff only. */
  notes: string | null;
  /** Notes that the patient reads. */
  sharedNotes: string | null;
  status: SessionStatus;
  exercises: SessionExercise[];
}

const columns = {
  id: treatmentSessions.id,
  patientId: treatmentSessions.patientId,
  episodeId: treatmentSessions.episodeId,
  patientName: patients.name,
  therapistId: treatmentSessions.therapistId,
  therapistName: users.name,
  ...pickColumns(treatmentSessions, 'startsAt', 'duration', 'treatmentType', 'location', 'notes'),
  ...pickColumns(treatmentSessions, 'sharedNotes', 'status', 'exercises', 'version', 'updatedAt'),
};

/** Sessions of patients who are not deleted, newest first, each with whether the user reaches its patient. */
const selectSessions = (db: Database, user: SignedInUser, where: SQL | undefined) =>
  db
    .select({ ...columns, isReached: sql<boolean>`(${reachedBy(user)})` })
    .from(treatmentSessions)
    .innerJoin(patients, eq(patients.id, treatmentSessions.patientId))
    .innerJoin(users, eq(users.id, treatmentSessions.therapistId))
    .where(and(where, isNull(patients.deletedAt)))
    .orderBy(newest(treatmentSessions.startsAt), desc(treatmentSessions.id));

/** A session with the names shown in lists. */
export type SessionRow = Awaited<ReturnType<typeof selectSessions>>[number];

/** An earlier version, and the session as it was then. */
export interface SessionVersionRow extends VersionRow {
  session: SessionRow;
}

/** The fields that a person fills in, as versions store them. */
const contentOf = ({
  startsAt,
  duration,
  treatmentType,
  location,
  notes,
  sharedNotes,
  status,
  exercises,
}: Omit<SessionValues, 'patientId' | 'episodeId'>) => ({
  startsAt,
  duration,
  treatmentType,
  location,
  notes,
  sharedNotes,
  status,
  exercises,
});

/** The content of a session, its patient included. Equal content needs no correction. */
export const statedIn = (values: SessionValues) => ({ patientId: values.patientId, ...contentOf(values) });

/**
 * Condition for the sessions that a user may read. THERAPIST and ADMIN read those that they recorded
 * themselves, so nobody else's clinical notes reach an ADMIN. A THERAPIST also reads those that others
 * recorded about the patients whom they attend. A PATIENT reads their own.
 */
function readableBy(user: SignedInUser): SQL | undefined {
  if (user.role === 'PATIENT') return eq(treatmentSessions.patientId, user.patientId ?? '');
  const recorded = eq(treatmentSessions.therapistId, user.id);
  return user.role === 'THERAPIST' ? or(recorded, attends(user)) : recorded;
}

/**
 * The same rule for versions, by the patient at the time of each version, which a correction may have
 * changed.
 */
function versionsReadableBy(user: SignedInUser): SQL | undefined {
  const wrote = eq(recordVersions.authorId, user.id);
  return user.role === 'THERAPIST' ? or(wrote, attends(user)) : wrote;
}

/** The user's own list: sessions they recorded or, for a patient, sessions about them. */
const listedFor = (user: SignedInUser): SQL =>
  user.role === 'PATIENT'
    ? eq(treatmentSessions.patientId, user.patientId ?? '')
    : eq(treatmentSessions.therapistId, user.id);

/** The session as a version stored it. */
function sessionOf(row: VersionRow): SessionRow {
  const content = row.content as unknown as Omit<SessionValues, 'patientId' | 'episodeId' | 'startsAt'> & {
    startsAt: string;
  };
  return {
    ...content,
    startsAt: new Date(content.startsAt),
    sharedNotes: content.sharedNotes ?? null,
    id: row.entityId,
    patientId: row.patientId,
    episodeId: null,
    patientName: row.patientName,
    therapistId: row.authorId,
    therapistName: row.authorName,
    version: row.version,
    updatedAt: row.writtenAt,
    // What was said earlier is not corrected.
    isReached: false,
  };
}

/** Treatment sessions. Those of deleted patients are never found. */
export const sessionRepository = (db: Database) => {
  const select = (user: SignedInUser, where: SQL | undefined) => selectSessions(db, user, where);

  return {
    /** The user's own list, newest first. */
    list: (user: SignedInUser) => select(user, listedFor(user)),

    /** One patient's sessions that the user may read, newest first. */
    listOfPatient: (user: SignedInUser, patientId: string) =>
      select(user, and(eq(treatmentSessions.patientId, patientId), readableBy(user))),

    /** One session; undefined if it is absent or the user may not read it. */
    async find(user: SignedInUser, id: string): Promise<SessionRow | undefined> {
      const [row] = await select(user, and(eq(treatmentSessions.id, id), readableBy(user)));
      return row;
    },

    /** Locks and returns a session that the user recorded; undefined for any other. */
    async lockOwn(user: SignedInUser, id: string): Promise<SessionRow | undefined> {
      const [row] = await select(
        user,
        and(eq(treatmentSessions.id, id), eq(treatmentSessions.therapistId, user.id)),
      ).for('update', { of: treatmentSessions });
      return row;
    },

    create: (therapistId: string, values: SessionValues, now: Date) =>
      insertRow(db, treatmentSessions, { ...values, therapistId, createdAt: now, updatedAt: now }),

    /** Replaces a locked session's content and stores the earlier content as a version. */
    async correct(row: SessionRow, values: SessionValues, now: Date): Promise<void> {
      await keepVersion(db, 'SESSION', row, contentOf(row), now);
      await db
        .update(treatmentSessions)
        .set({ ...values, version: sql`${treatmentSessions.version} + 1`, updatedAt: now })
        .where(eq(treatmentSessions.id, row.id));
    },

    /** Gives a locked session to another episode of its patient. This is no correction. */
    async giveTo(id: string, episodeId: string | null): Promise<void> {
      await db.update(treatmentSessions).set({ episodeId }).where(eq(treatmentSessions.id, id));
    },

    /** Earlier versions of a session that the user may read, newest first. */
    async versions(user: SignedInUser, id: string): Promise<SessionVersionRow[]> {
      const rows = await versionsOf(db, 'SESSION', id, versionsReadableBy(user));
      return rows.map((row) => ({ ...row, session: sessionOf(row) }));
    },
  };
};
