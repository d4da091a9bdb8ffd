import { eq } from 'drizzle-orm';
import type { AppointmentConflict, SeriesPlan } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { appointments, auditEvents, holidays, notifications, patients } from '../db/schema';
import { planOf } from '../testing/planOf';
import { serverOfFile, type Actor } from '../testing/testServer';
import { selectAppointments } from './repository';

// Friday 2026-11-20, 11:00 in Madrid.
const server = serverOfFile();
let ana: Actor;
let berta: Actor;
let admin: Actor;
let manuel: Actor;
let patientId: string;

beforeEach(async () => {
  server.clock.set('2026-11-20T10:00:00Z');
  ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  berta = await server.signIn('THERAPIST', { name: 'Berta Gil' });
  admin = await server.signIn('ADMIN');
  manuel = await server.signIn('PATIENT', { name: 'Manuel Ortega', therapist: ana });
  patientId = manuel.patientId!;
});

const BODY = { date: '2026-11-23', time: '09:30', duration: 60, type: 'TREATMENT', notes: 'Traer informes' };

const post = (actor: Actor | null, values: object = {}, headers = {}) =>
  server.call(actor, 'POST /api/appointments', { ...BODY, patientId, ...values }, headers);

async function made(values: object = {}, actor = ana): Promise<string> {
  const { status, body } = await post(actor, values);
  expect(status).toBe(201);
  return body.appointment.id;
}

const rowCount = async () => (await server.db.select({ id: appointments.id }).from(appointments)).length;

