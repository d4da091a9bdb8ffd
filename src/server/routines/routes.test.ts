import { eq } from 'drizzle-orm';
import {
  auditEvents,
  exercises,
  notifications,
  patients,
  routineExercises,
  routineProgress,
  routines,
} from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;
let admin: Actor;
let manuel: Actor;
let bridge: string;
let squat: string;

beforeEach(async () => {
  ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  luis = await server.signIn('THERAPIST', { name: 'Luis Gil' });
  admin = await server.signIn('ADMIN');
  manuel = await server.signIn('PATIENT', { name: 'Manuel Ortega', therapist: ana });
  bridge = await exercise('Puente');
  squat = await exercise('Sentadilla');
});

async function exercise(name: string): Promise<string> {
  const { body } = await server.call(ana, 'POST /api/exercises', {
    name,
    description: 'Descripción',
    category: 'Fortalecimiento',
    difficulty: 'BEGINNER',
    instructions: 'Despacio.',
  });
  return body.data.id as string;
}

const row = (exerciseId: string, more: object = {}) => ({
  exerciseId,
  order: 1,
  sets: 3,
  reps: 12,
  duration: 40,
  restTime: 45,
  notes: 'Sin dolor',
  ...more,
});

const body = (more: object = {}) => ({
  name: '  Rodilla fase 1 ',
  description: 'Tras la artroscopia',
  frequency: 'DAILY',
  duration: 6,
  notes: 'Hielo después',
  patientId: manuel.patientId,
  category: 'Rehabilitación',
  difficulty: 'intermediate',
  exercises: [row(bridge), row(squat, { order: 2, notes: null })],
  ...more,
});

const create = async (actor: Actor, more: object = {}) => {
  const answer = await server.call(actor, 'POST /api/routines', body(more));
  expect(answer.status).toBe(201);
  return answer.body.data.id as string;
};

/** Titles of a patient's notices, by the alphabet. */
const toldTo = async ({ id }: Actor) =>
  (await server.db.select().from(notifications).where(eq(notifications.userId, id)))
    .map(({ title }) => title)
    .sort();

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
const list = async (actor: Actor) => (await server.call(actor, 'GET /api/routines')).body;

describe('days of a routine at its own frequency', () => {
  const schedule = { weekdays: [5, 1, 3], timesPerDay: 2 };
  const inOrder = { weekdays: [1, 3, 5], timesPerDay: 2 };
  const stored = async () => (await list(ana)).data[0].schedule;

  it('are announced by the frequency that may carry them', async () => {
    const { data } = (await server.call(manuel, 'GET /api/routines/frequencies/list')).body;
    expect(data.filter((one: { takesSchedule?: boolean }) => one.takesSchedule)).toEqual([
      { value: 'CUSTOM', label: 'Personalizado', takesSchedule: true },
    ]);
  });

  it('are kept in the order of the week, read by staff and patient, and left alone by a body without them', async () => {
    const id = await create(ana, { frequency: 'custom', schedule });
    expect(await stored()).toEqual(inOrder);
    const mine = await server.call(manuel, 'GET /api/routines/my-routines');
    expect(mine.body.data[0].schedule).toEqual(inOrder);
    await server.call(ana, `PUT /api/routines/${id}`, body({ frequency: 'CUSTOM' }));
    expect(await stored()).toEqual(inOrder);
    await server.call(ana, `PUT /api/routines/${id}`, body({ frequency: 'CUSTOM', schedule: null }));
    expect(await stored()).toBeNull();
  });

  it('go with another frequency', async () => {
    const id = await create(ana, { frequency: 'CUSTOM', schedule });
    await server.call(ana, `PUT /api/routines/${id}`, body({ frequency: 'DAILY', schedule }));
    expect(await stored()).toBeNull();
  });

  it.each([
    [{ weekdays: [], timesPerDay: 1 }],
    [{ weekdays: [8], timesPerDay: 1 }],
    [{ weekdays: [1, 1], timesPerDay: 1 }],
    [{ weekdays: [1], timesPerDay: 7 }],
    [{ weekdays: [1] }],
    ['los lunes'],
  ])('refuses %j', async (bad) => {
    const answer = await server.call(ana, 'POST /api/routines', body({ frequency: 'CUSTOM', schedule: bad }));
    expect(answer.status).toBe(400);
  });
});

