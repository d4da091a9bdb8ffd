import { randomUUID } from 'node:crypto';
import { DOCUMENT_LIMITS, DOCUMENT_PATHS, piecesOf } from '@/contract/documents';

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Attempts of one step before the test gives up; a busy machine starts a server in some seconds. */
const TRIES = 600;

interface Begun {
  id: string;
  received: number[];
  finished: boolean;
}

/** Where and as whom documents are sent. */
export interface SenderOptions {
  url: string;
  token: string;
  patientId: string;
  /** Waited for before each request, e.g. while the server is being started again. */
  ready?: () => Promise<unknown>;
  /** Called after each piece that the server has acknowledged. */
  onPiece?: () => void;
}

/** Sends documents as the application does: begins, sends the pieces that are missing, finishes, and tries again. */
export function documentSender({ url, token, patientId, ready, onPiece }: SenderOptions) {
  const headers = { authorization: `Bearer ${token}` };
  let repeated = 0;

  async function attempt<T>(method: string, path: string, body?: object | Uint8Array): Promise<T> {
    const isFile = body instanceof Uint8Array;
    let last: unknown;
    for (let tries = 0; tries < TRIES; tries += 1) {
      if (tries > 0) {
        repeated += 1;
        await pause(50);
      }
      await ready?.();
      try {
        const response = await fetch(url + path, {
          method,
          headers: {
            ...headers,
            ...(body && { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
          },
          body: body && (isFile ? Buffer.from(body) : JSON.stringify(body)),
          signal: AbortSignal.timeout(20_000),
        });
        const answer: unknown = await response.json();
        if (response.ok) return answer as T;
        last = answer;
        // Refused for good, unlike 5xx: the database has just gone.
        if (response.status < 500) break;
      } catch (error) {
        last = error;
      }
    }
    throw new Error(`${method} ${path}: ${JSON.stringify(last)} ${String(last)}`);
  }

  /** Begins the upload of a file, or continues it. */
  const begin = async (file: Uint8Array, uploadKey: string): Promise<Begun> => {
    const details = { kind: 'REPORT', day: '2026-11-19', note: '', shared: false };
    const body = { ...details, uploadKey, name: `${uploadKey}.pdf`, size: file.length };
    return (await attempt<{ upload: Begun }>('POST', DOCUMENT_PATHS.ofPatient(patientId), body)).upload;
  };

  const sendPiece = async (id: string, file: Uint8Array, piece: number): Promise<void> => {
    const from = piece * DOCUMENT_LIMITS.pieceBytes;
    const bytes = file.subarray(from, from + DOCUMENT_LIMITS.pieceBytes);
    await attempt('PUT', `${DOCUMENT_PATHS.uploadContent(id)}?piece=${piece}`, bytes);
    onPiece?.();
  };

  return {
    /** Number of requests that had to be made again. */
    repeated: () => repeated,
    begin,
    sendPiece,
    /** Sends a file from its beginning to its end. Resolves, with the id, once the server says that it is stored. */
    async send(file: Uint8Array, uploadKey: string = randomUUID()): Promise<string> {
      const { id, received, finished } = await begin(file, uploadKey);
      for (let piece = 0; piece < (finished ? 0 : piecesOf(file.length)); piece += 1)
        if (!received.includes(piece)) await sendPiece(id, file, piece);
      await attempt('PUT', DOCUMENT_PATHS.uploadFinished(id));
      return id;
    },
    /** Ids of the documents that the record lists. */
    async list(): Promise<string[]> {
      const { data } = await attempt<{ data: { id: string }[] }>('GET', DOCUMENT_PATHS.ofPatient(patientId));
      return data.map(({ id }) => id);
    },
    async read(id: string): Promise<Buffer> {
      const response = await fetch(url + DOCUMENT_PATHS.content(id), { headers });
      if (!response.ok) throw new Error(`${id}: ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },
    get: <T>(path: string) => attempt<T>('GET', path),
  };
}
