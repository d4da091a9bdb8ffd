import { eq } from 'drizzle-orm';
import { createRandom } from '@/contract/demo/people';
import { routines, routineExercises } from '../db/schema';
import { testServer, type TestServer } from '../testing/testServer';
import type { DemoPatientRef } from './context';
import { seedExercises, seedRoutines } from './routines';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('gives templates, three active routines to the main patient, and no empty routine', async () => {
  const ana = await server.signIn('THERAPIST');
  const manuel = await server.signIn('PATIENT', { therapist: ana });
  const record = await server.addPatient(ana);
  const ref = (id: string, userId: string | null): DemoPatientRef => ({
    id,
    name: 'X',
    therapistId: ana.id,
    userId,
    status: 'ACTIVE',
  });
  const mainPatient = ref(manuel.patientId ?? '', manuel.id);
  const context = {
    random: createRandom(1),
    now: server.clock.now(),
    therapists: [ana],
    mainPatient,
    patients: [mainPatient, ref(record.id, null)],
  };
  await seedExercises(server.db, context);
  await seedRoutines(server.db, context);

  const mine = (await server.call(manuel, 'GET /api/routines/my-routines')).body.data;
  expect(mine).toHaveLength(3);
  expect(mine.every(({ status }: { status: string }) => status === 'ACTIVE')).toBe(true);
  const templates = await server.db.select().from(routines).where(eq(routines.isTemplate, true));
  expect(templates.length).toBeGreaterThanOrEqual(5);
  const used = new Set((await server.db.select().from(routineExercises)).map(({ routineId }) => routineId));
  const all = await server.db.select({ id: routines.id }).from(routines);
  expect(all.filter(({ id }) => !used.has(id))).toEqual([]);
  expect((await server.call(ana, 'GET /api/exercises')).body.data[0].editable).toBe(true);
});
