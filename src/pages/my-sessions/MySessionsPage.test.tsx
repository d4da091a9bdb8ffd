import { screen } from '@testing-library/react';
import { AuthProvider } from '@/features/auth';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { MySessionsPage } from '.';

const MINE = 'GET /api/sessions/my-sessions';
const open = (handler: FakeHandler, user = PATIENT) =>
  renderApp(<MySessionsPage />, {
    user,
    routes: { [MINE]: handler },
    wrap: (part) => <AuthProvider>{part}</AuthProvider>,
  });

const SESSIONS = [
  {
    id: '0000-0000-aaa111',
    date: '2026-11-02',
    time: '09:00',
    duration: 30,
    status: 'COMPLETED',
    treatmentType: 'Seguimiento',
  },
  {
    id: '0000-0000-bbb222',
    date: '2026-11-30',
    time: '09:00',
    duration: 30,
    status: 'SCHEDULED',
    treatmentType: 'Seguimiento',
  },
  {
    id: '0000-0000-ccc333',
    date: '2026-11-20',
    time: '09:00',
    duration: 30,
    status: 'IN_PROGRESS',
    treatmentType: 'Seguimiento',
  },
  {
    id: '0000-0000-ddd444',
    date: '2026-11-01',
    time: '09:00',
    duration: 30,
    status: 'CANCELLED',
    treatmentType: 'Seguimiento',
  },
];

describe('/my-sessions', () => {
  it('lists the patient’s sessions by the last six characters of the id, with their state', async () => {
    open(() => ({ sessions: SESSIONS }));
    expect(await screen.findByRole('link', { name: 'Sesión #bbb222' })).toHaveAttribute(
      'href',
      '/sessions/0000-0000-bbb222',
    );
    expect(screen.getAllByRole('link', { name: /^Sesión #/ }).map(({ textContent }) => textContent)).toEqual([
      'Sesión #bbb222',
      'Sesión #ccc333',
      'Sesión #aaa111',
      'Sesión #ddd444',
    ]);
    for (const text of ['Completada', 'Programada', 'En progreso', 'Cancelada'])
      expect(screen.getByText(text)).toBeInTheDocument();
    const figures = screen.getByRole('group', { name: 'Resumen de mis sesiones' });
    expect(figures).toHaveTextContent('Total de sesiones4');
    expect(figures).toHaveTextContent('Completadas1');
    expect(screen.getByRole('link', { name: 'Volver al Dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it('says that there are none', async () => {
    open(() => ({ sessions: [] }));
    expect(await screen.findByText('No hay sesiones registradas')).toBeInTheDocument();
  });

  it.each([
    ['the catalogue’s text', () => answer(500), 'Error al cargar las sesiones'],
    ['the server’s', () => answer(400, { error: 'No disponible' }), 'No disponible'],
    ['the connection', networkFailure, 'Error de conexión'],
  ])('shows a failure in its place, with Reintentar: %s', async (_what, handler, text) => {
    const { user, backend } = open(handler);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    backend.use({ [MINE]: () => ({ sessions: SESSIONS }) });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('link', { name: 'Sesión #aaa111' })).toBeInTheDocument();
  });

  it('is for patients only', () => {
    const { backend } = open(() => ({ sessions: SESSIONS }), THERAPIST);
    expect(screen.getByText('Solo los pacientes pueden acceder a esta página.')).toBeInTheDocument();
    expect(backend.requests).toHaveLength(0);
  });
});
