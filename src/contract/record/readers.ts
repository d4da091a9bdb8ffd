import { RECORD_SECTIONS, type RecordTable } from './sections';

type Columns = Partial<Record<RecordTable, readonly string[]>>;

/** Columns that no copy holds: secrets that would open the account, and the network addresses of the staff. */
export const WITHHELD_COLUMNS: Columns = {
  users: ['passwordHash'],
  invitations: ['tokenHash'],
  passwordResets: ['tokenHash'],
  calendarFeeds: ['tokenHash'],
  secondFactors: ['secret'],
  recoveryCodes: ['codeHash'],
  loginChallenges: ['tokenHash'],
  auditEvents: ['address', 'requestId'],
};

/** Who asks for the copy. */
export type RecordReader = 'therapist' | 'patient';

/**
 * What only one of the two gets. The professional's subjective annotations (Ley 41/2002, art. 18.3) are not in the copy
 * that patients download by themselves; the therapist hands them over as they decide. From where the patient signs in
 * is the patient's own affair.
 */
const RESERVED_COLUMNS: Record<RecordReader, Columns> = {
  therapist: { patients: ['notes'], appointments: ['notes'] },
  patient: { userSessions: ['userAgent', 'address'] },
};

/** Columns of a section that a reader's copy holds. */
export function columnsFor(table: RecordTable, reader: RecordReader): string[] {
  const others = RESERVED_COLUMNS[reader === 'patient' ? 'therapist' : 'patient'][table] ?? [];
  return Object.keys(RECORD_SECTIONS[table].columns).filter((name) => !others.includes(name));
}
