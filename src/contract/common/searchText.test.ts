import { searchable, searchFor } from './searchText';

const finds = (query: string, ...stored: string[]) => searchFor(query)(searchable(stored));

const WAYS = [
  '612 999 678',
  '612999678',
  '+34 612 999 678',
  '0034 612-99-96-78',
  '(+34) 612.999.678',
  '34612999678',
];

test.each(WAYS)('a telephone stored as %s is found in every way, whole and in part', (stored) => {
  for (const asked of [...WAYS, '+34612999678', '+34 612 9', '612 99', '99678', 'eva +34612999678'])
    expect([asked, finds(asked, 'Eva Gil', stored)]).toEqual([asked, true]);
  for (const asked of ['612 999 679', '+33 612 999 678', 'luis 612999678'])
    expect([asked, finds(asked, 'Eva Gil', stored)]).toEqual([asked, false]);
});

test('a foreign number is found with and without its plus', () => {
  for (const asked of ['+33 6 12 34 56 78', '0033612345678', '33612345678'])
    expect(finds(asked, '+33 612 34 56 78')).toBe(true);
});

test.each(['Mª Carmen', 'M.ª Carmen', 'MARÍA CARMEN', 'Ma. Carmen', 'Mº Carmen'])('%s is found', (stored) => {
  for (const asked of ['ma carmen', 'Mª carmen', 'maria carmen', 'carmen ma']) {
    // 'María' has no short form in it that the question could hold on to but its beginning.
    expect([asked, finds(asked, stored)]).toEqual([asked, true]);
  }
  expect(finds('marta carmen', stored)).toBe(false);
});

test('a number that stands for nothing finds nobody, and an empty question everybody', () => {
  expect(finds('12', 'Eva', '612 999 678')).toBe(true);
  expect(finds('+', 'Eva')).toBe(false);
  expect(finds('  ', 'Eva')).toBe(true);
});
