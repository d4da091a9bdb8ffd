import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { PassThrough, Writable } from 'node:stream';
import { brotliCompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import Fastify, { type InjectOptions } from 'fastify';
import { ASKED_AGAIN_HEADER, HOUR_MS } from '@/contract/common/constants';
import { CAPABILITIES, neededFor } from '@/contract/system';
import { CLEAN_UPS } from './app';
import { SERVER_MESSAGES } from './core/errors';
import { auditEvents } from './db/schema';
import { testServer, type Actor, type TestServer } from './testing/testServer';
import { accessPlugin } from './plugins/access';
import { errorsPlugin } from './plugins/errors';
import { loggerSettings } from './plugins/requestLog';

const INDEX =
  '<!doctype html><html><head><style>body{margin:0}</style><script>window.a = 1;</script>' +
  '<script src="/main.0a1b2c3d4e.js"></script></head><body>Inicio</body></html>';
const SCRIPT = 'console.log("aplicación");'.repeat(20);

/** The calls that any backend has. */
const DOCUMENTED = [
  'DELETE /api/appointments/{id}',
  'DELETE /api/exercises/{id}',
  'DELETE /api/invitations/{id}',
  'DELETE /api/notifications/{id}',
  'DELETE /api/patients/{id}',
  'DELETE /api/routines/{id}',
  'GET /api/appointments',
  'GET /api/appointments/my-appointments',
  'GET /api/appointments/stats/overview',
  'GET /api/appointments/today',
  'GET /api/appointments/{id}',
  'GET /api/auth/verify',
  'GET /api/conversations',
  'GET /api/conversations/{id}',
  'GET /api/evaluations/{id}',
  'GET /api/exercises',
  'GET /api/exercises/categories/list',
  'GET /api/exercises/difficulties/list',
  'GET /api/health',
  'GET /api/invitations',
  'GET /api/invitations/patient/{id}',
  'GET /api/invitations/token/{token}',
  'GET /api/notifications',
  'GET /api/notifications/unread-count',
  'GET /api/patients',
  'GET /api/patients/{id}',
  'GET /api/patients/{id}/evaluations',
  'GET /api/patients/{id}/stats',
  'GET /api/routine-progress/stats',
  'GET /api/routine-progress/today',
  'GET /api/routine-progress/{id}',
  'GET /api/routines',
  'GET /api/routines/frequencies/list',
  'GET /api/routines/my-routines',
  'GET /api/routines/patient/{id}',
  'GET /api/sessions',
  'GET /api/sessions/my-sessions',
  'GET /api/sessions/patient/{id}',
  'GET /api/sessions/{id}',
  'GET /api/system-status',
  'PATCH /api/appointments/{id}/status',
  'PATCH /api/notifications/mark-all-read',
  'PATCH /api/notifications/{id}/read',
  'POST /api/appointments',
  'POST /api/auth/login',
  'POST /api/auth/register',
  'POST /api/conversations',
  'POST /api/conversations/{id}/messages',
  'POST /api/exercises',
  'POST /api/invitations',
  'POST /api/invitations/token/{token}/accept',
  'POST /api/invitations/{id}/accept',
  'POST /api/notifications',
  'POST /api/patients',
  'POST /api/patients/{id}/evaluations',
  'POST /api/routine-progress/finish',
  'POST /api/routine-progress/start',
  'POST /api/routine-progress/{id}/complete-exercise',
  'POST /api/routine-progress/{id}/finish',
  'POST /api/routines',
  'POST /api/sessions',
  'PUT /api/appointments/{id}',
  'PUT /api/exercises/{id}',
  'PUT /api/patients/{id}',
  'PUT /api/profile',
  'PUT /api/routines/{id}',
  'PUT /api/sessions/{id}',
];

let folder: string;
let server: TestServer;
let ana: Actor;

beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'web-'));
  mkdirSync(path.join(folder, 'web'));
  const file = (name: string) => path.join(folder, 'web', name);
  writeFileSync(file('index.html'), INDEX);
  writeFileSync(file('main.0a1b2c3d4e.js'), SCRIPT);
  writeFileSync(file('main.0a1b2c3d4e.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(path.join(folder, 'secret.txt'), 'CANARIO');
  server = await testServer({ settings: { staticFolder: path.join(folder, 'web') } });
  ana = await server.signIn('THERAPIST');
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const raw = (options: InjectOptions) => server.app.inject(options);
const asAna = () => ({ authorization: `Bearer ${ana.token}` });

describe('access', () => {
  test('a route without a policy stops the start, naming the route', async () => {
    const app = Fastify();
    await app.register(errorsPlugin);
    await app.register(accessPlugin, { authenticate: async () => null });
    expect(() => app.get('/api/olvidada', () => 'x')).toThrow(
      'Route without access policy: GET /api/olvidada',
    );
  });

  test('every route of the server has one, and those that are public are these', () => {
    const paths = server.app.swagger().paths ?? {};
    const open = Object.entries(paths).flatMap(([url, item]) =>
      Object.entries(item ?? {})
        .filter(([, operation]) => (operation as { security?: unknown[] }).security?.length === 0)
        .map(([method]) => `${method.toUpperCase()} ${url}`),
    );
    expect(open.filter((route) => !route.includes('/calendar')).sort()).toEqual([
      'GET /api/appointment-links/{token}',
      'GET /api/health',
      'GET /api/invitations/token/{token}',
      'GET /api/practice/identity',
      'GET /api/practice/registration',
      'GET /api/setup/{token}',
      'GET /api/system-status',
      'GET /api/team/join/{token}',
      'POST /api/appointment-links/{token}/another-day',
      'POST /api/appointment-links/{token}/cancellation',
      'POST /api/appointment-links/{token}/confirmation',
      'POST /api/appointment-links/{token}/undo',
      'POST /api/auth/login',
      'POST /api/auth/login/second-factor',
      'POST /api/auth/password-reset',
      'POST /api/auth/password-reset/confirm',
      'POST /api/auth/register',
      'POST /api/invitations/token/{token}/accept',
      'POST /api/invitations/{id}/accept',
      'POST /api/setup/{token}',
      'POST /api/team/join/{token}',
      'PUT /api/setup/{token}',
    ]);
  });

  test('strangers get 401 before their body is read, other roles 403', async () => {
    const stranger = await raw({
      method: 'POST',
      url: '/api/patients',
      headers: { 'content-type': 'application/json' },
      payload: '{"name":'.repeat(50_000),
    });
    expect(stranger.statusCode).toBe(401);
    const patient = await server.signIn('PATIENT');
    const refused = await server.call(patient, 'POST /api/patients', { name: 'x' });
    expect([refused.status, refused.body.error]).toEqual([
      403,
      'No tienes permisos para realizar esta acción',
    ]);
  });
});

describe('errors', () => {
  const json = { 'content-type': 'application/json' };
  const post = (payload: string | Buffer, headers: Record<string, string> = json) =>
    raw({ method: 'POST', url: '/api/patients', headers: { ...headers, ...asAna() }, payload });

  test.each([
    ['malformed JSON', '{"name": CANARIO', json, 400],
    ['prototype pollution', '{"__proto__": {"admin": true}}', json, 400],
    ['a shadowed method', '{"name": {"toString": 1}}', json, 400],
    ['a NUL character', '{"name": "a\\u0000b"}', json, 400],
    ['deep nesting', `{"name":${'['.repeat(5000)}${']'.repeat(5000)}}`, json, 400],
    ['an array', '[]', json, 400],
    ['text', '"hola"', json, 400],
    ['null', 'null', json, 400],
    ['too large', `{"name":"${'x'.repeat(2_000_000)}"}`, json, 413],
    ['another media type', '<a/>', { 'content-type': 'application/xml' }, 415],
    ['a form', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['an odd media type', '{}', { 'content-type': '%%' }, 415],
  ])('%s is refused with the one body in Spanish', async (_what, payload, headers, status) => {
    const answer = await post(payload, headers);
    expect(answer.statusCode).toBe(status);
    const body = answer.json<Record<string, string>>();
    expect(body['error']).toBe(body['message']);
    expect(body['requestId']).toBe(answer.headers['x-request-id']);
    expect(answer.body).not.toMatch(/CANARIO|must|Unexpected|Error|stack/);
  });

  test('an empty body with a JSON content type is no body', async () => {
    const answer = await raw({
      method: 'POST',
      url: '/api/auth/logout',
      headers: { ...json, authorization: `Bearer ${(await server.signIn('ADMIN')).token}` },
    });
    expect(answer.statusCode).toBe(200);
    expect((await post('')).json()).toMatchObject({ fields: { name: 'El nombre es obligatorio' } });
  });

  test('unknown paths under /api and unknown methods are 404, in JSON', async () => {
    for (const options of [
      { method: 'GET', url: '/api/nada', headers: { accept: 'text/html' } },
      { method: 'GET', url: '/api', headers: { accept: 'text/html' } },
      { method: 'PATCH', url: '/api/auth/login' },
      { method: 'DELETE', url: '/otra' },
    ] as const) {
      const answer = await raw(options);
      expect([answer.statusCode, answer.json<{ error: string }>().error]).toEqual([404, 'No encontrado']);
    }
  });

  test('broken addresses and NUL in parameters are 4xx', async () => {
    for (const url of [
      '/api/patients/%zz',
      '/api/patients/%00',
      '/api/patients?cursor=%00',
      `/api/patients/${'a'.repeat(5000)}`,
    ]) {
      const answer = await raw({ method: 'GET', url, headers: asAna() });
      expect([url.slice(0, 30), Math.floor(answer.statusCode / 100)]).toEqual([url.slice(0, 30), 4]);
    }
  });

  test.each([
    ['check (char_length(name) < 4)', 'rooms_name_short', 400, { name: 'El valor no es válido' }],
    ['unique (active)', 'rooms_active_once', 409, { active: SERVER_MESSAGES.conflict }],
    ['check (char_length(name) < 4)', 'rooms_short', 400, undefined],
    ['unique (active)', 'rooms_once', 409, undefined],
  ])('a row that only the database refuses, by %s named %s, is %i', async (what, name, status, fields) => {
    const admin = await server.signIn('ADMIN');
    await server.call(admin, 'POST /api/rooms', { name: 'Uno', active: true });
    await server.db.execute(`alter table rooms add constraint ${name} ${what}`);
    const refused = await server.call(admin, 'POST /api/rooms', { name: 'Dos y tres', active: true });
    await server.db.execute(`alter table rooms drop constraint ${name}`);
    expect([refused.status, refused.body.fields]).toEqual([status, fields]);
    expect(JSON.stringify(refused.body)).not.toContain('rooms');
  });

  test('a repeated query parameter is a wrong type, not a crash', async () => {
    expect((await server.call(ana, 'GET /api/patients?cursor=a&cursor=b')).status).toBe(400);
  });

  test('an unexpected error shows nothing of the inside', async () => {
    const lines: string[] = [];
    const stream = new Writable({
      write: (chunk, _encoding, done) => {
        lines.push(String(chunk));
        done();
      },
    });
    const broken = await testServer({ logger: { ...(loggerSettings('info', false) as object), stream } });
    const actor = await broken.signIn('THERAPIST');
    jest.spyOn(broken.app.passwords, 'verify').mockRejectedValue(new Error('CANARIO inside'));
    const answer = await broken.call(null, 'POST /api/auth/login', {
      email: actor.email,
      password: 'CLAVE-CANARIO',
    });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual({
      error: 'Ha ocurrido un error inesperado. Vuelve a intentarlo.',
      message: 'Ha ocurrido un error inesperado. Vuelve a intentarlo.',
      requestId: expect.any(String),
    });
    const log = lines.join('');
    expect(log).toContain('"route":"/api/auth/login"');
    expect(log).toContain(String(answer.headers['x-request-id']));
    expect(log).toContain('"err":{"type":"Error","message":"CANARIO inside"');
    expect(log).not.toContain(actor.email);
    expect(log).not.toContain('CLAVE-CANARIO');
    await broken.close();
  });

  test('what is promised to be destroyed is looked for each hour', () => {
    expect(CLEAN_UPS.map(({ name }) => name).sort()).toEqual([
      ...['dropAbandoned', 'dropAbandonedImports', 'dropOldAttempts', 'dropOldKeys', 'dropOldMergeRows'],
      ...['dropOldNotices', 'dropOldResets', 'dropOldSessions', 'dropOldStates'],
    ]);
  });

  test('a clean-up that fails is in the log by name and reason', async () => {
    const every = jest.spyOn(global, 'setInterval');
    const stream = new PassThrough();
    const broken = await testServer({ logger: { level: 'warn', stream } });
    await broken.db.execute('alter table notifications rename to elsewhere');
    const hourly = every.mock.calls.find(([, ms]) => ms === HOUR_MS)?.[0];
    const logged = once(stream, 'data');
    (hourly as () => void)();
    const [line] = (await logged) as [Buffer];
    expect(JSON.parse(String(line))).toMatchObject({ task: 'dropOldNotices', err: { code: '42P01' } });
    await broken.close();
  });

  test('a lost database is 503 with Retry-After, and the process lives', async () => {
    const broken = await testServer();
    const actor = await broken.signIn('THERAPIST');
    jest.spyOn(broken.db, 'select').mockImplementation(() => {
      throw Object.assign(new Error('connect ECONNREFUSED 10.0.0.1:5432'), {
        code: 'ECONNREFUSED',
        syscall: 'connect',
      });
    });
    const answer = await broken.call(actor, 'GET /api/patients');
    expect([answer.status, answer.headers['retry-after']]).toEqual([503, '2']);
    expect(JSON.stringify(answer.body)).not.toContain('ECONNREFUSED');
    expect((await broken.call(null, 'GET /api/health')).status).toBe(200);
    jest.restoreAllMocks();
    expect((await broken.call(actor, 'GET /api/patients')).status).toBe(200);
    await broken.close();
  });
});

describe('answers', () => {
  test('what is not in the answer schema never leaves', async () => {
    const answer = await server.call(null, 'POST /api/auth/login', {
      email: ana.email,
      password: 'secreto1',
    });
    expect(Object.keys(answer.body.user).sort()).toEqual(['email', 'id', 'name', 'phone', 'role']);
  });

  test('everything under /api is no-store, errors too', async () => {
    for (const url of ['/api/health', '/api/nada', '/api/patients', '/api/openapi.json']) {
      expect((await raw({ method: 'GET', url })).headers['cache-control']).toBe('no-store');
    }
  });

  test('a long list comes compressed, and is one reading however often its screen asks', async () => {
    const bea = await server.signIn('THERAPIST');
    for (let index = 0; index < 40; index += 1) await server.addPatient(bea);
    const ask = (url: string, more: Record<string, string> = {}) =>
      raw({ method: 'GET', url, headers: { authorization: `Bearer ${bea.token}`, ...more } });
    const again = { 'accept-encoding': 'gzip', [ASKED_AGAIN_HEADER]: '1' };
    const plain = await ask('/api/patients');
    const small = await ask('/api/patients', again);
    expect(small.headers).toMatchObject({ 'content-encoding': 'gzip', 'cache-control': 'no-store' });
    expect(gunzipSync(small.rawPayload).toString()).toBe(plain.body);
    const readings = await server.db.select().from(auditEvents).where(eq(auditEvents.actorId, bea.id));
    expect(readings).toHaveLength(1);
    for (const url of ['/api/auth/verify', '/api/exports/patients?format=CSV'])
      expect((await ask(url, again)).headers).not.toHaveProperty('content-encoding');
  });

  test('the OpenAPI document tells access, bodies and limits; the page shows every path', async () => {
    const { body: document } = await server.call(null, 'GET /api/openapi.json');
    const create = document.paths['/api/patients'].post;
    expect(create.security).toEqual([{ token: ['THERAPIST'] }]);
    const { schema } = create.requestBody.content['application/json'];
    expect(schema.properties.name).toMatchObject({ maxLength: 120 });
    expect(schema.required).toEqual(['name']);
    const page = await raw({ method: 'GET', url: '/api/docs' });
    expect(page.headers['content-type']).toContain('text/html');
    for (const url of Object.keys(document.paths)) expect(page.body).toContain(url);
    expect(page.body).not.toMatch(/<script|<style| style=/);
  });

  test('the OpenAPI document says of every route what it answers when all is well, files included', () => {
    type Responses = Record<string, { content?: Record<string, unknown> }>;
    const paths = Object.entries((server.app.swagger().paths ?? {}) as Record<string, object>);
    const silent = paths.flatMap(([url, item]) =>
      Object.entries(item as Record<string, { responses: Responses }>)
        .filter(
          ([, { responses }]) =>
            !Object.entries(responses).some(([status, { content }]) => status[0] === '2' && content),
        )
        .map(([method]) => `${method.toUpperCase()} ${url}`),
    );
    expect(silent).toEqual([]);
  });

  test('health and status', async () => {
    expect((await server.call(null, 'GET /api/health')).body).toEqual({ status: 'ok' });
    const status = await server.call(null, 'GET /api/system-status');
    expect(status.body).toMatchObject({
      status: 'ok',
      database: { reachable: true },
      migrations: { upToDate: true },
      now: server.clock.now().toISOString(),
      timeZone: 'Europe/Madrid',
      capabilities: CAPABILITIES,
    });
  });

  test('every call is documented, or belongs to what the status names', () => {
    const { paths } = server.app.swagger() as { paths: Record<string, object> };
    const calls = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const documented = calls.filter((call) => neededFor(call).length === 0);
    expect(documented.sort()).toEqual(DOCUMENTED);
  });
});

describe('pages', () => {
  const get = (url: string, headers: Record<string, string> = { accept: 'text/html' }) =>
    raw({ method: 'GET', url, headers });

  test.each(['/', '/login', '/patients/5/edit', '/register/invitation/abc', '/archivo.falso'])(
    '%s is the page',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'no-cache']);
      expect(answer.body).toContain('Inicio');
    },
  );

  test('hashed files are immutable and come compressed where the browser takes it', async () => {
    const plain = await get('/main.0a1b2c3d4e.js', { 'accept-encoding': 'identity' });
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await get('/main.0a1b2c3d4e.js', { 'accept-encoding': 'gzip, br' });
    expect(small.headers['content-encoding']).toBe('br');
    expect(small.headers['content-type']).toContain('javascript');
    expect(small.headers['vary']).toContain('accept-encoding');
    expect(small.rawPayload.length).toBeLessThan(SCRIPT.length);
  });

  test('a missing script is no page, and nothing outside the folder is served', async () => {
    expect((await get('/main.ffffffffff.js', { accept: '*/*' })).statusCode).toBe(404);
    for (const url of [
      '/../secret.txt',
      '/..%2fsecret.txt',
      '/%2e%2e/secret.txt',
      '/web/../../secret.txt',
      '/....//secret.txt',
    ]) {
      const answer = await get(url, { accept: '*/*' });
      expect(answer.body).not.toContain('CANARIO');
    }
  });

  test('the policy allows inline blocks by hash only, players of the known hosts, and nothing else', async () => {
    const policy = String((await get('/')).headers['content-security-policy']);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(`script-src 'self' ${hash('window.a = 1;')};`);
    expect(policy).toContain(`style-src 'self' ${hash('body{margin:0}')};`);
    expect(policy).toContain('frame-src https://www.youtube-nocookie.com https://player.vimeo.com;');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });
});

