import type { RoutineWriteBody } from '@/contract/routineSchemas';
import { exercises, notifications, routines } from '../db/schema';
import { testContext } from '../testing/testContext';
import { serverOfFile, type Actor } from '../testing/testServer';
import { createRoutine, removeRoutine, replaceRoutine } from './commands';
import { listRoutines } from './queries';

const server = serverOfFile();
let ana: Actor;
let exerciseId: string;

beforeEach(async () => {
  ana = await server.signIn('THERAPIST');
  const [row] = await server.db
    .insert(exercises)
    .values({
      name: 'Puente',
      description: 'Puente de glúteos',
      category: 'Fuerza',
      difficulty: 'BEGINNER',
      instructions: 'Subir y bajar',
      authorId: ana.id,
    })
    .returning({ id: exercises.id });
  exerciseId = row?.id ?? '';
});

const dose = () => ({ exerciseId, sets: 1, reps: 5, duration: 30, restTime: 30 });

const body = (values: object = {}) =>
  ({
    name: 'Rodilla',
    frequency: 'DAILY',
    duration: 4,
    difficulty: 'beginner',
    schedule: null,
    exercises: [
      { ...dose(), sets: 3, order: 2 },
      { ...dose(), sets: 1, order: 1 },
    ],
    ...values,
  }) as RoutineWriteBody;

test('a prescribed routine is stored in its order, and its patient hears of it', async () => {
  const eva = await server.signIn('PATIENT', { therapist: ana });
  const context = await testContext(server, ana);
  const data = await createRoutine(context, body({ patientId: eva.patientId }));
  expect(data.exercises.map(({ order, sets }) => [order, sets])).toEqual([
    [1, 1],
    [2, 3],
  ]);
  expect(context.audits).toEqual([{ patientId: eva.patientId, entityId: data.id }]);
  expect(await server.db.select().from(notifications)).toMatchObject([{ userId: eva.id, type: 'ROUTINE' }]);
});

test('an exercise that is not in the library is refused by its place, and nothing is stored', async () => {
  const eva = await server.signIn('PATIENT', { therapist: ana });
  const rows = [dose(), { ...dose(), exerciseId: ana.id }];
  const attempt = createRoutine(
    await testContext(server, ana),
    body({ patientId: eva.patientId, exercises: rows }),
  );
  await expect(attempt).rejects.toMatchObject({
    kind: 'invalid',
    fields: { 'exercises[1].exerciseId': expect.any(String) },
  });
  expect(await server.db.select().from(routines)).toEqual([]);
  expect(await server.db.select().from(notifications)).toEqual([]);
});

test('a template is read by all staff and changed by its author; it stays a template', async () => {
  const author = await testContext(server, ana);
  const other = await testContext(server, await server.signIn('THERAPIST'));
  const eva = await server.signIn('PATIENT', { therapist: ana });
  const data = await createRoutine(author, body({ isTemplate: true, patientId: eva.patientId }));
  expect(data).toMatchObject({ isTemplate: true, patientId: null });
  expect((await listRoutines(other)).templates).toMatchObject([{ id: data.id, editable: false }]);
  const change = { id: data.id, body: body({ isTemplate: true, name: 'Otra' }) };
  await expect(replaceRoutine(other, change)).rejects.toMatchObject({ kind: 'forbidden' });
  await expect(
    replaceRoutine(author, { id: data.id, body: body({ patientId: eva.patientId }) }),
  ).rejects.toMatchObject({ kind: 'invalid' });
  expect((await replaceRoutine(author, change)).name).toBe('Otra');
  await expect(removeRoutine(other, { id: data.id })).rejects.toMatchObject({ kind: 'forbidden' });
});
