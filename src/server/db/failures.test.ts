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
  expect(consoleTextOf(error)).toBe('permission denied for table patients');
});
