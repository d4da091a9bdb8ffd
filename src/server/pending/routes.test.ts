import { eq } from 'drizzle-orm';
import type { SessionStatus } from '@/contract/sessions';
import {
  appointments,
  evaluations,
  exercises,
  patientDetails,
  patients,
  progressExercises,
  routineProgress,
  routines,
  treatmentSessions,
} from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const NOW = '2026-11-20T10:00:00Z';
const MINUTE_MS = 60_000;

let therapist: Actor;
let patient: Actor;
let stranger: Actor;

const server = serverOfFile({ now: NOW });
beforeEach(async () => {
  server.clock.set(NOW);
  therapist = await server.signIn('THERAPIST');
  patient = await server.signIn('PATIENT', { therapist, name: 'Manuel' });
  stranger = await server.signIn('PATIENT');
});

const work = async () => (await server.call(therapist, 'GET /api/pending-work')).body;

type Values = Partial<typeof appointments.$inferInsert>;
async function addAppointment(startsAt: string, values: Values = {}) {
  const start = new Date(startsAt);
  const [row] = await server.db
    .insert(appointments)
    .values({
      therapistId: therapist.id,
      patientId: patient.patientId ?? '',
      startsAt: start,
      duration: 30,
      endsAt: new Date(start.getTime() + 30 * MINUTE_MS),
      type: 'TREATMENT',
      status: 'CONFIRMED',
      ...values,
    })
    .returning({ id: appointments.id });
  return row?.id;
}
const addSession = (startsAt: string, status: SessionStatus = 'COMPLETED') =>
  server.db.insert(treatmentSessions).values({
    therapistId: therapist.id,
    patientId: patient.patientId ?? '',
    startsAt: new Date(startsAt),
    duration: 30,
    treatmentType: 'Seguimiento',
    status,
  });
const addEvaluation = (evaluatedAt: string, therapistId = therapist.id) =>
  server.db.insert(evaluations).values({
    therapistId,
    patientId: patient.patientId ?? '',
    evaluatedAt: new Date(evaluatedAt),
    reason: 'Dolor de rodilla',
  });

async function addRun(values: Partial<typeof routineProgress.$inferInsert>) {
  const [routine] = await server.db
    .insert(routines)
    .values({
      therapistId: therapist.id,
      patientId: values.patientId ?? patient.patientId,
      name: 'Rodilla',
      frequency: 'DAILY',
      duration: 4,
    })
    .returning({ id: routines.id });
  const [run] = await server.db
    .insert(routineProgress)
    .values({
      routineId: routine?.id ?? '',
      patientId: patient.patientId ?? '',
      day: '2026-11-19',
      routineName: 'Rodilla',
      status: 'COMPLETED',
      ...values,
    })
    .returning({ id: routineProgress.id });
  return run?.id;
}

async function addExercisePain(progressId: string | undefined, pain: number, position = 1) {
  const name = `Puente ${pain}`;
  const texts = {
    description: 'Boca arriba',
    instructions: 'Despacio',
    category: 'Rehabilitación',
    difficulty: 'BEGINNER',
  } as const;
  const [exercise] = await server.db
    .insert(exercises)
    .values({ name, ...texts })
    .returning();
  const dose = { sets: 3, reps: 10, duration: 30, restTime: 60, position };
  await server.db
    .insert(progressExercises)
    .values({ progressId: progressId ?? '', exerciseId: exercise?.id ?? '', name, pain, ...dose });
}

test('with nothing to do, everything is 0', async () => {
  expect(await work()).toEqual({
    unwritten: { count: 0, first: null },
    unconfirmed: { count: 0, firstDay: '2026-11-20', lastDay: '2026-11-21' },
    alarms: { count: 0, first: null },
    outgrownGuardians: { count: 0, first: null },
    unread: { count: 0, first: null },
  });
});

test('an appointment is unwritten from its end until the patient has a session on that day', async () => {
  const older = await addAppointment('2026-11-18T09:00:00Z');
  const newer = await addAppointment('2026-11-19T09:00:00Z', { status: 'COMPLETED' });
  await addAppointment('2026-11-20T09:45:00Z');
  expect((await work()).unwritten).toEqual({
    count: 2,
    first: { appointmentId: older, patientName: 'Manuel' },
    all: [
      { appointmentId: older, patientName: 'Manuel', day: '2026-11-18' },
      { appointmentId: newer, patientName: 'Manuel', day: '2026-11-19' },
    ],
  });
  await addSession('2026-11-18T16:00:00Z');
  expect((await work()).unwritten).toMatchObject({ count: 1 });
  server.clock.set('2026-11-20T10:15:00Z');
  expect((await work()).unwritten).toMatchObject({ count: 1 });
  server.clock.set('2026-11-20T10:15:01Z');
  expect((await work()).unwritten).toMatchObject({ count: 2 });
});

