import { textSearch } from './search';

const search = textSearch<{ name: string; email?: string | null }>(({ name, email }) => [name, email]);

test('textSearch wants every word, in whichever text, accents and case aside', () => {
  const row = { name: 'María', email: 'NÚÑEZ@example.com' };
  expect(search('nunez maria')(row)).toBe(true);
  expect(search('maria soler')(row)).toBe(false);
  expect(search('  ')(row)).toBe(true);
});

test('textSearch folds a row once, however often it is searched', () => {
  const textsOf = jest.fn(({ name }: { name: string }) => [name]);
  const counted = textSearch(textsOf);
  const rows = [{ name: 'Ángel' }, { name: 'Begoña' }];
  expect(['a', 'ang', 'angel'].map((query) => rows.filter(counted(query)).length)).toEqual([2, 1, 1]);
  expect(textsOf).toHaveBeenCalledTimes(2);
});
