import { toOffsetIso, wallClockOf } from '@/contract/common/practiceTime';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { SESSION_MESSAGES } from '@/contract/sessions';
import type { CommandContext } from '../core/context';
import { toCorrectionFields, toVersionFields } from '../record/versionRepository';
import { type SessionRow, type SessionVersionRow, sessionRepository } from './repository';
import { notFound } from '../core/errors';
import { findReached } from '../patients/access';

type Reader = Pick<CommandContext, 'user' | 'timeZone'>;

/** What a patient may read: the shared notes under the key `notes`, and no notes of exercises. */
const forPatient = ({ sharedNotes, exercises }: SessionRow) => ({
  notes: sharedNotes,
  exercises: exercises.map((exercise) => ({ ...exercise, notes: null })),
});

const forStaff = (row: SessionRow, { id, role }: Reader['user']) => ({
  notes: row.notes,
  sharedNotes: row.sharedNotes,
  exercises: row.exercises,
  ...toCorrectionFields(row, id),
  // The author's own list keeps what they wrote of somebody whom they no longer attend.
  mayCorrect: row.therapistId === id && row.isReached,
  ...(role === 'THERAPIST' && { episodeId: row.episodeId }),
});

/** Converts a session into the reader's answer; date and time in the practice's zone. */
export const toSessionAnswer = (row: SessionRow, { user, timeZone }: Reader) => ({
  id: row.id,
  date: toOffsetIso(row.startsAt, timeZone),
  time: wallClockOf(row.startsAt, timeZone).time,
  duration: row.duration,
  patientId: row.patientId,
  patientName: row.patientName,
  treatmentType: row.treatmentType,
  location: row.location,
  status: row.status,
  therapist: { name: row.therapistName },
  ...(user.role === 'PATIENT' ? forPatient(row) : forStaff(row, user)),
});

/** Converts an earlier version into an answer, for staff only. */
const toSessionVersionAnswer = (version: SessionVersionRow, reader: Reader) => ({
  ...toVersionFields(version),
  session: toSessionAnswer(version.session, reader),
});

/** The user's own list, newest first: sessions they recorded or, for a patient, sessions about them. */
export async function listSessions(context: CommandContext) {
  const { db, user, audited } = context;
  audited({ patientId: user.patientId });
  return (await sessionRepository(db).list(user)).map((row) => toSessionAnswer(row, context));
}

/** One patient's sessions, newest first, for whom the record is within reach. */
export async function listSessionsOfPatient(context: CommandContext, patientId: string) {
  const { db, user, audited } = context;
  audited({ patientId });
  if (!(await findReached(db, user, patientId))) throw notFound(PATIENT_MESSAGES.notFound);
  const rows = await sessionRepository(db).listOfPatient(user, patientId);
  return rows.map((row) => toSessionAnswer(row, context));
}

async function readableSession({ db, user, audited }: CommandContext, id: string) {
  const row = await sessionRepository(db).find(user, id);
  if (!row) throw notFound(SESSION_MESSAGES.notFound);
  audited({ patientId: row.patientId });
  return row;
}

export async function getSession(context: CommandContext, id: string) {
  return toSessionAnswer(await readableSession(context, id), context);
}

/** A session's content before each correction, newest first. */
export async function listSessionVersions(context: CommandContext, id: string) {
  await readableSession(context, id);
  const rows = await sessionRepository(context.db).versions(context.user, id);
  return rows.map((row) => toSessionVersionAnswer(row, context));
}
