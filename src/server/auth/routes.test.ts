import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { accountMails, auditEvents, passwordResets, users, userSessions } from '../db/schema';
import { serverOfFile, TEST_PASSWORD, type Actor } from '../testing/testServer';
import { dropOldResets } from './passwordResetRepository';
import { dropOldSessions } from './sessionRepository';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const KEY = new Uint8Array(32).fill(7);

const server = serverOfFile();

afterEach(async () => {
  // Expire the failed attempts that the previous test counted per address.
  server.clock.advance(HOUR);
});

const registration = { name: 'Ana Gil', email: 'ana@test.es', password: TEST_PASSWORD, phone: '600 111 222' };
const login = (email: string, password = TEST_PASSWORD, headers?: Record<string, string>) =>
  server.call(null, 'POST /api/auth/login', { email, password }, headers);
const verify = (token: string) => server.call({ token } as Actor, 'GET /api/auth/verify');

describe('register and log in', () => {
  test.each(['ana@caña.es', 'ana@xn--caa-8ma.es'])(
    'an account of an international domain is entered with either spelling, registered as %s',
    async (email) => {
      await server.call(null, 'POST /api/auth/register', { ...registration, email });
      expect((await login('ana@caña.es')).status).toBe(200);
      expect((await login('ANA@xn--caa-8ma.es')).status).toBe(200);
      // As it was stored before there was a normal form.
      await server.db.update(users).set({ email: 'ana@caña.es' });
      expect((await login('ana@xn--caa-8ma.es')).status).toBe(200);
    },
  );

  test('a therapist registers and is signed in; the password is kept as argon2id only', async () => {
    const answer = await server.call(null, 'POST /api/auth/register', { ...registration, role: 'THERAPIST' });
    expect(answer.status).toBe(201);
    expect(answer.body.user).toEqual({
      id: expect.any(String),
      name: 'Ana Gil',
      email: 'ana@test.es',
      role: 'THERAPIST',
      phone: '600 111 222',
    });
    expect((await verify(answer.body.token)).body).toEqual({ user: answer.body.user });
    const [row] = await server.db.select().from(users);
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
  });

  test.each(['ADMIN', 'PATIENT', 'admin'])('nobody registers as %s', async (role) => {
    const answer = await server.call(null, 'POST /api/auth/register', { ...registration, role });
    expect(answer.status).toBe(400);
    expect(answer.body.fields.role).toMatch(/^El registro es solo para fisioterapeutas/);
    expect(await server.db.select().from(users)).toEqual([]);
  });

  test('an address has one account, in either case, also for two at once', async () => {
    const bodies = [registration, { ...registration, email: 'ANA@test.es' }];
    const answers = await Promise.all(
      bodies.map((body) => server.call(null, 'POST /api/auth/register', body)),
    );
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409]);
    expect(answers.find((answer) => answer.status === 409)?.body.fields).toEqual({
      email: 'Ya existe una cuenta con este correo electrónico',
    });
  });

  test('its texts stand beside the fields', async () => {
    const { status, body } = await server.call(null, 'POST /api/auth/register', { password: '12345' });
    expect(status).toBe(400);
    expect(body.fields).toEqual({
      name: 'El nombre es requerido',
      email: 'El correo electrónico es requerido',
      password: 'La contraseña debe tener al menos 6 caracteres',
    });
  });

  test('a wrong password and an unknown account answer alike', async () => {
    const ana = await server.signIn('THERAPIST');
    const wrong = await login(ana.email, 'otra-clave');
    const unknown = await login('nadie@test.es');
    expect(wrong.status).toBe(401);
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...wrong.body, requestId: '' });
    expect(wrong.body.error).toBe('Correo electrónico o contraseña incorrectos');
  });

  test('an unknown account costs the same hashing as a known one', async () => {
    const verifications = jest.spyOn(server.app.passwords, 'verify');
    await login('nadie@test.es');
    expect(verifications).toHaveBeenCalledWith(undefined, TEST_PASSWORD);
    expect(await server.app.passwords.verify(undefined, 'an account that does not exist')).toBe(false);
  });
});

