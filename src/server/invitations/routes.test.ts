import { eq, inArray } from 'drizzle-orm';
import { INVITATION_MESSAGES, INVITATIONS_TO_ADDRESS } from '@/contract/invitations';
import {
  auditEvents,
  covers,
  idempotencyKeys,
  invitations,
  notifications,
  patientCollaborators,
  patients,
  users,
} from '../db/schema';
import { MAIL_REFUSAL } from '../testing/testAccountMails';
import { serverOfFile, testServer, type Actor } from '../testing/testServer';

const DAY = 86_400_000;
const INVALID = 'La invitación no es válida o ha expirado.';
const IN_USE =
  'Este correo ya es de otra cuenta o invitación. Cada cuenta es de una sola persona y necesita un correo propio.';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;
let record: { id: string; name: string };

beforeEach(async () => {
  ana = await server.signIn('THERAPIST', { name: 'Ana' });
  luis = await server.signIn('THERAPIST', { name: 'Luis' });
  record = await server.addPatient(ana, { name: 'Eva' });
});
afterEach(async () => {
  // Expire the throttle's window, so that the next test starts without counts.
  server.clock.advance(DAY);
});

const invite = async () => {
  const { body } = await server.call(ana, 'POST /api/invitations', {
    patientId: record.id,
    email: 'eva@correo.es',
  });
  const link: string = body.invitation.link;
  return { invitation: body.invitation, token: link.split('/').at(-1) ?? '' };
};

const accept = (token: string, body: object = { name: 'Eva Ruiz', password: 'secreto1' }) =>
  server.call(null, `POST /api/invitations/token/${token}/accept`, body);

test('the whole way: invited by mail, opened, accepted, signed in', async () => {
  const { invitation, token } = await invite();
  expect(invitation).toMatchObject({
    email: 'eva@correo.es',
    status: 'SENT',
    createdAt: server.clock.now().toISOString(),
    expiresAt: new Date(server.clock.now().getTime() + 7 * DAY).toISOString(),
    patientId: record.id,
    patient: { name: 'Eva' },
    therapist: { name: 'Ana' },
    link: `http://consulta.test/register/invitation/${token}`,
  });
  expect(server.mails).toMatchObject([{ to: 'eva@correo.es', link: invitation.link }]);
  expect(server.mails[0]?.text).toContain(invitation.link);

  const opened = await server.call(null, `GET /api/invitations/token/${token}`);
  expect(opened.body.invitation).toMatchObject({ patient: { name: 'Eva' }, therapist: { name: 'Ana' } });
  expect(opened.body.invitation).not.toHaveProperty('patientId');
  expect(opened.body.invitation).not.toHaveProperty('link');

  expect((await accept(token)).status).toBe(201);
  const login = await server.call(null, 'POST /api/auth/login', {
    email: 'eva@correo.es',
    password: 'secreto1',
  });
  expect(login.body.user).toMatchObject({ name: 'Eva Ruiz', role: 'PATIENT' });
  const [linked] = await server.db.select().from(patients).where(eq(patients.id, record.id));
  // The record had no address, and mails about appointments go to that of the record.
  expect(linked).toMatchObject({ userId: login.body.user.id, email: 'eva@correo.es' });
  const events = await server.db.select().from(auditEvents).where(eq(auditEvents.entity, 'account'));
  expect(events).toMatchObject([{ action: 'CREATE', actorId: linked?.userId, patientId: record.id }]);
  const list = await server.call(ana, 'GET /api/patients');
  expect(list.body.patients[0].invitation).toMatchObject({ status: 'ACCEPTED' });
  const bell = await server.call(ana, 'GET /api/notifications');
  // By the name of the record: a parent may have written their own.
  expect(bell.body.notifications).toMatchObject([
    { title: 'Invitación aceptada', message: 'Eva ha creado su cuenta' },
  ]);

  // Both sides find the conversation, with no message and nothing unread.
  await server.db.update(users).set({ phone: '910 123 456' }).where(eq(users.id, ana.id));
  const conversations = async (actor: { token: string }) =>
    (await server.call(actor as Actor, 'GET /api/conversations')).body.conversations;
  const empty = { unreadCount: 0, lastMessage: null };
  const eva = { token: login.body.token as string };
  expect(await conversations(eva)).toMatchObject([
    { participant: { name: 'Ana', phone: '910 123 456' }, ...empty },
  ]);
  const [hers] = await conversations(ana);
  expect(hers).toMatchObject({ participant: { name: 'Eva' }, ...empty });
  const write = `POST /api/conversations/${hers.id}/messages` as const;
  const sent = await server.call(eva as Actor, write, { content: 'Hola', type: 'TEXT' });
  expect(sent.status).toBe(201);
  expect((await conversations(ana))[0]).toMatchObject({ unreadCount: 1 });
  // The therapist's button opens this conversation and creates no second one.
  const started = await server.call(ana, 'POST /api/conversations', { patientId: record.id });
  expect(started).toMatchObject({ status: 200, body: { conversation: { id: hers.id } } });
});

