import { LIVE_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { calendarFile } from '@/contract/ics';
import { wallClockOf } from '@/contract/common/practiceTime';
import { appointmentsRepository, type Scope } from '../appointments/repository';
import { hashLinkToken } from '../auth/tokens';
import type { CommandContext, PublicContext } from '../core/context';
import { notFound } from '../core/errors';
import { calendarEntry } from './entries';
import { calendarRepository, type FeedOwner } from './repository';

const DAY_MS = 86_400_000;
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
