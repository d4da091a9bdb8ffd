import { createHmac, generateKeyPairSync } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import { SESSION_LIMITS } from '@/server/auth/limits';
import { users } from '@/server/db/schema';
import { TEST_PASSWORD, type Actor } from '@/server/testing/testServer';
import { figure } from './figures';
import { openPractice, type Practice } from './practice';

let server: Practice;
let forged = 0;
let ended = 0;

beforeAll(async () => {
  server = await openPractice();
});
afterAll(async () => {
  await server.close();
  figure('Tokens', `${forged} falsificaciones en cada ruta, 401`);
  figure('Sesiones que acaban', `${ended} maneras de acabar`);
});

/** The signing key of test servers. */
const KEY = new Uint8Array(32).fill(7);
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens that this server did not sign for this purpose, derived from a valid one's claims. */
async function forgeries(token: string): Promise<Record<string, string>> {
  const [header = '', payload = '', signature = ''] = token.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const publicPem = publicKey.export({ type: 'spki', format: 'pem' });
  const jwk = publicKey.export({ format: 'jwk' });
  const sign = (head: object, key: Parameters<SignJWT['sign']>[0] = KEY, body: object = claims) =>
    new SignJWT({ ...body }).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...head }).sign(key);
  const hmac = (head: object, key: string | Buffer, algorithm = 'sha256') => {
    const text = `${encode(head)}.${payload}`;
    return `${text}.${createHmac(algorithm, key).update(text).digest('base64url')}`;
  };
  const own = { kty: 'oct', k: Buffer.alloc(32, 1).toString('base64url') };
  return {
    none: `${encode({ alg: 'none' })}.${payload}.`,
    'none in capitals': `${encode({ alg: 'NONE' })}.${payload}.x`,
    'none, old signature': `${encode({ alg: 'none' })}.${payload}.${signature}`,
    'no algorithm': `${encode({ typ: 'JWT' })}.${payload}.${signature}`,
    RS256: await sign({ alg: 'RS256' }, privateKey),
    'RS256 said, HMAC with our key': hmac({ alg: 'RS256' }, Buffer.from(KEY)),
    'HMAC with a public key as secret': hmac({ alg: 'HS256' }, publicPem as string),
    HS384: hmac({ alg: 'HS384' }, Buffer.from(KEY), 'sha384'),
    'empty key': hmac({ alg: 'HS256' }, ''),
    'embedded jwk': await sign({ alg: 'RS256', jwk } as never, privateKey),
    'embedded secret': await sign({ jwk: own } as never, new Uint8Array(32).fill(1)),
    'kid as path': await sign({ kid: '../../../../dev/null' }, new Uint8Array(32)),
    'kid as SQL': await sign({ kid: "' union select 'a" }, new Uint8Array(32).fill(97)),
    jku: await sign({ jku: 'https://ejemplo.es/jwks.json' } as never, new Uint8Array(32).fill(1)),
    x5u: await sign({ x5u: 'https://ejemplo.es/x.pem' } as never, new Uint8Array(32).fill(1)),
    'unknown critical header': hmac(
      { alg: 'HS256', crit: ['urn:ejemplo'], 'urn:ejemplo': 1 },
      Buffer.from(KEY),
    ),
    'changed role and person': `${header}.${encode({ ...claims, role: 'ADMIN', sub: '00000000-0000-4000-8000-000000000000' })}.${signature}`,
    'no signature': `${header}.${payload}.`,
    'two parts': `${header}.${payload}`,
    'no end': await sign({}, KEY, { ...claims, exp: undefined }),
    'no beginning': await sign({}, KEY, { ...claims, nbf: undefined }),
    'end as text': await sign({}, KEY, { ...claims, exp: '9999999999' }),
    'several audiences, none ours': await sign({}, KEY, { ...claims, aud: ['a', 'b'] }),
    'no audience': await sign({}, KEY, { ...claims, aud: undefined }),
    'no issuer': await sign({}, KEY, { ...claims, iss: undefined }),
    'session that is no id': await sign({}, KEY, { ...claims, jti: "1' or '1'='1" }),
    'person that is no id': await sign({}, KEY, { ...claims, sub: '*' }),
  };
}

