import { toOffsetIso, wallClockOf } from '@/contract/common/practiceTime';
import type { CommandContext } from '../http/command';
import { toCorrectionFields, toVersionFields } from '../record/versions';
import type { SessionRow, SessionVersionRow } from './repository';

type Reader = Pick<CommandContext, 'user' | 'timeZone'>;

/** What a patient may read of a session: the shared part under the documented key, and no note of an exercise. */
const forPatient = ({ sharedNotes, exercises }: SessionRow) => ({
  notes: sharedNotes,
  exercises: exercises.map((exercise) => ({ ...exercise, notes: null })),
});

const forStaff = (row: SessionRow, userId: string) => ({
  notes: row.notes,
  sharedNotes: row.sharedNotes,
  exercises: row.exercises,
  ...toCorrectionFields(row, userId),
});

/** A session as it leaves the server for its reader; date and time on the practice's clock. */
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
  ...(user.role === 'PATIENT' ? forPatient(row) : forStaff(row, user.id)),
});

/** An earlier version as it leaves the server; for staff alone. */
export const toSessionVersionAnswer = (version: SessionVersionRow, reader: Reader) => ({
  ...toVersionFields(version),
  session: toSessionAnswer(version.session, reader),
});
