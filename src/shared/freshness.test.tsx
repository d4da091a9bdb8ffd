import { act, screen, waitFor } from '@testing-library/react';
import { baseApi, listTags } from '@/shared/api/baseApi';
import { keepPracticeZone } from '@/shared/lib/dates';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { dayDomain, KEEP_FRESH, useFailureToast, useToday } from './freshness';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listVisits: build.query<{ names: string[] }, void>({
      query: () => '/api/visits',
      providesTags: listTags('Appointment'),
    }),
    listPlans: build.query<{ active: number }, void>({
      query: () => '/api/plans',
      providesTags: listTags('Routine'),
    }),
  }),
});

function Visits() {
  const { currentData, error } = api.useListVisitsQuery(undefined, KEEP_FRESH);
  useFailureToast(error, 'Error al cargar las visitas');
  return (
    <p>
      {useToday()}: {currentData?.names.join(', ')}
    </p>
  );
}

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-24T22:58:30Z'),
    doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'],
  });
});
afterEach(() => keepPracticeZone('Europe/Madrid'));

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

async function open(visits: FakeHandler = () => ({ names: ['Ana'] })) {
  const view = renderApp(<Visits />, {
    user: THERAPIST,
    domains: [dayDomain],
    followFocus: true,
    routes: { 'GET /api/visits': visits },
  });
  await pass(0);
  return { ...view, asked: () => view.backend.sent('GET', '/api/visits').length };
}

function show(visibility: 'hidden' | 'visible') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

it('asks once a minute while it is seen, at once when it is seen again, and when the line is back', async () => {
  const { asked, backend } = await open();
  expect(asked()).toBe(1);
  await pass(60_000);
  expect(asked()).toBe(2);
  // What is opened is a reading in the access log; what is asked for again says that it is.
  const said = backend.sent('GET', '/api/visits').map(({ headers }) => headers['x-asked-again']);
  expect(said).toEqual([undefined, '1']);
  act(() => show('hidden'));
  await pass(10 * 60_000);
  const whileHidden = asked();
  // Only midnight, which came meanwhile, has been asked for.
  expect(whileHidden).toBe(3);
  act(() => show('visible'));
  await pass(0);
  expect(asked()).toBe(whileHidden + 1);
  act(() => void window.dispatchEvent(new Event('online')));
  await pass(0);
  expect(asked()).toBe(whileHidden + 2);
});

it("turns at the practice's midnight, wherever that is, and asks again for what is of the day", async () => {
  const { asked } = await open();
  expect(screen.getByText(/^2026-11-24/)).toBeVisible();
  await pass(89_000);
  expect(screen.getByText(/^2026-11-24/)).toBeVisible();
  const before = asked();
  await pass(1_000);
  expect(screen.getByText(/^2026-11-25/)).toBeVisible();
  expect(asked()).toBe(before + 1);
});

it('is opened and not asked again where a screen always asks anew', async () => {
  const Always = () => {
    const { currentData } = api.useListVisitsQuery(undefined, { refetchOnMountOrArgChange: true });
    return <p>{currentData?.names.join(', ')}</p>;
  };
  const { backend, store } = renderApp(<Always />, {
    user: THERAPIST,
    routes: { 'GET /api/visits': () => ({ names: ['Ana'] }) },
  });
  expect(await screen.findByText('Ana')).toBeVisible();
  act(() => void store.dispatch(api.util.invalidateTags(listTags('Appointment'))));
  await pass(0);
  const said = backend.sent('GET', '/api/visits').map(({ headers }) => headers['x-asked-again']);
  expect(said).toEqual([undefined, '1']);
});

function Plans() {
  return <p>{api.useListPlansQuery().currentData?.active} en curso</p>;
}

it('asks again at midnight for routines, whose weeks end with a day', async () => {
  const { backend } = renderApp(<Plans />, {
    user: THERAPIST,
    domains: [dayDomain],
    routes: { 'GET /api/plans': () => ({ active: 2 }) },
  });
  await pass(0);
  backend.use({ 'GET /api/plans': () => ({ active: 1 }) });
  await pass(89_000);
  expect(screen.getByText('2 en curso')).toBeVisible();
  await pass(1_000);
  expect(await screen.findByText('1 en curso')).toBeVisible();
});

it('turns an hour later in the Canary Islands', async () => {
  keepPracticeZone('Atlantic/Canary');
  await open();
  await pass(90_000);
  expect(screen.getByText(/^2026-11-24/)).toBeVisible();
  await pass(60 * 60_000);
  expect(screen.getByText(/^2026-11-25/)).toBeVisible();
});

it('turns when a computer that slept over midnight is woken', async () => {
  await open();
  jest.setSystemTime(new Date('2026-11-25T06:59:00Z'));
  act(() => void window.dispatchEvent(new Event('focus')));
  await pass(0);
  expect(screen.getByText(/^2026-11-25/)).toBeVisible();
});

it('says once that it fails, however long it does, keeps what is shown, and says it again later', async () => {
  let isDown = false;
  const { toasts, asked } = await open(() => (isDown ? answer(503) : { names: ['Ana'] }));
  isDown = true;
  await pass(5 * 60_000);
  expect(asked()).toBeGreaterThan(5);
  expect(toasts).toEqual(['Error al cargar las visitas']);
  expect(screen.getByText(/Ana/)).toBeVisible();
  isDown = false;
  await pass(60_000);
  isDown = true;
  await pass(3 * 60_000);
  await waitFor(() => expect(toasts).toHaveLength(2));
});
