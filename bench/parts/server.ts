import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { testPostgres } from '../../src/server/testing/testPostgres';
import { TEST_PASSWORD } from '../../src/server/testing/testServer';
import { type Figure, median } from '../figures';
import { startChild } from '../server/child';
import { type Call, load, type LoadResult } from '../server/load';
import type { Operation, Ready } from '../server/operations';

const ROUNDS = 3;
const DURATION_MS = 900;
const PATIENTS = 10_000;
/** Ours beside Fastify with the same SQL by the raw driver (issue of the budgets). */
const MIN_RATE = 0.7;
const MAX_P99 = 1.5;

async function startServers(kind: string, patients: number, databaseUrl?: string) {
  const file = join(__dirname, '../server/process.ts');
  const child = startChild(file, [kind, String(patients)], databaseUrl ? { DATABASE_URL: databaseUrl } : {});
  return { ...(JSON.parse(await child.line()) as Ready), end: child.end };
}

let made = 0;

/** Calls of an operation, one after the other. */
function callsOf(
  { method, url, body, ids = [], once: single }: Operation,
  authorization: string,
): () => Call {
  return () => {
    made += 1;
    const id = single ? ids.pop() : ids[made % ids.length];
    return {
      method,
      url: url.replace('{id}', id ?? ''),
      headers: { authorization },
      ...(body && { body: body.replace('{unique}', randomUUID()) }),
    };
  };
}

const middle = (results: LoadResult[]): LoadResult => ({
  rate: median(results.map(({ rate }) => rate)),
  p50: median(results.map(({ p50 }) => p50)),
  p99: median(results.map(({ p99 }) => p99)),
  failures: results.reduce((sum, { failures }) => sum + failures, 0),
});

const round = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(1));

/** One database: every operation with 10 and 100 connections, the three servers in turn in each round. */
async function measureDatabase(label: string, kind: string, databaseUrl?: string): Promise<Figure[]> {
  const servers = await startServers(kind, PATIENTS, databaseUrl);
  const figures: Figure[] = [];
  try {
    for (const operation of servers.operations) {
      for (const connections of [10, 100]) {
        const results = { ours: [] as LoadResult[], bare: [] as LoadResult[], raw: [] as LoadResult[] };
        for (let turn = 0; turn <= ROUNDS; turn += 1) {
          for (const name of ['ours', 'raw', 'bare'] as const) {
            // Bare does not mind an id that was used; the raw one must write as ours does.
            const next = callsOf(
              name === 'bare' ? { ...operation, once: false } : operation,
              servers.authorization,
            );
            const result = await load(servers.ports[name], next, {
              connections,
              durationMs: turn === 0 ? 400 : DURATION_MS,
            });
            // The first turn warms up.
            if (turn > 0) results[name].push(result);
          }
        }
        const [ours, raw, bare] = [middle(results.ours), middle(results.raw), middle(results.bare)];
        const what = `${label}, ${operation.name}, ${connections} conexiones`;
        const rate = ours.rate / raw.rate;
        const p99 = ours.p99 / raw.p99;
        figures.push({
          what: `${what}: respuestas por segundo (Fastify solo: ${round(bare.rate)})`,
          ours: `${round(ours.rate)}/s`,
          floor: `${round(raw.rate)}/s`,
          ratio: rate.toFixed(2),
          budget: `≥ ${MIN_RATE} ×`,
          passed: rate >= MIN_RATE && ours.failures === 0,
        });
        figures.push({
          what: `${what}: p99${ours.failures ? ` (${ours.failures} fallidas)` : ''}`,
          ours: `${round(ours.p99)} ms`,
          floor: `${round(raw.p99)} ms`,
          ratio: p99.toFixed(2),
          budget: `≤ ${MAX_P99} ×`,
          passed: p99 <= MAX_P99 && ours.failures === 0,
        });
      }
    }
    figures.push(await measureLogins(label, servers));
  } finally {
    await servers.end();
  }
  return figures;
}

/** p99 of other requests while ten people sign in at once, beside the same without them. */
async function measureLogins(
  label: string,
  { ports, authorization, operations, login }: Ready,
): Promise<Figure> {
  const [list] = operations;
  if (!list) throw new Error('There is nothing to ask for');
  const reading = { connections: 4, durationMs: 3000 };
  const calm: number[] = [];
  const busy: number[] = [];
  const body = JSON.stringify({ email: login.email, password: TEST_PASSWORD });
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    calm.push((await load(ports.ours, callsOf(list, authorization), reading)).p99);
    const signIn = () => ({ method: 'POST', url: '/api/auth/login', body });
    const [others] = await Promise.all([
      load(ports.ours, callsOf(list, authorization), reading),
      load(ports.ours, signIn, { connections: 10, durationMs: 3000 }),
    ]);
    busy.push(others.p99);
  }
  const ratio = median(busy) / median(calm);
  return {
    what: `${label}: p99 de otras peticiones mientras entran 10 personas`,
    ours: `${round(median(busy))} ms`,
    floor: `${round(median(calm))} ms`,
    ratio: ratio.toFixed(2),
    budget: '≤ 2 ×',
    passed: ratio <= 2,
  };
}

/** Time of the reads that show a page, in practices of 1×, 10× and 100× the size. */
async function measureGrowth(): Promise<Figure[]> {
  const medians = new Map<string, number[]>();
  for (const patients of [100, 1_000, 10_000]) {
    const servers = await startServers('embedded', patients);
    try {
      for (const operation of servers.operations.filter(({ method }) => method === 'GET')) {
        const next = callsOf(operation, servers.authorization);
        await load(servers.ports.ours, next, { connections: 1, durationMs: 300 });
        const { p50 } = await load(servers.ports.ours, next, { connections: 1, durationMs: 1000 });
        medians.set(operation.name, [...(medians.get(operation.name) ?? []), p50]);
      }
    } finally {
      await servers.end();
    }
  }
  return [...medians].map(([name, [small = 0, middling = 0, big = 0]]) => ({
    what: `${name} con 100, 1.000 y 10.000 pacientes (mediana; base incluida)`,
    ours: `${small.toFixed(1)} / ${middling.toFixed(1)} / ${big.toFixed(1)} ms`,
    floor: `${small.toFixed(1)} ms`,
    ratio: (big / small).toFixed(2),
    budget: '≤ 1.5 ×',
    passed: big / small <= 1.5,
  }));
}

/** The server beside Fastify with the same SQL, on both databases, and how its reads grow. */
export async function server(): Promise<Figure[]> {
  const postgres = await testPostgres();
  try {
    return [
      ...(await measureDatabase('PostgreSQL', 'postgres', postgres.url)),
      ...(await measureDatabase('base incluida', 'embedded')),
      ...(await measureGrowth()),
    ];
  } finally {
    await postgres.close();
  }
}
