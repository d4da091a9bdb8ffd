import type { RecordColumn } from './columns';
import { RECORD_SECTIONS, type RecordTable } from './sections';

type Columns = Partial<Record<RecordTable, readonly string[]>>;

/** Columns that no copy holds: secrets that would open the account, the network addresses of the staff, and delays. */
export const WITHHELD_COLUMNS: Columns = {
  users: ['passwordHash'],
  invitations: ['tokenHash'],
  passwordResets: ['tokenHash'],
  calendarFeeds: ['tokenHash'],
  secondFactors: ['secret'],
  recoveryCodes: ['codeHash'],
  loginChallenges: ['tokenHash'],
  // When a notice becomes visible is a matter of seconds and no fact of the record.
  notifications: ['dueAt'],
  auditEvents: ['address', 'requestId'],
};

/** Who asks for the copy. */
export const RECORD_READERS = ['therapist', 'patient'] as const;
export type RecordReader = (typeof RECORD_READERS)[number];

/**
 * What only one of the two gets. The professional's subjective annotations (Ley 41/2002, art. 18.3) are not in the copy
 * that patients download by themselves; the therapist hands them over as they decide. Of earlier versions patients
 * learn which there are, who wrote them and when. From where the patient signs in is the patient's own affair.
 */
const RESERVED_COLUMNS: Record<RecordReader, Columns> = {
  therapist: {
    patients: ['notes'],
    appointments: ['notes'],
    treatmentSessions: ['notes'],
    recordVersions: ['content'],
  },
  patient: { userSessions: ['userAgent', 'address'] },
};

/** Columns of a section that a reader's copy holds. */
export function columnsFor(table: RecordTable, reader: RecordReader): string[] {
  const others = RESERVED_COLUMNS[reader === 'patient' ? 'therapist' : 'patient'][table] ?? [];
  return Object.keys(RECORD_SECTIONS[table].columns).filter((name) => !others.includes(name));
}

/**
 * A column's value in a reader's copy. Notes of an exercise belong to the practice and are left out for the
 * patient.
 */
export function valueFor(table: RecordTable, column: string, value: unknown, reader: RecordReader): unknown {
  const columns: Record<string, RecordColumn> = RECORD_SECTIONS[table].columns;
  if (reader !== 'patient' || columns[column]?.kind !== 'notedExercises' || !Array.isArray(value))
    return value;
  return (value as object[]).map((exercise) => ({ ...exercise, notes: null }));
}
