import { createRandom } from '@/contract/demo/people';
import { livePractice, type Told } from '../testing/madePractice';
import { countsOf, faultsOf } from '../testing/madePracticeFaults';
import { testServer, type TestServer } from '../testing/testServer';

/*
 * Some days of a practice, with two workers and a mail server that fails. What was told is compared with what the test noted
 * that each patient had to be told. tests/journeys/madeYear.qa.test.ts lives a year of it.
 */

const WEEK = {
  ...{ days: 7, zone: 'Europe/Madrid', workers: 2, therapists: 1, patients: 5 },
  series: 0.1,
  activity: 0.45,
};
const SEEDS = 4;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

// The clocks change on the third day.
test.each(['2026-10-23', '2027-03-26'])(
  'of a made practice from %s on nothing wrong, doubled, at night or missing is told',
  async (from) => {
    const told: Told[] = [];
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const lived = await livePractice(server, createRandom(seed), { ...WEEK, from });
      expect(lived.courses.length).toBeGreaterThan(15);
      expect(faultsOf(lived)).toEqual({ wrong: [], doubled: [], tooMany: [], missing: [] });
      told.push(...lived.told);
    }
    // A single week may have few messages of a kind.
    for (const count of countsOf({ told })) expect(count).toBeGreaterThan(3 * SEEDS);
  },
);
