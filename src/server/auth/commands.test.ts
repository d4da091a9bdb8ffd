import type { Effects } from '../core/effects';
import { userSessions } from '../db/schema';
import { testAccountMails } from '../testing/testAccountMails';
import { testContext, testPublicContext } from '../testing/testContext';
import { TEST_PASSWORD, serverOfFile } from '../testing/testServer';
import { changePassword, replacePassword, requestPasswordReset } from './passwordCommands';
import { signIn } from './signInCommands';

const DAY = 86_400_000;

const server = serverOfFile();
afterEach(() => server.clock.advance(DAY));

/** The test server's effects; a test may override some. */
const effects = (others: Partial<Effects> = {}): Effects => ({
  passwords: server.app.passwords,
  secondFactor: server.app.secondFactor,
  sessions: server.app.sessions,
  loginThrottle: server.app.loginThrottle,
  mailer: server.app.mailer,
  accountMails: server.app.accountMails,
  pictures: server.app.pictures,
  practice: server.app.practice,
  setUpLinks: server.app.setUpLinks,
  publicUrl: server.app.publicUrl,
  ...others,
});

test('an unknown address is checked like a wrong password, so that both take the same time', async () => {
  const ana = await server.signIn('THERAPIST');
  const verified: (string | undefined)[] = [];
  const passwords: Effects['passwords'] = {
    ...server.app.passwords,
    verify: async (hash, password) => {
      verified.push(hash);
      return server.app.passwords.verify(hash, password);
    },
  };
  const attempt = (email: string) =>
    signIn(effects({ passwords }))(testPublicContext(server), { email, password: 'otra-cosa' });
  await expect(attempt('nadie@test.es')).rejects.toMatchObject({ kind: 'unauthorized' });
  await expect(attempt(ana.email)).rejects.toMatchObject({ kind: 'unauthorized' });
  expect(verified).toEqual([undefined, expect.stringMatching(/^\$argon2/)]);
});

test('the right password opens a session from where it was typed', async () => {
  const ana = await server.signIn('THERAPIST');
  const context = testPublicContext(server);
  const session = await signIn(effects())(context, { email: ana.email, password: TEST_PASSWORD });
  expect(await server.app.sessions.authenticate(session.token)).toMatchObject({ id: ana.id });
  const { body } = await server.call({ ...ana, token: session.token }, 'GET /api/auth/sessions');
  expect(body.sessions.find((one: { current: boolean }) => one.current)).toMatchObject({
    userAgent: 'jest',
    address: '127.0.0.1',
  });
});

test('a mail that fails is reported and changes nothing of the answer', async () => {
  const ana = await server.signIn('THERAPIST');
  const { accountMails } = testAccountMails(server, { send: () => Promise.reject(new Error('full')) });
  const ask = requestPasswordReset(effects({ accountMails }));
  const known = testPublicContext(server);
  const unknown = testPublicContext(server);
  expect(await ask(known, { email: ana.email })).toEqual(await ask(unknown, { email: 'nadie@test.es' }));
  await accountMails.settled();
  expect(known.reported).toEqual(['a password reset mail could not be sent']);
  expect(unknown.reported).toEqual([]);
});

describe('a password that is changed while another call compares it with the former one', () => {
  /** Compares as ever, and then somebody has chosen another password before the call goes on. */
  const slow = (userId: string): Effects['passwords'] => ({
    ...server.app.passwords,
    verify: async (hash, password) => {
      const matches = await server.app.passwords.verify(hash, password);
      const passwordHash = await server.app.passwords.hash('la-de-ahora-1');
      await server.db.transaction((transaction) =>
        replacePassword(transaction, { userId, passwordHash, now: server.clock.now() }),
      );
      return matches;
    },
  });

  test('opens no session', async () => {
    const ana = await server.signIn('THERAPIST');
    const entering = signIn(effects({ passwords: slow(ana.id) }));
    await expect(
      entering(testPublicContext(server), { email: ana.email, password: TEST_PASSWORD }),
    ).rejects.toMatchObject({ kind: 'unauthorized' });
    const sessions = await server.db.select().from(userSessions);
    expect(sessions.filter(({ revokedAt }) => revokedAt === null)).toEqual([]);
  });

  test('is not overwritten', async () => {
    const ana = await server.signIn('THERAPIST');
    const change = changePassword(effects({ passwords: slow(ana.id) }));
    await expect(
      change(await testContext(server, ana), {
        currentPassword: TEST_PASSWORD,
        newPassword: 'la-del-ladron-1',
      }),
    ).rejects.toMatchObject({ kind: 'invalid', fields: { currentPassword: expect.any(String) } });
    const { token } = await signIn(effects())(testPublicContext(server), {
      email: ana.email,
      password: 'la-de-ahora-1',
    });
    expect(await server.app.sessions.authenticate(token)).toMatchObject({ id: ana.id });
  });
});

test('a new password ends every other session and gives the caller a new one', async () => {
  const ana = await server.signIn('THERAPIST');
  const change = changePassword(effects());
  const passwords = { currentPassword: TEST_PASSWORD, newPassword: 'otra-clave-9' };
  const { token } = await change(await testContext(server, ana), passwords);
  expect(await server.app.sessions.authenticate(ana.token)).toBeNull();
  const renewed = { ...ana, token };
  // The caller stays signed in with the new token, and only the new password is accepted.
  await expect(change(await testContext(server, renewed), passwords)).rejects.toMatchObject({
    kind: 'invalid',
    fields: { currentPassword: expect.any(String) },
  });
});