describe('sessions', () => {
  test('log-out ends this session at once and no other', async () => {
    const ana = await server.signIn('THERAPIST');
    const other = await login(ana.email);
    expect((await server.call(ana, 'POST /api/auth/logout')).status).toBe(200);
    const refused = await verify(ana.token);
    expect([refused.status, refused.body.error]).toEqual([
      401,
      'Tu sesión ha caducado. Vuelve a iniciar sesión.',
    ]);
    expect((await verify(other.body.token)).status).toBe(200);
  });

  test('lists the own ones and closes the others', async () => {
    const ana = await server.signIn('THERAPIST');
    const other = await login(ana.email, TEST_PASSWORD, { 'user-agent': 'Tableta' });
    await server.signIn('THERAPIST');
    const { body } = await server.call(ana, 'GET /api/auth/sessions');
    expect(body.sessions).toHaveLength(2);
    expect(body.sessions).toContainEqual(
      expect.objectContaining({ userAgent: 'Tableta', address: '127.0.0.1', current: false }),
    );
    expect((await server.call(ana, 'DELETE /api/auth/sessions/others')).status).toBe(200);
    expect((await verify(other.body.token)).status).toBe(401);
    expect((await verify(ana.token)).status).toBe(200);
  });

  test('the list says from where each was last used, and leaves out what has ended by itself', async () => {
    const ana = await server.signIn('THERAPIST');
    await login(ana.email);
    const list = async () => (await server.call(ana, 'GET /api/auth/sessions')).body.sessions as object[];
    expect(await list()).toHaveLength(2);
    for (const remoteAddress of ['88.1.2.3', '::ffff:88.1.2.4']) {
      server.clock.advance(13 * HOUR);
      const headers = { authorization: `Bearer ${ana.token}` };
      await server.app.inject({ method: 'GET', url: '/api/auth/verify', remoteAddress, headers });
    }
    expect(await list()).toEqual([expect.objectContaining({ current: true, address: '88.1.2.4' })]);
  });

  test('a deleted account is out at once', async () => {
    const ana = await server.signIn('THERAPIST');
    await server.db.update(users).set({ deletedAt: server.clock.now() }).where(eq(users.id, ana.id));
    expect((await verify(ana.token)).status).toBe(401);
    expect((await login(ana.email)).status).toBe(401);
  });

  test('idle and absolute limits by role', async () => {
    const staff = await server.signIn('THERAPIST');
    const patient = await server.signIn('PATIENT');
    server.clock.advance(23 * HOUR);
    expect((await verify(staff.token)).status).toBe(200);
    server.clock.advance(23 * HOUR);
    expect((await verify(staff.token)).status).toBe(200);
    server.clock.advance(25 * HOUR);
    expect((await verify(staff.token)).status).toBe(401);
    for (let day = 0; day < 85; day += 10) {
      expect((await verify(patient.token)).status).toBe(200);
      server.clock.advance(10 * DAY);
    }
    expect((await verify(patient.token)).status).toBe(401);
  });

  test('a new password ends every session, gives a new one, and the old password is no use', async () => {
    const ana = await server.signIn('THERAPIST');
    const other = await login(ana.email);
    const wrong = { currentPassword: 'no-es-esta', newPassword: 'nueva-clave' };
    const refused = await server.call(ana, 'POST /api/auth/change-password', wrong);
    expect([refused.status, refused.body.fields]).toEqual([
      400,
      { currentPassword: 'La contraseña actual no es correcta' },
    ]);
    const body = { currentPassword: TEST_PASSWORD, newPassword: 'nueva-clave' };
    const changed = await server.call(ana, 'POST /api/auth/change-password', body);
    expect(changed.status).toBe(200);
    expect((await verify(ana.token)).status).toBe(401);
    expect((await verify(other.body.token)).status).toBe(401);
    expect((await verify(changed.body.token)).status).toBe(200);
    expect((await login(ana.email)).status).toBe(401);
    expect((await login(ana.email, 'nueva-clave')).status).toBe(200);
  });
});

