import fc from 'fast-check';
import { DEFAULT_WEEK, openingHoursOf, weekStretchesOf } from './openingHours';
import {
  crossingStretch,
  holidaysSchema,
  openingHoursSchema,
  practiceSettingsSchema,
} from './practiceSchemas';

const errorOf = (run: () => unknown): { path?: string; message: string } | undefined => {
  try {
    run();
    return undefined;
  } catch (error) {
    const { path, message } = error as { path?: string; message: string };
    return { ...(path !== undefined && { path }), message };
  }
};
const hoursError = (openingHours: unknown) =>
  errorOf(() => openingHoursSchema.validateSync({ openingHours }));

const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(quarter / 4))}:${two((quarter % 4) * 15)}`;
});
const stretch = fc
  .tuple(fc.integer({ min: 1, max: 7 }), time, time)
  .filter(([, one, other]) => one !== other)
  .map(([weekday, one, other]) => ({
    weekday,
    from: one < other ? one : other,
    to: one < other ? other : one,
  }));

describe('opening hours', () => {
  it('default to weekdays without a break', () => {
    expect(DEFAULT_WEEK).toHaveLength(5);
    expect(hoursError(DEFAULT_WEEK)).toBeUndefined();
  });

  it.each([
    [[], 'openingHours', 'Indica al menos un tramo de apertura'],
    [
      [{ weekday: 1, from: '10:00', to: '09:00' }],
      'openingHours[0].to',
      'La hora de cierre debe ser posterior a la de apertura',
    ],
    [
      [
        { weekday: 1, from: '09:00', to: '14:00' },
        { weekday: 1, from: '13:00', to: '18:00' },
      ],
      'openingHours[1].from',
      'Este tramo se cruza con otro del mismo día',
    ],
    [[{ weekday: 8, from: '09:00', to: '14:00' }], 'openingHours[0].weekday', 'Debe estar entre 1 y 7'],
    [
      [{ weekday: 1, from: '1x:00', to: '20:00' }],
      'openingHours[0].from',
      'La hora debe tener el formato HH:mm',
    ],
  ])('%j are refused beside %s', (stretches, path) => {
    expect(hoursError(stretches)?.path).toBe(path);
  });

  it('that touch may follow each other, and those of other days do not matter', () => {
    expect(
      hoursError([
        { weekday: 1, from: '09:00', to: '14:00' },
        { weekday: 1, from: '14:00', to: '18:00' },
        { weekday: 2, from: '10:00', to: '12:00' },
      ]),
    ).toBeUndefined();
  });

  it('cross exactly if two of a day share a minute', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 8 }), (stretches) => {
        const shared = stretches.some((one, at) =>
          stretches.some(
            (other, index) =>
              index < at && one.weekday === other.weekday && one.from < other.to && other.from < one.to,
          ),
        );
        expect(crossingStretch(stretches) >= 0).toBe(shared);
      }),
    );
  });

  it('are the same as a list and by day', () => {
    fc.assert(
      fc.property(fc.array(stretch, { maxLength: 10 }), (stretches) => {
        const again = weekStretchesOf(openingHoursOf(stretches));
        const key = ({ weekday, from, to }: { weekday: number; from: string; to: string }) =>
          `${weekday} ${from} ${to}`;
        expect(again.map(key).sort()).toEqual(stretches.map(key).sort());
      }),
    );
  });
});

it.each([4, 51])('records kept for %d years are refused with both ends of the range', (retentionYears) => {
  const refusal = errorOf(() => practiceSettingsSchema.validateSyncAt('retentionYears', { retentionYears }));
  expect(refusal?.message).toContain('entre 5 y 50 años');
});

it('a day is a holiday once', () => {
  const day = { day: '2026-12-25', name: 'Navidad' };
  expect(errorOf(() => holidaysSchema.validateSync({ holidays: [day, day] }))?.message).toBe(
    'Ese día ya está en la lista',
  );
  expect(errorOf(() => holidaysSchema.validateSync({ holidays: [day] }))).toBeUndefined();
  expect(
    errorOf(() => holidaysSchema.validateSync({ holidays: [{ day: '2026-02-30', name: 'Nada' }] }))?.path,
  ).toBe('holidays[0].day');
});
