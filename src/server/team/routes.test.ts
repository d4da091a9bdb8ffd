import { eq } from 'drizzle-orm';
import { appointments, staffInvitations, users } from '../db/schema';
import type { Mail } from '../mail/mailer';
import { MAIL_REFUSAL, testAccountMails } from '../testing/testAccountMails';
import { testContext } from '../testing/testContext';
import { TEST_PASSWORD, serverOfFile, type Actor } from '../testing/testServer';
import { deactivateMember, inviteStaff, resendStaffInvitation } from './commands';

const DAY = 86_400_000;
const INVALID = 'La invitación no es válida o ha expirado.';

const server = serverOfFile();
let admin: Actor;
let ana: Actor;

beforeEach(async () => {
  admin = await server.signIn('ADMIN', { name: 'Marta' });
  ana = await server.signIn('THERAPIST', { name: 'Ana' });
});
afterEach(async () => {
  // Expire the throttle's window, so that the next test starts without counts.
  server.clock.advance(DAY);
});

const PERSON = { name: 'Nuria Gil', email: 'nuria@correo.es', role: 'THERAPIST' };

const book = (patientId: string, hours: number, values: Partial<typeof appointments.$inferInsert> = {}) => {
  const startsAt = new Date(server.clock.now().getTime() + hours * 3_600_000);
  const endsAt = new Date(startsAt.getTime() + 1_800_000);
  return server.db
    .insert(appointments)
    .values({ therapistId: ana.id, patientId, startsAt, endsAt, duration: 30, type: 'TREATMENT', ...values });
};
const tokenOf = (mail: Mail | undefined) => /invitation\/([\w-]+)\?staff$/.exec(mail?.link ?? '')?.[1] ?? '';
const invite = (body: object = PERSON) => server.call(admin, 'POST /api/team/invitations', body);
const invited = async (body: object = PERSON) => {
  const answer = await invite(body);
  return { id: answer.body.invitation.id as string, token: tokenOf(server.mails.at(-1)) };
};
const open = (token: string) => server.call(null, `GET /api/team/join/${token}`);
const join = (token: string, more: object = {}) =>
  server.call(null, `POST /api/team/join/${token}`, { name: 'Nuria Gil', password: 'secreto-1', ...more });

describe('the list', () => {
  test('counts active patients and live appointments to come, and tells access and second factor', async () => {
    const [eva, leo] = [
      await server.addPatient(ana),
      await server.addPatient(ana, { status: 'DISCHARGED' }),
      await server.addPatient(ana, { deletedAt: new Date() }),
    ];
    await book(eva.id, 24);
    await book(eva.id, 25, { status: 'CONFIRMED' });
    await book(eva.id, 26, { status: 'CANCELLED' });
    await book(leo.id, 27, { deletedAt: new Date() });
    await book(eva.id, -24);
    const at = server.clock.now().toISOString();
    const { body } = await server.call(admin, 'GET /api/team');
    expect(body.members).toEqual([
      {
        id: ana.id,
        name: 'Ana',
        email: ana.email,
        role: 'THERAPIST',
        alsoAdmin: false,
        lastAccess: at,
        secondFactor: false,
        deactivatedAt: null,
        appointmentMails: true,
        activePatients: 1,
        futureAppointments: 2,
      },
      expect.objectContaining({ id: admin.id, role: 'ADMIN', activePatients: 0, futureAppointments: 0 }),
    ]);
    const ended = await server.call(admin, `POST /api/team/${ana.id}/deactivation`);
    expect(ended.body.member).toMatchObject({
      activePatients: 1,
      futureAppointments: 2,
      deactivatedAt: expect.any(String),
    });
    const after = await server.call(admin, 'GET /api/team');
    expect(after.body.members.map(({ name }: { name: string }) => name)).toEqual(['Marta', 'Ana']);
  });

  test('offers therapists with access to the staff, by id and name alone', async () => {
    const bruno = await server.signIn('THERAPIST', { name: 'bruno' });
    const list = async () => (await server.call(ana, 'GET /api/team/therapists')).body.therapists;
    expect(await list()).toEqual([
      { id: ana.id, name: 'Ana' },
      { id: bruno.id, name: 'bruno' },
    ]);
    await server.call(admin, `POST /api/team/${bruno.id}/deactivation`);
    expect(await list()).toEqual([{ id: ana.id, name: 'Ana' }]);
  });
});

