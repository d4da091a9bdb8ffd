import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { testPostgres } from '@/server/testing/testPostgres';
import { TEST_PASSWORD } from '@/server/testing/testServer';
import { type Figure, median } from '../figures';
import { startChild } from '../server/child';
import { type Call, load, type LoadResult } from '../server/load';
import type { Operation, Ready } from '../server/operations';

/** Many short alternating rounds: other load affects some of them, but not the median. */
const ROUNDS = 5;
const DURATION_MS = 700;
const WARM_UP_MS = 400;
const PATIENTS = 10_000;
/** Minimum rate compared with Fastify that sends the same SQL by the raw driver (docs/benchmarks.md). */
const MIN_RATE = 0.7;
const MAX_P99 = 1.5;
/** Maximum ratio to the same requests without sign-ins. */
const MAX_P99_AT_LOGIN = 2;

async function startServers(kind: string, patients: number, databaseUrl?: string) {
  const file = join(__dirname, '../server/process.ts');
  const child = startChild(file, [kind, String(patients)], databaseUrl ? { DATABASE_URL: databaseUrl } : {});
  return { ...(JSON.parse(await child.line()) as Ready), end: child.end };
}

let made = 0;

/** Returns the next call of an operation each time. */
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

/**
 * One database: every operation with 10 and 100 connections, alternating between the servers in each round.
 */
async function measureDatabase(label: string, kind: string, databaseUrl?: string): Promise<Figure[]> {
  const servers = await startServers(kind, PATIENTS, databaseUrl);
  const figures: Figure[] = [];
  try {
    for (const operation of servers.operations) {
      for (const connections of [10, 100]) {
        const measure = (name: keyof Ready['ports'], durationMs: number) =>
          // The bare server accepts used ids; the raw one writes like ours and needs new ones.
          load(
            servers.ports[name],
            callsOf({ ...operation, once: operation.once && name !== 'bare' }, servers.authorization),
            { connections, durationMs },
          );
        for (const name of ['ours', 'raw'] as const) await measure(name, WARM_UP_MS);
        const results = { ours: [] as LoadResult[], raw: [] as LoadResult[] };
        for (let turn = 0; turn < ROUNDS; turn += 1) {
          for (const name of turn % 2 ? (['raw', 'ours'] as const) : (['ours', 'raw'] as const))
            results[name].push(await measure(name, DURATION_MS));
        }
        // Shown for comparison only, without a budget.
        const bare = await measure('bare', WARM_UP_MS);
        const [ours, raw] = [middle(results.ours), middle(results.raw)];
        const what = `${label}, ${operation.name}, ${connections} connections`;
        const rate = ours.rate / raw.rate;
        const p99 = ours.p99 / raw.p99;
        figures.push({
          what: `${what}: answers per second (Fastify alone: ${round(bare.rate)})`,
          ours: `${round(ours.rate)}/s`,
          floor: `${round(raw.rate)}/s`,
          ratio: rate.toFixed(2),
          budget: `≥ ${MIN_RATE} ×`,
          passed: rate >= MIN_RATE && ours.failures === 0,
        });
        figures.push({
          what: `${what}: p99${ours.failures ? ` (${ours.failures} failed)` : ''}`,
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

/** p99 of other requests while ten people sign in at once, compared with the same without sign-ins. */
async function measureLogins(
  label: string,
  { ports, authorization, operations, logins }: Ready,
): Promise<Figure> {
  const [list] = operations;
  if (!list) throw new Error('There is nothing to ask for');
  const durationMs = 1500;
  const read = () => load(ports.ours, callsOf(list, authorization), { connections: 4, durationMs });
  let person = 0;
  const signIn = () => {
    person += 1;
    const email = logins[person % logins.length];
    return {
      method: 'POST',
      url: '/api/auth/login',
      body: JSON.stringify({ email, password: TEST_PASSWORD }),
    };
  };
  const calm: LoadResult[] = [];
  const busy: LoadResult[] = [];
  let refused = 0;
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    calm.push(await read());
    const [others, signedIn] = await Promise.all([
      read(),
      load(ports.ours, signIn, { connections: logins.length, durationMs }),
    ]);
    busy.push(others);
    refused += signedIn.failures;
  }
  const [ours, floor] = [middle(busy), middle(calm)];
  const ratio = ours.p99 / floor.p99;
  return {
    what: `${label}: p99 of other requests while 10 people sign in${refused ? ` (${refused} refused)` : ''}`,
    ours: `${round(ours.p99)} ms`,
    floor: `${round(floor.p99)} ms`,
    ratio: ratio.toFixed(2),
    budget: `≤ ${MAX_P99_AT_LOGIN} ×`,
    // Refused sign-ins cost nothing, so none may be refused.
    passed: ratio <= MAX_P99_AT_LOGIN && refused === 0,
  };
}

/** Duration of the reads for a page, in practices of 1×, 10× and 100× the size. */
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
    what: `${name} with 100, 1,000 and 10,000 patients (median; embedded database)`,
    ours: `${small.toFixed(1)} / ${middling.toFixed(1)} / ${big.toFixed(1)} ms`,
    floor: `${small.toFixed(1)} ms`,
    ratio: (big / small).toFixed(2),
    budget: '≤ 1.5 ×',
    passed: big / small <= 1.5,
  }));
}

/** The server compared with Fastify and the same SQL, on both databases, and how its reads scale. */
export async function server(): Promise<Figure[]> {
  const postgres = await testPostgres();
  try {
    return [
      ...(await measureDatabase('PostgreSQL', 'postgres', postgres.url)),
      ...(await measureDatabase('embedded database', 'embedded')),
      ...(await measureGrowth()),
    ];
  } finally {
    await postgres.close();
  }
}
