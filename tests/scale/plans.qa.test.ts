import type { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import type { Database } from '@/server/db/database';
import * as schema from '@/server/db/schema';
import { embeddedTestDatabase } from '@/server/testing/testDatabase';
import { testServer, type TestServer } from '@/server/testing/testServer';
import type { Caller, Scene } from '../trust/callers';
import { RULES } from '../trust/policy';
import { expected, ownRequest } from '../trust/practice';
import type { Rule } from '../trust/rule';
import { seedScene } from '../trust/scene';
import { addBigPractice } from './bigPractice';

/*
 * Calls every route as the policy allows, in a small practice and in a big one. The number of statements must
 * not grow with the rows. In the big practice, no plan may read a whole table for a few rows.
 */

interface Statement {
  query: string;
  params: unknown[];
}

let client: PGlite;
let server: TestServer;
let sent: Statement[] = [];

beforeAll(async () => {
  const opened = await embeddedTestDatabase();
  client = (opened.db as unknown as { $client: PGlite }).$client;
  const logger = { logQuery: (query: string, params: unknown[]) => void sent.push({ query, params }) };
  server = await testServer({
    database: { ...opened, db: drizzle(client, { schema, logger }) as unknown as Database },
  });
});
afterAll(async () => {
  await server.close();
  await client.close();
});

/** A rule with a caller whom it allows. */
interface Call {
  title: string;
  rule: Rule;
  caller: Caller;
}

/**
 * Order of the calls: first reads, then creations and changes, then deletions, and at the very end what ends
 * sign-in sessions.
 */
const turn = ({ route }: Rule): number =>
  /logout|password|auth\/sessions|second-factor|activation/.test(route)
    ? 9
    : ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].indexOf(route.split(' ')[0] ?? '');

const CALLS: Call[] = [...RULES]
  .sort((one, other) => turn(one) - turn(other))
  .flatMap((rule) => {
    const caller = (['therapist', 'patient', 'admin', 'anonymous'] as const).find(
      (candidate) => expected(rule, candidate, 'own') === rule.ok,
    );
    return caller ? [{ title: `${rule.route}${rule.about ? ` (${rule.about})` : ''}`, rule, caller }] : [];
  });

let calls = 0;

/** Sends the request and returns the statements that it caused. */
async function statementsOf({ rule, caller }: Call, scene: Scene): Promise<Statement[]> {
  const { token, ...request } = ownRequest(rule, scene, caller);
  calls += 1;
  sent = [];
  await server.app.inject({
    ...request,
    remoteAddress: `10.9.${calls >> 8}.${calls & 255}`,
    ...(token && { headers: { authorization: `Bearer ${token}` } }),
  });
  return sent;
}

/** Statements of every call, in a separate scene. */
async function statementsOfAll(): Promise<Map<string, Statement[]>> {
  const scene = await seedScene(server);
  const all = new Map<string, Statement[]>();
  for (const call of CALLS) all.set(call.title, await statementsOf(call, scene));
  return all;
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Filter?: string;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** Growing tables that a statement reads completely to find some of their rows. */
async function scannedTables({ query, params }: Statement): Promise<string[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    `explain (format json) ${query}`,
    params as never[],
  );
  const nodes = nodesOf(rows[0]?.['QUERY PLAN'][0].Plan as Plan);
  return nodes.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name'] ?? '?');
}

const isPlannable = ({ query }: Statement) => /^\s*(?:select|insert|update|delete|with)\b/i.test(query);

let small: Map<string, Statement[]>;
let big: Map<string, Statement[]>;
let sizes: Map<string, number>;

beforeAll(async () => {
  small = await statementsOfAll();
  await addBigPractice(server.db, { therapists: 40, patients: 2_000, appointments: 3, messages: 5 });
  big = await statementsOfAll();
  await server.db.execute('analyze');
  const { rows } = await client.query<{ name: string; rows: number }>(
    "select relname as name, reltuples::int as rows from pg_class where relkind = 'r'",
  );
  sizes = new Map(rows.map(({ name, rows: count }) => [name, count]));
}, 400_000);

test('no route sends more statements because there are more rows', () => {
  const grown = [...big].flatMap(([title, statements]) => {
    const before = small.get(title)?.length ?? 0;
    return statements.length > before ? [`${title}: ${before} → ${statements.length}`] : [];
  });
  expect(grown).toEqual([]);
});

test('no route needs more than a handful of statements', () => {
  // A copy of a record queries every table once, and the record itself for each section. A list of hand-over asks for
  // what hangs on each patient. Deleting a record also frees the patient's hours and ends the account. A change of an
  // appointment also writes its event, what an undo brings back, the notices and the mail. A try at a password or a code
  // is counted for account, address and both, and forgiven for each; a new password also ends every way in, and says so in
  // the access log. A change of several holds them all, and then is a change of each.
  const LIMITS: readonly [RegExp, number][] = [
    [/\/export$/, 40],
    [/^DELETE \/api\/patients\/:id$/, 20],
    [/\/handover$/, 18],
    [/^(PUT|PATCH) \/api\/appointments\/:id(\/status)?$/, 22],
    [/^POST \/api\/appointments\/:id\/answer\/undo$/, 22],
    [/^POST \/api\/appointment-links\/:token\/(confirmation|cancellation|undo)$/, 27],
    [/\/second-factor\/disable$/, 17],
    [/\/password-reset\/confirm$/, 19],
    [/^POST \/api\/appointments\/batch$/, 28],
  ];
  const limit = (title: string) => LIMITS.find(([route]) => route.test(title))?.[1] ?? 16;
  const many = [...big].filter(([title, statements]) => statements.length > limit(title));
  expect(many.map(([title, statements]) => `${title}: ${statements.length}`)).toEqual([]);
  // Make sure that statements were recorded at all.
  expect([...big.values()].filter((statements) => statements.length > 0).length).toBeGreaterThan(
    CALLS.length * 0.9,
  );
});

/** Queries that return all rows of a table must read all of them, so no index could help. */
const SHOWS_ALL: Record<string, RegExp> = { exercises: /^GET \/api\/exercises$/ };

test('no statement looks through a table that grows', async () => {
  // At this size a hash join of a whole table may be the cheapest. Disable it, to check that there is an
  // index for the real size.
  await client.exec('set enable_hashjoin = off; set enable_mergejoin = off');
  const seen = new Set<string>();
  const found: string[] = [];
  for (const [title, statements] of big) {
    for (const statement of statements.filter(isPlannable)) {
      if (seen.has(statement.query)) continue;
      seen.add(statement.query);
      const scanned = (await scannedTables(statement)).filter((table) => (sizes.get(table) ?? 0) >= 1000);
      for (const table of scanned)
        if (!SHOWS_ALL[table]?.test(title)) found.push(`${table}: ${title}: ${statement.query}`);
    }
  }
  expect(seen.size).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

test('a dropped index is seen', async () => {
  const statement = big
    .get('GET /api/patients')
    ?.find(({ query }) => /from "patients"/.test(query) && /order by/.test(query));
  if (!statement) throw new Error('The list was not asked for');
  expect(await scannedTables(statement)).not.toContain('patients');
  await client.query('begin');
  await client.query('drop index patients_therapist');
  expect(await scannedTables(statement)).toContain('patients');
  await client.query('rollback');
});
