import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { ALERT_FIXTURES } from '@/features/alerts/fixtures';
import { appointmentFixture } from '@/features/appointments/fixtures';
import { AuthProvider } from '@/features/auth';
import { PATIENT_FIXTURE } from '@/features/patients/fixtures';
import { loggedOut, sessionExpired, sessionStarted } from '@/shared/identity/slice';
import { clockStartsAt } from '@/shared/testing/clock';
import { mayClose } from '@/shared/testing/closing';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { ADMIN, PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { SessionFormPage } from '..';

const PATIENTS = {
  'GET /api/patients': () => ({
    patients: [
      { id: 'p1', name: 'Manuel Ortega' },
      { id: 'p2', name: 'Rosa Gil' },
    ],
  }),
};

const open = (at: string, routes: Record<string, FakeHandler> = {}, user = THERAPIST) =>
  renderApp(
    <>
      <Link to="/history">Fuera</Link>
      <Link to="/sessions/new">Nueva Sesión</Link>
      <Link to="/sessions/new?patientId=p1">De Manuel</Link>
      <Link to="/sessions/new?patientId=p2">De Rosa</Link>
      <Routes>
        <Route path="/sessions/new" element={<SessionFormPage />} />
      </Routes>
    </>,
    { at, user, routes: { ...PATIENTS, ...routes }, wrap: (part) => <AuthProvider>{part}</AuthProvider> },
  );

const notes = () => screen.getByRole('textbox', { name: 'Notas de la sesión' });
/** Waits for the form, which first asks whether the backend supports shared notes. */
const formed = () => screen.findByRole('textbox', { name: 'Notas de la sesión' });
const away = () => screen.getByRole('link', { name: 'Fuera' });
const back = () => within(document.body).getAllByRole('link', { name: 'Nueva Sesión' }).at(0) as HTMLElement;

describe('/sessions/new', () => {
  it('saves for the chosen patient, says so and goes to the history', async () => {
    const { user, toasts, address, backend } = open('/sessions/new?patientId=p1', {
      'POST /api/sessions': () => answer(201, { data: { id: 's1' } }),
    });
    expect(await screen.findByDisplayValue('Manuel Ortega')).toBeInTheDocument();
    await formed();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de tratamiento' }), 'Seguimiento');
    await user.click(screen.getByRole('button', { name: 'Crear sesión' }));
    expect(toasts).toEqual(['Sesión creada exitosamente']);
    await waitFor(() => expect(address()).toBe('/history'));
    expect(backend.sent('POST', '/api/sessions')[0]?.body).toMatchObject({ patientId: 'p1' });
  });

  it('leaves people where they went while it was being saved', async () => {
    let arrive: () => void = () => undefined;
    const { user, toasts, address } = open('/sessions/new?patientId=p1', {
      'POST /api/sessions': () =>
        new Promise((resolve) => {
          arrive = () => resolve(answer(201, { data: { id: 's1' } }));
        }),
    });
    await formed();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de tratamiento' }), 'Seguimiento');
    await user.click(screen.getByRole('button', { name: 'Crear sesión' }));
    await user.click(screen.getByRole('link', { name: 'De Rosa' }));
    expect(await screen.findByDisplayValue('Rosa Gil')).toBeInTheDocument();
    await act(async () => arrive());
    await waitFor(() => expect(toasts).toEqual(['Sesión creada exitosamente']));
    expect(address()).toBe('/sessions/new?patientId=p2');
    await user.click(screen.getByRole('link', { name: 'De Manuel' }));
    expect(await screen.findByDisplayValue('Manuel Ortega')).toBeInTheDocument();
    expect(screen.queryByText('Borrador recuperado')).not.toBeInTheDocument();
  });

  it('goes back to the history on Cancelar', async () => {
    const { user, address } = open('/sessions/new');
    await formed();
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(address()).toBe('/history'));
  });

  it('comes together with the alerts of the patient', async () => {
    let arrive: (answer: object) => void = () => undefined;
    const { backend } = open('/sessions/new?patientId=p1', {
      'GET /api/patients/:id/alerts': () => new Promise((resolve) => (arrive = resolve)),
    });
    await waitFor(() => expect(backend.sent('GET', /alerts/)).toHaveLength(1));
    expect(screen.queryByRole('textbox', { name: 'Notas de la sesión' })).not.toBeInTheDocument();
    arrive({ alerts: ALERT_FIXTURES });
    await formed();
    expect(screen.getByRole('region', { name: 'Alertas clínicas del paciente' })).toHaveTextContent(
      'Sintrom',
    );
  });

  it('comes together with what the record says to know before treating', async () => {
    let arrive: (answer: object) => void = () => undefined;
    const { backend } = open('/sessions/new?patientId=p1', {
      'GET /api/patients/:id': () => new Promise((resolve) => (arrive = resolve)),
    });
    await waitFor(() => expect(backend.sent('GET', '/api/patients/p1')).toHaveLength(1));
    expect(screen.queryByRole('textbox', { name: 'Notas de la sesión' })).not.toBeInTheDocument();
    arrive({ ...PATIENT_FIXTURE, allergies: 'Látex', medications: 'Sintrom 4 mg' });
    await formed();
    const strip = screen.getByRole('region', { name: 'Avisos clínicos' });
    expect(strip).toHaveTextContent('Alergias: Látex');
    expect(strip).toHaveTextContent('Anticoagulante: Sintrom');
  });

  it.each([
    ['a failing server', () => answer(500)],
    ['no line', networkFailure],
  ])('says with %s that the record could not be had, and asks for it again', async (_what, handler) => {
    const { user, backend } = open('/sessions/new?patientId=p1', { 'GET /api/patients/:id': handler });
    await formed();
    expect(screen.getByText(/No se han podido cargar las alergias/)).toBeVisible();
    backend.use({ 'GET /api/patients/:id': () => ({ ...PATIENT_FIXTURE, allergies: 'Látex' }) });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('region', { name: 'Avisos clínicos' })).toHaveTextContent('Látex');
  });

  it('edits the session of ?id=, says so and goes to the history', async () => {
    const session = {
      id: 's1',
      date: '2026-11-19',
      time: '10:00',
      patientId: 'p1',
      treatmentType: 'Seguimiento',
      duration: 30,
    };
    const { user, toasts, address } = open('/sessions/new?id=s1', {
      'GET /api/sessions/:id': () => session,
      'PUT /api/sessions/:id': () => session,
    });
    expect(screen.getByRole('heading', { level: 1, name: 'Editar Sesión' })).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'Actualizar sesión' }));
    expect(toasts).toEqual(['Sesión actualizada exitosamente']);
    await waitFor(() => expect(address()).toBe('/history'));
  });

  it.each([
    ['the catalogue’s text', () => answer(500), 'Error al cargar la sesión'],
    ['the connection', networkFailure, 'Error de conexión'],
  ])('leaves with a toast where the session to edit cannot be had: %s', async (_what, handler, text) => {
    const { toasts, address } = open('/sessions/new?id=s1', { 'GET /api/sessions/:id': handler });
    await waitFor(() => expect(address()).toBe('/history'));
    expect(toasts).toEqual([text]);
  });

  it('is not for patients, and for administrators it is, who are told of no alerts', async () => {
    const { unmount } = open('/sessions/new', {}, PATIENT);
    expect(screen.getByText('Solo los fisioterapeutas pueden acceder a esta sección.')).toBeInTheDocument();
    unmount();
    const alerts = { 'GET /api/patients/:id/alerts': () => ({ alerts: ALERT_FIXTURES }) };
    const { backend } = open('/sessions/new?patientId=p1', alerts, ADMIN);
    await formed();
    expect(screen.getByRole('heading', { level: 1, name: 'Nueva Sesión' })).toBeInTheDocument();
    expect(backend.sent('GET', /alerts|patients.p1/)).toEqual([]);
  });
});

