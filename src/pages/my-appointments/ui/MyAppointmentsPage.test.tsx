import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { AuthProvider } from '@/features/auth';
import { appointmentFixture } from '@/features/appointments/fixtures';
import { answer, networkFailure, PATIENT, THERAPIST, type FakeHandler } from '@/shared/testing';
import { renderApp } from '@/shared/testing/renderApp';
import { MyAppointmentsPage } from './MyAppointmentsPage';

const MINE = 'GET /api/appointments/my-appointments';

beforeEach(() => {
  jest.useFakeTimers({
    now: new Date('2026-11-24T10:00:00Z'),
    advanceTimers: true,
    doNotFake: ['queueMicrotask', 'nextTick'],
  });
});
afterEach(() => jest.useRealTimers());

const open = (handler: FakeHandler, user = PATIENT, others: Record<string, FakeHandler> = {}) =>
  renderApp(<MyAppointmentsPage />, {
    user,
    routes: { [MINE]: handler, 'GET /api/calendar/feed': () => answer(404), ...others },
    wrap: (part) => <AuthProvider>{part}</AuthProvider>,
  });

const ROWS = [
  appointmentFixture({ id: 'done', status: 'COMPLETED', date: '2026-11-10T09:30:00+01:00' }),
  appointmentFixture({ id: 'next', status: 'CONFIRMED', date: '2026-11-26T09:30:00+01:00' }),
  { id: 'small', date: '2026-11-30', time: '16:00', status: 'scheduled', type: 'follow-up', duration: 30 },
  appointmentFixture({ id: 'gone', status: 'CANCELLED', date: '2026-11-27T09:30:00+01:00' }),
];

describe('/my-appointments', () => {
  it('shows figures, what is to come by date, and what was', async () => {
    open(() => ROWS);
    const coming = await screen.findByRole('region', { name: 'Próximas citas' });
    expect(
      within(coming)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('jueves, 26 de noviembre de 2026'),
      expect.stringContaining('lunes, 30 de noviembre de 2026'),
    ]);
    expect(coming).toHaveTextContent('09:30–10:30 (60 min) · Tratamiento');
    expect(coming).toHaveTextContent('Con Ana Ruiz Soler');
    expect(coming).toHaveTextContent('16:00–16:30 (30 min) · Seguimiento');
    const past = screen.getByRole('region', { name: 'Citas anteriores' });
    expect(within(past).getAllByRole('listitem')).toHaveLength(2);
    const figures = screen.getByRole('group', { name: 'Resumen de mis citas' });
    expect(figures).toHaveTextContent('Total de citas4Próximas2Completadas1Canceladas1');
    expect(screen.getByRole('heading', { level: 1, name: 'Mis Citas' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Volver/ })).toHaveAttribute('href', '/dashboard');
  });

  it('names the telephone to call, once, and reads well without one', async () => {
    const withPhone = (row: object) => ({ ...row, therapist: { name: 'Ana', phone: '910 123 456' } });
    open(() =>
      [...ROWS.slice(1, 2), appointmentFixture({ id: 'two', date: '2026-11-27T10:00:00Z' })].map(withPhone),
    );
    expect(await screen.findByRole('link', { name: '910 123 456' })).toHaveAttribute('href', 'tel:910123456');
    cleanup();
    open(() => ROWS);
    expect(await screen.findByText(/Avisa a tu fisioterapeuta\./)).toBeInTheDocument();
    expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  });

  it('says where the practice is, and its telephone where the therapist has none', async () => {
    const identity = { name: 'Retiro', address: 'Calle Mayor, 1', phone: '910000000' };
    open(() => ROWS, PATIENT, { 'GET /api/practice/identity': () => ({ identity }) });
    expect(await screen.findByText('La consulta está en Calle Mayor, 1.')).toBeVisible();
    expect(screen.getByRole('link', { name: '910 000 000' })).toHaveAttribute('href', 'tel:910000000');
  });

  it.each([
    [() => answer(500), 'Error al cargar las citas'],
    [() => answer(400, { error: 'Sin permiso' }), 'Sin permiso'],
    [() => networkFailure(), 'Error de conexión'],
  ])('tells inline what failed and tries again', async (handler, text) => {
    let broken = true;
    const { user, toasts } = open(() => (broken ? handler() : { appointments: ROWS }));
    expect(await screen.findByText(text)).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('region', { name: 'Próximas citas' })).toBeVisible();
    expect(toasts).toEqual([]);
  });

  it('has an empty state', async () => {
    open(() => ({ appointments: [] }));
    expect(await screen.findByText('No tienes citas programadas')).toBeVisible();
  });

  it('is for patients only', () => {
    const { backend } = open(() => ROWS, THERAPIST);
    expect(screen.getByText('Solo los pacientes pueden acceder a esta página.')).toBeVisible();
    expect(backend.requests).toHaveLength(0);
  });

  it('says when the backend offers no private calendars', async () => {
    const { user } = open(() => ROWS);
    await user.click(screen.getByRole('button', { name: 'Suscribirse' }));
    await waitFor(() =>
      expect(screen.getByText('Este servidor no ofrece calendarios privados.')).toBeVisible(),
    );
  });
});
