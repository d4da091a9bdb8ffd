import { eq } from 'drizzle-orm';
import { auditEvents, recordVersions, treatmentSessions } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;
let admin: Actor;
let manuel: Actor;

beforeEach(async () => {
  ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  luis = await server.signIn('THERAPIST');
  admin = await server.signIn('ADMIN');
  manuel = await server.signIn('PATIENT', { name: 'Manuel Ortega', therapist: ana });
});

const body = (patientId: string | null, more: object = {}) => ({
  date: '2026-11-19',
  time: '16:30',
  patientId,
  treatmentType: 'Tratamiento manual',
  duration: 45,
  location: 'Consultorio',
  notes: 'Mejora la rotación',
  status: 'completed',
  exercises: [{ name: 'Puente', sets: 3, reps: 12, duration: 30, notes: 'Sin dolor' }],
  ...more,
});

const create = async (actor: Actor, patientId: string | null, more: object = {}) => {
  const answer = await server.call(actor, 'POST /api/sessions', body(patientId, more));
  expect(answer.status).toBe(201);
  return answer.body.data.id as string;
};

const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);

describe('recording a session', () => {
  it('keeps every documented field and answers with the practice clock', async () => {
    const id = await create(ana, manuel.patientId);
    const { body: answer } = await server.call(ana, `GET /api/sessions/${id}`);
    expect(answer.data).toEqual({
      id,
      date: '2026-11-19T16:30:00+01:00',
      time: '16:30',
      duration: 45,
      patientId: manuel.patientId,
      patientName: 'Manuel Ortega',
      treatmentType: 'Tratamiento manual',
      location: 'Consultorio',
      notes: 'Mejora la rotación',
      status: 'COMPLETED',
      exercises: [{ name: 'Puente', sets: 3, reps: 12, duration: 30, notes: 'Sin dolor' }],
      therapist: { name: 'Ana Ruiz' },
      sharedNotes: null,
      version: 1,
      correctedAt: null,
      mayCorrect: true,
      episodeId: expect.any(String),
    });
  });

  it('takes scheduled and no exercises where the body says nothing', async () => {
    const id = await create(ana, manuel.patientId, { status: undefined, exercises: undefined, notes: null });
    const { body: answer } = await server.call(ana, `GET /api/sessions/${id}`);
    expect(answer.data).toMatchObject({ status: 'SCHEDULED', exercises: [], notes: null });
  });

  it.each([
    ['a missing patient', { patientId: '' }, 'patientId', 'Debes seleccionar un paciente'],
    [
      'a missing treatment',
      { treatmentType: ' ' },
      'treatmentType',
      'Debes especificar el tipo de tratamiento',
    ],
    ['14 minutes', { duration: 14 }, 'duration', 'La duración debe estar entre 15 y 180 minutos'],
    ['181 minutes', { duration: 181 }, 'duration', 'La duración debe estar entre 15 y 180 minutos'],
    ['no date', { date: '' }, 'date', 'Selecciona una fecha'],
    ['no time', { time: null }, 'time', 'Selecciona una hora'],
    ['a day that does not exist', { date: '2026-02-30' }, 'date', 'Ese día no existe'],
    ['an unknown status', { status: 'WAITING' }, 'status', 'Elige una de las opciones'],
    [
      'no sets',
      { exercises: [{ name: 'Puente', sets: 0, reps: 1 }] },
      'exercises[0].sets',
      'Introduce un número entre 1 y 50',
    ],
    [
      'no repetitions',
      { exercises: [{ name: 'Puente', sets: 1, reps: 0 }] },
      'exercises[0].reps',
      'Introduce un número entre 1 y 100',
    ],
    ['text instead of a list', { exercises: 'Puente' }, 'exercises', 'El valor no es válido'],
    ['notes without end', { notes: 'x'.repeat(10_001) }, 'notes', 'Máximo 10000 caracteres'],
  ])('refuses %s beside the field', async (_what, more, field, text) => {
    const answer = await server.call(ana, 'POST /api/sessions', body(manuel.patientId, more));
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toMatchObject({ [field]: text });
    expect(answer.body.error).toBe(answer.body.message);
    expect(await server.db.select().from(treatmentSessions)).toHaveLength(0);
  });

  it.each(['no-uuid', '99999999-9999-4999-8999-999999999999'])(
    'refuses the patient %s',
    async (patientId) => {
      const answer = await server.call(ana, 'POST /api/sessions', body(patientId));
      expect(answer.status).toBe(400);
      expect(answer.body.fields).toEqual({ patientId: 'Paciente no encontrado' });
    },
  );
});

