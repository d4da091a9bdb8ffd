import { asc, eq } from 'drizzle-orm';
import {
  auditEvents,
  covers,
  episodes,
  exercises,
  notifications,
  patientCollaborators,
  practiceSettings,
  progressExercises,
  routineExercises,
  routineProgress,
  routines,
  users,
} from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let therapist: Actor;
let patient: Actor;
let stranger: Actor;

beforeEach(async () => {
  server.clock.set('2026-11-20T10:00:00Z');
  therapist = await server.signIn('THERAPIST');
  patient = await server.signIn('PATIENT', { therapist, name: 'Manuel' });
  stranger = await server.signIn('PATIENT');
  // They had their accounts before their routines.
  await server.db.update(users).set({ createdAt: new Date('2026-11-02T10:00:00Z') });
});

async function addExercise(name: string): Promise<string> {
  const [row] = await server.db
    .insert(exercises)
    .values({
      name,
      description: `Descripción de ${name}`,
      category: 'Rehabilitación',
      difficulty: 'BEGINNER',
      instructions: 'Despacio',
      videoUrl: 'https://youtu.be/dQw4w9WgXcQ',
      details: { figure: { start: { base: 'standing' }, end: {} }, figureAlt: 'De pie' },
    })
    .returning({ id: exercises.id });
  return row!.id;
}

type RoutineValues = Partial<typeof routines.$inferInsert> & { of?: Actor; exerciseIds?: string[] };

async function addRoutine({ of = patient, exerciseIds, ...values }: RoutineValues = {}) {
  const ids = exerciseIds ?? [await addExercise('Puente'), await addExercise('Sentadilla')];
  const [row] = await server.db
    .insert(routines)
    .values({
      therapistId: therapist.id,
      patientId: of.patientId,
      name: 'Rodilla',
      frequency: 'DAILY',
      duration: 4,
      createdAt: new Date('2026-11-18T09:00:00Z'),
      updatedAt: new Date('2026-11-18T09:00:00Z'),
      ...values,
    })
    .returning();
  if (ids.length > 0) {
    await server.db.insert(routineExercises).values(
      ids.map((exerciseId, index) => ({
        routineId: row!.id,
        exerciseId,
        position: index + 1,
        sets: 3,
        reps: 10,
        duration: 30,
        restTime: 60,
      })),
    );
  }
  return { id: row!.id, exerciseIds: ids };
}

const start = async (routineId: string, actor = patient) => {
  const answer = await server.call(actor, 'POST /api/routine-progress/start', { routineId });
  return answer.body.data.routineProgress;
};
const complete = (id: string, body: object, headers?: Record<string, string>, actor = patient) =>
  server.call(actor, `POST /api/routine-progress/${id}/complete-exercise`, body, headers);
const finish = (id: string, body: object = {}, actor = patient) =>
  server.call(actor, `POST /api/routine-progress/${id}/finish`, body);
const today = async () => (await server.call(patient, 'GET /api/routine-progress/today')).body.data;
const done = (exerciseId: string) => ({
  exerciseId,
  actualSets: 3,
  actualReps: 10,
  actualDuration: 30,
  notes: 'Bien',
});
const alerts = () => server.db.select().from(notifications).where(eq(notifications.userId, therapist.id));

describe('today', () => {
  it('lists what is due with its exercises, and nothing of another patient', async () => {
    const { id } = await addRoutine();
    await addRoutine({ name: 'Ajena', of: stranger });
    await addRoutine({
      name: 'Hoy no',
      frequency: 'EVERY_OTHER_DAY',
      createdAt: new Date('2026-11-19T09:00:00Z'),
    });
    await addRoutine({ name: 'Borrada', deletedAt: new Date() });
    const [routine, ...others] = await today();
    expect(others).toEqual([]);
    expect(routine).toMatchObject({
      id,
      name: 'Rodilla',
      frequency: 'DAILY',
      todayProgress: null,
      runsDueToday: 1,
      runsDoneToday: 0,
      supportsPain: true,
    });
    expect(routine.exercises).toHaveLength(2);
    expect(routine.exercises[0]).toMatchObject({
      order: 1,
      sets: 3,
      exercise: { name: 'Puente', figureAlt: 'De pie', figure: { start: { base: 'standing' }, end: {} } },
    });
  });

  it('lists them all under my-routines', async () => {
    await addRoutine({
      name: 'Hoy no',
      frequency: 'EVERY_OTHER_DAY',
      createdAt: new Date('2026-11-19T09:00:00Z'),
    });
    await addRoutine({ name: 'Terminada', status: 'COMPLETED' });
    const { body } = await server.call(patient, 'GET /api/routines/my-routines');
    expect(body.data.map(({ name }: { name: string }) => name).sort()).toEqual(['Hoy no', 'Terminada']);
  });

  it('follows the practice’s day, not UTC’s', async () => {
    await addRoutine({ frequency: 'EVERY_OTHER_DAY', createdAt: new Date('2026-11-18T09:00:00Z') });
    server.clock.set('2026-11-20T22:59:00Z');
    expect(await today()).toHaveLength(1);
    server.clock.set('2026-11-20T23:01:00Z');
    expect(await today()).toHaveLength(0);
  });

  it('offers the second run of a twice-daily routine, then shows it as done', async () => {
    const { id } = await addRoutine({ frequency: 'TWICE_DAILY' });
    await finish((await start(id)).id);
    expect((await today())[0]).toMatchObject({ todayProgress: null, runsDoneToday: 1, runsDueToday: 2 });
    await finish((await start(id)).id);
    expect((await today())[0]).toMatchObject({ todayProgress: { status: 'COMPLETED' }, runsDoneToday: 2 });
  });

  it('says of a run under way whether it was stopped because of pain', async () => {
    const run = await start((await addRoutine()).id);
    const ofToday = async () => (await today())[0].todayProgress;
    expect(await ofToday()).toMatchObject({ status: 'IN_PROGRESS', stoppedForPain: false });
    await server.call(patient, `PATCH /api/routine-progress/${run.id}`, { stopped: true });
    expect(await ofToday()).toMatchObject({ status: 'IN_PROGRESS', stoppedForPain: true });
  });

  it('does not lead back into a run that was stopped for pain, once its routine was changed', async () => {
    const { id } = await addRoutine();
    const run = await start(id);
    await server.call(patient, `PATCH /api/routine-progress/${run.id}`, { stopped: true });
    expect((await start(id)).id).toBe(run.id);
    server.clock.advance(60_000);
    await server.db.update(routines).set({ updatedAt: server.clock.now() }).where(eq(routines.id, id));
    expect((await today())[0]).toMatchObject({ todayProgress: null, runsDoneToday: 0 });
    const anew = await start(id);
    expect(anew.id).not.toBe(run.id);
    // What was not stopped goes on as it was.
    server.clock.advance(60_000);
    await server.db.update(routines).set({ updatedAt: server.clock.now() }).where(eq(routines.id, id));
    expect((await start(id)).id).toBe(anew.id);
  });
});

