import { DOCUMENT_LIMITS, DOCUMENT_MESSAGES as MESSAGES } from '@/contract/documents';
import { sessionExpired } from '@/shared/identity/slice';
import { mayClose } from '@/shared/testing/closing';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { selectToastQueue } from '@/shared/toasts/slice';
import { documentsDomain } from './domain';
import { DOCUMENT_FIXTURE } from './fixtures';
import { heldFiles } from './api';
import { RETRY_MS } from '@/shared/api/baseQuery';
import { selectUploads, uploadCancelled, uploadRetried, submitFiles } from './slice';

const PIECE = 'PUT /api/uploads/:id/content';
const FINISH = 'PUT /api/uploads/:id/finished';
const BEGIN = 'POST /api/patients/:id/documents';
const details = { kind: 'REPORT', day: '2026-11-12', note: null, shared: false } as const;

const upload = (received: number[] = []) => ({
  upload: { id: 'd1', size: 0, pieceBytes: DOCUMENT_LIMITS.pieceBytes, received, finished: false },
});

function setUp(routes: Record<string, FakeHandler> = {}) {
  const { store, backend } = testStore({
    user: THERAPIST,
    domains: [documentsDomain],
    routes: {
      [BEGIN]: () => answer(201, upload()),
      [PIECE]: () => ({ success: true }),
      [FINISH]: () => ({ data: DOCUMENT_FIXTURE }),
      'DELETE /api/uploads/:id': () => ({ success: true }),
      ...routes,
    },
  });
  const file = new File(['x'.repeat(DOCUMENT_LIMITS.pieceBytes + 10)], 'informe.pdf');
  return {
    store,
    backend,
    send: (count = 1) =>
      store.dispatch(
        submitFiles(
          { patientId: 'p1' },
          Array.from({ length: count }, () => file),
          details,
        ),
      ),
    uploads: () => selectUploads(store.getState()),
    pieces: () => backend.sent('PUT', /content$/).map(({ query }) => query.piece),
    said: () => selectToastQueue(store.getState()).map(({ message }) => message),
  };
}

beforeEach(() => jest.useFakeTimers());
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

it('sends the pieces in order, then the end, and lets go of the bytes', async () => {
  const { store, send, backend, pieces, uploads, said } = setUp();
  send(2);
  expect(uploads().map(({ stage }) => stage)).toEqual(['waiting', 'waiting']);
  await pass(100);
  expect(pieces()).toEqual(['0', '1', '0', '1']);
  expect(backend.sent('PUT', /finished$/)).toHaveLength(2);
  expect(uploads()).toEqual([]);
  expect(said()).toEqual([MESSAGES.stored(2)]);
  expect(heldFiles(store.extra).size).toBe(0);
});

it('names the file and its details to the server, and its bytes to no action', async () => {
  const { send, backend } = setUp();
  send();
  await pass(100);
  expect(backend.sent('POST', /documents$/)[0]?.body).toMatchObject({
    ...details,
    name: 'informe.pdf',
    size: DOCUMENT_LIMITS.pieceBytes + 10,
    uploadKey: expect.any(String),
  });
});

it('sends only what the server lacks', async () => {
  const { send, pieces } = setUp({ [BEGIN]: () => answer(201, upload([0])) });
  send();
  await pass(100);
  expect(pieces()).toEqual(['1']);
});

it('waits for a cut line and goes on where it was', async () => {
  let cuts = 2;
  const { send, pieces, uploads } = setUp({
    [PIECE]: ({ query }) => {
      if (query.piece === '1' && (cuts -= 1) >= 0) networkFailure();
      return { success: true };
    },
  });
  send();
  await pass(100);
  expect(uploads()[0]).toMatchObject({ stage: 'sending', sent: DOCUMENT_LIMITS.pieceBytes });
  await pass(RETRY_MS[0] + RETRY_MS[1] + 100);
  expect(pieces()).toEqual(['0', '1', '1', '1']);
  expect(uploads()).toEqual([]);
});

it('gives up a line that stays cut, and continues the same upload when asked', async () => {
  let isCut = true;
  const { store, send, uploads, backend } = setUp({
    [PIECE]: () => (isCut ? networkFailure() : { success: true }),
  });
  send();
  await pass(RETRY_MS.reduce((sum, ms) => sum + ms, 100));
  const [failed] = uploads();
  expect(failed).toMatchObject({ stage: 'failed', mayRetry: true });
  isCut = false;
  store.dispatch(uploadRetried(failed?.id ?? ''));
  await pass(100);
  expect(uploads()).toEqual([]);
  const keys = backend
    .sent('POST', /documents$/)
    .map(({ body }) => (body as { uploadKey: string }).uploadKey);
  expect(new Set(keys).size).toBe(1);
});

