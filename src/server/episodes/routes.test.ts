import { eq, isNull } from 'drizzle-orm';
import { databaseFailureOf } from '../db/failures';
import {
  appointmentEvents,
  appointments,
  auditEvents,
  episodes,
  evaluations,
  notifications,
  patientCollaborators,
  patientDetails,
  patients,
  routineProgress,
  routines,
  treatmentSessions,
} from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const TODAY = '2026-11-20';
const server = serverOfFile();
let ana: Actor;
let luis: Actor;
let admin: Actor;
let patientId: string;
let otherId: string;

beforeEach(async () => {
  ana = await server.signIn('THERAPIST', { name: 'Ana' });
  luis = await server.signIn('THERAPIST', { name: 'Luis' });
  admin = await server.signIn('ADMIN');
  patientId = (await server.addPatient(ana, { name: 'Eva' })).id;
  otherId = (await server.addPatient(ana, { name: 'Olga' })).id;
});
afterEach(() => server.clock.set('2026-11-20T10:00:00Z'));

const open = (body: object, id = patientId) => server.call(ana, `POST /api/patients/${id}/episodes`, body);
const opened = async (reason: string, more: object = {}, id = patientId): Promise<string> => {
  const { body, status } = await open({ reason, ...more }, id);
  expect(status).toBe(201);
  return body.episodes.find((one: { reason: string }) => one.reason === reason).id;
};
const list = async (id = patientId) =>
  (await server.call(ana, `GET /api/patients/${id}/episodes`)).body.episodes;
const discharge = (id: string, more: object = {}) =>
  server.call(ana, `POST /api/episodes/${id}/discharge`, {
    reason: 'GOALS_REACHED',
    routines: 'STAY',
    appointments: 'STAY',
    ...more,
  });
const reopen = (id: string, body?: object) => server.call(ana, `POST /api/episodes/${id}/reopen`, body);
const remove = (id: string, actor = ana) => server.call(actor, `DELETE /api/episodes/${id}`);
const sessionBody = (more: object = {}) => ({
  date: '2026-11-19',
  time: '09:00',
  patientId,
  treatmentType: 'Manual',
  duration: 60,
  status: 'COMPLETED',
  ...more,
});
const write = async (more: object = {}, actor = ana) => {
  const { status, body } = await server.call(actor, 'POST /api/sessions', sessionBody(more));
  expect(status).toBe(201);
  return body.data;
};
const book = async (more: object = {}, actor = ana) => {
  const body = { patientId, date: '2026-12-01', time: '10:00', duration: 60, type: 'TREATMENT', ...more };
  const answer = await server.call(actor, 'POST /api/appointments', body);
  expect(answer.status).toBe(201);
  return answer.body.appointment;
};
const exerciseId = async () =>
  (
    await server.call(ana, 'POST /api/exercises', {
      name: 'Puente',
      description: 'Texto',
      category: 'Rehabilitación',
      difficulty: 'BEGINNER',
      instructions: 'Texto',
    })
  ).body.data.id as string;
const prescribe = async (more: object = {}) => {
  const answer = await server.call(ana, 'POST /api/routines', {
    name: 'Rutina',
    frequency: 'DAILY',
    duration: 4,
    patientId,
    exercises: [{ exerciseId: await exerciseId(), sets: 3, reps: 10 }],
    ...more,
  });
  expect(answer.status).toBe(201);
  return answer.body.data;
};
const statusOf = async (id = patientId) => {
  const [row] = await server.db.select().from(patients).where(eq(patients.id, id));
  return [row?.status, row?.dischargedAt?.toISOString() ?? null];
};