test('a record keeps the address that it has', async () => {
  await server.db.update(patients).set({ email: 'casa@correo.es' }).where(eq(patients.id, record.id));
  await accept((await invite()).token);
  expect(await server.db.select().from(patients)).toMatchObject([{ email: 'casa@correo.es' }]);
});

test('who makes the account is told of what was written to them before, not of what was withdrawn', async () => {
  const toEva = async (therapist: Actor) => {
    const started = await server.call(therapist, 'POST /api/conversations', { patientId: record.id });
    const { id } = started.body.conversation;
    const sent = await server.call(therapist, `POST /api/conversations/${id}/messages`, { content: 'Hola' });
    return { id, messageId: sent.body.message.id };
  };
  const { id } = await toEva(ana);
  await server.db.insert(patientCollaborators).values({ patientId: record.id, therapistId: luis.id });
  const { messageId } = await toEva(luis);
  expect((await server.call(luis, `DELETE /api/messages/${messageId}`)).status).toBe(200);
  await accept((await invite()).token);
  const login = { email: 'eva@correo.es', password: 'secreto1' };
  const { body } = await server.call(null, 'POST /api/auth/login', login);
  const bell = await server.call({ token: body.token } as Actor, 'GET /api/notifications');
  expect(bell.body.notifications).toMatchObject([
    { type: 'MESSAGE', message: 'Ana te ha enviado un mensaje', link: `/conversations/${id}`, read: false },
  ]);
});

test('who stands in hears of the account; once nobody who treats has access, administration does', async () => {
  const admin = await server.signIn('ADMIN');
  const today = server.clock.now().toISOString().slice(0, 10);
  await server.db.insert(covers).values({
    ...{ therapistId: ana.id, coveredBy: luis.id, createdBy: ana.id },
    ...{ firstDay: today, lastDay: today },
  });
  await accept((await invite()).token);
  const told = () => server.db.select().from(notifications);
  expect((await told()).map(({ userId }) => userId).sort()).toEqual([ana.id, luis.id].sort());
  await server.db.delete(notifications);
  record = await server.addPatient(ana, { name: 'Iris' });
  const { body } = await server.call(ana, 'POST /api/invitations', {
    patientId: record.id,
    email: 'iris@correo.es',
  });
  await server.db
    .update(users)
    .set({ deactivatedAt: server.clock.now() })
    .where(inArray(users.id, [ana.id, luis.id]));
  const token: string = body.invitation.link.split('/').at(-1);
  await accept(token, { name: 'Iris Vega', password: 'secreto1' });
  expect(await told()).toMatchObject([
    {
      userId: admin.id,
      title: 'Paciente sin fisioterapeuta',
      message:
        'Su fisioterapeuta ya no tiene acceso y nadie atiende a Iris, que ha creado su cuenta. Elige quién le atiende.',
      link: '/settings/team',
    },
  ]);
});

test('the token is strong, and only its hash is kept', async () => {
  const { token } = await invite();
  expect(Buffer.from(token, 'base64url').length).toBeGreaterThanOrEqual(16);
  expect(JSON.stringify(await server.db.select().from(invitations))).not.toContain(token);
});

test('a link works once, also for many at the same moment', async () => {
  const { token } = await invite();
  const answers = await Promise.all(Array.from({ length: 5 }, () => accept(token)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 404, 404, 404, 404]);
  const again = await accept(token);
  expect(again.body.message).toBe(INVALID);
  expect(await server.db.select().from(users).where(eq(users.role, 'PATIENT'))).toHaveLength(1);
});