describe('what is prescribed with an exercise', () => {
  const tempo = { lift: 3, hold: 1, lower: 3, pause: 0 };
  const prescription = { side: 'left', tempo, upTo: 60, load: '2 kg', band: 'roja' };
  const stored = async () =>
    (await list(ana)).data[0].exercises.map((one: { prescription: unknown }) => one.prescription);
  const put = async (id: string, exercises: object[]) =>
    (await server.call(ana, `PUT /api/routines/${id}`, body({ exercises }))).status;

  it('is kept, read by staff and patient, and empty parts are not', async () => {
    await create(ana, {
      exercises: [row(bridge, { prescription: { ...prescription, load: ' ' } }), row(squat)],
    });
    const { load: _load, ...rest } = prescription;
    expect(await stored()).toEqual([rest, null]);
    const mine = await server.call(manuel, 'GET /api/routines/my-routines');
    expect(mine.body.data[0].exercises[0].prescription).toEqual(rest);
  });

  it('stays with its exercise where a body does not know it, and goes with null', async () => {
    const [first, second] = [{ side: 'right' }, { upTo: 30 }];
    const id = await create(ana, {
      exercises: [
        row(bridge, { prescription: first }),
        row(squat, { order: 2, prescription }),
        row(bridge, { order: 3, prescription: second }),
      ],
    });
    expect(await put(id, [row(squat), row(bridge, { order: 2 }), row(bridge, { order: 3 })])).toBe(200);
    expect(await stored()).toEqual([prescription, first, second]);
    expect(
      await put(id, [row(squat, { prescription: null }), row(bridge, { order: 2, prescription: {} })]),
    ).toBe(200);
    expect(await stored()).toEqual([null, null]);
  });

  it('goes into a run as it was when the run began', async () => {
    const id = await create(ana, { exercises: [row(bridge, { prescription })] });
    const start = await server.call(manuel, 'POST /api/routine-progress/start', { routineId: id });
    await put(id, [row(bridge, { prescription: null })]);
    const run = start.body.data.routineProgress.id as string;
    const { body: read } = await server.call(manuel, `GET /api/routine-progress/${run}`);
    expect(read.data.exercises[0].prescription).toEqual(prescription);
  });

  it.each([
    [{ side: 'middle' }],
    [{ tempo: { lift: 3 } }],
    [{ tempo: { ...tempo, lower: 0 } }],
    [{ tempo: { ...tempo, hold: 61 } }],
    [{ tempo: 'rápido' }],
    [{ upTo: 0 }],
    [{ upTo: 12.5 }],
    [{ load: 'x'.repeat(41) }],
    [{ band: { $ne: 1 } }],
    ['a la izquierda'],
  ])('refuses %j', async (bad) => {
    const answer = await server.call(
      ana,
      'POST /api/routines',
      body({ exercises: [row(bridge, { prescription: bad })] }),
    );
    expect(answer.status).toBe(400);
  });
});

it('is completed for everybody when its weeks are over on the practice’s clock, until they are prolonged', async () => {
  const id = await create(ana, { duration: 1 });
  const seen = async () => ({
    therapist: (await list(ana)).data[0].status,
    patient: (await server.call(manuel, 'GET /api/routines/my-routines')).body.data[0].status,
    active: (await server.call(ana, `GET /api/patients/${manuel.patientId}/stats`)).body.activeRoutines,
    start: (await server.call(manuel, 'POST /api/routine-progress/start', { routineId: id })).status,
  });
  const active = { therapist: 'ACTIVE', patient: 'ACTIVE', active: 1, start: 200 };
  const completed = { therapist: 'COMPLETED', patient: 'COMPLETED', active: 0, start: 409 };
  const begun = (createdAt: string) => server.db.update(routines).set({ createdAt: new Date(createdAt) });
  // 00:30 on the 14th in Madrid, so the 20th is its seventh day.
  await begun('2026-11-13T23:30:00Z');
  expect(await seen()).toEqual(active);
  await server.db.delete(routineProgress);
  await begun('2026-11-13T22:30:00Z');
  expect(await seen()).toEqual(completed);
  expect((await server.call(ana, `PUT /api/routines/${id}`, body({ duration: 2 }))).status).toBe(200);
  expect(await seen()).toEqual(active);
});