describe('what the patient reads of the notes', () => {
  const SHARED = 'Camina 20 minutos al día';
  const read = async (actor: Actor, id: string) =>
    (await server.call(actor, `GET /api/sessions/${id}`)).body.data;

  it('is the shared part, under the documented key, and nothing else', async () => {
    const id = await create(ana, manuel.patientId, { sharedNotes: SHARED });
    expect(await read(ana, id)).toMatchObject({ notes: 'Mejora la rotación', sharedNotes: SHARED });
    for (const [request, key] of [
      [`GET /api/sessions/${id}`, 'data'],
      ['GET /api/sessions', 'data'],
      ['GET /api/sessions/my-sessions', 'sessions'],
      [`GET /api/sessions/patient/${manuel.patientId}`, 'data'],
    ] as const) {
      const { body: answer } = await server.call(manuel, request);
      const rows = [answer[key]].flat() as object[];
      expect(rows).toHaveLength(1);
      expect(rows[0]).toMatchObject({
        notes: SHARED,
        exercises: [{ name: 'Puente', sets: 3, reps: 12, duration: 30, notes: null }],
      });
      for (const name of ['sharedNotes', 'version', 'correctedAt', 'mayCorrect'])
        expect(rows[0]).not.toHaveProperty(name);
      expect(JSON.stringify(answer)).not.toMatch(/rotación|Sin dolor/);
    }
  });

  it('is nothing of a session written before anything could be shared', async () => {
    const [row] = await server.db
      .insert(treatmentSessions)
      .values({
        therapistId: ana.id,
        patientId: manuel.patientId ?? '',
        startsAt: server.clock.now(),
        duration: 30,
        treatmentType: 'Seguimiento',
        notes: 'De antes',
      })
      .returning();
    expect(await read(manuel, row?.id ?? '')).toMatchObject({ notes: null });
    expect(await read(ana, row?.id ?? '')).toMatchObject({ notes: 'De antes', sharedNotes: null });
  });

  it('stays when a client that does not know of it changes the session, and goes when it is emptied', async () => {
    const id = await create(ana, manuel.patientId, { sharedNotes: SHARED });
    const put = (more: object) =>
      server.call(ana, `PUT /api/sessions/${id}`, body(manuel.patientId, { notes: 'Otra', ...more }));
    expect((await put({})).body.data).toMatchObject({ notes: 'Otra', sharedNotes: SHARED });
    expect((await put({ sharedNotes: '' })).body.data.sharedNotes).toBeNull();
    expect(await read(manuel, id)).toMatchObject({ notes: null });
  });

  it('is refused beside its own field where it is too long', async () => {
    const answer = await server.call(
      ana,
      'POST /api/sessions',
      body(manuel.patientId, { sharedNotes: 'x'.repeat(10_001) }),
    );
    expect(answer.body.fields).toEqual({ sharedNotes: 'Máximo 10000 caracteres' });
  });
});

