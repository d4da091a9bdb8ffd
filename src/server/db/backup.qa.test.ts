import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { asc } from 'drizzle-orm';
import { seedDemo } from '../demo';
import { emptyTables, testDatabase } from '../testing/testDatabase';
import { BackupError, readBackup, tablesInOrder, writeBackup } from './backup';
import type { Database, OpenDatabase } from './database';
import { auditEvents, documentPieces, documents, patients, users } from './schema';

const NOW = new Date('2026-11-20T10:00:00Z');

let folder: string;
let file: string;
let source: OpenDatabase;
let target: OpenDatabase;

beforeAll(async () => {
  [source, target] = await Promise.all([testDatabase(), testDatabase()]);
  await seedDemo(source.db, { now: NOW, timeZone: 'Europe/Madrid', passwordHash: 'x', patientCount: 12 });
  await source.db.insert(auditEvents).values({ at: NOW, action: 'READ', entity: 'patient', result: 200 });
});
beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'copia-'));
  file = path.join(folder, 'copia.gz');
  await emptyTables(target.db);
});
afterEach(() => rmSync(folder, { recursive: true }));
afterAll(() => Promise.all([source.close(), target.close()]));

const everything = async (db: Database) => ({
  users: await db.select().from(users).orderBy(asc(users.id)),
  patients: await db.select().from(patients).orderBy(asc(patients.id)),
  documents: await db.select().from(documents).orderBy(asc(documents.id)),
  pieces: await db
    .select()
    .from(documentPieces)
    .orderBy(asc(documentPieces.documentId), asc(documentPieces.piece)),
  audit: await db.select().from(auditEvents).orderBy(asc(auditEvents.id)),
});

test('a restored practice equals the one that was backed up, and goes on counting', async () => {
  const rows = await writeBackup(source.db, file, NOW);
  expect(await readBackup(target.db, file)).toBe(rows);
  expect(await everything(target.db)).toEqual(await everything(source.db));
  const [next] = await target.db
    .insert(auditEvents)
    .values({ action: 'READ', entity: 'x', result: 200 })
    .returning();
  expect(next?.id).toBe(2);
});

test('refuses to mix with what is there', async () => {
  await writeBackup(source.db, file, NOW);
  await expect(readBackup(source.db, file)).rejects.toThrow('La base de datos no está vacía');
});

test.each([
  ['cut', (bytes: Buffer) => bytes.subarray(0, bytes.length - 20)],
  [
    'changed',
    (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().replace('ana@demo.es', 'eva@demo.es')),
  ],
  [
    'without its end',
    (bytes: Buffer) => gzipSync(gunzipSync(bytes).toString().split('\n').slice(0, -2).join('\n') + '\n'),
  ],
  ['of something else', () => gzipSync('{"format":"otra"}\n')],
  ['no archive at all', () => Buffer.from('hola')],
])('a file that is %s changes nothing', async (_what, damage) => {
  await writeBackup(source.db, file, NOW);
  writeFileSync(file, damage(readFileSync(file)));
  await expect(readBackup(target.db, file)).rejects.toThrow(BackupError);
  expect(await target.db.select().from(users)).toEqual([]);
});

test('tables come after those they refer to', () => {
  const order = tablesInOrder();
  expect(order.indexOf('users')).toBeLessThan(order.indexOf('patients'));
  expect(order.indexOf('patients')).toBeLessThan(order.indexOf('appointments'));
  expect(order.indexOf('routines')).toBeLessThan(order.indexOf('routine_exercises'));
});