describe('an episode', () => {
  it('says what it is for, who leads it and what is authorised', async () => {
    const answer = await open({
      reason: ' Lumbalgia ',
      region: 'lumbar',
      startedOn: '2026-11-02',
      authorisation: 'Sanitas 1234',
      authorisedSessions: 10,
    });
    expect(answer.status).toBe(201);
    expect(answer.body.episodes).toEqual([
      {
        id: expect.any(String),
        reason: 'Lumbalgia',
        region: 'LUMBAR',
        startedOn: '2026-11-02',
        lead: { id: ana.id, name: 'Ana' },
        authorisation: 'Sanitas 1234',
        authorisedSessions: 10,
        usedSessions: 0,
        activeRoutines: 0,
        appointmentsAhead: 0,
        appointmentsOfColleagues: 0,
        endedRoutines: 0,
        cancelledAppointments: 0,
        isEmpty: true,
        discharge: null,
      },
    ]);
    expect(await list()).toEqual(answer.body.episodes);
  });

  it.each([
    [{}, 'reason'],
    [{ reason: '  ' }, 'reason'],
    [{ reason: 'a', region: 'MOON' }, 'region'],
    [{ reason: 'a', startedOn: '2026-11-21' }, 'startedOn'],
    [{ reason: 'a', startedOn: 'ayer' }, 'startedOn'],
    [{ reason: 'a', authorisedSessions: 0 }, 'authorisedSessions'],
    [{ reason: 'a', authorisedSessions: 366 }, 'authorisedSessions'],
    [{ reason: 'a', leadId: 'x' }, 'leadId'],
  ])('refuses %j beside %s', async (body, field) => {
    const refused = await open(body);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
    expect(await list()).toEqual([]);
  });

  it('is led by whom attends the patient, and passes on with the record', async () => {
    expect((await open({ reason: 'a', leadId: luis.id })).body.fields).toHaveProperty('leadId');
    const id = await opened('Hombro');
    await server.db.insert(patientCollaborators).values({ patientId, therapistId: luis.id });
    const changed = await server.call(ana, `PUT /api/episodes/${id}`, { reason: 'Hombro', leadId: luis.id });
    expect(changed.body.episodes[0].lead).toEqual({ id: luis.id, name: 'Luis' });
    await server.call(ana, `PUT /api/episodes/${id}`, { reason: 'Hombro', leadId: ana.id });
    await server.call(ana, `POST /api/patients/${patientId}/handover`, {
      therapistId: luis.id,
      moveAppointments: false,
    });
    const [row] = await server.db.select().from(episodes).where(eq(episodes.id, id));
    expect(row?.leadId).toBe(luis.id);
  });

  it('keeps what a change does not mention, and refuses a start after its discharge', async () => {
    const id = await opened('Rodilla', { startedOn: '2026-10-01' });
    const change = (body: object) => server.call(ana, `PUT /api/episodes/${id}`, body);
    expect((await change({ reason: 'Rodilla izquierda' })).body.episodes[0]).toMatchObject({
      reason: 'Rodilla izquierda',
      startedOn: '2026-10-01',
      lead: { id: ana.id },
    });
    await discharge(id, { on: '2026-11-01' });
    expect((await change({ reason: 'a', startedOn: '2026-11-02' })).body.fields).toHaveProperty('startedOn');
  });

  it('keeps what it said when that is overwritten, and nothing when it is given to another or described', async () => {
    const said = {
      reason: 'Lumbalgia',
      authorisation: 'V-1',
      authorisedSessions: 10,
      startedOn: '2026-11-01',
    };
    const id = await opened(said.reason, said);
    const change = (body: object, one = id) => server.call(ana, `PUT /api/episodes/${one}`, body);
    await server.call(ana, `POST /api/patients/${patientId}/collaborators`, { therapistId: luis.id });
    expect((await change({ leadId: luis.id, read: { leadId: ana.id } })).status).toBe(200);
    const versions = async (one = id) =>
      (await server.call(ana, `GET /api/episodes/${one}/versions`)).body.data;
    expect(await versions()).toEqual([]);
    await change({ ...said, authorisedSessions: 12 });
    await change({ ...said, reason: 'Ciática', authorisedSessions: 12 });
    expect(await versions()).toMatchObject([
      { version: 2, episode: { ...said, authorisedSessions: 12, discharge: null } },
      { version: 1, episode: { ...said, region: null, discharge: null } },
    ]);
    const { episodeId } = await write({ patientId: otherId });
    await change({ reason: 'Hombro' }, episodeId);
    expect(await versions(episodeId)).toEqual([]);
    expect((await list(otherId))[0]).not.toHaveProperty('corrected');
    expect((await server.call(admin, `GET /api/episodes/${id}/versions`)).status).toBe(403);
  });
});

