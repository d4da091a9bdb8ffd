import fs, {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DAY_MS } from '@/contract/common/constants';
import { acquireFolderLock, FolderLockedError, type LockHolder } from './folderLock';

const TIMES = { beatMs: 20, silentMs: 100 };

let root: string;
let folder: string;
let file: string;

beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'cerrojo-'));
  folder = path.join(root, 'db');
  file = `${folder}.lock`;
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const holder = (): LockHolder => JSON.parse(readFileSync(file, 'utf8')) as LockHolder;

/** Leaves a lock file as another process would: that of a first holder, with `changes`. */
async function leaveLock(changes: Partial<LockHolder>): Promise<void> {
  const release = await acquireFolderLock(folder, TIMES);
  const left = { ...holder(), token: 'other', ...changes };
  release();
  writeFileSync(file, JSON.stringify(left));
}

test('names its holder, and a second one is refused with a message that does too', async () => {
  const release = await acquireFolderLock(folder, TIMES);
  expect(holder()).toMatchObject({ pid: process.pid, hostname: os.hostname() });
  const refusal = await acquireFolderLock(folder, TIMES).catch(
    (error: unknown) => error as FolderLockedError,
  );
  expect(refusal).toBeInstanceOf(FolderLockedError);
  expect((refusal as Error).message).toContain(`ya está en uso por el proceso ${process.pid}`);
  release();
  expect(existsSync(file)).toBe(false);
  (await acquireFolderLock(folder, TIMES))();
});

test('a lock of a process that is gone is taken over at once', async () => {
  // A pid above Linux's maximum, so no process can have it.
  await leaveLock({ pid: 4_999_999 });
  const release = await acquireFolderLock(folder, { beatMs: 60_000, silentMs: 600_000 });
  expect(holder().pid).toBe(process.pid);
  release();
});

test('a pid that was given to another process since is not taken for the holder', async () => {
  await leaveLock({ pid: process.pid, startedAt: '1' });
  (await acquireFolderLock(folder, { beatMs: 60_000, silentMs: 600_000 }))();
});

test('a holder in another container counts as alive while its file is touched', async () => {
  await leaveLock({ hostname: 'otro-contenedor', pid: 1 });
  const beat = setInterval(() => utimesSync(file, new Date(), new Date()), 5);
  await expect(acquireFolderLock(folder, TIMES)).rejects.toThrow('otro-contenedor');
  clearInterval(beat);
  (await acquireFolderLock(folder, TIMES))();
});

describe('where the system tells no start time', () => {
  beforeEach(() => {
    const unknown = () => {
      throw new Error('There is no /proc');
    };
    jest.spyOn(fs, 'readlinkSync').mockImplementation(unknown);
    const read = fs.readFileSync;
    jest
      .spyOn(fs, 'readFileSync')
      .mockImplementation((name, options) =>
        String(name).startsWith('/proc/') ? unknown() : read(name, options),
      );
  });

  test('a pid that is in use again after a restart of the machine does not keep the folder', async () => {
    await leaveLock({ pid: process.pid });
    expect(holder()).toMatchObject({ space: '', startedAt: '' });
    const yesterday = new Date(Date.now() - DAY_MS);
    utimesSync(file, yesterday, yesterday);
    (await acquireFolderLock(folder, TIMES))();
  });

  test('a holder that is kept from its file by a long statement is refused', async () => {
    await leaveLock({ pid: process.pid });
    const late = setTimeout(() => utimesSync(file, new Date(), new Date()), 3 * TIMES.silentMs);
    await expect(acquireFolderLock(folder, TIMES)).rejects.toThrow(FolderLockedError);
    clearTimeout(late);
  });

  test('a holder that lives is refused, and one that is gone is taken over at once', async () => {
    const release = await acquireFolderLock(folder, TIMES);
    await expect(acquireFolderLock(folder, TIMES)).rejects.toThrow(FolderLockedError);
    release();
    await leaveLock({ pid: 4_999_999 });
    (await acquireFolderLock(folder, { beatMs: 60_000, silentMs: 600_000 }))();
  });
});

test('of several that find a stale lock, one gets it', async () => {
  await leaveLock({ pid: 4_999_999 });
  const tries = await Promise.allSettled(Array.from({ length: 8 }, () => acquireFolderLock(folder, TIMES)));
  expect(tries.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
  expect(readdirSync(root)).toEqual(['db.lock']);
});

test('giving back leaves the lock of a later holder alone', async () => {
  const release = await acquireFolderLock(folder, TIMES);
  writeFileSync(file, JSON.stringify({ ...holder(), token: 'later' }));
  release();
  expect(holder().token).toBe('later');
});

test('a damaged lock file is taken over after a silence', async () => {
  writeFileSync(file, '{"pid":');
  (await acquireFolderLock(folder, TIMES))();
});
