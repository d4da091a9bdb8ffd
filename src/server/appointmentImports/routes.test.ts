import { eq } from 'drizzle-orm';
import { HOUR_MS } from '@/contract/common/constants';
import type { Database } from '../db/database';
import {
  appointmentEvents,
  appointmentImports,
  appointments,
  auditEvents,
  notifications,
  outboxMessages,
  users,
} from '../db/schema';
import { untilSomebodyWaits } from '../testing/testDatabase';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;
let admin: Actor;
let eva: { id: string };
let leo: { id: string };

beforeEach(async () => {
  ana = await server.signIn('THERAPIST', { name: 'Ana' });
  luis = await server.signIn('THERAPIST', { name: 'Luis' });
  admin = await server.signIn('ADMIN');
  const add = async (body: object): Promise<{ id: string }> =>
    (await server.call(ana, 'POST /api/patients', body)).body.patient;
  eva = await add({
    name: 'Eva Ruiz Sanz',
    email: 'eva@correo.es',
    details: { documentNumber: '12345678Z' },
  });
  leo = await add({ name: 'Leo Gil Mora', phone: '612 345 678' });
});
afterEach(() => server.clock.set('2026-11-20T10:00:00Z'));

const SLOT = { date: '2026-12-01', time: '10:00', duration: 60, type: 'TREATMENT' };
const check = async (rows: object[], actor = ana, more: object = {}) =>
  (await server.call(actor, 'POST /api/appointment-imports/check', { rows, ...more })).body.rows;
const bring = (rows: object[], actor = ana, more: object = {}) =>
  server.call(actor, 'POST /api/appointment-imports', { rows, ...more });
const undo = (id: string, actor = ana) => server.call(actor, `DELETE /api/appointment-imports/${id}`);
const stored = () => server.db.select().from(appointments);
type Stored = typeof appointments.$inferSelect;
const planned = (more: object = {}) => ({ patientId: eva.id, ...SLOT, ...more });
const brought = async (rows: object[]): Promise<string> => {
  const answer = await bring(rows);
  expect(answer.status).toBe(201);
  return answer.body.import.id;
};

test('a check says whose each row is, by document, e-mail, telephone or name, and stores nothing', async () => {
  const times = ['10:00', '11:00', '12:00', '13:00', '16:00'];
  const people = [
    { name: 'E. R.', documentNumber: '12.345.678-z' },
    { email: 'EVA@correo.es' },
    { phone: '+34 612345678' },
    { name: 'Ruiz Sanz, Eva' },
    { name: 'Nadie Más' },
  ];
  const rows = await check(people.map((person, at) => ({ ...SLOT, ...person, time: times[at] })));
  expect(rows.map((row: { patient: { id: string } | null }) => row.patient?.id ?? null)).toEqual([
    eva.id,
    eva.id,
    leo.id,
    eva.id,
    null,
  ]);
  expect(rows[4].refusals).toEqual(['Ningún paciente coincide con estos datos']);
  expect(await stored()).toEqual([]);
});

test('several patients of one name are told, and a further sign decides', async () => {
  await server.call(ana, 'POST /api/patients', { name: 'Leo Gil Mora', phone: '699 000 111' });
  const [unsure, sure] = await check([
    { ...SLOT, name: 'Leo Gil Mora' },
    { ...SLOT, name: 'Leo Gil Mora', phone: '699000111', time: '12:00' },
  ]);
  expect(unsure.refusals).toEqual(['Puede ser de varios pacientes: Leo Gil Mora, Leo Gil Mora']);
  expect([sure.refusals, sure.patient.id === leo.id]).toEqual([[], false]);
});

