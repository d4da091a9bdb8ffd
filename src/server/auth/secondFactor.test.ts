import { eq } from 'drizzle-orm';
import { loginChallenges, recoveryCodes, secondFactors, users } from '../db/schema';
import { bytesOfKey, codeAt } from '../testing/authenticator';
import { serverOfFile, TEST_PASSWORD, type Actor } from '../testing/testServer';

const HOUR = 3_600_000;
const STEP = 30_000;
const WRONG = 'El código no es correcto o ya se ha usado';

const server = serverOfFile();

afterEach(async () => {
  // Expire the failed attempts that the previous test counted per address.
  server.clock.advance(HOUR);
});

const codeOf = (key: string) => codeAt(key, server.clock.now());
const wrongOf = (key: string) => String((Number(codeOf(key)) + 1) % 1_000_000).padStart(6, '0');

const login = (email: string, password = TEST_PASSWORD) =>
  server.call(null, 'POST /api/auth/login', { email, password });
const second = (challenge: string, code: string) =>
  server.call(null, 'POST /api/auth/login/second-factor', { challenge, code });
const begin = (actor: Actor, password = TEST_PASSWORD) =>
  server.call(actor, 'POST /api/auth/second-factor', { password });
const confirm = (actor: Actor, code: string) =>
  server.call(actor, 'POST /api/auth/second-factor/confirm', { code });
const disable = (actor: Actor, code: string, password = TEST_PASSWORD) =>
  server.call(actor, 'POST /api/auth/second-factor/disable', { password, code });
const state = async (actor: Actor) => (await server.call(actor, 'GET /api/auth/second-factor')).body;

/** A therapist whose second factor was confirmed one time step ago. */
async function enabled() {
  const actor = await server.signIn('THERAPIST');
  const { key, uri } = (await begin(actor)).body as { key: string; uri: string };
  const { body } = await confirm(actor, codeOf(key));
  server.clock.advance(STEP);
  return { actor, key, uri, codes: body.recoveryCodes as string[] };
}
const challengeOf = async (actor: Actor): Promise<string> =>
  (await login(actor.email)).body.details.challenge as string;

describe('setting it up', () => {
  test('asks for the password, counts from the first right code on, and shows ten recovery codes once', async () => {
    const ana = await server.signIn('THERAPIST');
    expect(await state(ana)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
    const refused = await begin(ana, 'no-es-esta');
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { password: 'La contraseña no es correcta' },
    ]);

    const begun = await begin(ana);
    const { key, uri } = begun.body;
    expect(key).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(
      `otpauth://totp/Andadura%3A${encodeURIComponent(ana.email)}?secret=${key}&issuer=Andadura&algorithm=SHA1&digits=6&period=30`,
    );
    // An unconfirmed set-up does not make sign-in ask for a code.
    expect((await login(ana.email)).status).toBe(200);

    const wrong = await confirm(ana, wrongOf(key));
    expect([wrong.status, wrong.body.fields]).toEqual([400, { code: WRONG }]);
    const done = await confirm(ana, codeOf(key));
    expect(done.status).toBe(200);
    expect(new Set(done.body.recoveryCodes).size).toBe(10);
    expect(await state(ana)).toEqual({ enabled: true, recoveryCodesLeft: 10 });
    expect((await begin(ana)).status).toBe(409);
    expect((await confirm(ana, codeOf(key))).status).toBe(409);
    const bo = await server.signIn('ADMIN');
    expect((await confirm(bo, '123456')).body.error).toBe('Empieza de nuevo la activación');
  });

  test('neither secret nor recovery code stands in the database', async () => {
    const { key, codes, actor } = await enabled();
    const stored = JSON.stringify([
      await server.db.select().from(secondFactors),
      await server.db.select().from(recoveryCodes),
    ]);
    const bytes = bytesOfKey(key);
    for (const secret of [
      key,
      ...codes,
      ...codes.map((code) => code.replaceAll('-', '')),
      bytes.toString('hex'),
      bytes.toString('base64url').slice(0, 20),
    ])
      expect(stored).not.toContain(secret);
    // A secret copied into another account's row, or sealed with another server's key, accepts no code.
    const luis = await server.signIn('THERAPIST');
    const [row] = await server.db.select().from(secondFactors);
    await server.db.insert(secondFactors).values({ ...row!, userId: luis.id, lastStep: null });
    expect((await second(await challengeOf(luis), codeOf(key))).status).toBe(401);
    expect((await second(await challengeOf(actor), codeOf(key))).status).toBe(200);
  });
});

