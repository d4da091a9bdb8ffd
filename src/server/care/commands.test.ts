import { and, eq } from 'drizzle-orm';
import { notifications, patients, users } from '../db/schema';
import { testContext } from '../testing/testContext';
import { serverOfFile, type Actor } from '../testing/testServer';
import { handOverPatient } from './handOverCommands';

const server = serverOfFile();
let ana: Actor;
let berta: Actor;
let carla: Actor;
let admin: Actor;
let manuel: Actor;
let id: string;

beforeEach(async () => {
  server.clock.set('2026-11-20T10:00:00Z');
  ana = await server.signIn('THERAPIST', { name: 'Ana' });
  berta = await server.signIn('THERAPIST', { name: 'Berta' });
  carla = await server.signIn('THERAPIST', { name: 'Carla' });
  admin = await server.signIn('ADMIN', { name: 'Inés' });
  manuel = await server.signIn('PATIENT', { name: 'Manuel', therapist: ana });
  id = manuel.patientId ?? '';
});

const told = async (actor: Actor) => {
  const rows = await server.db.select().from(notifications).where(eq(notifications.userId, actor.id));
  return rows.map(({ message }) => message);
};
const book = (actor: Actor, patientId: string, time: string) =>
  server.call(actor, 'POST /api/appointments', {
    patientId,
    date: '2026-11-25',
    time,
    duration: 60,
    type: 'TREATMENT',
  });
const seesRecord = async (actor: Actor) =>
  (await server.call(actor, `GET /api/patients/${id}`)).status === 200;

describe('collaborators', () => {
  const add = (actor: Actor, therapistId: string) =>
    server.call(actor, `POST /api/patients/${id}/collaborators`, { therapistId });

  test('the lead adds one, both are told, and the patient sees who attends them', async () => {
    const { body } = await add(ana, berta.id);
    expect(body.team).toMatchObject({
      lead: { name: 'Ana' },
      collaborators: [{ name: 'Berta' }],
      relation: 'LEAD',
      mayChange: true,
    });
    expect(await told(berta)).toEqual(['Berta colabora ahora con Ana en la atención de Manuel']);
    expect(await seesRecord(berta)).toBe(true);
    const own = await server.call(manuel, 'GET /api/my-team');
    expect(own.body).toEqual({ leadName: 'Ana', collaboratorNames: ['Berta'], covers: [] });
    const list = await server.call(berta, 'GET /api/patients');
    expect(list.body.patients).toMatchObject([{ id, care: { relation: 'COLLABORATOR', leadName: 'Ana' } }]);
  });

  test('refuses the lead, one twice, an administrator, and whoever is not the lead', async () => {
    expect((await add(ana, ana.id)).body.fields).toEqual({
      therapistId: 'Ya es su fisioterapeuta responsable',
    });
    await add(ana, berta.id);
    expect((await add(ana, berta.id)).status).toBe(400);
    expect((await add(ana, admin.id)).status).toBe(400);
    expect((await add(berta, carla.id)).status).toBe(403);
    expect((await add(carla, carla.id)).status).toBe(404);
  });

  test('who have no access any more are not named to the patient, and stay for the lead to remove', async () => {
    await add(ana, berta.id);
    await add(ana, carla.id);
    await server.call(admin, `POST /api/team/${berta.id}/deactivation`);
    const namesOfPatient = async () => (await server.call(manuel, 'GET /api/my-team')).body.collaboratorNames;
    expect(await namesOfPatient()).toEqual(['Carla']);
    const { body } = await server.call(ana, `GET /api/patients/${id}/team`);
    expect(body.team.collaborators).toEqual([
      { id: berta.id, name: 'Berta' },
      { id: carla.id, name: 'Carla' },
    ]);
    await server.call(admin, `POST /api/team/${berta.id}/reactivation`);
    expect(await namesOfPatient()).toEqual(['Berta', 'Carla']);
  });

  test('may leave by themselves', async () => {
    await add(admin, berta.id);
    const removal = `POST /api/patients/${id}/collaborators/removal` as const;
    expect((await server.call(berta, removal, { therapistId: berta.id })).status).toBe(200);
    expect(await seesRecord(berta)).toBe(false);
  });

  test('removed by several at once are told once', async () => {
    await add(ana, berta.id);
    const removal = `POST /api/patients/${id}/collaborators/removal` as const;
    await Promise.all(
      [ana, admin, ana, admin].map((actor) => server.call(actor, removal, { therapistId: berta.id })),
    );
    expect((await told(berta)).slice(1)).toEqual(['Berta ya no colabora en la atención de Manuel']);
  });
});