test('patients of others are nobody’s, and an administrator finds nobody by document', async () => {
  const row = { ...SLOT, documentNumber: '12345678Z' };
  expect((await check([row], luis))[0].patient).toBeNull();
  expect((await check([row], admin, { therapistId: ana.id }))[0].patient).toBeNull();
  const named = await check([{ ...SLOT, name: 'Eva Ruiz Sanz' }], admin, { therapistId: ana.id });
  expect(named[0].patient).toEqual({ id: eva.id, name: 'Eva Ruiz Sanz' });
  const [ofAna] = await check([{ ...SLOT, name: 'Eva Ruiz Sanz' }], admin, { therapistId: luis.id });
  expect(ofAna).toMatchObject({ patient: null, refusals: ['Eva Ruiz Sanz es paciente de Ana'] });
  expect((await check([{ ...SLOT, name: 'Eva Ruiz Sanz' }], luis))[0].refusals).toEqual([
    'Ningún paciente coincide con estos datos',
  ]);
});

test('who is also an administrator finds nobody by document in the agenda of somebody else', async () => {
  const row = { ...SLOT, documentNumber: '12345678Z' };
  await server.db.update(users).set({ alsoAdmin: true }).where(eq(users.id, luis.id));
  expect((await check([row], luis, { therapistId: ana.id }))[0].patient).toBeNull();
  expect((await check([row], ana))[0].patient).toMatchObject({ id: eva.id });
});

test('a check tells what is past, taken, outside the hours or cannot be read', async () => {
  const room = (await server.call(admin, 'POST /api/rooms', { name: 'Sala 1', active: true })).body.room;
  const book = (actor: Actor, more: object) =>
    server.call(actor, 'POST /api/appointments', { ...SLOT, ...more });
  const other = (await server.call(luis, 'POST /api/patients', { name: 'De Luis' })).body.patient;
  expect((await book(ana, { patientId: leo.id })).status).toBe(201);
  expect((await book(luis, { patientId: other.id, time: '12:00', roomId: room.id })).status).toBe(201);
  const name = 'Eva Ruiz Sanz';
  const rows = await check([
    { ...SLOT, name, date: '2026-11-19' },
    { ...SLOT, name },
    { ...SLOT, name: 'Leo Gil Mora' },
    { ...SLOT, name, time: '12:00', room: 'SALA 1' },
    { ...SLOT, name, time: '03:00', room: 'Otra' },
    { ...SLOT, name, time: 'tarde', duration: 7 },
  ]);
  expect(rows.map((row: { refusals: string[] }) => row.refusals)).toEqual([
    ['Ya ha pasado'],
    ['Ya hay otra cita a esa hora (10:00)'],
    ['Ya está en la agenda'],
    ['La sala está ocupada a esa hora (12:00)'],
    [],
    [expect.any(String), expect.any(String)],
  ]);
  expect(rows[3].room).toEqual({ id: room.id, name: 'Sala 1' });
  expect(rows[4]).toMatchObject({
    room: null,
    outside: expect.any(String),
    notes: ['No hay ninguna sala «Otra»: se importa sin sala'],
  });
  expect(await stored()).toHaveLength(2);
});

test('all appointments of an import are booked, with their history, and nobody is told', async () => {
  const told = await server.db.select().from(notifications);
  const id = await brought([planned(), planned({ patientId: leo.id, time: '11:00', notes: 'Rodilla' })]);
  expect(await stored()).toMatchObject([
    { patientId: eva.id, therapistId: ana.id, importId: id, status: 'SCHEDULED', duration: 60 },
    { patientId: leo.id, importId: id, notes: 'Rodilla', startsAt: new Date('2026-12-01T10:00:00Z') },
  ]);
  expect((await server.db.select().from(appointmentEvents)).map(({ kind }) => kind)).toEqual([
    'BOOKED',
    'BOOKED',
  ]);
  expect(await server.db.select().from(notifications)).toEqual(told);
  const events = await server.db.select().from(auditEvents).where(eq(auditEvents.entity, 'appointment'));
  expect(events.map(({ action, patientId }) => [action, patientId]).sort()).toEqual(
    [eva, leo].map((one) => ['CREATE', one.id]).sort(),
  );
  const { imports } = (await server.call(ana, 'GET /api/appointment-imports')).body;
  expect(imports).toMatchObject([{ id, total: 2, therapistName: 'Ana', undoneAt: null }]);
  expect((await server.call(luis, 'GET /api/appointment-imports')).body.imports).toEqual([]);
});

