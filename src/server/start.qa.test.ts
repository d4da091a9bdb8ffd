import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { systemClock } from './clock';
import { readConfig } from './config';
import type { Mailer } from './mail/mailer';
import { startServer } from './start';
import { layTestDatabase } from './testing/testDatabase';
import { testServer } from './testing/testServer';

test('a port in use gives the embedded database back, so that the next try finds it free', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'practica-'));
  const dataDir = path.join(folder, 'data');
  mkdirSync(dataDir, { mode: 0o700 });
  // Creating a database takes seconds; the journey of the first day does it as a user would.
  await layTestDatabase(dataDir);
  const other = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as AddressInfo;
  const start = startServer({
    config: readConfig({ PORT: String(port), LOG_LEVEL: 'silent', DATA_DIR: dataDir }),
    clock: systemClock,
    version: '1.2.3',
    staticFolder: path.join(folder, 'dist'),
    tell: () => {},
  });
  await expect(start).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(existsSync(path.join(dataDir, 'db.lock'))).toBe(false);
  other.close();
  rmSync(folder, { recursive: true });
});

test('a mail server that says nothing does not keep the server from closing', async () => {
  let begun = 0;
  const silent: Mailer = { send: () => new Promise(() => void (begun += 1)), close: () => undefined };
  const server = await testServer({ mailer: silent });
  await server.signIn('THERAPIST', { email: 'ana@clinica.es' });
  await server.call(null, 'POST /api/auth/password-reset', { email: 'ana@clinica.es' });
  while (begun === 0) await new Promise((resolve) => setImmediate(resolve));
  await server.close();
});
