import { eq } from 'drizzle-orm';
import { auditEvents, evaluations, patientCollaborators, patients, recordVersions } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;
let patientId: string;

beforeEach(async () => {
  ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  luis = await server.signIn('THERAPIST');
  patientId = (await server.addPatient(ana)).id;
});

const FULL = {
  date: '2026-11-18',
  reason: 'Dolor lumbar al levantarse',
  history: 'Tres años de evolución',
  pain: 7,
  regions: ['back-lumbar', 'back-loin-left'],
  range: [
    { movement: 'THORACOLUMBAR_FLEXION', side: 'MIDLINE', degrees: 55 },
    { movement: 'HIP_FLEXION', side: 'LEFT', degrees: 100 },
  ],
  strength: [{ group: 'HIP_ABDUCTORS', side: 'LEFT', grade: 4 }],
  tests: [{ name: 'Lasègue', side: 'LEFT', result: 'NEGATIVE', notes: 'A 70°' }],
  diagnosis: 'Lumbalgia mecánica',
  goals: 'Volver a caminar 5 km',
  plan: 'Terapia manual y ejercicio',
};

const path = (id: string) => `/api/patients/${id}/evaluations` as const;
const create = async (body: object = FULL) => {
  const answer = await server.call(ana, `POST ${path(patientId)}`, body);
  expect(answer.status).toBe(201);
  return answer.body.data.id as string;
};

it('keeps everything that was found and answers with the practice clock', async () => {
  const id = await create();
  const { body } = await server.call(ana, `GET /api/evaluations/${id}`);
  expect(body.data).toEqual({
    ...FULL,
    id,
    patientId,
    patientName: expect.any(String),
    episodeId: expect.any(String),
    date: '2026-11-18T12:00:00+01:00',
    therapist: { name: 'Ana Ruiz' },
    version: 1,
    correctedAt: null,
    mayCorrect: true,
  });
});

it('takes a short evaluation of today at this hour, and lists newest first', async () => {
  const older = await create();
  const newer = await create({ date: '2026-11-20', reason: 'Revisión' });
  const { body } = await server.call(ana, `GET ${path(patientId)}`);
  expect(body.data.map(({ id }: { id: string }) => id)).toEqual([newer, older]);
  expect(body.data[0]).toMatchObject({
    date: '2026-11-20T11:00:00+01:00',
    pain: null,
    regions: [],
    tests: [],
  });
});

it.each([
  ['a day to come', { date: '2026-11-21' }, 'date', 'La fecha no puede ser posterior a hoy'],
  ['no reason', { reason: '' }, 'reason', 'Escribe el motivo de consulta'],
  ['pain beyond the scale', { pain: 10.5 }, 'pain', 'Introduce un número entero'],
  ['an unknown region', { regions: ['tail'] }, 'regions[0]', 'Elige una de las opciones'],
  [
    'degrees as text',
    { range: [{ movement: 'KNEE_FLEXION', side: 'LEFT', degrees: 'many' }] },
    'range[0].degrees',
    'Introduce un número entre -90 y 220',
  ],
])('refuses %s beside the field and stores nothing', async (_what, more, field, text) => {
  const answer = await server.call(ana, `POST ${path(patientId)}`, { ...FULL, ...more });
  expect(answer.status).toBe(400);
  expect(answer.body.fields).toMatchObject({ [field]: text });
  expect(await server.db.select().from(evaluations)).toHaveLength(0);
});

