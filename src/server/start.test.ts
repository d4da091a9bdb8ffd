import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { systemClock } from './clock';
import { readConfig } from './config';
import { createAdmin } from './cli/admin';
import { startServer } from './start';
import { layTestDatabase } from './testing/testDatabase';

let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'practica-'));
  mkdirSync(path.join(folder, 'data'), { mode: 0o700 });
  await layTestDatabase(path.join(folder, 'data'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const told: string[] = [];
const start = (data = 'data', port = '0') =>
  startServer({
    config: readConfig({ DATA_DIR: path.join(folder, data), PORT: port, LOG_LEVEL: 'silent' }),
    clock: systemClock,
    version: '1.2.3',
    staticFolder: path.join(folder, 'dist'),
    tell: (line) => void told.push(line),
  });

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

test('after a restart the data is there, and sessions go on', async () => {
  const first = await start();
  const account = { name: 'Ana', email: 'ana@test.es', password: 'secreto1' };
  expect((await post(`${first.url}/api/auth/register`, account)).status).toBe(503);
  const admin = { email: 'elena@test.es', name: 'Elena' };
  await createAdmin(first.database.db, first.app.passwords, admin, new Date());
  const registered = await post(`${first.url}/api/auth/register`, account);
  expect(registered.status).toBe(201);
  const { token } = (await registered.json()) as { token: string };
  await first.close();

  const second = await start();
  const verified = await fetch(`${second.url}/api/auth/verify`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(verified.status).toBe(200);
  expect((await post(`${second.url}/api/auth/login`, account)).status).toBe(200);
  await second.close();
  // Told at the first start alone.
  expect(told.filter((line) => line.includes('/setup/'))).toHaveLength(1);
  expect(existsSync(path.join(folder, 'data', 'db.lock'))).toBe(false);
  expect(statSync(path.join(folder, 'data', 'auth.key')).mode & 0o777).toBe(0o600);
});

test('a port in use gives the database back, so that the next try finds it free', async () => {
  // Copy the database of the test above, because creating one takes seconds.
  cpSync(path.join(folder, 'data'), path.join(folder, 'other'), { recursive: true });
  const first = await start();
  const { port } = new URL(first.url);
  await expect(start('other', port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  expect(existsSync(path.join(folder, 'other', 'db.lock'))).toBe(false);

  const { app } = first;
  const created = await createAdmin(
    first.database.db,
    app.passwords,
    { email: 'e@test.es', name: 'Elena' },
    new Date(),
  );
  const login = await post(`${first.url}/api/auth/login`, { email: 'e@test.es', password: created.password });
  expect(await login.json()).toMatchObject({ user: { role: 'ADMIN', name: 'Elena' } });
  const again = createAdmin(
    first.database.db,
    app.passwords,
    { email: 'E@test.es', name: 'Otra' },
    new Date(),
  );
  await expect(again).rejects.toThrow('Ya existe una cuenta');
  const bad = createAdmin(first.database.db, app.passwords, { email: 'nada', name: 'Otra' }, new Date());
  await expect(bad).rejects.toThrow('Introduce un correo electrónico válido');
  await first.close();
});
