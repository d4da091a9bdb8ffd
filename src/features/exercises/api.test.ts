import { THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { exercisesApi, toExercise, toOptions } from './api';
import { EXERCISE_FIXTURE } from './fixtures';

const RAW = { id: 'e1', name: 'Puente', category: 'Fortalecimiento', difficulty: 'beginner' };

it.each([
  ['data', { data: [RAW] }],
  ['a bare array', [RAW]],
  ['exercises', { exercises: [{ ...RAW, id: undefined, _id: 'e1' }] }],
])('reads the list from %s', async (_shape, json) => {
  const { store } = testStore({ user: THERAPIST, routes: { 'GET /api/exercises': () => json } });
  const { data } = await store.dispatch(exercisesApi.endpoints.listExercises.initiate());
  expect(data).toEqual([
    expect.objectContaining({ id: 'e1', name: 'Puente', difficulty: 'BEGINNER', sets: null }),
  ]);
  expect('editable' in (data?.[0] ?? {})).toBe(false);
});

it('is not asked for the long list again by the next screen that uses it', async () => {
  jest.useFakeTimers();
  const routes = { 'GET /api/exercises': () => ({ data: [RAW] }) };
  const { store, backend } = testStore({ user: THERAPIST, routes });
  const open = () => store.dispatch(exercisesApi.endpoints.listExercises.initiate());
  const screen = open();
  await screen;
  screen.unsubscribe();
  await jest.advanceTimersByTimeAsync(20 * 60_000);
  await open();
  expect(backend.requests).toHaveLength(1);
});

it('keeps everything that our server sends', () => {
  const raw = { ...EXERCISE_FIXTURE, editable: false };
  expect(toExercise(raw as unknown as Record<string, unknown>)).toEqual(raw);
});

it('reads lists of value and label, and of bare words', () => {
  expect(toOptions({ data: [{ value: 'a', label: 'A' }, { value: 'b' }, {}] })).toEqual([
    { value: 'a', label: 'A' },
    { value: 'b', label: 'b' },
  ]);
  expect(toOptions(['Postural'])).toEqual([{ value: 'Postural', label: 'Postural' }]);
  expect(toOptions(null)).toEqual([]);
});
