import { atMost, textSearch } from './values';

describe('at most', () => {
  it('does every task in order, and never more at a time than allowed', async () => {
    let running = 0;
    let most = 0;
    const begun: number[] = [];
    await atMost(3, [1, 2, 3, 4, 5, 6, 7], async (item) => {
      begun.push(item);
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    });
    expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(most).toBe(3);
  });

  it('has nothing to do without items', async () => {
    const task = jest.fn();
    await atMost(3, [], task);
    expect(task).not.toHaveBeenCalled();
  });
});

describe('search', () => {
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
});
