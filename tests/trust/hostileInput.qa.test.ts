import { APPOINTMENT_PATHS } from '@/contract/appointments';
import { cleanLine, cleanText } from '@/contract/common/text';
import { keepTables } from '@/server/testing/testDatabase';
import { HOSTILE_BODIES, HOSTILE_TEXTS, HOSTILE_VALUES } from './corpora';
import { figure } from './figures';
import { RULES } from './policy';
import type { Rule } from './rule';
import {
  allowedCaller,
  contentOf,
  openPractice,
  ownRequest,
  requestOf,
  withValue,
  type Practice,
} from './practice';
import { canariesIn, type Scene } from './callers';
import { seedScene } from './scene';

let server: Practice;
let scene: Scene;
let putBack: () => Promise<void>;
const counts = { texts: 0, inert: 0, paths: 0, bodies: 0 };

beforeAll(async () => {
  server = await openPractice();
  scene = await seedScene(server);
  putBack = await keepTables(server.db);
});
afterAll(async () => {
  await server.close();
  const { texts, inert, paths, bodies } = counts;
  figure(
    'Entradas hostiles',
    `${texts} campos (${inert} guardados tal cual), ${paths} direcciones, ${bodies} cuerpos; 0 errores 5xx`,
  );
});

const INSIDE =
  /node_modules|\.ts:\d|\.js:\d|syntax error|Failed query|drizzle|pglite|ECONN|\bselect\b.+\bfrom\b|stack/i;

/** Paths and current values of a body's fields. */
function leavesOf(value: unknown, path = ''): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [[path, value]];
  return Object.entries(value).flatMap(([name, child]) => leavesOf(child, path ? `${path}.${name}` : name));
}

const contains = (value: unknown, text: string): boolean =>
  typeof value === 'object' && value !== null
    ? Object.values(value).some((child) => contains(child, text))
    : value === text;

/**
 * These routes use something up, so each attempt gets the untouched scene and fewer texts. What the others
 * write stays until the end.
 */
const USES_UP =
  /accept|team\/join|links.+cancellation|change-password|confirm|handover|POST \/api\/invitations$|POST \/api\/conversations$/;
const usesUp = ({ route }: Rule) => USES_UP.test(route);

/** Where a person reads what was written: the answer or, of a patient's reason, the history that the therapist opens. */
async function readBack({ route }: Rule, answer: { json: () => unknown }): Promise<unknown> {
  if (!/links.+cancellation/.test(route)) return answer.json();
  const [id, { token }] = [scene.objects.appointment.therapist ?? '', scene.actors.therapist];
  return (await server.send({ method: 'GET', url: APPOINTMENT_PATHS.events(id), token })).json();
}

let day = 0;
/** A different day each time, so that appointments do not overlap. */
function spread(body: object): object {
  const nextDate = () => {
    day += 1;
    return new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10);
  };
  if ('occurrences' in body)
    return { ...body, occurrences: [1, 2].map(() => ({ date: nextDate(), time: '10:00' })) };
  return 'type' in body && 'date' in body ? { ...body, date: nextDate() } : body;
}

const bodied = RULES.filter(({ body }) => body).sort(
  (one, other) => Number(usesUp(other)) - Number(usesUp(one)),
);

