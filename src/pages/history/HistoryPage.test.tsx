import { screen, within } from '@testing-library/react';
import { AuthProvider } from '@/features/auth';
import { sessionsDomain } from '@/features/sessions';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { todayOfPractice } from '@/shared/lib/dates';
import { HistoryPage } from '.';

const session = (id: string, more: object = {}) => ({
  id,
  date: '2025-03-05',
  time: '10:00',
  duration: 60,
  patientName: 'Manuel Ortega',
  treatmentType: 'Masaje terapéutico',
  notes: '',
  status: 'COMPLETED',
  exercises: [],
  ...more,
});

const open = (handler: FakeHandler, user = THERAPIST) =>
  renderApp(<HistoryPage />, {
    user,
    domains: [sessionsDomain],
    routes: { [`GET /api/sessions${user.role === 'PATIENT' ? '/my-sessions' : ''}`]: handler },
    wrap: (part) => <AuthProvider>{part}</AuthProvider>,
  });

const rows = () => within(screen.getByRole('list', { name: 'Sesiones' })).getAllByRole('listitem');
const summary = () => screen.getByRole('group', { name: 'Resumen del historial' });

describe('/history', () => {
  it('lists newest first with status, details and summary', async () => {
    open(() => [
      session('old', { status: 'no-show', duration: 30 }),
      session('new', { date: '2026-01-09', patientName: 'Íñigo Núñez', status: undefined }),
    ]);
    await screen.findByText('Historial de sesiones');
    await screen.findByRole('list', { name: 'Sesiones' });
    const [first, second] = rows();
    expect(first).toHaveTextContent('Íñigo Núñez');
    expect(within(first as HTMLElement).getByText('Pendiente')).toBeInTheDocument();
    expect(within(first as HTMLElement).getByRole('link', { name: 'Ver detalles' })).toHaveAttribute(
      'href',
      '/sessions/new',
    );
    expect(within(second as HTMLElement).getByText('No asistió')).toBeInTheDocument();
    expect(second).toHaveTextContent('miércoles, 5 de marzo de 2025');
    expect(summary()).toHaveTextContent('Total de sesiones2');
    expect(summary()).toHaveTextContent('Completadas0');
    expect(summary()).toHaveTextContent('No asistió1');
    expect(summary()).toHaveTextContent('Minutos totales90');
  });

  it('narrows by search and period, with the summary of what is left', async () => {
    const today = todayOfPractice();
    const { user } = open(() => [session('a', { date: today }), session('b', { notes: 'Ciática' })]);
    await user.type(await screen.findByRole('searchbox', { name: 'Buscar en el historial' }), 'ciatica');
    expect(rows()).toHaveLength(1);
    expect(summary()).toHaveTextContent('Total de sesiones1');
    await user.click(screen.getByRole('radio', { name: 'Hoy' }));
    expect(screen.getByText('No se encontraron sesiones')).toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox', { name: 'Buscar en el historial' }));
    expect(rows()).toHaveLength(1);
  });

  it('draws long histories in portions', async () => {
    const { user } = open(() => Array.from({ length: 120 }, (_, index) => session(`s${index}`)));
    expect(await screen.findByText('Mostrando 50 de 120 sesiones')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Cargar más' }));
    expect(rows()).toHaveLength(100);
    await user.click(screen.getByRole('button', { name: 'Cargar más' }));
    expect(rows()).toHaveLength(120);
    expect(screen.queryByRole('button', { name: 'Cargar más' })).not.toBeInTheDocument();
  });

  it('leads to the first session where there is none', async () => {
    open(() => ({ data: [] }));
    expect(await screen.findByText('No hay sesiones registradas')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Registrar primera sesión' })).toHaveAttribute(
      'href',
      '/sessions/new',
    );
  });

  it.each([
    ['the catalogue’s text', () => answer(500), 'Error al cargar el historial'],
    ['the connection', networkFailure, 'Error de conexión'],
  ])('offers another attempt on failure: %s', async (_what, handler, text) => {
    const { user, backend } = open(handler);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    backend.use({ 'GET /api/sessions': () => [session('a')] });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('list', { name: 'Sesiones' })).toBeInTheDocument();
  });

  it('shows a patient their own, without the way to make one', async () => {
    const { backend } = open(() => ({ sessions: [session('a')] }), PATIENT);
    await screen.findByRole('list', { name: 'Sesiones' });
    expect(screen.queryByRole('link', { name: 'Nueva sesión' })).not.toBeInTheDocument();
    expect(backend.requests.map(({ path }) => path)).toEqual(['/api/sessions/my-sessions']);
  });
});
