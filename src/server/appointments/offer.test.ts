import { eq } from 'drizzle-orm';
import { appointments, patients, rooms, services } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;
let patientId: string;
let serviceId: string;
let roomId: string;

const SLOT = { date: '2026-11-23', time: '09:30', duration: 60, type: 'TREATMENT', notes: null };
const SERVICE = { type: 'TREATMENT' as const, duration: 60, bufferAfter: 20, colour: 'TEAL' };

beforeEach(async () => {
  ana = await server.signIn('THERAPIST');
  luis = await server.signIn('THERAPIST');
  patientId = (await server.addPatient(ana)).id;
  serviceId = await addService('Punción seca');
  roomId = await addRoom('Sala 1');
});

async function addService(name: string, active = true) {
  const [row] = await server.db
    .insert(services)
    .values({ ...SERVICE, name, active })
    .returning({ id: services.id });
  return row!.id;
}
async function addRoom(name: string, active = true) {
  const [row] = await server.db.insert(rooms).values({ name, active }).returning({ id: rooms.id });
  return row!.id;
}

const post = (more: object = {}, actor = ana) =>
  server.call(actor, 'POST /api/appointments', { ...SLOT, patientId, ...more });
const put = (id: string, more: object = {}) =>
  server.call(ana, `PUT /api/appointments/${id}`, { ...SLOT, patientId, ...more });
const stored = async (id: string) =>
  (await server.db.select().from(appointments).where(eq(appointments.id, id)))[0]!;

it('books service and room, copies the time after it, and names both in the answer', async () => {
  const { status, body } = await post({ serviceId, roomId });
  expect(status).toBe(201);
  expect(body.appointment).toMatchObject({
    service: { id: serviceId, name: 'Punción seca', colour: 'TEAL' },
    room: { id: roomId, name: 'Sala 1' },
  });
  expect((await stored(body.appointment.id)).bufferAfter).toBe(20);
});

it('keeps both on a change without the keys, and clears them with null', async () => {
  const { id } = (await post({ serviceId, roomId })).body.appointment;
  const kept = await put(id, { time: '11:00' });
  expect(kept.body.appointment).toMatchObject({ service: { id: serviceId }, room: { id: roomId } });
  const cleared = await put(id, { time: '11:00', serviceId: null, roomId: null });
  expect(cleared.body.appointment).toMatchObject({ service: null, room: null });
  expect((await stored(id)).bufferAfter).toBe(0);
});

it('keeps what is no longer offered, but does not book it anew', async () => {
  const { id } = (await post({ serviceId, roomId })).body.appointment;
  await server.db.update(services).set({ active: false });
  await server.db.update(rooms).set({ active: false });
  expect((await put(id, { time: '12:00', serviceId, roomId })).status).toBe(200);
  const anew = await post({ serviceId });
  expect([anew.status, Object.keys(anew.body.fields)]).toEqual([400, ['serviceId']]);
});

it.each([
  ['serviceId', '11111111-1111-4111-8111-111111111111'],
  ['serviceId', 'nada'],
  ['roomId', '11111111-1111-4111-8111-111111111111'],
  ['roomId', 'nada'],
])('refuses %s %p beside the field, for one and for a series', async (field, value) => {
  const one = await post({ [field]: value });
  expect([one.status, Object.keys(one.body.fields)]).toEqual([400, [field]]);
  const { date, time, ...rest } = SLOT;
  const occurrences = [
    { date, time },
    { date: '2026-11-30', time },
  ];
  const body = { ...rest, patientId, occurrences, [field]: value };
  const series = await server.call(ana, 'POST /api/appointments/series', body);
  expect([series.status, Object.keys(series.body.fields)]).toEqual([400, [field]]);
});

it('allows an overlap with the time kept free, and proposes nothing in it', async () => {
  await post({ serviceId });
  const { body } = await post({ time: '10:00' });
  expect(body.details.alternatives[0].date).toBe('2026-11-23T11:00:00+01:00');
  expect((await post({ time: '10:30' })).status).toBe(201);
});

it('says that the patient is busy in another agenda, and proposes what is free for both', async () => {
  await post();
  await server.db.update(patients).set({ therapistId: luis.id }).where(eq(patients.id, patientId));
  const other = await server.addPatient(luis);
  await post({ patientId: other.id, time: '10:30' }, luis);
  const { status, body } = await post({}, luis);
  expect([status, body.message]).toEqual([409, 'El paciente ya tiene una cita en ese horario']);
  expect(body.details.alternatives[0].date).toBe('2026-11-23T11:30:00+01:00');
});

