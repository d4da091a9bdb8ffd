import { HOUR_MS } from '@/contract/common/constants';
import { patientCollaborators, practiceSettings } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let berta: Actor;
let admin: Actor;
let manuel: Actor;
let id: string;

const BODY = { date: '2026-11-23', time: '09:30', duration: 60, type: 'TREATMENT', notes: '' };

beforeEach(async () => {
  server.clock.set('2026-11-20T10:00:00Z');
  ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  berta = await server.signIn('THERAPIST', { name: 'Berta Gil' });
  admin = await server.signIn('ADMIN', { name: 'Eva Sanz' });
  manuel = await server.signIn('PATIENT', { name: 'Manuel Ortega', therapist: ana });
  const { body } = await server.call(ana, 'POST /api/appointments', { ...BODY, patientId: manuel.patientId });
  id = body.appointment.id;
  server.clock.advance(60_000);
});

const history = (actor = ana) => server.call(actor, `GET /api/appointments/${id}/events`);
const cancelAppointment = (actor = ana, reason?: string) =>
  server.call(actor, `POST /api/appointments/${id}/cancellation`, { reason });
const noShow = (reason?: string) => server.call(ana, `POST /api/appointments/${id}/no-show`, { reason });
const status = (to: string) => server.call(ana, `PATCH /api/appointments/${id}/status`, { status: to });
const latest = async () => (await history()).body.events[0];

describe('an appointment that was deleted', () => {
  const remove = () => server.call(ana, `DELETE /api/appointments/${id}`);
  const restore = (actor = ana) => server.call(actor, `POST /api/appointments/${id}/restore`);

  it('comes back as it was, and the patient hears nothing of it', async () => {
    await status('CONFIRMED');
    server.clock.advance(60_000);
    const bell = async () => (await server.call(manuel, 'GET /api/notifications')).body.notifications.length;
    const before = await bell();
    await remove();
    server.clock.advance(5_000);
    expect((await restore()).body.appointment).toMatchObject({ id, status: 'CONFIRMED' });
    server.clock.advance(60_000);
    expect(await bell()).toBe(before);
  });

  it('names who has its hour now', async () => {
    const patient = await server.addPatient(ana, { name: 'Rosa Gil' });
    await remove();
    await server.call(ana, 'POST /api/appointments', { ...BODY, patientId: patient.id });
    const { status: code, body } = await restore();
    expect([code, body.message, body.details.conflict.patientName]).toEqual([
      409,
      'Ya hay una cita en ese horario',
      'Rosa Gil',
    ]);
  });

  it('does not come back to a patient whose record went after it', async () => {
    await remove();
    await server.call(ana, `DELETE /api/patients/${manuel.patientId}`);
    expect((await restore()).status).toBe(404);
    await server.call(ana, `POST /api/patients/${manuel.patientId}/restore`);
    expect((await restore()).status).toBe(200);
  });
});

