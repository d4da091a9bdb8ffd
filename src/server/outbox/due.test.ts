import { HOUR_MS } from '@/contract/common/constants';
import { instantOf } from '@/contract/common/practiceTime';
import { MESSAGE_LIMITS } from '@/contract/outbox';
import {
  isQuiet,
  isStuck,
  outOfQuiet,
  retryAt,
  sortWaiting,
  standingOf,
  type Reminding,
  type WaitingMessage,
} from './due';

const ZONE = 'Europe/Madrid';
const at = (date: string, time: string) => instantOf(date, time, ZONE);
const NOW = at('2026-11-23', '10:00');

const USUAL: Reminding = { ...MESSAGE_LIMITS, appointmentReminders: true };

let counter = 0;
const waiting = (values: Partial<WaitingMessage> = {}): WaitingMessage => {
  counter += 1;
  const startsAt = values.startsAt ?? at('2026-12-10', '10:00');
  return {
    id: `m${counter}`,
    appointmentId: `c${counter}`,
    kind: 'BOOKED',
    startsAt,
    knownStartsAt: null,
    createdAt: new Date(NOW.getTime() - HOUR_MS),
    retriedAt: null,
    dueAt: NOW,
    attempts: 0,
    leasedUntil: null,
    supersededAt: null,
    status: 'SCHEDULED',
    presentStart: startsAt,
    isUnwanted: false,
    ...values,
  };
};
const sort = (messages: WaitingMessage[], mailedToday = false, now = NOW) => {
  const { send, drop, postpone } = sortWaiting(messages, {
    now,
    timeZone: ZONE,
    mailedToday,
    reminding: USUAL,
  });
  const ids = (list: WaitingMessage[]) => list.map(({ id }) => id);
  return { send: ids(send), drop: ids(drop), postpone: ids(postpone) };
};

test('nothing leaves from 21 to 9 by the clock of the practice, also where the clocks change', () => {
  const quiet = (date: string, time: string) => isQuiet(at(date, time), ZONE);
  for (const day of ['2026-11-23', '2027-03-28', '2026-10-25']) {
    expect([quiet(day, '08:59'), quiet(day, '09:00'), quiet(day, '20:59'), quiet(day, '21:00')]).toEqual([
      true,
      false,
      false,
      true,
    ]);
  }
  expect(isQuiet(at('2026-11-23', '09:30'), 'Atlantic/Canary')).toBe(true);
});

test.each([
  ['2026-11-23', '20:59', '2026-11-23', '20:59'],
  ['2026-11-23', '21:00', '2026-11-24', '09:00'],
  ['2026-11-24', '08:59', '2026-11-24', '09:00'],
  ['2026-11-24', '09:00', '2026-11-24', '09:00'],
  // The clocks change in this night.
  ['2027-03-27', '22:00', '2027-03-28', '09:00'],
])('what is due on %s at %s leaves on %s at %s', (day, time, thenDay, then) => {
  expect(outOfQuiet(at(day, time), ZONE)).toEqual(at(thenDay, then));
});

test.each<[string, Partial<WaitingMessage>, ReturnType<typeof standingOf>]>([
  ['a new time', {}, 'due'],
  ['one of a confirmed appointment', { status: 'CONFIRMED' }, 'due'],
  ['one that is cancelled since', { status: 'CANCELLED' }, 'outdated'],
  ['another time since', { presentStart: at('2026-12-11', '10:00') }, 'outdated'],
  ['what a later change tells', { supersededAt: NOW }, 'outdated'],
  ['a cancellation', { kind: 'CANCELLED', status: 'CANCELLED' }, 'due'],
  ['a cancellation that was taken back', { kind: 'CANCELLED' }, 'outdated'],
  ['what is past', { startsAt: NOW }, 'late'],
  ['what nobody tried for three days', { createdAt: at('2026-11-20', '10:00') }, 'due'],
  ['what could not leave for three days', { createdAt: at('2026-11-20', '10:00'), attempts: 1 }, 'late'],
  ['a reminder', { kind: 'REMINDER', startsAt: at('2026-11-25', '09:00') }, 'due'],
  [
    'a reminder of a confirmed appointment',
    { kind: 'REMINDER', startsAt: at('2026-11-25', '09:00'), status: 'CONFIRMED' },
    'outdated',
  ],
  [
    'the first reminder when the last is due',
    { kind: 'REMINDER', startsAt: at('2026-11-24', '10:00') },
    'late',
  ],
  ['the last reminder', { kind: 'LAST_REMINDER', startsAt: at('2026-11-23', '12:01') }, 'due'],
  ['the last reminder too late', { kind: 'LAST_REMINDER', startsAt: at('2026-11-23', '12:00') }, 'late'],
  ['what the patient or the therapist does not want', { isUnwanted: true }, 'off'],
  ['what nobody wants and has changed', { isUnwanted: true, status: 'CANCELLED' }, 'outdated'],
])('%s: %j is %s', (_what, values, standing) => {
  expect(standingOf(waiting(values), NOW, USUAL)).toBe(standing);
});