describe('start', () => {
  it('copies what is prescribed, so that editing the routine rewrites nothing', async () => {
    const { id, exerciseIds } = await addRoutine({ notes: 'Si duele, para' });
    const run = await start(id);
    expect(run.routine).toEqual({ id, name: 'Rodilla', notes: 'Si duele, para' });
    await server.db.update(routineExercises).set({ sets: 9 }).where(eq(routineExercises.routineId, id));
    await server.db.delete(routineExercises).where(eq(routineExercises.exerciseId, exerciseIds[1]!));
    await server.db.update(routines).set({ name: 'Otra' }).where(eq(routines.id, id));
    await server.db.update(exercises).set({ name: 'Otro' }).where(eq(exercises.id, exerciseIds[0]!));
    const { body } = await server.call(patient, `GET /api/routine-progress/${run.id}`);
    expect(body.data).toMatchObject({
      routine: { id, name: 'Rodilla' },
      status: 'IN_PROGRESS',
      supportsPain: true,
    });
    expect(body.data.exercises).toMatchObject([
      { exercise: { name: 'Puente' }, sets: 3, status: 'PENDING' },
      { exercise: { name: 'Sentadilla' }, sets: 3, status: 'PENDING' },
    ]);
  });

  it('resumes the day’s open run instead of making a second one, also for parallel calls', async () => {
    const { id } = await addRoutine();
    const runs = await Promise.all([start(id), start(id), start(id)]);
    expect(new Set(runs.map((run) => run.id)).size).toBe(1);
    expect(await server.db.select().from(routineProgress)).toHaveLength(1);
    expect(await server.db.select().from(progressExercises)).toHaveLength(2);
  });

  it('resumes over midnight what was begun within three hours, not older', async () => {
    const { id } = await addRoutine();
    server.clock.set('2026-11-20T22:50:00Z');
    const evening = await start(id);
    server.clock.set('2026-11-20T23:10:00Z');
    expect((await start(id)).id).toBe(evening.id);
    expect((await today())[0].todayProgress).toMatchObject({ id: evening.id, status: 'IN_PROGRESS' });
    server.clock.set('2026-11-21T08:00:00Z');
    expect((await start(id)).id).not.toBe(evening.id);
  });

  it('refuses routines that are foreign, deleted, absent or ended', async () => {
    const foreign = await addRoutine({ of: stranger });
    const deleted = await addRoutine({ deletedAt: new Date() });
    const ended = await addRoutine({ status: 'COMPLETED' });
    for (const [routineId, status] of [
      [foreign.id, 404],
      [deleted.id, 404],
      ['00000000-0000-4000-8000-000000000000', 404],
      ['no-uuid', 404],
      [ended.id, 409],
    ]) {
      expect((await server.call(patient, 'POST /api/routine-progress/start', { routineId })).status).toBe(
        status,
      );
    }
    expect((await server.call(patient, 'POST /api/routine-progress/start', {})).status).toBe(400);
    expect(await server.db.select().from(routineProgress)).toHaveLength(0);
  });

  it('answers a run without exercises where the routine has none', async () => {
    const { id } = await addRoutine({ exerciseIds: [] });
    expect((await start(id)).exercises).toEqual([]);
  });
});

