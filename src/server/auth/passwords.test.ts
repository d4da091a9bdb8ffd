import { createPasswords } from './passwords';

const CHEAP = { memoryCost: 8, timeCost: 1 };

describe('passwords', () => {
  const passwords = createPasswords({ ...CHEAP, concurrency: 2 });

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