test('they join the newest open episode of each patient', async () => {
  const { episodes } = (await server.call(ana, `POST /api/patients/${eva.id}/episodes`, { reason: 'Hombro' }))
    .body;
  await brought([planned(), planned({ patientId: leo.id, time: '11:00' })]);
  expect((await stored()).map(({ episodeId }) => episodeId)).toEqual([episodes[0].id, null]);
});

test.each([
  [
    'a patient of somebody else',
    () => server.addPatient(luis).then(({ id }) => planned({ patientId: id })),
    400,
  ],
  ['no patient', () => planned({ patientId: 'nada' }), 400],
  ['an unknown room', () => planned({ roomId: '00000000-0000-4000-8000-000000000000' }), 400],
  ['a time that is none', () => planned({ time: '25:00' }), 400],
  ['what is past', () => planned({ date: '2026-11-19' }), 409],
  ['the time of another row', () => planned({ patientId: leo.id, time: '09:30' }), 409],
])('with %s in one row, none is booked', async (_what, row, status) => {
  const bad = await row();
  expect((await bring([planned({ time: '09:00' }), bad])).status).toBe(status);
  expect([await stored(), await server.db.select().from(appointmentImports)]).toEqual([[], []]);
});

test('what was taken since the check refuses all of them', async () => {
  await server.call(ana, 'POST /api/appointments', planned({ patientId: leo.id }));
  const { status, body } = await bring([planned({ time: '12:00' }), planned({ time: '10:30' })]);
  expect([status, body.message]).toEqual([
    409,
    'La agenda ha cambiado mientras tanto: vuelve a comprobar el archivo. No se ha guardado ninguna cita.',
  ]);
  expect(await stored()).toHaveLength(1);
});

test('two imports of the same times at once book them once', async () => {
  const rows = [planned(), planned({ patientId: leo.id, time: '11:00' })];
  const statuses = (await Promise.all([bring(rows), bring(rows), bring(rows)])).map(({ status }) => status);
  expect(statuses.sort()).toEqual([201, 409, 409]);
  expect(await stored()).toHaveLength(2);
});

test('as many as one call takes are booked', async () => {
  const rows = Array.from({ length: 300 }, (_none, at) =>
    planned({
      date: `2027-0${1 + (at % 9)}-${String(1 + Math.floor(at / 90)).padStart(2, '0')}`,
      time: `${String(8 + (Math.floor(at / 9) % 10)).padStart(2, '0')}:00`,
      notes: 'Nota',
    }),
  );
  await brought(rows);
  expect(await stored()).toHaveLength(300);
  expect((await bring([...rows, planned()])).status).toBe(400);
});

test('an import is undone whole while none has begun or was changed', async () => {
  const id = await brought([planned(), planned({ patientId: leo.id, time: '11:00' })]);
  expect((await undo(id, luis)).status).toBe(404);
  expect((await undo('nada')).status).toBe(404);
  expect((await undo(id)).status).toBe(200);
  expect((await undo(id)).status).toBe(200);
  expect(await stored()).toEqual([]);
  const { imports } = (await server.call(ana, 'GET /api/appointment-imports')).body;
  expect(imports).toMatchObject([{ id, undoneAt: expect.any(String) }]);
});

test.each([
  [
    'confirmed',
    (id: string) => server.call(ana, `PATCH /api/appointments/${id}/status`, { status: 'CONFIRMED' }),
  ],
  ['moved', (id: string) => server.call(ana, `PUT /api/appointments/${id}`, planned({ time: '17:00' }))],
])('one that was %s keeps all of them', async (_what, act) => {
  const id = await brought([planned(), planned({ patientId: leo.id, time: '11:00' })]);
  server.clock.advance(60_000);
  const [one] = await stored();
  expect((await act(one?.id ?? '')).status).toBe(200);
  expect(await undo(id)).toMatchObject({
    status: 409,
    body: { message: 'No se puede deshacer: una cita ya ha empezado o se ha cambiado' },
  });
  expect(await stored()).toHaveLength(2);
});