test('used, expired, cancelled and forged links answer alike', async () => {
  const { invitation, token } = await invite();
  server.clock.advance(7 * DAY);
  const answers = [await server.call(null, `GET /api/invitations/token/${token}`), await accept(token)];
  ana = await server.signIn('THERAPIST');
  server.clock.advance(-7 * DAY);
  expect((await accept(token, { name: 'x', password: '1' })).status).toBe(400);
  answers.push(await accept('forjada'), await server.call(null, 'GET /api/invitations/token/forjada'));
  await server.db
    .update(invitations)
    .set({ cancelledAt: server.clock.now() })
    .where(eq(invitations.id, invitation.id));
  answers.push(await accept(token), await server.call(null, `GET /api/invitations/token/${token}`));
  for (const { status, body } of answers) {
    expect([status, body.error, body.message]).toEqual([404, INVALID, INVALID]);
  }
});

test('an invitation that ran out reads EXPIRED and leaves room for another', async () => {
  await invite();
  server.clock.advance(7 * DAY);
  ana = { ...ana, token: (await server.call(null, 'POST /api/auth/login', credentials(ana))).body.token };
  const listed = await server.call(ana, `GET /api/invitations/patient/${record.id}`);
  expect(listed.body.invitations).toMatchObject([{ status: 'EXPIRED' }]);
  await invite();
  const both = await server.call(ana, 'GET /api/invitations');
  expect(both.body.invitations.map((row: { status: string }) => row.status)).toEqual(['SENT', 'EXPIRED']);
});

const credentials = ({ email }: Actor) => ({ email, password: 'secreto1' });

test('a double click sends one', async () => {
  const body = { patientId: record.id, email: 'eva@correo.es' };
  const answers = await Promise.all([1, 2, 3].map(() => server.call(ana, 'POST /api/invitations', body)));
  expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  expect(server.mails).toHaveLength(1);
  expect(answers.find((answer) => answer.status === 409)?.body.error).toBe(
    'Este paciente ya tiene una invitación pendiente',
  );
});

test('the same key sends one and repeats the answer, without keeping the link', async () => {
  const body = { patientId: record.id, email: 'eva@correo.es' };
  const headers = { 'idempotency-key': 'invitacion-1' };
  const first = await server.call(ana, 'POST /api/invitations', body, headers);
  const second = await server.call(ana, 'POST /api/invitations', body, headers);
  expect(second.status).toBe(201);
  expect(second.body.invitation.id).toBe(first.body.invitation.id);
  expect(server.mails).toHaveLength(1);
  expect(JSON.stringify(await server.db.select().from(idempotencyKeys))).not.toContain(
    '/register/invitation/',
  );
});

test('cancelling is for open ones of their own therapist', async () => {
  const { invitation } = await invite();
  expect((await server.call(luis, `DELETE /api/invitations/${invitation.id}`)).status).toBe(404);
  expect((await server.call(ana, `DELETE /api/invitations/${invitation.id}`)).status).toBe(200);
  expect((await server.call(ana, 'GET /api/invitations')).body.invitations).toEqual([]);
  expect((await server.call(ana, 'GET /api/patients')).body.patients[0].invitation).toBeNull();
  const next = await invite();
  await accept(next.token);
  expect((await server.call(ana, `DELETE /api/invitations/${next.invitation.id}`)).status).toBe(409);
  const refused = await server.call(ana, 'POST /api/invitations', {
    patientId: record.id,
    email: 'otra@correo.es',
  });
  expect([refused.status, refused.body.error]).toEqual([409, 'Este paciente ya tiene una cuenta']);
});

test('an address is of one invitation at a time: a second patient gets one once the first is cancelled', async () => {
  const { invitation } = await invite();
  const sister = await server.addPatient(luis, { name: 'Iris' });
  const send = () =>
    server.call(luis, 'POST /api/invitations', { patientId: sister.id, email: 'EVA@correo.es' });
  const refused = await send();
  expect([refused.status, refused.body.fields]).toEqual([409, { email: IN_USE }]);
  expect(server.mails).toHaveLength(1);
  await server.call(ana, `DELETE /api/invitations/${invitation.id}`);
  expect((await send()).status).toBe(201);
});