test.each(bodied.map((rule) => [`${rule.route} ${rule.about ?? ''}`, rule] as const))(
  'every field of %s',
  async (title, rule) => {
    const caller = allowedCaller(rule);
    const wrong: unknown[] = [];
    let turn = title.length;
    const leaves = leavesOf(rule.body?.(scene, caller));
    for (const [path, standing] of leaves) {
      const isText =
        typeof standing === 'string' &&
        /^(Texto|Nota|Hola|Bien|Nombre|Paciente|Rutina|Ejercicio|Aviso|Motivo|Prueba|Puente)/.test(standing);
      const every = [...HOSTILE_TEXTS, ...HOSTILE_VALUES];
      const some = Array.from({ length: 6 }, () => every[(turn += 7) % every.length]);
      for (const value of isText && !usesUp(rule) ? every : some) {
        if (usesUp(rule)) await putBack();
        const body = spread(rule.body?.(scene, caller) ?? {});
        const request = ownRequest(rule, scene, caller);
        const answer = await server.send({ ...request, payload: withValue(body, path, value) });
        counts.texts += 1;
        const { statusCode, headers } = answer;
        const shown = JSON.stringify(value)?.slice(0, 60);
        if (statusCode >= 500 || INSIDE.test(statusCode >= 400 ? answer.body : ''))
          wrong.push({ path, value: shown, statusCode, body: answer.body.slice(0, 200) });
        if (
          !/^application\/json/.test(String(headers['content-type'])) ||
          headers['x-content-type-options'] !== 'nosniff'
        )
          wrong.push({ path, value: shown, headers });
        if (statusCode < 300 && isText && typeof value === 'string' && value.trim() !== '') {
          // What nobody sees is left out, and a line break is one however it was written.
          const kept = [value, cleanText(value), cleanLine(value)].map((text) => text.trim());
          const read = await readBack(rule, answer);
          if (kept.some((text) => contains(read, text))) counts.inert += 1;
          // A lone surrogate is not a character and may come back as the replacement character.
          else if (
            !/progress|accept|team\/join|preview|duplicates|imports|handover|documents/.test(rule.route) &&
            value !== '\uD800'
          )
            wrong.push({ path, value: shown, changed: answer.body.slice(0, 200) });
        }
      }
    }
    if (usesUp(rule)) await putBack();
    expect(wrong).toEqual([]);
  },
);

test('every path parameter and query', async () => {
  const wrong: unknown[] = [];
  const check = (url: string, status: number, body: string) => {
    counts.paths += 1;
    if (status >= 500 || INSIDE.test(status >= 400 ? body : ''))
      wrong.push([url.slice(0, 120), status, body.slice(0, 200)]);
  };
  // A lone surrogate cannot be part of an address.
  const texts = HOSTILE_TEXTS.filter((text) => text !== '\uD800').map((text) => text.slice(0, 3000));
  for (const rule of RULES) {
    const caller = allowedCaller(rule);
    const base = requestOf(rule, scene, caller, 'PARAMETRO');
    if (rule.names) {
      for (const text of texts) {
        const url = String(base.url).replace('PARAMETRO', encodeURIComponent(text));
        const answer = await server.send({ ...base, url });
        check(url, answer.statusCode, answer.body);
        if (answer.statusCode < 400) wrong.push([url, answer.statusCode]);
      }
    } else if (rule.route.startsWith('GET /api')) {
      for (const [place, text] of texts.entries()) {
        // Routes without a query get only a few texts.
        if (!/patients$|appointments$/.test(rule.route) && place % 6 !== 0) continue;
        const names = [
          'patientId',
          'startDate',
          'status',
          'cursor',
          'limit',
          'before',
          'q',
          '__proto__[a]',
          'constructor',
        ];
        const name = names[place % names.length];
        const url = `${String(base.url)}?${name}=${encodeURIComponent(text)}&${name}=${place}`;
        for (const one of [url, url.replace(/&.*$/, '')]) {
          const answer = await server.send({ ...base, url: one });
          check(one, answer.statusCode, answer.body);
        }
      }
    }
  }
  for (const url of [
    '/api/patients/%',
    '/%',
    '/api/../../etc/passwd',
    '/api//patients',
    '/api/patients/..%2f..%2fauth',
    '/%c0%af',
    `/${'a/'.repeat(2000)}`,
  ]) {
    const answer = await server.send({ method: 'GET', url, token: scene.actors.therapist.token });
    check(url, answer.statusCode, answer.body);
  }
  expect(wrong).toEqual([]);
});

test('an encoded address is the API like any other: limited, never stored', async () => {
  for (const url of ['/%61pi/patients', '/ap%69/patients', '/api/patient%73']) {
    const answer = await server.send({ method: 'GET', url, token: scene.actors.therapist.token });
    expect([url, answer.statusCode, answer.headers['cache-control']]).toEqual([url, 200, 'no-store']);
    expect(answer.headers['x-ratelimit-limit']).toBeDefined();
  }
});

