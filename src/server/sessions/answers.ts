import { toOffsetIso, wallClockOf } from '@/contract/common/practiceTime';
import type { CommandContext } from '../core/context';
import { toCorrectionFields, toVersionFields } from '../record/versionRepository';
import type { SessionRow, SessionVersionRow } from './repository';

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
export const toSessionVersionAnswer = (version: SessionVersionRow, reader: Reader) => ({
  ...toVersionFields(version),
  session: toSessionAnswer(version.session, reader),
});
