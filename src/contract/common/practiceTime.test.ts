import fc from 'fast-check';
import {
  addDays,
  instantOf,
  isoWeekday,
  sameDayIn,
  startOfWeek,
  toOffsetIso,
  wallClockOf,
  zoneOffsetMinutes,
} from './practiceTime';

const MADRID = 'Europe/Madrid';

describe('practice time', () => {
  it('reads winter and summer offsets of the zone', () => {
    expect(zoneOffsetMinutes(new Date('2027-01-15T12:00:00Z'), MADRID)).toBe(60);
    expect(zoneOffsetMinutes(new Date('2027-07-15T12:00:00Z'), MADRID)).toBe(120);
  });

  it.each([
    ['2027-03-28', '01:59', '2027-03-28T00:59:00.000Z'],
    // 02:30 does not exist that night: clocks jump from 02:00 to 03:00.
    ['2027-03-28', '02:30', '2027-03-28T01:30:00.000Z'],
    ['2027-03-28', '03:00', '2027-03-28T01:00:00.000Z'],
    // 02:30 occurs twice that night; the first one, still in summer time, is used.
    ['2027-10-31', '02:30', '2027-10-31T00:30:00.000Z'],
    ['2027-10-31', '03:00', '2027-10-31T02:00:00.000Z'],
    ['2027-12-24', '10:15', '2027-12-24T09:15:00.000Z'],
  ])('%s %s in Madrid is %s', (date, time, expected) => {
    expect(instantOf(date, time, MADRID).toISOString()).toBe(expected);
  });

  it('shows a skipped hour as the time after the change', () => {
    expect(wallClockOf(instantOf('2027-03-28', '02:30', MADRID), MADRID)).toEqual({
      date: '2027-03-28',
      time: '03:30',
    });
  });

  it('writes instants with the offset of the zone', () => {
    expect(toOffsetIso(new Date('2027-03-28T01:30:00Z'), MADRID)).toBe('2027-03-28T03:30:00+02:00');
    expect(toOffsetIso(new Date('2027-01-01T00:00:00Z'), 'America/New_York')).toBe(
      '2026-12-31T19:00:00-05:00',
    );
  });

  it('comes back to the same wall clock for every quarter of an hour that exists, in any zone', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 365 * 96 * 3 }),
        fc.constantFrom(MADRID, 'America/New_York', 'UTC', 'Australia/Lord_Howe', 'Asia/Kolkata'),
        (quarters, zone) => {
          const instant = new Date(Date.UTC(2026, 0, 1) + quarters * 900_000);
          const wall = wallClockOf(instant, zone);
          const again = instantOf(wall.date, wall.time, zone);
          expect(wallClockOf(again, zone)).toEqual(wall);
          expect(new Date(toOffsetIso(instant, zone)).getTime()).toBe(instant.getTime());
        },
      ),
      { numRuns: 500 },
    );
  });

  it('knows the offset of any second, also of those beside a change and of a zone asked for before', () => {
    const shown = (instant: Date, timeZone: string) => {
      const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(
        instant,
      );
      const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
      const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(name) ?? [];
      return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
    };
    const changes = [Date.UTC(2027, 2, 28, 1), Date.UTC(2027, 9, 31, 1), Date.UTC(2027, 3, 3, 15)];
    fc.assert(
      fc.property(
        fc.oneof(
          fc.integer({ min: Date.UTC(1980, 0, 1), max: Date.UTC(2060, 0, 1) }),
          fc
            .tuple(fc.constantFrom(...changes), fc.integer({ min: -2000, max: 2000 }))
            .map(([at, by]) => at + by),
        ),
        fc.constantFrom(MADRID, 'Atlantic/Canary', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata'),
        (time, zone) => {
          const instant = new Date(time);
          expect(zoneOffsetMinutes(instant, zone) - shown(instant, zone)).toBe(0);
          expect(zoneOffsetMinutes(instant, zone) - shown(instant, zone)).toBe(0);
        },
      ),
      { numRuns: 500 },
    );
  });

  it('counts days and weeks by the calendar', () => {
    expect(addDays('2027-03-27', 2)).toBe('2027-03-29');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(isoWeekday('2026-11-21')).toBe(6);
    expect(startOfWeek('2026-11-22')).toBe('2026-11-16');
  });

  it.each([
    ['2026-11-20', -18, '2008-11-20'],
    ['2028-02-29', -18, '2010-02-28'],
    ['2024-02-29', -4, '2020-02-29'],
    ['2024-02-29', 5, '2029-02-28'],
  ])('%s and %i years are %s', (day, years, same) => expect(sameDayIn(day, years)).toBe(same));
});
