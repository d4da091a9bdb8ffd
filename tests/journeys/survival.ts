import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { asc } from 'drizzle-orm';
import { messages, patients, treatmentSessions } from '@/server/db/schema';
import type { Database } from '@/server/db/database';
import type { Practice } from '../e2e/commands/practice';
import { ROOT } from '../../tooling/lib/run';

/** More writes (`TRUST_WRITES=1000`, as `npm run test:trust` has it) take their time. */
export const WRITES = Number(process.env['TRUST_WRITES'] ?? 100);
/** How often the power goes meanwhile. */
export const CRASHES = Math.max(2, Math.round(WRITES / 200));
/** Generous: a busy machine is no lost write. */
export const SURVIVAL_TIMEOUT_MS = 300_000 + WRITES * 1_500;

const WRITERS = 4;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Writes that the server has acknowledged. */
export interface Acknowledged {
  count: number;
  /** Requests whose answer never came, sent again with the same key. */
  repeated: number;
  /** Names of patients, notes of sessions, texts of messages: each must be there once. */
  patients: Set<string>;
  sessions: Set<string>;
  messages: Set<string>;
  /** The last notes of a patient that were acknowledged. */
  notes: Map<string, string>;
}

export interface Writer {
  acknowledged: Acknowledged;
  /** Writes until that many are acknowledged; `crash` comes in between, in the middle of other writes. */
  write(count: number, crashes: number, crash: () => Promise<void>): Promise<void>;
  /** Writes as fast as it can until the server no longer takes anything. */
  writeUntilEnd(lines: number, onFirst: (count: number) => void): Promise<{ hung: number; odd: string[] }>;
}

/** Fields of the answers that the tests read. */
interface Answer {
  token?: string;
  patient?: { id: string };
  conversation?: { id: string };
}

async function sendJson(
  url: string,
  method: string,
  body: unknown,
  headers: Record<string, string>,
  timeoutMs = 20_000,
) {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  return { status: response.status, body: (await response.json()) as Answer };
}

