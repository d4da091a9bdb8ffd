/**
 * Lives a year of the made practice that the first argument gives as JSON, in the time zone of this host. Prints its figures
 * and what patients were told wrongly. `madeYear.qa.test.ts` runs it on hosts of several zones.
 */
import { createRandom } from '@/contract/demo/people';
import { livePractice, type Course, type MadePractice } from '@/server/testing/madePractice';
import { countsOf, faultsOf } from '@/server/testing/madePracticeFaults';
import { testServer } from '@/server/testing/testServer';

const [, , text = '', seed = '1'] = process.argv;

async function main() {
  const made = JSON.parse(text) as MadePractice;
  const server = await testServer({ settings: { timeZone: made.zone } });
  const began = performance.now();
  const lived = await livePractice(server, createRandom(Number(seed)), made);
  const seconds = Math.round((performance.now() - began) / 1000);
  const [changes, cancellations, reminders] = countsOf(lived);
  const isMoved = ({ states }: Course) =>
    new Set(states.flatMap(({ start }) => (start === null ? [] : [start]))).size > 1;
  console.log(
    JSON.stringify({
      figures: {
        host: process.env.TZ,
        workers: made.workers,
        appointments: lived.courses.length,
        moved: lived.courses.filter(isMoved).length,
        off: lived.courses.filter(({ states }) => states.some(({ start }) => start === null)).length,
        confirmed: lived.courses.filter(({ states }) => states.some(({ isConfirmed }) => isConfirmed)).length,
        mails: new Set(lived.told.map(({ mail, at }) => `${mail} ${at}`)).size,
        ...{ changes, cancellations, reminders },
        unsaid: new Set(lived.told.filter(({ isUnsaid }) => isUnsaid).map(({ mail }) => mail)).size,
        seconds,
      },
      // The first of each kind, because one fault shows many times.
      faults: Object.fromEntries(
        Object.entries(faultsOf(lived)).map(([kind, found]) => [kind, found.slice(0, 2)]),
      ),
    }),
  );
  await server.close();
}

void main();
