import { atMost } from './atMost';

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
