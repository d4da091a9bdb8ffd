import { eq } from 'drizzle-orm';
import { loginChallenges, passwordResets, users, userSessions } from '../db/schema';
import { codeAt } from '../testing/authenticator';
import { TEST_PASSWORD, serverOfFile, type Actor } from '../testing/testServer';

const HOUR = 3_600_000;

const server = serverOfFile();
let admin: Actor;
let ana: Actor;

beforeEach(async () => {
  admin = await server.signIn('ADMIN');
  ana = await server.signIn('THERAPIST', { name: 'Ana' });
});
afterEach(async () => {
  // Expire the failed attempts that the previous test counted per address.
  server.clock.advance(HOUR);
});

const deactivate = (id: string, by = admin) => server.call(by, `POST /api/team/${id}/deactivation`);
const reactivate = (id: string, by = admin) => server.call(by, `POST /api/team/${id}/reactivation`);
const login = (email: string, password = TEST_PASSWORD) =>
  server.call(null, 'POST /api/auth/login', { email, password });
const told = ({ status, body }: { status: number; body: Record<string, unknown> }) => {
  const { requestId: _requestId, ...rest } = body;
  return { status, rest };
};
const resetLink = async (email: string) => {
  await server.call(null, 'POST /api/auth/password-reset', { email });
  return server.mails.at(-1)?.link?.split('#reset=')[1];
};
const confirmReset = (token: string | undefined) =>
  server.call(null, 'POST /api/auth/password-reset/confirm', { token, password: 'secreto-nuevo-1' });

/** Turns on the second factor, and gives the code of a moment later. */
async function withSecondFactor(actor: Actor) {
  const { body } = await server.call(actor, 'POST /api/auth/second-factor', { password: TEST_PASSWORD });
  const code = () => codeAt(body.key as string, server.clock.now());
  await server.call(actor, 'POST /api/auth/second-factor/confirm', { code: code() });
  server.clock.advance(30_000);
  return code;
}

describe('without access', () => {
  test('an open session ends at once, also for a replay of what it had sent', async () => {
    const send = () =>
      server.call(ana, 'POST /api/patients', { name: 'Eva' }, { 'idempotency-key': 'paciente-eva' });
    expect((await send()).status).toBe(201);
    expect((await deactivate(ana.id)).status).toBe(200);
    expect((await server.call(ana, 'GET /api/patients')).status).toBe(401);
    expect((await send()).status).toBe(401);
    const rows = await server.db.select().from(userSessions).where(eq(userSessions.userId, ana.id));
    expect(rows.every(({ revokedAt }) => revokedAt !== null)).toBe(true);
  });

  test('the account alone decides: a session that nobody revoked is of no use either', async () => {
    await server.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, ana.id));
    expect((await server.call(ana, 'GET /api/auth/verify')).status).toBe(401);
    expect(await server.app.sessions.authenticate(ana.token)).toBeNull();
  });

  test('the right password is answered like a wrong one, and no hash of the account is read', async () => {
    const wrong = told(await login(ana.email, 'no-es-esta'));
    await deactivate(ana.id);
    const verify = jest.spyOn(server.app.passwords, 'verify');
    expect(told(await login(ana.email))).toEqual(wrong);
    expect(wrong.status).toBe(401);
    expect(told(await login('nadie@test.es'))).toEqual(wrong);
    for (const [hash] of verify.mock.calls) expect(hash).toBeUndefined();
    verify.mockRestore();
  });

  test('no link to choose a password is sent, the answer is the usual one, and an earlier link is dead', async () => {
    const earlier = await resetLink(ana.email);
    const sent = server.mails.length;
    await deactivate(ana.id);
    const unknown = told(await server.call(null, 'POST /api/auth/password-reset', { email: 'no@test.es' }));
    const answer = await server.call(null, 'POST /api/auth/password-reset', { email: ana.email });
    expect(told(answer)).toEqual(unknown);
    expect(server.mails).toHaveLength(sent);
    expect((await confirmReset(earlier)).status).toBe(400);
  });

  test('a link that was made in the same moment changes no password', async () => {
    const link = await resetLink(ana.email);
    await server.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, ana.id));
    expect((await confirmReset(link)).status).toBe(400);
  });

  test('the second step of a sign-in is over, and the account alone decides there too', async () => {
    const code = await withSecondFactor(ana);
    const challengeOf = async () => (await login(ana.email)).body.details.challenge as string;
    const finish = (challenge: string) =>
      server.call(null, 'POST /api/auth/login/second-factor', { challenge, code: code() });
    const never = told(await finish('x'.repeat(43)));
    const [first, second] = [await challengeOf(), await challengeOf()];
    await server.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, ana.id));
    expect(told(await finish(first))).toEqual(never);
    await server.db.update(users).set({ deactivatedAt: null }).where(eq(users.id, ana.id));
    await deactivate(ana.id);
    expect(await server.db.select().from(loginChallenges)).toEqual([]);
    expect(told(await finish(second))).toEqual(never);
  });

  test('patients read neither their telephone nor their address any more', async () => {
    const eva = await server.signIn('PATIENT', { therapist: ana });
    const { patientId } = eva;
    await server.db.update(users).set({ phone: '600111222' }).where(eq(users.id, ana.id));
    const body = { date: '2026-11-30', time: '09:30', duration: 60, type: 'TREATMENT', patientId };
    await server.call(ana, 'POST /api/appointments', body);
    await server.call(ana, 'POST /api/conversations', { patientId });
    const reached = async () => {
      const [own, conversations] = [
        await server.call(eva, 'GET /api/appointments/my-appointments'),
        await server.call(eva, 'GET /api/conversations'),
      ];
      return [own.body.appointments[0].therapist, conversations.body.conversations[0].participant];
    };
    const known = { id: ana.id, name: 'Ana', email: ana.email, phone: '600111222' };
    expect(await reached()).toEqual([{ name: 'Ana', phone: '600111222' }, known]);
    await deactivate(ana.id);
    expect(await reached()).toEqual([
      { name: 'Ana', phone: null },
      { ...known, email: '', phone: null },
    ]);
  });

  test('the address stays taken, so nobody opens a second account with it', async () => {
    await deactivate(ana.id);
    const body = { name: 'Otra', email: ana.email, password: 'secreto-nuevo-1', phone: '' };
    expect((await server.call(null, 'POST /api/auth/register', body)).status).toBe(409);
  });
});