describe('writing a routine', () => {
  it('keeps the documented body with category and difficulty', async () => {
    const id = await create(ana);
    const { data, templates } = await list(ana);
    expect(templates).toEqual([]);
    expect(data).toEqual([
      {
        id,
        name: 'Rodilla fase 1',
        description: 'Tras la artroscopia',
        frequency: 'DAILY',
        schedule: null,
        duration: 6,
        notes: 'Hielo después',
        patientId: manuel.patientId,
        patientName: 'Manuel Ortega',
        episodeId: expect.any(String),
        category: 'Rehabilitación',
        difficulty: 'intermediate',
        status: 'ACTIVE',
        isTemplate: false,
        editable: true,
        createdAt: '2026-11-20T10:00:00.000Z',
        updatedAt: '2026-11-20T10:00:00.000Z',
        exercises: [
          { ...row(bridge), prescription: null, exercise: { id: bridge, name: 'Puente' } },
          {
            ...row(squat, { order: 2, notes: null }),
            prescription: null,
            exercise: { id: squat, name: 'Sentadilla' },
          },
        ],
      },
    ]);
  });

  it('fills in 30 s and 60 s, beginner, and follows the order of the body', async () => {
    const id = await create(ana, {
      difficulty: undefined,
      frequency: 'daily',
      exercises: [
        { exerciseId: bridge, order: 2, sets: 1, reps: 1 },
        { exerciseId: squat, order: 1, sets: 1, reps: 1, duration: '', restTime: null },
      ],
    });
    const found = (await list(ana)).data.find((routine: { id: string }) => routine.id === id);
    expect(found).toMatchObject({
      difficulty: 'beginner',
      frequency: 'DAILY',
      exercises: [
        { exerciseId: squat, order: 1, duration: 30, restTime: 60 },
        { exerciseId: bridge, order: 2, duration: 30, restTime: 60 },
      ],
    });
  });

  it.each([
    ['name', { name: ' ' }, 'El nombre de la rutina es obligatorio'],
    ['patientId', { patientId: '' }, 'Debes seleccionar un paciente'],
    ['patientId', { patientId: 'no-uuid' }, 'Paciente no encontrado'],
    ['frequency', { frequency: '' }, 'Debes seleccionar una frecuencia'],
    ['duration', { duration: 0 }, 'La duración debe ser al menos 1 semana'],
    ['duration', { duration: 53 }, 'La duración debe ser como máximo 52 semanas'],
    ['exercises', { exercises: [] }, 'Debes agregar al menos un ejercicio'],
    [
      'exercises[1].exerciseId',
      {
        exercises: [
          { exerciseId: 'BRIDGE', sets: 1, reps: 1 },
          { exerciseId: '', sets: 1, reps: 1 },
        ],
      },
      'Debes seleccionar un ejercicio en el ejercicio 2',
    ],
    [
      'exercises[0].exerciseId',
      { exercises: [{ exerciseId: '99999999-9999-4999-8999-999999999999', sets: 1, reps: 1 }] },
      'El ejercicio 1 ya no está en la biblioteca',
    ],
    [
      'exercises[0].sets',
      { exercises: [{ exerciseId: 'x', sets: 0, reps: 1 }] },
      'El ejercicio 1 debe tener al menos 1 serie',
    ],
    [
      'exercises[0].reps',
      { exercises: [{ exerciseId: 'x', sets: 1, reps: 0 }] },
      'El ejercicio 1 debe tener al menos 1 repetición',
    ],
  ])('refuses %s', async (field, more, text) => {
    const answer = await server.call(ana, 'POST /api/routines', body(more));
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ [field]: text });
    expect(await server.db.select().from(routines)).toHaveLength(0);
    expect(await server.db.select().from(notifications)).toHaveLength(0);
  });

  it('tells the patient once, and makes one row for two sends under one key', async () => {
    const send = () => server.call(ana, 'POST /api/routines', body(), { 'idempotency-key': 'routine-key-1' });
    await Promise.all([send(), send()]);
    expect(await server.db.select().from(routines)).toHaveLength(1);
    const told = await server.db.select().from(notifications);
    expect(told.map(({ userId, link }) => [userId, link])).toEqual([[manuel.id, '/my-routines']]);
  });
});

