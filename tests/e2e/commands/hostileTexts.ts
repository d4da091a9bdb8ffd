import type { APIRequestContext } from '@playwright/test';
import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import { type Role, ROLES } from '@/contract/common/roles';
import { call, tokenOf } from './api';
import { testNow } from './clock';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demoPeople';

/** Texts that have run as scripts elsewhere. */
export const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  'javascript:alert(1)',
  '</title></textarea></script><script>alert(1)</script>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '{{constructor.constructor("alert(1)")()}}',
  '<a href="javascript:alert(1)">x</a><style>*{color:red}</style>',
] as const;

interface Row {
  id: string;
  email?: string | null;
}

/** What a creation answers: the object itself, under its name, under `data`, or both. */
type Made = Partial<Row> & { [name: string]: unknown };

function idOf(made: Made, name: string): string {
  const data = (made.data ?? made) as Made;
  const { id } = (data[name] ?? data) as Made;
  if (!id) throw new Error(`No id of the ${name}: ${JSON.stringify(made).slice(0, 200)}`);
  return id;
}

type Send = <T = Made>(
  role: Role,
  method: 'get' | 'post' | 'put' | 'patch',
  path: string,
  data?: unknown,
) => Promise<T>;

/** Calls of the people of a demo practice. */
async function callsOf(request: APIRequestContext, url: string): Promise<Send> {
  const tokens = {} as Record<Role, string>;
  for (const role of ROLES) tokens[role] = await tokenOf(request, url, DEMO_PEOPLE[role], DEMO_PASSWORD);
  return (role, method, path, data) => call(request, tokens[role], method, `${url}${path}`, data);
}

/** Gives the next of the texts: each field meets another, and over all fields every one of them. */
type Hostile = () => string;

/** Profiles of everybody; ids of their accounts. */
async function fillProfiles(send: Send, hostile: Hostile): Promise<string[]> {
  const users: string[] = [];
  for (const role of ROLES) {
    await send(role, 'put', '/api/profile', {
      name: hostile(),
      email: DEMO_PEOPLE[role],
      license: hostile(),
      address: hostile(),
    });
    users.push(idOf(await send(role, 'get', '/api/auth/verify'), 'user'));
  }
  return users;
}

/** The patient's record, and one patient for each text, so that lists and choices show them all. */
async function fillPatients(send: Send, hostile: Hostile): Promise<string> {
  const { patients } = await send<{ patients: Row[] }>('THERAPIST', 'get', '/api/patients');
  const patientId = patients.find(({ email }) => email === DEMO_PEOPLE.PATIENT)?.id ?? '';
  const record = () => ({
    name: hostile(),
    address: hostile(),
    emergencyContact: hostile(),
    medicalHistory: hostile(),
    allergies: hostile(),
    medications: hostile(),
    notes: hostile(),
  });
  await send('THERAPIST', 'put', `/api/patients/${patientId}`, { ...record(), email: DEMO_PEOPLE.PATIENT });
  for (const [index, name] of HOSTILE.entries()) {
    const made = await send('THERAPIST', 'post', '/api/patients', { ...record(), name });
    await send('THERAPIST', 'post', '/api/invitations', {
      patientId: idOf(made, 'patient'),
      email: `invitada${index}@correo.example`,
    });
  }
  return patientId;
}

async function fillExercises(send: Send, hostile: Hostile): Promise<string[]> {
  const ids: string[] = [];
  for (const role of ['THERAPIST', 'ADMIN'] as const)
    for (let n = 0; n < 4; n += 1) {
      const made = await send(role, 'post', '/api/exercises', {
        name: hostile(),
        description: hostile(),
        category: hostile(),
        difficulty: 'BEGINNER',
        equipment: hostile(),
        instructions: hostile(),
        videoUrl: `https://videos.example/?v=${encodeURIComponent(hostile())}"onclick="alert(1)`,
      });
      ids.push(idOf(made, 'exercise'));
    }
  return ids;
}

