import { screen, waitFor, within } from '@testing-library/react';
import { AuthProvider } from '@/features/auth';
import { appointmentsDomain } from '@/features/appointments';
import { appointmentFixture } from '@/features/appointments/fixtures';
import { PATIENT_FIXTURE } from '@/features/patients/fixtures';
import { SESSION_FIXTURE } from '@/features/sessions/fixtures';
import { chatDomain } from '@/features/chat';
import { documentsDomain } from '@/features/documents';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer, type FakeHandler, networkFailure, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { loadLateParts } from '@/shared/ui/late-part/latePart';
import { PatientDetailPage } from '..';

const ID = PATIENT_FIXTURE.id;
const SESSIONS = 'GET /api/sessions/patient/:id';
const APPOINTMENTS = 'GET /api/appointments';
const appointment = (id: string, date: string, more = {}) =>
  appointmentFixture({ id, date, patientId: ID, patientName: PATIENT_FIXTURE.name, ...more });
const ROWS = [
  appointment('past', '2020-03-02T09:30:00+01:00', { status: 'COMPLETED' }),
  appointment('later', '2099-03-20T09:30:00+01:00'),
  appointment('cancelled', '2099-03-01T09:30:00+01:00', { status: 'CANCELLED' }),
  appointment('next', '2099-03-05T09:30:00+01:00', { status: 'CONFIRMED' }),
  appointmentFixture({ id: 'other', patientId: 'somebody', date: '2099-01-01T09:30:00+01:00' }),
];
const HELD = [
  { ...SESSION_FIXTURE, id: 's1', date: '2025-11-19' },
  { ...SESSION_FIXTURE, id: 's0', date: '2025-11-12', treatmentType: 'Ultrasonido' },
];

const show = (routes: Record<string, FakeHandler> = {}, rest = '') =>
  renderApp(<PatientDetailPage />, {
    at: `/patients/${ID}${rest}`,
    path: '/patients/:id/*',
    user: THERAPIST,
    domains: [appointmentsDomain, chatDomain, documentsDomain],
    routes: {
      'GET /api/patients/:id': () => ({
        patient: { ...PATIENT_FIXTURE, medications: 'Sintrom 4 mg', invitation: null },
      }),
      'GET /api/patients/:id/stats': () => ({ evaluations: 3, appointments: 14, activeRoutines: 2 }),
      [SESSIONS]: () => ({ data: HELD }),
      [APPOINTMENTS]: () => ({ appointments: ROWS }),
      ...routes,
    },
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });
const group = (name: string) => screen.findByRole('group', { name });
const tab = async (name: string) =>
  within(await screen.findByRole('navigation', { name: 'Apartados de la ficha' })).findByRole('link', {
    name,
  });

beforeAll(loadLateParts);

describe('the first view of a record', () => {
  it('begins with the alerts, directly under the name', async () => {
    show();
    const strip = await screen.findByRole('region', { name: 'Avisos clínicos' });
    expect(strip).toHaveTextContent('Alergias: Penicilina');
    expect(within(strip).getByText('Anticoagulante: Sintrom')).toBeInTheDocument();
    expect(strip.parentElement?.previousElementSibling).toContainElement(
      screen.getByRole('heading', { level: 1 }),
    );
  });

  it('says that there may be alerts where they could not be had', async () => {
    show({ 'GET /api/patients/:id/alerts': () => answer(500) });
    const strip = within(await screen.findByRole('region', { name: 'Avisos clínicos' }));
    expect(await strip.findByRole('status')).toHaveTextContent(
      /No se han podido cargar las alertas clínicas/,
    );
    expect(strip.queryByRole('button', { name: 'Añadir alerta' })).not.toBeInTheDocument();
  });

  it('leads to the last session held and to the next appointment of this patient', async () => {
    const { backend } = show();
    const last = await screen.findByRole('link', { name: 'Última sesión mié, 19 nov 2025 · 16:30' });
    expect(last).toHaveAttribute('href', '/sessions/s1');
    expect(await group('Última sesión')).toHaveTextContent(
      'Tratamiento manual · Mejora la rotación respecto a la sesión anterior.',
    );
    const next = await screen.findByRole('link', { name: 'Próxima cita jue, 5 mar 2099 · 09:30–10:30' });
    expect(next).toHaveAttribute('href', '/appointments/next/edit');
    expect(await group('Próxima cita')).toHaveTextContent('ConfirmadaTratamiento');
    expect(backend.sent('GET', '/api/appointments').map(({ query }) => query)).toEqual([{ patientId: ID }]);
  });

  it('says so where there is none', async () => {
    show({ [SESSIONS]: () => [], [APPOINTMENTS]: () => [] });
    expect(await screen.findByText('Ninguna todavía')).toBeInTheDocument();
    expect(await screen.findByText('Ninguna programada')).toBeInTheDocument();
  });

  it.each([
    ['absent', () => answer(404)],
    ['broken', () => answer(500)],
    ['not reached', networkFailure],
  ])('stays whole and silent where the backend is %s', async (_how, handler) => {
    const { toasts, address } = show({ [SESSIONS]: handler, [APPOINTMENTS]: handler });
    await waitFor(() => expect(screen.getAllByText('No disponible ahora')).toHaveLength(2));
    expect(screen.getByRole('heading', { name: 'Información médica' })).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(toasts).toEqual([]);
    expect(address()).toBe(`/patients/${ID}`);
  });

  it('keeps the room while both are waited for', async () => {
    show({ [SESSIONS]: never, [APPOINTMENTS]: never });
    expect(await screen.findByText('Cargando última sesión')).toBeInTheDocument();
    expect(screen.getByText('Cargando próxima cita')).toBeInTheDocument();
  });
});

