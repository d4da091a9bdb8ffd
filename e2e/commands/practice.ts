import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A practice that runs in a process of its own, as a user starts it. */
export interface Practice {
  url: string;
  dataDir: string;
  /** What the process has printed so far. */
  output: () => string;
  /** Ends the process as a service manager would. */
  stop: () => Promise<number | null>;
  /** Ends it and starts it again on the same data and port. */
  restart: () => Promise<void>;
  /** Ends it as a power switch would: nothing is finished, nothing is closed. */
  kill: () => Promise<void>;
  /** Starts it again on the same data and port after `stop` or `kill`. */
  start: () => Promise<void>;
  /** Stops and removes the data. */
  remove: () => Promise<void>;
  /** Texts of the mails in the outbox, oldest first. */
  mails: () => string[];
}

interface PracticeOptions {
  demo?: boolean;
  /** PostgreSQL address; without it the embedded database in a folder of its own. */
  databaseUrl?: string;
  /** Further settings of the server. */
  env?: Record<string, string>;
}

const ROOT = join(__dirname, '../..');
const START_TIMEOUT_MS = 150_000;

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts a practice and waits until it answers. */
export async function startPractice({
  demo = false,
  databaseUrl,
  env,
}: PracticeOptions = {}): Promise<Practice> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fisia-e2e-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  let child: ChildProcess;

  const start = async () => {
    child = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts', ...(demo ? ['--demo'] : [])], {
      cwd: ROOT,
      env: {
        ...process.env,
        DATA_DIR: dataDir,
        // The build was made before the tests began; a start must not make another.
        CLIENT: 'none',
        PORT: String(port),
        PUBLIC_URL: url,
        // Tests sign in many times in a minute from one address.
        REQUESTS_PER_MINUTE: '100000',
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...env,
      },
    });
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const deadline = Date.now() + START_TIMEOUT_MS;
    for (;;) {
      const answer = await fetch(`${url}/api/health`).catch(() => null);
      if (answer?.ok) return;
      if (child.exitCode !== null) throw new Error(`The server ended at start:\n${output}`);
      if (Date.now() > deadline) throw new Error(`The server did not answer in time:\n${output}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };

  const end = (signal: 'SIGTERM' | 'SIGKILL') =>
    new Promise<number | null>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve(child.exitCode);
      child.once('exit', (code) => resolve(code));
      child.kill(signal);
    });
  const stop = () => end('SIGTERM');

  await start();
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
      rmSync(dataDir, { recursive: true, force: true });
    },
    mails: () => {
      const outbox = join(dataDir, 'outbox');
      return readdirSync(outbox)
        .sort()
        .map((file) => readFileSync(join(outbox, file), 'utf8'));
    },
  };
}