describe('POST /api/appointments', () => {
  it('stores the wall clock of the practice and answers the whole appointment', async () => {
    const { status, body } = await post(ana);
    expect(status).toBe(201);
    expect(body.appointment).toEqual({
      arrivedAt: null,
      id: expect.any(String),
      patientId,
      patientName: 'Manuel Ortega',
      patientPhone: null,
      patientEmail: manuel.email,
      date: '2026-11-23T09:30:00+01:00',
      duration: 60,
      type: 'TREATMENT',
      status: 'SCHEDULED',
      notes: 'Traer informes',
      therapist: { id: ana.id, name: 'Ana Ruiz', phone: null },
      service: null,
      room: null,
      episodeId: null,
    });
  });

  it.each([
    ['2027-03-28', '01:30', '2027-03-28T01:30:00+01:00'],
    ['2027-03-28', '02:30', '2027-03-28T03:30:00+02:00'],
    ['2027-03-28', '10:00', '2027-03-28T10:00:00+02:00'],
    ['2027-10-31', '02:30', '2027-10-31T02:30:00+02:00'],
    ['2027-10-31', '10:00', '2027-10-31T10:00:00+01:00'],
  ])('is right on the days of the change: %s %s', async (date, time, instant) => {
    expect((await post(ana, { date, time })).body.appointment.date).toBe(instant);
  });

  it.each([
    ['patientId', { patientId: '' }, 'Selecciona un paciente'],
    ['date', { date: '' }, 'Selecciona una fecha'],
    ['date', { date: '2026-02-30' }, 'Ese día no existe'],
    ['time', { time: null }, 'Selecciona una hora'],
    ['time', { time: '25:00' }, 'Introduce una hora válida'],
    ['type', { type: '' }, 'Selecciona un tipo de cita'],
    ['type', { type: 'MASSAGE' }, 'Selecciona un tipo de cita'],
    ['duration', { duration: 14 }, 'La duración debe estar entre 15 y 480 minutos'],
    ['duration', { duration: 481 }, 'La duración debe estar entre 15 y 480 minutos'],
    ['duration', { duration: 20 }, 'La duración debe estar entre 15 y 480 minutos'],
    ['duration', { duration: 'mucho' }, 'La duración debe estar entre 15 y 480 minutos'],
    ['notes', { notes: 'x'.repeat(2001) }, 'Máximo 2000 caracteres'],
    ['notes', { notes: { a: 1 } }, 'El valor no es válido'],
    ['time', { date: '2026-11-20', time: '10:44' }, 'No puedes programar citas en el pasado'],
    ['date', { date: '2026-11-19', time: '23:59' }, 'No puedes programar citas en el pasado'],
  ])('refuses a bad %s: %j', async (field, values, text) => {
    const { status, body } = await post(ana, values);
    expect(status).toBe(400);
    expect(body.fields[field]).toBe(text);
    expect(body.error).toBe(body.message);
    expect(await rowCount()).toBe(0);
  });

  it('names every missing field at once, and drops unknown ones', async () => {
    const { body } = await server.call(ana, 'POST /api/appointments', { status: 'COMPLETED', id: 'x' });
    expect(Object.keys(body.fields).sort()).toEqual(['date', 'duration', 'patientId', 'time', 'type']);
    const ok = await post(ana, { status: 'COMPLETED', seriesId: berta.id });
    expect(ok.body.appointment.status).toBe('SCHEDULED');
    expect(ok.body.appointment.therapist.name).toBe('Ana Ruiz');
    const other = await post(ana, { time: '12:00', therapistId: berta.id });
    expect(Object.keys(other.body.fields)).toEqual(['therapistId']);
  });

  it('takes a walk-in that began a quarter of an hour ago, to the minute', async () => {
    server.clock.set('2026-11-20T10:15:59Z');
    expect((await post(ana, { date: '2026-11-20', time: '11:00' })).status).toBe(201);
    server.clock.set('2026-11-20T13:16:00Z');
    const late = await post(ana, { date: '2026-11-20', time: '14:00' });
    expect(late.body.fields).toEqual({ time: 'No puedes programar citas en el pasado' });
    // Just after midnight, an appointment of a few minutes ago lies on the day before and must be accepted.
    server.clock.set('2026-11-20T23:10:00Z');
    expect((await post(ana, { date: '2026-11-20', time: '23:55', duration: 15 })).status).toBe(201);
  });

  it('accepts lower-case types, and the current minute', async () => {
    const { status, body } = await post(ana, { type: 'follow-up', date: '2026-11-20', time: '11:00' });
    expect(status).toBe(201);
    expect(body.appointment.type).toBe('FOLLOW_UP');
  });

  it('is refused for foreign, deleted and made-up patients alike', async () => {
    await server.db.update(patients).set({ deletedAt: new Date() }).where(eq(patients.id, patientId));
    const deleted = await post(ana);
    const foreign = await server.addPatient(berta);
    for (const answer of [
      deleted,
      await post(ana, { patientId: foreign.id }),
      await post(ana, { patientId: 'x' }),
      await post(ana, { patientId: '00000000-0000-4000-8000-000000000000' }),
    ]) {
      expect(answer.status).toBe(404);
      expect(answer.body.fields).toEqual({ patientId: 'El paciente no existe' });
    }
    expect(await rowCount()).toBe(0);
  });

  it('by an ADMIN goes to the patient’s therapist, without showing notes', async () => {
    const { status, body } = await post(admin);
    expect(status).toBe(201);
    expect(body.appointment).toMatchObject({ therapist: { name: 'Ana Ruiz' }, notes: null });
    expect((await server.call(ana, 'GET /api/appointments')).body.appointments[0].notes).toBe(
      'Traer informes',
    );
  });

  it('answers an overlap with what is in the way and the next three free slots', async () => {
    const id = await made();
    const { status, body } = await post(ana, { time: '10:00', duration: 45 });
    expect(status).toBe(409);
    expect(body.message).toBe('Ya hay una cita en ese horario');
    expect(body.details).toEqual({
      conflict: { id, date: '2026-11-23T09:30:00+01:00', duration: 60, patientName: 'Manuel Ortega' },
      alternatives: [
        { date: '2026-11-23T10:30:00+01:00', duration: 45 },
        { date: '2026-11-23T11:15:00+01:00', duration: 45 },
        { date: '2026-11-23T12:00:00+01:00', duration: 45 },
      ],
    } satisfies AppointmentConflict);
    expect(await rowCount()).toBe(1);
  });

  it('lets neighbours touch, other therapists work at the same time, and cancelled ones give way', async () => {
    const id = await made();
    await made({ time: '10:30' });
    await made({ time: '08:30' });
    await made({ patientId: (await server.addPatient(berta)).id }, berta);
    expect((await post(ana)).status).toBe(409);
    await server.call(ana, `PATCH /api/appointments/${id}/status`, { status: 'CANCELLED' });
    await made();
    const gone = await made({ time: '12:00' });
    await server.call(ana, `DELETE /api/appointments/${gone}`);
    await made({ time: '12:00' });
  });

  it('does not name a deleted patient whose appointment is in the way', async () => {
    const other = await server.addPatient(ana, { name: 'Secreta Persona' });
    await made({ patientId: other.id });
    await server.db.update(patients).set({ deletedAt: new Date() }).where(eq(patients.id, other.id));
    const { body } = await post(ana);
    expect(body.details.conflict.patientName).toBe('Paciente eliminado');
    expect(JSON.stringify(body)).not.toContain('Secreta');
  });

  it('is guaranteed by the database even against writers that do not ask', async () => {
    await made();
    const values = {
      therapistId: ana.id,
      patientId,
      startsAt: new Date('2026-11-23T09:00:00Z'),
      endsAt: new Date('2026-11-23T10:00:00Z'),
      duration: 60,
      type: 'TREATMENT' as const,
    };
    await expect(server.db.insert(appointments).values(values)).rejects.toMatchObject({
      cause: { constraint: 'appointments_never_overlap' },
    });
  });
});