describe('complete-exercise', () => {
  it('stores what was done and only once, whatever is repeated', async () => {
    const { id, exerciseIds } = await addRoutine();
    const run = await start(id);
    const body = { ...done(exerciseIds[0]!), pain: 2, effort: 5 };
    const headers = { 'idempotency-key': 'clave-0001' };
    const first = await complete(run.id, body, headers);
    const again = await complete(run.id, body, headers);
    expect(again.body).toEqual(first.body);
    await complete(run.id, { ...body, actualSets: 1, notes: 'otra' });
    expect(first.body.data.routineProgress.todayProgress).toMatchObject({
      completedExercises: 1,
      totalExercises: 2,
    });
    const rows = await server.db.select().from(progressExercises).orderBy(asc(progressExercises.position));
    expect(rows[0]).toMatchObject({ status: 'COMPLETED', actualSets: 3, notes: 'Bien', pain: 2, effort: 5 });
    expect(rows[1]).toMatchObject({ status: 'PENDING', actualSets: null });
  });

  it('does an exercise that stands twice once per key', async () => {
    const exerciseId = await addExercise('Puente');
    const { id } = await addRoutine({ exerciseIds: [exerciseId, exerciseId] });
    const run = await start(id);
    await complete(run.id, done(exerciseId), { 'idempotency-key': 'clave-0001' });
    await complete(run.id, done(exerciseId), { 'idempotency-key': 'clave-0001' });
    const once = await complete(run.id, done(exerciseId), { 'idempotency-key': 'clave-0001' });
    expect(once.body.data.routineProgress.todayProgress.completedExercises).toBe(1);
    const twice = await complete(run.id, done(exerciseId), { 'idempotency-key': 'clave-0002' });
    expect(twice.body.data.routineProgress.todayProgress.completedExercises).toBe(2);
  });

  it('does the one of two equal exercises at whose place it was, and knows no other there', async () => {
    const [bridge, squat] = [await addExercise('Puente'), await addExercise('Sentadilla')];
    const { id } = await addRoutine({ exerciseIds: [bridge, squat, bridge] });
    const run = await start(id);
    const reach = { exerciseId: bridge, order: 3, setsDone: 1 };
    await server.call(patient, `PATCH /api/routine-progress/${run.id}`, reach);
    const states = async () =>
      (await server.call(patient, `GET /api/routine-progress/${run.id}`)).body.data.exercises.map(
        ({ status }: { status: string }) => status,
      );
    expect(await states()).toEqual(['PENDING', 'PENDING', 'IN_PROGRESS']);
    for (let time = 0; time < 2; time += 1)
      expect((await complete(run.id, { ...done(bridge), order: 3 })).status).toBe(200);
    expect(await states()).toEqual(['PENDING', 'PENDING', 'COMPLETED']);
    expect((await complete(run.id, { ...done(bridge), order: 2 })).status).toBe(404);
  });

  it.each([
    ['actualSets', 51, 'Introduce un número entre 0 y 50'],
    ['actualReps', 101, 'Introduce un número entre 0 y 100'],
    ['actualDuration', 3601, 'Introduce un número entre 0 y 3600'],
    ['actualSets', -1, 'Introduce un número entre 0 y 50'],
    ['actualReps', 1.5, 'Introduce un número entero'],
    ['pain', 11, 'Introduce un número entre 0 y 10'],
    ['notes', 'a'.repeat(2001), 'Máximo 2000 caracteres'],
  ])('refuses %s beyond its limits', async (field, value, text) => {
    const { id, exerciseIds } = await addRoutine();
    const run = await start(id);
    const answer = await complete(run.id, { ...done(exerciseIds[0]!), [field]: value });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ [field]: text });
  });

  it('accepts the limits themselves, and refuses what is not of the run', async () => {
    const { id, exerciseIds } = await addRoutine();
    const run = await start(id);
    const other = await addExercise('Ajeno');
    expect((await complete(run.id, done(other))).status).toBe(404);
    expect((await complete(run.id, done('x'))).status).toBe(404);
    const limits = {
      exerciseId: exerciseIds[0],
      actualSets: 50,
      actualReps: 100,
      actualDuration: 3600,
      notes: '',
    };
    expect((await complete(run.id, limits)).status).toBe(200);
  });
});

describe('finish', () => {
  it.each([
    ['by path', (id: string) => finish(id, { routineProgressId: id, notes: 'Hecho' })],
    [
      'by body',
      (id: string) =>
        server.call(patient, 'POST /api/routine-progress/finish', { routineProgressId: id, notes: 'Hecho' }),
    ],
  ])('%s, once, keeping the first time', async (_how, call) => {
    const { id } = await addRoutine();
    const run = await start(id);
    server.clock.advance(12 * 60_000);
    const first = await call(run.id);
    server.clock.advance(60_000);
    const again = await call(run.id);
    expect(first.body.data.routineProgress).toMatchObject({ status: 'COMPLETED', notes: 'Hecho' });
    expect(again.body.data.routineProgress.finishedAt).toBe(first.body.data.routineProgress.finishedAt);
    const { body } = await server.call(patient, 'GET /api/routine-progress/stats');
    expect(body.data).toMatchObject({
      completedToday: 1,
      totalRoutines: 1,
      shouldCompleteToday: 1,
      progressPercentage: 100,
      averageTime: 12,
    });
    expect(body.data.weeklyProgress).toHaveLength(7);
    expect(body.data.weeklyProgress[6]).toEqual({
      date: '2026-11-20',
      completed: 1,
      due: 1,
      partial: 1,
    });
  });

  it('a second time, on another device, keeps what that one says', async () => {
    const { id } = await addRoutine();
    const run = await start(id);
    await finish(run.id, { painAfter: 2, notes: 'Hecho' });
    const { body } = await finish(run.id, { painAfter: 8, notes: 'Luego me dolió' });
    expect(body.data.routineProgress).toMatchObject({ painAfter: 8, notes: 'Hecho\nLuego me dolió' });
    expect(await alerts()).toHaveLength(1);
  });

  it('refuses a body without a run', async () => {
    expect((await server.call(patient, 'POST /api/routine-progress/finish', {})).status).toBe(404);
  });
});