describe('what is written and booked', () => {
  it('goes into the newest open episode, or into the one that is named', async () => {
    const old = await opened('Vieja', { startedOn: '2026-09-01' });
    const recent = await opened('Nueva', { startedOn: '2026-11-01' });
    const evaluation = { date: '2026-11-19', reason: 'Dolor' };
    const evaluate = async (more: object) =>
      (await server.call(ana, `POST /api/patients/${patientId}/evaluations`, { ...evaluation, ...more })).body
        .data.episodeId;
    for (const [named, found] of [
      [undefined, recent],
      [null, recent],
      ['', recent],
      [old, old],
    ]) {
      const more = { episodeId: named };
      const day = found === old ? '2026-12-02' : `2026-12-1${String(named).length}`;
      expect((await write(more)).episodeId).toBe(found);
      expect(await evaluate(more)).toBe(found);
      expect((await prescribe(more)).episodeId).toBe(found);
      expect((await book({ ...more, date: day })).episodeId).toBe(found);
    }
  });

  it('opens an episode by care when there is none, and not by a booking', async () => {
    const booked = await book();
    expect([booked.episodeId, await list()]).toEqual([null, []]);
    const { episodeId } = await write({ date: '2026-11-18' });
    expect(await list()).toMatchObject([
      { id: episodeId, reason: null, startedOn: '2026-11-18', lead: { name: 'Ana' }, usedSessions: 1 },
    ]);
    // The appointment that led to it joins.
    const { body } = await server.call(ana, `GET /api/appointments/${booked.id}`);
    expect(body.appointment.episodeId).toBe(episodeId);
    expect((await prescribe()).episodeId).toBe(episodeId);
  });

  it('opens one only, however many are written at once', async () => {
    const written = await Promise.all([1, 2, 3, 4].map((hour) => write({ time: `1${hour}:00` })));
    expect(new Set(written.map(({ episodeId }) => episodeId)).size).toBe(1);
    expect(await list()).toHaveLength(1);
  });

  it('stays in a discharged episode when it is written late, and begins another afterwards', async () => {
    const id = await opened('Tobillo', { startedOn: '2026-11-01' });
    await discharge(id, { on: '2026-11-19' });
    expect((await write({ date: '2026-11-19' })).episodeId).toBe(id);
    const { episodeId } = await write({ date: TODAY });
    expect(episodeId).not.toBe(id);
    expect(await list()).toMatchObject([
      { id: episodeId, startedOn: TODAY },
      { id, discharge: { on: '2026-11-19' } },
    ]);
  });

  it('makes a discharged record active again where care begins another episode, not where it was written late', async () => {
    const id = await opened('Tobillo', { startedOn: '2026-10-01' });
    await discharge(id, { on: '2026-11-10' });
    await write({ date: '2026-11-10' });
    expect(await statusOf()).toEqual(['DISCHARGED', '2026-11-10T11:00:00.000Z']);
    await write({ date: TODAY });
    expect(await statusOf()).toEqual(['ACTIVE', null]);
  });

  it('moves to another episode without becoming a correction', async () => {
    const first = await opened('Una', { startedOn: '2026-10-01' });
    const second = await opened('Otra');
    const session = await write();
    const put = async (more: object) =>
      (await server.call(ana, `PUT /api/sessions/${session.id}`, sessionBody(more))).body.data;
    expect(session.episodeId).toBe(second);
    expect(await put({ episodeId: first })).toMatchObject({ episodeId: first, version: 1 });
    // A client that does not know episodes leaves it where it is.
    expect(await put({ notes: 'Mejor' })).toMatchObject({ episodeId: first, version: 2 });
  });

  it('follows its patient: a session corrected to somebody else leaves the episode', async () => {
    await opened('De Eva');
    const theirs = await opened('De Olga', {}, otherId);
    const { id } = await write();
    const moved = await server.call(ana, `PUT /api/sessions/${id}`, sessionBody({ patientId: otherId }));
    expect(moved.body.data.episodeId).toBe(theirs);
    const appointment = await book();
    const put = {
      patientId: otherId,
      date: '2026-12-01',
      time: '10:00',
      duration: 60,
      type: 'TREATMENT',
    };
    const { body } = await server.call(ana, `PUT /api/appointments/${appointment.id}`, put);
    expect(body.appointment.episodeId).toBe(theirs);
    const undone = await server.call(ana, `POST /api/appointments/${appointment.id}/undo`, {
      change: body.undo.change,
    });
    expect(undone.body.appointment).toMatchObject({ patientId, episodeId: appointment.episodeId });
  });

  it('stays in an episode given after a change when that change is undone', async () => {
    const PUT = { date: '2026-12-01', time: '10:00', duration: 60, type: 'TREATMENT' };
    const { id } = await book();
    const edit = (more: object) =>
      server.call(ana, `PUT /api/appointments/${id}`, { ...PUT, patientId, ...more });
    const undo = async ({ body }: Awaited<ReturnType<typeof edit>>) =>
      (await server.call(ana, `POST /api/appointments/${id}/undo`, { change: body.undo.change })).body
        .appointment;
    const moved = await edit({ time: '12:00' });
    // The first episode takes in what is booked.
    const first = await opened('Una');
    expect(await undo(moved)).toMatchObject({ date: '2026-12-01T10:00:00+01:00', episodeId: first });

    const again = await edit({ time: '12:00' });
    const second = await opened('Otra');
    await edit({ time: '12:00', episodeId: second });
    expect((await undo(again)).episodeId).toBe(second);

    // Of another patient meanwhile: it says nothing of the former one.
    const given = await edit({ patientId: otherId });
    const theirs = await opened('De Olga', {}, otherId);
    await edit({ patientId: otherId, episodeId: theirs });
    expect(await undo(given)).toMatchObject({ patientId, episodeId: second });
  });

  it('refuses the episode of another patient, in the call and in the database', async () => {
    const theirs = await opened('De Olga', {}, otherId);
    for (const episodeId of [theirs, 'nada', '00000000-0000-4000-8000-000000000000']) {
      const refused = await server.call(ana, 'POST /api/sessions', sessionBody({ episodeId }));
      expect([refused.status, refused.body.fields]).toEqual([
        400,
        { episodeId: 'Elige un proceso del paciente' },
      ]);
    }
    const { id } = await write();
    const forced = server.db
      .update(treatmentSessions)
      .set({ episodeId: theirs })
      .where(eq(treatmentSessions.id, id));
    const failure = await forced.then(() => undefined, databaseFailureOf);
    expect(failure?.constraint).toBe('treatment_sessions_episode_of_patient');
  });

  it('tells its episode to therapists only', async () => {
    await opened('Cervicalgia');
    const { id } = await book();
    const { body } = await server.call(admin, `GET /api/appointments/${id}`);
    expect(body.appointment).not.toHaveProperty('episodeId');
    const own = await server.call(admin, 'POST /api/sessions', sessionBody());
    expect(own.body.data).not.toHaveProperty('episodeId');
  });
});