describe('a session of a patient who is here today', () => {
  clockStartsAt('2026-11-24T10:00:00+01:00');

  it('leads to the session of today’s visit, which completes it', async () => {
    const visit = appointmentFixture({ therapist: { id: THERAPIST.id, name: 'Ana' } });
    const { unmount } = open('/sessions/new?patientId=p1', { 'GET /api/appointments': () => [visit] });
    await formed();
    expect(screen.getByRole('link', { name: 'Escribir la de la cita' })).toHaveAttribute(
      'href',
      '/sessions/new?appointmentId=c1',
    );
    unmount();
    open('/sessions/new?patientId=p1', { 'GET /api/appointments': () => answer(500) });
    await formed();
    expect(screen.queryByRole('link', { name: 'Escribir la de la cita' })).toBeNull();
  });
});

describe('the part for the patient', () => {
  const shared = () => screen.queryByRole('textbox', { name: 'Para el paciente' });
  const status = (json: unknown) => ({ 'GET /api/system-status': () => json });

  it('is offered where the server says that it understands it', async () => {
    const { user, backend } = open('/sessions/new?patientId=p1', {
      ...status({ status: 'ok', capabilities: ['sharedNotes'] }),
      'POST /api/sessions': () => answer(201, { data: { id: 's1' } }),
    });
    await formed();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de tratamiento' }), 'Seguimiento');
    await user.type(shared() as HTMLElement, 'Camina');
    await user.click(screen.getByRole('button', { name: 'Crear sesión' }));
    await waitFor(() => expect(backend.sent('POST', '/api/sessions')).toHaveLength(1));
    expect(backend.sent('POST', '/api/sessions')[0]?.body).toMatchObject({ sharedNotes: 'Camina' });
  });

  it.each([
    ['says nothing of it', () => ({ status: 'ok' })],
    ['has no such answer', () => answer(404)],
    ['refuses to tell', () => answer(401)],
    ['does not answer', networkFailure],
  ])('is not where the server %s, and nobody hears of it', async (_what, handler) => {
    const { toasts, address } = open('/sessions/new', { 'GET /api/system-status': handler });
    await formed();
    expect(shared()).not.toBeInTheDocument();
    expect(toasts).toEqual([]);
    expect(address()).toBe('/sessions/new');
  });

  it('is offered to correct where the session carries it, whatever the server lists', async () => {
    const session = { id: 's1', date: '2026-11-19', time: '10:00', sharedNotes: null };
    open('/sessions/new?id=s1', {
      'GET /api/sessions/:id': () => session,
      'GET /api/system-status': () => ({ status: 'ok', capabilities: [] }),
    });
    await formed();
    expect(shared()).toHaveValue('');
  });
});