/** A client that writes continuously as a therapist with a patient and a conversation. */
export async function openWriter(practice: Practice): Promise<Writer> {
  const post = async (path: string, body: unknown, token?: string) => {
    const answer = await sendJson(`${practice.url}${path}`, 'POST', body, {
      ...(token && { authorization: `Bearer ${token}` }),
    });
    if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const account = { name: 'Ana Ruiz', email: `${randomUUID()}@consulta.example`, password: 'secreto-1' };
  const { token } = await post('/api/auth/register', account);
  const patientId = (await post('/api/patients', { name: 'Primera' }, token)).patient?.id ?? '';
  const conversationId = (await post('/api/conversations', { patientId }, token)).conversation?.id ?? '';

  const acknowledged: Acknowledged = {
    count: 0,
    repeated: 0,
    patients: new Set(),
    sessions: new Set(),
    messages: new Set(),
    notes: new Map(),
  };
  let number = 0;

  /** The next write: its request, and what its acknowledgement promises. */
  function next(): { method: string; path: string; body: unknown; done: () => void } {
    number += 1;
    const text = `Escrito ${number}`;
    const kind = number % 4;
    if (kind === 0)
      return {
        method: 'PUT',
        path: `/api/patients/${patientId}`,
        body: { name: 'Primera', notes: text },
        done: () => void acknowledged.notes.set(patientId, text),
      };
    if (kind === 1)
      return {
        method: 'POST',
        path: '/api/patients',
        body: { name: text },
        done: () => void acknowledged.patients.add(text),
      };
    if (kind === 2)
      return {
        method: 'POST',
        path: `/api/conversations/${conversationId}/messages`,
        body: { content: text, type: 'TEXT' },
        done: () => void acknowledged.messages.add(text),
      };
    return {
      method: 'POST',
      path: '/api/sessions',
      body: {
        date: '2026-11-19',
        time: '09:00',
        patientId,
        treatmentType: 'Seguimiento',
        duration: 60,
        location: 'Consultorio',
        notes: text,
        status: 'COMPLETED',
        exercises: [],
      },
      done: () => void acknowledged.sessions.add(text),
    };
  }

  const attempt = ({ method, path, body }: ReturnType<typeof next>, key: string, timeoutMs?: number) =>
    sendJson(
      `${practice.url}${path}`,
      method,
      body,
      { authorization: `Bearer ${token}`, 'idempotency-key': key },
      timeoutMs,
    );

  return {
    acknowledged,

    async write(count, crashes, crash) {
      const wanted = acknowledged.count + count;
      const crashAt = Array.from({ length: crashes }, (_, n) =>
        Math.round(acknowledged.count + ((n + 1) * count) / (crashes + 1)),
      );
      let standing: Promise<void> = Promise.resolve();
      // One line keeps the changes of one field in their order; the others race.
      let changing: Promise<void> = Promise.resolve();

      const untilAcknowledged = async (write: ReturnType<typeof next>) => {
        const key = randomUUID();
        let last: unknown;
        for (let tries = 0; ; tries += 1) {
          if (tries > 300)
            throw new Error(`Never acknowledged: ${write.method} ${write.path}: ${JSON.stringify(last)}`);
          if (tries > 0) acknowledged.repeated += 1;
          await standing;
          const answer = await attempt(write, key).catch((error: unknown) => {
            last = String(error);
            return null;
          });
          last = answer ?? last;
          if (answer && answer.status < 300) break;
          // 409: the first try is still under way. 5xx: the database is just gone.
          if (answer && answer.status < 500 && answer.status !== 409)
            throw new Error(`${write.path}: ${answer.status} ${JSON.stringify(answer.body)}`);
          await pause(50);
        }
        write.done();
        acknowledged.count += 1;
        if (acknowledged.count >= (crashAt[0] ?? Infinity)) {
          crashAt.shift();
          standing = crash();
        }
      };
      const line = async () => {
        while (acknowledged.count + WRITERS <= wanted) {
          const write = next();
          if (write.method !== 'PUT') await untilAcknowledged(write);
          else await (changing = changing.then(() => untilAcknowledged(write)));
        }
      };
      await Promise.all(Array.from({ length: WRITERS }, line));
      while (acknowledged.count < wanted) await untilAcknowledged(next());
    },

    async writeUntilEnd(lines, onAcknowledged) {
      let hung = 0;
      const odd: string[] = [];
      const line = async () => {
        for (;;) {
          let write = next();
          while (write.method === 'PUT') write = next();
          try {
            // Longer than the server lives after the order to stop, so that a busy machine is not taken for a hung line.
            const { status } = await attempt(write, randomUUID(), 120_000);
            if (status === 503) return;
            if (status !== 201) return void odd.push(`${write.path}: ${status}`);
            write.done();
            acknowledged.count += 1;
            onAcknowledged(acknowledged.count);
          } catch (error) {
            // A line that breaks acknowledges nothing; one that stays silent keeps a person waiting.
            if ((error as Error).name === 'TimeoutError') hung += 1;
            return;
          }
        }
      };
      await Promise.all(Array.from({ length: lines }, line));
      return { hung, odd };
    },
  };
}

/** Acknowledged writes that are missing or wrong in the database, and duplicates. */
export async function missingFrom(db: Database, { acknowledged }: Writer): Promise<string[]> {
  const problems: string[] = [];
  const compare = (what: string, wanted: Set<string>, found: (string | null)[]) => {
    const texts = found.map(String);
    for (const text of wanted) if (!texts.includes(text)) problems.push(`lost ${what} ${text}`);
    if (new Set(texts).size < texts.length) problems.push(`doubled ${what}`);
  };
  const rows = await db
    .select({ id: patients.id, name: patients.name, notes: patients.notes })
    .from(patients);
  compare(
    'patient',
    acknowledged.patients,
    rows.map(({ name }) => name),
  );
  for (const [id, notes] of acknowledged.notes) {
    const stored = rows.find((row) => row.id === id)?.notes;
    if (stored !== notes) problems.push(`lost change ${notes}: ${String(stored)}`);
  }
  const sessions = await db.select({ notes: treatmentSessions.notes }).from(treatmentSessions);
  compare(
    'session',
    acknowledged.sessions,
    sessions.map(({ notes }) => notes),
  );
  const texts = await db.select({ content: messages.content }).from(messages).orderBy(asc(messages.seq));
  compare(
    'message',
    acknowledged.messages,
    texts.map(({ content }) => content),
  );
  return problems;
}

/** Runs one of the product's commands as its user does, on the data of a practice. */
export async function runCommand(
  name: 'backup' | 'restore',
  file: string,
  env: Record<string, string>,
): Promise<string> {
  const command = ['--import', 'tsx', join('src/server/cli', `${name}.ts`), file];
  const { stdout } = await promisify(execFile)(process.execPath, command, {
    cwd: ROOT,
    env: { ...process.env, ...env },
  });
  return stdout;
}

/** The slowest of some answers that ask the database too, in milliseconds. */
export async function slowestAnswer(url: string): Promise<number> {
  let slowest = 0;
  for (let n = 0; n < 20; n += 1) {
    const began = performance.now();
    const { status } = await fetch(`${url}/api/system-status`);
    if (status !== 200) throw new Error(`/api/system-status: ${status}`);
    slowest = Math.max(slowest, performance.now() - began);
  }
  return Math.round(slowest);
}

/**
 * Connections that hold a place and never finish: some send their head letter by letter, some announce a body and fall
 * silent, some say nothing at all.
 */
export async function openSlowClients(url: string, each: number) {
  const { hostname, port } = new URL(url);
  const sockets: Socket[] = [];
  const head = `POST /api/auth/login HTTP/1.1\r\nHost: ${hostname}\r\nContent-Type: application/json\r\n`;
  const beginnings = ['GET /api/health HTTP/1.1\r\nX-', `${head}Content-Length: 1000\r\n\r\n{"email":"`, ''];
  for (const beginning of beginnings) {
    for (let n = 0; n < each; n += 1) {
      const socket = connect(Number(port), hostname);
      socket.on('error', () => undefined);
      // Nothing is read from it: the server's words pile up too.
      socket.pause();
      await once(socket, 'connect');
      socket.write(beginning);
      sockets.push(socket);
    }
  }
  const drip = setInterval(() => {
    sockets.forEach((socket, place) => place < 2 * each && !socket.destroyed && socket.write('a'));
  }, 200);
  return {
    count: sockets.length,
    close: () => {
      clearInterval(drip);
      for (const socket of sockets) socket.destroy();
    },
  };
}