describe('the history of an appointment', () => {
  it('tells every change, newest first, with who made it', async () => {
    const moved = { ...BODY, time: '11:00', patientId: manuel.patientId };
    await server.call(admin, `PUT /api/appointments/${id}`, moved);
    server.clock.advance(60_000);
    const { body: changed } = await status('CONFIRMED');
    server.clock.advance(60_000);
    await server.call(ana, `POST /api/appointments/${id}/undo`, { change: changed.undo.change });
    const { body } = await history();
    expect(body.events).toMatchObject([
      { kind: 'UNDONE', actorName: 'Ana Ruiz', status: 'SCHEDULED', fromStatus: 'CONFIRMED' },
      { kind: 'STATUS', actorName: 'Ana Ruiz', status: 'CONFIRMED', fromStatus: 'SCHEDULED' },
      {
        kind: 'MOVED',
        actorName: 'Eva Sanz',
        date: '2026-11-23T11:00:00+01:00',
        fromDate: '2026-11-23T09:30:00+01:00',
        fromDuration: 60,
      },
      {
        kind: 'BOOKED',
        actorName: 'Ana Ruiz',
        at: '2026-11-20T10:00:00.000Z',
        fromStatus: null,
        fromDate: null,
      },
    ]);
    expect(body.undo).toBeNull();
  });

  it('has the booking of each appointment of a series', async () => {
    const { date: _date, time: _time, ...body } = BODY;
    const occurrences = ['2026-11-24', '2026-12-01'].map((date) => ({ date, time: '12:00' }));
    const series = { ...body, patientId: manuel.patientId, occurrences };
    const made = await server.call(ana, 'POST /api/appointments/series', series);
    for (const one of made.body.appointments) {
      id = one.id;
      expect((await history()).body.events).toMatchObject([{ kind: 'BOOKED', date: one.date }]);
    }
  });

  it('tells nothing of a former patient, until they have the hour again', async () => {
    const { body: cancelled } = await cancelAppointment(ana, 'Ingresa en el hospital');
    await server.call(ana, `POST /api/appointments/${id}/undo`, { change: cancelled.undo.change });
    const rosa = await server.addPatient(ana, { name: 'Rosa Gil' });
    const given = await server.call(ana, `PUT /api/appointments/${id}`, { ...BODY, patientId: rosa.id });
    expect((await history()).body.events).toMatchObject([{ kind: 'MOVED', reason: null }]);
    await server.call(ana, `POST /api/appointments/${id}/undo`, { change: given.body.undo.change });
    expect((await history()).body.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      ...['UNDONE', 'UNDONE', 'STATUS', 'BOOKED'],
    ]);
  });
});

describe('cancelling with a reason', () => {
  it('works for a confirmed appointment, and keeps the reason', async () => {
    await status('CONFIRMED');
    server.clock.advance(60_000);
    const { status: code, body } = await cancelAppointment(ana, '  Se va de viaje ');
    expect(code).toBe(200);
    expect(body.appointment.status).toBe('CANCELLED');
    expect(await latest()).toMatchObject({
      fromStatus: 'CONFIRMED',
      status: 'CANCELLED',
      reason: 'Se va de viaje',
      late: false,
    });
  });

  it.each([
    ['in time', 24, '2026-11-22T08:30:00Z', false],
    ['late', 24, '2026-11-22T08:30:01Z', true],
    ['in time by the hours of the practice', 2, '2026-11-23T06:30:00Z', false],
    ['late by the hours of the practice', 2, '2026-11-23T06:30:01Z', true],
  ])('is %s', async (_name, hours, now, late) => {
    if (hours !== 24)
      await server.db
        .insert(practiceSettings)
        .values({ name: 'Consulta', timeZone: 'Europe/Madrid', lateCancellationHours: hours })
        .onConflictDoUpdate({ target: practiceSettings.id, set: { lateCancellationHours: hours } });
    server.clock.set(now);
    admin = await server.signIn('ADMIN', { name: 'Eva Sanz' });
    await cancelAppointment(admin);
    expect((await history(admin)).body.events[0]).toMatchObject({ late, reason: null });
  });

  it('is refused for a completed one, for a colleague, and with too long a reason', async () => {
    const long = await cancelAppointment(ana, 'x'.repeat(301));
    expect(long.status).toBe(400);
    expect(long.body.fields.reason).toBe('Máximo 300 caracteres');
    expect((await cancelAppointment(berta)).status).toBe(404);
    expect((await cancelAppointment(manuel)).status).toBe(403);
    await status('CONFIRMED');
    await status('COMPLETED');
    expect((await cancelAppointment()).status).toBe(409);
  });

  it('can be undone for ten minutes', async () => {
    const { body } = await cancelAppointment();
    server.clock.advance(600_000);
    const offer = (await history()).body.undo;
    expect(offer.change).toBe(body.undo.change);
    const undone = await server.call(ana, `POST /api/appointments/${id}/undo`, { change: offer.change });
    expect(undone.body.appointment.status).toBe('SCHEDULED');
    await cancelAppointment();
    server.clock.advance(600_001);
    expect((await history()).body.undo).toBeNull();
  });

  it('offers no undo to a colleague who attends the patient too, but not this agenda', async () => {
    const shared = { patientId: manuel.patientId ?? '', therapistId: berta.id };
    await server.db.insert(patientCollaborators).values(shared);
    await cancelAppointment();
    expect((await history()).body.undo).not.toBeNull();
    const { status: code, body } = await history(berta);
    expect([code, body.undo]).toEqual([200, null]);
  });
});