it('says that the room is busy, without the name of a colleague’s patient', async () => {
  const other = await server.addPatient(luis, { name: 'Olga Pons' });
  await post({ patientId: other.id, roomId }, luis);
  const { status, body } = await post({ roomId });
  expect([status, body.message]).toEqual([409, 'La sala ya está ocupada en ese horario']);
  expect(JSON.stringify(body)).not.toContain('Olga');
  expect(body.details).not.toHaveProperty('freeRooms');
  expect((await post({ roomId: await addRoom('Sala 2') })).status).toBe(201);
});

it('names the rooms that are free at the time, where the room alone is busy', async () => {
  const bookIn = async (room: string, time: string) => {
    const { id } = await server.addPatient(luis);
    expect((await post({ patientId: id, roomId: room, time }, luis)).status).toBe(201);
  };
  const [gym, pool, second] = [await addRoom('Gimnasio'), await addRoom('Piscina'), await addRoom('Sala 2')];
  await addRoom('Almacén', false);
  await bookIn(roomId, '09:30');
  await bookIn(second, '08:30');
  await bookIn(pool, '10:30');
  const free = [
    { id: gym, name: 'Gimnasio' },
    { id: pool, name: 'Piscina' },
    { id: second, name: 'Sala 2' },
  ];
  expect((await post({ roomId })).body.details.freeRooms).toEqual(free);
  // Until eleven, one of them is taken; where it stands itself is free.
  const { id } = (await post({ roomId: gym })).body.appointment;
  const longer = await put(id, { roomId, duration: 90 });
  expect(longer.body.details.freeRooms).toEqual([free[0], free[2]]);
  // Another room would not help who is busy.
  expect((await post({ roomId })).body.details).not.toHaveProperty('freeRooms');
});

it('refuses to move into a busy room, and to undo into one', async () => {
  const other = await server.addPatient(luis);
  const { id } = (await post({ roomId })).body.appointment;
  const moved = await put(id, { time: '12:00' });
  await post({ patientId: other.id, roomId }, luis);
  const { change } = moved.body.undo;
  const undone = await server.call(ana, `POST /api/appointments/${id}/undo`, { change });
  expect([undone.status, undone.body.message]).toEqual([409, 'La sala ya está ocupada en ese horario']);
  expect(undone.body.details.alternatives).toHaveLength(3);
  expect((await put(id)).status).toBe(409);
});

it('gives room, service and the time after it back with an undo', async () => {
  const { id } = (await post({ serviceId, roomId })).body.appointment;
  const elsewhere = { roomId: await addRoom('Sala 2'), serviceId: null };
  const moved = await put(id, { time: '12:00', ...elsewhere });
  await server.call(ana, `POST /api/appointments/${id}/undo`, { change: moved.body.undo.change });
  expect(await stored(id)).toMatchObject({ serviceId, roomId, bufferAfter: 20 });
});

it('keeps a service corrected after a change when that change is undone', async () => {
  const { id } = (await post({ serviceId })).body.appointment;
  const path = `PATCH /api/appointments/${id}/status` as const;
  const confirmed = await server.call(ana, path, { status: 'CONFIRMED' });
  const corrected = await addService('Masaje');
  await server.db.update(services).set({ bufferAfter: 5 }).where(eq(services.id, corrected));
  await put(id, { serviceId: corrected });
  await server.call(ana, `POST /api/appointments/${id}/undo`, { change: confirmed.body.undo.change });
  expect(await stored(id)).toMatchObject({ status: 'SCHEDULED', serviceId: corrected, bufferAfter: 5 });
});

it('refuses a room alone that is busy, and a series that needs it', async () => {
  const other = await server.addPatient(luis);
  await post({ patientId: other.id, roomId }, luis);
  const { id } = (await post()).body.appointment;
  expect((await put(id, { roomId })).status).toBe(409);
  const { date, time, ...rest } = SLOT;
  const occurrences = [
    { date: '2026-11-30', time },
    { date, time },
  ];
  const body = { ...rest, patientId, roomId, occurrences };
  await server.call(ana, `DELETE /api/appointments/${id}`);
  const series = await server.call(ana, 'POST /api/appointments/series', body);
  expect(series.status).toBe(409);
  expect(series.body.details.occurrences.map(({ reason }: { reason: string }) => reason)).toEqual([
    null,
    'busy',
  ]);
});