describe('a new session of a record', () => {
  clockStartsAt('2026-11-24T10:00:00+01:00');

  const visit = appointment('now', '2026-11-24T09:30:00+01:00', {
    therapist: { id: THERAPIST.id, name: 'Ana' },
  });
  it.each([
    ['?appointmentId=c1', [], '/sessions/new?appointmentId=c1'],
    ['', [], `/sessions/new?patientId=${ID}`],
    ['', [visit], '/sessions/new?appointmentId=now'],
    ['', [{ ...visit, status: 'COMPLETED' }], `/sessions/new?patientId=${ID}`],
    ['', [{ ...visit, therapist: { id: 'other', name: 'Bea Gil' } }], `/sessions/new?patientId=${ID}`],
  ])(
    'begin the session of the appointment from which the record was opened, or of today’s: %s %j',
    async (search, rows, expected) => {
      show({ [APPOINTMENTS]: () => rows }, search);
      const actions = within(await screen.findByRole('navigation', { name: 'Acciones rápidas' }));
      await waitFor(() =>
        expect(actions.getByRole('link', { name: 'Nueva sesión' })).toHaveAttribute('href', expected),
      );
    },
  );
});

describe('the tabs of a record', () => {
  it('are links that work by keyboard, stand in the address and go back', async () => {
    const { user, address } = show();
    expect(await tab('Resumen')).toHaveAttribute('aria-current', 'page');
    (await tab('Historia')).focus();
    await user.keyboard('{Enter}');
    expect(await tab('Historia')).toHaveFocus();
    expect(address()).toBe(`/patients/${ID}/history`);
    expect(await tab('Historia')).toHaveAttribute('aria-current', 'page');
    expect(await tab('Resumen')).not.toHaveAttribute('aria-current');
    await user.click(await tab('Citas'));
    expect(address()).toBe(`/patients/${ID}/appointments`);
    expect(await screen.findByRole('table', { name: 'Citas' })).toBeInTheDocument();
  });

  it('keep the appointment from which the record was opened', async () => {
    const { user, address } = show({}, '?appointmentId=c1');
    await user.click(await tab('Citas'));
    expect(address()).toBe(`/patients/${ID}/appointments?appointmentId=c1`);
    expect(screen.getByRole('link', { name: 'Escribir sesión' })).toBeInTheDocument();
  });

  it.each([
    ['?tab=sessions', '/history?kind=sessions'],
    ['?tab=evaluations', '/history?kind=evaluations'],
    ['?tab=appointments&appointmentId=c1', '/appointments?appointmentId=c1'],
    ['?tab=documents', '/documents'],
    ['?tab=record', ''],
    ['?tab=toString', ''],
  ])('are found by the address that they once had: %s', async (former, now) => {
    const { address } = show({}, former);
    await tab('Resumen');
    expect(address()).toBe(`/patients/${ID}${now}`);
  });

  it('are not offered where the backend has nothing for them', async () => {
    show({}, '/data');
    expect(await tab('Resumen')).toHaveAttribute('aria-current', 'page');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).not.toEqual(
      expect.arrayContaining(['Datos', 'Documentos']),
    );
    expect(screen.getByRole('heading', { name: 'Información médica' })).toBeInTheDocument();
  });

  it('Sesiones lists the newest first, without asking twice', async () => {
    const { backend } = show({}, '/history?kind=sessions');
    const list = await screen.findByRole('list', { name: 'Sesiones' });
    expect(
      within(list)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tratamiento manual', 'Ultrasonido']);
    expect(screen.getByText('Mostrando 2 de 2 sesiones')).toBeInTheDocument();
    expect(within(list).getAllByRole('link', { name: 'Ver detalles' })[0]).toHaveAttribute(
      'href',
      '/sessions/s1',
    );
    expect(backend.sent('GET', /sessions\/patient/)).toHaveLength(1);
  });

  it('Sesiones comes in portions', async () => {
    const many = Array.from({ length: 45 }, (_one, index) => ({ ...SESSION_FIXTURE, id: `s${index}` }));
    const { user } = show({ [SESSIONS]: () => many }, '/history?kind=sessions');
    await user.click(await screen.findByRole('button', { name: 'Cargar más' }));
    expect(screen.getByText('Mostrando 40 de 45 sesiones')).toBeInTheDocument();
  });

  it.each([
    ['for this patient', '', `/sessions/new?patientId=${ID}`],
    ['of the appointment of the record', '&appointmentId=c1', '/sessions/new?appointmentId=c1'],
  ])('Sesiones leads to the first one, %s', async (_which, search, expected) => {
    show({ [SESSIONS]: () => [] }, `/history?kind=sessions${search}`);
    expect(await screen.findByRole('heading', { name: 'No hay sesiones registradas' })).toBeInTheDocument();
    const first = screen.getByRole('link', { name: 'Registrar primera sesión' });
    expect(first).toHaveAttribute('href', expected);
  });

  it('Citas lists those of this patient by date, with what can be done', async () => {
    const { user, toasts, backend } = show(
      { 'DELETE /api/appointments/:id': () => ({}), 'PATCH /api/appointments/:id/status': () => ({}) },
      '/appointments',
    );
    const table = await screen.findByRole('table', { name: 'Citas' });
    expect(within(table).getByText('vie, 20 mar 2099')).toBeInTheDocument();
    expect(within(table).queryByRole('columnheader', { name: 'Paciente' })).not.toBeInTheDocument();
    expect(screen.getByText('Mostrando 4 de 4 citas')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Nueva cita' })).toHaveAttribute(
      'href',
      `/patients/${ID}/appointments/new`,
    );
    const first = within(table).getByRole('row', { name: /20 mar 2099/ });
    await user.click(within(first).getByRole('button', { name: /^Confirmar/ }));
    await waitFor(() => expect(toasts).toEqual(['Estado de la cita actualizado']));
    await user.click(within(first).getByRole('button', { name: /^Más acciones/ }));
    expect(screen.getByRole('menuitem', { name: 'Mensaje' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Abrir ficha' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    await user.click(within(first).getByRole('button', { name: /^Eliminar/ }));
    backend.use({ [APPOINTMENTS]: () => ROWS.filter(({ id }) => id !== 'later') });
    await user.click(screen.getByRole('button', { name: 'Eliminar cita' }));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(screen.getByText('Mostrando 3 de 3 citas')).toBeInTheDocument();
    expect(backend.sent('DELETE', '/api/appointments/later')).toHaveLength(1);
  });

  it('Citas leads to the first one, for this patient', async () => {
    show({ [APPOINTMENTS]: () => [] }, '/appointments');
    expect(await screen.findByRole('heading', { name: 'No hay citas programadas' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Crear primera cita' })).toHaveAttribute(
      'href',
      `/patients/${ID}/appointments/new`,
    );
  });

  it.each([
    [
      '/history?kind=sessions',
      SESSIONS,
      'Error al cargar las sesiones',
      { data: HELD },
      'Mostrando 2 de 2 sesiones',
    ],
    ['/appointments', APPOINTMENTS, 'Error al cargar las citas', ROWS, 'Mostrando 4 de 4 citas'],
  ])('%s: says in its place what failed, and tries again', async (address, route, text, rows, summary) => {
    const { user, backend, toasts } = show({ [route]: () => answer(500) }, address);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(toasts).toEqual([]);
    backend.use({ [route]: () => rows });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText(summary)).toBeInTheDocument();
  });
});
