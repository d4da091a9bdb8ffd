import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { normalEmail } from '@/contract/common/formats';
import { systemClock } from './clock';
import { readConfig } from './config';
import { createAdmin } from './cli/admin';
import { secondFactors } from './db/schema';
import { startServer } from './start';
import { databaseOfRun } from './testing/testDatabase';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'practica-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const told: string[] = [];
const start = (settings: Record<string, string>) =>
  startServer({
    config: readConfig({ PORT: '0', LOG_LEVEL: 'silent', ...settings }),
    clock: systemClock,
    version: '1.2.3',
    staticFolder: path.join(folder, 'dist'),
    tell: (line) => void told.push(line),
  });

const post = (url: string, body: object) =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

test('after a restart the data is there, and sessions go on', async () => {
  const database = await databaseOfRun();
  const dataDir = path.join(folder, 'data');
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const first = await start(settings);
  const account = { name: 'Ana', email: 'ana@test.es', password: 'secreto1' };
  expect((await post(`${first.url}/api/auth/register`, account)).status).toBe(503);
  const admin = { email: 'elena@test.es', name: 'Elena' };
  await createAdmin(first.database.db, first.app.passwords, admin, new Date());
  const registered = await post(`${first.url}/api/auth/register`, account);
  expect(registered.status).toBe(201);
  const { token } = (await registered.json()) as { token: string };
  await first.close();

  const second = await start(settings);
  const verified = await fetch(`${second.url}/api/auth/verify`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(verified.status).toBe(200);
  expect((await post(`${second.url}/api/auth/login`, account)).status).toBe(200);
  // Told at the first start alone.
  expect(told.filter((line) => line.includes('/setup/'))).toHaveLength(1);
  expect(statSync(path.join(dataDir, 'auth.key')).mode & 0o777).toBe(0o600);
  await second.close();
  await database.drop();
});

test('the first administrator signs in with the password that was told, and is made once', async () => {
  const database = await databaseOfRun();
  const server = await start({ DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'admin') });
  const make = (email: string, name: string) =>
    createAdmin(server.database.db, server.app.passwords, { email, name }, new Date());
  const { password } = await make('e@test.es', 'Elena');
  const login = await post(`${server.url}/api/auth/login`, { email: 'e@test.es', password });
  expect(await login.json()).toMatchObject({ user: { role: 'ADMIN', name: 'Elena' } });
  await expect(make('E@test.es', 'Otra')).rejects.toThrow('Ya existe una cuenta');
  await make('e@clínica.es', 'Elena');
  await expect(make(normalEmail('e@clínica.es'), 'Otra')).rejects.toThrow('Ya existe una cuenta');
  await expect(make('nada', 'Otra')).rejects.toThrow('Introduce un correo electrónico válido');
  await server.close();
  await database.drop();
});

test('a start with another key says who cannot come in with their second factor any more', async () => {
  const database = await databaseOfRun();
  const dataDir = path.join(folder, 'clave');
  const settings = { DATABASE_URL: database.url, DATA_DIR: dataDir };
  const first = await start(settings);
  const { db } = first.database;
  const admin = { email: 'e@test.es', name: 'Elena' };
  const { user } = await createAdmin(db, first.app.passwords, admin, new Date());
  const secret = first.app.secondFactor.seal(Buffer.alloc(20), user.id);
  const enabled = { userId: user.id, secret, createdAt: new Date(), confirmedAt: new Date() };
  await db.insert(secondFactors).values(enabled);
  await first.close();
  await (await start(settings)).close();
  expect(told.join()).not.toContain('La clave del servidor');
  // As after an update in which the folder of the data was left behind.
  rmSync(path.join(dataDir, 'auth.key'));
  await (await start(settings)).close();
  expect(told.slice(-3)).toEqual([
    expect.stringContaining('La clave del servidor'),
    expect.stringContaining('1 persona no puede entrar'),
    expect.stringContaining('reset-second-factor'),
  ]);
  await database.drop();
});

test('an error that ends the server is in the log with its reason and its place', async () => {
  const database = await databaseOfRun();
  const server = await start({ DATABASE_URL: database.url, DATA_DIR: path.join(folder, 'fin') });
  const fatal = jest.spyOn(server.app.log, 'fatal');
  await server.close(new TypeError('x is not a function'));
  const stack = expect.arrayContaining([expect.stringContaining('start.test.ts')]);
  const err = expect.objectContaining({ message: 'x is not a function', stack });
  expect(fatal).toHaveBeenCalledWith({ type: 'TypeError', err }, 'unexpected end');
  await database.drop();
});

test('mails that wait are looked at every half minute, and those kept before there was a mail server go', async () => {
  const every = jest.spyOn(global, 'setInterval');
  const database = await databaseOfRun();
  const dataDir = path.join(folder, 'correo');
  const outbox = path.join(dataDir, 'outbox');
  mkdirSync(outbox, { recursive: true });
  for (const day of ['2020-01-31', '2999-01-31']) writeFileSync(path.join(outbox, `${day}-correo.eml`), '');
  const server = await start({
    ...{ DATABASE_URL: database.url, DATA_DIR: dataDir },
    SMTP_URL: 'smtp://127.0.0.1:1',
  });
  // After a month.
  expect(readdirSync(outbox)).toEqual(['2999-01-31-correo.eml']);
  const tasks = every.mock.calls.filter(([, ms]) => ms === 30_000).map(([task]) => (task as () => void).name);
  expect(tasks).toContain('deliverAlone');
  await server.close();
  await database.drop();
});