describe('authorised sessions', () => {
  it('are used by sessions held, and by completed appointments of days without one', async () => {
    const id = await opened('Seguro', { authorisedSessions: 2 });
    await write({ date: '2026-11-17' });
    await write({ date: '2026-11-18', status: 'CANCELLED' });
    const values = {
      therapistId: ana.id,
      patientId,
      episodeId: id,
      duration: 60,
      type: 'TREATMENT' as const,
      status: 'COMPLETED' as const,
    };
    // The first is the day of the session by the practice's clock, the second is not.
    for (const start of ['2026-11-17T16:00:00Z', '2026-11-17T23:30:00Z'])
      await server.db.insert(appointments).values({
        ...values,
        startsAt: new Date(start),
        endsAt: new Date(Date.parse(start) + 3_600_000),
      });
    expect(await list()).toMatchObject([{ authorisedSessions: 2, usedSessions: 2 }]);
  });
});

describe('«Dar de alta»', () => {
  it('leaves routines and appointments if told so, and discharges the record with the last episode', async () => {
    const [one, two] = [await opened('Una'), await opened('Otra', { startedOn: '2026-11-01' })];
    const routine = await prescribe({ episodeId: one });
    const appointment = await book({ episodeId: one });
    server.clock.set('2026-11-20T11:00:00Z');
    const ended = await discharge(one, { on: TODAY });
    expect(ended.body.episodes).toMatchObject([
      { id: two, discharge: null },
      { id: one, discharge: { on: TODAY, reason: 'GOALS_REACHED', by: 'Ana' }, activeRoutines: 1 },
    ]);
    expect(await statusOf()).toEqual(['ACTIVE', null]);
    const { body } = await server.call(ana, `GET /api/appointments/${appointment.id}`);
    expect(body.appointment.status).toBe('SCHEDULED');
    const { body: prescribed } = await server.call(ana, `GET /api/routines/patient/${patientId}`);
    expect(prescribed.data).toMatchObject([{ id: routine.id, status: 'ACTIVE' }]);
    await discharge(two, { on: '2026-11-19', reason: 'REFERRED' });
    // The record ended with the later of both, at noon in Madrid.
    expect(await statusOf()).toEqual(['DISCHARGED', '2026-11-20T11:00:00.000Z']);
  });

  it('ends routines and cancels what lies ahead in the own agenda, with events and notices', async () => {
    await server.db.insert(patientCollaborators).values({ patientId, therapistId: luis.id });
    const id = await opened('Una');
    await prescribe();
    const mine = await book();
    const theirs = await book({ date: '2026-12-02' }, luis);
    const elsewhere = await book({ patientId: otherId, date: '2026-12-03' });
    expect((await list())[0]).toMatchObject({ appointmentsAhead: 1, appointmentsOfColleagues: 1 });
    expect((await discharge(id, { routines: 'END', appointments: 'CANCEL' })).status).toBe(200);
    const rows = await server.db.select().from(appointments);
    expect(Object.fromEntries(rows.map((row) => [row.id, row.status]))).toEqual({
      [mine.id]: 'CANCELLED',
      [theirs.id]: 'SCHEDULED',
      [elsewhere.id]: 'SCHEDULED',
    });
    expect(
      await server.db.select().from(appointmentEvents).where(eq(appointmentEvents.appointmentId, mine.id)),
    ).toContainEqual(expect.objectContaining({ kind: 'STATUS', status: 'CANCELLED', reason: 'Alta' }));
    expect(await server.db.select().from(routines)).toMatchObject([{ status: 'COMPLETED' }]);
    const [event] = await server.db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entity, 'episode-discharge'));
    expect(event).toMatchObject({ action: 'UPDATE', entityId: id, patientId, result: 200 });
  });

  it('tells the patient of the routines that it ends, unless their weeks were over', async () => {
    const eva = await server.signIn('PATIENT', { therapist: ana });
    const own = eva.patientId ?? '';
    const id = await opened('Una', {}, own);
    const [ended, over] = [await prescribe({ patientId: own }), await prescribe({ patientId: own })];
    await server.db
      .update(routines)
      .set({ createdAt: new Date('2026-10-01T10:00:00Z') })
      .where(eq(routines.id, over.id));
    expect(await list(own)).toMatchObject([{ activeRoutines: 1 }]);
    await server.db.update(notifications).set({ readAt: server.clock.now() });
    expect((await discharge(id, { routines: 'END' })).status).toBe(200);
    const told = await server.db.select().from(notifications).where(isNull(notifications.readAt));
    expect(told).toMatchObject([
      {
        ...{ userId: eva.id, patientId: own, subjectId: ended.id, type: 'ROUTINE', link: '/my-routines' },
        title: 'Rutina terminada',
        message: 'Tu fisioterapeuta ha dado por terminada una de tus rutinas.',
      },
    ]);
  });

  it.each([
    ['DECEASED', true],
    ['OTHER', null],
  ])('for %s leaves the rest of the record, with mails ended: %s', async (reason, noAppointmentMails) => {
    await server.db.insert(patientDetails).values({ patientId, town: 'Jaca' });
    const id = await opened('Una');
    await discharge(id, { reason });
    expect((await list())[0].discharge).toMatchObject({ reason });
    const details = () => server.db.select().from(patientDetails);
    expect(await details()).toMatchObject([{ town: 'Jaca', noAppointmentMails }]);
    await reopen(id);
    expect(await details()).toMatchObject([{ town: 'Jaca', noAppointmentMails }]);
  });

  it('is all or nothing', async () => {
    const id = await opened('Una');
    await prescribe();
    await book();
    const untouched = await Promise.all([
      server.db.select().from(episodes),
      server.db.select().from(routines),
      server.db.select().from(appointments),
    ]);
    await server.db.execute(`
      create function break_events() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    `);
    await server.db.execute(
      'create trigger broken before insert on appointment_events for each row execute function break_events()',
    );
    try {
      expect((await discharge(id, { routines: 'END', appointments: 'CANCEL' })).status).toBe(500);
    } finally {
      await server.db.execute('drop trigger broken on appointment_events');
      await server.db.execute('drop function break_events');
    }
    expect(
      await Promise.all([
        server.db.select().from(episodes),
        server.db.select().from(routines),
        server.db.select().from(appointments),
      ]),
    ).toEqual(untouched);
    expect(await statusOf()).toEqual(['ACTIVE', null]);
  });

  it.each([
    [{ reason: '' }, 'reason'],
    [{ reason: 'TIRED' }, 'reason'],
    [{ on: '2026-11-21' }, 'on'],
    [{ on: '2026-10-31' }, 'on'],
    [{ routines: 'BURN' }, 'routines'],
    [{ appointments: undefined }, 'appointments'],
  ])('refuses %j beside %s', async (body, field) => {
    const id = await opened('Una', { startedOn: '2026-11-01' });
    const refused = await discharge(id, body);
    expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, [field]]);
    expect((await list())[0].discharge).toBeNull();
  });

  it('stays as a version when it is taken back and given anew', async () => {
    const id = await opened('Una', { startedOn: '2026-11-01' });
    await discharge(id, { on: '2026-11-10', reason: 'STOPPED_COMING' });
    server.clock.set('2026-11-20T11:00:00Z');
    await reopen(id);
    await discharge(id, { on: '2026-11-12' });
    const { body } = await server.call(ana, `GET /api/episodes/${id}/versions`);
    expect(body.data).toEqual([
      {
        version: 1,
        writtenAt: '2026-11-20T10:00:00.000Z',
        replacedAt: '2026-11-20T11:00:00.000Z',
        author: { name: 'Ana' },
        episode: {
          ...{ reason: 'Una', region: null, startedOn: '2026-11-01' },
          ...{ authorisation: null, authorisedSessions: null },
          discharge: { on: '2026-11-10', reason: 'STOPPED_COMING', by: 'Ana' },
        },
      },
    ]);
    expect((await list())[0]).toMatchObject({
      discharge: { on: '2026-11-12', reason: 'GOALS_REACHED' },
      corrected: { at: '2026-11-20T11:00:00.000Z', by: 'Ana' },
    });
  });

  it('happens once, and can be taken back', async () => {
    const id = await opened('Una', { startedOn: '2026-11-01' });
    await prescribe();
    expect((await reopen(id)).status).toBe(409);
    await discharge(id, { routines: 'END' });
    expect((await discharge(id)).status).toBe(409);
    const later = await book();
    expect(later.episodeId).toBeNull();
    const again = await reopen(id);
    expect(again.body.episodes).toMatchObject([
      { id, discharge: null, activeRoutines: 0, appointmentsAhead: 1 },
    ]);
    expect(await statusOf()).toEqual(['ACTIVE', null]);
    expect(await server.db.select().from(evaluations)).toEqual([]);
  });

  it('gives back the routines that it ended to who reopens and asks for it, and says what stays cancelled', async () => {
    const eva = await server.signIn('PATIENT', { therapist: ana });
    const own = eva.patientId ?? '';
    const id = await opened('Una', {}, own);
    const routine = await prescribe({ patientId: own });
    const appointment = await book({ patientId: own });
    const before = await book({ patientId: own, date: '2026-12-02' });
    await server.call(ana, `POST /api/appointments/${before.id}/cancellation`, { reason: 'De viaje' });
    await discharge(id, { routines: 'END', appointments: 'CANCEL' });
    expect(await list(own)).toMatchObject([{ endedRoutines: 1, cancelledAppointments: 1, isEmpty: false }]);
    await server.db.update(notifications).set({ readAt: server.clock.now() });
    server.clock.set('2026-11-21T10:00:00Z');
    expect((await reopen(id, { routines: 'BURN' })).status).toBe(400);
    const again = await reopen(id, { routines: 'RESUME' });
    expect(again.body.episodes).toMatchObject([
      { id, discharge: null, activeRoutines: 1, endedRoutines: 0, cancelledAppointments: 0 },
    ]);
    // Nothing was to be done while it was ended.
    const plan = { frequency: 'DAILY', schedule: null, weeks: 4 };
    expect(await server.db.select().from(routines)).toMatchObject([
      {
        ...{ id: routine.id, status: 'ACTIVE', endedOn: null },
        earlierPlans: [
          { ...plan, until: TODAY },
          { ...plan, frequency: 'CUSTOM', until: '2026-11-21' },
        ],
      },
    ]);
    const told = await server.db.select().from(notifications).where(isNull(notifications.readAt));
    expect(told).toMatchObject([
      { userId: eva.id, subjectId: routine.id, title: 'Rutina de nuevo activa', link: '/my-routines' },
    ]);
    const { body } = await server.call(ana, `GET /api/appointments/${appointment.id}`);
    expect(body.appointment.status).toBe('CANCELLED');
  });

  it('gives back no routine of another day, and tells of none whose weeks are over', async () => {
    const eva = await server.signIn('PATIENT', { therapist: ana });
    const own = eva.patientId ?? '';
    const id = await opened('Una', { startedOn: '2026-10-01' }, own);
    const [over, other] = [await prescribe({ patientId: own }), await prescribe({ patientId: own })];
    await discharge(id, { routines: 'END' });
    const set = (routineId: string, values: Partial<typeof routines.$inferInsert>) =>
      server.db.update(routines).set(values).where(eq(routines.id, routineId));
    await set(over.id, { createdAt: new Date('2026-10-01T10:00:00Z') });
    await set(other.id, { endedOn: '2026-11-01' });
    await server.db.update(notifications).set({ readAt: server.clock.now() });
    expect(await list(own)).toMatchObject([{ endedRoutines: 0 }]);
    await reopen(id, { routines: 'RESUME' });
    const rows = await server.db.select().from(routines);
    expect(Object.fromEntries(rows.map((row) => [row.id, [row.status, row.endedOn]]))).toEqual({
      [over.id]: ['ACTIVE', null],
      [other.id]: ['COMPLETED', '2026-11-01'],
    });
    expect(await server.db.select().from(notifications).where(isNull(notifications.readAt))).toEqual([]);
  });
});

