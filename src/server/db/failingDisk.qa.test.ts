import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { layTestDatabase } from '../testing/testDatabase';
import { openDatabase, rowsOf } from './database';

/** A process that adds a row once `call` fails, and tells whether that is said to be done. */
const writesOn = (folder: string, call: string, code: string) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', '-e', WRITES, folder, call, code], {
    cwd: path.resolve(__dirname, '../../..'),
    timeout: 60_000,
    killSignal: 'SIGKILL',
  });
const WRITES = `const fs = require('node:fs');
  const [, folder, call, code] = process.argv;
  const ended = () => process.stdout.write('answered');
  require('./src/server/db/database').openEmbedded(folder).then(async ({ db }) => {
    await db.execute('create table kept (n int)');
    await db.execute('insert into kept values (1)');
    fs[call] = () => { throw Object.assign(new Error(code), { code }); };
    await db.execute('insert into kept values (2)').then(ended, ended);
    await db.execute('insert into kept values (3)');
  });`;

describe('a disk that fails', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = mkdtempSync(path.join(os.tmpdir(), 'disco-'));
  });
  afterEach(() => rmSync(dataDir, { recursive: true }));

  it.each([
    ['broken', 'fsyncSync', 'EIO', 'El disco no se deja leer o escribir.'],
    ['full', 'writeSync', 'ENOSPC', '¿Está lleno?'],
  ])(
    'because it is %s ends the process, which finds what it had acknowledged at its next start',
    async (...disk) => {
      const [, call, code, text] = disk;
      await layTestDatabase(dataDir);
      const end = await writesOn(path.join(dataDir, 'db'), call, code).catch((error: unknown) => error);
      expect(end).toMatchObject({ code: 1, stdout: '', stderr: expect.stringContaining(text) });
      const { db, close } = await openDatabase({ dataDir });
      expect(await rowsOf(db.execute('select n from kept'))).toContainEqual({ n: 1 });
      await close();
    },
  );
});
