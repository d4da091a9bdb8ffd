import { type AppointmentStatus, OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { HOUR_MS, MINUTE_MS } from '@/contract/common/constants';
import { addDays, instantOf, startOfDay, wallClockOf } from '@/contract/common/practiceTime';
import type { PracticeSettings } from '@/contract/practiceAnswers';
import { MESSAGE_LIMITS as LIMITS, type MessageKind } from '@/contract/outbox';

/** Longer than a mail server may take, so that what is being sent belongs to nobody else. */
export const LEASE_MS = 5 * MINUTE_MS;

const TOLD_KINDS: readonly MessageKind[] = ['BOOKED', 'MOVED'];
/** Kinds that tell of a change; the others remind of what is known. */
export const CHANGE_KINDS: readonly MessageKind[] = [...TOLD_KINDS, 'CANCELLED'];
export const isChange = (kind: MessageKind): boolean => CHANGE_KINDS.includes(kind);

/** A message that waits, with its appointment as it is now. */
export interface WaitingMessage {
  id: string;
  kind: MessageKind;
  appointmentId: string;
  startsAt: Date;
  knownStartsAt: Date | null;
  createdAt: Date;
  /** When administration had it sent again. */
  retriedAt: Date | null;
  dueAt: Date;
  attempts: number;
  leasedUntil: Date | null;
  supersededAt: Date | null;
  /** Status of the appointment for the patient of the message: cancelled too if it was deleted or is somebody else's. */
  status: AppointmentStatus;
  presentStart: Date;
  /** The patient wants no such mails, or none leave of this therapist's agenda. */
  isUnwanted: boolean;
}

/** Whether and when the practice reminds. */
export type Reminding = Pick<
  PracticeSettings,
  'appointmentReminders' | 'reminderHours' | 'lastReminderHours'
>;

/** The hours before the start from which each reminder is due, and from which it is of no use; none if they are off. */
export function remindersOf({ appointmentReminders, reminderHours, lastReminderHours }: Reminding) {
  if (!appointmentReminders) return [];
  const end = LIMITS.reminderLeadHours;
  const first = { kind: 'REMINDER' as const, hours: reminderHours, endHours: lastReminderHours ?? end };
  if (lastReminderHours === null) return [first];
  return [first, { kind: 'LAST_REMINDER' as const, hours: lastReminderHours, endHours: end }];
}

/** Whether it is the practice's night, when nothing leaves. */
export function isQuiet(now: Date, timeZone: string): boolean {
  const { time } = wallClockOf(now, timeZone);
  return time >= LIMITS.quietFrom || time < LIMITS.quietUntil;
}

/** The first instant from this one on at which something may leave. */
export function outOfQuiet(instant: Date, timeZone: string): Date {
  if (!isQuiet(instant, timeZone)) return instant;
  const { date, time } = wallClockOf(instant, timeZone);
  return instantOf(time < LIMITS.quietUntil ? date : addDays(date, 1), LIMITS.quietUntil, timeZone);
}

/**
 * Whether nobody knows when a waiting message leaves: several attempts have failed, or its turn does not come. Where a mail
 * server does not answer, only one mail is tried at a time.
 */
export const isStuck = (
  { attempts, dueAt }: Pick<WaitingMessage, 'attempts' | 'dueAt'>,
  now: Date,
  timeZone: string,
): boolean =>
  attempts >= LIMITS.reliedAttempts ||
  now.getTime() - outOfQuiet(dueAt, timeZone).getTime() > LIMITS.reliedMinutes * MINUTE_MS;

/**
 * Until when a message is of use: a reminder until the next one, or until shortly before the start; a change until its time.
 * One that a mail server does not take is given up before.
 */
function endOf({ kind, startsAt, createdAt, retriedAt, attempts }: WaitingMessage, endHours: number): number {
  const start = startsAt.getTime();
  if (!isChange(kind)) return start - endHours * HOUR_MS;
  const begun = (retriedAt ?? createdAt).getTime();
  return attempts > 0 ? Math.min(start, begun + LIMITS.givenUpHours * HOUR_MS) : start;
}

/** Whether the appointment still is what the message says of it. */
function isTrue({ kind, status, startsAt, presentStart }: WaitingMessage): boolean {
  if (kind === 'CANCELLED') return status === 'CANCELLED';
  const isThen = startsAt.getTime() === presentStart.getTime();
  return isThen && (isChange(kind) ? OPEN_APPOINTMENT_STATUSES.includes(status) : status === 'SCHEDULED');
}

/**
 * Whether a waiting message is still to be sent: `outdated` if the appointment has changed, `off` if such mails are switched
 * off, `late` if its time is over.
 */
export function standingOf(
  message: WaitingMessage,
  now: Date,
  reminding: Reminding,
): 'due' | 'outdated' | 'off' | 'late' {
  if (message.supersededAt || !isTrue(message)) return 'outdated';
  const reminder = remindersOf(reminding).find(({ kind }) => kind === message.kind);
  if (message.isUnwanted || (!isChange(message.kind) && !reminder)) return 'off';
  return now.getTime() < endOf(message, reminder?.endHours ?? 0) ? 'due' : 'late';
}

/** First instants of the practice's day, of the next one and of the one after it. */
export const daysFrom = (now: Date, timeZone: string) => {
  const { date } = wallClockOf(now, timeZone);
  const startIn = (days: number) => startOfDay(addDays(date, days), timeZone);
  return { today: startIn(0), tomorrow: startIn(1), dayAfter: startIn(2) };
};

export interface Sorted<Message> {
  /** What goes into one mail now. */
  send: Message[];
  /** What is no longer to be sent. */
  drop: Message[];
  /** What waits for another day, because the patient had a mail today. */
  postpone: Message[];
}

export interface Sorting {
  now: Date;
  timeZone: string;
  /** Whether the patient had a mail today. */
  mailedToday: boolean;
  reminding: Reminding;
}

/**
 * Sorts what waits for one patient. All that is due goes in one mail, with the reminders of later that day. After a mail
 * nothing goes that day but a change of what takes place, or would have, until the end of the next day. Who is told of a
 * time needs no reminder of it.
 */
export function sortWaiting<Message extends WaitingMessage>(
  waiting: readonly Message[],
  { now, timeZone, mailedToday, reminding }: Sorting,
): Sorted<Message> {
  const { tomorrow, dayAfter } = daysFrom(now, timeZone);
  const outdated = waiting.filter((message) => standingOf(message, now, reminding) !== 'due');
  const fine = waiting.filter((message) => !outdated.includes(message));
  const due = fine.filter(({ dueAt }) => dueAt <= now);
  const isUrgent = ({ kind, startsAt, knownStartsAt }: Message) =>
    isChange(kind) && (startsAt < dayAfter || (knownStartsAt !== null && knownStartsAt < dayAfter));
  if (due.length === 0) return { send: [], drop: outdated, postpone: [] };
  if (mailedToday && !due.some(isUrgent)) return { send: [], drop: outdated, postpone: due };
  const appointmentsOf = (messages: readonly Message[]) =>
    new Set(messages.map(({ appointmentId }) => appointmentId));
  const told = appointmentsOf(due.filter(({ kind }) => isChange(kind)));
  const needless = fine.filter(({ kind, appointmentId }) => !isChange(kind) && told.has(appointmentId));
  const named = appointmentsOf(due);
  const later = fine.filter(
    ({ kind, dueAt, appointmentId }) =>
      !isChange(kind) && dueAt > now && dueAt < tomorrow && !named.has(appointmentId),
  );
  const send = [...due.filter((message) => !needless.includes(message)), ...later];
  return { send, drop: [...outdated, ...needless], postpone: [] };
}

const RETRY_MINUTES = [1, 5, 15, 60];

/** When a message is tried again that was tried so many times. */
export const retryAt = (attempts: number, now: Date): Date =>
  new Date(now.getTime() + (RETRY_MINUTES[attempts - 1] ?? 180) * MINUTE_MS);
