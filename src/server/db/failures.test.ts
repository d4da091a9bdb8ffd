import { open } from 'node:fs/promises';
import { connect } from 'node:net';
import { once } from 'node:events';
import { consoleTextOf, isDatabaseUnreachable } from './failures';

const failureOf = (work: Promise<unknown>): Promise<Error> =>
  work.then(
    () => new Error('nothing failed'),
    (error: Error) => error,
  );

it('blames the database for a socket that is not there, and not for a folder that is missing', async () => {
  const socket = await failureOf(once(connect('/no/such/socket'), 'connect'));
  expect(isDatabaseUnreachable(new Error('Failed query', { cause: socket }))).toBe(true);
  const closed = Object.assign(new Error('write EPIPE'), { code: 'EPIPE', syscall: 'write' });
  expect(isDatabaseUnreachable(new Error('Failed query', { cause: closed }))).toBe(true);
  const file = await failureOf(open('/no/such/folder/copia.gz', 'w'));
  expect(isDatabaseUnreachable(file)).toBe(false);
  expect(consoleTextOf(file)).toContain('/no/such/folder/copia.gz');
});

it('says the reason of a refused statement at the console, and none of its values', () => {
  const cause = Object.assign(new Error('permission denied for table patients'), { code: '42501' });
  const error = new Error('Failed query: insert into patients\nparams: Eva Gil', { cause });
  expect(consoleTextOf(error)).toBe(
    'El usuario de DATABASE_URL no tiene permiso (permission denied for table patients). Actualizar, restaurar y purgar piden el propietario de las tablas: véase docs/operations.md.',
  );
});

const SETTINGS = { host: '10.0.0.9', databaseUrl: 'postgresql://servidor/base' };

it.each([
  ['a full disk', { code: 'ENOSPC', syscall: 'write' }, 'No queda espacio en el disco.'],
  ['a full disk of the database', { code: '53100' }, 'No queda espacio en el disco.'],
  ['a broken disk of the database', { code: '58030' }, 'El disco no se deja leer o escribir.'],
  [
    'a read-only disk',
    { code: 'EROFS', syscall: 'mkdir', path: '/srv/data' },
    '/srv/data está en un disco de solo lectura.',
  ],
  [
    'a folder of somebody else',
    { code: 'EACCES', syscall: 'open', path: '/srv/copia.gz' },
    'No hay permiso para usar /srv/copia.gz.',
  ],
  [
    'an address of another machine',
    { code: 'EADDRNOTAVAIL', syscall: 'listen' },
    'HOST no es una dirección de este equipo: 10.0.0.9.',
  ],
])('names %s at the console, and not the database', (_what, failure, text) => {
  const cause = Object.assign(new Error('English'), failure);
  expect(consoleTextOf(cause, SETTINGS)).toBe(text);
  expect(consoleTextOf(new Error('Failed query', { cause }), SETTINGS)).toBe(text);
});

it('tells a misspelt HOST from a misspelt DATABASE_URL, which it names only where it is set', () => {
  const unknown = Object.assign(new Error('getaddrinfo ENOTFOUND servidor'), {
    ...{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'servidor' },
  });
  expect(consoleTextOf(unknown, { host: 'servidor' })).toBe(
    'HOST no es una dirección de este equipo: servidor.',
  );
  expect(consoleTextOf(unknown, SETTINGS)).toBe('No se puede conectar con la base de datos de DATABASE_URL.');
  const closed = new Error('PGlite is closed');
  expect(consoleTextOf(closed, { host: '127.0.0.1' })).toBe('PGlite is closed');
});