describe('an episode that a mistake opened', () => {
  /** A record whose only episode is over, and an appointment that was booked since. */
  const dischargedRecord = async () => {
    const id = await opened('Tobillo', { startedOn: '2026-10-01' });
    await discharge(id, { on: '2026-11-10' });
    const appointment = await book();
    return { id, appointment };
  };
  const episodeOf = async (appointmentId: string) =>
    (await server.call(ana, `GET /api/appointments/${appointmentId}`)).body.appointment.episodeId;
  const evaluation = { date: TODAY, reason: 'Dolor' };
  const session = sessionBody({ date: TODAY });
  /** Each writes for Eva by mistake, and returns what gives it to Olga. */
  const MISTAKES: [string, () => Promise<() => Promise<{ status: number }>>][] = [
    [
      'session',
      async () => {
        const { id } = await write({ date: TODAY });
        return () => server.call(ana, `PUT /api/sessions/${id}`, { ...session, patientId: otherId });
      },
    ],
    [
      'evaluation',
      async () => {
        const { body } = await server.call(ana, `POST /api/patients/${patientId}/evaluations`, evaluation);
        const moved = { ...evaluation, patientId: otherId };
        return () => server.call(ana, `PUT /api/evaluations/${body.data.id}`, moved);
      },
    ],
    [
      'routine',
      async () => {
        const { id } = await prescribe();
        const moved = { patientId: otherId, read: { patientId } };
        return () => server.call(ana, `PUT /api/routines/${id}`, moved);
      },
    ],
    [
      'deleted routine',
      async () => {
        const { id } = await prescribe();
        return () => server.call(ana, `DELETE /api/routines/${id}`);
      },
    ],
  ];

  it.each(MISTAKES)('goes with the %s, and the record is discharged as it was', async (_what, mistake) => {
    const { id, appointment } = await dischargedRecord();
    const mend = await mistake();
    const [begun] = await list();
    expect([await statusOf(), await episodeOf(appointment.id)]).toEqual([['ACTIVE', null], begun.id]);
    expect((await mend()).status).toBe(200);
    expect(await list()).toMatchObject([{ id, discharge: { on: '2026-11-10' } }]);
    expect(await statusOf()).toEqual(['DISCHARGED', '2026-11-10T11:00:00.000Z']);
    expect(await episodeOf(appointment.id)).toBeNull();
  });

  it('goes when a session is put into the right one, to which its appointments go', async () => {
    const appointment = await book();
    const { id } = await write({ date: TODAY });
    const right = await opened('Hombro', { startedOn: '2026-11-01' });
    await server.call(ana, `PUT /api/sessions/${id}`, sessionBody({ date: TODAY, episodeId: right }));
    expect(await list()).toMatchObject([{ id: right, isEmpty: false }]);
    expect(await episodeOf(appointment.id)).toBe(right);
  });

  it('stays once somebody has described it, or written anything else in it', async () => {
    const moveAway = (id: string) =>
      server.call(ana, `PUT /api/sessions/${id}`, sessionBody({ date: TODAY, patientId: otherId }));
    const one = await write({ date: TODAY });
    const two = await write({ date: TODAY, time: '11:00' });
    await moveAway(one.id);
    expect(await list()).toMatchObject([{ id: one.episodeId }]);
    await server.call(ana, `PUT /api/episodes/${one.episodeId}`, { reason: 'Rodilla' });
    await moveAway(two.id);
    expect(await list()).toMatchObject([{ id: one.episodeId, isEmpty: true }]);
  });

  it('stays with a deleted routine that was run', async () => {
    const { id, name } = await prescribe();
    await server.db
      .insert(routineProgress)
      .values({ routineId: id, patientId, day: TODAY, routineName: name });
    await server.call(ana, `DELETE /api/routines/${id}`);
    expect(await list()).toMatchObject([{ isEmpty: false }]);
  });

  it('begins anew when its deleted routine is given back', async () => {
    await dischargedRecord();
    const { id } = await prescribe();
    await server.call(ana, `DELETE /api/routines/${id}`);
    expect(await list()).toHaveLength(1);
    expect((await server.call(ana, `POST /api/routines/${id}/restore`)).status).toBe(200);
    const [begun] = await list();
    expect(await server.db.select().from(routines)).toMatchObject([{ id, episodeId: begun.id }]);
    expect(await statusOf()).toEqual(['ACTIVE', null]);
  });

  it('leaves a record that was put aside where it is, and one without another episode active', async () => {
    const { id } = await write({ date: TODAY });
    await server.call(ana, `PUT /api/sessions/${id}`, sessionBody({ date: TODAY, patientId: otherId }));
    expect([await list(), await statusOf()]).toEqual([[], ['ACTIVE', null]]);
    await dischargedRecord();
    await server.db.update(patients).set({ status: 'INACTIVE' }).where(eq(patients.id, patientId));
    const again = await write({ date: TODAY });
    await server.call(ana, `PUT /api/sessions/${again.id}`, sessionBody({ date: TODAY, patientId: otherId }));
    expect(await list()).toHaveLength(1);
    expect((await statusOf())[0]).toBe('INACTIVE');
  });

  it('is removed by hand where it was opened so, while it is open and empty', async () => {
    const { id, appointment } = await dischargedRecord();
    const wrong = await opened('De otra');
    expect(await list()).toMatchObject([{ id: wrong, isEmpty: true }, { id }]);
    expect((await remove(wrong, luis)).status).toBe(404);
    expect((await remove(wrong, admin)).status).toBe(403);
    const removed = await remove(wrong);
    expect([removed.status, removed.body.episodes]).toEqual([200, await list()]);
    expect(removed.body.episodes).toMatchObject([{ id }]);
    expect(await statusOf()).toEqual(['DISCHARGED', '2026-11-10T11:00:00.000Z']);
    expect(await episodeOf(appointment.id)).toBeNull();
    expect((await remove(wrong)).status).toBe(404);
    const events = await server.db.select().from(auditEvents).where(eq(auditEvents.action, 'DELETE'));
    expect(events).toContainEqual(
      expect.objectContaining({ entity: 'episode', entityId: wrong, patientId, result: 200 }),
    );
  });

  it('is not removed by hand once it holds care or a visit, or is over', async () => {
    const { id } = await dischargedRecord();
    const refused = await remove(id);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Solo se puede eliminar un proceso abierto y vacío',
    ]);
    const held = await opened('Con visita', { startedOn: '2026-11-15' });
    await server.db.insert(appointments).values({
      ...{ therapistId: ana.id, patientId, episodeId: held, duration: 60 },
      type: 'TREATMENT',
      status: 'COMPLETED',
      startsAt: new Date('2026-11-19T16:00:00Z'),
      endsAt: new Date('2026-11-19T17:00:00Z'),
    });
    expect((await remove(held)).status).toBe(409);
    const written = await opened('Con evaluación');
    await server.call(ana, `POST /api/patients/${patientId}/evaluations`, {
      ...evaluation,
      episodeId: written,
    });
    expect((await remove(written)).status).toBe(409);
    expect(await list()).toMatchObject([
      { id: written, isEmpty: false },
      { id: held, isEmpty: false },
      { id },
    ]);
  });
});