test.each([
  ['SCHEDULED', 1],
  ['COMPLETED', 0],
  ['CANCELLED', 0],
  ['NO_SHOW', 0],
] as const)('a session that is %s leaves %i of one visit to write', async (status, count) => {
  await addAppointment('2026-11-19T09:00:00Z');
  await addSession('2026-11-19T09:00:00Z', status);
  expect((await work()).unwritten).toMatchObject({ count });
});

test('an evaluation is written with its evaluation, and any other visit with a session alone', async () => {
  await addAppointment('2026-11-18T09:00:00Z', { type: 'EVALUATION' });
  await addAppointment('2026-11-19T09:00:00Z');
  await addEvaluation('2026-11-19T09:00:00Z');
  const colleague = await server.signIn('THERAPIST');
  await addEvaluation('2026-11-18T09:00:00Z', colleague.id);
  expect((await work()).unwritten).toMatchObject({ count: 2 });
  await addEvaluation('2026-11-18T16:00:00Z');
  expect((await work()).unwritten).toMatchObject({ count: 1, first: { patientName: 'Manuel' } });
});

test('the day is that of the practice: half past midnight in Madrid is the day before in UTC', async () => {
  await addAppointment('2026-11-18T23:30:00Z');
  await addSession('2026-11-18T22:00:00Z');
  expect((await work()).unwritten).toMatchObject({ count: 1 });
  await addSession('2026-11-19T09:00:00Z');
  expect((await work()).unwritten).toMatchObject({ count: 0 });
});

test.each<[string, Values]>([
  ['cancelled', { status: 'CANCELLED' }],
  ['missed', { status: 'NO_SHOW' }],
  ['deleted', { deletedAt: new Date(NOW) }],
])('an appointment that was %s waits for nothing', async (_what, values) => {
  await addAppointment('2026-11-19T09:00:00Z', values);
  await addAppointment('2026-11-20T16:00:00Z', values);
  expect(await work()).toMatchObject({ unwritten: { count: 0 }, unconfirmed: { count: 0 } });
});

test('an appointment of a patient who was handed over since then can no longer be written, and waits for nothing', async () => {
  const colleague = await server.signIn('THERAPIST');
  await addAppointment('2026-11-19T09:00:00Z');
  expect((await work()).unwritten).toMatchObject({ count: 1 });
  await server.call(therapist, `POST /api/patients/${patient.patientId}/handover`, {
    therapistId: colleague.id,
    moveAppointments: true,
  });
  expect((await work()).unwritten).toMatchObject({ count: 0 });
});

test('an appointment of more than two weeks ago is no longer the work of the day', async () => {
  await addAppointment('2026-11-05T09:00:00Z');
  expect((await work()).unwritten).toMatchObject({ count: 0 });
  await addAppointment('2026-11-06T09:00:00Z');
  expect((await work()).unwritten).toMatchObject({ count: 1 });
});

test('an alarm waits for sixty days', async () => {
  await addRun({ painAfter: 9, day: '2026-09-20' });
  expect((await work()).alarms).toMatchObject({ count: 0 });
  await addRun({ painAfter: 9, day: '2026-09-21' });
  expect((await work()).alarms).toMatchObject({ count: 1 });
});

test('unconfirmed are the scheduled ones from now to the end of tomorrow', async () => {
  for (const start of ['2026-11-20T09:00:00Z', '2026-11-20T10:30:00Z', '2026-11-21T22:30:00Z'])
    await addAppointment(start, { status: 'SCHEDULED' });
  await addAppointment('2026-11-21T23:30:00Z', { status: 'SCHEDULED' });
  await addAppointment('2026-11-21T09:00:00Z');
  expect((await work()).unconfirmed).toMatchObject({ count: 2 });
});

test('an alarm waits until somebody has reviewed the run', async () => {
  await addRun({ painBefore: 2, painAfter: 3 });
  const runId = await addRun({ painBefore: 2, painAfter: 8 });
  await addRun({ stoppedForPain: true, reviewedAt: new Date(NOW) });
  await addExercisePain(await addRun({}), 6);
  expect((await work()).alarms).toEqual({
    count: 1,
    first: { patientId: patient.patientId, runId, patientName: 'Manuel' },
  });
});

