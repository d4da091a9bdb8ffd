import { desc, gt } from 'drizzle-orm';
import type { Role } from '@/contract/common/roles';
import { auditEvents } from '@/server/db/schema';
import { keepTables } from '@/server/testing/testDatabase';
import { TEST_PASSWORD } from '@/server/testing/testServer';
import { figure } from './figures';
import { RULES, VISIBLE } from './policy';
import type { Rule } from './rule';
import {
  contentOf,
  expected,
  idFor,
  logInto,
  openPractice,
  ownRequest,
  requestOf,
  TARGETS,
  withValue,
  type Practice,
  type Target,
} from './practice';
import { CALLERS, canariesIn, canary, type Caller, type Scene } from './callers';
import { seedScene } from './scene';

let server: Practice;
let scene: Scene;
/** Restores the practice to its state before any change. */
let putBack: () => Promise<void>;
/** Lines of the log. */
const lines: string[] = [];
const counts = { calls: 0, refused: 0, bodies: 0, canaries: 0, events: 0, written: 0 };

beforeAll(async () => {
  server = await openPractice({ logger: logInto(lines) });
  scene = await seedScene(server);
  putBack = await keepTables(server.db);
});
afterAll(async () => {
  await server.close();
  const { calls, refused, bodies, canaries, events } = counts;
  figure('Accesos', `${calls} llamadas (${refused} rechazadas) a ${server.app.routeTable.length} rutas`);
  figure('Identificadores ajenos', `${bodies} cuerpos`);
  figure('A cada cual lo suyo', `${canaries} canarios en la base, 0 fuera de su sitio`);
  figure('Sucesos', `${events} sucesos, uno por llamada y ficha`);
  figure('Registro mudo', `${lines.length} líneas de ${calls} llamadas, 0 canarios, claves o tokens`);
});

/** Stands in every free text that is sent. */
const WRITTEN = 'Escrito7bitacora';

/** The request that `requestOf` makes, with `WRITTEN` in its texts. */
function markedRequest(rule: Rule, caller: Caller, id: string | undefined) {
  const request = requestOf(rule, scene, caller, id);
  // Bytes hold no text.
  if (!rule.body || rule.raw) return request;
  const marked = JSON.stringify(request.payload).replace(
    /"((?:Texto|Nota|Hola|Bien|Nombre|Motivo|Aviso)[^"]*)"/g,
    `"$1 ${WRITTEN}"`,
  );
  counts.written += Number(marked.includes(WRITTEN));
  return { ...request, payload: JSON.parse(marked) as object };
}

const title = ({ route, about }: Rule) => (about ? `${route} (${about})` : route);
const cases = RULES.map((rule) => [title(rule), rule] as const);
const targetsOf = (rule: Rule): readonly Target[] => (rule.names ? TARGETS : ['own']);
/** A public route is answered before anything is read of who asks. */
const callersOf = (rule: Rule): readonly Caller[] =>
  rule.allow === 'public' ? ['anonymous', 'therapist'] : CALLERS;

/** Every caller and object, with the status expected by the policy. */
function* wantedOf(rule: Rule): Generator<{ caller: Caller; target: Target; status: number }> {
  for (const caller of callersOf(rule))
    for (const target of targetsOf(rule)) yield { caller, target, status: expected(rule, caller, target) };
}

/** Whether the door (`plugins/access`) refuses the caller, by their role alone. */
function isStopped({ route }: Rule, caller: Caller): boolean {
  const access = server.app.routeTable.find(({ method, url }) => `${method} ${url}` === route)?.config.access;
  if (!access || access === 'public') return false;
  return caller === 'anonymous' || !access.roles.includes(scene.actors[caller].role);
}

/**
 * Those to refuse. Absent objects come first, because the answers for others are compared with theirs. Who is stopped at
 * the door, which reads no id, tries one that is there and one that is not.
 */
const refusedOf = (rule: Rule) =>
  [...wantedOf(rule)]
    .filter(({ status }) => status !== rule.ok)
    .filter(({ caller, target }) => ['own', 'absent'].includes(target) || !isStopped(rule, caller))
    .sort((one, other) => Number(other.target === 'absent') - Number(one.target === 'absent'));

const withoutRequestId = (body: string) => body.replace(/"requestId":"[^"]*"/, '');