describe('PUT /api/appointments/{id}', () => {
  const put = (id: string, values: object = {}, actor = ana) =>
    server.call(actor, `PUT /api/appointments/${id}`, { ...BODY, patientId, ...values });

  it('changes it, over its own time too', async () => {
    const id = await made();
    const { status, body } = await put(id, { time: '10:00', duration: 90, type: 'EVALUATION', notes: '' });
    expect(status).toBe(200);
    expect(body.appointment).toMatchObject({
      id,
      date: '2026-11-23T10:00:00+01:00',
      duration: 90,
      type: 'EVALUATION',
      notes: null,
    });
  });

  it('refuses to move onto another one, and leaves it where it was', async () => {
    await made();
    const id = await made({ time: '12:00' });
    const { status, body } = await put(id, { time: '09:00' });
    expect(status).toBe(409);
    expect(body.details.conflict.date).toBe('2026-11-23T09:30:00+01:00');
    // The appointment's own time counts as free.
    expect(body.details.alternatives[0].date).toBe('2026-11-23T10:30:00+01:00');
    expect(body.details.alternatives[1].date).toBe('2026-11-23T11:30:00+01:00');
    const after = await server.call(ana, `GET /api/appointments/${id}`);
    expect(after.body.appointment.date).toBe('2026-11-23T12:00:00+01:00');
  });

  it('lets what is past be annotated, and not moved into the past', async () => {
    const when = { date: '2026-11-20', time: '12:00' };
    const id = await made(when);
    server.clock.set('2026-11-20T14:00:00Z');
    const noted = await put(id, { ...when, notes: 'Vino acompañado' });
    expect(noted.status).toBe(200);
    expect(noted.body.appointment.notes).toBe('Vino acompañado');
    const moved = await put(id, { ...when, time: '13:00' });
    expect(moved.status).toBe(400);
    expect(moved.body.fields).toEqual({ time: 'No puedes programar citas en el pasado' });
    expect((await put(id, { date: '2026-11-25' })).status).toBe(200);
  });

  it('annotates what has ended, and does not move it', async () => {
    const id = await made();
    await server.call(ana, `PATCH /api/appointments/${id}/status`, { status: 'CANCELLED' });
    expect((await put(id, { notes: 'Llamó por teléfono' })).status).toBe(200);
    const moved = await put(id, { time: '15:00' });
    expect(moved.status).toBe(409);
    expect(moved.body.message).toBe(MESSAGES.ended);
  });

  it('by an ADMIN keeps the notes that an ADMIN cannot see', async () => {
    const id = await made();
    expect((await put(id, { time: '15:00', notes: '' }, admin)).status).toBe(200);
    expect((await server.call(ana, `GET /api/appointments/${id}`)).body.appointment.notes).toBe(
      'Traer informes',
    );
  });

  it('by an ADMIN to another patient leaves the notes with the former one', async () => {
    const id = await made();
    const rosa = await server.addPatient(berta);
    const { body } = await put(id, { patientId: rosa.id, notes: '' }, admin);
    const notesFor = async (actor: Actor) =>
      (await server.call(actor, `GET /api/appointments/${id}`)).body.appointment.notes;
    expect(await notesFor(berta)).toBeNull();
    await server.call(admin, `POST /api/appointments/${id}/undo`, { change: body.undo.change });
    expect(await notesFor(ana)).toBe('Traer informes');
  });

  it('leaves an untouched one at its time, also in the hour that comes twice', async () => {
    const slot = { date: '2027-10-31', time: '02:30' };
    const id = await made(slot);
    const second = { startsAt: new Date('2027-10-31T01:30:00Z'), endsAt: new Date('2027-10-31T02:30:00Z') };
    await server.db.update(appointments).set(second).where(eq(appointments.id, id));
    const { status, body } = await put(id, slot);
    expect(status).toBe(200);
    expect(body.appointment.date).toBe('2027-10-31T02:30:00+01:00');
  });

  it('as an edit of the notes leaves it where somebody else moved it meanwhile', async () => {
    const id = await made({ time: '12:30' });
    await server.call(admin, `PUT /api/appointments/${id}`, { time: '16:00', read: { time: '12:30' } });
    const edit = { notes: 'Trae el informe', read: { notes: BODY.notes } };
    const { status, body } = await server.call(ana, `PUT /api/appointments/${id}`, edit);
    expect([status, body.appointment.date, body.appointment.notes]).toEqual([
      200,
      '2026-11-23T16:00:00+01:00',
      'Trae el informe',
    ]);
    const move = { date: '2026-11-24', time: '12:30', read: { date: '2026-11-23', time: '12:30' } };
    const late = await server.call(ana, `PUT /api/appointments/${id}`, move);
    expect([late.status, late.body.details.clashes]).toEqual([
      409,
      [
        { field: 'date', mine: '2026-11-24', theirs: '2026-11-23' },
        { field: 'time', mine: '12:30', theirs: '16:00' },
      ],
    ]);
  });

  it('as an edit tells an ADMIN nothing of the notes and the episode, and changes neither', async () => {
    const id = await made();
    const episodes = await server.call(ana, `POST /api/patients/${patientId}/episodes`, {
      reason: 'Lumbalgia',
    });
    const edit = { notes: 'De la mesa', read: { notes: 'Otra', episodeId: 'x' }, episodeId: 'y' };
    const answers = [
      await server.call(admin, `PUT /api/appointments/${id}`, edit),
      await server.call(admin, `PUT /api/appointments/${id}`, { ...edit, read: { notes: null } }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([409, 200]);
    expect(JSON.stringify(answers)).not.toContain(BODY.notes);
    expect(JSON.stringify(answers)).not.toContain(episodes.body.episodes[0].id);
    const { body } = await server.call(ana, `GET /api/appointments/${id}`);
    expect(body.appointment.notes).toBe(BODY.notes);
  });

  it('to another patient asks whose that patient is', async () => {
    const id = await made();
    const foreign = await server.addPatient(berta);
    expect((await put(id, { patientId: foreign.id })).status).toBe(404);
    const own = await server.addPatient(ana);
    expect((await put(id, { patientId: own.id })).body.appointment.patientName).toBe(own.name);
  });
});

describe('PATCH /api/appointments/{id}/status', () => {
  const patch = (id: string, status: unknown) =>
    server.call(ana, `PATCH /api/appointments/${id}/status`, { status });

  it.each([
    [[], ['CONFIRMED', 'CANCELLED'], ['COMPLETED', 'NO_SHOW']],
    [['CONFIRMED'], ['COMPLETED'], ['SCHEDULED', 'CANCELLED', 'NO_SHOW']],
    [['CONFIRMED', 'COMPLETED'], [], ['SCHEDULED', 'CONFIRMED', 'CANCELLED', 'NO_SHOW']],
    [['CANCELLED'], [], ['SCHEDULED', 'CONFIRMED', 'COMPLETED', 'NO_SHOW']],
  ])('after %j allows %j and refuses %j', async (path, allowed, refused) => {
    const start = async () => {
      await server.db.delete(appointments);
      const id = await made();
      for (const step of path) expect((await patch(id, step)).status).toBe(200);
      return id;
    };
    for (const status of allowed) {
      const { body } = await patch(await start(), status);
      expect(body.appointment.status).toBe(status);
    }
    const id = await start();
    for (const status of refused) {
      const answer = await patch(id, status);
      expect(answer.status).toBe(409);
      expect(answer.body.message).toBe('El estado de la cita no permite este cambio');
    }
    const { body } = await server.call(ana, `GET /api/appointments/${id}`);
    expect(body.appointment.status).toBe(path.at(-1) ?? 'SCHEDULED');
  });

  it('takes either case, answers a second click with what already is, and refuses nonsense', async () => {
    const id = await made();
    expect((await patch(id, 'confirmed')).body.appointment.status).toBe('CONFIRMED');
    expect((await patch(id, 'CONFIRMED')).status).toBe(200);
    expect((await patch(id, 'DONE')).status).toBe(400);
    expect((await patch(id, null)).status).toBe(400);
  });
});

describe('reading', () => {
  it('filters by days of the practice, status and patient, by date ascending', async () => {
    const late = await made({ date: '2026-11-24', time: '23:30' });
    const early = await made({ date: '2026-11-24', time: '00:15' });
    const before = await made({ date: '2026-11-23', time: '23:45', duration: 15 });
    const other = await server.addPatient(ana, { name: 'Otra' });
    const third = await made({ date: '2026-11-25', patientId: other.id });
    const ids = async (query: string) =>
      (await server.call(ana, `GET /api/appointments?${query}`)).body.appointments.map(
        (one: { id: string }) => one.id,
      );
    expect(await ids('')).toEqual([before, early, late, third]);
    expect(await ids('startDate=2026-11-24&endDate=2026-11-24')).toEqual([early, late]);
    expect(await ids(`patientId=${other.id}`)).toEqual([third]);
    expect(await ids('patientId=nadie')).toEqual([]);
    await server.call(ana, `PATCH /api/appointments/${late}/status`, { status: 'CONFIRMED' });
    expect(await ids('status=confirmed')).toEqual([late]);
    expect(await ids('status=&startDate=&endDate=&patientId=')).toHaveLength(4);
    expect((await server.call(ana, 'GET /api/appointments?startDate=ayer')).status).toBe(400);
  });

  it('counts and lists today by the practice’s clock', async () => {
    await made({ date: '2026-11-20', time: '23:30', duration: 15 });
    const cancelled = await made({ date: '2026-11-20', time: '12:00' });
    await server.call(ana, `PATCH /api/appointments/${cancelled}/status`, { status: 'CANCELLED' });
    await made({ date: '2026-11-22', time: '10:00' }); // Sunday, same week
    await made({ date: '2026-11-23', time: '00:00' }); // Monday of the next
    expect((await server.call(ana, 'GET /api/appointments/stats/overview')).body).toEqual({
      total: 4,
      today: 1,
      thisWeek: 2,
      completed: 0,
      cancelled: 1,
      pending: 3,
    });
    const today = await server.call(ana, 'GET /api/appointments/today');
    expect(today.body.appointments).toHaveLength(1);
    // 23:30 UTC is already the 21st in Madrid.
    server.clock.set('2026-11-20T23:30:00Z');
    expect((await server.call(ana, 'GET /api/appointments/today')).body.appointments).toHaveLength(0);
    expect((await server.call(berta, 'GET /api/appointments/stats/overview')).body.total).toBe(0);
    expect((await server.call(admin, 'GET /api/appointments/stats/overview')).body.total).toBe(4);
  });

  it('gives a patient their own, without the therapist’s notes', async () => {
    await made();
    const other = await server.addPatient(ana);
    await made({ time: '12:00', patientId: other.id });
    const { body } = await server.call(manuel, 'GET /api/appointments/my-appointments');
    expect(body.appointments).toHaveLength(1);
    expect(body.appointments[0]).toMatchObject({ patientId, notes: null, therapist: { name: 'Ana Ruiz' } });
  });

  it('hides the appointments of a deleted patient', async () => {
    const id = await made();
    await server.db.update(patients).set({ deletedAt: new Date() }).where(eq(patients.id, patientId));
    expect((await server.call(ana, 'GET /api/appointments')).body.appointments).toEqual([]);
    expect((await server.call(ana, `GET /api/appointments/${id}`)).status).toBe(404);
    expect((await server.call(ana, 'GET /api/appointments/stats/overview')).body.total).toBe(0);
  });

  it('uses an index for a range, for a therapist and for an ADMIN', async () => {
    await server.db.execute(`
      insert into appointments (therapist_id, patient_id, starts_at, ends_at, duration, type)
      select '${ana.id}', '${patientId}', at, at + interval '15 minutes', 15, 'TREATMENT'
      from generate_series(timestamptz '2020-01-01', timestamptz '2020-01-01' + interval '4999 hours', interval '1 hour') at`);
    // Each was moved once.
    await server.db.execute(`
      insert into appointment_events (appointment_id, patient_id, at, kind, status, starts_at, duration, from_starts_at)
      select id, patient_id, starts_at, 'MOVED', status, starts_at, duration, starts_at - interval '1 hour' from appointments`);
    await server.db.execute('analyze appointments, appointment_events');
    const week = { from: new Date('2020-03-02T00:00:00Z'), to: new Date('2020-03-09T00:00:00Z') };
    const scopes = [{ carer: { id: ana.id, today: '2020-03-02' } }, {}];
    for (const [scope, filter] of scopes.flatMap((one) => [
      [one, week] as const,
      [one, { untoldIn: week }] as const,
    ])) {
      const text = await planOf(server.db, selectAppointments(server.db, scope, filter));
      expect(text).toMatch(
        /Index (Only )?Scan.*appointments_(therapist_)?start|Bitmap Index Scan on appointments_/,
      );
      expect(text).not.toContain('Seq Scan on appointment');
      if ('untoldIn' in filter) expect(text).toContain('appointment_events_from_start');
    }
  });
});

describe('whose', () => {
  it('reaches nothing for a patient without a record', async () => {
    await made();
    expect(await selectAppointments(server.db, { patientId: '' }, {})).toEqual([]);
  });

  it('answers foreign appointments like absent ones, whatever is tried', async () => {
    const id = await made();
    const body = { ...BODY, patientId };
    for (const actor of [berta]) {
      expect((await server.call(actor, `GET /api/appointments/${id}`)).status).toBe(404);
      expect((await server.call(actor, `PUT /api/appointments/${id}`, body)).status).toBe(404);
      expect(
        (await server.call(actor, `PATCH /api/appointments/${id}/status`, { status: 'CONFIRMED' })).status,
      ).toBe(404);
      expect((await server.call(actor, `DELETE /api/appointments/${id}`)).status).toBe(404);
      expect((await server.call(actor, `GET /api/appointments/${id}/calendar.ics`)).status).toBe(404);
      expect((await server.call(actor, 'GET /api/appointments')).body.appointments).toEqual([]);
      expect(
        (await server.call(actor, `GET /api/appointments?patientId=${patientId}`)).body.appointments,
      ).toEqual([]);
    }
    expect((await server.call(ana, 'GET /api/appointments/no-es-un-id')).status).toBe(404);
    expect(await rowCount()).toBe(1);
  });

  it('is on record, without content', async () => {
    const id = await made();
    await server.call(ana, `GET /api/appointments/${id}`);
    await server.call(ana, `DELETE /api/appointments/${id}`);
    const events = await server.db.select().from(auditEvents);
    expect(events.map(({ action, entityId, patientId: subject }) => [action, entityId, subject])).toEqual([
      ['CREATE', id, patientId],
      ['READ', id, patientId],
      ['DELETE', id, patientId],
    ]);
    expect(JSON.stringify(events)).not.toContain('informes');
  });
});

describe('telling people', () => {
  const told = () =>
    server.db
      .select({ userId: notifications.userId, title: notifications.title, message: notifications.message })
      .from(notifications);

  it('tells the patient what a therapist did, with day and time and nothing clinical', async () => {
    const id = await made();
    server.clock.advance(10_000);
    await server.call(ana, `PUT /api/appointments/${id}`, { ...BODY, patientId, time: '10:00' });
    server.clock.advance(10_000);
    await server.call(ana, `PUT /api/appointments/${id}`, {
      ...BODY,
      patientId,
      time: '10:00',
      notes: 'solo notas',
    });
    await server.call(ana, `DELETE /api/appointments/${id}`);
    expect(await told()).toEqual([
      {
        userId: manuel.id,
        title: 'Nueva cita',
        message: 'Tienes una cita el lunes, 23 de noviembre a las 09:30.',
      },
      {
        userId: manuel.id,
        title: 'Cita modificada',
        message: 'Tu cita es ahora el lunes, 23 de noviembre a las 10:00.',
      },
      {
        userId: manuel.id,
        title: 'Cita cancelada',
        message: 'Se ha cancelado tu cita del lunes, 23 de noviembre a las 10:00.',
      },
    ]);
  });

  it('tells the therapist too when an ADMIN did it, and nobody when nothing was saved', async () => {
    await post(admin);
    expect((await told()).map(({ userId }) => userId)).toEqual([manuel.id, ana.id]);
    expect((await post(admin)).status).toBe(409);
    expect(await told()).toHaveLength(2);
  });
});

describe('series', () => {
  const SERIES = { duration: 60, type: 'TREATMENT', notes: null };
  const mondays = ['2026-11-23', '2026-11-30', '2026-12-07'].map((date) => ({ date, time: '09:30' }));
  const send = (path: string, occurrences: object[] = mondays, actor = ana) =>
    server.call(actor, `POST /api/appointments/series${path}` as 'POST /x', {
      ...SERIES,
      patientId,
      occurrences,
    });

  it('makes all of them together, and tells the patient once', async () => {
    const { status, body } = await send('');
    expect(status).toBe(201);
    expect(body.appointments.map((one: { date: string }) => one.date)).toEqual([
      '2026-11-23T09:30:00+01:00',
      '2026-11-30T09:30:00+01:00',
      '2026-12-07T09:30:00+01:00',
    ]);
    const rows = await server.db.select().from(appointments);
    expect(new Set(rows.map(({ seriesId }) => seriesId)).size).toBe(1);
    expect((await server.db.select().from(notifications)).map(({ message }) => message)).toEqual([
      'Tienes una cita el lunes, 23 de noviembre a las 09:30. Y 2 más después.',
    ]);
  });

  it('answers its notes to who treats the patient, and not at the desk', async () => {
    const notesIn = async (actor: Actor, weeks: number) => {
      const occurrences = [`2027-02-0${weeks}`, `2027-02-1${weeks}`].map((date) => ({ date, time: '09:30' }));
      const body = { ...SERIES, notes: 'Traer informe', patientId, occurrences };
      const { body: answer } = await server.call(actor, 'POST /api/appointments/series', body);
      return answer.appointments.map(({ notes }: { notes: string | null }) => notes);
    };
    expect(await notesIn(ana, 1)).toEqual(['Traer informe', 'Traer informe']);
    expect(await notesIn(await server.signIn('ADMIN'), 2)).toEqual([null, null]);
  });

  it('shows each clash with alternatives and saves nothing', async () => {
    const id = await made({ date: '2026-11-30', time: '10:00' });
    const { status, body } = await send('/preview');
    expect(status).toBe(200);
    expect((body as SeriesPlan).occurrences.map((one) => one.reason)).toEqual([null, 'busy', null]);
    expect(body.occurrences[1]).toMatchObject({
      date: '2026-11-30',
      time: '09:30',
      conflict: { id, patientName: 'Manuel Ortega' },
      alternatives: [{ date: '2026-11-30T11:00:00+01:00', duration: 60 }, {}, {}],
    });
    expect(await rowCount()).toBe(1);
  });

  it('names a closed day with an open one instead, and gives it to who insists', async () => {
    await server.db.insert(holidays).values({ day: '2026-11-30', name: 'San Andrés' });
    const occurrences = [...mondays.slice(0, 2), { date: '2026-12-06', time: '09:30' }];
    const plan = (await send('/preview', occurrences)).body as SeriesPlan;
    expect(plan.occurrences.map(({ reason, outside }) => [reason, outside])).toEqual([
      [null, null],
      ['outside', 'Festivo: San Andrés'],
      ['outside', 'Cerrado'],
    ]);
    expect(plan.occurrences[1]?.alternatives[0]?.date).toBe('2026-12-01T08:00:00+01:00');
    expect((await send('', occurrences)).status).toBe(201);
  });

  it('saves all or nothing', async () => {
    await made({ date: '2026-12-07', time: '10:00' });
    const { status, body } = await send('');
    expect(status).toBe(409);
    expect(body.message).toBe(MESSAGES.seriesConflict);
    expect(body.details.occurrences[2].alternatives).toHaveLength(3);
    expect(await rowCount()).toBe(1);
    const past = await send('', [{ date: '2026-11-19', time: '09:30' }, ...mondays.slice(0, 2)]);
    expect(past.body.details.occurrences[0].reason).toBe('past');
    const twice = await send('', [mondays[0]!, mondays[0]!]);
    expect(twice.body.details.occurrences.map((one: { reason: string }) => one.reason)).toEqual([
      null,
      'series',
    ]);
    expect(await rowCount()).toBe(1);
  });

  it('has its limits, and its patients', async () => {
    expect((await send('', [])).body.fields).toEqual({ occurrences: 'Una serie tiene entre 2 y 52 citas' });
    expect((await send('', Array(53).fill(mondays[0]))).status).toBe(400);
    expect((await send('', [{ date: 'x', time: '09:30' }, {}])).status).toBe(400);
    expect((await send('', mondays, berta)).status).toBe(404);
    expect((await send('/preview', mondays, berta)).status).toBe(404);
    expect((await send('', mondays, admin)).status).toBe(201);
  });
});
