import { MINUTE_MS } from '@/contract/common/constants';
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