describe('the table', () => {
  const routes = () =>
    server.app.routeTable
      .filter(({ method }) => method !== 'HEAD')
      .map(({ method, url }) => `${method} ${url}`);

  test('has every route of the server, and the server every route of the table', () => {
    const known = new Set(RULES.map(({ route }) => route));
    expect([...new Set(routes())].filter((route) => !known.has(route))).toEqual([]);
    expect([...known].filter((route) => !routes().includes(route))).toEqual([]);
  });

  test('a HEAD is guarded like its GET', () => {
    const heads = server.app.routeTable.filter(({ method }) => method === 'HEAD');
    expect(heads.length).toBeGreaterThan(20);
    for (const { url, config } of heads) {
      const get = server.app.routeTable.find((route) => route.method === 'GET' && route.url === url);
      expect([url, config.access, config.audit]).toEqual([url, get?.config.access, get?.config.audit]);
    }
  });

  test('the documents know every route that is not hidden', () => {
    const paths = Object.keys(server.app.swagger().paths ?? {});
    const hidden = ['/*', '/api/openapi.json', '/api/docs'];
    const urls = new Set(routes().map((route) => route.split(' ')[1] ?? ''));
    expect(paths.length).toBe([...urls].filter((url) => !hidden.includes(url)).length);
  });

  test('every body field that ends in Id is tried with foreign ids', () => {
    const untried = RULES.flatMap(({ route, body, bodyIds = [], tolerates = [] }) =>
      Object.keys(body?.(scene, 'therapist') ?? {})
        .filter(
          (name) => /Id$/.test(name) && ![...bodyIds.map(({ path }) => path), ...tolerates].includes(name),
        )
        .map((name) => `${route}: ${name}`),
    );
    expect(untried).toEqual([]);
  });
});

describe('refusals', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await contentOf(server.db);
  });

  test.each(cases)('%s', async (_title, rule) => {
    const wrong: unknown[] = [];
    const absent: Partial<Record<Caller, string>> = {};
    for (const { caller, target, status } of refusedOf(rule)) {
      const id = rule.names && idFor(scene, rule.names, caller, target);
      if (rule.names && !id) continue;
      const answer = await server.send(markedRequest(rule, caller, id));
      counts.calls += 1;
      counts.refused += 1;
      const told = canariesIn(answer.body + JSON.stringify(answer.headers));
      if (answer.statusCode !== status || told.length > 0)
        wrong.push({ caller, target, status: answer.statusCode, wanted: status, told });
      // Foreign and deleted objects must give the same answer as those that never were.
      if (status === 404 && rule.names) {
        const body = withoutRequestId(answer.body);
        absent[caller] ??= body;
        if (body !== absent[caller]) wrong.push({ caller, target, body, absent: absent[caller] });
      }
    }
    expect(wrong).toEqual([]);
  });

  test.each(cases.filter(([, { bodyIds }]) => bodyIds))('ids in the body of %s', async (_title, rule) => {
    const wrong: unknown[] = [];
    for (const { caller, target, status } of wantedOf(rule)) {
      if (target !== 'own' || status !== rule.ok || !rule.body) continue;
      const request = ownRequest(rule, scene, caller);
      for (const { path, kind, refused, reach } of rule.bodyIds ?? []) {
        // An ADMIN may create entries for every patient of the practice.
        const mayAny =
          reach === 'any' || (caller === 'admin' && ['patient', 'uninvited', 'appointment'].includes(kind));
        const tried = {
          foreign: mayAny ? undefined : idFor(scene, kind, caller, 'foreign'),
          hidden: idFor(scene, kind, caller, 'hidden'),
          absent: idFor(scene, kind, caller, 'absent'),
          'no id': "' or 1=1 --",
        };
        let first: string | undefined;
        for (const [what, value] of Object.entries(tried)) {
          if (value === undefined) continue;
          const payload = withValue(rule.body(scene, caller), path, value);
          const answer = await server.send({ ...request, payload });
          counts.bodies += 1;
          first ??= withoutRequestId(answer.body);
          const told = canariesIn(answer.body);
          if (answer.statusCode !== refused || told.length > 0 || withoutRequestId(answer.body) !== first)
            wrong.push({ caller, path, what, status: answer.statusCode, refused, body: answer.body });
        }
      }
    }
    expect(wrong).toEqual([]);
  });

  test('nothing was changed by any of them', async () => {
    expect(await contentOf(server.db)).toEqual(before);
  });
});

/** Canaries in an answer that its reader must not see. */
function untoward(
  body: string,
  caller: Caller,
  { shows = [], namesVisitors, namesDeleted, showsColleagues }: Rule,
): [string, string][] {
  const own = {
    anonymous: '',
    admin: 'admin',
    therapist: 'ana',
    patient: 'ana',
    otherTherapist: 'luis',
    otherPatient: 'luis',
  }[caller];
  const role: Role = caller === 'admin' ? 'ADMIN' : /atient$/.test(caller) ? 'PATIENT' : 'THERAPIST';
  const { own: mine, everybody } = VISIBLE[role];
  return canariesIn(body).filter(([side, kind]) => {
    if ((everybody as string[]).includes(kind)) return false;
    if (showsColleagues && kind === 'name') return false;
    if (namesVisitors && side === 'admin' && kind === 'name') return false;
    // What an ADMIN wrote into Ana's record counts as hers.
    const isMine = side === own || (side === 'admin' && own === 'ana');
    if (namesDeleted && kind === 'deleted') return !isMine && role !== 'ADMIN';
    return !isMine || !([...mine, ...shows] as string[]).includes(kind);
  });
}

/** Names under which answers carry what is clinical of a patient, whoever wrote it: an ADMIN is told none of it. */
const CLINICAL =
  /^(medicalHistory|allergies|medications|dateOfBirth|gender|details|consent|alerts|episodes?|episodeId|evaluations|documents|pain\w*|messages|adherence)$/;
