import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { eq, isNull, sql } from 'drizzle-orm';
import { MIGRATIONS_FOLDER } from '../db/database';
import {
  appointmentEvents,
  appointments,
  covers,
  invitations,
  notifications,
  outboxMessages,
  patients,
  users,
} from '../db/schema';
import { holdDeleted } from '../record/purgeRepository';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;
let evaId: string;

beforeEach(async () => {
  ana = await server.signIn('THERAPIST', { name: 'Ana' });
  luis = await server.signIn('THERAPIST', { name: 'Luis' });
  evaId = (await server.addPatient(ana, { name: 'Eva' })).id;
});
afterEach(() => server.clock.set('2026-11-20T10:00:00Z'));

const slot = (patientId: string, more: object = {}) => ({
  ...{ patientId, date: '2026-11-23', time: '09:30', duration: 60, type: 'TREATMENT', notes: '' },
  ...more,
});
const book = (actor: Actor, patientId: string, more: object = {}) =>
  server.call(actor, 'POST /api/appointments', slot(patientId, more));
const booked = async (more: object = {}, actor = ana): Promise<string> =>
  (await book(actor, evaId, more)).body.appointment.id;
const remove = (id = evaId, actor = ana) => server.call(actor, `DELETE /api/patients/${id}`);
const restore = (id = evaId, actor = ana) => server.call(actor, `POST /api/patients/${id}/restore`);
const row = async (id: string) =>
  (await server.db.select().from(appointments).where(eq(appointments.id, id)))[0]!;
const eventsOf = (id: string) =>
  server.db.select().from(appointmentEvents).where(eq(appointmentEvents.appointmentId, id));

test('a deleted patient leaves no hour taken, in any agenda, and what is over stays as it was', async () => {
  const past = await booked({ date: '2026-11-20', time: '12:00' });
  server.clock.set('2026-11-21T10:00:00Z');
  const ahead = await booked();
  await server.call(ana, `PATCH /api/appointments/${ahead}/status`, { status: 'CONFIRMED' });
  await server.call(ana, `POST /api/patients/${evaId}/collaborators`, { therapistId: luis.id });
  const elsewhere = await booked({ date: '2026-11-24' }, luis);
  await booked({ date: '2026-11-25' }, luis);
  const other = (await server.addPatient(ana)).id;

  expect((await remove()).status).toBe(200);

  expect((await row(past)).status).toBe('SCHEDULED');
  expect((await row(ahead)).status).toBe('CANCELLED');
  expect((await row(elsewhere)).status).toBe('CANCELLED');
  expect((await book(ana, other)).status).toBe(201);
  expect((await eventsOf(ahead)).at(-1)).toMatchObject({
    kind: 'STATUS',
    fromStatus: 'CONFIRMED',
    status: 'CANCELLED',
    actorId: ana.id,
    reason: 'Ficha del paciente eliminada',
  });
  // A colleague whose hours are free now is told, once.
  const told = await server.db.select().from(notifications).where(eq(notifications.userId, luis.id));
  expect(told.map(({ message }) => message)).toContain(
    'Se ha cancelado la cita del martes, 24 de noviembre a las 09:30. Y 1 más después.',
  );
});

test('who stands in hears that hours came free, and that they came back', async () => {
  const berta = await server.signIn('THERAPIST', { name: 'Berta' });
  await server.call(ana, `POST /api/patients/${evaId}/collaborators`, { therapistId: luis.id });
  await booked({}, luis);
  await booked({ time: '11:00' });
  const days = { firstDay: '2026-11-20', lastDay: '2026-11-21', coveredBy: berta.id, createdBy: ana.id };
  await server.db.insert(covers).values([luis, ana].map(({ id }) => ({ ...days, therapistId: id })));
  await server.db.delete(notifications);
  const told = async ({ id }: Actor) =>
    (await server.db.select().from(notifications).where(eq(notifications.userId, id)))
      .map(({ message }) => message)
      .sort();
  const ofAna = 'Sustituyes a Ana. Se ha cancelado la cita del lunes, 23 de noviembre a las 11:00.';
  const ofLuis = 'Se ha cancelado la cita del lunes, 23 de noviembre a las 09:30.';
  await remove();
  expect(await told(berta)).toEqual([ofAna, `Sustituyes a Luis. ${ofLuis}`]);
  expect([await told(luis), await told(ana)]).toEqual([[ofLuis], []]);
  server.clock.advance(60_000);
  await restore();
  expect(await told(berta)).toEqual([
    'Sustituyes a Ana. La cita del lunes, 23 de noviembre a las 11:00 sigue en pie.',
    ofAna,
    'Sustituyes a Luis. La cita del lunes, 23 de noviembre a las 09:30 sigue en pie.',
    `Sustituyes a Luis. ${ofLuis}`,
  ]);
});

