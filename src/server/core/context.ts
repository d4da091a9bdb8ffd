import type { AnswerWay } from '@/contract/appointmentLinks';
import type { AuditAction } from '@/contract/audit';
import type { Role } from '@/contract/common/roles';
import type { Database } from '../db/database';
import { unauthorized } from './errors';

/** The signed-in user, read from the database on every request. */
export interface SignedInUser {
  id: string;
  name: string;
  email: string;
  role: Role;
  /** A THERAPIST who is administration too; see `administers`. */
  alsoAdmin: boolean;
  /** Id of the sign-in session that the token belongs to. */
  sessionId: string;
  /** For a PATIENT, the id of their record; null for staff. */
  patientId: string | null;
  /** Day of the practice on which they ask, `YYYY-MM-DD`: who attends whom depends on it. */
  today: string;
}

/**
 * The user as administration: a therapist who is both reaches, as such, what an ADMIN does, and sees no more of it. For
 * the calls of the desk; whoever is not administration stays who they are.
 */
export const asAdministration = (user: SignedInUser): SignedInUser =>
  user.alsoAdmin ? { ...user, role: 'ADMIN', alsoAdmin: false } : user;

/** Record id of a signed-in PATIENT. Throws `unauthorized` for anyone else. */
export function recordOf({ patientId }: SignedInUser): string {
  if (!patientId) throw unauthorized();
  return patientId;
}

/** The event that a call writes to the access log; see plugins/audit. */
export interface AuditPolicy {
  action: AuditAction;
  /** Kind of object, e.g. `patient`, `evaluation`. */
  entity: string;
}

export interface AuditSubject {
  /** Id of the patient's record that was touched, once the command knows it. */
  patientId?: string | null;
  /** Id of the object that was touched. Default: `:id` of the path. */
  entityId?: string | null;
  /** What else a successful call did, for example that somebody joined a team: an event of its own. */
  besides?: AuditPolicy & { entityId: string };
}

/** Network address and user agent of who asks. */
export interface Origin {
  address: string;
  userAgent?: string | undefined;
}

/** Context of a command or query whose caller need not be signed in. */
export interface PublicContext {
  /** A transaction under an `Idempotency-Key`; a command opens its own with `db.transaction`. */
  db: Database;
  now: Date;
  /** Time zone of the practice. */
  timeZone: string;
  origin: Origin;
  /** Logs a failure on the server. The text must contain no personal data. */
  report: (failure: string) => void;
}

/** Who changes an appointment: somebody's account, or none, if a patient without one follows the link of a mail. */
export interface ActingContext extends Pick<PublicContext, 'db' | 'now' | 'timeZone'> {
  user: Pick<SignedInUser, 'today'> & { id: string | null };
  /** Where the patient answers; absent if somebody of the practice acts. */
  via?: AnswerWay;
}

/**
 * Context of a signed-in caller. Commands live in `<domain>/commands.ts` as `(context, input) => result`: they
 * check, write in one transaction and store notices. A command that needs effects beyond the
 * database (mail, passwords, sign-in sessions) receives them first: `signIn(effects)(context, input)`.
 */
export interface CommandContext extends PublicContext {
  user: SignedInUser;
  /** Names the patient and the object to the access log. */
  audited: (subject: AuditSubject) => void;
}