describe('limits', () => {
  test('more requests than an address may make are 429 with Retry-After; a forged header does not help', async () => {
    const limited = await testServer({
      settings: { limits: { requestsPerMinute: 3, maxEventLoopDelay: 0 } },
    });
    const call = (forwarded: string) =>
      limited.call(null, 'GET /api/system-status', undefined, { 'x-forwarded-for': forwarded });
    for (let index = 0; index < 3; index += 1) expect((await call(`10.0.0.${index}`)).status).toBe(200);
    const refused = await call('10.0.0.99');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.body.error).toBe('Demasiadas peticiones. Espera un momento y vuelve a intentarlo.');
    expect((await limited.call(null, 'GET /api/health')).status).toBe(200);
    await limited.close();
  });

  test('behind a proxy that is named, its forwarded address counts', async () => {
    const behind = await testServer({
      settings: { trustProxy: '127.0.0.1', limits: { requestsPerMinute: 1, maxEventLoopDelay: 0 } },
    });
    const call = (forwarded: string) =>
      behind.call(null, 'GET /api/system-status', undefined, { 'x-forwarded-for': forwarded });
    expect((await call('203.0.113.1')).status).toBe(200);
    expect((await call('203.0.113.1')).status).toBe(429);
    expect((await call('203.0.113.2')).status).toBe(200);
    // Addresses that the client puts before the proxy's own entry are not trusted.
    expect((await call('9.9.9.9, 203.0.113.1')).status).toBe(429);
    await behind.close();
  });

  test('a half-open connection does not keep others waiting', async () => {
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = server.app.server.address() as { port: number };
    const slow = connect(port, '127.0.0.1');
    slow.write(
      'POST /api/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{',
    );
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`);
    expect(answer.status).toBe(200);
    slow.destroy();
  });
});