describe('tokens', () => {
  const sign = (claims: object, header: object = {}, key: Uint8Array = KEY) =>
    new SignJWT({ ...claims }).setProtectedHeader({ alg: 'HS256', ...header }).sign(key);

  test('only what this server signed for this audience is a token', async () => {
    const ana = await server.signIn('THERAPIST');
    const [header = '', payload = '', signature = ''] = ana.token.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const seconds = Math.floor(server.clock.now().getTime() / 1000);
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const otherClaims = encode({ ...claims, sub: '00000000-0000-4000-8000-000000000000' });
    const none = `${encode({ alg: 'none', typ: 'JWT' })}.${payload}.`;
    const hs512Head = encode({ alg: 'HS512', typ: 'JWT' });
    const hs512 = createHmac('sha512', KEY).update(`${hs512Head}.${payload}`).digest('base64url');
    const jwk = { kty: 'oct', k: Buffer.alloc(32, 1).toString('base64url') };

    expect((await verify(await sign(claims))).status).toBe(200);
    const forged = {
      none,
      'none with a signature': `${none}${signature}`,
      'swapped algorithm': `${hs512Head}.${payload}.${hs512}`,
      tampered: `${header}.${otherClaims}.${signature}`,
      'another key': await sign(claims, {}, new Uint8Array(32).fill(1)),
      'embedded key': await sign(claims, { jwk }, new Uint8Array(32).fill(1)),
      expired: await sign({ ...claims, exp: seconds - 60 }),
      'not yet valid': await sign({ ...claims, nbf: seconds + 60 }),
      'wrong audience': await sign({ ...claims, aud: 'otra' }),
      'wrong issuer': await sign({ ...claims, iss: 'otra' }),
      'no session': await sign({ ...claims, jti: undefined }),
      'unknown session': await sign({ ...claims, jti: '00000000-0000-4000-8000-000000000000' }),
      "somebody else's session": await sign({ ...claims, sub: (await server.signIn('ADMIN')).id }),
      'no token': 'hola',
    };
    for (const [name, token] of Object.entries(forged))
      expect([name, (await verify(token)).status]).toEqual([name, 401]);
  });

  test('the token of another scheme or none is refused', async () => {
    const ana = await server.signIn('THERAPIST');
    const call = (authorization: string) =>
      server.call(null, 'GET /api/auth/verify', undefined, { authorization });
    expect((await call(`Basic ${ana.token}`)).status).toBe(401);
    expect((await call(ana.token)).status).toBe(401);
    const anonymous = await server.call(null, 'GET /api/auth/verify');
    expect([anonymous.status, anonymous.body.error]).toEqual([401, 'Debes iniciar sesión']);
  });
});