describe('who has which routine', () => {
  it('gives a patient their own and an admin what they wrote, which the therapist has too', async () => {
    const stranger = await server.signIn('PATIENT', { therapist: ana });
    const hers = await create(ana);
    const written = await create(admin);
    const own = await server.call(manuel, `GET /api/routines/patient/${manuel.patientId}`);
    expect(ids(own.body.data).sort()).toEqual([hers, written].sort());
    expect((await server.call(stranger, `GET /api/routines/patient/${manuel.patientId}`)).status).toBe(404);
    expect(ids((await list(admin)).data)).toEqual([written]);
    expect(ids((await list(ana)).data).sort()).toEqual([hers, written].sort());
    expect(ids((await server.call(manuel, 'GET /api/routines/my-routines')).body.data)).toHaveLength(2);
  });

  it('hides the routines of a deleted patient, and deleted ones everywhere', async () => {
    const id = await create(ana);
    const other = await server.addPatient(ana);
    const gone = await create(ana, { patientId: other.id });
    await server.db.update(patients).set({ deletedAt: new Date() }).where(eq(patients.id, other.id));
    expect(ids((await list(ana)).data)).toEqual([id]);
    expect((await server.call(ana, `DELETE /api/routines/${gone}`)).status).toBe(404);
    expect((await server.call(ana, `DELETE /api/routines/${id}`)).status).toBe(200);
    expect((await list(ana)).data).toEqual([]);
    expect((await server.call(manuel, 'GET /api/routines/my-routines')).body.data).toEqual([]);
    expect((await server.call(ana, `DELETE /api/routines/${id}`)).status).toBe(404);
  });
});

