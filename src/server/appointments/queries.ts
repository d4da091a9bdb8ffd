import type { InferType } from 'yup';
import type { AppointmentHistory, AppointmentStats, SeriesPlan } from '@/contract/appointmentAnswers';
import { LIVE_APPOINTMENT_STATUSES } from '@/contract/appointments';
import type { appointmentQuerySchema, SeriesBody } from '@/contract/appointmentSchemas';
import type { reachQuery } from '@/contract/patientSchemas';
import {
  addDays,
  instantOf,
  startOfDay,
  startOfWeek,
  toOffsetIso,
  type WallClock,
} from '@/contract/common/practiceTime';
import type { CommandContext } from '../core/context';
import { seriesPlan } from './freeSlots';
import { readerOf, toAppointment } from './answers';
import { offerOf } from './offer';
import { lateFrom, latestChange, undoOf } from './history';
import { historyRepository } from './historyRepository';
import { giverFor, teamRefusal } from './giver';
import { repliesTo } from './replies';
import { appointmentsRepository, type AppointmentRow } from './repository';
import { findAppointment, findPatient, worksFor, scopeOf } from './scope';

/** The interval from the start of the `first` day to the end of the `last`, end excluded. */
const days = (first: string, last: string, timeZone: string): [Date, Date] => [
  startOfDay(first, timeZone),
  startOfDay(addDays(last, 1), timeZone),
];

/** What a dashboard counts and lists: a therapist's own, also where they administer the practice. */
const ownScope = (user: CommandContext['user']) => scopeOf({ ...user, alsoAdmin: false });

/** Converts rows into answers with the fields that the caller may see. */
export const shown = (context: Pick<CommandContext, 'user' | 'timeZone'>, rows: readonly AppointmentRow[]) =>
  rows.map((row) => toAppointment(row, readerOf(context)));

/**
 * The caller's appointments by date ascending, filtered by days in the practice's zone, status and patient.
 */
export async function listAppointments(
  context: CommandContext,
  { startDate, endDate, status, patientId, reach }: InferType<typeof appointmentQuerySchema>,
) {
  const { db, user, timeZone } = context;
  const rows = await appointmentsRepository(db).list(reach === 'own' ? ownScope(user) : scopeOf(user), {
    ...(startDate && { from: startOfDay(startDate, timeZone) }),
    ...(endDate && { to: startOfDay(addDays(endDate, 1), timeZone) }),
    ...(status && { statuses: [status] }),
    ...(patientId && { patientId }),
  });
  // Somebody else's id finds no rows, and is not named.
  if (patientId) context.audited({ patientId: rows[0]?.patientId });
  return shown(context, rows);
}

/** Today's appointments, without cancelled ones and no-shows. */
export async function listToday(context: CommandContext) {
  const { db, user, timeZone } = context;
  const [from, to] = days(user.today, user.today, timeZone);
  const rows = await appointmentsRepository(db).list(ownScope(user), {
    from,
    to,
    statuses: LIVE_APPOINTMENT_STATUSES,
  });
  return shown(context, rows);
}

/** The asking patient's own appointments, with what they can answer about each. */
export async function listOwn(context: CommandContext) {
  const scope = scopeOf(context.user);
  context.audited({ patientId: scope.patientId });
  const rows = await appointmentsRepository(context.db).list(scope);
  const replies = await repliesTo(context, rows);
  return shown(context, rows).map((one) => ({ ...one, reply: replies.get(one.id) }));
}

/**
 * Counts of the caller's appointments; with `practice`, of all that the list shows to a therapist who administers the practice as
 * well. The week is the calendar week, from Monday.
 */
export function countAppointments(
  context: CommandContext,
  { reach }: InferType<typeof reachQuery>,
): Promise<AppointmentStats> {
  const { db, user, timeZone } = context;
  const monday = startOfWeek(user.today);
  return appointmentsRepository(db).stats(
    reach === 'practice' ? scopeOf(user) : ownScope(user),
    days(user.today, user.today, timeZone),
    days(monday, addDays(monday, 6), timeZone),
  );
}

/** The outcome for each appointment of a series, with alternatives for overlaps. Stores nothing. */
export async function previewSeries(context: CommandContext, body: SeriesBody): Promise<SeriesPlan> {
  const occurrences = body.occurrences as WallClock[];
  const patient = await findPatient(context, body.patientId);
  const patientId = patient.id;
  const giver = await giverFor(context, body, patient);
  const starts = occurrences.map((one) => instantOf(one.date, one.time, context.timeZone));
  const refused = await teamRefusal(context, giver, { patientId, starts }).explain(context.db);
  if (refused) throw refused;
  const place = { therapistId: giver.therapistId, patientId, ...(await offerOf(context.db, body)) };
  return seriesPlan(context, place, occurrences, body.duration);
}

/** What happened to an appointment, and whether its latest change can still be undone. */
export async function historyOf(context: CommandContext, id: string): Promise<AppointmentHistory> {
  const { db, now, timeZone } = context;
  const row = await findAppointment(context, id);
  context.audited({ entityId: id });
  const rows = await historyRepository(db).eventsOf(id);
  const last = await latestChange(db, id, now);
  const mayUndo =
    last && (await worksFor(context, row.therapistId)) && (await worksFor(context, last.therapistId));
  return {
    events: rows.map(({ at, startsAt: start, fromStartsAt, ...event }) => ({
      ...event,
      at: at.toISOString(),
      date: toOffsetIso(start, timeZone),
      fromDate: fromStartsAt && toOffsetIso(fromStartsAt, timeZone),
    })),
    undo: mayUndo ? undoOf(last) : null,
    lateFrom: (await lateFrom(db, row.startsAt)).toISOString(),
  };
}
