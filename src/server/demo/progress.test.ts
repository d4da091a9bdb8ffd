import { createRandom } from '@/contract/demo/people';
import { routineProgress } from '../db/schema';
import { testServer, type Actor, type TestServer } from '../testing/testServer';
import type { DemoPatientRef } from './context';
import { seedExercises, seedRoutines } from './routines';
import { seedProgress } from './progress';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

async function seed(): Promise<{ ana: Actor; manuel: Actor }> {
  await server.reset();
  const ana = await server.signIn('THERAPIST');
  const manuel = await server.signIn('PATIENT', { therapist: ana });
  const mainPatient: DemoPatientRef = {
    id: manuel.patientId ?? '',
    name: 'Manuel',
    therapistId: ana.id,
    userId: manuel.id,
    status: 'ACTIVE',
  };
  const context = {
    random: createRandom(1),
    now: server.clock.now(),
    timeZone: 'Europe/Madrid',
    therapists: [ana],
    mainPatient,
    patients: [mainPatient],
  };
  await seedExercises(server.db, context);
  await seedRoutines(server.db, context);
  await seedProgress(server.db, context);
  return { ana, manuel };
}

it('gives the main patient weeks of runs, pain to plot, and one routine to continue', async () => {
  const { ana, manuel } = await seed();
  const stats = (await server.call(manuel, 'GET /api/routine-progress/stats')).body.data;
  expect(stats.averageTime).toBeGreaterThan(5);
  expect(stats.painOverTime.length).toBeGreaterThan(10);
  const today = (await server.call(manuel, 'GET /api/routine-progress/today')).body.data;
  expect(
    today.filter(
      ({ todayProgress }: { todayProgress: { status: string } | null }) =>
        todayProgress?.status === 'IN_PROGRESS',
    ),
  ).toHaveLength(1);
  const { data } = (await server.call(ana, `GET /api/patients/${manuel.patientId}/adherence`)).body;
  expect(data.days.some(({ completed }: { completed: number }) => completed > 0)).toBe(true);
  expect(
    (await server.db.select().from(routineProgress)).every(({ startedAt }) => startedAt < server.clock.now()),
  ).toBe(true);
});

it('makes the same again from the same seed', async () => {
  const rows = async () =>
    (await server.db.select().from(routineProgress))
      .map(({ id, day, painAfter }) => `${id} ${day} ${painAfter}`)
      .sort();
  await seed();
  const first = await rows();
  await seed();
  expect(await rows()).toEqual(first);
});