describe('inviting', () => {
  test('sends a link that opens seven days, of which the database keeps the hash alone', async () => {
    const answer = await invite();
    const at = server.clock.now().getTime();
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      invitation: {
        ...PERSON,
        id: expect.any(String),
        createdAt: new Date(at).toISOString(),
        expiresAt: new Date(at + 7 * DAY).toISOString(),
      },
    });
    const [mail] = server.mails;
    expect(mail).toMatchObject({ to: 'nuria@correo.es' });
    const token = tokenOf(mail);
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await server.db.select().from(staffInvitations))).not.toContain(token);
    expect((await server.call(admin, 'GET /api/team/invitations')).body.invitations).toEqual([
      answer.body.invitation,
    ]);
  });

  test('is refused beside the address if it has an account or an open invitation', async () => {
    await invited();
    const again = await invite({ ...PERSON, email: 'NURIA@correo.es' });
    expect([again.status, again.body.fields]).toEqual([
      409,
      { email: 'Ya hay una invitación abierta para este correo. Puedes reenviarla.' },
    ]);
    const taken = await invite({ ...PERSON, email: ana.email });
    expect([taken.status, taken.body.fields]).toEqual([
      409,
      { email: 'Ya existe una cuenta con este correo electrónico' },
    ]);
    const wrong = await invite({ name: ' ', email: 'nada', role: 'PATIENT' });
    expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, ['name', 'email', 'role']]);
    expect(server.mails).toHaveLength(1);
  });

  test('an expired one does not stand in the way of another', async () => {
    await invited();
    server.clock.advance(7 * DAY);
    const later = await server.signIn('ADMIN');
    expect((await server.call(later, 'POST /api/team/invitations', PERSON)).status).toBe(201);
    expect((await server.call(later, 'GET /api/team/invitations')).body.invitations).toHaveLength(1);
  });

  test('twenty at once send one mail', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => invite()));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(server.mails).toHaveLength(1);
  });

  test('sending again kills the earlier link; cancelling kills the last', async () => {
    const { id, token } = await invited();
    const resent = await server.call(admin, `POST /api/team/invitations/${id}/resend`);
    expect(resent.status).toBe(200);
    const second = tokenOf(server.mails.at(-1));
    expect((await open(token)).status).toBe(404);
    expect((await open(second)).status).toBe(200);
    expect((await server.call(admin, `POST /api/team/invitations/${id}/cancellation`)).status).toBe(200);
    expect((await join(second)).status).toBe(404);
    expect((await server.call(admin, `POST /api/team/invitations/${id}/cancellation`)).status).toBe(404);
    expect((await server.call(admin, `POST /api/team/invitations/${id}/resend`)).status).toBe(404);
    expect((await server.call(admin, 'GET /api/team/invitations')).body.invitations).toEqual([]);
  });

  test('a refused mail leaves everything as it was', async () => {
    const effects = testAccountMails(server, { send: () => Promise.reject(MAIL_REFUSAL) });
    const context = await testContext(server, admin);
    const body = { ...PERSON, role: 'THERAPIST' as const };
    await expect(inviteStaff(effects)(context, body)).rejects.toMatchObject({ kind: 'serviceFailed' });
    expect(await server.db.select().from(staffInvitations)).toEqual([]);
    const { id, token } = await invited();
    await expect(resendStaffInvitation(effects)(context, { id })).rejects.toMatchObject({
      kind: 'serviceFailed',
    });
    expect((await open(token)).status).toBe(200);
    expect(context.reported).toHaveLength(2);
  });
});

describe('joining', () => {
  test.each(['THERAPIST', 'ADMIN'])('makes a %s, once, who signs in', async (role) => {
    const { token } = await invited({ ...PERSON, role });
    expect((await open(token)).body).toEqual({
      invitation: { name: 'Nuria Gil', email: 'nuria@correo.es', role, practiceName: '' },
    });
    const answer = await join(token, { phone: '600 000 000', role: 'ADMIN', email: 'otra@correo.es' });
    expect([answer.status, answer.body]).toEqual([201, { success: true }]);
    const [row] = await server.db.select().from(users).where(eq(users.email, 'nuria@correo.es'));
    expect(row).toMatchObject({ name: 'Nuria Gil', role, phone: '600 000 000' });
    expect((await join(token)).status).toBe(404);
    const credentials = { email: 'nuria@correo.es', password: 'secreto-1' };
    expect((await server.call(null, 'POST /api/auth/login', credentials)).body.user.role).toBe(role);
    expect((await server.call(admin, 'GET /api/team/invitations')).body.invitations).toEqual([]);
  });

  test('two at once make one account', async () => {
    const { token } = await invited();
    const statuses = (await Promise.all([join(token), join(token)])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 404]);
  });

  test('a used, expired, cancelled or forged link gets the answer of the patients’ links, and makes nothing', async () => {
    const used = await invited({ ...PERSON, email: 'usada@correo.es' });
    await join(used.token);
    const cancelled = await invited({ ...PERSON, email: 'cancelada@correo.es' });
    await server.call(admin, `POST /api/team/invitations/${cancelled.id}/cancellation`);
    const expired = await invited({ ...PERSON, email: 'caducada@correo.es' });
    const before = (await server.db.select().from(users)).length;
    server.clock.advance(7 * DAY);
    const ofPatients = await server.call(null, 'GET /api/invitations/token/inventada');
    for (const token of [used.token, cancelled.token, expired.token, 'inventada'])
      for (const answer of [await open(token), await join(token)])
        expect([answer.status, answer.body.message]).toEqual([ofPatients.status, INVALID]);
    expect(ofPatients.status).toBe(404);
    expect(await server.db.select().from(users)).toHaveLength(before);
  });

  test('is refused beside the address if somebody registered with it meanwhile, and the link stays', async () => {
    const { token } = await invited();
    await server.signIn('THERAPIST', { email: 'nuria@correo.es' });
    const answer = await join(token);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([409, ['email']]);
    expect((await open(token)).status).toBe(200);
  });

  test('asks for name and password, and guessing is slowed down', async () => {
    const { token } = await invited();
    const answer = await join(token, { name: '', password: '1', phone: 'abc' });
    expect(Object.keys(answer.body.fields)).toEqual(['name', 'password', 'phone']);
    const statuses = new Set<number>();
    for (let index = 0; index < 35; index += 1) statuses.add((await open(`intento-${index}`)).status);
    expect([...statuses]).toEqual([404, 429]);
    expect((await join(token)).status).toBe(429);
  });
});