describe('covers', () => {
  const cover = (actor: Actor, body: object) =>
    server.call(actor, 'POST /api/covers', { firstDay: '2026-11-20', lastDay: '2026-11-22', ...body });

  test('a therapist is covered by a colleague, who sees the agenda and is told what happens', async () => {
    const appointment = (await book(ana, id, '10:00')).body.appointment;
    const { body } = await cover(ana, { coveredBy: berta.id });
    expect(body.cover).toMatchObject({
      therapist: { name: 'Ana' },
      coveredBy: { name: 'Berta' },
      isRunning: true,
    });
    expect(await told(berta)).toEqual(['Berta sustituye a Ana del 20/11/2026 al 22/11/2026']);
    expect((await server.call(berta, 'GET /api/appointments')).body.appointments).toHaveLength(1);
    await server.call(admin, `POST /api/appointments/${appointment.id}/cancellation`, {});
    expect((await told(berta))[1]).toMatch(/^Sustituyes a Ana\. Se ha cancelado la cita/);
    const conversation = await server.call(ana, 'POST /api/conversations', { patientId: id });
    const write = (content: string) =>
      server.call(manuel, `POST /api/conversations/${conversation.body.conversation.id}/messages`, {
        content,
        type: 'TEXT',
      });
    const withdrawn = (await write('No era para ti')).body.message.id;
    expect(await told(berta)).toHaveLength(3);
    await server.call(manuel, `DELETE /api/messages/${withdrawn}`);
    expect(await told(berta)).toHaveLength(2);
    await write('Hola');
    expect((await told(berta))[2]).toBe('Manuel ha escrito a Ana, a quien sustituyes');
    const [notice] = await server.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, berta.id), eq(notifications.type, 'MESSAGE')));
    expect(notice?.link).toBe(`/patients/${id}`);
    expect((await server.call(berta, `POST /api/covers/${body.cover.id}/end`)).status).toBe(404);
    expect((await server.call(ana, `POST /api/covers/${body.cover.id}/end`)).status).toBe(200);
    expect(await seesRecord(berta)).toBe(false);
    expect((await server.call(ana, 'GET /api/covers')).body.covers).toEqual([]);
  });

  test('ended by several at once ends once, and is told once', async () => {
    const { body } = await cover(ana, { coveredBy: berta.id });
    const ends = [ana, admin, ana, admin, ana, admin].map((actor) =>
      server.call(actor, `POST /api/covers/${body.cover.id}/end`),
    );
    const statuses = (await Promise.all(ends)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 404, 404, 404, 404, 404]);
    expect(await told(berta)).toEqual([expect.any(String), 'Berta ya no sustituye a Ana']);
  });

  test.each([
    [() => ({ coveredBy: ana.id }), 'coveredBy', 'Elige a otra persona'],
    [() => ({ coveredBy: admin.id }), 'coveredBy', 'Elige un fisioterapeuta de la lista'],
    [
      () => ({ coveredBy: berta.id, therapistId: carla.id }),
      'therapistId',
      'Elige un fisioterapeuta de la lista',
    ],
    [
      () => ({ coveredBy: berta.id, firstDay: '2026-11-23' }),
      'lastDay',
      'El último día no puede ser anterior al primero',
    ],
    [
      () => ({ coveredBy: berta.id, firstDay: '2026-11-01', lastDay: '2026-11-19' }),
      'lastDay',
      'La sustitución tiene que acabar hoy o más adelante',
    ],
    [() => ({ coveredBy: berta.id, lastDay: '2026-02-30' }), 'lastDay', 'Ese día no existe'],
  ])('refuses nonsense beside its field', async (body, field, text) => {
    const answer = await cover(ana, body());
    expect([answer.status, answer.body.fields[field]]).toEqual([400, text]);
  });

  test('a colleague who has no access any more stands in for nobody, and stays in the list that ends it', async () => {
    await cover(ana, { coveredBy: berta.id });
    const ofPatient = async () => (await server.call(manuel, 'GET /api/my-team')).body.covers;
    expect(await ofPatient()).toHaveLength(1);
    await server.db.update(users).set({ deactivatedAt: server.clock.now() }).where(eq(users.id, berta.id));
    expect(await ofPatient()).toEqual([]);
    expect((await server.call(ana, `GET /api/patients/${id}/team`)).body.team.covers).toEqual([]);
    expect((await server.call(ana, 'GET /api/covers')).body.covers).toHaveLength(1);
  });

  test('by a colleague who loses the access do not run, which the covered therapists are told once each', async () => {
    await cover(ana, { coveredBy: berta.id });
    await cover(ana, { coveredBy: berta.id, firstDay: '2026-12-01', lastDay: '2026-12-01' });
    await cover(carla, { coveredBy: berta.id, firstDay: '2026-12-24', lastDay: '2026-12-26' });
    // Ended, by somebody else, and for the one who leaves: nobody is told of these.
    const ended = await cover(admin, { therapistId: carla.id, coveredBy: berta.id });
    await server.call(carla, `POST /api/covers/${ended.body.cover.id}/end`);
    await cover(carla, { coveredBy: ana.id });
    await cover(berta, { coveredBy: ana.id });
    await server.db.delete(notifications);
    const running = async (actor: Actor) =>
      ((await server.call(actor, 'GET /api/covers')).body.covers as { isRunning: boolean }[]).map(
        ({ isRunning }) => isRunning,
      );
    const leave = () => server.call(admin, `POST /api/team/${berta.id}/deactivation`);
    const [first, again] = [await leave(), await leave()];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(await told(ana)).toEqual([
      'Berta ya no tiene acceso y no te sustituye del 20/11/2026 al 22/11/2026 ni el 01/12/2026',
    ]);
    expect(await told(carla)).toEqual([
      'Berta ya no tiene acceso y no te sustituye del 24/12/2026 al 26/12/2026',
    ]);
    expect(await server.db.select().from(notifications)).toHaveLength(2);
    const byOthers = [true, true];
    expect((await running(admin)).sort()).toEqual([false, false, false, ...byOthers]);
    expect((await running(carla)).sort()).toEqual([false, true]);
    await server.call(admin, `POST /api/team/${berta.id}/reactivation`);
    expect((await running(ana)).filter(Boolean)).toHaveLength(3);
  });

  test('is told also to who takes the access of their own stand-in away', async () => {
    await server.call(admin, `PUT /api/team/${ana.id}/roles`, { treats: true, administers: true });
    await cover(ana, { coveredBy: berta.id });
    await server.call(ana, `POST /api/team/${berta.id}/deactivation`);
    expect(await told(ana)).toEqual([
      'Berta ya no tiene acceso y no te sustituye del 20/11/2026 al 22/11/2026',
    ]);
  });

  test('the same colleague twice on a day is refused, an administrator covers anybody', async () => {
    await cover(admin, { therapistId: ana.id, coveredBy: berta.id });
    expect((await cover(ana, { coveredBy: berta.id })).body.fields.coveredBy).toBe(
      'Esta persona ya sustituye esos días',
    );
    expect((await server.call(admin, 'GET /api/covers')).body.covers).toHaveLength(1);
    expect((await server.call(carla, 'GET /api/covers')).body.covers).toEqual([]);
  });
});