describe('guessing', () => {
  test('five wrong passwords make an address wait, with Retry-After; the wait ends by itself', async () => {
    const ana = await server.signIn('THERAPIST');
    for (let index = 0; index < 5; index += 1) expect((await login(ana.email, 'mal-mal')).status).toBe(401);
    const refused = await login(ana.email);
    expect(refused.status).toBe(429);
    expect(refused.body.error).toBe('Demasiados intentos. Vuelve a intentarlo dentro de 15 minutos.');
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    server.clock.advance(14 * 60_000);
    const soon = await login(ana.email);
    expect(soon.body.error).toBe('Demasiados intentos. Espera un momento y vuelve a intentarlo.');
    server.clock.advance(60_000);
    expect((await login(ana.email)).status).toBe(200);
  });

  test('a forged forwarding header does not help the guesser', async () => {
    const ana = await server.signIn('THERAPIST');
    for (let index = 0; index < 5; index += 1) {
      await login(ana.email, 'mal-mal', { 'x-forwarded-for': `10.0.0.${index}` });
    }
    expect((await login(ana.email, 'mal-mal', { 'x-forwarded-for': '10.0.0.99' })).status).toBe(429);
  });

  test('a screen that was left open is no place to guess the password', async () => {
    const ana = await server.signIn('THERAPIST');
    const change = (currentPassword: string) =>
      server.call(ana, 'POST /api/auth/change-password', { currentPassword, newPassword: 'nueva-clave' });
    for (let index = 0; index < 5; index += 1) expect((await change('mal-mal')).status).toBe(400);
    const refused = await change(TEST_PASSWORD);
    expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
    expect((await verify(ana.token)).status).toBe(200);
    server.clock.advance(15 * 60_000);
    expect((await change(TEST_PASSWORD)).status).toBe(200);
  });

  test('parallel guesses do not slip by', async () => {
    const ana = await server.signIn('THERAPIST');
    const answers = await Promise.all(Array.from({ length: 20 }, () => login(ana.email, 'mal-mal')));
    expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
  });
});

describe('password reset', () => {
  const ask = (email: string) => server.call(null, 'POST /api/auth/password-reset', { email });
  const confirm = (token: string, password = 'nueva-clave') =>
    server.call(null, 'POST /api/auth/password-reset/confirm', { token, password });
  const tokenOfMail = () => server.mails.at(-1)?.link?.split('#reset=')[1] ?? '';

  test('the link of the mail sets the password once and ends all sessions', async () => {
    const ana = await server.signIn('THERAPIST');
    const asked = await ask(ana.email);
    expect(server.mails).toMatchObject([{ to: ana.email, subject: 'Cambia tu contraseña' }]);
    const token = tokenOfMail();
    expect(JSON.stringify(await server.db.select().from(passwordResets))).not.toContain(token);
    expect((await confirm(token)).status).toBe(200);
    expect((await verify(ana.token)).status).toBe(401);
    expect(await server.db.select().from(auditEvents)).toMatchObject([
      { actorId: ana.id, action: 'UPDATE', entity: 'password', entityId: ana.id, result: 200 },
    ]);
    expect((await login(ana.email, 'nueva-clave')).status).toBe(200);
    const again = await confirm(token, 'otra-clave');
    expect([again.status, again.body.error]).toEqual([400, 'El enlace no es válido o ha expirado.']);

    const unknown = await ask('nadie@test.es');
    expect(unknown.body).toEqual(asked.body);
    expect(server.mails).toHaveLength(1);
  });

  test('a link dies after an hour, and with the one that was used', async () => {
    const ana = await server.signIn('THERAPIST');
    await ask(ana.email);
    const first = tokenOfMail();
    await ask(ana.email);
    const second = tokenOfMail();
    expect((await confirm(second)).status).toBe(200);
    expect((await confirm(first)).status).toBe(400);
    await ask(ana.email);
    server.clock.advance(HOUR);
    expect((await confirm(tokenOfMail())).status).toBe(400);
  });

  test.each([
    [
      'a new password',
      'POST /api/auth/change-password',
      { currentPassword: TEST_PASSWORD, newPassword: 'elegida-1' },
    ],
    ['another address', 'PUT /api/profile', { name: 'Ana', email: 'nueva@test.es' }],
  ] as const)('a link that is on its way dies with %s', async (_what, call, body) => {
    const ana = await server.signIn('THERAPIST');
    await ask(ana.email);
    expect((await server.call(ana, call, body)).status).toBe(200);
    expect((await confirm(tokenOfMail())).status).toBe(400);
  });

  test('a link that is on its way does not come back with a record that is given back', async () => {
    const ana = await server.signIn('THERAPIST');
    const eva = await server.signIn('PATIENT', { therapist: ana });
    await ask(eva.email);
    expect((await server.call(ana, `DELETE /api/patients/${eva.patientId}`)).status).toBe(200);
    expect((await server.call(ana, `POST /api/patients/${eva.patientId}/restore`)).status).toBe(200);
    expect((await confirm(tokenOfMail())).status).toBe(400);
  });

  test('a link lives on where the profile keeps its address', async () => {
    const ana = await server.signIn('THERAPIST');
    await ask(ana.email);
    expect((await server.call(ana, 'PUT /api/profile', { name: 'Ana', email: ana.email })).status).toBe(200);
    expect((await confirm(tokenOfMail())).status).toBe(200);
  });

  test('it lets an owner in whom a guesser at the same address held up', async () => {
    const ana = await server.signIn('THERAPIST');
    for (let index = 0; index < 6; index += 1) await login(ana.email, 'mal-mal');
    expect((await login(ana.email)).status).toBe(429);
    await ask(ana.email);
    await confirm(tokenOfMail());
    expect((await login(ana.email, 'nueva-clave')).status).toBe(200);
  });
});