describe('pain', () => {
  it('that rises tells the therapist once, with the number and the way to the run, and no diagnosis', async () => {
    const { id } = await addRoutine({ name: 'Lumbalgia' });
    const run = await start(id);
    const note = (body: object) => server.call(patient, `PATCH /api/routine-progress/${run.id}`, body);
    await note({ painBefore: 2 });
    await finish(run.id);
    expect(await alerts()).toHaveLength(0);
    await note({ painAfter: 5, effort: 4 });
    await note({ painAfter: 8 });
    const sent = await alerts();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      type: 'ROUTINE',
      title: 'Dolor en una rutina',
      // The text of an unread notice follows later changes of the pain levels.
      message: 'Manuel ha terminado su rutina. Dolor 8 de 10 (antes, 2).',
      link: `/patients/${patient.patientId}/routines?run=${run.id}`,
      patientId: patient.patientId,
      subjectId: run.id,
    });
    expect(`${sent[0]?.title} ${sent[0]?.message}`).not.toMatch(/lumbalgia|sentadilla|puente/i);
    // A slip of the finger is taken back, and what comes after it is told anew.
    await note({ painAfter: 3 });
    expect(await alerts()).toHaveLength(0);
    await note({ painAfter: 7 });
    expect(await alerts()).toHaveLength(1);
  });

  it('is no alarm by its words: whoever writes that they stopped has not pressed the button', async () => {
    const { id } = await addRoutine();
    await finish((await start(id)).id, { notes: 'Parada por dolor' });
    expect(await alerts()).toHaveLength(0);
    const [run] = await server.db.select().from(routineProgress);
    expect(run).toMatchObject({ stoppedForPain: false, notes: 'Parada por dolor' });
  });

  it('that makes the patient stop does so at once, and stands in the notes', async () => {
    const { id, exerciseIds } = await addRoutine();
    const run = await start(id);
    const stop = { stopped: true, exerciseId: exerciseIds[1], painAfter: 4 };
    await server.call(patient, `PATCH /api/routine-progress/${run.id}`, stop);
    const { body } = await server.call(patient, `PATCH /api/routine-progress/${run.id}`, stop);
    expect(body.data.routineProgress).toMatchObject({
      status: 'IN_PROGRESS',
      notes: 'Parada por dolor en «Sentadilla»',
    });
    expect(await alerts()).toMatchObject([
      { title: 'Rutina parada por dolor', message: 'Manuel ha parado su rutina por dolor. Dolor 4 de 10.' },
    ]);
    // Nothing that is said afterwards ends the alarm, takes its notice back or forgets what was said before.
    for (const later of [{ painAfter: 3 }, { effort: 6 }])
      await server.call(patient, `PATCH /api/routine-progress/${run.id}`, later);
    // What the patient writes is kept, although the words stand in another sentence already.
    await finish(run.id, { notes: 'dolor en «Sentadilla»' });
    expect(await alerts()).toMatchObject([{ title: 'Rutina parada por dolor' }]);
    const said = { stoppedForPain: true, painAfter: 3, effort: 6 };
    expect(await server.db.select().from(routineProgress)).toMatchObject([
      { ...said, notes: 'Parada por dolor en «Sentadilla»\ndolor en «Sentadilla»' },
    ]);
  });

  it('that makes the patient stop keeps their words about it', async () => {
    const run = await start((await addRoutine()).id);
    const stop = { stopped: true, notes: 'Un pinchazo' };
    const { body } = await server.call(patient, `PATCH /api/routine-progress/${run.id}`, stop);
    expect(body.data.routineProgress).toMatchObject({ notes: 'Parada por dolor\nUn pinchazo' });
  });

  it('that is strong in an exercise tells the therapist at once, who reads what was said of each', async () => {
    const { id, exerciseIds } = await addRoutine();
    const run = await start(id);
    const say = (at: number, more: object) =>
      complete(run.id, { ...done(exerciseIds[at]!), notes: null, ...more });
    await say(0, { pain: 6, notes: 'Tira un poco' });
    expect(await alerts()).toHaveLength(0);
    await say(1, { pain: 9, effort: 8, notes: 'Me dio un tirón' });
    const told = { title: 'Dolor en una rutina', subjectId: run.id };
    expect(await alerts()).toMatchObject([
      { ...told, message: 'Manuel ha tenido dolor en su rutina. Dolor 9 de 10 en un ejercicio.' },
    ]);
    const runs = async () =>
      (await server.call(therapist, `GET /api/patients/${patient.patientId}/adherence`)).body.data.runs;
    expect(await runs()).toMatchObject([{ alert: true }]);
    await finish(run.id, { painAfter: 8 });
    expect(await alerts()).toMatchObject([
      {
        ...told,
        message: 'Manuel ha terminado su rutina. Dolor 8 de 10. Dolor 9 de 10 en un ejercicio.',
      },
    ]);
    expect(await runs()).toMatchObject([
      {
        alert: true,
        exercises: [
          { name: 'Puente', pain: 6, effort: null, notes: 'Tira un poco' },
          { name: 'Sentadilla', pain: 9, effort: 8, notes: 'Me dio un tirón' },
        ],
      },
    ]);
  });

  it('that another device tells of a done exercise counts if it is worse, with the words about it', async () => {
    const { id, exerciseIds } = await addRoutine();
    const run = await start(id);
    const say = (more: object) => complete(run.id, { ...done(exerciseIds[0]!), ...more });
    await say({ pain: 2, notes: 'Bien' });
    await say({ pain: 8, notes: 'Me dio un tirón' });
    await say({ pain: 5, notes: 'Ya menos' });
    expect(await alerts()).toMatchObject([
      { message: 'Manuel ha tenido dolor en su rutina. Dolor 8 de 10 en un ejercicio.' },
    ]);
    const { body } = await server.call(therapist, `GET /api/patients/${patient.patientId}/adherence`);
    expect(body.data.runs[0].exercises[0]).toMatchObject({ pain: 8, notes: 'Bien\nMe dio un tirón' });
  });

  it('that gets worse after its notice was read is told again, and waits for a review again', async () => {
    const { id, exerciseIds } = await addRoutine();
    const run = await start(id);
    await complete(run.id, { ...done(exerciseIds[0]!), pain: 7 });
    await server.call(therapist, `POST /api/routine-progress/${run.id}/review`);
    const note = (body: object) => server.call(patient, `PATCH /api/routine-progress/${run.id}`, body);
    // No worse than what the therapist has seen.
    await note({ painAfter: 7, effort: 3 });
    expect(await alerts()).toHaveLength(1);
    expect(await server.db.select().from(routineProgress)).toMatchObject([{ reviewedBy: therapist.id }]);
    await note({ stopped: true, painAfter: 9 });
    const unread = (await alerts()).filter(({ readAt }) => readAt === null);
    const message = 'Manuel ha parado su rutina por dolor. Dolor 9 de 10. Dolor 7 de 10 en un ejercicio.';
    expect(unread).toMatchObject([{ title: 'Rutina parada por dolor', message }]);
    expect(await server.db.select().from(routineProgress)).toMatchObject([
      { reviewedAt: null, reviewedBy: null },
    ]);
    await note({ painAfter: 10 });
    expect(await alerts()).toHaveLength(2);
  });

  it('reaches the team once the lead has left, each once', async () => {
    const [bea, carla, gone] = [
      await server.signIn('THERAPIST'),
      await server.signIn('THERAPIST'),
      await server.signIn('THERAPIST'),
    ];
    const about = { patientId: patient.patientId ?? '', createdAt: server.clock.now() };
    await server.db
      .insert(patientCollaborators)
      .values([bea, carla, gone].map(({ id }) => ({ ...about, therapistId: id })));
    await server.db.insert(covers).values({
      ...{ therapistId: therapist.id, coveredBy: bea.id, createdBy: therapist.id },
      ...{ firstDay: '2026-11-20', lastDay: '2026-11-20' },
    });
    const told = async () =>
      (await server.db.select().from(notifications)).map(({ userId }) => userId).sort();
    const hurts = async () => finish((await start((await addRoutine()).id)).id, { painAfter: 9 });
    const leave = ({ id }: Actor) =>
      server.db.update(users).set({ deactivatedAt: server.clock.now() }).where(eq(users.id, id));
    await leave(gone);
    await hurts();
    expect(await told()).toEqual([therapist.id, bea.id].sort());
    await server.db.delete(notifications);
    await leave(therapist);
    await hurts();
    expect(await told()).toEqual([therapist.id, bea.id, carla.id].sort());
  });

  it('tells administration, and nothing of what hurts, where nobody who treats has access', async () => {
    const admin = await server.signIn('ADMIN');
    const { id } = await addRoutine();
    await server.db
      .update(users)
      .set({ deactivatedAt: server.clock.now() })
      .where(eq(users.id, therapist.id));
    await finish((await start(id)).id, { painAfter: 9 });
    const [notice, ...more] = await server.db.select().from(notifications);
    expect(more).toEqual([]);
    expect(notice).toMatchObject({ userId: admin.id, link: '/settings/team' });
    expect(notice?.title).toBe('Paciente sin fisioterapeuta');
    expect(notice?.message).toMatch(/^Su fisioterapeuta ya no tiene acceso y nadie lee lo que Manuel/);
    expect(JSON.stringify(notice)).not.toMatch(/dolor/i);
  });

  it('names whom the patient calls: the lead, and the practice once the lead has left', async () => {
    const { id } = await addRoutine();
    const run = await start(id);
    await server.db.update(users).set({ name: 'Óscar', phone: '611' }).where(eq(users.id, therapist.id));
    const named = async () => {
      const { body } = await server.call(patient, `GET /api/routine-progress/${run.id}`);
      expect((await today())[0].therapist).toEqual(body.data.therapist);
      return body.data.therapist;
    };
    const practice = { name: 'Consulta Retiro', timeZone: 'Europe/Madrid' };
    await server.db.insert(practiceSettings).values({ ...practice, phone: '910' });
    expect(await named()).toEqual({ name: 'Óscar', phone: '611' });
    await server.db
      .update(users)
      .set({ deactivatedAt: server.clock.now() })
      .where(eq(users.id, therapist.id));
    expect(await named()).toEqual({ name: 'Consulta Retiro', phone: '910' });
    await server.db.update(practiceSettings).set({ phone: null });
    expect(await named()).toEqual({ name: 'Óscar', phone: null });
    await server.db.delete(practiceSettings);
    expect(await named()).toEqual({ name: 'Óscar', phone: null });
  });

  it('at the end of a finish is enough', async () => {
    const { id } = await addRoutine();
    await finish((await start(id)).id, { painBefore: 0, painAfter: 7 });
    expect(await alerts()).toHaveLength(1);
  });
});

