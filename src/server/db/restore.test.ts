import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { allRows } from '../merges/testing/storeRecord';
import { testDatabase } from '../testing/testDatabase';
import { testServer, type TestServer } from '../testing/testServer';
import { readBackup, writeBackup } from './backup';
import type { OpenDatabase } from './database';

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
