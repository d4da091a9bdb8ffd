import { and, desc, eq } from 'drizzle-orm';
import { APPOINTMENT_MESSAGES } from '@/contract/appointments';
import {
  absences,
  appointments,
  auditEvents,
  covers,
  notifications,
  patientCollaborators,
  patientHandovers,
  rooms,
  users,
} from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

let ana: Actor;
let berta: Actor;
let admin: Actor;
let manuel: Actor;
let id: string;

const START = '2026-11-20T10:00:00Z';
const BODY = { date: '2026-11-23', time: '09:30', duration: 60, type: 'TREATMENT', notes: '' };

const server = serverOfFile({ now: START });

beforeEach(async () => {
  server.clock.set(START);
  ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  berta = await server.signIn('THERAPIST', { name: 'Berta Gil' });
  admin = await server.signIn('ADMIN', { name: 'Eva Sanz' });
  manuel = await server.signIn('PATIENT', { name: 'Manuel Ortega', therapist: ana });
  const { body } = await server.call(ana, 'POST /api/appointments', bodyOf());
  id = body.appointment.id;
  server.clock.advance(60_000);
});

const bodyOf = (more: object = {}) => ({ ...BODY, patientId: manuel.patientId, ...more });
const put = (more: object, actor = admin) => server.call(actor, `PUT /api/appointments/${id}`, bodyOf(more));
const give = (therapistId: string, more: object = {}) => put({ therapistId, ...more });
const collaborate = (therapist = berta) =>
  server.db
    .insert(patientCollaborators)
    .values({ patientId: manuel.patientId ?? '', therapistId: therapist.id });
const stored = async () => (await server.db.select().from(appointments).where(eq(appointments.id, id)))[0]!;
const latest = async (actor = admin) =>
  (await server.call(actor, `GET /api/appointments/${id}/events`)).body.events[0];
const undo = (change: string, actor = admin) =>
  server.call(actor, `POST /api/appointments/${id}/undo`, { change });
const toldTo = async (actor: Actor) =>
  (
    await server.db
      .select({ title: notifications.title, message: notifications.message })
      .from(notifications)
      .where(and(eq(notifications.userId, actor.id), eq(notifications.type, 'APPOINTMENT')))
      .orderBy(desc(notifications.createdAt))
  ).map(({ title, message }) => `${title}: ${message}`);
const members = () => server.db.select().from(patientCollaborators);

it('is announced to the browser', async () => {
  const { body } = await server.call(null, 'GET /api/system-status');
  expect(body.capabilities).toContain('therapistChange');
});

