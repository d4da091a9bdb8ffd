import { act, screen, waitFor } from '@testing-library/react';
import { baseApi } from '@/shared/api/baseApi';
import { formatTime, keepPracticeZone } from '@/shared/lib/dates';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { PracticeClock } from './PracticeClock';

const Nine = () => <p>a las {formatTime('2027-01-15T09:00:00Z')}</p>;

const show = (status: FakeHandler) =>
  renderApp(
    <PracticeClock>
      <Nine />
    </PracticeClock>,
    { user: THERAPIST, routes: { 'GET /api/system-status': status } },
  );

const CANARY = { capabilities: [], timeZone: 'Atlantic/Canary' };

afterEach(() => keepPracticeZone('Europe/Madrid'));

it('shows times by the zone that the server names, and asks for nothing else', async () => {
  const { backend } = show(() => CANARY);
  expect(await screen.findByText('a las 09:00')).toBeVisible();
  expect(backend.requests.map(({ path }) => path)).toEqual(['/api/system-status']);
});

it.each(['Europe/Atlantis', '', undefined])(
  'is by the clock of Madrid where the zone is %p',
  async (timeZone) => {
    const { backend } = show(() => ({ capabilities: [], timeZone }));
    await waitFor(() => expect(backend.requests).toHaveLength(1));
    expect(screen.getByText('a las 10:00')).toBeVisible();
  },
);

it('is by the clock of Madrid where the server has no such call, and asks it only once', async () => {
  jest.useFakeTimers();
  const { backend } = show(() => answer(404));
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(screen.getByText('a las 10:00')).toBeVisible();
  expect(backend.requests).toHaveLength(1);
});

it('asks a busy server again, until it has named the zone', async () => {
  jest.useFakeTimers();
  let isBusy = true;
  const { backend } = show(() => (isBusy ? answer(503) : CANARY));
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(screen.getByText('a las 10:00')).toBeVisible();
  isBusy = false;
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(screen.getByText('a las 09:00')).toBeVisible();
  const asked = backend.requests.length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(backend.requests).toHaveLength(asked);
});

it('asks a server that is away for nothing while nobody looks, and goes on when somebody does', async () => {
  jest.useFakeTimers();
  const { backend, store } = show(() => answer(503));
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  act(() => void store.dispatch(baseApi.internalActions.onFocusLost()));
  const asked = backend.requests.length;
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(backend.requests).toHaveLength(asked);
  act(() => void store.dispatch(baseApi.internalActions.onFocus()));
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(backend.requests.length).toBeGreaterThan(asked);
});
