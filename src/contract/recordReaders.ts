import type { RecordColumn } from './recordColumns';
import { RECORD_SECTIONS, type RecordTable } from './recordSections';

type Columns = Partial<Record<RecordTable, readonly string[]>>;

/**
 * Columns that no copy contains: secrets that would give access to the account, IP addresses of the staff, delivery
 * delays, and who may have a deleted thing back.
 */
export const WITHHELD_COLUMNS: Columns = {
  ...{
    appointments: ['deletedBy'],
    documents: ['deletedBy'],
    patients: ['deletedBy'],
    routines: ['deletedBy'],
  },
  users: ['passwordHash'],
  invitations: ['tokenHash'],
  passwordResets: ['tokenHash'],
  calendarFeeds: ['tokenHash'],
  secondFactors: ['secret'],
  recoveryCodes: ['codeHash'],
  loginChallenges: ['tokenHash'],
  // The delay of a notice is a few seconds and not part of the record.
  notifications: ['dueAt'],
  // Only tells which of two changes at one instant came first.
  appointmentEvents: ['position'],
  // How a worker of the server takes turns with others, and what opens the link of a mail.
  outboxMessages: ['dueAt', 'leasedUntil', 'supersededAt', 'tokenHash'],
  accountMails: ['dueAt', 'leasedUntil'],
  auditEvents: ['address', 'requestId'],
};

/** For whom a copy is made. */
export const RECORD_READERS = ['therapist', 'patient'] as const;
export type RecordReader = (typeof RECORD_READERS)[number];

/**
 * Columns in only one reader's copy. The therapist's subjective annotations (Ley 41/2002, art. 18.3) are not
 * in the copy that patients download; the therapist decides about handing them over. Of earlier versions
 * patients see only existence, author and time. Devices and addresses of a patient's sign-in sessions concern
 * only the patient.
 */
const RESERVED_COLUMNS: Record<RecordReader, Columns> = {
  therapist: {
    patients: ['notes'],
    // Labels of the practice for its own order.
    patientDetails: ['tags'],
    appointments: ['notes'],
    treatmentSessions: ['notes'],
    patientHandovers: ['note'],
    recordVersions: ['content'],
    recordMerges: ['before', 'choices'],
    documents: ['note'],
  },
  patient: { userSessions: ['userAgent', 'address'] },
};

/** Columns of a section in a reader's copy. */
export function columnsFor(table: RecordTable, reader: RecordReader): string[] {
  const others = RESERVED_COLUMNS[reader === 'patient' ? 'therapist' : 'patient'][table] ?? [];
  return Object.keys(RECORD_SECTIONS[table].columns).filter((name) => !others.includes(name));
}

/** Columns that a patient's copy leaves empty once a row was taken back, which another column tells. */
const TAKEN_BACK: Partial<Record<RecordTable, { column: string; since: string }>> = {
  documents: { column: 'name', since: 'deletedAt' },
  messages: { column: 'content', since: 'withdrawnAt' },
};

/**
 * Value of a row's column in a reader's copy. A patient's copy omits the notes of exercises, which are internal. It also omits
 * the names of deleted documents and the texts of withdrawn messages. These often went to the wrong person, and tell of
 * somebody else.
 */
export function valueFor(
  table: RecordTable,
  column: string,
  row: Readonly<Record<string, unknown>>,
  reader: RecordReader,
): unknown {
  const value = row[column];
  if (reader !== 'patient') return value;
  const taken = TAKEN_BACK[table];
  if (taken?.column === column && row[taken.since]) return null;
  const columns: Record<string, RecordColumn> = RECORD_SECTIONS[table].columns;
  if (columns[column]?.kind !== 'notedExercises' || !Array.isArray(value)) return value;
  return (value as object[]).map((exercise) => ({ ...exercise, notes: null }));
}
