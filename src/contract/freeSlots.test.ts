import fc from 'fast-check';
import { intervalAt, intervalOf, overlaps, withBuffer } from './appointmentTime';
import { addDays, isoWeekday, wallClockOf } from './common/practiceTime';
import { nextFreeSlots } from './freeSlots';
import { DEFAULT_OPENING_HOURS } from './openingHours';

const ZONE = 'Europe/Madrid';
const NOW = new Date('2027-03-01T07:00:00Z'); // Monday, 08:00
const at = (date: string, time: string, duration = 60) => intervalOf({ date, time, duration }, ZONE);
const walls = (slots: { date: string }[]) =>
  slots.map(({ date }) => Object.values(wallClockOf(new Date(date), ZONE)).join(' '));

describe('the next free slots', () => {
  it('are the wanted time and what follows it when nothing is in the way', () => {
    const slots = nextFreeSlots({
      wanted: { date: '2027-03-02', time: '09:00', duration: 60 },
      busy: [],
      now: NOW,
      zone: ZONE,
    });
    expect(walls(slots)).toEqual(['2027-03-02 09:00', '2027-03-02 10:00', '2027-03-02 11:00']);
    expect(slots[0]?.date).toBe('2027-03-02T09:00:00+01:00');
  });

  it('jump over what is taken and go on the next open day', () => {
    const busy = [at('2027-03-05', '18:00', 45), at('2027-03-05', '19:00', 60)];
    const slots = nextFreeSlots({
      wanted: { date: '2027-03-05', time: '18:00', duration: 60 },
      busy,
      now: NOW,
      zone: ZONE,
    });
    // 18:45–19:00 is too short, then the weekend.
    expect(walls(slots)).toEqual(['2027-03-08 08:00', '2027-03-08 09:00', '2027-03-08 10:00']);
  });

  it('begin on the quarter, and never before now', () => {
    const now = new Date('2027-03-02T09:07:30Z'); // 10:07:30
    const slots = nextFreeSlots({
      wanted: { date: '2027-03-02', time: '08:00', duration: 30 },
      busy: [],
      now,
      zone: ZONE,
    });
    expect(walls(slots)[0]).toBe('2027-03-02 10:15');
  });

  it('respect a break at noon', () => {
    const hours = {
      2: [
        { from: '09:00', to: '14:00' },
        { from: '16:00', to: '20:00' },
      ],
    };
    const slots = nextFreeSlots({
      wanted: { date: '2027-03-02', time: '13:15', duration: 60 },
      busy: [],
      now: NOW,
      zone: ZONE,
      timetable: { hours, holidays: [] },
    });
    expect(walls(slots)).toEqual(['2027-03-02 16:00', '2027-03-02 17:00', '2027-03-02 18:00']);
  });

  it('leave out the holidays', () => {
    const slots = nextFreeSlots({
      wanted: { date: '2027-03-02', time: '19:00', duration: 60 },
      busy: [],
      now: NOW,
      zone: ZONE,
      timetable: { hours: DEFAULT_OPENING_HOURS, holidays: [{ day: '2027-03-03', name: 'Fiesta' }] },
    });
    expect(walls(slots)).toEqual(['2027-03-02 19:00', '2027-03-04 08:00', '2027-03-04 09:00']);
  });

  it('are fewer, or none, where the days ahead are full', () => {
    const busy = [{ start: NOW.getTime(), end: NOW.getTime() + 400 * 86_400_000 }];
    expect(
      nextFreeSlots({
        wanted: { date: '2027-03-02', time: '09:00', duration: 60 },
        busy,
        now: NOW,
        zone: ZONE,
      }),
    ).toEqual([]);
    expect(
      nextFreeSlots({
        wanted: { date: '2027-03-02', time: '09:00', duration: 60 },
        busy: [],
        now: NOW,
        zone: ZONE,
        timetable: { hours: {}, holidays: [] },
      }),
    ).toEqual([]);
  });

  const busySlot = fc
    .record({
      day: fc.integer({ min: -1, max: 9 }),
      quarter: fc.integer({ min: 24, max: 88 }),
      length: fc.integer({ min: 1, max: 16 }),
    })
    .map(({ day, quarter, length }) =>
      at(
        addDays('2027-03-25', day),
        `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${String((quarter % 4) * 15).padStart(2, '0')}`,
        length * 15,
      ),
    );

  it('are always free, open, in order and apart from each other, also across the change of the clock', () => {
    fc.assert(
      fc.property(
        fc.array(busySlot, { maxLength: 40 }),
        fc.integer({ min: 1, max: 32 }).map((n) => n * 15),
        fc.integer({ min: 0, max: 6 }),
        fc.constantFrom('00:10', '08:00', '12:35', '19:45', '23:50'),
        (busy, duration, day, time) => {
          const wanted = { date: addDays('2027-03-25', day), time, duration };
          const slots = nextFreeSlots({ wanted, busy, now: NOW, zone: ZONE });
          expect(slots).toHaveLength(3);
          let previous = intervalOf(wanted, ZONE).start;
          for (const slot of slots) {
            const found = intervalAt(slot.date, slot.duration);
            const wall = wallClockOf(new Date(slot.date), ZONE);
            const closes = DEFAULT_OPENING_HOURS[isoWeekday(wall.date)]?.[0];
            expect(slot.duration).toBe(duration);
            expect(found.start).toBeGreaterThanOrEqual(previous);
            expect(busy.some((one) => overlaps(one, found))).toBe(false);
            expect(closes && wall.time >= closes.from).toBe(true);
            expect(wallClockOf(new Date(found.end), ZONE).time <= closes!.to).toBe(true);
            expect(Number(wall.time.slice(3)) % 15).toBe(0);
            previous = found.end;
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('keep the time after every appointment free, and that after the wanted one', () => {
    const buffer = fc.integer({ min: 0, max: 24 }).map((n) => n * 5);
    fc.assert(
      fc.property(
        fc.array(fc.tuple(busySlot, buffer), { maxLength: 30 }),
        fc.integer({ min: 1, max: 8 }).map((n) => n * 15),
        buffer,
        (taken, duration, bufferAfter) => {
          const busy = taken.map(([one, after]) => ({ ...one, bufferAfter: after }));
          const wanted = { date: '2027-03-25', time: '08:00', duration };
          const slots = nextFreeSlots({ wanted, busy, bufferAfter, now: NOW, zone: ZONE });
          expect(slots).toHaveLength(3);
          for (const slot of slots) {
            const found = intervalAt(slot.date, duration);
            expect(busy.some((one) => overlaps(withBuffer(one), found))).toBe(false);
            expect(busy.some((one) => overlaps(one, withBuffer({ ...found, bufferAfter })))).toBe(false);
          }
          // No quarter before the first one would have done: nothing free is passed over.
          const first = intervalAt(slots[0]!.date, duration);
          const opens = intervalOf(wanted, ZONE).start;
          for (let start = opens; start < first.start; start += 15 * 60_000) {
            const earlier = { start, end: start + duration * 60_000, bufferAfter };
            const wall = wallClockOf(new Date(start), ZONE);
            const isOpen = isoWeekday(wall.date) <= 5 && wall.time >= '08:00';
            const closes = wallClockOf(new Date(earlier.end), ZONE);
            if (!isOpen || closes.date !== wall.date || closes.time > '20:00') continue;
            const hit = busy.some(
              (one) => overlaps(withBuffer(one), earlier) || overlaps(one, withBuffer(earlier)),
            );
            expect(hit).toBe(true);
          }
        },
      ),
      { numRuns: 100 },
    );
  });
});
