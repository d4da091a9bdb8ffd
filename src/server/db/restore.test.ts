import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { loadLibrary } from '../exercises/loadLibrary';
import { allRows } from '../merges/testing/storeRecord';
import { emptyTables, testDatabase } from '../testing/testDatabase';
import { testServer, type TestServer } from '../testing/testServer';
import { readBackup, writeBackup } from './backup';
import { rowsOf, type OpenDatabase } from './database';
import { auditEvents } from './schema';

let server: TestServer;
let target: OpenDatabase;
let folder: string;

beforeAll(async () => {
  [server, target] = await Promise.all([testServer(), testDatabase()]);
  folder = mkdtempSync(path.join(os.tmpdir(), 'copia-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await Promise.all([server.close(), target.close()]);
});

test('a practice is restored with what stayed in a merged record, which takes nothing else afterwards', async () => {
  const ana = await server.signIn('THERAPIST');
  const [kept, removed] = [await server.addPatient(ana), await server.addPatient(ana)];
  for (const { id } of [kept, removed])
    await server.call(ana, `POST /api/patients/${id}/alerts`, { kind: 'PACEMAKER', notedOn: '2026-01-01' });
  const merged = await server.call(ana, `POST /api/patients/${kept.id}/merges`, {
    otherId: removed.id,
    choices: {},
  });
  expect(merged.status).toBe(201);
  const file = path.join(folder, 'copia.gz');
  const rows = await writeBackup(server.db, file, server.clock.now());
  expect(await readBackup(target.db, file)).toBe(rows);
  expect(await allRows(target.db)).toEqual(await allRows(server.db));
});

test('a backup reads each row once, however many there are', async () => {
  const event = { at: server.clock.now(), action: 'READ', entity: 'patient', result: 200 } as const;
  await server.db.insert(auditEvents).values(Array.from({ length: 2_000 }, () => event));
  const total = await server.db.$count(auditEvents);
  // In one transaction, because these counters start anew at some later time after its end.
  const read = await server.db.transaction(async (transaction) => {
    const rowsRead = async () => {
      const [counted] = await rowsOf<{ rows: number }>(
        transaction.execute(
          sql`select coalesce(max(seq_tup_read), 0)::int as rows from pg_stat_xact_user_tables where relname = 'audit_events'`,
        ),
      );
      return counted?.rows ?? 0;
    };
    const before = await rowsRead();
    await writeBackup(transaction, path.join(folder, 'grande.gz'), server.clock.now());
    return (await rowsRead()) - before;
  });
  expect(read).toBe(total);
});

test('two backups to the same file at once leave a whole one, and nothing beside it', async () => {
  const double = mkdtempSync(path.join(folder, 'doble-'));
  const file = path.join(double, 'copia.gz');
  const write = () => writeBackup(server.db, file, server.clock.now());
  const [first, second] = await Promise.all([write(), write()]);
  expect(second).toBe(first);
  expect(readdirSync(double)).toEqual(['copia.gz']);
  await emptyTables(target.db);
  expect(await readBackup(target.db, file)).toBe(first);
});

test('a database without users that holds something, such as the exercise library, is refused as not empty', async () => {
  await emptyTables(target.db);
  await loadLibrary(target.db, { now: server.clock.now() });
  const file = path.join(folder, 'llena.gz');
  await writeBackup(server.db, file, server.clock.now());
  await expect(readBackup(target.db, file)).rejects.toThrow('La base de datos no está vacía');
});