describe('another therapist for an appointment', () => {
  it('is given to who attends the patient, and told in the history', async () => {
    await collaborate();
    const { status, body } = await give(berta.id);
    expect(status).toBe(200);
    expect(body.appointment.therapist).toMatchObject({ id: berta.id, name: 'Berta Gil' });
    expect(await stored()).toMatchObject({ therapistId: berta.id, notes: null });
    expect(await latest()).toMatchObject({
      kind: 'MOVED',
      actorName: 'Eva Sanz',
      fromTherapist: 'Ana Ruiz',
      toTherapist: 'Berta Gil',
      fromRoom: null,
      toRoom: null,
      fromDate: null,
    });
    const agenda = await server.call(berta, 'GET /api/appointments');
    expect(agenda.body.appointments).toMatchObject([{ id }]);
  });

  it('and another time go together', async () => {
    await collaborate();
    await give(berta.id, { time: '12:00' });
    expect(await latest()).toMatchObject({
      toTherapist: 'Berta Gil',
      fromDate: '2026-11-23T09:30:00+01:00',
      date: '2026-11-23T12:00:00+01:00',
    });
  });

  it('stays where the key is absent, empty or the same', async () => {
    await collaborate();
    await give(berta.id);
    for (const more of [{}, { therapistId: null }, { therapistId: '' }, { therapistId: berta.id }]) {
      const { status, body } = await put(more);
      expect([status, body.appointment.therapist.id, body.undo]).toEqual([200, berta.id, undefined]);
    }
  });

  it('is asked about where an edit of the patient says who goes on giving it', async () => {
    const rosa = await server.addPatient(berta);
    const edit = (therapistId: string | null) =>
      server.call(admin, `PUT /api/appointments/${id}`, {
        ...{ patientId: rosa.id, therapistId },
        read: { patientId: manuel.patientId, therapistId: ana.id },
      });
    const { status, body } = await edit(ana.id);
    expect([status, body.details]).toEqual([
      409,
      { outsideTeam: { therapistName: 'Ana Ruiz', patientName: rosa.name } },
    ]);
    expect((await edit(null)).body.appointment.therapist).toMatchObject({ id: berta.id });
    expect(await stored()).toMatchObject({ patientId: rosa.id, therapistId: berta.id });
  });

  it('is refused for who does not attend the patient, and nothing changes', async () => {
    const before = await stored();
    const { status, body } = await give(berta.id, { time: '12:00' });
    expect([status, body.message, body.error]).toEqual([
      409,
      'Este fisioterapeuta no atiende al paciente ese día',
      body.message,
    ]);
    expect(body.details).toEqual({
      outsideTeam: { therapistName: 'Berta Gil', patientName: 'Manuel Ortega' },
    });
    expect(await stored()).toEqual(before);
    expect(await members()).toEqual([]);
  });

  it('lets them join the team in the same call, and says so to all and in the access log', async () => {
    expect((await give(berta.id, { joinsTeam: true })).status).toBe(200);
    expect(await members()).toMatchObject([{ therapistId: berta.id, patientId: manuel.patientId }]);
    const told = await server.db.select().from(notifications).where(eq(notifications.type, 'SYSTEM'));
    expect(told.map(({ userId }) => userId).sort()).toEqual([ana.id, berta.id].sort());
    const logged = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.actorId, admin.id))
      .orderBy(auditEvents.id);
    expect(logged.map(({ action, entity, entityId }) => [action, entity, entityId])).toEqual([
      ['UPDATE', 'appointment', id],
      ['CREATE', 'care-team', manuel.patientId],
    ]);
    expect(new Set(logged.map(({ patientId }) => patientId))).toEqual(new Set([manuel.patientId]));
  });

  it('joins nobody who attends already, nor where the time is taken', async () => {
    const rosa = await server.addPatient(berta);
    await server.call(berta, 'POST /api/appointments', { ...BODY, patientId: rosa.id });
    const busy = await give(berta.id, { joinsTeam: true });
    expect([busy.status, busy.body.message]).toEqual([409, 'Ya hay una cita en ese horario']);
    expect(busy.body.details.alternatives).toHaveLength(3);
    expect(await members()).toEqual([]);
    await collaborate();
    expect((await give(berta.id, { time: '12:00', joinsTeam: true })).status).toBe(200);
    expect(await members()).toHaveLength(1);
  });

  it('proposes free times by the hours of the new therapist', async () => {
    await collaborate();
    const rosa = await server.addPatient(berta);
    await server.call(berta, 'POST /api/appointments', { ...BODY, patientId: rosa.id });
    await server.db.insert(absences).values({
      therapistId: berta.id,
      fromDay: '2026-11-23',
      toDay: '2026-11-23',
      kind: 'TRAINING',
    });
    const { body } = await give(berta.id);
    expect(body.details.alternatives[0].date).toBe('2026-11-24T08:00:00+01:00');
  });

  it.each([
    ['before its first day', '2026-11-24', 409],
    ['on its days', '2026-11-23', 200],
  ])('follows a cover %s', async (_name, firstDay, status) => {
    await server.db.insert(covers).values({
      therapistId: ana.id,
      coveredBy: berta.id,
      firstDay,
      lastDay: '2026-11-30',
      createdBy: admin.id,
    });
    expect((await give(berta.id)).status).toBe(status);
  });

  it.each([
    ['a deactivated therapist', async () => (await gone()).id],
    ['an administrator', async () => admin.id],
    ['a patient', async () => manuel.id],
    ['nobody', async () => '00000000-0000-4000-8000-000000000000'],
    ['no id', async () => 'berta'],
  ])('is not %s', async (_name, whom) => {
    const { status, body } = await give(await whom());
    expect([status, body.fields]).toEqual([400, { therapistId: 'Elige un fisioterapeuta de la lista' }]);
    expect((await stored()).therapistId).toBe(ana.id);
  });

  it('is not chosen by a therapist, for a change, a booking or a series', async () => {
    await collaborate();
    const therapistId = berta.id;
    const occurrences = ['2026-11-24', '2026-12-01'].map((date) => ({ date, time: '12:00' }));
    const answers = [
      await put({ therapistId }, ana),
      await server.call(ana, 'POST /api/appointments', bodyOf({ time: '12:00', therapistId })),
      await server.call(ana, 'POST /api/appointments/series', bodyOf({ therapistId, occurrences })),
      await server.call(ana, 'POST /api/appointments/series/preview', bodyOf({ therapistId, occurrences })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400]);
    expect(answers[0]?.body.fields).toEqual({
      therapistId: 'Solo la administración elige el fisioterapeuta de una cita',
    });
  });

  it('is not for one that has ended', async () => {
    await collaborate();
    await server.call(ana, `PATCH /api/appointments/${id}/status`, { status: 'CANCELLED' });
    const { status, body } = await give(berta.id);
    expect([status, body.message]).toEqual([
      409,
      'Una cita completada, cancelada o con «No asistió» no se puede mover',
    ]);
  });
});