test('an administrator who lost the access a moment ago deactivates nobody', async () => {
  const bea = await server.signIn('ADMIN');
  const context = { ...(await testContext(server, admin)), server: server.app.server };
  await server.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, admin.id));
  await expect(deactivateMember(context, { id: bea.id })).rejects.toMatchObject({
    kind: 'conflict',
    message: 'Debe quedar al menos una persona de administración con acceso',
  });
  const credentials = { email: bea.email, password: TEST_PASSWORD };
  expect((await server.call(null, 'POST /api/auth/login', credentials)).status).toBe(200);
});

describe('a patient’s contact, taken at the desk', () => {
  const create = (actor: Actor, body: object) => server.call(actor, 'POST /api/patients/contact', body);
  const CONTACT = { name: 'Eva Ruiz', phone: '600 111 222', email: 'eva@correo.es' };

  test('is created by an ADMIN for a therapist with access, and can be booked at once', async () => {
    const { status, body } = await create(admin, { ...CONTACT, therapistId: ana.id, notes: 'Lumbalgia' });
    expect(status).toBe(201);
    expect(body.patient).toEqual({
      ...{ ...CONTACT, id: expect.any(String), therapistName: 'Ana', noAppointmentMails: false },
    });
    const { id } = body.patient;
    const listed = await server.call(admin, 'GET /api/patients');
    expect(listed.body.patients).toEqual([{ ...CONTACT, id, therapistName: 'Ana', invitation: null }]);
    const appointment = { date: '2027-03-29', time: '10:00', duration: 60, type: 'TREATMENT' };
    const booked = await server.call(admin, 'POST /api/appointments', { ...appointment, patientId: id });
    expect(booked.status).toBe(201);
    const record = await server.call(ana, `GET /api/patients/${id}`);
    expect(record.body.patient).toMatchObject({ ...CONTACT, notes: null, status: 'ACTIVE' });
  });

  test('is one’s own for a therapist', async () => {
    const { body } = await create(ana, { name: 'Leo' });
    expect(body.patient).toEqual({
      id: expect.any(String),
      name: 'Leo',
      phone: null,
      email: null,
      therapistName: 'Ana',
      noAppointmentMails: false,
    });
    const luis = await server.signIn('THERAPIST');
    expect((await create(ana, { name: 'Leo', therapistId: luis.id })).body.fields).toEqual({
      therapistId: 'Elige un fisioterapeuta de la lista',
    });
  });

  test.each([
    ['nobody', () => undefined, 'Elige un fisioterapeuta'],
    ['an administrator', () => admin.id, 'Elige un fisioterapeuta de la lista'],
    ['no id', () => 'x', 'Elige un fisioterapeuta de la lista'],
  ])('is refused to an ADMIN beside the field for %s', async (_who, therapistId, text) => {
    const answer = await create(admin, { name: 'Eva', therapistId: therapistId() });
    expect([answer.status, answer.body.fields]).toEqual([400, { therapistId: text }]);
  });

  test('is refused for a therapist without access', async () => {
    await server.call(admin, `POST /api/team/${ana.id}/deactivation`);
    const answer = await create(admin, { name: 'Eva', therapistId: ana.id });
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ['therapistId']]);
  });
});

describe('closed registration', () => {
  const settings = { name: 'Consulta', retentionYears: 5, lateCancellationHours: 24 };
  const set = (registration: string) =>
    server.call(admin, 'PUT /api/practice/settings', { ...settings, registration });

  test('sends no invitation, and those that are open create nothing until it is by invitation again', async () => {
    const { id, token } = await invited();
    await set('CLOSED');
    expect((await invite({ ...PERSON, email: 'otra@correo.es' })).status).toBe(409);
    const again = await server.call(admin, `POST /api/team/invitations/${id}/resend`);
    expect([again.status, again.body.message]).toEqual([
      409,
      'El registro está cerrado. Cámbialo en «Consulta» para poder invitar.',
    ]);
    expect(server.mails).toHaveLength(1);
    expect((await join(token)).status).toBe(403);
    await set('INVITATION');
    expect((await join(token)).status).toBeLessThan(300);
  });
});
