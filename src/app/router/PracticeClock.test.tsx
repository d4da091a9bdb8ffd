import { act, screen } from '@testing-library/react';
import { formatTime, keepPracticeZone } from '@/shared/lib/dates';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { PracticeClock } from './PracticeClock';

const Nine = () => <p>a las {formatTime('2027-01-15T09:00:00Z')}</p>;

const show = (identity: FakeHandler) =>
  renderApp(
    <PracticeClock>
      <Nine />
    </PracticeClock>,
    { user: THERAPIST, routes: { 'GET /api/practice/identity': identity } },
  );

const CANARY = { identity: { timeZone: 'Atlantic/Canary' } };

afterEach(() => keepPracticeZone('Europe/Madrid'));

it('shows times by the zone that the server names', async () => {
  show(() => CANARY);
  expect(await screen.findByText('a las 09:00')).toBeVisible();
});

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