describe('changing a routine', () => {
  it('never rewrites what the patient has done', async () => {
    const id = await create(ana);
    const started = await server.call(manuel, 'POST /api/routine-progress/start', { routineId: id });
    const run = started.body.data.routineProgress.id as string;
    await server.call(manuel, `POST /api/routine-progress/${run}/complete-exercise`, {
      exerciseId: bridge,
      actualSets: 3,
      actualReps: 12,
      actualDuration: 40,
      notes: 'Bien',
    });
    const before = (await server.call(manuel, `GET /api/routine-progress/${run}`)).body.data;
    const changed = await server.call(
      ana,
      `PUT /api/routines/${id}`,
      body({ name: 'Otra', exercises: [row(squat, { sets: 9 })] }),
    );
    expect(changed.status).toBe(200);
    expect(changed.body.data.exercises).toHaveLength(1);
    expect((await server.call(manuel, `GET /api/routine-progress/${run}`)).body.data).toEqual(before);
  });

  it('gives it to another patient until its patient has done it', async () => {
    const [eva, id] = [await server.addPatient(ana), await create(ana)];
    const give = (patientId: string | null) =>
      server.call(ana, `PUT /api/routines/${id}`, body({ patientId }));
    expect((await give(eva.id)).status).toBe(200);
    expect((await give(manuel.patientId)).status).toBe(200);
    await server.call(manuel, 'POST /api/routine-progress/start', { routineId: id });
    const refused = await give(eva.id);
    expect([refused.status, refused.body.fields]).toEqual([
      409,
      { patientId: 'Su paciente ya ha hecho esta rutina. Duplícala para dársela a otro.' },
    ]);
    expect((await list(ana)).data).toMatchObject([{ id, patientId: manuel.patientId }]);
    // A run that begins at the same moment is refused by the database.
    await expect(
      server.db.update(routines).set({ patientId: eva.id }).where(eq(routines.id, id)),
    ).rejects.toThrow();
  });

  it('tells a patient of a routine that was somebody else’s, and that one that it is over, once', async () => {
    const lucia = await server.signIn('PATIENT', { name: 'Lucía Navarro', therapist: ana });
    const id = await create(ana);
    for (const name of ['Otra', 'Una más'])
      await server.call(ana, `PUT /api/routines/${id}`, body({ patientId: lucia.patientId, name }));
    expect([await toldTo(manuel), await toldTo(lucia)]).toEqual([['Rutina terminada'], ['Nueva rutina']]);
  });

  it('says nothing to a patient whose weeks with it were over when somebody else gets it', async () => {
    const lucia = await server.signIn('PATIENT', { name: 'Lucía Navarro', therapist: ana });
    const id = await create(ana, { duration: 1 });
    await server.db.update(routines).set({ createdAt: new Date('2026-10-01T10:00:00Z') });
    await server.call(ana, `PUT /api/routines/${id}`, body({ patientId: lucia.patientId }));
    expect([await toldTo(manuel), await toldTo(lucia)]).toEqual([['Nueva rutina'], ['Nueva rutina']]);
  });

  it('leaves the patient who takes it over one notice, also when it is changed', async () => {
    const lucia = await server.signIn('PATIENT', { name: 'Lucía Navarro', therapist: ana });
    const id = await create(ana);
    for (const duration of [6, 8])
      await server.call(ana, `PUT /api/routines/${id}`, body({ patientId: lucia.patientId, duration }));
    expect(await toldTo(lucia)).toEqual(['Nueva rutina']);
  });

  it('begins for a patient when they get it', async () => {
    const lucia = await server.addPatient(ana);
    const id = await create(ana, { duration: 4 });
    await server.db.update(routines).set({ createdAt: new Date('2026-10-01T10:00:00Z') });
    expect((await list(ana)).data[0].status).toBe('COMPLETED');
    await server.call(ana, `PUT /api/routines/${id}`, body({ patientId: lucia.id, duration: 4 }));
    expect((await list(ana)).data[0]).toMatchObject({ status: 'ACTIVE', patientId: lucia.id });
  });

  it('is logged for whom it was and for whom it is now', async () => {
    const [eva, id] = [await server.addPatient(ana), await create(ana)];
    await server.call(ana, `PUT /api/routines/${id}`, body({ name: 'Otra' }));
    await server.call(ana, `PUT /api/routines/${id}`, body({ patientId: eva.id }));
    await server.call(ana, `PUT /api/routines/${id}`, body({ patientId: luis.id }));
    const events = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.action, 'UPDATE'))
      .orderBy(auditEvents.id);
    expect(events.map(({ patientId, entityId, result }) => [patientId, entityId, result])).toEqual([
      [manuel.patientId, id, 200],
      [manuel.patientId, id, 200],
      [eva.id, id, 200],
      [eva.id, id, 400],
    ]);
  });

  it('keeps an exercise that was deleted from the library, and takes no deleted one anew', async () => {
    const id = await create(ana);
    const figure = { start: { base: 'standing' }, end: {} };
    await server.db
      .update(exercises)
      .set({ equipment: 'Silla', details: { figure, figureAlt: 'De pie', precautions: ['Despacio.'] } })
      .where(eq(exercises.id, bridge));
    await server.call(ana, `DELETE /api/exercises/${bridge}`);
    // The library no longer says how it is done.
    expect((await list(ana)).data[0].exercises.map((one: { exercise: object }) => one.exercise)).toEqual([
      {
        id: bridge,
        name: 'Puente',
        instructions: 'Despacio.',
        equipment: 'Silla',
        imageUrl: null,
        figure,
        figureAlt: 'De pie',
        precautions: ['Despacio.'],
      },
      { id: squat, name: 'Sentadilla' },
    ]);
    expect((await server.call(ana, `PUT /api/routines/${id}`, body({ name: 'Otra' }))).status).toBe(200);
    const fresh = await server.call(ana, 'POST /api/routines', body());
    expect(fresh.body.fields).toEqual({
      'exercises[0].exerciseId': 'El ejercicio 1 ya no está en la biblioteca',
    });
  });

  it('leaves the routine whole when the change is refused', async () => {
    const id = await create(ana);
    const refused = await server.call(
      ana,
      `PUT /api/routines/${id}`,
      body({ name: 'Otra', exercises: [row(bridge), row('nada')] }),
    );
    expect(refused.status).toBe(400);
    expect((await list(ana)).data[0]).toMatchObject({ name: 'Rodilla fase 1', exercises: [{}, {}] });
    expect(await server.db.select().from(routineExercises)).toHaveLength(2);
  });
});