describe('a lead without access', () => {
  const occurrences = ['2026-11-24', '2026-12-01'].map((date) => ({ date, time: '12:00' }));
  const another = (more: object = {}) =>
    server.call(admin, 'POST /api/appointments', bodyOf({ time: '12:00', ...more }));
  const leave = () =>
    server.db.update(users).set({ deactivatedAt: server.clock.now() }).where(eq(users.id, ana.id));

  it('is given no new appointment by administration, which is told beside the therapist', async () => {
    await leave();
    const other = await server.addPatient(berta);
    const answers = [
      await another(),
      await another({ therapistId: ana.id }),
      await server.call(admin, 'POST /api/appointments/series', bodyOf({ occurrences })),
      await server.call(admin, 'POST /api/appointments/series/preview', bodyOf({ occurrences })),
    ];
    for (const { status, body } of answers)
      expect([status, body.fields]).toEqual([400, { therapistId: APPOINTMENT_MESSAGES.leadGone }]);
    const { body: made } = await another({ patientId: other.id });
    const moved = `PUT /api/appointments/${made.appointment.id}` as const;
    expect((await server.call(admin, moved, bodyOf({ time: '12:00' }))).body.fields).toEqual({
      therapistId: APPOINTMENT_MESSAGES.leadGone,
    });
    expect(await server.db.select().from(appointments)).toHaveLength(2);
  });

  it('keeps what was booked before, which can still be moved, and another therapist may give the next', async () => {
    await leave();
    expect((await put({ time: '13:00' })).status).toBe(200);
    const { status, body } = await another({ therapistId: berta.id, joinsTeam: true });
    expect([status, body.appointment?.therapist.id]).toEqual([201, berta.id]);
  });
});

const gone = async () => {
  const therapist = await server.signIn('THERAPIST');
  await server.db.update(users).set({ deactivatedAt: server.clock.now() }).where(eq(users.id, therapist.id));
  return therapist;
};

describe('undoing it', () => {
  it('brings the former therapist back for ten minutes, and the notices with it', async () => {
    await collaborate();
    const { body } = await give(berta.id);
    server.clock.advance(599_000);
    const offer = (await server.call(admin, `GET /api/appointments/${id}/events`)).body.undo;
    expect(offer.change).toBe(body.undo.change);
    const undone = await undo(offer.change);
    expect(undone.body.appointment.therapist.id).toBe(ana.id);
    expect(await latest()).toMatchObject({
      kind: 'UNDONE',
      fromTherapist: 'Berta Gil',
      toTherapist: 'Ana Ruiz',
    });
  });

  it('is for administration, or who acts for the former therapist', async () => {
    await collaborate();
    const { body } = await give(berta.id);
    expect((await server.call(berta, `GET /api/appointments/${id}/events`)).body.undo).toBeNull();
    expect((await undo(body.undo.change, berta)).status).toBe(403);
    expect((await undo(body.undo.change, ana)).status).toBe(403);
    expect((await undo(body.undo.change)).status).toBe(200);
  });

  it('is refused when the former therapist has no access any more, or another appointment', async () => {
    await collaborate();
    const { body } = await give(berta.id);
    const rosa = await server.addPatient(ana);
    const taken = await server.call(ana, 'POST /api/appointments', { ...BODY, patientId: rosa.id });
    const busy = await undo(body.undo.change);
    expect([busy.status, busy.body.message]).toEqual([409, 'Ya hay una cita en ese horario']);
    await server.call(ana, `DELETE /api/appointments/${taken.body.appointment.id}`);
    await server.db.update(users).set({ deactivatedAt: server.clock.now() }).where(eq(users.id, ana.id));
    const refused = await undo(body.undo.change);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'El fisioterapeuta de antes ya no tiene acceso',
    ]);
    expect((await stored()).therapistId).toBe(berta.id);
  });
});