describe('the draft', () => {
  it('survives navigation, and asks before it is thrown away', async () => {
    const { user } = open('/sessions/new');
    await user.type(await formed(), 'Sin guardar');
    await user.click(away());
    expect(screen.queryByRole('textbox', { name: 'Notas de la sesión' })).not.toBeInTheDocument();
    await user.click(back());
    expect(await formed()).toHaveValue('Sin guardar');
    expect(screen.getByText('Borrador recuperado')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Descartar borrador' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Descartar el borrador?' });
    expect(notes()).toHaveValue('Sin guardar');
    await user.click(within(question).getByRole('button', { name: 'Descartar borrador' }));
    expect(notes()).toHaveValue('');
    await user.click(away());
    await user.click(back());
    await formed();
    expect(screen.queryByText('Borrador recuperado')).not.toBeInTheDocument();
  });

  it.each([
    ['at once', []],
    ['by way of another screen', ['Fuera']],
  ])('of one patient is not opened for another one who is gone to %s', async (_how, links) => {
    const { user, backend } = open('/sessions/new?patientId=p1', {
      'POST /api/sessions': () => answer(201, { data: { id: 's1' } }),
    });
    const go = (name: string) => user.click(screen.getByRole('link', { name }));
    await user.type(await formed(), 'Dolor en reposo');
    for (const name of [...links, 'De Rosa']) await go(name);
    expect(await screen.findByDisplayValue('Rosa Gil')).toBeInTheDocument();
    expect(await formed()).toHaveValue('');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de tratamiento' }), 'Seguimiento');
    await user.click(screen.getByRole('button', { name: 'Crear sesión' }));
    await waitFor(() => expect(backend.sent('POST', '/api/sessions')).toHaveLength(1));
    expect(backend.sent('POST', '/api/sessions')[0]?.body).toMatchObject({ patientId: 'p2', notes: '' });
    await go('De Manuel');
    expect(await screen.findByDisplayValue('Manuel Ortega')).toBeInTheDocument();
    expect(await formed()).toHaveValue('Dolor en reposo');
  });

  it('survives a save that met a lost session, and comes back to the same user alone', async () => {
    const { user, store } = open('/sessions/new?patientId=p1', {
      'POST /api/sessions': () => answer(401, { error: 'La sesión ha caducado' }),
    });
    await formed();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de tratamiento' }), 'Seguimiento');
    await user.type(notes(), 'Dolor en reposo');
    await user.click(screen.getByRole('button', { name: 'Crear sesión' }));
    act(() => void store.dispatch(sessionExpired()));
    expect(screen.queryByRole('textbox', { name: 'Notas de la sesión' })).not.toBeInTheDocument();

    act(() => void store.dispatch(sessionStarted({ ...THERAPIST, id: 'other' })));
    expect(await formed()).toHaveValue('');
    expect(document.body).not.toHaveTextContent('Borrador recuperado');
    act(() => void store.dispatch(loggedOut()));

    act(() => void store.dispatch(sessionStarted(THERAPIST)));
    expect(await formed()).toHaveValue('Dolor en reposo');
  });

  it('is in neither the state nor the browser’s storage', async () => {
    const { user, store } = open('/sessions/new');
    await user.type(await formed(), 'CANARIO');
    await user.click(away());
    expect(JSON.stringify(store.getState())).not.toContain('CANARIO');
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('CANARIO');
  });

  it('makes the browser ask before the tab is closed, until it is saved', async () => {
    const leaving = () => !mayClose();
    const { user } = open('/sessions/new?patientId=p1', { 'POST /api/sessions': () => ({ id: 's1' }) });
    await formed();
    expect(leaving()).toBe(false);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Tipo de tratamiento' }), 'Seguimiento');
    expect(leaving()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Crear sesión' }));
    expect(leaving()).toBe(false);
  });
});