describe('a correction', () => {
  const correct = (id: string, more: object, actor = ana) =>
    server.call(actor, `PUT /api/evaluations/${id}`, { ...FULL, ...more });
  const versions = async (id: string) =>
    (await server.call(ana, `GET /api/evaluations/${id}/versions`)).body.data;

  it('takes the place of what was written, which stays readable with who and when', async () => {
    const written = server.clock.now();
    const id = await create({ ...FULL, date: '2026-11-20' });
    server.clock.advance(90_000);
    const answer = await correct(id, { date: '2026-11-20', pain: 5, regions: [], tests: [] });
    expect(answer.status).toBe(200);
    expect(answer.body.data).toMatchObject({
      id,
      // The day is unchanged, so the hour stays too.
      date: '2026-11-20T11:00:00+01:00',
      pain: 5,
      regions: [],
      version: 2,
      correctedAt: server.clock.now().toISOString(),
    });
    expect(await versions(id)).toMatchObject([
      {
        version: 1,
        author: { name: 'Ana Ruiz' },
        writtenAt: written.toISOString(),
        replacedAt: server.clock.now().toISOString(),
        evaluation: { ...FULL, date: '2026-11-20T11:00:00+01:00', version: 1 },
      },
    ]);
  });

  it('that changes nothing makes no version, and one of the day moves it to that noon', async () => {
    const id = await create();
    expect((await correct(id, {})).body.data.version).toBe(1);
    // A different order of regions and measurements is no change either.
    const turned = { regions: [...FULL.regions].reverse(), range: [...FULL.range].reverse() };
    expect((await correct(id, turned)).body.data.version).toBe(1);
    expect((await correct(id, { date: '2026-11-16' })).body.data).toMatchObject({
      date: '2026-11-16T12:00:00+01:00',
      version: 2,
    });
    expect(await versions(id)).toHaveLength(1);
  });

  it.each([
    ['strength', [{ group: 'HIP_ABDUCTORS', side: 'LEFT', grade: 2 }]],
    ['regions', ['back-lumbar']],
  ])('of %s alone is kept', async (field, value) => {
    const { data } = (await correct(await create(), { [field]: value })).body;
    expect(data).toMatchObject({ [field]: value, version: 2 });
  });

  it('is refused beside the field, and nothing is kept of it', async () => {
    const id = await create();
    const answer = await correct(id, { date: '2026-11-21' });
    expect(answer.status).toBe(400);
    expect(answer.body.fields).toEqual({ date: 'La fecha no puede ser posterior a hoy' });
    expect(await versions(id)).toEqual([]);
  });

  it('is the author’s: who took the patient over reads it, and writes another', async () => {
    const id = await create();
    await server.db.update(patients).set({ therapistId: luis.id }).where(eq(patients.id, patientId));
    const read = await server.call(luis, `GET /api/evaluations/${id}`);
    expect(read.body.data.mayCorrect).toBe(false);
    expect((await correct(id, { pain: 1 }, luis)).status).toBe(404);
    expect((await correct(id, { pain: 1 })).status).toBe(404);
  });

  it.each([
    ['the whole body', () => ({ ...FULL })],
    ['an edit', () => ({ read: { patientId } })],
  ])(
    'gives it to the patient who was meant, and leaves the version with the former one: %s',
    async (_how, body) => {
      const other = await server.addPatient(ana, { name: 'Olga' });
      const id = await create();
      const answer = await server.call(ana, `PUT /api/evaluations/${id}`, { ...body(), patientId: other.id });
      expect(answer.status).toBe(200);
      const { reason, pain, diagnosis } = FULL;
      expect(answer.body.data).toMatchObject({
        ...{ id, patientId: other.id, patientName: 'Olga', episodeId: expect.any(String) },
        ...{ date: '2026-11-18T12:00:00+01:00', reason, pain, diagnosis, version: 2 },
      });
      const of = async (owner: string) =>
        (await server.call(ana, `GET ${path(owner)}`)).body.data.map((one: { id: string }) => one.id);
      expect([await of(patientId), await of(other.id)]).toEqual([[], [id]]);
      expect(await server.db.select().from(recordVersions)).toMatchObject([{ entityId: id, patientId }]);
      expect(await versions(id)).toMatchObject([{ version: 1, evaluation: { patientId } }]);
      const logged = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'UPDATE'));
      expect(logged.map((event) => [event.entityId, event.patientId])).toEqual([
        [id, patientId],
        [id, other.id],
      ]);
      // Who attends the right patient alone reads nothing of the wrong one.
      await server.db.insert(patientCollaborators).values({ patientId: other.id, therapistId: luis.id });
      expect((await server.call(luis, `GET /api/evaluations/${id}/versions`)).body.data).toEqual([]);
    },
  );

  it('gives it to nobody whom the author does not attend', async () => {
    const foreign = (await server.addPatient(luis)).id;
    const id = await create();
    for (const given of [foreign, 'nadie', '00000000-0000-4000-8000-000000000000']) {
      const refused = await correct(id, { patientId: given });
      expect([refused.status, refused.body.fields]).toEqual([400, { patientId: 'Paciente no encontrado' }]);
    }
    expect(await versions(id)).toEqual([]);
    expect(await server.db.select().from(evaluations)).toMatchObject([{ id, patientId }]);
  });

  it('keeps both of two at once', async () => {
    const id = await create();
    await Promise.all([correct(id, { plan: 'Uno' }), correct(id, { plan: 'Dos' })]);
    const kept = await versions(id);
    expect(kept.map(({ version }: { version: number }) => version)).toEqual([2, 1]);
    const { body: now } = await server.call(ana, `GET /api/evaluations/${id}`);
    expect([kept[0].evaluation.plan, now.data.plan].sort()).toEqual(['Dos', 'Uno']);
  });
});

it('leaves one event per call, of the record and without content', async () => {
  const id = await create();
  await server.call(ana, `GET /api/evaluations/${id}`);
  await server.call(luis, `GET ${path(patientId)}`);
  const events = await server.db.select().from(auditEvents).orderBy(auditEvents.id);
  expect(
    events.map((event) => [event.action, event.entity, event.entityId, event.patientId, event.result]),
  ).toEqual([
    ['CREATE', 'evaluation', id, patientId, 201],
    ['READ', 'evaluation', id, patientId, 200],
    ['READ', 'evaluation', patientId, patientId, 404],
  ]);
});
