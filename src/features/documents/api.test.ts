import { MINUTE_MS } from '@/contract/common/constants';
import { unreadMayHaveChanged } from '@/shared/realtime';
import { PATIENT } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { heldFiles, openDocument } from './api';

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
