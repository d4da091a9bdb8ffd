import fc from 'fast-check';
import { laneCount, lanesOf } from './lanes';

it('puts things side by side only while they overlap', () => {
  expect(
    lanesOf([
      { start: 540, end: 600 },
      { start: 570, end: 660 },
      { start: 600, end: 630 },
      { start: 660, end: 720 },
    ]),
  ).toEqual([
    { at: 0, count: 2 },
    { at: 1, count: 2 },
    { at: 0, count: 2 },
    { at: 0, count: 1 },
  ]);
  expect(laneCount([])).toBe(1);
});

it('leaves the width to what has the time of something called off', () => {
  expect(
    lanesOf([
      { start: 540, end: 600, isOff: true },
      { start: 540, end: 600 },
      { start: 600, end: 660, isOff: true },
    ]),
  ).toEqual([
    { at: 0, count: 1, isThin: true },
    { at: 0, count: 1 },
    { at: 0, count: 1 },
  ]);
});

it('never draws one thing over another, and wastes no lane', () => {
  const things = fc
    .array(fc.tuple(fc.integer({ min: 0, max: 1400 }), fc.integer({ min: 1, max: 480 })), { maxLength: 40 })
    .map((rows) =>
      rows.map(([start, length]) => ({ start, end: start + length })).sort((a, b) => a.start - b.start),
    );
  fc.assert(
    fc.property(things, (items) => {
      const lanes = lanesOf(items);
      items.forEach((one, index) => {
        const { at, count } = lanes[index]!;
        expect(at).toBeLessThan(count);
        items.slice(index + 1).forEach((other, ahead) => {
          const lane = lanes[index + 1 + ahead]!;
          if (other.start >= one.end) return;
          expect(lane.at).not.toBe(at);
          expect(lane.count).toBe(count);
        });
      });
      const busiest = Math.max(
        1,
        ...items.map(({ start }) => items.filter((one) => one.start <= start && start < one.end).length),
      );
      expect(laneCount(lanes)).toBe(busiest);
    }),
  );
});
