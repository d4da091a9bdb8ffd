import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBackup } from '@/server/db/backup';
import { testDatabase } from '@/server/testing/testDatabase';
import { type Practice, startPractice } from '../e2e/commands/practice';
import { figure } from '../trust/figures';
import {
  CRASHES,
  missingFrom,
  openSlowClients,
  openWriter,
  runCommand,
  slowestAnswer,
  SURVIVAL_TIMEOUT_MS,
  type Writer,
  WRITES,
} from './survival';

/* The server in its own process on the embedded database, as a practice runs it. */

let folder: string;
let practice: Practice;
let writer: Writer;
let slow: Awaited<ReturnType<typeof openSlowClients>> | undefined;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'survival-'));
  practice = await startPractice({ embedded: true });
  writer = await openWriter(practice);
}, SURVIVAL_TIMEOUT_MS);
afterAll(async () => {
  slow?.close();
  await practice.remove();
  rmSync(folder, { recursive: true, force: true });
});

test(
  `kill -9, ${CRASHES} times during ${WRITES} writes, loses nothing acknowledged and doubles nothing repeated`,
  async () => {
    await writer.write(WRITES, CRASHES, async () => {
      await practice.kill();
      await practice.start();
    });
    expect(writer.acknowledged.count).toBe(WRITES);
    // Some requests must have been in flight when the process died, or the test would prove nothing.
    expect(writer.acknowledged.repeated).toBeGreaterThan(0);
    // Crash once more after all writes; the backup below must contain everything.
    await practice.kill();
  },
  SURVIVAL_TIMEOUT_MS,
);

test(
  'slow and half-open connections stop nobody, and SIGTERM under load loses and hangs nothing',
  async () => {
    await practice.start();
    const calm = await slowestAnswer(practice.url);
    slow = await openSlowClients(practice.url, 50);
    const beset = await slowestAnswer(practice.url);
    // Compared with the time without them, because a busy machine is slow anyway.
    expect(beset).toBeLessThan(2_000 + 5 * calm);
    figure(
      'Clientes lentos',
      `${slow.count} conexiones colgadas; la respuesta más lenta, ${beset} ms (sin ellas, ${calm} ms)`,
    );

    const before = writer.acknowledged.count;
    let stopping: Promise<number | null> | undefined;
    let began = 0;
    const { hung, odd } = await writer.writeUntilEnd(16, (count) => {
      if (count - before < WRITES / 2 || stopping) return;
      began = performance.now();
      stopping = practice.stop();
    });
    expect({ code: await stopping, hung, odd }).toEqual({ code: 0, hung: 0, odd: [] });
    const tookMs = performance.now() - began;
    // A service manager kills a process that does not stop, Docker after 10 s.
    expect(tookMs).toBeLessThan(10_000 + 5 * calm);
    figure(
      'SIGTERM',
      `${writer.acknowledged.count - before} escrituras con carga, 0 perdidas, 0 colgadas, fin en ${(tookMs / 1000).toFixed(1)} s`,
    );
  },
  SURVIVAL_TIMEOUT_MS,
);

test(
  'the backup made after it, restored elsewhere, holds every acknowledged write',
  async () => {
    const file = join(folder, 'copia.ndjson.gz');
    expect(await runCommand('backup', file, { DATA_DIR: practice.dataDir })).toContain(
      'Copia de seguridad guardada',
    );
    const restored = await testDatabase();
    const rows = await readBackup(restored.db, file);
    const problems = await missingFrom(restored.db, writer);
    await restored.close();
    expect(problems).toEqual([]);
    figure(
      'kill -9',
      `base incluida: ${WRITES} escrituras, ${CRASHES + 1} muertes, 0 perdidas, 0 dobles (${writer.acknowledged.repeated} repetidas)`,
    );
    figure('Copia', `base incluida: ${rows} filas copiadas y restauradas, ninguna falta`);
  },
  SURVIVAL_TIMEOUT_MS,
);