/** A template, and a routine that the patient has begun. */
async function fillRoutines(send: Send, hostile: Hostile, patientId: string): Promise<string> {
  const exerciseIds = await fillExercises(send, hostile);
  const routine = () => ({
    name: hostile(),
    description: hostile(),
    notes: hostile(),
    frequency: 'DAILY',
    duration: 4,
    category: 'Rehabilitación',
    difficulty: 'beginner',
    exercises: exerciseIds.map((exerciseId, index) => ({
      exerciseId,
      order: index + 1,
      sets: 2,
      reps: 5,
      duration: 30,
      restTime: 60,
      notes: hostile(),
    })),
  });
  await send('THERAPIST', 'post', '/api/routines', { ...routine(), isTemplate: true });
  const made = await send('THERAPIST', 'post', '/api/routines', { ...routine(), patientId });
  const routineId = idOf(made, 'routine');
  const started = await send('PATIENT', 'post', '/api/routine-progress/start', { routineId });
  const progress = `/api/routine-progress/${idOf(started, 'routineProgress')}`;
  await send('PATIENT', 'post', `${progress}/complete-exercise`, {
    exerciseId: exerciseIds[0],
    notes: hostile(),
  });
  return routineId;
}

/** Appointments, the last of which stands far ahead. */
async function fillAppointments(send: Send, hostile: Hostile, patientId: string, today: string) {
  let id = '';
  for (const [day, time] of [
    [1, '07:00'],
    [2, '07:00'],
    [30, '21:00'],
  ] as const) {
    const made = await send('THERAPIST', 'post', '/api/appointments', {
      patientId,
      date: addDays(today, day),
      time,
      duration: 15,
      type: 'TREATMENT',
      notes: hostile(),
    });
    id = idOf(made, 'appointment');
  }
  return id;
}

/** A session and an evaluation. */
async function fillNotes(send: Send, hostile: Hostile, patientId: string, today: string): Promise<string> {
  const session = await send('THERAPIST', 'post', '/api/sessions', {
    date: today,
    time: '07:30',
    patientId,
    treatmentType: hostile(),
    duration: 30,
    location: hostile(),
    notes: hostile(),
    status: 'COMPLETED',
    exercises: [{ name: hostile(), sets: 1, reps: 1, duration: 30, notes: hostile() }],
  });
  await send('THERAPIST', 'post', `/api/patients/${patientId}/evaluations`, {
    date: today,
    reason: hostile(),
    history: hostile(),
    pain: 3,
    regions: [],
    range: [],
    strength: [],
    tests: [{ name: hostile(), side: 'LEFT', result: 'POSITIVE', notes: hostile() }],
    diagnosis: hostile(),
    goals: hostile(),
    plan: hostile(),
  });
  return idOf(session, 'session');
}

/** Every text as a message of either side, and as a notice to everybody. */
async function fillMessages(send: Send, hostile: Hostile, patientId: string, users: readonly string[]) {
  const conversation = await send('THERAPIST', 'post', '/api/conversations', { patientId });
  const id = idOf(conversation, 'conversation');
  for (const content of HOSTILE)
    for (const role of ['THERAPIST', 'PATIENT'] as const)
      await send(role, 'post', `/api/conversations/${id}/messages`, { content, type: 'TEXT' });
  for (const userId of users)
    for (const title of HOSTILE)
      await send('ADMIN', 'post', '/api/notifications', {
        userId,
        type: 'SYSTEM',
        title,
        message: hostile(),
        link: '/dashboard?x="><script>alert(1)</script>'.replaceAll(' ', ''),
      });
  return id;
}

/**
 * Fills every text field of a demo practice with hostile texts, as the people themselves could. Gives the ids that
 * `screensOf` asks for, and how many fields were filled.
 */
export async function seedHostileTexts(request: APIRequestContext, url: string) {
  const send = await callsOf(request, url);
  const today = wallClockOf(testNow(), 'Europe/Madrid').date;
  let fields = 0;
  const hostile = () => HOSTILE[fields++ % HOSTILE.length] as string;
  const users = await fillProfiles(send, hostile);
  const patients = await fillPatients(send, hostile);
  const routines = await fillRoutines(send, hostile, patients);
  const appointments = await fillAppointments(send, hostile, patients, today);
  const sessions = await fillNotes(send, hostile, patients, today);
  const conversations = await fillMessages(send, hostile, patients, users);
  return { ids: { patients, appointments, routines, sessions, conversations }, fields };
}
