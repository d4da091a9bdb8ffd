import { readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import { createArgon2Thread, NICER } from './argon2Thread';
import { createPasswords } from './passwords';

const CHEAP = { memoryCost: 8, timeCost: 1 };

describe('passwords', () => {
  const passwords = createPasswords({ ...CHEAP, concurrency: 2 });
  afterAll(() => passwords.close());

  test('a password fits its own hash alone, and nothing fits what is no hash or no account', async () => {
    const stored = await passwords.hash('secreto1');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
    expect(await passwords.verify(stored, 'secreto1')).toBe(true);
    expect(await passwords.verify(stored, 'secreto2')).toBe(false);
    expect(await passwords.verify('no hash', 'secreto1')).toBe(false);
    expect(await passwords.verify(undefined, 'secreto1')).toBe(false);
  });

  test('many at once are all answered, each with its own', async () => {
    const words = Array.from({ length: 20 }, (_, index) => `secreto${index}`);
    const stored = await Promise.all(words.map(passwords.hash));
    const fits = await Promise.all(stored.map((hash, index) => passwords.verify(hash, words[index] ?? '')));
    expect(fits).not.toContain(false);
  });

  test('more than can be answered in time are refused, not taken for wrong ones', async () => {
    const stored = await passwords.hash('secreto1');
    const results = await Promise.allSettled(
      Array.from({ length: 230 }, () => passwords.verify(stored, 'secreto1')),
    );
    const refused = results.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(28);
    expect(results.every((result) => result.status === 'rejected' || result.value)).toBe(true);
  });
});

test('a hash that was under way when its thread ended fails, and the next one has a thread again', async () => {
  const thread = createArgon2Thread();
  const underWay = expect(thread.hash('secreto1', CHEAP)).rejects.toThrow('ended');
  await thread.close();
  await underWay;
  expect(await thread.verify(await thread.hash('secreto1', CHEAP), 'secreto1')).toBe(true);
  await thread.close();
});

const onLinux = process.platform === 'linux' ? test : test.skip;

onLinux('the threads stand back behind all others of the process', async () => {
  // Field 19 of `/proc/.../stat` is the thread's niceness. Fields are counted after the bracketed name.
  const niceOf = (thread: string) =>
    Number(readFileSync(`/proc/self/task/${thread}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]);
  // A thread of an earlier test may take a moment to go.
  const before = readdirSync('/proc/self/task');
  const passwords = createPasswords(CHEAP);
  await passwords.hash('secreto1');
  const added = readdirSync('/proc/self/task').filter((thread) => !before.includes(thread));
  const nice = added.map(niceOf);
  expect(nice.filter((value) => value === Math.min(19, os.getPriority() + NICER))).toHaveLength(1);
  expect(niceOf(String(process.pid))).toBe(os.getPriority());
  await passwords.close();
});