test('every guarded route refuses every forgery', async () => {
  const ana = await server.signIn('THERAPIST');
  const tokens = Object.entries(await forgeries(ana.token));
  const guarded = server.app.routeTable.filter(
    ({ method, config }) => method !== 'HEAD' && config.access !== 'public',
  );
  const wrong: unknown[] = [];
  for (const [index, { method, url }] of guarded.entries()) {
    // All forgeries on every ninth route, and every ninth on the others, because all pairs would only repeat
    // the same check.
    for (const [place, [name, token]] of tokens.entries()) {
      if (index % 9 !== 0 && place % 9 !== index % 9) continue;
      const answer = await server.send({ method: method as 'GET', url: url.replace(/:\w+/, ana.id), token });
      if (answer.statusCode !== 401) wrong.push([method, url, name, answer.statusCode]);
    }
  }
  forged = tokens.length;
  expect(wrong).toEqual([]);
  expect((await server.send({ method: 'GET', url: '/api/auth/verify', token: ana.token })).statusCode).toBe(
    200,
  );
});

test('a token elsewhere than in its header opens nothing', async () => {
  const { token } = await server.signIn('THERAPIST');
  for (const options of [
    { url: `/api/auth/verify?token=${token}&access_token=${token}` },
    { url: '/api/auth/verify', headers: { cookie: `token=${token}` } },
    { url: '/api/auth/verify', headers: { authorization: token } },
    { url: '/api/auth/verify', headers: { authorization: `Bearer  ${token}` } },
    { url: '/api/auth/verify', headers: { authorization: `Basic ${token}` } },
    {
      url: '/api/auth/verify',
      headers: { 'x-access-token': token, 'proxy-authorization': `Bearer ${token}` },
    },
  ])
    expect([options.url.slice(0, 20), (await server.send({ method: 'GET', ...options })).statusCode]).toEqual(
      [options.url.slice(0, 20), 401],
    );
});

describe('the end of a session', () => {
  const stands = async ({ token }: Pick<Actor, 'token'>) =>
    (await server.send({ method: 'GET', url: '/api/auth/verify', token })).statusCode === 200;
  const post = (url: string, token: string | undefined, payload?: object) =>
    server.send({ method: 'POST', url, token, ...(payload && { payload }) });

  const ends: Record<string, (actor: Actor, therapist: Actor) => Promise<unknown>> = {
    'log-out': ({ token }) => post('/api/auth/logout', token),
    'another device closing the others': async ({ email }) => {
      const other = await post('/api/auth/login', undefined, { email, password: TEST_PASSWORD });
      const { token } = other.json<{ token: string }>();
      return server.send({ method: 'DELETE', url: '/api/auth/sessions/others', token });
    },
    'a new password': ({ token }) =>
      post('/api/auth/change-password', token, { currentPassword: TEST_PASSWORD, newPassword: 'secreto9' }),
    'a password reset': async ({ email }) => {
      await post('/api/auth/password-reset', undefined, { email });
      await new Promise((resolve) => setImmediate(resolve));
      const link = server.mails.at(-1)?.link ?? '';
      return post('/api/auth/password-reset/confirm', undefined, {
        token: link.split('reset=')[1] ?? '',
        password: 'secreto9',
      });
    },
    'removal of the record': ({ patientId }, therapist) =>
      server.send({ method: 'DELETE', url: `/api/patients/${patientId}`, token: therapist.token }),
    'removal of the account': async ({ id }) =>
      server.db.update(users).set({ deletedAt: server.clock.now() }).where(eq(users.id, id)),
    'a month without use': async () => server.clock.advance(SESSION_LIMITS.PATIENT.idle + 1000),
  };

  test.each(Object.entries(ends))('by %s', async (_name, end) => {
    const therapist = await server.signIn('THERAPIST');
    const patient = await server.signIn('PATIENT', { therapist });
    expect(await stands(patient)).toBe(true);
    await end(patient, therapist);
    expect(await stands(patient)).toBe(false);
    ended += 1;
  });

  test('by age, however busy it was', async () => {
    const admin = await server.signIn('ADMIN');
    const half = SESSION_LIMITS.ADMIN.idle / 2;
    for (let passed = 0; passed + half < SESSION_LIMITS.ADMIN.absolute; passed += half) {
      expect(await stands(admin)).toBe(true);
      server.clock.advance(half);
    }
    server.clock.advance(half);
    expect(await stands(admin)).toBe(false);
    ended += 1;
  });
});