describe('the review of a run with pain', () => {
  const review = (id: string, actor: Actor | null = therapist, body?: object) =>
    server.call(actor, `POST /api/routine-progress/${id}/review`, body);
  const runsOf = async () =>
    (await server.call(therapist, `GET /api/patients/${patient.patientId}/adherence`)).body.data.runs;
  const alarm = async () => {
    const run = await start((await addRoutine()).id);
    await finish(run.id, { painAfter: 9 });
    return run.id as string;
  };

  it('is kept with its first time and who did it, and takes the notice off the bell', async () => {
    const id = await alarm();
    expect(await runsOf()).toMatchObject([{ id, alert: true, reviewedAt: null }]);
    const first = await review(id);
    expect(first).toMatchObject({
      status: 200,
      body: { data: { id, reviewedAt: '2026-11-20T10:00:00.000Z' } },
    });
    server.clock.advance(60_000);
    expect((await review(id)).body).toEqual(first.body);
    expect(await runsOf()).toMatchObject([{ id, alert: true, reviewedAt: '2026-11-20T10:00:00.000Z' }]);
    expect(await server.db.select().from(routineProgress)).toMatchObject([{ reviewedBy: therapist.id }]);
    expect((await alerts())[0]?.readAt).not.toBeNull();
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.actorId, therapist.id));
    expect(events).toContainEqual(
      expect.objectContaining({
        action: 'UPDATE',
        entity: 'progress',
        entityId: id,
        patientId: patient.patientId,
      }),
    );
  });

  it('is of the pain that was read: worse that came meanwhile waits on', async () => {
    const id = await alarm();
    const refused = await review(id, therapist, { pain: 7 });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'El paciente ha anotado más dolor después. Míralo antes de marcarla como revisada.',
    ]);
    expect(await runsOf()).toMatchObject([{ alert: true, reviewedAt: null }]);
    expect((await alerts())[0]?.readAt).toBeNull();
    expect((await review(id, therapist, { pain: 9 })).status).toBe(200);
  });

  it('compares what was told of an exercise too', async () => {
    const { id: routineId, exerciseIds } = await addRoutine();
    const run = await start(routineId);
    await complete(run.id, { ...done(exerciseIds[0]!), pain: 8 });
    expect((await review(run.id, therapist, { pain: 7 })).status).toBe(409);
    expect((await review(run.id, therapist, { pain: 8 })).status).toBe(200);
  });

  it('is for the patient’s own therapist', async () => {
    const id = await alarm();
    expect((await review(id, await server.signIn('THERAPIST'))).status).toBe(404);
    expect((await review(id, await server.signIn('ADMIN'))).status).toBe(403);
    expect((await review(id, patient)).status).toBe(403);
    expect((await review('0', therapist)).status).toBe(404);
    expect(await runsOf()).toMatchObject([{ reviewedAt: null }]);
  });

  it('finds its run in the list, however many runs have followed', async () => {
    const id = await alarm();
    const { id: routineId } = await addRoutine({ name: 'Otra', frequency: 'TWICE_DAILY' });
    const startedAt = (at: number) => new Date(server.clock.now().getTime() + at * 60_000);
    await server.db.insert(routineProgress).values(
      Array.from({ length: 22 }, (_none, at) => ({
        ...{ routineId, patientId: patient.patientId!, routineName: 'Otra', status: 'COMPLETED' as const },
        ...{ day: '2026-11-20', run: at + 1, startedAt: startedAt(at + 1), finishedAt: startedAt(at + 1) },
      })),
    );
    const runs = (await runsOf()) as { id: string }[];
    expect(runs).toHaveLength(21);
    expect(runs.at(-1)).toMatchObject({ id });
  });
});