it('is counted by itself in the figures of its record, for who attends the patient', async () => {
  const [back, knee] = [await opened('Lumbalgia'), await opened('Rodilla')];
  const otherOne = await opened('De otra', {}, otherId);
  const visit = { date: '2026-11-19', reason: 'Dolor' };
  for (const episodeId of [back, back, knee])
    await server.call(ana, `POST /api/patients/${patientId}/evaluations`, { ...visit, episodeId });
  await book({ episodeId: knee });
  await prescribe({ episodeId: knee });
  const figures = async (query: string, actor = ana) =>
    server.call(actor, `GET /api/patients/${patientId}/stats${query}`);
  const of = async (query: string) => (await figures(query)).body;
  expect(await of(`?episodeId=${back}`)).toEqual({ evaluations: 2, appointments: 0, activeRoutines: 0 });
  expect(await of(`?episodeId=${knee}`)).toEqual({ evaluations: 1, appointments: 1, activeRoutines: 1 });
  expect(await of('?episodeId=')).toEqual({ evaluations: 3, appointments: 1, activeRoutines: 1 });
  for (const query of [`?episodeId=${otherOne}`, '?episodeId=nada', `?episodeId=${'x'.repeat(65)}`])
    expect([404, 400]).toContain((await figures(query)).status);
  expect((await figures(`?episodeId=${back}`, luis)).status).toBe(404);
});
