import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { baseApi } from '@/shared/api/baseApi';
import { dayTurned } from '@/shared/freshness';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { appointmentsDomain } from '../domain';
import { agendaRoutes, appointmentFixture } from '../fixtures';
import { appointmentsSlice, selectAgenda } from '../slice';
import { AppointmentListView } from './AppointmentListView';
import { CalendarView } from './calendar/CalendarView';
import type { AgendaGridProps } from './calendar/AgendaGrid';
import { TodaySection } from './TodaySection';

jest.mock('./calendar/AgendaGrid', () => ({
  AgendaGrid: ({ appointments, onOpen }: AgendaGridProps) =>
    appointments.map((one) => (
      <button key={one.id} onClick={() => onOpen(one)}>
        {one.patientName}
      </button>
    )),
}));

clockStartsAt('2026-11-24T08:00:00Z');

const at = (id: string, patientName: string, values: Partial<Appointment> = {}) =>
  appointmentFixture({ id, patientName, date: `2026-11-24T1${id.slice(1)}:30:00+01:00`, ...values });
const ANA = at('c1', 'Ana Gil');
const BLAS = at('c2', 'Blas Ros');

/** A backend whose appointments other people change. */
function open(part: React.ReactNode, state: object = {}, more: Record<string, FakeHandler> = {}) {
  let rows: readonly Appointment[] = [ANA];
  const list = () => ({ appointments: rows });
  const view = renderApp(part, {
    user: THERAPIST,
    domains: [appointmentsDomain],
    preloadedState: { appointments: { ...appointmentsSlice.getInitialState(), ...state } },
    routes: {
      // First, because '/:id' fits it too.
      'GET /api/appointments/today': list,
      ...agendaRoutes([]),
      'GET /api/appointments': list,
      ...more,
    },
  });
  return {
    ...view,
    elsewhere: async (next: readonly Appointment[]) => {
      rows = next;
      await act(() => jest.advanceTimersByTimeAsync(60_000));
    },
  };
}

const list = <AppointmentListView onDelete={() => undefined} />;
const calendar = (
  <CalendarView onCreate={() => undefined} onEdit={() => undefined} onDelete={() => undefined} />
);

it.each([
  ['the list', list, {}],
  ['the dashboard', <TodaySection key="today" />, {}],
  ['the calendar', calendar, { view: 'calendar' }],
])('%s shows within a minute what was booked elsewhere, without bars', async (_where, part, state) => {
  const { elsewhere, container } = open(part, state);
  expect(await screen.findByText('Ana Gil')).toBeVisible();
  const bars: string[] = [];
  const watch = new MutationObserver(() => {
    if (screen.queryByText(/Cargando/)) bars.push(container.textContent ?? '');
  });
  watch.observe(container, { childList: true, subtree: true });
  await elsewhere([ANA, BLAS]);
  expect(await screen.findByText('Blas Ros')).toBeVisible();
  watch.disconnect();
  expect(bars).toEqual([]);
});

it('asks for a list of many years when somebody returns to it, and not each minute', async () => {
  const years = Array.from({ length: 2_001 }, (_, index) => at('c3', 'Otra', { id: `years-${index}` }));
  const { backend, elsewhere, store } = open(
    list,
    { search: 'Ana' },
    {
      'GET /api/appointments': () => ({ appointments: [ANA, ...years] }),
    },
  );
  expect(await screen.findByText('Ana Gil')).toBeVisible();
  await elsewhere([]);
  expect(backend.sent('GET', '/api/appointments')).toHaveLength(1);
  act(() => void store.dispatch(baseApi.internalActions.onFocus()));
  await waitFor(() => expect(backend.sent('GET', '/api/appointments')).toHaveLength(2));
});

it('offers no longer to confirm what was cancelled elsewhere while its dialog is open', async () => {
  const { elsewhere, user } = open(calendar, { view: 'calendar' });
  await user.click(await screen.findByRole('button', { name: 'Ana Gil' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Ana Gil' }));
  expect(dialog.getByRole('button', { name: 'Confirmar cita' })).toBeVisible();
  await elsewhere([{ ...ANA, status: 'CANCELLED' }]);
  expect(await dialog.findByText('Cancelada')).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Confirmar cita' })).toBeNull();
});

it('asks again when a change is refused, because the appointment is another by now', async () => {
  const refusal = { error: 'La cita ya está cancelada', message: 'La cita ya está cancelada' };
  const { user, backend, toasts } = open(
    <TodaySection />,
    {},
    {
      'PATCH /api/appointments/:id/status': () => answer(409, refusal),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Confirmar la cita de Ana Gil' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(toasts).toEqual(['La cita ya está cancelada']);
  expect(backend.sent('GET', '/api/appointments/today')).toHaveLength(2);
});

it('keeps the form of a move that is being filled in, although its appointment was deleted elsewhere', async () => {
  const { elsewhere, user } = open(calendar, { view: 'calendar' });
  await user.click(await screen.findByRole('button', { name: 'Ana Gil' }));
  await user.click(await screen.findByRole('button', { name: 'Mover' }));
  const duration = await screen.findByLabelText(/Duración/);
  fireEvent.change(duration, { target: { value: '75' } });
  await elsewhere([]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ana Gil' })).toBeNull());
  expect(screen.getByLabelText(/Duración/)).toHaveValue('75');
});

it('is on today again after midnight, if it was on today', () => {
  const { store } = open(list, { startDate: '2026-11-24', endDate: '2026-11-24', date: '2026-11-24' });
  act(() => void store.dispatch(dayTurned({ from: '2026-11-24', to: '2026-11-25' })));
  const today = { startDate: '2026-11-25', endDate: '2026-11-25', date: '2026-11-25' };
  expect(selectAgenda(store.getState())).toMatchObject(today);
  act(() => void store.dispatch(dayTurned({ from: '2026-11-26', to: '2026-11-27' })));
  expect(selectAgenda(store.getState())).toMatchObject(today);
});