const clinicalIn = (value: unknown): string[] =>
  value !== null && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
        CLINICAL.test(key) && inner !== null ? [key] : clinicalIn(inner),
      )
    : [];

describe('what is allowed', () => {
  /** Changes are made on the untouched scene. */
  const isRead = ({ route }: Rule) => route.startsWith('GET ') || route.includes('preview');
  const ordered = [...cases].sort(([, one], [, other]) => Number(isRead(other)) - Number(isRead(one)));

  const eventsAfter = (id: number) =>
    server.db.select().from(auditEvents).where(gt(auditEvents.id, id)).orderBy(auditEvents.id);
  /** Number of the last event before a call; numbers are not used again when the practice is put back. */
  let since = 0;
  beforeAll(async () => {
    const [row] = await server.db.select().from(auditEvents).orderBy(desc(auditEvents.id)).limit(1);
    since = row?.id ?? 0;
  });

  test.each(ordered)('%s', async (_title, rule) => {
    const wrong: unknown[] = [];
    for (const { caller, target, status } of wantedOf(rule)) {
      if (status !== rule.ok) continue;
      if (!isRead(rule)) await putBack();
      const id = rule.names && idFor(scene, rule.names, caller, target);
      if (rule.names && !id) continue;
      const answer = await server.send(markedRequest(rule, caller, id));
      counts.calls += 1;
      counts.canaries += canariesIn(answer.body).length;
      const events = await eventsAfter(since);
      since = events.at(-1)?.id ?? since;
      const told =
        rule.allow === 'public'
          ? canariesIn(answer.body).filter(([, kind]) => kind !== 'name' && kind !== 'email')
          : untoward(answer.body, caller, rule);
      if (answer.statusCode !== rule.ok || told.length > 0)
        wrong.push({ caller, target, status: answer.statusCode, told, body: answer.body.slice(0, 300) });
      const wanted = rule.audit && {
        entity: rule.audit,
        result: rule.ok,
        actorId: caller === 'anonymous' ? null : scene.actors[caller].id,
        requestId: answer.headers['x-request-id'],
      };
      const ofCall = events.filter(({ entity, requestId }) => requestId || entity !== rule.alsoLogs);
      const kept = ofCall.map(({ entity, result, actorId, requestId }) => ({
        entity,
        result,
        actorId,
        requestId,
      }));
      // What moves from one record to another is logged for both, once each.
      const records = new Set(ofCall.map(({ patientId }) => patientId));
      const wantedOfEach = wanted ? [...records].map(() => wanted) : [];
      if (kept.length < Number(Boolean(wanted)) || JSON.stringify(kept) !== JSON.stringify(wantedOfEach))
        wrong.push({ caller, target, wanted, kept });
      counts.events += kept.length;
      if (canariesIn(JSON.stringify(events)).length > 0) wrong.push({ caller, target, trail: events });
      const isJson = String(answer.headers['content-type']).startsWith('application/json');
      const clinical =
        caller === 'admin' && rule.allow !== 'public' && isJson ? clinicalIn(JSON.parse(answer.body)) : [];
      if (clinical.length > 0) wrong.push({ caller, target, clinical });
      const isStored = /no-store/.test(String(answer.headers['cache-control']));
      if (rule.route !== 'GET /*' && !isStored) wrong.push({ caller, target, cache: answer.headers });
    }
    expect(wrong).toEqual([]);
  });

  test('whoever reads clinical text leaves an event', () => {
    const clinical = RULES.filter(
      ({ audit, route }) => !audit && /patients|evaluations|sessions|routine-progress/.test(route),
    );
    expect(clinical.map(({ route }) => route)).toEqual([
      'GET /api/auth/sessions',
      'DELETE /api/auth/sessions/others',
    ]);
  });
});

test('no line of the log holds a canary, what was written, a password, a token or an id in an address', async () => {
  const { actors, objects } = scene;
  const signIn = { method: 'POST', url: '/api/auth/login' } as const;
  const password = 'CLAVE-SECRETA';
  const requests: Parameters<Practice['send']>[0][] = [
    { url: `/api/patients?q=${canary('ana', 'name')}`, token: actors.therapist.token },
    { url: `/${canary('ana', 'name')}/%zz?token=${actors.admin.token}` },
    { ...signIn, payload: { email: canary('ana', 'email'), password } },
    { ...signIn, payload: `{"password": "${password}`, headers: { 'content-type': 'application/json' } },
  ];
  for (const request of requests) await server.send(request);
  const secrets = [
    ...[TEST_PASSWORD, 'secreto2', password, WRITTEN, objects.patient.therapist],
    ...Object.values(actors).flatMap(({ token, email }) => [token, email]),
    ...Object.entries(objects).flatMap(([kind, ids]) => (kind.endsWith('Token') ? Object.values(ids) : [])),
  ];
  const log = lines.join('');
  expect(lines.length).toBeGreaterThan(counts.calls / 2);
  expect(counts.written).toBeGreaterThan(100);
  expect(canariesIn(log)).toEqual([]);
  expect(secrets.filter((secret) => secret !== undefined && log.includes(secret))).toEqual([]);
});
