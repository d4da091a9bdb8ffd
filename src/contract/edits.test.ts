import fc from 'fast-check';
import { changesOf, DAY_AND_HOUR, type EditShape, type Fields, isSame, mergeEdit, valueAt } from './edits';

const INNER: EditShape = { inner: ['details'] };
const merge = (read: Fields, mine: Fields, theirs: Fields, shape = INNER) =>
  mergeEdit({ read, mine, theirs }, shape);

describe('what somebody changed', () => {
  const read = { phone: '600', notes: 'Nada', details: { town: 'Soria', tags: ['a'] } };

  it('is as they want it, and all else as it is stored', () => {
    const theirs = { ...read, phone: '600', notes: 'Otra', details: { town: 'Soria', tags: ['b'] } };
    const mine = { ...read, phone: '611', details: { town: 'Teruel', tags: ['a'] } };
    expect(merge(read, mine, theirs)).toEqual({
      merged: { phone: '611', notes: 'Otra', details: { town: 'Teruel', tags: ['b'] } },
      clashes: [],
    });
  });

  it('clashes with another change of the same field, with both sides, and is no clash if both say the same', () => {
    const clash = merge(read, { ...read, phone: '611' }, { ...read, phone: null, notes: 'Otra' });
    expect(clash.clashes).toEqual([{ field: 'phone', mine: '611', theirs: null }]);
    expect(merge(read, { ...read, phone: '611' }, { ...read, phone: ' 611 ' }).clashes).toEqual([]);
  });

  it('clashes within an object and with one that is not there any more', () => {
    const mine = { details: { town: 'Teruel', tags: ['a'] } };
    expect(merge(read, { ...read, ...mine }, { ...read, details: null }).clashes).toEqual([
      { field: 'details.town', mine: 'Teruel', theirs: null },
    ]);
    expect(merge({ details: { town: null } }, mine, { details: null })).toEqual({
      merged: { details: { town: 'Teruel' } },
      clashes: [],
    });
  });

  it('meets all fields that only make sense together', () => {
    const before = { date: '2026-11-23', time: '12:30', notes: '' };
    const moved = { ...before, date: '2026-11-24' };
    const sides = [before, { ...before, time: '13:00' }, moved] as const;
    expect(merge(...sides).clashes).toEqual([]);
    expect(merge(...sides, DAY_AND_HOUR).clashes).toEqual([
      { field: 'date', mine: '2026-11-23', theirs: '2026-11-24' },
      { field: 'time', mine: '13:00', theirs: '12:30' },
    ]);
  });

  it('may be a whole object that is one value', () => {
    const week = { schedule: { weekdays: [1], timesPerDay: 2 } };
    expect(changesOf(week, { schedule: null })).toEqual({ schedule: null, read: week });
    expect(merge(week, { schedule: null }, week, {}).merged).toEqual({ schedule: null });
  });

  it('may be a portion of a list', () => {
    const shape = { portions: { days: 'on' } };
    const [first, second, third] = ['01', '02', '03'].map((on) => ({ on, name: `Día ${on}` }));
    const days = [first, second];
    const changes = changesOf({ days }, { days: [first, third] }, shape);
    expect(changes).toEqual({ days: [third], read: { days: [second] } });
    const theirs = { days: [{ on: '01', name: 'Otro' }, second] };
    expect(merge(changes.read, changes, theirs, shape)).toEqual({
      merged: { days: [{ on: '01', name: 'Otro' }, third] },
      clashes: [],
    });
    const renamed = { days: [first, { on: '02', name: 'Otro' }] };
    expect(merge(changes.read, changes, renamed, shape).clashes).toEqual([
      { field: 'days.02', mine: null, theirs: [{ on: '02', name: 'Otro' }] },
    ]);
  });

  it('is sent alone, with what was read for it', () => {
    expect(changesOf(read, { ...read, phone: '', details: { town: 'Teruel', tags: ['a'] } }, INNER)).toEqual({
      phone: '',
      details: { town: 'Teruel' },
      read: { phone: '600', details: { town: 'Soria' } },
    });
    expect(changesOf(read, { ...read, notes: ' Nada' })).toEqual({ read: {} });
    expect(changesOf({ details: null }, { details: { town: null } }, INNER)).toEqual({ read: {} });
  });
});

it.each([
  [null, '', true],
  [undefined, [], true],
  [0, null, false],
  [false, null, false],
  ['a\u00adb', ' ab ', true],
  [{ a: 1, b: null }, { a: 1 }, true],
  [[{ a: 1 }], [{ a: 2 }], false],
])('%j and %j say the same: %s', (one, other, expected) => {
  expect(isSame(one, other)).toBe(expected);
  expect(isSame(other, one)).toBe(expected);
});

it('whatever two people change, nothing is lost without a clash, and sending only the changes comes to the same', () => {
  const value = fc.constantFrom(null, '', 'a', 'b', ['x'], ['x', 'y'], 3);
  const body = fc.record({
    one: value,
    two: value,
    three: value,
    inner: fc.option(fc.record({ four: value, five: value })),
  });
  const paths = ['one', 'two', 'three', 'inner.four', 'inner.five'];
  fc.assert(
    fc.property(body, body, body, fc.boolean(), (read, mine, theirs, grouped) => {
      const shape = { inner: ['inner'], together: grouped ? [['one', 'two']] : [] };
      const { merged, clashes } = mergeEdit({ read: changesOf(read, mine, shape).read, mine, theirs }, shape);
      for (const path of paths) {
        const [r, m, t, result] = [read, mine, theirs, merged].map((fields) => valueAt(fields, path));
        const told = clashes.some(({ field }) => field === path);
        if (told) expect(isSame(m, t)).toBe(false);
        else if (isSame(r, m)) expect(isSame(result, t)).toBe(true);
        else expect([isSame(result, m), isSame(r, t) || isSame(m, t)]).toEqual([true, true]);
      }
      const { read: sent, ...changes } = changesOf(read, mine, shape);
      const again = mergeEdit({ read: sent, mine: changes, theirs }, shape);
      expect([again.clashes, isSame(again.merged, merged)]).toEqual([clashes, true]);
    }),
    { numRuns: 500 },
  );
});