test('strong pain in an exercise is an alarm, whatever was said afterwards', async () => {
  const runId = await addRun({ painAfter: 1 });
  await addExercisePain(runId, 7);
  await addExercisePain(runId, 2, 2);
  expect((await work()).alarms).toMatchObject({ count: 1, first: { runId } });
});

test('of several alarms each can be opened, the latest first', async () => {
  const runs = [
    await addRun({ painAfter: 9 }),
    await addRun({ stoppedForPain: true }),
    await addRun({ painBefore: 0, painAfter: 3 }),
  ];
  const { alarms } = await work();
  expect(alarms).toMatchObject({ count: 3, first: { patientName: 'Manuel' } });
  expect(new Set(alarms.all.map(({ runId }: { runId: string }) => runId))).toEqual(new Set(runs));
  for (const alarm of alarms.all)
    expect(alarm).toEqual({
      patientId: patient.patientId,
      runId: alarm.runId,
      patientName: 'Manuel',
      day: expect.stringMatching(/^2026-11-/),
    });
});

test('unread messages are counted until the conversation was read', async () => {
  const made = await server.call(therapist, 'POST /api/conversations', { patientId: patient.patientId });
  const { id } = made.body.conversation;
  const say = (actor: Actor, content: string) =>
    server.call(actor, `POST /api/conversations/${id}/messages`, { content, type: 'TEXT' });
  await say(patient, 'Hola');
  await say(patient, '¿Puedo nadar?');
  expect((await work()).unread).toEqual({
    count: 2,
    first: { conversationId: id, patientName: 'Manuel' },
  });
  const withdrawn = (await say(patient, 'No era para ti')).body.message.id;
  await server.call(patient, `DELETE /api/messages/${withdrawn}`);
  expect((await work()).unread).toMatchObject({ count: 2 });
  await say(therapist, 'Sí');
  await server.call(therapist, `GET /api/conversations/${id}`);
  expect((await work()).unread).toMatchObject({ count: 0 });
  await say(patient, 'Gracias');
  expect((await work()).unread).toMatchObject({ count: 1 });
  // Who no longer attends the patient cannot read it any more.
  const { id: therapistId } = await server.signIn('THERAPIST');
  const handover = { therapistId, moveAppointments: false };
  await server.call(therapist, `POST /api/patients/${patient.patientId}/handover`, handover);
  expect((await work()).unread).toMatchObject({ count: 0 });
});

test('a guardian is to be reviewed from the 18th birthday until the 21st', async () => {
  const { id: other } = await server.addPatient(therapist, { name: 'Hugo', dateOfBirth: '2008-11-21' });
  const { id } = await server.addPatient(therapist, { name: 'Inés', dateOfBirth: '2008-11-20' });
  const { id: last } = await server.addPatient(therapist, { name: 'Unai', dateOfBirth: '2005-11-21' });
  const { id: settled } = await server.addPatient(therapist, { name: 'Zoe', dateOfBirth: '2005-11-20' });
  const { id: represented } = await server.addPatient(therapist, { name: 'Blas', dateOfBirth: '1940-01-01' });
  await server.addPatient(therapist, { name: 'Adulta', dateOfBirth: '2007-01-01' });
  for (const patientId of [id, other, last, settled, represented])
    await server.db.insert(patientDetails).values({ patientId, guardianName: 'Rosa' });
  const first = { patientId: id, patientName: 'Inés' };
  expect((await work()).outgrownGuardians).toEqual({
    ...{ count: 2, first },
    all: [first, { patientId: last, patientName: 'Unai' }],
  });
});

test('nothing of a colleague, nor of a deleted record, is counted', async () => {
  const colleague = await server.signIn('THERAPIST');
  await addAppointment('2026-11-19T09:00:00Z', {
    therapistId: colleague.id,
    patientId: stranger.patientId ?? '',
  });
  await addAppointment('2026-11-19T12:00:00Z');
  for (const patientId of [stranger.patientId ?? '', patient.patientId ?? '']) {
    await addRun({ patientId, painAfter: 9 });
    await server.db.insert(patientDetails).values({ patientId, guardianName: 'Rosa' });
  }
  await server.db.update(patients).set({ dateOfBirth: '2008-01-01' });
  const counts = (count: number) => ({
    unwritten: { count },
    alarms: { count },
    outgrownGuardians: { count },
  });
  expect(await work()).toMatchObject(counts(1));
  await server.db
    .update(patients)
    .set({ deletedAt: new Date(NOW) })
    .where(eq(patients.id, patient.patientId ?? ''));
  expect(await work()).toMatchObject(counts(0));
});
