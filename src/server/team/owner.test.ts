import { eq } from 'drizzle-orm';
import { appointments, covers, routines, users } from '../db/schema';
import { TEST_PASSWORD, serverOfFile, type Actor } from '../testing/testServer';

/* Somebody who is therapist and administration at once: docs/product-rules.md#both-at-once */

const server = serverOfFile();
let admin: Actor;
let olga: Actor;
let ana: Actor;
let eva: { id: string; name: string };

const TREATS = { treats: true, administers: true };
const rolesOf = (actor: Actor, id: string, roles: object) =>
  server.call(actor, `PUT /api/team/${id}/roles`, roles);

beforeEach(async () => {
  admin = await server.signIn('ADMIN', { name: 'Marta Vidal' });
  olga = await server.signIn('THERAPIST', { name: 'Olga Sanz' });
  ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  eva = await server.addPatient(ana, { name: 'Eva Gil', allergies: 'Látex', phone: '600' });
  await rolesOf(admin, olga.id, TREATS);
});

const BODY = { date: '2026-11-23', time: '09:30', duration: 60, type: 'TREATMENT', notes: 'Rodilla' };

describe('one sign-in for both', () => {
  test('keeps the documented role, and names the addition only where there is one', async () => {
    const { body } = await server.call(olga, 'GET /api/auth/verify');
    expect(body.user).toMatchObject({ role: 'THERAPIST', alsoAdmin: true });
    for (const actor of [ana, admin])
      expect((await server.call(actor, 'GET /api/auth/verify')).body.user).not.toHaveProperty('alsoAdmin');
    expect((await server.call(olga, 'GET /api/practice/settings')).status).toBe(200);
    expect((await server.call(ana, 'GET /api/practice/settings')).status).toBe(403);
  });

  test('has the own patients, and contacts of the practice where it asks for them', async () => {
    const own = await server.addPatient(olga, { name: 'Iván' });
    const names = async (url: 'GET /api/patients' | 'GET /api/patients?reach=practice', actor = olga) =>
      ((await server.call(actor, url)).body.patients as { name: string }[]).map(({ name }) => name);
    expect(await names('GET /api/patients')).toEqual(['Iván']);
    expect(await names('GET /api/patients?reach=practice')).toEqual(['Eva Gil', 'Iván']);
    expect(await names('GET /api/patients?reach=practice', ana)).toEqual(['Eva Gil']);
    const saved = async (query: string, actor = olga) => {
      const { body } = await server.call<string>(
        actor,
        `GET /api/exports/patients?format=csv${query}` as 'GET /x',
      );
      const [heading = '', ...lines] = String(body).slice(1).split('\r\n');
      return [heading.split(';').length, ...lines.map((line) => line.split(';')[0])];
    };
    expect(await saved('&reach=practice')).toEqual([4, 'Eva Gil', 'Iván']);
    expect(await saved('')).toEqual([25, 'Iván']);
    expect(await saved('&reach=practice', ana)).toEqual([25, 'Eva Gil']);
    expect((await server.call(olga, `GET /api/patients/${eva.id}`)).status).toBe(404);
    const contact = await server.call(olga, `GET /api/patients/${eva.id}?reach=practice`);
    expect(Object.keys(contact.body.patient).sort()).toEqual(
      ['email', 'id', 'invitation', 'name', 'noAppointmentMails', 'phone', 'therapistName'].sort(),
    );
    const mine = (await server.call(olga, `GET /api/patients/${own.id}`)).body.patient;
    expect(mine).toHaveProperty('allergies');
  });

  test('reads of a hand-over between colleagues that it was, and not its note', async () => {
    const luis = await server.signIn('THERAPIST', { name: 'Luis Gil' });
    const handover = { therapistId: luis.id, note: 'Lleva bastón', moveAppointments: true };
    await server.call(ana, `POST /api/patients/${eva.id}/handover`, handover);
    const { body } = await server.call(olga, `GET /api/patients/${eva.id}/team`);
    expect(body.team).toMatchObject({ relation: null, handovers: [{ toName: 'Luis Gil', note: null }] });
  });

  test('sees the agenda of the practice, and notes of what it treats alone', async () => {
    const own = await server.addPatient(olga, { name: 'Iván' });
    await server.call(ana, 'POST /api/appointments', { ...BODY, patientId: eva.id });
    await server.call(olga, 'POST /api/appointments', { ...BODY, patientId: own.id });
    const notes = async () =>
      (
        (await server.call(olga, 'GET /api/appointments')).body.appointments as {
          patientName: string;
          notes: string | null;
        }[]
      )
        .map(({ patientName, notes: text }) => [patientName, text])
        .sort();
    expect(await notes()).toEqual([
      ['Eva Gil', null],
      ['Iván', 'Rodilla'],
    ]);
    await server.db.insert(covers).values({
      ...{ therapistId: ana.id, coveredBy: olga.id, createdBy: ana.id },
      ...{ firstDay: '2026-11-20', lastDay: '2026-11-20' },
    });
    expect(await notes()).toEqual([
      ['Eva Gil', 'Rodilla'],
      ['Iván', 'Rodilla'],
    ]);
  });

  test('moves a colleague’s appointment, whose notes stay, and books for the lead', async () => {
    const { body } = await server.call(ana, 'POST /api/appointments', { ...BODY, patientId: eva.id });
    const moved = await server.call(olga, `PUT /api/appointments/${body.appointment.id}`, {
      ...{ ...BODY, time: '11:00', notes: '', patientId: eva.id },
    });
    expect(moved.body.appointment).toMatchObject({ notes: null, therapist: { id: ana.id } });
    const [stored] = await server.db.select().from(appointments);
    expect(stored).toMatchObject({ notes: 'Rodilla', therapistId: ana.id });
    const booked = await server.call(olga, 'POST /api/appointments', {
      ...{ ...BODY, time: '13:00', patientId: eva.id },
    });
    expect(booked.body.appointment.therapist.id).toBe(ana.id);
  });

  test('keeps its dashboard: what is today is its own', async () => {
    const today = { ...BODY, date: '2026-11-20', time: '17:00', patientId: eva.id };
    await server.call(ana, 'POST /api/appointments', today);
    expect((await server.call(olga, 'GET /api/appointments/today')).body.appointments).toEqual([]);
    expect((await server.call(olga, 'GET /api/appointments/stats/overview')).body.total).toBe(0);
    const ofPractice = 'GET /api/appointments/stats/overview?reach=practice';
    expect((await server.call(olga, ofPractice)).body).toMatchObject({ total: 1, today: 1, pending: 1 });
    const luis = await server.signIn('THERAPIST');
    expect((await server.call(luis, ofPractice)).body.total).toBe(0);
    // What the numbers lead to.
    const own = await server.addPatient(olga, { name: 'Iván' });
    await server.call(olga, 'POST /api/appointments', { ...BODY, patientId: own.id });
    const patients = async (url: 'GET /api/appointments' | 'GET /api/appointments?reach=own') =>
      ((await server.call(olga, url)).body.appointments as { patientName: string }[]).map(
        ({ patientName }) => patientName,
      );
    expect(await patients('GET /api/appointments')).toEqual(['Eva Gil', 'Iván']);
    expect(await patients('GET /api/appointments?reach=own')).toEqual(['Iván']);
    expect((await server.call(olga, 'GET /api/appointments/stats/overview')).body.total).toBe(1);
  });

  test('invites a colleague’s patient as the desk does, and an own one with the link', async () => {
    const own = await server.addPatient(olga, { name: 'Iván' });
    const invite = async (patientId: string, email: string) =>
      (await server.call(olga, 'POST /api/invitations', { patientId, email })).body.invitation;
    const theirs = await invite(eva.id, 'eva@correo.es');
    expect([theirs.therapist.name, theirs.link]).toEqual(['Ana Ruiz', undefined]);
    const mine = await invite(own.id, 'ivan@correo.es');
    expect([mine.therapist.name, typeof mine.link]).toEqual(['Olga Sanz', 'string']);
  });
});