describe('a hand-over', () => {
  const body = (therapistId: string, moveAppointments = true) => ({
    therapistId,
    note: 'Lleva bastón',
    moveAppointments,
  });

  test('of one patient moves the record and the free appointments, and tells everybody', async () => {
    const [free, taken] = [await book(ana, id, '10:00'), await book(ana, id, '12:00')];
    const other = await server.addPatient(berta);
    await book(berta, other.id, '12:30');
    const done = await server.call(ana, `POST /api/patients/${id}/handover`, body(berta.id));
    expect(done.body).toEqual({
      patients: 1,
      appointments: 1,
      left: { appointments: [{ date: taken.body.appointment.date, patientName: 'Manuel' }] },
    });
    expect([await seesRecord(ana), await seesRecord(berta)]).toEqual([false, true]);
    expect((await server.call(berta, `GET /api/appointments/${free.body.appointment.id}`)).status).toBe(200);
    expect(await told(berta)).toEqual(['Ana → Berta: Manuel, con 1 cita por venir']);
    expect(await told(manuel)).toContain('Ahora te atiende Berta');
    const team = await server.call(berta, `GET /api/patients/${id}/team`);
    expect(team.body.team.handovers).toMatchObject([
      { fromName: 'Ana', toName: 'Berta', note: 'Lleva bastón' },
    ]);
    const forAdmin = await server.call(admin, `GET /api/patients/${id}/team`);
    expect(forAdmin.body.team.handovers).toMatchObject([{ note: null }]);
  });

  const isAway = (part: object = {}) =>
    server.call(berta, `POST /api/hours/${berta.id}/absences`, {
      ...{
        from: '2026-11-25',
        to: '2026-11-25',
        start: null,
        end: null,
        kind: 'HOLIDAYS',
        reason: '',
        ...part,
      },
    });
  const worksOnWednesdays = (from: string, to: string) =>
    server.call(berta, `PUT /api/hours/${berta.id}/weeks`, {
      weeks: [{ from: '2026-11-01', until: null, stretches: [{ weekday: 3, from, to }] }],
    });
  test.each([
    ['in the hours of the practice', () => undefined, ['21:00']],
    ['until noon', () => worksOnWednesdays('09:00', '12:00'), ['12:00', '21:00']],
    ['in the evening', () => worksOnWednesdays('20:00', '22:00'), ['10:00', '12:00']],
    ['and is away at noon', () => isAway({ start: '11:30', end: '14:00' }), ['12:00', '21:00']],
    ['and is away that day', () => isAway(), ['10:00', '12:00', '21:00']],
  ])('to who works %s leaves the other appointments, and lists them', async (_what, says, staying) => {
    await says();
    for (const time of ['10:00', '12:00', '21:00']) await book(ana, id, time);
    const { body: done } = await server.call(ana, `POST /api/patients/${id}/handover`, body(berta.id));
    const { left } = done as { left: { appointments: { date: string }[] } };
    expect([done.patients, done.appointments]).toEqual([1, 3 - staying.length]);
    expect(left.appointments.map(({ date }) => date.slice(11, 16))).toEqual(staying);
    const ofBerta = await server.call(berta, 'GET /api/appointments');
    expect(ofBerta.body.appointments).toHaveLength(3 - staying.length);
  });

  test('leads the new lead to the record, and the former one to the list', async () => {
    await server.call(admin, `POST /api/patients/${id}/handover`, body(berta.id, false));
    const bell = async (actor: Actor) =>
      (await server.call(actor, 'GET /api/notifications')).body.notifications;
    const notice = { title: 'Traspaso de pacientes', message: 'Ana → Berta: Manuel' };
    expect(await bell(berta)).toMatchObject([{ ...notice, link: `/patients/${id}` }]);
    expect(await bell(ana)).toMatchObject([{ ...notice, link: '/patients' }]);
  });

  test('lets the patient write to the new lead and not to the former one', async () => {
    const { body: former } = await server.call(ana, 'POST /api/conversations', { patientId: id });
    await server.call(ana, `POST /api/patients/${id}/handover`, body(berta.id, false));
    const write = (conversationId: string) =>
      server.call(manuel, `POST /api/conversations/${conversationId}/messages`, {
        content: 'Hola',
        type: 'TEXT',
      });
    expect((await write(former.conversation.id)).status).toBe(409);
    const read = (conversationId: string) => server.call(manuel, `GET /api/conversations/${conversationId}`);
    expect((await read(former.conversation.id)).body.conversation.isResting).toBe(true);
    const { body: list } = await server.call(manuel, 'GET /api/conversations');
    const present = list.conversations.find(
      (one: { participant: { name: string } }) => one.participant.name === 'Berta',
    );
    expect((await write(present.id)).status).toBe(201);
    expect((await read(present.id)).body.conversation).not.toHaveProperty('isResting');
    expect((await server.call(ana, `GET /api/conversations/${former.conversation.id}`)).status).toBe(404);
  });

  test('of all by an administrator moves everybody, also of who has no access', async () => {
    await server.addPatient(ana, { name: 'Doble', email: 'doble@test.es' });
    // A relative of «Doble», with the same mailbox.
    await server.addPatient(berta, { email: 'DOBLE@test.es' });
    await server.call(admin, `POST /api/team/${ana.id}/deactivation`);
    const list = await server.call(admin, `GET /api/team/${ana.id}/handover`);
    expect(list.body.patients.map(({ name }: { name: string }) => name)).toEqual(['Doble', 'Manuel']);
    const done = await server.call(admin, `POST /api/team/${ana.id}/handover`, body(berta.id));
    expect(done.body).toMatchObject({ patients: 2, left: { appointments: [] } });
    const [row] = await server.db.select().from(patients).where(eq(patients.id, id));
    expect(row?.therapistId).toBe(berta.id);
  });

  test('of all lists every appointment that stays, also with a patient of a colleague', async () => {
    await server.call(ana, `POST /api/patients/${id}/collaborators`, { therapistId: carla.id });
    const { appointment } = (await book(carla, id, '10:00')).body;
    const left = [{ date: appointment.date, patientName: 'Manuel' }];
    const list = await server.call(admin, `GET /api/team/${carla.id}/handover`);
    expect(list.body).toEqual({ patients: [], appointments: left });
    const done = await server.call(admin, `POST /api/team/${carla.id}/handover`, body(berta.id));
    expect(done.body).toEqual({ patients: 0, appointments: 0, left: { appointments: left } });
  });

  test('is refused to oneself, and to others', async () => {
    const send = (actor: Actor, therapistId: string) =>
      server.call(actor, `POST /api/patients/${id}/handover`, body(therapistId));
    expect((await send(ana, ana.id)).body.fields.therapistId).toBe('Elige a otra persona');
    expect((await send(berta, berta.id)).status).toBe(404);
    expect((await server.call(berta, `GET /api/team/${ana.id}/handover`)).status).toBe(404);
  });

  test('two at once hand over once', async () => {
    const send = (to: Actor) => server.call(ana, `POST /api/patients/${id}/handover`, body(to.id));
    const statuses = (await Promise.all([send(berta), send(carla)])).map(({ status }) => status);
    expect(statuses.every((status) => status < 500)).toBe(true);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('that comes second says so, and blames no e-mail', async () => {
    const context = await testContext(server, admin);
    const { db } = context;
    // Somebody else hands the patient over between the look at the lead and the change.
    const late = Object.create(db) as typeof db;
    late.transaction = async (work, config) => {
      await server.call(ana, `POST /api/patients/${id}/handover`, body(carla.id));
      return db.transaction(work, config);
    };
    const second = handOverPatient({ ...context, db: late }, { id, ...body(berta.id) });
    await expect(second).rejects.toMatchObject({
      kind: 'conflict',
      fields: { therapistId: 'Mientras tanto, alguien ha traspasado al paciente a Carla' },
    });
  });
});