describe('given back', () => {
  test('the password opens again; what was open before does not', async () => {
    const link = await resetLink(ana.email);
    const feed = new URL((await server.call(ana, 'POST /api/calendar/feed')).body.url as string).pathname;
    expect((await server.app.inject({ url: feed })).statusCode).toBe(200);
    await deactivate(ana.id);
    // What a sign-in and a request for a link left behind that were under way during the deactivation.
    const token = await server.app.sessions.open(ana, {});
    await server.db.update(passwordResets).set({ usedAt: null });
    const answer = await reactivate(ana.id);
    expect(answer.body.member).toMatchObject({ id: ana.id, deactivatedAt: null });
    expect((await server.call(ana, 'GET /api/patients')).status).toBe(401);
    expect((await server.call({ ...ana, token }, 'GET /api/patients')).status).toBe(401);
    expect((await confirmReset(link)).status).toBe(400);
    expect((await server.app.inject({ url: feed })).statusCode).toBe(404);
    expect((await login(ana.email)).status).toBe(200);
  });

  test('giving it to who has it closes nothing', async () => {
    expect((await reactivate(ana.id)).status).toBe(200);
    expect((await server.call(ana, 'GET /api/patients')).status).toBe(200);
  });
});

describe('who may be deactivated', () => {
  test('not oneself, not a patient, not who is not there', async () => {
    const patient = await server.signIn('PATIENT', { therapist: ana });
    const self = await deactivate(admin.id);
    expect([self.status, self.body.message]).toEqual([409, 'No puedes desactivar tu propia cuenta']);
    expect((await deactivate(patient.id)).status).toBe(404);
    expect((await reactivate(patient.id)).status).toBe(404);
    expect((await deactivate('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    expect((await server.call(patient, 'GET /api/auth/verify')).status).toBe(200);
  });

  test('of two administrators who deactivate each other at once, one stays', async () => {
    const bea = await server.signIn('ADMIN');
    const answers = await Promise.all([deactivate(bea.id, admin), deactivate(admin.id, bea)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const rows = await server.db.select().from(users).where(eq(users.role, 'ADMIN'));
    expect(rows.filter(({ deactivatedAt }) => deactivatedAt === null)).toHaveLength(1);
  });

  test('twice is once: the first date stays', async () => {
    const first = await deactivate(ana.id);
    server.clock.advance(HOUR);
    expect((await deactivate(ana.id)).body).toEqual(first.body);
  });
});