it('tells the patient whom to call', async () => {
  await server.db.update(users).set({ phone: '910 123 456' }).where(eq(users.id, therapist.id));
  const { id } = await addRoutine();
  const whom = { name: therapist.name, phone: '910 123 456' };
  expect((await today())[0].therapist).toEqual(whom);
  expect((await start(id)).therapist).toEqual(whom);
});

it('keeps the set that was reached, and does not undo a completed exercise by it', async () => {
  const { id, exerciseIds } = await addRoutine();
  const run = await start(id);
  const reach = (setsDone: number) =>
    server.call(patient, `PATCH /api/routine-progress/${run.id}`, { exerciseId: exerciseIds[0], setsDone });
  const { body } = await reach(2);
  expect(body.data.routineProgress.exercises[0]).toMatchObject({ status: 'IN_PROGRESS', actualSets: 2 });
  await complete(run.id, done(exerciseIds[0]!));
  const late = await reach(1);
  expect(late.body.data.routineProgress.exercises[0]).toMatchObject({ status: 'COMPLETED', actualSets: 3 });
});

describe('who may', () => {
  it('reach a run: only its patient', async () => {
    const { id, exerciseIds } = await addRoutine();
    const run = await start(id);
    const paths = [
      [`GET /api/routine-progress/${run.id}`, undefined],
      [`POST /api/routine-progress/${run.id}/complete-exercise`, done(exerciseIds[0]!)],
      [`POST /api/routine-progress/${run.id}/finish`, {}],
      ['POST /api/routine-progress/finish', { routineProgressId: run.id }],
      [`PATCH /api/routine-progress/${run.id}`, { painAfter: 9 }],
      ['POST /api/routine-progress/start', { routineId: id }],
    ] as const;
    for (const [request, body] of paths) {
      expect([request, (await server.call(stranger, request, body)).status]).toEqual([request, 404]);
      expect([request, (await server.call(therapist, request, body)).status]).toEqual([request, 403]);
      expect([request, (await server.call(null, request, body)).status]).toEqual([request, 401]);
    }
    expect((await server.db.select().from(routineProgress))[0]).toMatchObject({
      status: 'IN_PROGRESS',
      painAfter: null,
    });
  });

  it('see adherence of one episode: its routines and their runs alone', async () => {
    const episodeOf = async ({ patientId }: Actor) => {
      const values = { patientId: patientId!, leadId: therapist.id, startedOn: '2026-11-01' };
      const [row] = await server.db.insert(episodes).values(values).returning({ id: episodes.id });
      return row!.id;
    };
    const episodeId = await episodeOf(patient);
    const { id } = await addRoutine({ episodeId });
    await addRoutine({ name: 'De otro proceso' });
    await finish((await start(id)).id, { painBefore: 2, painAfter: 3 });
    const path = `GET /api/patients/${patient.patientId}/adherence` as const;
    const all = await server.call(therapist, path);
    expect(all.body.data.routines).toHaveLength(2);
    const { body } = await server.call(therapist, `${path}?episodeId=${episodeId}`);
    expect(body.data.routines).toMatchObject([{ id, completed: 1, due: 3 }]);
    expect(body.data.runs).toHaveLength(1);
    const empty = await server.call(therapist, `${path}?episodeId=${await episodeOf(patient)}`);
    expect(empty.body.data).toMatchObject({ routines: [], runs: [], painOverTime: [] });
    for (const other of [await episodeOf(stranger), 'none'])
      expect((await server.call(therapist, `${path}?episodeId=${other}`)).status).toBe(404);
    // What was missed before a discharge stays missed after it.
    const end = { reason: 'GOALS_REACHED', routines: 'END', appointments: 'STAY' };
    expect((await server.call(therapist, `POST /api/episodes/${episodeId}/discharge`, end)).status).toBe(200);
    server.clock.set('2026-11-21T10:00:00Z');
    const after = await server.call(therapist, `${path}?episodeId=${episodeId}`);
    expect(after.body.data.routines).toMatchObject([{ id, completed: 1, due: 3 }]);
    expect((await server.call(therapist, `POST /api/episodes/${episodeId}/reopen`)).status).toBe(200);
    const again = await server.call(therapist, `${path}?episodeId=${episodeId}`);
    expect(again.body.data.routines).toMatchObject([{ id, completed: 1, due: 3 }]);
  });

  it('see adherence by the plan that a routine had on each day', async () => {
    const { id } = await addRoutine();
    await finish((await start(id)).id, {});
    const path = `GET /api/patients/${patient.patientId}/adherence` as const;
    const due = async () => (await server.call(therapist, path)).body.data.routines[0].due;
    const change = async (read: object, body: object) =>
      expect((await server.call(therapist, `PUT /api/routines/${id}`, { ...body, read })).status).toBe(200);
    expect(await due()).toBe(3);
    await change({ frequency: 'DAILY' }, { frequency: 'TWICE_DAILY' });
    // The second run of today is not missed yet.
    expect(await due()).toBe(3);
    await change({ frequency: 'TWICE_DAILY', name: 'Rodilla' }, { frequency: 'WEEKLY', name: 'Otra' });
    expect(await due()).toBe(3);
    server.clock.set('2026-11-21T10:00:00Z');
    await change({ name: 'Otra' }, { name: 'Una más' });
    await change({ duration: 4 }, { duration: 1 });
    await change({ frequency: 'WEEKLY' }, { frequency: 'TWICE_DAILY' });
    expect(await due()).toBe(3);
    server.clock.set('2026-11-22T10:00:00Z');
    expect(await due()).toBe(5);
    const [row] = await server.db.select().from(routines);
    expect(row?.earlierPlans).toEqual([
      { until: '2026-11-20', frequency: 'DAILY', schedule: null, weeks: 4 },
      { until: '2026-11-21', frequency: 'WEEKLY', schedule: null, weeks: 4 },
    ]);
  });

  it('see adherence of the days that are over: what is left of today is not missed', async () => {
    const { id } = await addRoutine();
    const path = `GET /api/patients/${patient.patientId}/adherence` as const;
    const figures = async () => {
      const { days, routines: listed } = (await server.call(therapist, path)).body.data;
      return { today: days.at(-1), routine: listed[0] };
    };
    expect(await figures()).toMatchObject({
      today: { date: '2026-11-20', completed: 0, due: 0 },
      routine: { completed: 0, due: 2 },
    });
    await finish((await start(id)).id);
    expect(await figures()).toMatchObject({
      today: { completed: 1, due: 1 },
      routine: { completed: 1, due: 3 },
    });
    // The patient’s own day is what is to be done.
    server.clock.set('2026-11-21T10:00:00Z');
    const { body } = await server.call(patient, 'GET /api/routine-progress/stats');
    expect(body.data.weeklyProgress.at(-1)).toMatchObject({ completed: 0, due: 1 });
  });

  it('see no adherence of who has no account and can note nothing', async () => {
    const { id: patientId } = await server.addPatient(therapist);
    await addRoutine({ patientId });
    const { data } = (await server.call(therapist, `GET /api/patients/${patientId}/adherence`)).body;
    expect(data).toMatchObject({ hasAccount: false, routines: [], runs: [] });
    expect(data.days.some(({ due }: { due: number }) => due > 0)).toBe(false);
  });

  it('see no day missed on which the patient had no account yet, nor does the patient', async () => {
    const { id } = await addRoutine();
    const madeAt = (instant: string) =>
      server.db
        .update(users)
        .set({ createdAt: new Date(instant) })
        .where(eq(users.id, patient.id));
    const figures = async () => {
      const path = `GET /api/patients/${patient.patientId}/adherence` as const;
      const { data } = (await server.call(therapist, path)).body;
      const own = (await server.call(patient, 'GET /api/routine-progress/stats')).body.data.weeklyProgress;
      return [data.routines, own.slice(-3).map(({ due }: { due: number }) => due)];
    };
    // 23:30 of the 18th in Madrid.
    await madeAt('2026-11-18T22:30:00Z');
    expect(await figures()).toMatchObject([[{ id, completed: 0, due: 2 }], [1, 1, 1]]);
    await madeAt('2026-11-18T23:30:00Z');
    expect(await figures()).toMatchObject([[{ id, completed: 0, due: 1 }], [0, 1, 1]]);
    await madeAt('2026-11-20T09:00:00Z');
    expect(await figures()).toMatchObject([[], [0, 0, 1]]);
  });

  it('see which of the runs that were ended are without some exercises', async () => {
    const { id, exerciseIds } = await addRoutine();
    const whole = await start(id);
    for (const exerciseId of exerciseIds) await complete(whole.id, done(exerciseId));
    await finish(whole.id);
    server.clock.set('2026-11-21T09:00:00Z');
    const partial = await start(id);
    await complete(partial.id, done(exerciseIds[0]!));
    await finish(partial.id);
    const { data } = (await server.call(therapist, `GET /api/patients/${patient.patientId}/adherence`)).body;
    expect(data.routines).toMatchObject([{ id, completed: 2, due: 4, partial: 1 }]);
    expect(data.days.slice(-2)).toEqual([
      { date: '2026-11-20', completed: 1, due: 1 },
      { date: '2026-11-21', completed: 1, due: 1, partial: 1 },
    ]);
  });

  it('see a run that was stopped because of pain as such, and not as missed', async () => {
    const { id, exerciseIds } = await addRoutine();
    const run = await start(id);
    const stop = { stopped: true, exerciseId: exerciseIds[0], painAfter: 8 };
    await server.call(patient, `PATCH /api/routine-progress/${run.id}`, stop);
    server.clock.set('2026-11-21T10:00:00Z');
    const { data } = (await server.call(therapist, `GET /api/patients/${patient.patientId}/adherence`)).body;
    expect(data).toMatchObject({
      routines: [{ id, completed: 0, due: 2 }],
      runs: [{ status: 'IN_PROGRESS', stoppedForPain: true }],
    });
    const stopped = { date: '2026-11-20', completed: 0, due: 0, stopped: 1 };
    expect(data.days.at(-2)).toEqual(stopped);
    const own = (await server.call(patient, 'GET /api/routine-progress/stats')).body.data.weeklyProgress;
    expect(own.slice(-2)).toEqual([stopped, { date: '2026-11-21', completed: 0, due: 1 }]);
  });

  it('see adherence of a deleted routine that was run, which the patient has nowhere to do', async () => {
    const { id } = await addRoutine();
    const run = await start(id);
    server.clock.advance(12 * 60_000);
    await finish(run.id);
    const begun = await addRoutine({ name: 'A medias' });
    await start(begun.id);
    const mistaken = await addRoutine({ name: 'Por error' });
    for (const one of [id, begun.id, mistaken.id])
      expect((await server.call(therapist, `DELETE /api/routines/${one}`)).status).toBe(200);
    const own = async () => (await server.call(patient, 'GET /api/routine-progress/stats')).body.data;
    expect(await own()).toMatchObject({
      completedToday: 0,
      totalRoutines: 0,
      shouldCompleteToday: 0,
      averageTime: 12,
    });
    server.clock.set('2026-11-21T10:00:00Z');
    const { body } = await server.call(therapist, `GET /api/patients/${patient.patientId}/adherence`);
    const listed = (body.data.routines as { id: string }[]).sort((one) => (one.id === id ? -1 : 1));
    expect(listed).toMatchObject([
      { id, completed: 1, due: 3 },
      { id: begun.id, completed: 0, due: 2 },
    ]);
    expect(body.data.days.slice(-2)).toMatchObject([
      { completed: 1, due: 1 },
      { completed: 0, due: 0 },
    ]);
    expect((await own()).weeklyProgress.slice(-2)).toEqual([
      { date: '2026-11-20', completed: 1, due: 1, partial: 1 },
      { date: '2026-11-21', completed: 0, due: 0 },
    ]);
    expect(await today()).toEqual([]);
    expect((await server.call(patient, 'GET /api/routines/my-routines')).body.data).toEqual([]);
  });

  it('see adherence: only the patient’s own therapist', async () => {
    const { id } = await addRoutine();
    await finish((await start(id)).id, { painBefore: 2, painAfter: 6, notes: 'Costó' });
    const path = `GET /api/patients/${patient.patientId}/adherence` as const;
    const { body } = await server.call(therapist, path);
    expect(body.data.days).toHaveLength(28);
    expect(body.data).toMatchObject({
      routines: [{ id, name: 'Rodilla', completed: 1, due: 3 }],
      painOverTime: [{ date: '2026-11-20', before: 2, after: 6 }],
      runs: [
        { routineName: 'Rodilla', totalExercises: 2, completedExercises: 0, notes: 'Costó', alert: true },
      ],
    });
    expect((await server.call(await server.signIn('THERAPIST'), path)).status).toBe(404);
    expect((await server.call(await server.signIn('ADMIN'), path)).status).toBe(403);
    expect((await server.call(patient, path)).status).toBe(403);
  });
});

it('leaves each call in the audit trail with the record it touched', async () => {
  const { id } = await addRoutine();
  await start(id);
  const events = await server.db.select().from(auditEvents);
  expect(events).toHaveLength(1);
  expect(events[0]).toMatchObject({
    action: 'CREATE',
    entity: 'progress',
    patientId: patient.patientId,
    result: 200,
  });
});