test('every body', async () => {
  const wrong: unknown[] = [];
  const before = await contentOf(server.db);
  const heavy = /10 MB|300,000|100,000/;
  for (const [place, rule] of RULES.filter(({ route }) => !route.startsWith('GET ')).entries()) {
    if (!rule.body) continue;
    const caller = allowedCaller(rule);
    const request = ownRequest(rule, scene, caller);
    for (const { about, payload, type, status } of HOSTILE_BODIES) {
      // Parsing comes before routing, so one route in six is enough for slow inputs.
      if (heavy.test(about) && place % 6 !== 0) continue;
      const began = performance.now();
      const answer = await server.send({ ...request, payload, headers: { 'content-type': type } });
      counts.bodies += 1;
      if (!status.includes(answer.statusCode) || INSIDE.test(answer.body))
        wrong.push([rule.route, about, answer.statusCode, answer.body.slice(0, 200)]);
      // A generous limit: the attacks it detects took minutes and blocked the process.
      if (performance.now() - began > 10_000) wrong.push([rule.route, about, 'slow']);
      if (answer.body.length > 10_000) wrong.push([rule.route, about, 'long', answer.body.length]);
    }
  }
  expect(wrong).toEqual([]);
  expect(await contentOf(server.db)).toEqual(before);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test('what no route can take is answered in our own words, without the address', async () => {
  const long = 'CANARIO'.repeat(60);
  for (const [method, url, status] of [
    ['GET', '/api/patients/%zz', 400],
    ['GET', '/api/patients/%', 400],
    // A GET with too long a parameter reaches the route of the pages, which has nothing under /api.
    ['GET', `/api/patients/${long}`, 404],
    ['POST', `/api/invitations/token/${long}/accept`, 414],
  ] as const) {
    const answer = await server.send({ method, url, token: scene.actors.therapist.token });
    expect([url.slice(0, 30), answer.statusCode]).toEqual([url.slice(0, 30), status]);
    expect(Object.keys(answer.json<object>()).sort()).toEqual(['error', 'message', 'requestId']);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toMatch(/CANARIO|url component|%zz/);
  }
});

test('headers lead nowhere: links begin with our own address', async () => {
  server.mails.length = 0;
  const { email } = scene.actors.patient;
  const answer = await server.send({
    method: 'POST',
    url: '/api/auth/password-reset',
    payload: { email },
    headers: {
      host: 'malo.ejemplo.es',
      'x-forwarded-host': 'malo.ejemplo.es',
      'x-forwarded-proto': 'https',
      forwarded: 'host=malo.ejemplo.es',
      'x-original-url': '/api/patients',
      'x-http-method-override': 'DELETE',
      'user-agent': `<script>${'a'.repeat(20_000)}`,
      'accept-language': "' or 1=1",
    },
  });
  expect(answer.statusCode).toBe(200);
  expect(server.mails[0]?.link).toMatch(/^http:\/\/consulta\.test\/login#reset=/);
  expect(JSON.stringify(answer.headers)).not.toContain('malo');
});

test('a name with line breaks begins no header and no calendar line', async () => {
  const { therapist } = scene.actors;
  const name = 'Eva\r\nBCC: todos@ejemplo.es\r\nBEGIN:VALARM';
  const post = (url: string, payload: object) =>
    server.send({ method: 'POST', url, token: therapist.token, payload });
  const { patient } = (await post('/api/patients', { name })).json<{ patient: { id: string } }>();
  await post('/api/invitations', { patientId: patient.id, email: 'eva@practica.es' });
  expect(server.mails.at(-1)?.subject).not.toMatch(/[\r\n]/);
  const made = await post(
    '/api/appointments',
    spread({ patientId: patient.id, date: '', time: '12:00', duration: 15, type: 'TREATMENT' }),
  );
  const { id } = made.json<{ appointment: { id: string } }>().appointment;
  const file = await server.send({
    method: 'GET',
    url: `/api/appointments/${id}/calendar.ics`,
    token: therapist.token,
  });
  expect(file.statusCode).toBe(200);
  expect(file.body.split('\r\n').filter((line) => /^(BCC|BEGIN:VALARM)/.test(line))).toEqual([]);
});

test('after all of it the practice stands', async () => {
  const list = await server.send({
    method: 'GET',
    url: '/api/patients',
    token: scene.actors.therapist.token,
  });
  expect(list.statusCode).toBe(200);
  expect(canariesIn(list.body).length).toBeGreaterThan(2);
});