test('who may not delete the record frees nothing', async () => {
  const ahead = await booked();
  expect((await remove(evaId, luis)).status).toBe(404);
  expect((await row(ahead)).status).toBe('SCHEDULED');
});

test('a booking at the moment of the deletion ends free or refused', async () => {
  await Promise.all([
    remove(),
    book(ana, evaId),
    server.call(ana, 'POST /api/appointments/series', {
      ...{ patientId: evaId, duration: 60, type: 'TREATMENT', notes: '' },
      occurrences: [{ date: '2026-11-25', time: '09:30' }],
    }),
  ]);
  const live = await server.db
    .select()
    .from(appointments)
    .where(sql`status <> 'CANCELLED'`);
  expect(live).toEqual([]);
});

describe('notices that name a deleted patient', () => {
  const shown = async (actor = luis) =>
    (
      (await server.call(actor, 'GET /api/notifications')).body.notifications as {
        id: string;
        title: string;
        read: boolean;
      }[]
    ).map(({ id, title, read }) => ({ id, title, read }));
  const unread = async (actor = luis) =>
    (await server.call(actor, 'GET /api/notifications/unread-count')).body.unreadCount;
  const joins = (id = evaId) =>
    server.call(ana, `POST /api/patients/${id}/collaborators`, { therapistId: luis.id });

  test('are in no bell and in no count, and come back unread with the record', async () => {
    await joins();
    const [known, ...others] = await shown();
    expect([known?.title, others, await unread()]).toEqual(['Equipo de un paciente', [], 1]);
    await remove();
    expect([await shown(), await unread()]).toEqual([[], 0]);
    // What is not shown is neither read, counted nor deleted.
    for (const request of [
      `PATCH /api/notifications/${known?.id}/read`,
      `DELETE /api/notifications/${known?.id}`,
    ] as const)
      expect((await server.call(luis, request)).status).toBe(404);
    expect((await server.call(luis, 'PATCH /api/notifications/mark-all-read')).body.marked).toBe(0);
    expect((await restore()).status).toBe(200);
    expect([await shown(), await unread()]).toEqual([[known], 1]);
  });

  test('are hidden, and those of freed hours, which name nobody, and of other patients are not', async () => {
    await joins();
    await booked({}, luis);
    await joins((await server.addPatient(ana)).id);
    await remove();
    server.clock.advance(60_000);
    expect((await shown()).map(({ title }) => title).sort()).toEqual([
      'Cita cancelada',
      'Equipo de un paciente',
    ]);
  });

  test('of a merged record go on, also one that was written at that moment', async () => {
    const other = (await server.addPatient(ana, { name: 'Eva G.' })).id;
    await joins(other);
    await server.call(ana, `POST /api/patients/${evaId}/merges`, { otherId: other, choices: {} });
    const late = { userId: luis.id, type: 'MESSAGE', title: 'Mensaje', message: 'Eva te ha escrito' };
    await server.db.insert(notifications).values({ ...late, patientId: other });
    expect((await shown()).map(({ title }) => title).sort()).toEqual(['Equipo de un paciente', 'Mensaje']);
  });
});

