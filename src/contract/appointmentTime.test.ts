import fc from 'fast-check';
import { earliestStart, firstOverlap, intervalOf, isPast, overlaps, pastField } from './appointmentTime';

const ZONE = 'Europe/Madrid';
const interval = fc
  .tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 1, max: 200 }))
  .map(([start, length]) => ({ start, end: start + length }));

describe('stretches of the agenda', () => {
  it('overlap as the database has it: [start, end), so that neighbours do not', () => {
    expect(overlaps({ start: 0, end: 10 }, { start: 10, end: 20 })).toBe(false);
    expect(overlaps({ start: 0, end: 11 }, { start: 10, end: 20 })).toBe(true);
    fc.assert(
      fc.property(interval, interval, (a, b) => {
        const shared = Array.from({ length: a.end - a.start }, (_, i) => a.start + i);
        expect(overlaps(a, b)).toBe(shared.some((minute) => minute >= b.start && minute < b.end));
        expect(overlaps(a, b)).toBe(overlaps(b, a));
      }),
    );
  });

  it('finds the earliest one in the way, whatever the order', () => {
    fc.assert(
      fc.property(interval, fc.array(interval, { maxLength: 8 }), (wanted, busy) => {
        const found = firstOverlap(wanted, busy);
        const starts = busy.filter((one) => overlaps(one, wanted)).map((one) => one.start);
        expect(found?.start).toBe(starts.length > 0 ? Math.min(...starts) : undefined);
      }),
    );
  });

  it('lasts its real minutes over both changes of the clock', () => {
    // 2027-03-28: 02:00 → 03:00. An hour from 01:30 ends at 03:30 wall-clock time.
    const spring = intervalOf({ date: '2027-03-28', time: '01:30', duration: 60 }, ZONE);
    expect(new Date(spring.start).toISOString()).toBe('2027-03-28T00:30:00.000Z');
    expect(spring.end - spring.start).toBe(3_600_000);
    // A nonexistent time is moved by the same offset past the change.
    expect(intervalOf({ date: '2027-03-28', time: '02:30', duration: 60 }, ZONE).start).toBe(
      intervalOf({ date: '2027-03-28', time: '03:30', duration: 60 }, ZONE).start,
    );
    // 2027-10-31: 02:30 occurs twice and means the first. The hour repeats, so 90 minutes later it is 03:00.
    const autumn = intervalOf({ date: '2027-10-31', time: '02:30', duration: 90 }, ZONE);
    expect(new Date(autumn.start).toISOString()).toBe('2027-10-31T00:30:00.000Z');
    expect(new Date(autumn.end).toISOString()).toBe('2027-10-31T02:00:00.000Z');
  });
});

describe('the past', () => {
  const now = new Date('2027-03-10T09:30:45Z'); // 10:30:45 in Madrid

  it.each([
    ['2027-03-10', '10:14', true],
    ['2027-03-10', '10:15', false],
    ['2027-03-10', '10:30', false],
    ['2027-03-09', '23:59', true],
    ['2027-03-11', '00:00', false],
  ])('%s %s: %s', (date, time, past) => {
    expect(isPast({ date, time }, now, ZONE)).toBe(past);
  });

  it('is a quarter of an hour back to the minute, also from the day before', () => {
    expect(isPast({ date: '2027-03-09', time: '23:50' }, new Date('2027-03-09T23:05:59Z'), ZONE)).toBe(false);
    expect(isPast({ date: '2027-03-09', time: '23:49' }, new Date('2027-03-09T23:05:00Z'), ZONE)).toBe(true);
    expect(earliestStart(new Date('2027-03-09T23:05:59.999Z')).toISOString()).toBe(
      '2027-03-09T22:50:00.000Z',
    );
  });

  it('is judged by the practice’s clock around midnight, not by UTC', () => {
    const justAfterMidnight = new Date('2027-07-01T22:30:00Z'); // 00:30 of July 2nd in Madrid
    expect(isPast({ date: '2027-07-01', time: '23:59' }, justAfterMidnight, ZONE)).toBe(true);
    expect(isPast({ date: '2027-07-02', time: '00:30' }, justAfterMidnight, ZONE)).toBe(false);
    expect(pastField({ date: '2027-07-01' }, justAfterMidnight, ZONE)).toBe('date');
    expect(pastField({ date: '2027-07-02' }, justAfterMidnight, ZONE)).toBe('time');
  });
});