describe('a no-show', () => {
  it('is refused before the start and kept from then on', async () => {
    const early = await noShow();
    expect(early.status).toBe(409);
    expect(early.body.message).toBe('La cita aún no ha empezado');
    const past = { ...BODY, date: '2026-11-20', time: '11:15', patientId: manuel.patientId };
    const { body } = await server.call(ana, 'POST /api/appointments', past);
    id = body.appointment.id;
    server.clock.set('2026-11-20T10:15:00Z');
    expect((await noShow('No avisa')).body.appointment.status).toBe('NO_SHOW');
    expect(await latest()).toMatchObject({ status: 'NO_SHOW', reason: 'No avisa', late: false });
    expect((await noShow()).body.undo).toBeUndefined();
    expect((await cancelAppointment()).status).toBe(409);
  });
});

describe('a correction', () => {
  const correct = (to: string, reason: string | null = 'Error al anotar', actor = ana) =>
    server.call(actor, `POST /api/appointments/${id}/correction`, { status: to, reason });

  it('gives back an appointment that was completed before it began, and the patient hears nothing', async () => {
    await status('CONFIRMED');
    await status('COMPLETED');
    server.clock.advance(HOUR_MS);
    const bell = async () => (await server.call(manuel, 'GET /api/notifications')).body.notifications.length;
    const before = await bell();
    expect((await correct('NO_SHOW')).status).toBe(409);
    expect((await correct('CONFIRMED')).body.appointment.status).toBe('CONFIRMED');
    server.clock.advance(HOUR_MS);
    expect(await bell()).toBe(before);
    expect((await cancelAppointment()).status).toBe(200);
  });

  const TODAY = { ...BODY, date: '2026-11-20', time: '11:15' };
  const missed = async () => {
    const { body } = await server.call(ana, 'POST /api/appointments', {
      ...{ ...TODAY, patientId: manuel.patientId },
    });
    id = body.appointment.id;
    server.clock.set('2026-11-20T10:15:00Z');
    await noShow('No avisa');
  };

  it('turns a missed one into a completed one and back, hours later, and keeps what it was and why', async () => {
    await missed();
    server.clock.set('2026-11-20T20:15:00Z');
    expect((await correct('COMPLETED')).body.appointment.status).toBe('COMPLETED');
    // A second click asks for the same.
    expect((await correct('COMPLETED')).body.appointment.status).toBe('COMPLETED');
    expect(await latest()).toMatchObject({
      fromStatus: 'NO_SHOW',
      status: 'COMPLETED',
      reason: 'Error al anotar',
    });
    expect((await correct('NO_SHOW')).body.appointment.status).toBe('NO_SHOW');
  });

  it('is refused without a reason, and where somebody else had the hour', async () => {
    await missed();
    const { status: code, body } = await correct('COMPLETED', null);
    expect([code, body.fields]).toEqual([400, { reason: 'Indica el motivo de la corrección' }]);
    const other = await server.addPatient(ana, { name: 'Rosa Gil' });
    await server.call(ana, 'POST /api/appointments', { ...TODAY, patientId: other.id });
    expect((await correct('COMPLETED')).body.message).toBe('Ya hay una cita en ese horario');
  });

  it('is of an end alone', async () => {
    expect((await correct('COMPLETED')).status).toBe(409);
    await cancelAppointment();
    expect((await correct('COMPLETED')).status).toBe(409);
  });
});