describe('what a patient is told of their routine', () => {
  const days = (weekdays: number[]) => ({ frequency: 'CUSTOM', schedule: { weekdays, timesPerDay: 1 } });
  const change = (id: string, more: object) => server.call(ana, `PUT /api/routines/${id}`, body(more));
  const read = () => server.db.update(notifications).set({ readAt: server.clock.now() });

  it.each([
    ['a dose', {}, () => ({ exercises: [row(bridge, { sets: 2 }), row(squat, { order: 2, notes: null })] })],
    ...Object.entries({
      ...{ reps: 5, duration: 45, restTime: 90, notes: 'Sin pesas' },
      prescription: { side: 'left' },
    }).map(([field, value]): [string, object, () => object] => [
      `another dose, in ${field}`,
      {},
      () => ({ exercises: [row(bridge, { [field]: value }), row(squat, { order: 2, notes: null })] }),
    ]),
    [
      'the exercises in another order',
      {},
      () => ({ exercises: [row(squat), row(bridge, { order: 2, notes: null })] }),
    ],
    ['an exercise less', {}, () => ({ exercises: [row(bridge)] })],
    ['another frequency', {}, () => ({ frequency: 'WEEKLY' })],
    ['other days', days([1]), () => days([1, 3])],
    ['other weeks', {}, () => ({ duration: 8 })],
  ])('is that it has %s, by a text without names', async (_what, before, after) => {
    const id = await create(ana, before);
    await read();
    expect((await change(id, after())).status).toBe(200);
    const [, told, ...others] = await server.db.select().from(notifications).orderBy(notifications.title);
    expect(told).toMatchObject({
      ...{ userId: manuel.id, patientId: manuel.patientId, subjectId: id, type: 'ROUTINE' },
      ...{ title: 'Rutina cambiada', message: 'Tu fisioterapeuta ha cambiado una de tus rutinas.' },
      link: '/my-routines',
    });
    expect(others).toEqual([]);
  });

  it('is nothing where what is to be done stays as it was', async () => {
    const exercises = () => [row(bridge, { prescription: { side: 'left' } }), row(squat, { order: 2 })];
    const id = await create(ana, { ...days([3, 1]), exercises: exercises() });
    await read();
    for (const more of [
      { name: 'Otra', notes: 'Calor' },
      { exercises: [row(bridge), row(squat, { order: 2 })] },
    ])
      await change(id, { ...days([1, 3]), exercises: exercises(), ...more });
    expect(await toldTo(manuel)).toEqual(['Nueva rutina']);
  });

  it('is nothing of a routine whose weeks are over, until they are prolonged', async () => {
    const id = await create(ana, { duration: 1 });
    await server.db.update(routines).set({ createdAt: new Date('2026-11-01T10:00:00Z') });
    await read();
    await change(id, { duration: 1, exercises: [row(squat)] });
    expect(await toldTo(manuel)).toEqual(['Nueva rutina']);
    await change(id, { duration: 8, exercises: [row(squat)] });
    expect(await toldTo(manuel)).toEqual(['Nueva rutina', 'Rutina cambiada']);
    await server.db.update(routines).set({ createdAt: new Date('2026-01-01T10:00:00Z') });
    await server.call(ana, `DELETE /api/routines/${id}`);
    expect(await toldTo(manuel)).toEqual(['Nueva rutina', 'Rutina cambiada']);
  });

  it('is that it has changed once they have begun it, also where they open no bell', async () => {
    const id = await create(ana);
    const unread = async () =>
      (await server.call(manuel, 'GET /api/notifications/unread-count')).body.unreadCount;
    const begin = () => server.call(manuel, 'POST /api/routine-progress/start', { routineId: id });
    expect(await unread()).toBe(1);
    const { body: begun } = await begin();
    expect(await unread()).toBe(0);
    await change(id, { duration: 8 });
    expect(await toldTo(manuel)).toEqual(['Nueva rutina', 'Rutina cambiada']);
    // What goes on was begun before the change.
    await begin();
    expect(await unread()).toBe(1);
    await server.call(manuel, 'POST /api/routine-progress/finish', {
      routineProgressId: begun.data.routineProgress.id,
    });
    await begin();
    expect(await unread()).toBe(0);
  });

  it('is once that it is deleted or given back, in the words of the latest while they are unread', async () => {
    const id = await create(ana);
    server.clock.set('2026-11-20T10:01:00Z');
    try {
      await change(id, { duration: 8 });
      const [told] = await server.db.select().from(notifications);
      expect(told).toMatchObject({ title: 'Nueva rutina', createdAt: new Date('2026-11-20T10:01:00Z') });
      await server.call(ana, `DELETE /api/routines/${id}`);
      expect(await toldTo(manuel)).toEqual(['Rutina terminada']);
      expect((await server.call(ana, `POST /api/routines/${id}/restore`)).status).toBe(200);
      expect(await toldTo(manuel)).toEqual(['Rutina de nuevo activa']);
      await read();
      await server.call(ana, `DELETE /api/routines/${id}`);
      expect(await toldTo(manuel)).toEqual(['Rutina de nuevo activa', 'Rutina terminada']);
    } finally {
      server.clock.set('2026-11-20T10:00:00Z');
    }
  });
});

