import type { APIRequestContext } from '@playwright/test';
import { call, tokenOf } from './api';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demoPeople';

interface Prescription {
  name: string;
  /** Number of different exercises. */
  exercises: number;
  sets: number;
  /** Length of a set and of the rest after it, in seconds. */
  duration: number;
  restTime: number;
}

/** Prescribes the demo patient a daily routine. */
export async function prescribe(
  request: APIRequestContext,
  url: string,
  { name, exercises, ...dose }: Prescription,
): Promise<void> {
  const token = await tokenOf(request, url, DEMO_PEOPLE.THERAPIST, DEMO_PASSWORD);
  const read = <T>(path: string) => call<T>(request, token, 'get', `${url}/api/${path}`);
  const { patients } = await read<{ patients: { id: string; email: string }[] }>('patients');
  const { data: library } = await read<{ data: { id: string }[] }>('exercises');
  await call(request, token, 'post', `${url}/api/routines`, {
    name,
    description: '',
    patientId: patients.find(({ email }) => email === DEMO_PEOPLE.PATIENT)?.id,
    category: 'Rehabilitación',
    difficulty: 'beginner',
    frequency: 'DAILY',
    duration: 4,
    exercises: library.slice(0, exercises).map(({ id }, order) => ({
      ...dose,
      exerciseId: id,
      reps: 1,
      order: order + 1,
      notes: '',
    })),
  });
}
