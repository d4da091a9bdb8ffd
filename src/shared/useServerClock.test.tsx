import { act, screen } from '@testing-library/react';
import { prefetchCapabilities } from '@/shared/capabilities';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { useServerClock } from './useServerClock';

const SERVER_NOW = new Date('2026-11-24T09:00:00Z');

function Clock() {
  const { now, note } = useServerClock();
  return (
    <>
      <p>{note ?? 'sin nota'}</p>
      <time>{now().toISOString()}</time>
    </>
  );
}

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-23T09:00:00Z'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  });
});

const settle = () => act(() => jest.advanceTimersByTimeAsync(0));

async function open() {
  const view = renderApp(<Clock />, {
    user: THERAPIST,
    followFocus: true,
    routes: { 'GET /api/system-status': () => ({ capabilities: [], now: SERVER_NOW.toISOString() }) },
  });
  act(() => void view.store.dispatch(prefetchCapabilities));
  await settle();
  return view;
}

it('follows a clock that somebody has put right, when the page is looked at again', async () => {
  await open();
  expect(await screen.findByText(/en el servidor son las 10:00 del 24\/11\/2026/)).toBeInTheDocument();
  jest.setSystemTime(SERVER_NOW);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('sin nota')).toBeInTheDocument();
  expect(screen.getByRole('time')).toHaveTextContent(/^2026-11-24T09:00:/);
});

it('goes by the server from a minute on, and speaks of it from ten', async () => {
  jest.setSystemTime(SERVER_NOW.getTime() + 4 * 60_000);
  await open();
  expect(await screen.findByText(/^2026-11-24T09:00:/)).toBeInTheDocument();
  expect(screen.getByText('sin nota')).toBeInTheDocument();
});

it('asks nothing more of a server whose clock is that of the device', async () => {
  jest.setSystemTime(SERVER_NOW);
  const { backend } = await open();
  expect(screen.getByText('sin nota')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('focus')));
  await settle();
  expect(backend.sent('GET', '/api/system-status')).toHaveLength(1);
});