test.each<[Partial<Reminding>, WaitingMessage['kind'], string, ReturnType<typeof standingOf>]>([
  [{ appointmentReminders: false }, 'REMINDER', '2026-11-25T09:00', 'off'],
  [{ appointmentReminders: false }, 'BOOKED', '2026-11-25T09:00', 'due'],
  [{ lastReminderHours: null }, 'LAST_REMINDER', '2026-11-24T09:00', 'off'],
  // The only one is of use until shortly before the start.
  [{ lastReminderHours: null }, 'REMINDER', '2026-11-23T12:01', 'due'],
  [{ lastReminderHours: null }, 'REMINDER', '2026-11-23T12:00', 'late'],
  [{ lastReminderHours: 30 }, 'REMINDER', '2026-11-24T16:00', 'late'],
  [{ lastReminderHours: 15 }, 'REMINDER', '2026-11-24T01:01', 'due'],
])('where the practice says %j, a %s of %s is %s', (chosen, kind, start, standing) => {
  const [day = '', time = ''] = start.split('T');
  const message = waiting({ kind, startsAt: at(day, time) });
  expect(standingOf(message, NOW, { ...USUAL, ...chosen })).toBe(standing);
});

test('what is due goes in one mail, with the reminders of later that day', () => {
  const [booked, moved] = [waiting(), waiting({ kind: 'MOVED' })];
  const undoable = waiting({ dueAt: at('2026-11-23', '10:05') });
  const reminder = (dueAt: Date, values: Partial<WaitingMessage> = {}) =>
    waiting({ kind: 'REMINDER', dueAt, startsAt: new Date(dueAt.getTime() + 48 * HOUR_MS), ...values });
  const tonight = reminder(at('2026-11-23', '20:00'));
  const tomorrow = reminder(at('2026-11-24', '09:00'));
  const told = reminder(at('2026-11-23', '10:00'), { appointmentId: moved.appointmentId });
  expect(sort([booked, moved, undoable, tonight, tomorrow, told])).toEqual({
    send: [booked.id, moved.id, tonight.id],
    drop: [told.id],
    postpone: [],
  });
  // Alone they wait for their hour.
  expect(sort([undoable, tonight, tomorrow])).toEqual({ send: [], drop: [], postpone: [] });
});

test('two reminders of one appointment never go in one mail', () => {
  const startsAt = at('2026-11-24', '20:00');
  const first = waiting({ kind: 'REMINDER', startsAt });
  const last = waiting({
    kind: 'LAST_REMINDER',
    appointmentId: first.appointmentId,
    startsAt,
    dueAt: at('2026-11-23', '20:00'),
  });
  expect(sort([first, last])).toEqual({ send: [first.id], drop: [], postpone: [] });
});

test('after a mail only what cannot wait goes on the same day, and takes the rest along', () => {
  const later = waiting();
  const reminder = waiting({ kind: 'REMINDER', startsAt: at('2026-11-25', '09:00') });
  expect(sort([later, reminder], true)).toEqual({
    send: [],
    drop: [],
    postpone: [later.id, reminder.id],
  });
  const tomorrow = at('2026-11-24', '19:00');
  for (const urgent of [
    waiting({ kind: 'CANCELLED', status: 'CANCELLED', startsAt: tomorrow }),
    waiting({ startsAt: tomorrow }),
    waiting({ kind: 'MOVED', knownStartsAt: tomorrow }),
  ])
    expect(sort([later, reminder, urgent], true).send).toEqual([later.id, reminder.id, urgent.id]);
  const dayAfter = waiting({ startsAt: at('2026-11-25', '09:00') });
  expect(sort([dayAfter], true).postpone).toEqual([dayAfter.id]);
});

test('nobody relies on what was tried in vain three times, or waits for a quarter of an hour by day', () => {
  const stuck = (values: Partial<WaitingMessage>, now = NOW) => isStuck(waiting(values), now, ZONE);
  const later = at('2026-11-23', '11:00');
  expect([stuck({ attempts: 2, dueAt: later }), stuck({ attempts: 3, dueAt: later })]).toEqual([false, true]);
  const overdue = (time: string, now = NOW) => stuck({ dueAt: at('2026-11-23', time) }, now);
  expect([overdue('09:45'), overdue('09:44')]).toEqual([false, true]);
  const night = at('2026-11-24', '08:59');
  expect([overdue('21:05', night), overdue('21:05', at('2026-11-24', '09:16'))]).toEqual([false, true]);
});

test('the waits between tries grow to three hours', () => {
  const minutes = [1, 2, 3, 4, 5, 6].map((tries) => (retryAt(tries, NOW).getTime() - NOW.getTime()) / 60_000);
  expect(minutes).toEqual([1, 5, 15, 60, 180, 180]);
});