describe('rows that are over', () => {
  test('of sign-in sessions go thirty days after their end, but the latest of each account', async () => {
    const [ana, luis] = [await server.signIn('THERAPIST'), await server.signIn('THERAPIST')];
    const first = server.clock.now().getTime();
    expect((await server.call(luis, 'POST /api/auth/logout')).status).toBe(200);
    server.clock.advance(DAY);
    const { token } = (await login(ana.email)).body;
    await login(luis.email);
    await server.call({ token } as Actor, 'POST /api/auth/logout');
    const leftAt = async (ms: number) => {
      server.clock.set(new Date(first + ms).toISOString());
      await dropOldSessions(server.db, server.clock.now());
      const rows = await server.db.select().from(userSessions).orderBy(userSessions.createdAt);
      return rows.map(({ userId, createdAt }) => [
        userId === ana.id ? 'ana' : 'luis',
        (createdAt.getTime() - first) / DAY,
      ]);
    };
    expect(await leftAt(30 * DAY)).toHaveLength(4);
    // The one that was ended by hand, then the one that expired after seven days.
    expect((await leftAt(30 * DAY + 1))[0]).toEqual(['ana', 0]);
    expect(await leftAt(37 * DAY)).toHaveLength(3);
    const latest = [
      ['ana', 1],
      ['luis', 1],
    ];
    expect((await leftAt(37 * DAY + 1)).sort()).toEqual(latest);
    expect((await leftAt(365 * DAY)).sort()).toEqual(latest);
  });

  test('of password links go a day after they expired, those of mails that have not left after thirty', async () => {
    const ana = await server.signIn('THERAPIST');
    const ask = () => server.call(null, 'POST /api/auth/password-reset', { email: ana.email });
    await ask();
    await ask();
    const [, second] = await server.db.select().from(accountMails).orderBy(accountMails.createdAt);
    const unsent = { outcome: 'FAILED', failure: 'REFUSED' } as const;
    await server.db
      .update(accountMails)
      .set(unsent)
      .where(eq(accountMails.id, second?.id ?? ''));
    const left = async () => {
      await dropOldResets(server.db, server.clock.now());
      return (await server.db.select().from(passwordResets)).map(({ id }) => id);
    };
    server.clock.advance(25 * HOUR);
    expect(await left()).toHaveLength(2);
    server.clock.advance(1);
    expect(await left()).toEqual([second?.passwordResetId]);
    server.clock.advance(29 * DAY);
    expect(await left()).toEqual([]);
    expect(await server.db.select().from(accountMails)).toEqual([]);
  });
});

test('what a session stores of the browser has an end', async () => {
  const ana = await server.signIn('THERAPIST');
  await login(ana.email, TEST_PASSWORD, { 'user-agent': 'x'.repeat(5000) });
  const rows = await server.db.select().from(userSessions);
  expect(Math.max(...rows.map((row) => row.userAgent?.length ?? 0))).toBeLessThanOrEqual(300);
});
