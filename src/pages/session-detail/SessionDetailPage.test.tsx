import { screen, waitFor, within } from '@testing-library/react';
import { AuthProvider } from '@/features/auth';
import { RAW_SESSION_VERSIONS, STAFF_SESSION_FIXTURE } from '@/features/sessions/fixtures';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { SessionDetailPage } from '.';

const SESSION = {
  id: 's1',
  date: '2026-11-19',
  time: '16:30',
  duration: 45,
  patientName: 'Manuel Ortega',
  treatmentType: 'Masaje terapéutico',
  location: 'Consultorio',
  notes: 'Mejora',
  status: 'completed',
  exercises: [
    { name: 'Puente', sets: 3, reps: 12, duration: 30, notes: 'Lento' },
    { name: 'Plancha', sets: 1, reps: 1 },
  ],
};

const open = (handler: FakeHandler, user = PATIENT) =>
  renderApp(<SessionDetailPage />, {
    at: '/sessions/s1',
    path: '/sessions/:id',
    user,
    routes: { 'GET /api/sessions/:id': handler },
    wrap: (part) => <AuthProvider>{part}</AuthProvider>,
  });

describe('/sessions/{id}', () => {
  it('shows everything that was noted', async () => {
    open(() => ({ session: SESSION }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Sesión del jueves, 19 de noviembre de 2026' }),
    ).toBeInTheDocument();
    for (const text of [
      'Completada',
      'jueves, 19 de noviembre de 2026',
      '16:30',
      'Manuel Ortega',
      '45 minutos',
      'Consultorio',
      'Mejora',
      '3 series × 12 repeticiones · 30 s',
      '1 serie × 1 repetición',
      'Lento',
    ])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Editar sesión' })).not.toBeInTheDocument();
  });

  it('shows staff which notes are whose, and a patient what is theirs', async () => {
    const { unmount } = open(() => ({ ...SESSION, sharedNotes: 'Camina' }), THERAPIST);
    const part = async (name: string) => screen.findByRole('region', { name });
    expect(await part('Notas de la sesión')).toHaveTextContent('Solo las ve la consultaMejora');
    expect(await part('Para el paciente')).toHaveTextContent('Camina');
    unmount();
    open(() => ({ ...SESSION, notes: 'Camina' }));
    expect(await part('Notas')).toHaveTextContent('Camina');
    expect(screen.queryByRole('region', { name: 'Notas de la sesión' })).not.toBeInTheDocument();
  });

  it('tells staff of a change and what was written before, beside what took its place', async () => {
    const { user, backend } = open(() => STAFF_SESSION_FIXTURE, THERAPIST);
    backend.use({ 'GET /api/sessions/:id/versions': () => RAW_SESSION_VERSIONS });
    expect(await screen.findByText('Modificada el 20/11/2026, 09:15 por Ana Ruiz Soler')).toBeInTheDocument();
    expect(backend.sent('GET', /versions/)).toHaveLength(0);
    await user.click(screen.getByText('Ver versiones anteriores'));
    const list = await screen.findByRole('list', { name: 'Versiones anteriores' });
    expect(within(list).getByText('Escrita el 19/11/2026, 17:20 por Ana Ruiz Soler')).toBeInTheDocument();
    for (const text of ['60 minutos', '45 minutos', 'Sin texto'])
      expect(within(list).getAllByText(text)[0]).toBeInTheDocument();
    // Unchanged fields are only in the full text.
    expect(within(list).getAllByText('Consultorio')).toHaveLength(1);
  });

  it('offers another attempt where the versions cannot be had', async () => {
    const { user, backend } = open(() => STAFF_SESSION_FIXTURE, THERAPIST);
    backend.use({ 'GET /api/sessions/:id/versions': networkFailure });
    await user.click(await screen.findByText('Ver versiones anteriores'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error de conexión');
    backend.use({ 'GET /api/sessions/:id/versions': () => RAW_SESSION_VERSIONS });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('list', { name: 'Versiones anteriores' })).toBeInTheDocument();
  });

  it('offers no editing of what somebody else recorded, and nothing of versions where there are none', async () => {
    open(() => ({ ...SESSION, mayCorrect: false, version: 1, correctedAt: null }), THERAPIST);
    await screen.findByText('Mejora');
    expect(screen.queryByRole('link', { name: 'Editar sesión' })).not.toBeInTheDocument();
    expect(screen.queryByText('Ver versiones anteriores')).not.toBeInTheDocument();
  });

  it('leads staff to the form', async () => {
    open(() => SESSION, THERAPIST);
    expect(await screen.findByRole('link', { name: 'Editar sesión' })).toHaveAttribute(
      'href',
      '/sessions/new?id=s1',
    );
  });

  it.each([
    ['of their own session', { mayCorrect: true, therapist: { name: THERAPIST.name } }, THERAPIST, true],
    ['of a colleague’s', { mayCorrect: false, therapist: { name: 'Bea Gil' } }, THERAPIST, true],
    ['of another backend’s', {}, THERAPIST, true],
    [
      'that they no longer reach',
      { mayCorrect: false, therapist: { name: THERAPIST.name } },
      THERAPIST,
      false,
    ],
    ['that is not named', { patientId: undefined }, THERAPIST, false],
    ['as a patient', {}, PATIENT, false],
  ])('leads to the record or not: %s', async (_which, values, user, isOffered) => {
    open(() => ({ ...SESSION, patientId: 'p1', ...values }), user);
    await screen.findByText('Mejora');
    const links = screen.queryAllByRole('link', { name: 'Abrir ficha' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(isOffered ? ['/patients/p1'] : []);
  });

  it('says that there is no such session, with the way to one’s own', async () => {
    const { address, toasts } = open(() => answer(404));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Sesión no encontrada' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Volver a mis sesiones' })).toHaveAttribute(
      'href',
      '/my-sessions',
    );
    expect(address()).toBe('/sessions/s1');
    expect(toasts).toEqual([]);
  });

  it.each([
    ['the catalogue’s text', () => answer(500), 'Error al cargar los detalles de la sesión'],
    ['the server’s', () => answer(403, { error: 'No puedes verla' }), 'No puedes verla'],
    ['the connection', networkFailure, 'Error de conexión'],
  ])('toasts any other failure and goes to one’s own sessions: %s', async (_what, handler, text) => {
    const { address, toasts } = open(handler);
    await waitFor(() => expect(address()).toBe('/my-sessions'));
    expect(toasts).toEqual([text]);
  });
});