test.each([
  [
    'its patient confirms',
    async (db: Database, { id }: Stored) =>
      void (await db.update(appointments).set({ status: 'CONFIRMED' }).where(eq(appointments.id, id))),
  ],
  [
    'a mail tells of',
    async (db: Database, { id }: Stored) =>
      void (await db.update(outboxMessages).set({ attempts: 1 }).where(eq(outboxMessages.appointmentId, id))),
  ],
])('one that %s at that moment keeps all of them', async (_what, act) => {
  const id = await brought([planned(), planned({ patientId: leo.id, time: '11:00' })]);
  const [one] = await stored();
  if (!one) throw new Error('Nothing was brought');
  const { startsAt, patientId } = one;
  await server.db.insert(outboxMessages).values({
    ...{ appointmentId: one.id, patientId, startsAt, kind: 'REMINDER' },
    ...{ createdAt: startsAt, dueAt: startsAt },
  });
  const undone: Promise<{ status: number }>[] = [];
  await server.db.transaction(async (transaction) => {
    await act(transaction, one);
    undone.push(undo(id));
    await untilSomebodyWaits(server.db);
  });
  expect((await Promise.all(undone)).map(({ status }) => status)).toEqual([409]);
  expect(await stored()).toHaveLength(2);
});

test('reminds nobody of what it has brought for two hours, in which it can be undone', async () => {
  const tonight = [planned({ date: '2026-11-20', time: '19:00' })];
  const mailsAfter = async (ms: number) => {
    server.clock.advance(ms);
    await server.app.outbox.deliverDue();
    return server.mails.map(({ to }) => to);
  };
  const first = await brought(tonight);
  expect(await mailsAfter(0)).toEqual([]);
  expect(await mailsAfter(2 * HOUR_MS - 1000)).toEqual([]);
  expect((await undo(first)).status).toBe(200);
  await brought(tonight);
  expect(await mailsAfter(2 * HOUR_MS - 1000)).toEqual([]);
  expect(await mailsAfter(1000)).toEqual(['eva@correo.es']);
});

test.each([
  [
    'whose reminder has left',
    async ({ id, patientId, startsAt }: Stored) =>
      void (await server.db.insert(outboxMessages).values({
        ...{ appointmentId: id, patientId, startsAt, kind: 'REMINDER', attempts: 1 },
        ...{ createdAt: startsAt, dueAt: startsAt, outcome: 'SENT', endedAt: startsAt },
      })),
  ],
  [
    'whose patient the practice has told',
    async ({ id, patientId, startsAt }: Stored) =>
      void (await server.db.insert(appointmentEvents).values({
        ...{ appointmentId: id, patientId, startsAt, at: startsAt, kind: 'TOLD' },
        ...{ status: 'SCHEDULED', duration: 60, actorId: ana.id, via: 'CALL' },
      })),
  ],
])('one %s keeps all of them, and says why', async (_what, tell) => {
  const id = await brought([planned(), planned({ patientId: leo.id, time: '11:00' })]);
  const [one] = await stored();
  if (one) await tell(one);
  expect(await undo(id)).toMatchObject({
    status: 409,
    body: {
      message:
        'No se puede deshacer: un paciente ya ha sido avisado de su cita o ha respondido. Cancélala en la agenda.',
    },
  });
  expect(await stored()).toHaveLength(2);
});

test('one that has begun keeps all; one deleted by hand does not', async () => {
  const today = { date: '2026-11-20' };
  const id = await brought([
    planned({ ...today, time: '13:00' }),
    planned({ ...today, patientId: leo.id, time: '14:00' }),
  ]);
  const [one] = await stored();
  server.clock.set('2026-11-20T12:30:00Z');
  expect((await undo(id)).status).toBe(409);
  await server.call(ana, `DELETE /api/appointments/${one?.id}`);
  expect((await undo(id)).status).toBe(200);
  expect((await stored()).map((row) => row.id)).toEqual([one?.id]);
});
