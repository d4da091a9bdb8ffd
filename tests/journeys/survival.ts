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

/** More writes (`TRUST_WRITES=1000`, as in `npm run test:trust`) need more time. */
export const WRITES = Number(process.env['TRUST_WRITES'] ?? 100);
/** Number of crashes meanwhile. */
export const CRASHES = Math.max(2, Math.round(WRITES / 200));
/** Generous, because a busy machine must not count as a lost write. */
export const SURVIVAL_TIMEOUT_MS = 300_000 + WRITES * 1_500;

const WRITERS = 4;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Writes that the server has acknowledged. */
export interface Acknowledged {
  count: number;
  /** Requests that got no answer and were sent again with the same key. */
  repeated: number;
  /** Names of patients, notes of sessions, texts of messages. Each must exist exactly once. */
  patients: Set<string>;
  sessions: Set<string>;
  messages: Set<string>;
  /** The last acknowledged notes of a patient. */
  notes: Map<string, string>;
}

export interface Writer {
  acknowledged: Acknowledged;
  /**
   * Writes until `count` writes are acknowledged, with `crashes` calls of `crash` in the middle of other
   * writes.
   */
  write(count: number, crashes: number, crash: () => Promise<void>): Promise<void>;
  /** Writes on several lines as fast as possible, until the server stops accepting requests. */
  writeUntilEnd(lines: number, onFirst: (count: number) => void): Promise<{ hung: number; odd: string[] }>;
}

/** Fields of answers used by the tests. */
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

/** A client that writes continuously for a therapist with a patient and a conversation. */
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

  /** The next write: its request, and what must be stored once it is acknowledged. */
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
      // Changes of the same field are sent in order on one line; all others race.
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
          // 409: the first attempt is still running. 5xx: the database has just gone.
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
            // Longer than the server needs to stop, so that a busy machine does not look like a hung request.
            const { status } = await attempt(write, randomUUID(), 120_000);
            if (status === 503) return;
            if (status !== 201) return void odd.push(`${write.path}: ${status}`);
            write.done();
            acknowledged.count += 1;
            onAcknowledged(acknowledged.count);
          } catch (error) {
            // A broken connection acknowledges nothing, but one without any answer is a fault.
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

/** Runs one of the product's commands on the data of a practice, like its user. */
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

/** The slowest of several answers that need the database, in milliseconds. */
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
 * Connections that occupy a place and never finish: some send their headers byte by byte, some announce a
 * body and send nothing, some send nothing at all.
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
      // Read nothing, so that the server's data accumulates too.
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
