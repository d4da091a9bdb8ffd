import { createRandom } from '@/contract/demo/people';
import { HOSTILE_TEXTS, HOSTILE_VALUES } from './corpora';
import { figure } from './figures';
import { problemsOf, valueFor } from './jsonSchema';
import type { JsonSchema } from '@/server/openapi/yupToJsonSchema';
import { openPractice, type Practice } from './practice';
import { CALLERS, canariesIn, type Scene } from './callers';
import { seedScene } from './scene';

/** `TRUST_REQUESTS=10000 TRUST_SEED=7 npx jest tests/trust/fuzz` sends more requests, or the same again. */
const REQUESTS = Number(process.env['TRUST_REQUESTS'] ?? 2000);
const SEED = Number(process.env['TRUST_SEED'] ?? Math.floor(Math.random() * 2 ** 31));
/**
 * Requests per scene. Callers sign out, change passwords and delete records, so new ones are needed
 * regularly.
 */
const PER_SCENE = 200;

interface Media {
  schema?: JsonSchema;
}
interface Operation {
  parameters?: { name: string; in: string; schema?: JsonSchema }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

let server: Practice;
let sent = 0;
const byClass: Record<string, number> = {};
/** Route, caller and status of each request, in order. */
const trace: string[] = [];

beforeAll(async () => {
  server = await openPractice();
});
afterAll(() => server.close());

const INSIDE = /node_modules|\.ts:\d|syntax error|Failed query|drizzle|pglite|ECONN/i;

function operations(): { method: string; url: string; operation: Operation }[] {
  const paths = server.app.swagger().paths as unknown as Record<string, Record<string, Operation>>;
  return Object.entries(paths).flatMap(([url, item]) =>
    Object.entries(item).map(([method, operation]) => ({ method: method.toUpperCase(), url, operation })),
  );
}

const idsOf = (scene: Scene) => [
  ...Object.values(scene.objects).flatMap((known) => Object.values(known)),
  ...Object.values(scene.hidden),
  '00000000-0000-4000-8000-000000000000',
  'x',
];

/** Sends `count` requests to separate practices. Returns what was wrong with the first ten bad answers. */
async function fuzz(count: number): Promise<unknown[]> {
  const random = createRandom(SEED).next;
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const all = operations();
  const odd = [...HOSTILE_TEXTS.filter((text) => text.length < 5000), ...HOSTILE_VALUES];
  const wrong: unknown[] = [];
  await server.reset();
  let scene = await seedScene(server);

  for (let number = 0; number < count && wrong.length < 10; number += 1) {
    if (number % PER_SCENE === PER_SCENE - 1) {
      await server.reset();
      scene = await seedScene(server);
    }
    const { method, url, operation } = pick(all);
    const caller = pick(CALLERS);
    const source = { random, ids: idsOf(scene), odd };
    const valueOf = (name: string, schema: JsonSchema = {}) => {
      const value =
        random() < 0.8 && /^(id|token)$/.test(name) ? pick(source.ids) : valueFor(schema, source, name);
      return encodeURIComponent(String(value).replaceAll('\uD800', ''));
    };
    const parameters = operation.parameters ?? [];
    let target = url;
    for (const { name, schema } of parameters.filter(({ in: place }) => place === 'path'))
      target = target.replace(new RegExp(`\\{${name}\\}|:${name}`), () => valueOf(name, schema));
    const query = parameters
      .filter(({ in: place }) => place === 'query' && random() < 0.5)
      .map(({ name, schema }) => `${name}=${valueOf(name, schema)}`);
    const body = operation.requestBody?.content['application/json']?.schema;
    const payload = body && (valueFor(body, source) as object);
    const answer = await server.send({
      method: method as 'GET',
      url: query.length > 0 ? `${target}?${query.join('&')}` : target,
      token: caller === 'anonymous' ? undefined : scene.actors[caller].token,
      headers: {
        ...(payload !== undefined && { 'content-type': 'application/json' }),
        ...(random() < 0.1 && { 'idempotency-key': `azar-${Math.floor(random() * 20)}-clave` }),
      },
      ...(payload !== undefined && { payload: JSON.stringify(payload) }),
    });
    sent += 1;
    const status = String(answer.statusCode);
    byClass[`${status[0]}xx`] = (byClass[`${status[0]}xx`] ?? 0) + 1;
    trace.push(`${method} ${url} ${caller} ${status}`);

    const problems: string[] = [];
    const type = String(answer.headers['content-type']).replace(/;.*/, '');
    const documented = operation.responses[status] ?? operation.responses[`${status[0]}XX`];
    const schema = documented?.content?.[type]?.schema;
    if (answer.statusCode >= 500) problems.push('a failure');
    if (!documented) problems.push('a status that is not documented');
    if (answer.body && !schema) problems.push('a media type that is not documented');
    if (type === 'application/json' && schema) problems.push(...problemsOf(JSON.parse(answer.body), schema));
    if (answer.statusCode >= 400) {
      const told = JSON.parse(answer.body) as { error: string; message: string };
      if (!told.error || told.error !== told.message) problems.push('no text');
      if (INSIDE.test(answer.body)) problems.push('tells of the inside');
      if (canariesIn(answer.body).some(([, kind]) => kind !== 'name')) problems.push('tells a canary');
    }
    if (
      answer.headers['cache-control'] !== 'no-store' &&
      !/private, no-store/.test(String(answer.headers['cache-control']))
    )
      problems.push('may be stored');
    if (problems.length > 0)
      wrong.push({
        number,
        request: `${method} ${target}`.slice(0, 200),
        query,
        caller,
        payload: JSON.stringify(payload)?.slice(0, 600),
        status,
        problems: problems.slice(0, 5),
        body: answer.body.slice(0, 300),
      });
  }
  return wrong;
}

test(`${REQUESTS} requests made from the OpenAPI document are answered as it says (seed ${SEED})`, async () => {
  expect({ seed: SEED, wrong: await fuzz(REQUESTS) }).toEqual({ seed: SEED, wrong: [] });
  expect(sent).toBe(REQUESTS);
  // If nearly all requests were refused, the test would prove little.
  expect(byClass['2xx'] ?? 0).toBeGreaterThan(REQUESTS / 10);
  const spread = Object.entries(byClass)
    .sort()
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ');
  figure('Peticiones al azar', `${sent} peticiones (semilla ${SEED}), ${spread}`);
}, 1_200_000);

test('the same seed sends the same requests, and gets the same answers', async () => {
  const first = trace.splice(0).slice(0, PER_SCENE + 50);
  expect(await fuzz(first.length)).toEqual([]);
  expect(trace).toEqual(first);
});
