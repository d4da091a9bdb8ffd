import { io } from 'socket.io-client';
import { loggedOut, userUpdated } from '@/shared/identity/slice';
import { selectLive } from '@/shared/realtime';
import { THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { realtimeDomains } from '.';

jest.mock('socket.io-client', () => ({ io: jest.fn() }));

/** A store with the client's socket in the test's hands. */
function start() {
  const handlers = new Map<string, (reason?: string) => void>();
  const socket = {
    active: true,
    on: (event: string, handler: () => void) => handlers.set(event, handler),
    emit: jest.fn(),
    connect: jest.fn(),
    disconnect: jest.fn(),
    removeAllListeners: () => handlers.clear(),
  };
  jest.mocked(io).mockReturnValue(socket as never);
  const { store } = testStore({ user: THERAPIST });
  store.load(realtimeDomains);
  const tell = (event: string, reason?: string) => handlers.get(event)?.(reason);
  tell('connect');
  expect(selectLive(store.getState())).toBe(true);
  return { store, socket, tell };
}

beforeEach(() => void jest.useFakeTimers());

it.each([
  ['comes back after the server has closed the line, as it does to be restarted', 'io server disconnect', 1],
  ['leaves it to the client to come back after a cut', 'transport close', 0],
])('%s', (_what, reason, times) => {
  const { store, socket, tell } = start();
  tell('disconnect', reason);
  expect(selectLive(store.getState())).toBe(false);
  expect(socket.connect).not.toHaveBeenCalled();
  jest.advanceTimersByTime(5_000);
  expect(socket.connect).toHaveBeenCalledTimes(times);
  tell('disconnect', 'io server disconnect');
  store.dispatch(loggedOut());
  jest.advanceTimersByTime(5_000);
  expect(socket.connect).toHaveBeenCalledTimes(times);
});

it('tries again with a new token after it was turned away with the former one', () => {
  const { store, socket } = start();
  store.dispatch(userUpdated(THERAPIST));
  expect(socket.connect).not.toHaveBeenCalled();
  socket.active = false;
  store.dispatch(userUpdated(THERAPIST));
  expect(socket.connect).toHaveBeenCalledTimes(1);
});
