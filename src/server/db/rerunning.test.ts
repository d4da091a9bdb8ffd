import { eq } from 'drizzle-orm';
import { testDatabase } from '../testing/testDatabase';
import type { Database } from './database';
import { users } from './schema';

const person = (email: string) => ({ name: 'Ana', email, role: 'THERAPIST' as const, passwordHash: 'x' });

test('of two transactions that wait for each other both end, and what they did is there once', async () => {
  const database = await testDatabase();
  const { db } = database;
  await db.insert(users).values([person('ana@test.es'), person('luis@test.es')]);
  let runs = 0;
  let started = 0;
  let bothStarted: () => void = () => undefined;
  const meeting = new Promise<void>((resolve) => (bothStarted = resolve));
  const add = (transaction: Database, email: string) =>
    transaction.update(users).set({ name: 'Otra' }).where(eq(users.email, email));
  const crossing = (first: string, second: string) =>
    db.transaction(async (transaction) => {
      runs += 1;
      await add(transaction, first);
      started += 1;
      if (started === 2) bothStarted();
      await meeting;
      await add(transaction, second);
      await transaction.insert(users).values(person(`de-${first}`));
    });
  await Promise.all([crossing('ana@test.es', 'luis@test.es'), crossing('luis@test.es', 'ana@test.es')]);
  // Who runs again may meet the other once more, before it has taken what was let go.
  expect(runs).toBeGreaterThanOrEqual(3);
  expect((await db.select().from(users)).map(({ email }) => email).sort()).toEqual([
    'ana@test.es',
    'de-ana@test.es',
    'de-luis@test.es',
    'luis@test.es',
  ]);
  await database.close();
});

test('what would fail again is not run again', async () => {
  const database = await testDatabase();
  let runs = 0;
  const twice = database.db.transaction(async (transaction) => {
    runs += 1;
    await transaction.insert(users).values([person('ana@test.es'), person('ana@test.es')]);
  });
  await expect(twice).rejects.toThrow();
  expect(runs).toBe(1);
  await database.close();
});