describe('a deletion that is undone', () => {
  const told = async () =>
    (await server.db.select().from(notifications).where(eq(notifications.userId, luis.id))).map(
      ({ message }) => message,
    );
  let confirmed: string;
  let elsewhere: string;
  beforeEach(async () => {
    await server.call(ana, `POST /api/patients/${evaId}/collaborators`, { therapistId: luis.id });
    confirmed = await booked();
    await server.call(ana, `PATCH /api/appointments/${confirmed}/status`, { status: 'CONFIRMED' });
    elsewhere = await booked({ date: '2026-11-24' }, luis);
    server.clock.advance(60_000);
  });

  test('gives back what went with the record, and the colleague hears nothing of it', async () => {
    const called = await booked({ date: '2026-11-26' });
    await server.call(ana, `PATCH /api/appointments/${called}/status`, { status: 'CANCELLED' });
    server.clock.advance(60_000);
    const before = await told();
    await remove();
    server.clock.advance(9_000);
    const { status, body } = await restore();
    expect([status, body.patient.name, body.stillCancelled]).toEqual([200, 'Eva', []]);
    const standing = [confirmed, elsewhere, called].map(async (id) => (await row(id)).status);
    expect(await Promise.all(standing)).toEqual(['CONFIRMED', 'SCHEDULED', 'CANCELLED']);
    expect((await eventsOf(confirmed)).at(-1)).toMatchObject({
      ...{ kind: 'UNDONE', fromStatus: 'CANCELLED', status: 'CONFIRMED', actorId: ana.id },
    });
    expect(await told()).toEqual(before);
    // What came back is cancelled again by a second deletion, and comes back from it.
    await remove();
    expect((await restore()).body.stillCancelled).toEqual([]);
    expect((await row(confirmed)).status).toBe('CONFIRMED');
  });

  test('tells a colleague who has read of the cancellation that the appointment stands', async () => {
    await remove();
    server.clock.advance(300_000);
    await restore();
    expect((await told()).at(-1)).toBe('La cita del martes, 24 de noviembre a las 09:30 sigue en pie.');
  });

  test('names the hour that was taken meanwhile, and gives back the rest', async () => {
    const other = (await server.addPatient(ana)).id;
    await remove();
    expect((await book(ana, other)).status).toBe(201);
    const { status, body } = await restore();
    expect([status, body.stillCancelled]).toEqual([200, ['2026-11-23T08:30:00.000Z']]);
    expect((await row(confirmed)).status).toBe('CANCELLED');
    expect((await row(elsewhere)).status).toBe('SCHEDULED');
  });

  test('gives back account and open invitation; who was signed out signs in again', async () => {
    const rosa = await server.signIn('PATIENT', { therapist: ana, email: 'rosa@correo.es' });
    const [id, now] = [rosa.patientId ?? '', server.clock.now()];
    const open = { patientId: evaId, therapistId: ana.id, email: 'e@e.es', createdAt: now, tokenHash: 'x' };
    const expiresAt = new Date(now.getTime() + 86_400_000);
    await server.db.insert(invitations).values([{ ...open, expiresAt }]);
    await remove(id);
    await remove();
    expect([(await restore(id)).status, (await restore()).status]).toEqual([200, 200]);
    expect((await server.db.select().from(invitations))[0]?.cancelledAt).toBeNull();
    expect((await server.call(rosa, 'GET /api/auth/verify')).status).toBe(401);
    const [account] = await server.db.select().from(users).where(eq(users.id, rosa.id));
    expect(account?.deletedAt).toBeNull();
  });

  test('is refused whole where another account has the address now', async () => {
    const rosa = await server.signIn('PATIENT', { therapist: ana, email: 'rosa@correo.es' });
    const id = rosa.patientId ?? '';
    await remove(id);
    await server.signIn('THERAPIST', { email: 'rosa@correo.es' });
    const { status, body } = await restore(id);
    expect([status, body.message]).toEqual([
      409,
      'No se puede deshacer: otra cuenta usa ahora el correo electrónico de este paciente',
    ]);
    expect((await server.call(ana, `GET /api/patients/${id}`)).status).toBe(404);
  });
});

