import { THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { routinesApi } from './api';
import { ROUTINE_FIXTURE, ROUTINES, TEMPLATE_FIXTURE } from './fixtures';
import { toRoutine } from './normalise';
import { findRoutines, routineFigures } from './selectRoutines';

const RAW = {
  id: 'r1',
  name: 'Rodilla',
  frequency: 'daily',
  duration: '6',
  patientId: 'p1',
  status: 'active',
};

async function list(json: unknown) {
  const { store } = testStore({ user: THERAPIST, routes: { 'GET /api/routines': () => json } });
  return (await store.dispatch(routinesApi.endpoints.listRoutines.initiate())).data;
}

it.each([
  ['data', { data: [RAW] }],
  ['a bare array', [RAW]],
  ['routines', { routines: [{ ...RAW, id: undefined, _id: 'r1' }] }],
])('reads %s, and knows no templates there', async (_shape, json) => {
  const lists = await list(json);
  expect(lists?.templates).toBeNull();
  expect(lists?.routines).toEqual([
    expect.objectContaining({
      id: 'r1',
      duration: 6,
      patientId: 'p1',
      status: 'ACTIVE',
      difficulty: 'beginner',
    }),
  ]);
});

it('keeps our server’s templates apart', async () => {
  const lists = await list({ data: [ROUTINE_FIXTURE], templates: [TEMPLATE_FIXTURE] });
  expect(lists?.routines.map(({ id }) => id)).toEqual(['r1']);
  expect(lists?.templates?.map(({ id }) => id)).toEqual(['t1']);
});

it('brings templates by their names, each with who wrote it', async () => {
  const named = (id: string, name: string) => ({ ...TEMPLATE_FIXTURE, id, name, therapistName: 'Luis Gil' });
  const lists = await list({
    data: [],
    templates: [named('t1', 'hombro 10'), named('t2', 'Ángulo'), named('t3', 'Hombro 2')],
  });
  expect(lists?.templates?.map(({ id }) => id)).toEqual(['t2', 't3', 't1']);
  expect(lists?.templates?.[0]?.therapistName).toBe('Luis Gil');
});

it('reads nested patients and exercises, in their order, numbered from 1', () => {
  const routine = toRoutine({
    ...RAW,
    patientId: { _id: 'p9', name: 'Eva' },
    difficulty: 'ADVANCED',
    exercises: [
      { exercise: { _id: 'b', name: 'B' }, order: 7, sets: 2, reps: 3 },
      { exerciseId: { _id: 'a', name: 'A' }, order: 2, sets: 1, reps: 1, duration: 20, restTime: 0 },
    ],
  });
  expect(routine).toMatchObject({ patientId: 'p9', patientName: 'Eva', difficulty: 'advanced' });
  expect(routine.exercises).toEqual([
    {
      exerciseId: 'a',
      order: 1,
      sets: 1,
      reps: 1,
      duration: 20,
      restTime: 0,
      notes: null,
      exercise: { id: 'a', name: 'A' },
    },
    {
      exerciseId: 'b',
      order: 2,
      sets: 2,
      reps: 3,
      duration: 30,
      restTime: 60,
      notes: null,
      exercise: { id: 'b', name: 'B' },
    },
  ]);
});

describe('what the screen works out', () => {
  const names = new Map([['p2', 'Lucía Navarro Sanz']]);
  const find = (filters: object) =>
    findRoutines(ROUTINES, { search: '', patientId: '', category: '', ...filters }, names).map(
      ({ id }) => id,
    );

  it('finds by name, description and patient, accents and case aside', () => {
    expect(find({ search: 'RODILLA' })).toEqual(['r1']);
    expect(find({ search: 'lucia' })).toEqual(['r2']);
    expect(find({ search: 'artroscopia correr' })).toEqual(['r3']);
    expect(find({ patientId: 'p1' })).toEqual(['r1', 'r3']);
    expect(find({ category: 'Postural', patientId: 'p1' })).toEqual([]);
  });

  it('counts and averages', () => {
    // r1: two exercises of 3 × 40 s with rests of 45 s = 375 s → 6 min; the others one each: 210 s → 4 min.
    expect(routineFigures(ROUTINES)).toEqual({
      total: 3,
      active: 2,
      completed: 1,
      exercises: 4,
      averageMinutes: 5,
    });
    expect(routineFigures([]).averageMinutes).toBe(0);
  });
});
