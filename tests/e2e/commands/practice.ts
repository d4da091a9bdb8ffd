import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DEFAULT_WEEK } from '@/contract/openingHours';
import { demoFilling } from '@/server/testing/demoDatabase';
import { databaseOfRun } from '@/server/testing/testDatabase';
import { START, testNow } from './clock';
import { startRoundRobin } from './roundRobin';
import { ROOT } from '../../../tooling/lib/run';

/** A practice in its own process, started as a user would. */
export interface Practice {
  url: string;
  dataDir: string;
  /** Output of the process so far. */
  output: () => string;
  /** Stops the process as a service manager would. */
  stop: () => Promise<number | null>;
  /** Stops and starts it on the same data and port. */
  restart: () => Promise<void>;
  /** Kills the process, as if the power had failed: nothing is finished or closed. */
  kill: () => Promise<void>;
  /** Starts it again on the same data and port after `stop` or `kill`. */
  start: () => Promise<void>;
  /** Stops it and deletes the data. */
  remove: () => Promise<void>;
  /** Address that the server prints at the first start; the latest one. */
  setUpLink: () => Promise<string>;
  /** Texts of the mails in the outbox, oldest first. */
  mails: () => string[];
}

export interface PracticeOptions {
  demo?: boolean;
  /** Moment at which it begins; that of all journeys unless the journey is about an hour of the day. */
  at?: string;
  /** Leaves the practice as a first start finds it. By default a practice without demo is set up, and open. */
  untouched?: boolean;
  /** On the embedded database, which the server makes, as at a user's first start. */
  embedded?: boolean;
  /** Address of a PostgreSQL database. By default a new one on the PostgreSQL of the run, if there is one. */
  databaseUrl?: string;
  /** Additional settings of the server. */
  env?: Record<string, string>;
}

const START_TIMEOUT_MS = 150_000;

/** Finds a port that is currently free. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** One server process on its own port. */
function serverProcess(
  port: number,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  tell: (text: string) => void,
  at?: string,
) {
  let child: ChildProcess;
  let output = '';
  const hear = (chunk: Buffer) => {
    output += chunk.toString();
    tell(chunk.toString());
  };
  return {
    async start() {
      child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts', ...args], {
        cwd: ROOT,
        env: { ...env, PORT: String(port), CLOCK: at ?? testNow().toISOString() },
      });
      child.stdout?.on('data', hear);
      child.stderr?.on('data', hear);
      const deadline = Date.now() + START_TIMEOUT_MS;
      for (;;) {
        const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
        if (answer?.ok) return;
        if (child.exitCode !== null) throw new Error(`The server ended at start:\n${output}`);
        if (Date.now() > deadline) throw new Error(`The server did not answer in time:\n${output}`);
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    },
    end: (signal: 'SIGTERM' | 'SIGKILL') =>
      new Promise<number | null>((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
        child.once('exit', (code) => resolve(code));
        child.kill(signal);
      }),
  };
}

/** The latest address of the first start in the output of a server, once it is there. */
async function setUpLinkIn(output: () => string): Promise<string> {
  for (;;) {
    const found = output()
      .match(/https?:\/\/\S+\/setup\/\S+/g)
      ?.at(-1);
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Sets a practice up as a person would in the browser, for journeys about something else. */
async function setUp(url: string, output: () => string): Promise<void> {
  if ((await fetch(`${url}/api/practice/registration`)).ok) return;
  const token = new URL(await setUpLinkIn(output)).pathname.split('/').at(-1);
  const body = {
    practiceName: 'Consulta de prueba',
    timeZone: 'Europe/Madrid',
    registration: 'OPEN',
    openingHours: DEFAULT_WEEK,
    name: 'Elena Sanz',
    email: 'elena@consulta.example',
    password: 'secreto-0',
  };
  const answer = await fetch(`${url}/api/setup/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The practice could not be set up: ${await answer.text()}`);
}

/**
 * Starts a practice and waits until it answers. With `E2E_PROCESSES=2` every practice consists of that many
 * server processes on one PostgreSQL, behind a balancer that sends each request to the next one.
 */
export async function startPractice({
  demo = false,
  at,
  untouched = false,
  embedded = false,
  databaseUrl,
  env,
}: PracticeOptions = {}): Promise<Practice> {
  const count = Number(process.env['E2E_PROCESSES'] ?? 1);
  const dataDir = mkdtempSync(join(tmpdir(), 'andadura-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const isOfRun = !databaseUrl && (!embedded || count > 1) && 'TEST_DATABASE_URL' in process.env;
  const filling = demo ? demoFilling(at ? new Date(at) : START) : undefined;
  const database = isOfRun ? await databaseOfRun(filling) : undefined;
  const ports = count > 1 ? await Promise.all(Array.from({ length: count }, freePort)) : [port];
  const balancer = count > 1 ? await startRoundRobin(port, ports) : undefined;
  let output = '';
  const settings = {
    ...process.env,
    DATA_DIR: dataDir,
    PUBLIC_URL: url,
    // Tests sign in many times a minute from one address.
    REQUESTS_PER_MINUTE: '100000',
    DATABASE_URL: databaseUrl ?? database?.url ?? '',
    ...(balancer && { TRUST_PROXY: '127.0.0.1' }),
    ...env,
  };
  const processes = ports.map((own) =>
    serverProcess(own, demo ? ['--demo'] : [], settings, (text) => (output += text), at),
  );

  const start = async () => {
    // In sequence, because the first process creates the signing key and the demo data.
    for (const one of processes) await one.start();
  };
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    const codes = await Promise.all(processes.map((one) => one.end(signal)));
    return codes.find((code) => code !== 0) ?? codes[0] ?? null;
  };
  const stop = () => end('SIGTERM');

  await start();
  if (!demo && !untouched) await setUp(url, () => output);
  return {
    url,
    dataDir,
    output: () => output,
    stop,
    kill: async () => void (await end('SIGKILL')),
    start,
    restart: async () => {
      await stop();
      await start();
    },
    remove: async () => {
      await stop();
      const given = balancer?.given() ?? [];
      await balancer?.close();
      await database?.drop();
      rmSync(dataDir, { recursive: true, force: true });
      // Every process must have received requests, or the test would prove nothing. A practice that was never
      // used is fine.
      if (given.some((requests) => requests === 0) && given.some((requests) => requests > 0))
        throw new Error(`A process had nothing to do: ${given.join()}`);
    },
    setUpLink: () => setUpLinkIn(() => output),
    mails: () => {
      const outbox = join(dataDir, 'outbox');
      // Made with the first mail.
      return (existsSync(outbox) ? readdirSync(outbox) : [])
        .sort()
        .map((file) => readFileSync(join(outbox, file), 'utf8'));
    },
  };
}
