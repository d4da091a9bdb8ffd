import { MINUTE_MS } from '@/contract/common/constants';
import { unreadMayHaveChanged } from '@/shared/realtime';
import { PATIENT } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { heldFiles, openDocument, sendPiece } from './api';

beforeEach(() => jest.useFakeTimers());

it('waits minutes for the bytes of a document, which a slow line takes', async () => {
  const { store } = testStore({
    user: PATIENT,
    routes: {
      'GET /api/documents/:id/content': () =>
        new Promise((resolve) => setTimeout(() => resolve('bytes'), 10 * MINUTE_MS)),
    },
  });
  const opened = store.dispatch(openDocument.initiate('d1', { track: false }));
  await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
  expect(await opened).toEqual({ data: null });
  expect(heldFiles(store.extra).has('d1')).toBe(true);
});

it('lets a piece of a file take a minute, which a slow line does', async () => {
  const { store } = testStore({
    user: PATIENT,
    routes: {
      'PUT /api/uploads/:id/content': () =>
        new Promise((resolve) => setTimeout(() => resolve({ success: true }), MINUTE_MS)),
    },
  });
  heldFiles(store.extra).set('f1', new Blob(['foto']));
  const piece = { id: 'd1', fileId: 'f1', piece: 0 };
  const sent = store.dispatch(sendPiece.initiate(piece, { track: false }));
  await jest.advanceTimersByTimeAsync(MINUTE_MS);
  expect(await sent).toEqual({ data: null });
});

it('asks for the unread count once a document was opened, and not when that failed', async () => {
  const asked = jest.fn();
  const { store } = testStore({
    user: PATIENT,
    domains: [
      {
        name: 'bell',
        startListeners: (listen) => void listen({ actionCreator: unreadMayHaveChanged, effect: asked }),
      },
    ],
    routes: { 'GET /api/documents/d1/content': () => 'bytes' },
  });
  const open = async (id: string) => {
    const opened = store.dispatch(openDocument.initiate(id, { track: false }));
    await jest.advanceTimersByTimeAsync(0);
    await opened;
    await jest.advanceTimersByTimeAsync(0);
  };
  await open('d2');
  expect(asked).not.toHaveBeenCalled();
  await open('d1');
  expect(asked).toHaveBeenCalledTimes(1);
});