describe('earlier versions', () => {
  const versions = async (actor: Actor, id: string) => server.call(actor, `GET /api/sessions/${id}/versions`);

  it('stay readable with who and when, newest first', async () => {
    const first = server.clock.now();
    const id = await create(ana, manuel.patientId);
    expect((await versions(ana, id)).body.data).toEqual([]);
    server.clock.advance(60_000);
    const second = server.clock.now();
    await server.call(
      ana,
      `PUT /api/sessions/${id}`,
      body(manuel.patientId, { notes: 'Dos', sharedNotes: 'Hola' }),
    );
    server.clock.advance(60_000);
    const third = server.clock.now();
    const last = await server.call(
      ana,
      `PUT /api/sessions/${id}`,
      body(manuel.patientId, { notes: 'Tres', date: '2026-11-18', exercises: [] }),
    );
    expect(last.body.data).toMatchObject({
      notes: 'Tres',
      sharedNotes: 'Hola',
      version: 3,
      correctedAt: third.toISOString(),
    });
    const { body: answer } = await versions(ana, id);
    expect(answer.data).toMatchObject([
      {
        version: 2,
        writtenAt: second.toISOString(),
        replacedAt: third.toISOString(),
        author: { name: 'Ana Ruiz' },
        session: { id, notes: 'Dos', sharedNotes: 'Hola', date: '2026-11-19T16:30:00+01:00' },
      },
      {
        version: 1,
        writtenAt: first.toISOString(),
        replacedAt: second.toISOString(),
        session: {
          notes: 'Mejora la rotación',
          sharedNotes: null,
          patientName: 'Manuel Ortega',
          exercises: [{ name: 'Puente', sets: 3, reps: 12, duration: 30, notes: 'Sin dolor' }],
        },
      },
    ]);
  });

  it('are not made by a save that changes nothing', async () => {
    const id = await create(ana, manuel.patientId);
    const answer = await server.call(ana, `PUT /api/sessions/${id}`, body(manuel.patientId));
    expect(answer.body.data).toMatchObject({ version: 1, correctedAt: null });
    expect((await versions(ana, id)).body.data).toEqual([]);
  });

  it('are kept of both of two corrections at once', async () => {
    const id = await create(ana, manuel.patientId);
    const put = (notes: string) =>
      server.call(ana, `PUT /api/sessions/${id}`, body(manuel.patientId, { notes }));
    await Promise.all([put('Una'), put('Otra')]);
    const { body: now } = await server.call(ana, `GET /api/sessions/${id}`);
    const { body: answer } = await versions(ana, id);
    expect(answer.data.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    expect(answer.data[1].session.notes).toBe('Mejora la rotación');
    expect([answer.data[0].session.notes, now.data.notes].sort()).toEqual(['Otra', 'Una']);
  });

  it('are for who may read the session, never for patients or strangers', async () => {
    const id = await create(ana, manuel.patientId);
    await server.call(ana, `PUT /api/sessions/${id}`, body(manuel.patientId, { notes: 'Dos' }));
    expect((await versions(manuel, id)).status).toBe(403);
    expect((await versions(luis, id)).status).toBe(404);
    expect((await versions(admin, id)).status).toBe(404);
    const own = await create(admin, manuel.patientId);
    await server.call(admin, `PUT /api/sessions/${own}`, body(manuel.patientId, { notes: 'Dos' }));
    for (const actor of [admin, ana]) expect((await versions(actor, own)).body.data).toHaveLength(1);
    expect((await server.call(ana, `GET /api/sessions/${own}`)).body.data.mayCorrect).toBe(false);
  });

  it('stay with the record that they were written in when a correction names another patient', async () => {
    const id = await create(admin, manuel.patientId);
    const other = await server.addPatient(luis);
    await server.call(admin, `PUT /api/sessions/${id}`, body(other.id));
    // Luis reads the session, now of his patient, but not the version about Ana's patient.
    expect((await server.call(luis, `GET /api/sessions/${id}`)).status).toBe(200);
    expect((await versions(luis, id)).body.data).toEqual([]);
    expect((await versions(admin, id)).body.data).toHaveLength(1);
    const [kept] = await server.db.select().from(recordVersions);
    expect(kept?.patientId).toBe(manuel.patientId);
  });
});

describe('who reads and changes what', () => {
  it('lists to each therapist their own, newest first', async () => {
    const older = await create(ana, manuel.patientId, { date: '2026-11-01' });
    const newer = await create(ana, manuel.patientId, { date: '2026-11-18' });
    expect(ids((await server.call(ana, 'GET /api/sessions')).body.data)).toEqual([newer, older]);
    expect((await server.call(luis, 'GET /api/sessions')).body.data).toEqual([]);
  });

  it('hides a session from other therapists and other patients as if it were absent', async () => {
    const id = await create(ana, manuel.patientId);
    const stranger = await server.signIn('PATIENT', { therapist: ana });
    for (const actor of [luis, stranger, admin]) {
      const answer = await server.call(actor, `GET /api/sessions/${id}`);
      expect(answer.status).toBe(404);
      expect(answer.body.error).toBe('Sesión no encontrada');
      expect(JSON.stringify(answer.body)).not.toContain('rotación');
    }
    expect((await server.call(luis, `PUT /api/sessions/${id}`, body(manuel.patientId))).status).toBe(404);
    expect((await server.call(luis, `GET /api/sessions/patient/${manuel.patientId}`)).status).toBe(404);
    expect((await server.call(stranger, `GET /api/sessions/patient/${manuel.patientId}`)).status).toBe(404);
    expect((await server.call(luis, 'POST /api/sessions', body(manuel.patientId))).status).toBe(400);
  });

  it('gives a patient their own, and lets them write nothing', async () => {
    const id = await create(ana, manuel.patientId);
    expect(ids((await server.call(manuel, 'GET /api/sessions/my-sessions')).body.sessions)).toEqual([id]);
    expect(ids((await server.call(manuel, 'GET /api/sessions')).body.data)).toEqual([id]);
    expect((await server.call(manuel, `GET /api/sessions/${id}`)).status).toBe(200);
    expect((await server.call(manuel, 'POST /api/sessions', body(manuel.patientId))).status).toBe(403);
    expect((await server.call(manuel, `PUT /api/sessions/${id}`, body(manuel.patientId))).status).toBe(403);
    expect((await server.call(ana, 'GET /api/sessions/my-sessions')).status).toBe(403);
  });

  it('gives an admin what they recorded themselves and nothing of the therapists', async () => {
    await create(ana, manuel.patientId);
    const own = await create(admin, manuel.patientId, { notes: 'Del administrador' });
    expect(ids((await server.call(admin, 'GET /api/sessions')).body.data)).toEqual([own]);
    expect(
      ids((await server.call(admin, `GET /api/sessions/patient/${manuel.patientId}`)).body.data),
    ).toEqual([own]);
    // The patient's therapist may read the session, but only its author may change it.
    expect((await server.call(ana, `GET /api/sessions/${own}`)).status).toBe(200);
    expect((await server.call(ana, `PUT /api/sessions/${own}`, body(manuel.patientId))).status).toBe(404);
  });

  it('changes a session as a whole, and not onto a foreign patient', async () => {
    const id = await create(ana, manuel.patientId);
    const foreign = await server.addPatient(luis);
    expect((await server.call(ana, `PUT /api/sessions/${id}`, body(foreign.id))).status).toBe(400);
    const answer = await server.call(
      ana,
      `PUT /api/sessions/${id}`,
      body(manuel.patientId, { status: 'no-show', exercises: [] }),
    );
    expect(answer.body.data).toMatchObject({ status: 'NO_SHOW', exercises: [] });
  });

  it('lets its author correct it only while they attend the patient, and read it afterwards', async () => {
    const id = await create(ana, manuel.patientId);
    const mayCorrect = async () => {
      const [one, list] = [
        await server.call(ana, `GET /api/sessions/${id}`),
        await server.call(ana, 'GET /api/sessions'),
      ];
      expect([one.status, ids(list.body.data)]).toEqual([200, [id]]);
      expect(list.body.data[0].mayCorrect).toBe(one.body.data.mayCorrect);
      return one.body.data.mayCorrect;
    };
    const correct = (patientId: string | null) =>
      server.call(ana, `PUT /api/sessions/${id}`, body(patientId, { notes: 'Otra' }));
    const handOver = (from: Actor, therapistId: string) =>
      server.call(from, `POST /api/patients/${manuel.patientId}/handover`, {
        ...{ therapistId, note: '', moveAppointments: false },
      });
    expect(await mayCorrect()).toBe(true);
    expect((await handOver(ana, luis.id)).status).toBe(200);
    expect(await mayCorrect()).toBe(false);
    // Nor into the record of somebody whom the author does attend.
    for (const patientId of [manuel.patientId, (await server.addPatient(ana)).id]) {
      const refused = await correct(patientId);
      expect([refused.status, refused.body.fields]).toEqual([400, { patientId: 'Paciente no encontrado' }]);
    }
    expect(await server.db.select().from(recordVersions)).toEqual([]);
    await handOver(luis, ana.id);
    expect(await mayCorrect()).toBe(true);
    expect((await correct(manuel.patientId)).body.data).toMatchObject({ notes: 'Otra', mayCorrect: true });
  });

  it('leaves one event per call, without content', async () => {
    const id = await create(ana, manuel.patientId);
    await server.call(luis, `GET /api/sessions/${id}`);
    const events = await server.db.select().from(auditEvents).orderBy(auditEvents.id);
    expect(
      events.map(({ action, actorId, entityId, result }) => [action, actorId, entityId, result]),
    ).toEqual([
      ['CREATE', ana.id, id, 201],
      ['READ', luis.id, id, 404],
    ]);
    expect(events[0]?.patientId).toBe(manuel.patientId);
  });
});

it('that moves to another patient is a change in the access log of both', async () => {
  const id = await create(ana, manuel.patientId);
  const other = await server.addPatient(ana);
  expect((await server.call(ana, `PUT /api/sessions/${id}`, body(other.id))).status).toBe(200);
  const events = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'UPDATE'));
  expect(events.map(({ entityId, patientId, result }) => [entityId, patientId, result])).toEqual(
    expect.arrayContaining([
      [id, manuel.patientId, 200],
      [id, other.id, 200],
    ]),
  );
  expect(events).toHaveLength(2);
});

it('is right over the change to summer time', async () => {
  const id = await create(ana, manuel.patientId, { date: '2027-03-28', time: '02:30' });
  const { body: answer } = await server.call(ana, `GET /api/sessions/${id}`);
  expect(answer.data).toMatchObject({ date: '2027-03-28T03:30:00+02:00', time: '03:30' });
});