describe('giving and taking administration', () => {
  const roleOf = async (id: string) => {
    const [row] = await server.db.select().from(users).where(eq(users.id, id));
    return [row?.role, row?.alsoAdmin];
  };

  test('counts at once', async () => {
    expect((await rolesOf(olga, ana.id, TREATS)).body.member).toMatchObject({
      role: 'THERAPIST',
      alsoAdmin: true,
    });
    expect((await server.call(ana, 'GET /api/team')).status).toBe(200);
    await rolesOf(olga, ana.id, { treats: true, administers: false });
    expect((await server.call(ana, 'GET /api/team')).status).toBe(403);
  });

  test('an administrator who treats as well becomes a therapist who is both', async () => {
    await rolesOf(admin, admin.id, TREATS);
    expect(await roleOf(admin.id)).toEqual(['THERAPIST', true]);
    expect((await server.call(admin, 'POST /api/patients', { name: 'Iván' })).status).toBe(201);
    expect((await server.call(admin, 'GET /api/team')).status).toBe(200);
  });

  test('who begins to treat signs in again, because an open browser would go on as administration', async () => {
    const bea = await server.signIn('ADMIN', { name: 'Bea Gil' });
    const elsewhere = await server.app.sessions.open(admin, { userAgent: 'jest' });
    await rolesOf(admin, bea.id, { treats: false, administers: true });
    expect((await server.call(bea, 'GET /api/patients')).status).toBe(200);
    await rolesOf(admin, bea.id, TREATS);
    expect((await server.call(bea, 'GET /api/patients')).status).toBe(401);
    const sent = { email: bea.email, password: TEST_PASSWORD };
    expect((await server.call(null, 'POST /api/auth/login', sent)).body.user).toMatchObject({
      role: 'THERAPIST',
      alsoAdmin: true,
    });
    // Who says it of themselves stays where they said it.
    await rolesOf(admin, admin.id, TREATS);
    expect((await server.call(admin, 'GET /api/auth/verify')).status).toBe(200);
    expect((await server.call({ ...admin, token: elsewhere }, 'GET /api/auth/verify')).status).toBe(401);
  });

  const BACK = { treats: false, administers: true };

  test('who was marked as treating and has treated nobody is administration again', async () => {
    const bea = await server.signIn('ADMIN', { name: 'Bea Gil' });
    await rolesOf(admin, bea.id, TREATS);
    const token = await server.app.sessions.open(bea, { userAgent: 'jest' });
    const { status, body } = await rolesOf(admin, bea.id, BACK);
    expect([status, body.member]).toMatchObject([200, { role: 'ADMIN', alsoAdmin: false }]);
    expect(await roleOf(bea.id)).toEqual(['ADMIN', false]);
    // An open browser would go on as a therapist.
    expect((await server.call({ ...bea, token }, 'GET /api/auth/verify')).status).toBe(401);
    const { body: list } = await server.call(admin, 'GET /api/team/therapists');
    expect(list.therapists.map(({ name }: { name: string }) => name)).toEqual(['Ana Ruiz', 'Olga Sanz']);
  });

  test('who says it of themselves stays signed in', async () => {
    await rolesOf(olga, olga.id, BACK);
    expect((await server.call(olga, 'GET /api/auth/verify')).body.user).toMatchObject({ role: 'ADMIN' });
  });

  const ROUTINE = { name: 'Rodilla', frequency: 'DAILY', duration: 4 };
  const traces: [string, (luis: Actor) => Promise<unknown>, boolean][] = [
    [
      'a template alone',
      ({ id }) => server.db.insert(routines).values({ ...ROUTINE, therapistId: id, isTemplate: true }),
      false,
    ],
    [
      'a routine of a patient',
      ({ id }) => server.db.insert(routines).values({ ...ROUTINE, therapistId: id, patientId: eva.id }),
      true,
    ],
    [
      'a patient whose record is deleted',
      async (luis) => server.call(luis, `DELETE /api/patients/${(await server.addPatient(luis)).id}`),
      true,
    ],
    [
      'a patient who was handed over',
      async (luis) =>
        server.call(admin, `POST /api/patients/${(await server.addPatient(luis)).id}/handover`, {
          ...{ therapistId: ana.id, note: '', moveAppointments: false },
        }),
      true,
    ],
    [
      'a patient of a colleague',
      ({ id }) => server.call(ana, `POST /api/patients/${eva.id}/collaborators`, { therapistId: id }),
      true,
    ],
    [
      'a cover',
      ({ id }) =>
        server.db.insert(covers).values({
          ...{ therapistId: ana.id, coveredBy: id, createdBy: ana.id },
          ...{ firstDay: '2026-10-20', lastDay: '2026-10-20' },
        }),
      true,
    ],
  ];
  test.each(traces)('a therapist with %s', async (_what, leave, stays) => {
    const luis = await server.signIn('THERAPIST', { name: 'Luis Gil' });
    await leave(luis);
    expect((await rolesOf(admin, luis.id, BACK)).status).toBe(stays ? 409 : 200);
    expect(await roleOf(luis.id)).toEqual([stays ? 'THERAPIST' : 'ADMIN', false]);
  });

  test('one administrator stays, also when two take it from each other at once', async () => {
    const none = { treats: true, administers: false };
    const [one, other] = await Promise.all([rolesOf(admin, olga.id, none), rolesOf(olga, admin.id, none)]);
    const [won, lost] = [one.status, other.status].sort();
    // Who asks after it was taken is no administrator any more.
    expect([won, [403, 409].includes(lost ?? 0)]).toEqual([200, true]);
    const left = one.status === 200 ? admin : olga;
    const refused = await rolesOf(left, left.id, none);
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'Debe quedar al menos una persona de administración con acceso',
    ]);
  });

  test.each([
    [{ treats: false, administers: true }, 409, 'Quien ha atendido a pacientes sigue siendo fisioterapeuta'],
    [{ treats: false, administers: false }, 400, 'Elige al menos una de las dos cosas'],
    [{}, 400, undefined],
  ])('a therapist with %j: %i', async (roles, status, text) => {
    const { status: got, body } = await rolesOf(admin, ana.id, roles);
    expect([got, text ? (body.fields?.administers ?? body.message) : undefined]).toEqual([status, text]);
    expect(await roleOf(ana.id)).toEqual(['THERAPIST', false]);
  });

  test('the database keeps it to therapists', async () => {
    await expect(
      server.db.update(users).set({ alsoAdmin: true }).where(eq(users.id, admin.id)),
    ).rejects.toThrow();
  });
});
