import { APPOINTMENT_TYPE_LABELS, LIVE_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { type CalendarEntry, calendarFile, initialsOf } from '@/contract/ics';
import { CALENDAR_ID_DOMAIN, DAY_MS } from '@/contract/common/constants';
import { wallClockOf } from '@/contract/common/practiceTime';
import { type AppointmentRow, appointmentsRepository, type Scope } from '../appointments/repository';
import type { SignedInUser, CommandContext, PublicContext } from '../core/context';
import { hashLinkToken } from '../auth/tokens';
import { notFound } from '../core/errors';
import { calendarRepository, type FeedOwner } from './repository';

type Reader = Pick<SignedInUser, 'role'>;

/**
 * Converts an appointment into a calendar entry. `full` is for a user who downloads an appointment they may
 * see. `private` is for the feed, readable by anyone with its address: initials only, no kind of treatment.
 * Neither contains notes.
 */
export function calendarEntry(
  row: AppointmentRow,
  { role }: Reader,
  detail: 'full' | 'private',
): CalendarEntry {
  const forPatient = role === 'PATIENT';
  const withWhom = forPatient ? row.therapistName : row.patientName;
  const title = {
    full: forPatient
      ? `Cita de fisioterapia con ${withWhom}`
      : `${APPOINTMENT_TYPE_LABELS[row.type]}: ${withWhom}`,
    private: forPatient ? 'Cita' : `Cita ${initialsOf(withWhom)}`.trim(),
  }[detail];
  return {
    uid: `${row.id}@${CALENDAR_ID_DOMAIN}`,
    start: row.startsAt,
    duration: row.duration,
    title,
    status: row.status,
    changedAt: row.updatedAt,
  };
}

/** Days before and after today that a feed contains. */
const BACK = 30;
const AHEAD = 365;

const scopeOf = ({ role, userId, patientId }: FeedOwner, today: string): Scope =>
  role === 'PATIENT'
    ? { patientId: patientId ?? '' }
    : role === 'ADMIN'
      ? {}
      : { carer: { id: userId, today } };

/** Whether the caller has a private address, and since when. */
export async function feedState({ db, user }: CommandContext) {
  const createdAt = await calendarRepository(db).active(user.id);
  return { active: createdAt !== undefined, createdAt: createdAt?.toISOString() ?? null };
}

/** The calendar file of a private address. Needs no sign-in: the token is enough. */
export async function feedFile(
  { db, now, timeZone }: PublicContext,
  { token }: { token: string },
): Promise<string> {
  const owner = await calendarRepository(db).findOwner(hashLinkToken(token));
  if (!owner) throw notFound();
  const rows = await appointmentsRepository(db).list(scopeOf(owner, wallClockOf(now, timeZone).date), {
    from: new Date(now.getTime() - BACK * DAY_MS),
    to: new Date(now.getTime() + AHEAD * DAY_MS),
    statuses: LIVE_APPOINTMENT_STATUSES,
  });
  return calendarFile(
    rows.map((row) => calendarEntry(row, owner, 'private')),
    'Citas',
  );
}
