import fc from 'fast-check';
import { minutesOf, timeOf } from '@/contract/timetable';
import {
  closedStretches,
  draggedStart,
  percentOf,
  slotStart,
  snappedDuration,
  snappedStart,
} from './dayScale';

const SCALE = { from: 7 * 60, to: 21 * 60 };
const minute = () => fc.integer({ min: 0, max: 1440 });

it('reads and writes times of the day', () => {
  expect(minutesOf('09:30')).toBe(570);
  expect(timeOf(570)).toBe('09:30');
  fc.assert(fc.property(fc.integer({ min: 0, max: 1439 }), (value) => minutesOf(timeOf(value)) === value));
  expect(percentOf(14 * 60, SCALE)).toBe(50);
});

it('snaps a start to the quarter, within the drawn hours', () => {
  expect(snappedStart(571, 60, SCALE)).toBe(570);
  expect(snappedStart(0, 60, SCALE)).toBe(420);
  expect(snappedStart(1400, 60, SCALE)).toBe(1200);
  fc.assert(
    fc.property(minute(), fc.integer({ min: 1, max: 32 }), (at, quarters) => {
      const start = snappedStart(at, quarters * 15, SCALE);
      expect(start % 15).toBe(0);
      expect(start).toBeGreaterThanOrEqual(SCALE.from);
      expect(start + quarters * 15).toBeLessThanOrEqual(SCALE.to);
    }),
  );
});

it('keeps the start of what is dragged sideways, also off the quarter', () => {
  expect(draggedStart(552, 550, 60, SCALE)).toBe(550);
  expect(draggedStart(565, 550, 60, SCALE)).toBe(570);
});

it('snaps a duration to the quarter, never below one nor above the limit', () => {
  expect(snappedDuration(640, 570, 480, SCALE)).toBe(75);
  expect(snappedDuration(500, 570, 480, SCALE)).toBe(15);
  expect(snappedDuration(1440, 570, 480, SCALE)).toBe(480);
  expect(snappedDuration(1440, 1200, 480, SCALE)).toBe(60);
});

it('finds the half hour of a click', () => {
  expect(slotStart(599, SCALE)).toBe(570);
  expect(slotStart(1260, SCALE)).toBe(1230);
});

it('shades what is not open', () => {
  const open = [
    { from: '09:00', to: '14:00' },
    { from: '16:00', to: '20:00' },
  ];
  expect(closedStretches(open, SCALE)).toEqual([
    { from: 420, to: 540 },
    { from: 840, to: 960 },
    { from: 1200, to: 1260 },
  ]);
  expect(closedStretches([], SCALE)).toEqual([SCALE]);
  expect(closedStretches([{ from: '06:00', to: '22:00' }], SCALE)).toEqual([]);
  expect(closedStretches([{ from: '22:00', to: '23:00' }], SCALE)).toEqual([SCALE]);
});