describe('the notices', () => {
  const when = 'lunes, 23 de noviembre a las 09:30';
  /** The notices of the booking are told, so that each change has its own. */
  beforeEach(async () => {
    await collaborate();
    await server.db.delete(notifications);
  });

  it('tell both therapists and the patient', async () => {
    await give(berta.id);
    expect(await toldTo(ana)).toEqual([
      `Cambio de fisioterapeuta: La cita del ${when} está ahora en la agenda de Berta Gil.`,
    ]);
    expect(await toldTo(berta)).toEqual([`Nueva cita: Hay una cita nueva en tu agenda el ${when}.`]);
    expect(await toldTo(manuel)).toEqual([
      `Cambio de fisioterapeuta: Tu cita del ${when} es ahora con Berta Gil.`,
    ]);
  });

  it('name the time that the former therapist knows, and the new one to the others', async () => {
    await give(berta.id, { time: '12:00' });
    expect(await toldTo(ana)).toEqual([
      `Cambio de fisioterapeuta: La cita del ${when} está ahora en la agenda de Berta Gil.`,
    ]);
    expect(await toldTo(manuel)).toEqual([
      'Cita modificada: Tu cita es ahora el lunes, 23 de noviembre a las 12:00 con Berta Gil.',
    ]);
  });

  it('are one for changes in a row, and none for an undone one', async () => {
    const clara = await server.signIn('THERAPIST', { name: 'Clara Rey' });
    await collaborate(clara);
    await give(berta.id);
    const { body } = await give(clara.id);
    expect(await toldTo(ana)).toEqual([
      `Cambio de fisioterapeuta: La cita del ${when} está ahora en la agenda de Clara Rey.`,
    ]);
    expect(await toldTo(berta)).toEqual([]);
    expect(await toldTo(clara)).toHaveLength(1);
    await undo(body.undo.change);
    await give(ana.id);
    for (const one of [ana, berta, clara, manuel]) expect(await toldTo(one)).toEqual([]);
  });

  it('tell who stands in', async () => {
    const clara = await server.signIn('THERAPIST', { name: 'Clara Rey' });
    await server.db.insert(covers).values({
      ...{ therapistId: ana.id, coveredBy: clara.id, createdBy: admin.id },
      ...{ firstDay: '2026-11-20', lastDay: '2026-11-30' },
    });
    await give(berta.id);
    expect(await toldTo(clara)).toEqual([
      `Cambio de fisioterapeuta: La cita del ${when} está ahora en la agenda de Berta Gil.`,
    ]);
    await server.db.delete(notifications);
    server.clock.advance(60_000);
    await give(clara.id);
    expect(await toldTo(clara)).toEqual([`Nueva cita: Hay una cita nueva en tu agenda el ${when}.`]);
  });
});

describe('a new appointment', () => {
  it('is given to whom administration chooses, by the same rule', async () => {
    const book = (more: object) =>
      server.call(admin, 'POST /api/appointments', bodyOf({ time: '12:00', therapistId: berta.id, ...more }));
    const refused = await book({});
    expect([refused.status, refused.body.details.outsideTeam.therapistName]).toEqual([409, 'Berta Gil']);
    const { status, body } = await book({ joinsTeam: true });
    expect([status, body.appointment.therapist.id]).toEqual([201, berta.id]);
    expect(await members()).toHaveLength(1);
  });

  it('of a series too, whole or not at all', async () => {
    const occurrences = ['2026-11-24', '2026-12-01'].map((date) => ({ date, time: '12:00' }));
    const series = (path: '' | '/preview', more: object = {}) =>
      server.call(
        admin,
        `POST /api/appointments/series${path}`,
        bodyOf({ therapistId: berta.id, occurrences, ...more }),
      );
    await server.db.insert(covers).values({
      ...{ therapistId: ana.id, coveredBy: berta.id, createdBy: admin.id },
      ...{ firstDay: '2026-11-20', lastDay: '2026-11-30' },
    });
    // The second day lies after the cover.
    expect((await series('/preview')).status).toBe(409);
    expect((await series('')).status).toBe(409);
    expect((await series('/preview', { joinsTeam: true })).status).toBe(200);
    expect(await members()).toEqual([]);
    const made = await series('', { joinsTeam: true });
    expect(made.status).toBe(201);
    expect(await members()).toHaveLength(1);
  });
});

describe('a room', () => {
  const addRoom = async (name: string) =>
    (await server.db.insert(rooms).values({ name }).returning({ id: rooms.id }))[0]!.id;

  it('that alone changes has history and undo like a move', async () => {
    const roomId = await addRoom('Sala 1');
    const { body } = await put({ roomId }, ana);
    expect(await latest(ana)).toMatchObject({
      kind: 'MOVED',
      fromRoom: null,
      toRoom: 'Sala 1',
      fromDate: null,
    });
    await undo(body.undo.change, ana);
    expect((await stored()).roomId).toBeNull();
    expect(await latest(ana)).toMatchObject({ kind: 'UNDONE', fromRoom: 'Sala 1', toRoom: null });
    expect(await toldTo(manuel)).toHaveLength(1);
    const removal = await server.call(admin, `DELETE /api/rooms/${roomId}`);
    expect(removal.status).toBe(409);
  });
});

it('names both therapists of a hand-over in the history', async () => {
  const { status } = await server.call(admin, `POST /api/patients/${manuel.patientId}/handover`, {
    therapistId: berta.id,
    moveAppointments: true,
    note: null,
  });
  expect(status).toBe(200);
  expect(await server.db.select().from(patientHandovers)).toHaveLength(1);
  expect(await latest()).toMatchObject({
    kind: 'MOVED',
    fromTherapist: 'Ana Ruiz',
    toTherapist: 'Berta Gil',
    reason: null,
  });
});
