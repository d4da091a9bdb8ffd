import type { OpenDatabase } from '../db/database';
import { attempts } from '../db/schema';
import { createTestClock, type TestClock } from '../testing/testClock';
import { emptyTables, testDatabase } from '../testing/testDatabase';
import { addressGroup, createThrottle, dropOldAttempts, THROTTLE_LIMITS, type Throttle } from './throttle';

const MINUTE = 60_000;
const { perPair, perAddress, perAccount } = THROTTLE_LIMITS;

let opened: OpenDatabase;
let clock: TestClock;
let throttle: Throttle;

beforeAll(async () => {
  opened = await testDatabase();
});
afterAll(() => opened.close());
beforeEach(async () => {
  await emptyTables(opened.db);
  clock = createTestClock();
  throttle = createThrottle(opened.db, clock);
});

const tries = async (
  times: number,
  accountOf: (index: number) => string,
  addressOf: (index: number) => string,
) => {
  for (let index = 0; index < times; index += 1)
    expect(await throttle.attempt(accountOf(index), addressOf(index))).toBe(0);
};

test('an attack from many addresses gets one guess each, and the owner still comes in', async () => {
  await tries(
    perAccount + 1,
    () => 'ana@test.es',
    (index) => `10.0.${index}.1`,
  );
  expect(await throttle.attempt('ana@test.es', `10.0.${perAccount}.1`)).toBeGreaterThan(0);
  expect(await throttle.attempt('ana@test.es', '88.1.2.3')).toBe(0);
});

test('an address that tries many accounts must wait for all of them', async () => {
  await tries(
    perAddress,
    (index) => `a${index}@test.es`,
    () => '10.0.0.1',
  );
  expect(await throttle.attempt('otra@test.es', '10.0.0.1')).toBeGreaterThan(0);
  expect(await throttle.retryAfterFrom('10.0.0.1')).toBeGreaterThan(0);
  expect(await throttle.attempt('otra@test.es', '10.0.0.2')).toBe(0);
});

test('a wait ends although attempts went on meanwhile', async () => {
  const again = () => throttle.attempt('ana@test.es', '10.0.0.1');
  for (let index = 0; index < perPair; index += 1) expect(await again()).toBe(0);
  clock.advance(14 * MINUTE);
  expect(await again()).toBe(60);
  clock.advance(MINUTE);
  expect(await again()).toBe(0);
});

test('success forgives the account here, not the others tried from this address', async () => {
  for (let index = 0; index < perPair; index += 1) await throttle.attempt(' ANA@test.es', '10.0.0.1');
  expect(await throttle.attempt('ana@test.es', '10.0.0.1')).toBeGreaterThan(0);
  await throttle.succeeded('ana@test.es', '10.0.0.1');
  expect(await throttle.attempt('ana@test.es', '10.0.0.1')).toBe(0);
  await tries(
    perAddress - perPair,
    (index) => `a${index}@test.es`,
    () => '10.0.0.1',
  );
  expect(await throttle.attempt('otra@test.es', '10.0.0.1')).toBeGreaterThan(0);
});

test('two processes count together, and of guesses at one moment no more than the limit pass', async () => {
  const other = createThrottle(opened.db, clock);
  const waits = await Promise.all(
    Array.from({ length: 4 * perPair }, (_, index) =>
      (index % 2 ? other : throttle).attempt('ana@test.es', '10.0.0.1'),
    ),
  );
  expect(waits.filter((wait) => wait === 0)).toHaveLength(perPair);
});

test('counts hold nothing that names a person, and those that are over are deleted', async () => {
  await throttle.attempt('ana@test.es', '10.0.0.1');
  const rows = await opened.db.select().from(attempts);
  expect(JSON.stringify(rows)).not.toMatch(/ana|10\.0\.0\.1/);
  expect(rows).toHaveLength(3);
  clock.advance(15 * MINUTE);
  await dropOldAttempts(opened.db, clock.now());
  expect(await opened.db.select().from(attempts)).toEqual([]);
});

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
])('%s counts as %s', (address, group) => expect(addressGroup(address)).toBe(group));
