import { administers } from '@/contract/common/roles';
import { HOURS_MESSAGES as MESSAGES, HOURS_SHOWN_DAYS } from '@/contract/hours';
import { APPOINTMENT_LIMITS, BATCH_MAX, OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { intervalAt, overlaps } from '@/contract/appointmentTime';
import { MINUTE_MS } from '@/contract/common/constants';
import { addDays, instantOf, startOfDay, wallClockOf } from '@/contract/common/practiceTime';
import type { TherapistHours } from '@/contract/hoursAnswers';
import type { TouchedQuery } from '@/contract/hoursSchemas';
import { outsideReason } from '@/contract/timetable';
import type { CommandContext } from '../core/context';
import { notFound } from '../core/errors';
import { teamRepository } from '../team/repository';
import { hoursRepository } from './repository';
import { timetableOf } from './timetable';
import { slotOfRow } from '../appointments/freeSlots';
import { shown } from '../appointments/queries';
import { appointmentsRepository } from '../appointments/repository';
import { scopeOf } from '../appointments/scope';
import { touchedOptions } from '../appointments/touchedOptions';

/**
 * The therapist whose hours the caller may change: themselves, or anybody for an ADMIN. Throws `notFound` otherwise.
 */
export async function findTherapist({ db, user }: Pick<CommandContext, 'db' | 'user'>, id: string) {
  const mayChange = administers(user) || user.id === id;
  const therapist = mayChange ? await teamRepository(db).findTherapist(id) : undefined;
  if (!therapist) throw notFound(MESSAGES.therapistNotFound);
  return therapist;
}

/** The therapist of an absence that the caller may change. Throws `notFound` otherwise. */
export async function findAbsent(context: Pick<CommandContext, 'db' | 'user'>, absenceId: string) {
  const { db, user } = context;
  const owner = await hoursRepository(db).ownerOf(absenceId);
  const mayChange = owner !== undefined && (administers(user) || user.id === owner);
  const therapist = mayChange ? await teamRepository(db).findTherapist(owner) : undefined;
  if (!therapist) throw notFound(MESSAGES.absenceNotFound);
  return therapist;
}

interface Person {
  id: string;
  name: string;
}

/** First day whose absences and extra hours are shown. */
export const shownSince = ({ now, timeZone }: Pick<CommandContext, 'now' | 'timeZone'>): string =>
  addDays(wallClockOf(now, timeZone).date, -HOURS_SHOWN_DAYS);

/** Hours of some therapists. Kind and reason of an absence are left out for colleagues. */
async function hoursOf(context: CommandContext, people: readonly Person[]): Promise<TherapistHours[]> {
  if (people.length === 0) return [];
  const { db, user } = context;
  const ids = people.map(({ id }) => id);
  const rows = await hoursRepository(db).times(ids, shownSince(context));
  return people.flatMap(({ id, name }) => {
    const row = rows.find(({ therapistId }) => therapistId === id);
    if (!row) return [];
    const knowsWhy = administers(user) || user.id === id;
    const absences = row.absences.map((one) => (knowsWhy ? one : { ...one, kind: null, reason: null }));
    return [{ ...row, name, absences }];
  });
}

/** The hours of all therapists with access, by name. */
export async function listHours(context: CommandContext) {
  return { therapists: await hoursOf(context, await teamRepository(context.db).therapists()) };
}

/** The hours of one therapist. */
export async function oneTherapistHours(context: CommandContext, therapist: Person) {
  const [hours] = await hoursOf(context, [therapist]);
  return hours!;
}

interface Touching {
  id: string;
  span: TouchedQuery;
}

/**
 * Open appointments of a therapist still to come that lie outside the hours as they are now, by date. Those in an absence are
 * listed with it.
 */
async function outsideRows(context: CommandContext, therapistId: string) {
  const { db, user, now, timeZone } = context;
  const timetable = await timetableOf(context, therapistId);
  const ahead = { from: now, statuses: OPEN_APPOINTMENT_STATUSES, therapistId };
  const rows = await appointmentsRepository(db).list(scopeOf(user), ahead);
  return rows.filter((row) => {
    const reason = outsideReason(slotOfRow(row, timeZone), timetable, timeZone);
    return reason !== null && reason !== 'absence';
  });
}

/** Open appointments of a therapist still to come on which an absence falls, or outside the hours, by date. */
async function touchedRows(context: CommandContext, { id, span }: Touching) {
  const { db, user, now, timeZone } = context;
  const { id: therapistId } = await findTherapist(context, id);
  if (span.outside) return outsideRows(context, therapistId);
  const first = span.from || user.today;
  const last = span.to || first;
  const from = span.start ? instantOf(first, span.start, timeZone) : startOfDay(first, timeZone);
  const to = span.end ? instantOf(last, span.end, timeZone) : startOfDay(addDays(last, 1), timeZone);
  const absent = { start: Math.max(from.getTime(), now.getTime()), end: to.getTime() };
  const rows = await appointmentsRepository(db).list(scopeOf(user), {
    from: new Date(absent.start - APPOINTMENT_LIMITS.durationMax * MINUTE_MS),
    to,
    statuses: OPEN_APPOINTMENT_STATUSES,
    therapistId,
  });
  return rows.filter((row) => overlaps(absent, intervalAt(row.startsAt, row.duration)));
}

/** The appointments on which an absence falls, or outside the hours. It changes none. */
export const touchedAppointments = async (context: CommandContext, touching: Touching) => ({
  appointments: shown(context, await touchedRows(context, touching)),
});

/** Where as many of them may go as can be changed in one go. */
export const optionsOfTouched = async (context: CommandContext, touching: Touching) =>
  touchedOptions(context, (await touchedRows(context, touching)).slice(0, BATCH_MAX));