it('does not try again what is refused, and goes on with the next file', async () => {
  let count = 0;
  const { send, uploads, said } = setUp({
    [FINISH]: () =>
      (count += 1) === 1
        ? answer(400, { error: MESSAGES.wrongType, message: MESSAGES.wrongType })
        : { data: DOCUMENT_FIXTURE },
  });
  send(2);
  await pass(100);
  expect(uploads()).toMatchObject([{ stage: 'failed', failure: MESSAGES.wrongType, mayRetry: false }]);
  expect(said()).toEqual([MESSAGES.stored(1), MESSAGES.notStored(1)]);
});

it('begins anew, when asked, what the server gave up while the phone slept', async () => {
  let isGone = true;
  const { store, send, uploads, backend, said } = setUp({
    [PIECE]: ({ query }) =>
      query.piece === '1' && isGone ? answer(404, { error: MESSAGES.notFound }) : { success: true },
  });
  send();
  await pass(100);
  expect(uploads()).toMatchObject([{ stage: 'failed', failure: MESSAGES.uploadFailed, mayRetry: true }]);
  isGone = false;
  store.dispatch(uploadRetried(uploads()[0]?.id ?? ''));
  await pass(100);
  expect(backend.sent('POST', /documents$/)).toHaveLength(2);
  expect([uploads(), said()]).toEqual([[], [MESSAGES.notStored(1), MESSAGES.stored(1)]]);
});

it('says at once what the server refuses for hours, and does not keep the next file waiting', async () => {
  const refusal = { error: MESSAGES.tooManySent, message: MESSAGES.tooManySent };
  const { send, uploads } = setUp({ [BEGIN]: () => answer(429, refusal, { 'retry-after': '3600' }) });
  send(2);
  await pass(100);
  const told = { stage: 'failed', failure: MESSAGES.tooManySent, mayRetry: true };
  expect(uploads()).toMatchObject([told, told]);
});

it('lets the browser ask before the page is closed, on any screen, until every file has arrived or is put away', async () => {
  let isCut = true;
  const { store, send, uploads, said } = setUp({
    [PIECE]: () => (isCut ? networkFailure() : { success: true }),
  });
  expect(mayClose()).toBe(true);
  send();
  expect(mayClose()).toBe(false);
  await pass(RETRY_MS.reduce((sum, ms) => sum + ms, 100));
  const [{ id, documentId } = { id: '', documentId: null }] = uploads();
  expect([uploads()[0]?.stage, mayClose()]).toEqual(['failed', false]);
  store.dispatch(uploadCancelled({ id, documentId }));
  expect(mayClose()).toBe(true);
  isCut = false;
  send();
  expect(mayClose()).toBe(false);
  await pass(100);
  expect(mayClose()).toBe(true);
  send();
  store.dispatch(sessionExpired());
  expect(mayClose()).toBe(true);
  expect(said()).toEqual([MESSAGES.lostOnTheWay(1)]);
});

it('stops at once when the file is taken back, and tells the server', async () => {
  const { store, send, uploads, backend } = setUp({ [PIECE]: () => networkFailure() });
  send();
  await pass(100);
  const [underWay] = uploads();
  const { id, documentId } = underWay ?? { id: '', documentId: null };
  store.dispatch(uploadCancelled({ id, documentId }));
  await pass(60_000);
  expect(backend.sent('DELETE', '/api/uploads/d1')).toHaveLength(1);
  expect(backend.sent('PUT', /finished$/)).toEqual([]);
  expect(uploads()).toEqual([]);
});

it('says of one that was stored in the moment in which it was taken back that it is there', async () => {
  const { store, send, uploads, said } = setUp({
    [PIECE]: () => networkFailure(),
    'DELETE /api/uploads/:id': () => answer(409, { message: MESSAGES.alreadyStored }),
  });
  send();
  await pass(100);
  const { id, documentId } = uploads()[0] ?? { id: '', documentId: null };
  store.dispatch(uploadCancelled({ id, documentId }));
  await pass(100);
  expect(said()).toEqual([MESSAGES.alreadyStored]);
});