describe('templates', () => {
  const template = (actor: Actor, more: object = {}) =>
    create(actor, { isTemplate: true, patientId: undefined, ...more });

  it('are the practice’s, apart from the routines, and have no patient even when one is sent', async () => {
    const id = await template(ana, { patientId: manuel.patientId });
    for (const actor of [ana, luis, admin]) {
      const { data, templates } = await list(actor);
      expect(data).toEqual([]);
      expect(ids(templates)).toEqual([id]);
      expect(templates[0]).toMatchObject({
        patientId: null,
        isTemplate: true,
        therapistName: 'Ana Ruiz',
        editable: actor !== luis,
      });
    }
    expect((await server.call(manuel, 'GET /api/routines/my-routines')).body.data).toEqual([]);
    expect(await server.db.select().from(notifications)).toHaveLength(0);
  });

  it('are changed by their author or an admin, and stay templates', async () => {
    const id = await template(ana);
    const change = (actor: Actor, more: object) => server.call(actor, `PUT /api/routines/${id}`, body(more));
    expect((await change(luis, { isTemplate: true })).status).toBe(403);
    expect((await server.call(luis, `DELETE /api/routines/${id}`)).status).toBe(403);
    expect((await change(ana, {})).body.message).toBe(
      'Una plantilla no se puede convertir en rutina ni al revés',
    );
    expect((await change(admin, { isTemplate: true, name: 'Mejor' })).body.data.name).toBe('Mejor');
    expect((await server.call(ana, `DELETE /api/routines/${id}`)).status).toBe(200);
  });

  it('are assigned by creating a routine from them; a later change of the template leaves it alone', async () => {
    const id = await template(ana);
    const assigned = await create(luis, {
      patientId: (await server.addPatient(luis)).id,
    });
    await server.call(ana, `PUT /api/routines/${id}`, body({ isTemplate: true, exercises: [row(squat)] }));
    const { data } = await list(luis);
    expect(data).toMatchObject([{ id: assigned, exercises: [{}, {}] }]);
  });
});

it('lists the frequencies as value and label, and which takes days', async () => {
  const { body: answer } = await server.call(manuel, 'GET /api/routines/frequencies/list');
  expect(answer.data).toEqual([
    { value: 'DAILY', label: 'Diario' },
    { value: 'TWICE_DAILY', label: '2x Diario' },
    { value: 'EVERY_OTHER_DAY', label: 'Día por medio' },
    { value: 'WEEKLY', label: 'Semanal' },
    { value: 'CUSTOM', label: 'Personalizado', takesSchedule: true },
  ]);
});
