import { eq, sql } from 'drizzle-orm';
import { testDatabase } from '../testing/testDatabase';
import type { Database, OpenDatabase } from './database';
import { users } from './schema';
import { statement } from './statement';

let opened: OpenDatabase;
let other: OpenDatabase;

beforeAll(async () => {
  opened = await testDatabase();
  other = await testDatabase();
}, 120_000);
afterAll(async () => {
  await opened.close();
  await other.close();
});

const add = statement((db) =>
  db
    .insert(users)
    .values({
      name: sql.placeholder('name'),
      email: sql.placeholder('email'),
      role: 'ADMIN',
      passwordHash: 'x',
      createdAt: sql.placeholder('now'),
    })
    .returning({ createdAt: users.createdAt }),
);
const named = statement((db) =>
  db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.email, sql.placeholder('email'))),
);

const now = new Date('2026-11-20T10:00:00Z');
const names = async (db: Database, email: string) => (await named(db, { email })).map(({ name }) => name);

it('asks with the values of each call', async () => {
  expect(await add(opened.db, { name: 'Ana', email: 'ana@x.es', now })).toEqual([{ createdAt: now }]);
  await add(opened.db, { name: 'Luis', email: 'luis@x.es', now });
  expect(await names(opened.db, 'ana@x.es')).toEqual(['Ana']);
  expect(await names(opened.db, 'luis@x.es')).toEqual(['Luis']);
});

it('is part of the transaction that it is given', async () => {
  const work = opened.db.transaction(async (transaction) => {
    await add(transaction, { name: 'Eva', email: 'eva@x.es', now });
    expect(await names(transaction, 'eva@x.es')).toEqual(['Eva']);
    throw new Error('rolled back');
  });
  await expect(work).rejects.toThrow('rolled back');
  expect(await names(opened.db, 'eva@x.es')).toEqual([]);
});

it('never reaches another database', async () => {
  await add(opened.db, { name: 'Sol', email: 'sol@x.es', now });
  expect(await names(other.db, 'sol@x.es')).toEqual([]);
});

it('refuses a call without one of its values', async () => {
  await expect(names(opened.db, undefined as never)).resolves.toEqual([]);
  await expect(named(opened.db, {})).rejects.toThrow('email');
});
