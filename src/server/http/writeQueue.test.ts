import { createQueues } from './writeQueue';

const settle = async () => {
  for (let index = 0; index < 10; index += 1) await Promise.resolve();
};

it('lets one after the other pass, in order, and keys do not wait for each other', async () => {
  const take = createQueues();
  const log: string[] = [];
  const enter = async (key: string, name: string) => {
    const release = await take(key);
    log.push(name);
    return release;
  };
  const first = enter('a', 'a1');
  const second = enter('a', 'a2');
  const third = enter('a', 'a3');
  const other = enter('b', 'b1');
  await settle();
  expect(log).toEqual(['a1', 'b1']);
  (await first)();
  await settle();
  expect(log).toEqual(['a1', 'b1', 'a2']);
  // Ending the same turn twice releases only one caller.
  (await first)();
  await settle();
  expect(log).toHaveLength(3);
  (await second)();
  (await third)();
  (await other)();
  await settle();
  expect(log).toEqual(['a1', 'b1', 'a2', 'a3']);
  expect(await Promise.race([enter('a', 'a4').then(() => 'free'), settle().then(settle)])).toBe('free');
});