describe('the second step of a log-in', () => {
  test('the password alone gives a challenge and no session; with the code it gives both', async () => {
    const { actor, key } = await enabled();
    const first = await login(actor.email);
    expect(first.status).toBe(401);
    expect(first.body).toEqual({
      error: 'Escribe el código de tu aplicación de autenticación',
      message: 'Escribe el código de tu aplicación de autenticación',
      requestId: expect.any(String),
      details: { code: 'SECOND_FACTOR_REQUIRED', challenge: expect.any(String) },
    });
    const { challenge } = first.body.details;
    expect(JSON.stringify(await server.db.select().from(loginChallenges))).not.toContain(challenge);
    const asToken = await server.call({ token: challenge } as Actor, 'GET /api/auth/verify');
    expect(asToken.status).toBe(401);

    const answer = await second(challenge, ` ${codeOf(key).slice(0, 3)} ${codeOf(key).slice(3)} `);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({
      token: expect.any(String),
      user: { id: actor.id, name: actor.name, email: actor.email, role: 'THERAPIST', phone: null },
    });
    const verified = await server.call({ token: answer.body.token } as Actor, 'GET /api/auth/verify');
    expect(verified.status).toBe(200);
  });

  test('a wrong password tells nothing of a second factor', async () => {
    const { actor } = await enabled();
    const wrong = await login(actor.email, 'otra-clave');
    const unknown = await login('nadie@test.es');
    expect({ ...wrong.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  test('a code is good once, also for two at once, and so is a challenge', async () => {
    const { actor, key } = await enabled();
    const challenges = await Promise.all([challengeOf(actor), challengeOf(actor)]);
    const answers = await Promise.all(challenges.map((challenge) => second(challenge, codeOf(key))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(answers.find(({ status }) => status === 401)?.body.error).toBe(WRONG);
    server.clock.advance(STEP);
    const used = challenges[answers[0]?.status === 200 ? 0 : 1] ?? '';
    const again = await second(used, codeOf(key));
    expect([again.status, again.body.error]).toEqual([
      401,
      'Ha pasado demasiado tiempo. Vuelve a escribir tu contraseña.',
    ]);
  });

  test('the code that confirmed the set-up does not sign in', async () => {
    const ana = await server.signIn('PATIENT');
    const { key } = (await begin(ana)).body as { key: string };
    await confirm(ana, codeOf(key));
    expect((await second(await challengeOf(ana), codeOf(key))).body.error).toBe(WRONG);
  });

  test('a recovery code signs in once, however it is typed', async () => {
    const { actor, codes } = await enabled();
    const [first = '', other = ''] = codes;
    const typed = first.toLowerCase().replaceAll('-', ' ');
    expect((await second(await challengeOf(actor), typed)).status).toBe(200);
    expect((await second(await challengeOf(actor), first)).body.error).toBe(WRONG);
    expect(await state(actor)).toEqual({ enabled: true, recoveryCodesLeft: 9 });
    const luis = await enabled();
    expect((await second(await challengeOf(luis.actor), other)).body.error).toBe(WRONG);
  });

  test('a challenge dies after five minutes, with a new password, and with the account', async () => {
    const { actor, key } = await enabled();
    const late = await challengeOf(actor);
    server.clock.advance(5 * 60_000);
    expect((await second(late, codeOf(key))).status).toBe(401);

    const before = await challengeOf(actor);
    const change = { currentPassword: TEST_PASSWORD, newPassword: 'nueva-clave' };
    expect((await server.call(actor, 'POST /api/auth/change-password', change)).status).toBe(200);
    expect((await second(before, codeOf(key))).status).toBe(401);

    const last = (await login(actor.email, 'nueva-clave')).body.details.challenge as string;
    await server.db.update(users).set({ deletedAt: server.clock.now() }).where(eq(users.id, actor.id));
    expect((await second(last, codeOf(key))).status).toBe(401);
  });

  test('a new password by mail still asks for the code', async () => {
    const { actor, key } = await enabled();
    await server.call(null, 'POST /api/auth/password-reset', { email: actor.email });
    const token = server.mails.at(-1)?.link?.split('#reset=')[1];
    const body = { token, password: 'nueva-clave' };
    expect((await server.call(null, 'POST /api/auth/password-reset/confirm', body)).status).toBe(200);
    const first = await login(actor.email, 'nueva-clave');
    expect(first.status).toBe(401);
    expect((await second(first.body.details.challenge, codeOf(key))).status).toBe(200);
  });
});

describe('guessing codes', () => {
  const from = (address: string, url: string, payload: object) =>
    server.app.inject({ method: 'POST', url, payload, remoteAddress: address });

  test('five wrong codes make an address wait, with Retry-After', async () => {
    const { actor, key } = await enabled();
    const challenge = await challengeOf(actor);
    for (let index = 0; index < 5; index += 1)
      expect((await second(challenge, wrongOf(key))).body.error).toBe(WRONG);
    const refused = await second(challenge, codeOf(key));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('the password is no way round: begun log-ins count until one is finished', async () => {
    const { actor, key } = await enabled();
    for (let index = 0; index < 5; index += 1) expect((await login(actor.email)).status).toBe(401);
    expect((await login(actor.email)).status).toBe(429);
    server.clock.advance(15 * 60_000);
    for (let index = 0; index < 8; index += 1) {
      expect((await second(await challengeOf(actor), codeOf(key))).status).toBe(200);
      server.clock.advance(STEP);
    }
  });

  test('ten from many addresses make the account wait, also all at once; a new password ends the wait', async () => {
    const { actor, key } = await enabled();
    const url = '/api/auth/login/second-factor';
    const guesses = await Promise.all(
      Array.from({ length: 15 }, async (_none, index) => {
        const address = `10.9.${index}.1`;
        const body = { email: actor.email, password: TEST_PASSWORD };
        const first = await from(address, '/api/auth/login', body);
        const { challenge } = first.json<{ details: { challenge: string } }>().details;
        return (await from(address, url, { challenge, code: wrongOf(key) })).statusCode;
      }),
    );
    expect(guesses.filter((status) => status === 401)).toHaveLength(10);
    expect(guesses.filter((status) => status === 429)).toHaveLength(5);
    const challenge = await challengeOf(actor);
    const held = await from('10.8.0.1', url, { challenge, code: codeOf(key) });
    expect([held.statusCode, Number(held.headers['retry-after'])]).toEqual([429, 900]);

    await server.call(null, 'POST /api/auth/password-reset', { email: actor.email });
    const token = server.mails.at(-1)?.link?.split('#reset=')[1];
    await server.call(null, 'POST /api/auth/password-reset/confirm', { token, password: 'nueva-clave' });
    const first = await login(actor.email, 'nueva-clave');
    expect((await second(first.body.details.challenge, codeOf(key))).status).toBe(200);
  });

  test('so do wrong codes of the signed-in, and an address that tries challenges', async () => {
    const { actor, key } = await enabled();
    for (let index = 0; index < 5; index += 1) {
      const wrong = await disable(actor, wrongOf(key));
      expect([wrong.status, wrong.body.fields]).toEqual([400, { code: WRONG }]);
    }
    expect((await disable(actor, codeOf(key))).status).toBe(429);
    server.clock.advance(HOUR);
    for (let index = 0; index < 30; index += 1)
      expect((await second(`x${index}`, '123456')).status).toBe(401);
    expect((await second('x', '123456')).status).toBe(429);
  });
});

test('it goes with the password and a code, and can be set up anew', async () => {
  const { actor, key, codes } = await enabled();
  const refused = await disable(actor, codeOf(key), 'no-es-esta');
  expect([refused.status, refused.body.fields]).toEqual([400, { password: 'La contraseña no es correcta' }]);
  expect((await disable(actor, codes[0] ?? '')).status).toBe(200);
  expect(await state(actor)).toEqual({ enabled: false, recoveryCodesLeft: 0 });
  expect((await login(actor.email)).status).toBe(200);
  const { key: other } = (await begin(actor)).body as { key: string };
  expect(other).not.toBe(key);
  const fresh = await confirm(actor, codeOf(other));
  expect(fresh.body.recoveryCodes).not.toContain(codes[1]);
});
