import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/server/db/database';
import { ownPostgres, type OwnPostgres } from '@/server/testing/testPostgres';
import { type Practice, startPractice } from '../e2e/commands/practice';
import { figure } from '../trust/figures';
import {
  CRASHES,
  missingFrom,
  openWriter,
  runCommand,
  SURVIVAL_TIMEOUT_MS,
  type Writer,
  WRITES,
} from './survival';

/* The server in its own process on PostgreSQL. Both are killed, in turn and together. */

let folder: string;
let database: OwnPostgres;
let practice: Practice;
let writer: Writer;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'survival-'));
  database = await ownPostgres();
  practice = await startPractice({ databaseUrl: database.url });
  writer = await openWriter(practice);
}, SURVIVAL_TIMEOUT_MS);
afterAll(async () => {
  await practice.remove();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

test(
  `kill -9 of server and database, ${CRASHES} times during ${WRITES} writes, loses nothing acknowledged and doubles nothing`,
  async () => {
    let turn = 0;
    await writer.write(WRITES, CRASHES, async () => {
      turn += 1;
      if (turn % 2 === 0) await practice.kill();
      // The server survives the loss of its database: it answers 503 and reconnects by itself.
      if (turn % 2 === 1 || turn % 4 === 0) {
        await database.stop('SIGKILL');
        await database.start();
      }
      if (turn % 2 === 0) await practice.start();
    });
    expect(writer.acknowledged.count).toBe(WRITES);
    expect(writer.acknowledged.repeated).toBeGreaterThan(0);
    await practice.kill();
    await database.stop('SIGKILL');
    await database.start();
    const opened = await openDatabase({ databaseUrl: database.url, dataDir: practice.dataDir });
    const problems = await missingFrom(opened.db, writer);
    await opened.close();
    expect(problems).toEqual([]);
    figure(
      'kill -9',
      `PostgreSQL: ${WRITES} escrituras, ${CRASHES + 1} muertes, 0 perdidas, 0 dobles (${writer.acknowledged.repeated} repetidas)`,
    );
  },
  SURVIVAL_TIMEOUT_MS,
);

test(
  'the backup of PostgreSQL fills an embedded database by the commands alone',
  async () => {
    const file = join(folder, 'copia.ndjson.gz');
    const elsewhere = join(folder, 'otra');
    const env = { DATABASE_URL: '', DATA_DIR: elsewhere };
    await runCommand('backup', file, { ...env, DATABASE_URL: database.url });
    expect(await runCommand('restore', file, env)).toContain('Copia restaurada');
    const restored = await openDatabase({ dataDir: elsewhere });
    const problems = await missingFrom(restored.db, writer);
    await restored.close();
    expect(problems).toEqual([]);
    figure('Copia', 'la de PostgreSQL, restaurada en la base incluida, entera');
  },
  SURVIVAL_TIMEOUT_MS,
);