describe('an arrival', () => {
  const TODAY = { ...BODY, date: '2026-11-20', time: '12:30' };
  let another: string;
  beforeEach(async () => {
    another = id;
    const { body } = await server.call(ana, 'POST /api/appointments', {
      ...{ ...TODAY, patientId: manuel.patientId },
    });
    id = body.appointment.id;
  });

  const arrive = (arrived = true, actor = admin, which = id) =>
    server.call(actor, `POST /api/appointments/${which}/arrival`, { arrived });
  const arrivedAt = async () =>
    (await server.call(ana, `GET /api/appointments/${id}`)).body.appointment.arrivedAt;

  it('is noted once, seen by staff alone, and can be taken back', async () => {
    const at = server.clock.now().toISOString();
    expect((await arrive()).body.appointment).toMatchObject({ arrivedAt: at, status: 'SCHEDULED' });
    server.clock.advance(60_000);
    await arrive(true, ana);
    expect(await arrivedAt()).toBe(at);
    const own = await server.call(manuel, 'GET /api/appointments/my-appointments');
    expect(own.body.appointments[0]).not.toHaveProperty('arrivedAt');
    await arrive(false);
    expect(await arrivedAt()).toBeNull();
  });

  it('is noted on the day of the appointment alone, and not of one that has ended', async () => {
    const early = await arrive(true, admin, another);
    expect([early.status, early.body.error]).toEqual([409, 'La llegada se anota el día de la cita']);
    await cancelAppointment();
    expect((await arrive()).status).toBe(409);
  });

  it('keeps the patient from being marked as missing, until it is taken back, on the next day too', async () => {
    await arrive();
    server.clock.set('2026-11-20T23:30:00Z');
    const { status: code, body } = await noShow();
    expect([code, body.error]).toEqual([409, 'El paciente ya ha llegado. Quita antes la llegada.']);
    expect((await arrive(false)).status).toBe(200);
    expect((await arrive()).body.error).toBe('La llegada se anota el día de la cita');
    expect((await noShow()).status).toBe(200);
  });

  it('can have been noted by mistake of what was completed: that is corrected', async () => {
    await arrive();
    server.clock.set('2026-11-20T11:45:00Z');
    await status('CONFIRMED');
    await status('COMPLETED');
    const fields = { status: 'NO_SHOW', reason: 'Era otra persona' };
    expect((await server.call(ana, `POST /api/appointments/${id}/correction`, fields)).status).toBe(200);
  });

  it('belongs to the time for which the patient came', async () => {
    await arrive();
    const changed = { ...TODAY, patientId: manuel.patientId };
    await server.call(ana, `PUT /api/appointments/${id}`, { ...changed, notes: 'Con informe' });
    expect(await arrivedAt()).not.toBeNull();
    const moved = await server.call(ana, `PUT /api/appointments/${id}`, { ...changed, time: '17:00' });
    expect(await arrivedAt()).toBeNull();
    await server.call(ana, `POST /api/appointments/${id}/undo`, { change: moved.body.undo.change });
    expect(await arrivedAt()).not.toBeNull();
  });

  it('is not that of another patient who gets the hour', async () => {
    const rosa = await server.addPatient(ana, { name: 'Rosa Gil' });
    await arrive();
    await server.call(ana, `PUT /api/appointments/${id}`, { ...TODAY, patientId: rosa.id });
    expect(await arrivedAt()).toBeNull();
  });

  it('stays when a change that came before it is undone, with the same hour', async () => {
    const longer = { ...TODAY, patientId: manuel.patientId, duration: 90 };
    const { body } = await server.call(ana, `PUT /api/appointments/${id}`, longer);
    await arrive();
    await server.call(ana, `POST /api/appointments/${id}/undo`, { change: body.undo.change });
    expect(await arrivedAt()).not.toBeNull();
  });
});
