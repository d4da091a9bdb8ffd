import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { DOCUMENT_LIMITS } from '@/contract/documents';
import { RECORD_PATHS } from '@/contract/record';
import { readBackup } from '@/server/db/backup';
import { documents } from '@/server/db/schema';
import { piecesIn, sha256Of } from '@/server/documents/pieceRepository';
import { pdfFile } from '@/server/testing/pdfFile';
import { testDatabase } from '@/server/testing/testDatabase';
import { type Practice, startPractice } from '../e2e/commands/practice';
import { figure } from '../trust/figures';
import { documentSender } from './documentSender';
import { runCommand } from './survival';

/* Documents on their way to a server that dies again and again, as a practice runs it. */

const DOCUMENTS = 24;
const CRASHES = 4;
const SENDERS = 3;
const TIMEOUT_MS = 600_000;

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A PDF with bytes that no other has, of some pieces. */
function aFile(number: number): Buffer {
  const bytes = randomBytes((number % 5) * DOCUMENT_LIMITS.pieceBytes + 1000 + number);
  pdfFile().copy(bytes);
  return bytes;
}

let folder: string;
let practice: Practice;
let sender: ReturnType<typeof documentSender>;
let patientId: string;
/** Hash of each document that was acknowledged, by id. */
const stored = new Map<string, string>();
let standing: Promise<unknown> = Promise.resolve();
let pieces = 0;
let crashes = 0;

const post = async (path: string, body: object, token?: string) => {
  const response = await fetch(practice.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return (await response.json()) as { token: string; patient: { id: string } };
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'survival-documents-'));
  practice = await startPractice({ embedded: true });
  const account = { name: 'Ana Ruiz', email: `${randomUUID()}@consulta.example`, password: 'secreto-1' };
  const { token } = await post('/api/auth/register', account);
  patientId = (await post('/api/patients', { name: 'Primera' }, token)).patient.id;
  sender = documentSender({
    url: practice.url,
    token,
    patientId,
    ready: () => standing,
    onPiece: () => {
      pieces += 1;
      if (crashes >= CRASHES || pieces % 10 !== 0) return;
      crashes += 1;
      standing = practice.kill().then(() => practice.start());
    },
  });
}, TIMEOUT_MS);
afterAll(async () => {
  await practice.remove();
  rmSync(folder, { recursive: true, force: true });
});

test(
  `kill -9, ${CRASHES} times while ${DOCUMENTS} documents are sent, stores each whole and once`,
  async () => {
    let next = 0;
    const line = async () => {
      for (let number = next++; number < DOCUMENTS; number = next++) {
        const file = aFile(number);
        stored.set(await sender.send(file), sha256(file));
      }
    };
    await Promise.all(Array.from({ length: SENDERS }, line));
    // One that is never finished: nobody may see it, before and after one more crash.
    const half = aFile(4);
    const begun = await sender.begin(half, randomUUID());
    await sender.sendPiece(begun.id, half, 0);
    await practice.kill();
    await practice.start();

    expect(crashes).toBe(CRASHES);
    expect(sender.repeated()).toBeGreaterThan(0);
    expect((await sender.list()).sort()).toEqual([...stored.keys()].sort());
    for (const [id, hash] of stored) expect(sha256(await sender.read(id))).toBe(hash);
    await expect(sender.read(begun.id)).rejects.toThrow('404');
  },
  TIMEOUT_MS,
);

test(
  'the copy of the record and the backup hold every acknowledged document',
  async () => {
    const copy = JSON.stringify(await sender.get(RECORD_PATHS.ofPatient(patientId)));
    for (const hash of stored.values()) expect(copy).toContain(hash);
    await practice.stop();
    const file = join(folder, 'copia.ndjson.gz');
    await runCommand('backup', file, { DATA_DIR: practice.dataDir });
    const restored = await testDatabase();
    await readBackup(restored.db, file);
    const rows = await restored.db.select().from(documents).where(isNotNull(documents.storedAt));
    const hashes = new Map<string, string>();
    for (const row of rows) hashes.set(row.id, await sha256Of(piecesIn(restored.db, row)));
    await restored.close();
    expect(hashes).toEqual(stored);
    figure(
      'kill -9 con documentos',
      `${DOCUMENTS} documentos, ${CRASHES + 1} muertes, 0 perdidos, 0 dobles, 0 a medias (${sender.repeated()} peticiones repetidas)`,
    );
  },
  TIMEOUT_MS,
);