test('an address gets so many invitations a day, whoever sends and cancels them; another one is free', async () => {
  const sister = await server.addPatient(luis, { name: 'Iris' });
  const send = (actor: Actor, patientId: string, email = 'eva@correo.es') =>
    server.call(actor, 'POST /api/invitations', { patientId, email });
  for (let sent = 0; sent < INVITATIONS_TO_ADDRESS; sent += 1) {
    const [actor, patientId] = sent % 2 === 0 ? [ana, record.id] : [luis, sister.id];
    const { status, body } = await send(actor, patientId);
    expect(status).toBe(201);
    await server.call(actor, `DELETE /api/invitations/${body.invitation.id}`);
  }
  const refused = await send(ana, record.id, 'EVA@correo.es');
  expect([refused.status, refused.body.error]).toEqual([429, INVITATION_MESSAGES.tooManyToAddress]);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(server.mails).toHaveLength(INVITATIONS_TO_ADDRESS);
  expect((await send(ana, record.id, 'otra@correo.es')).status).toBe(201);
  server.clock.advance(DAY);
  expect((await send(luis, sister.id)).status).toBe(201);
});

test('an invitation that ran out keeps no address', async () => {
  await invite();
  server.clock.advance(7 * DAY);
  luis = { ...luis, token: (await server.call(null, 'POST /api/auth/login', credentials(luis))).body.token };
  const sister = await server.addPatient(luis, { name: 'Iris' });
  const body = { patientId: sister.id, email: 'eva@correo.es' };
  expect((await server.call(luis, 'POST /api/invitations', body)).status).toBe(201);
});

test('an address that has an account is refused when inviting and when accepting, and the link stays good', async () => {
  const { token } = await invite();
  await server.signIn('THERAPIST', { email: 'Eva@correo.es' });
  const refused = await accept(token);
  expect([refused.status, refused.body.fields]).toEqual([
    409,
    { email: 'Este correo ya es de otra cuenta. Pide a tu consulta que te invite con otro.' },
  ]);
  const [kept] = await server.db.select().from(invitations);
  expect(kept?.status).toBe('SENT');
  const other = await server.addPatient(ana);
  const again = await server.call(ana, 'POST /api/invitations', {
    patientId: other.id,
    email: 'eva@correo.es',
  });
  expect([again.status, again.body.fields]).toEqual([409, { email: IN_USE }]);
});

test('acceptance is validated with its own texts', async () => {
  const { token } = await invite();
  expect((await accept(token, {})).body.fields).toEqual({
    name: 'El nombre es requerido',
    password: 'La contraseña es requerida',
  });
  expect((await accept(token, { name: 'E', password: '12345' })).body.fields).toEqual({
    name: 'El nombre debe tener al menos 2 caracteres',
    password: 'La contraseña debe tener al menos 6 caracteres',
  });
});

test('the path by id wants the token of that very invitation', async () => {
  const { invitation, token } = await invite();
  const body = { token, name: 'Eva', password: 'secreto1', role: 'ADMIN' };
  expect((await server.call(null, `POST /api/invitations/${record.id}/accept`, body)).status).toBe(404);
  expect((await server.call(null, `POST /api/invitations/${invitation.id}/accept`, body)).status).toBe(201);
  expect(await server.db.select().from(users).where(eq(users.role, 'ADMIN'))).toHaveLength(0);
});

test('guessing links is slowed down', async () => {
  const statuses = new Set<number>();
  let last = await accept('x');
  for (let index = 0; index < 35; index += 1) {
    last = await server.call(null, `GET /api/invitations/token/intento-${index}`);
    statuses.add(last.status);
  }
  expect([...statuses]).toEqual([404, 429]);
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
});

test('a mail that is refused leaves no invitation behind', async () => {
  const broken = await testServer({
    mailer: {
      send: () => Promise.reject(Object.assign(new Error('550 no eva@correo.es here'), { ...MAIL_REFUSAL })),
      close: () => undefined,
    },
  });
  const therapist = await broken.signIn('THERAPIST');
  const patient = await broken.addPatient(therapist);
  const body = { patientId: patient.id, email: 'eva@correo.es' };
  const answer = await broken.call(therapist, 'POST /api/invitations', body, {
    'idempotency-key': 'invitacion-2',
  });
  expect(answer.status).toBe(502);
  expect(answer.body.error).toMatch(/^Error al enviar la invitación/);
  expect(await broken.db.select().from(invitations)).toEqual([]);
  expect(await broken.db.select().from(idempotencyKeys)).toEqual([]);
  await broken.close();
});