describe('a deleted record that is recovered', () => {
  const recover = (id = evaId, actor = ana) =>
    server.call(actor, `POST /api/deleted-patients/${id}/recovery`);
  const listed = async (actor = ana) =>
    (await server.call(actor, 'GET /api/deleted-patients')).body.patients as object[];
  const HOURS_MS = 3_600_000;

  test('comes back long after the undo with its account, without its appointments, which are named', async () => {
    const rosa = await server.signIn('PATIENT', { therapist: ana, name: 'Rosa', email: 'rosa@correo.es' });
    const id = rosa.patientId ?? '';
    const ahead = (await book(ana, id)).body.appointment.id as string;
    await book(ana, id, { date: '2026-11-20', time: '13:00' });
    await server.db.update(outboxMessages).set({ outcome: 'SENT', endedAt: server.clock.now() });
    await remove(id);
    server.clock.advance(3 * HOURS_MS);
    expect((await restore(id)).body.message).toBe('Ya no se puede deshacer');
    expect(await listed()).toEqual([
      { id, name: 'Rosa', deletedAt: '2026-11-20T10:00:00.000Z', deletedBy: 'Ana' },
    ]);

    const { status, body } = await recover(id);
    expect([status, body]).toEqual([
      200,
      { patient: { id, name: 'Rosa' }, stillCancelled: ['2026-11-23T08:30:00.000Z'] },
    ]);
    expect((await server.call(ana, `GET /api/patients/${id}`)).status).toBe(200);
    expect((await row(ahead)).status).toBe('CANCELLED');
    const [account] = await server.db.select().from(users).where(eq(users.id, rosa.id));
    expect(account?.deletedAt).toBeNull();
    expect((await server.call(rosa, 'GET /api/auth/verify')).status).toBe(401);
    expect([await listed(), (await recover(id)).status]).toEqual([[], 404]);
    // Nobody told the patient when the record was deleted, and they still count on it.
    const told = await server.db.select().from(outboxMessages).where(eq(outboxMessages.kind, 'CANCELLED'));
    expect(told).toMatchObject([{ appointmentId: ahead, patientId: id, outcome: null }]);
  });

  test('brings its appointments as long as the deletion can be undone', async () => {
    const ahead = await booked();
    await remove();
    server.clock.advance(300_000);
    expect((await recover()).body.stillCancelled).toEqual([]);
    expect((await row(ahead)).status).toBe('SCHEDULED');
  });

  test('is for its lead and for administration, and for no colleague', async () => {
    const admin = await server.signIn('ADMIN');
    await server.call(ana, `POST /api/patients/${evaId}/collaborators`, { therapistId: luis.id });
    await remove();
    server.clock.advance(HOURS_MS);
    expect([await listed(luis), (await recover(evaId, luis)).status]).toEqual([[], 404]);
    expect(await listed(admin)).toMatchObject([{ id: evaId, name: 'Eva', deletedBy: 'Ana' }]);
    expect((await recover(evaId, admin)).body).toEqual({
      patient: { id: evaId, name: 'Eva' },
      stillCancelled: [],
    });
    expect((await server.call(ana, `GET /api/patients/${evaId}`)).status).toBe(200);
  });

  test('is none that was merged: that one is part of another', async () => {
    const other = (await server.addPatient(ana, { name: 'Eva G.' })).id;
    await server.call(ana, `POST /api/patients/${evaId}/merges`, { otherId: other, choices: {} });
    expect([await listed(), (await recover(other)).status]).toEqual([[], 404]);
  });

  test('waits, and stays listed, while another account has the address', async () => {
    const rosa = await server.signIn('PATIENT', { therapist: ana, email: 'rosa@correo.es' });
    const id = rosa.patientId ?? '';
    await remove(id);
    await server.signIn('THERAPIST', { email: 'rosa@correo.es' });
    const { status, body } = await recover(id);
    expect([status, body.message]).toEqual([
      409,
      'Todavía no se puede recuperar: otra cuenta usa ahora el correo con el que entraba este paciente. Cambia antes el correo de esa cuenta.',
    ]);
    expect(await listed()).toMatchObject([{ id }]);
  });

  test('is not destroyed by a purge that had counted it', async () => {
    await remove();
    expect(await holdDeleted(server.db, evaId)).toBe(true);
    await recover();
    expect(await holdDeleted(server.db, evaId)).toBe(false);
  });
});

test('an import of appointments is undone although one of its patients was deleted', async () => {
  const other = (await server.addPatient(ana)).id;
  const rows = [slot(evaId), slot(other, { time: '11:00' })];
  const made = await server.call(ana, 'POST /api/appointment-imports', { rows });
  await remove();
  expect((await server.call(ana, `DELETE /api/appointment-imports/${made.body.import.id}`)).status).toBe(200);
  expect(await server.db.select({ of: appointments.patientId }).from(appointments)).toEqual([{ of: evaId }]);
});

test('hours that earlier versions left taken are freed by the migration', async () => {
  const past = await booked({ date: '2026-11-20', time: '12:00' });
  server.clock.set('2026-11-21T10:00:00Z');
  const ahead = await booked();
  const standing = (await book(ana, (await server.addPatient(ana)).id, { time: '11:00' })).body.appointment
    .id;
  const deletedAt = server.clock.now();
  await server.db.update(patients).set({ deletedAt }).where(eq(patients.id, evaId));
  const file = readdirSync(MIGRATIONS_FOLDER).find((name) =>
    name.endsWith('_hours_of_deleted_patients.sql'),
  )!;
  const text = readFileSync(path.join(MIGRATIONS_FOLDER, file), 'utf8');

  // The migration is older than the column that says whose each event is.
  await server.db.execute('alter table appointment_events alter column patient_id drop not null');
  for (const statement of text.split('--> statement-breakpoint')) await server.db.execute(sql.raw(statement));
  await server.db
    .update(appointmentEvents)
    .set({ patientId: evaId })
    .where(isNull(appointmentEvents.patientId));
  await server.db.execute('alter table appointment_events alter column patient_id set not null');

  expect((await row(past)).status).toBe('SCHEDULED');
  expect((await row(ahead)).status).toBe('CANCELLED');
  expect((await row(standing)).status).toBe('SCHEDULED');
  expect((await eventsOf(ahead)).at(-1)).toMatchObject({
    at: deletedAt,
    actorId: ana.id,
    status: 'CANCELLED',
  });
});
