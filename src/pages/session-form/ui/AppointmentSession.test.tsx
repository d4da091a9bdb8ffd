import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { Appointment } from '@/contract/appointmentAnswers';
import type { User } from '@/contract/authAnswers';
import { AuthProvider } from '@/features/auth';
import { appointmentFixture } from '@/features/appointments/fixtures';
import { EPISODE_FIXTURES } from '@/features/episodes/fixtures';
import { SESSION_FIXTURE } from '@/features/sessions/fixtures';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { SessionFormPage } from '..';

clockStartsAt('2026-11-24T10:00:00+01:00');

const open = (
  values: Partial<Appointment> = {},
  routes: Record<string, FakeHandler> = {},
  user: User = THERAPIST,
) =>
  renderApp(
    <Routes>
      <Route path="/sessions/new" element={<SessionFormPage />} />
    </Routes>,
    {
      at: '/sessions/new?appointmentId=c1',
      user,
      routes: {
        'GET /api/patients': () => ({
          patients: [
            { id: 'p1', name: 'Lucía Méndez Prats' },
            { id: 'p2', name: 'Marta Soler' },
          ],
        }),
        'GET /api/appointments/:id': () => ({
          appointment: appointmentFixture({ type: 'FOLLOW_UP', duration: 45, ...values }),
        }),
        'POST /api/sessions': () => answer(201, { data: { id: 's1' } }),
        'PATCH /api/appointments/:id/status': () => ({}),
        ...routes,
      },
      wrap: (part) => <AuthProvider>{part}</AuthProvider>,
    },
  );

const save = async ({ user }: ReturnType<typeof open>) =>
  user.click(await screen.findByRole('button', { name: 'Crear sesión' }));
const onward = () => screen.findByRole('link', { name: 'Siguiente cita' });
const status = () => screen.findByRole('combobox', { name: 'Estado' });
const cancel = () => screen.getByRole('button', { name: 'Cancelar' });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const statuses = ({ backend }: ReturnType<typeof open>) =>
  backend.sent('PATCH', '/api/appointments/c1/status').map(({ body }) => (body as { status: string }).status);

describe('the session of an appointment', () => {
  it('is filled in, completes the appointment step by step and leads on to the next one', async () => {
    const app = open();
    expect(await screen.findByDisplayValue('Lucía Méndez Prats')).toBeInTheDocument();
    await save(app);
    expect(await onward()).toHaveFocus();
    expect(app.backend.sent('POST', '/api/sessions')[0]?.body).toMatchObject({
      patientId: 'p1',
      date: '2026-11-24',
      time: '09:30',
      duration: 45,
      treatmentType: 'Seguimiento',
      status: 'completed',
    });
    await waitFor(() => expect(statuses(app)).toEqual(['CONFIRMED', 'COMPLETED']));
    expect(app.toasts).toEqual(['Sesión creada exitosamente']);
    await app.user.click(await onward());
    expect(app.address()).toMatch(/^\/appointments\/new\?.*patientId=p1.*date=2026-12-01/);
  });

  it('belongs to the episode for which the appointment was booked, not to the open one', async () => {
    const app = open(
      { episodeId: 'ep2' },
      {
        'GET /api/system-status': () => ({ capabilities: ['episodes'] }),
        'GET /api/patients/:id/episodes': () => ({ episodes: EPISODE_FIXTURES }),
      },
    );
    expect(await screen.findByRole('combobox', { name: 'Proceso' })).toHaveDisplayValue(/^Esguince/);
    await save(app);
    await onward();
    expect(app.backend.sent('POST', '/api/sessions')[0]?.body).toMatchObject({ episodeId: 'ep2' });
  });

  it('leads back to the agenda', async () => {
    const app = open({ status: 'CONFIRMED' });
    await save(app);
    await app.user.click(await screen.findByRole('link', { name: 'Volver a la agenda' }));
    expect(app.address()).toBe('/appointments');
    expect(statuses(app)).toEqual(['COMPLETED']);
  });

  it('completes nothing before the appointment has begun, nor what is completed', async () => {
    const ahead = open({ date: '2026-11-24T18:00:00+01:00' });
    await save(ahead);
    await onward();
    expect(ahead.backend.sent('POST', '/api/sessions')[0]?.body).toMatchObject({ status: 'scheduled' });
    expect(statuses(ahead)).toEqual([]);
    ahead.unmount();
    const done = open({ status: 'COMPLETED' });
    await save(done);
    await onward();
    expect(statuses(done)).toEqual([]);
  });

  it('of an appointment that begins while it is written is held, and completes it', async () => {
    const app = open({ date: '2026-11-24T10:01:00+01:00' });
    expect(await status()).toHaveDisplayValue('Programada');
    await app.user.type(screen.getByRole('textbox', { name: 'Notas de la sesión' }), 'Mejor');
    await pass(60_000);
    expect(await status()).toHaveDisplayValue('Completada');
    await save(app);
    await onward();
    expect(app.backend.sent('POST', '/api/sessions')[0]?.body).toMatchObject({
      status: 'completed',
      notes: 'Mejor',
    });
    await waitFor(() => expect(statuses(app)).toEqual(['CONFIRMED', 'COMPLETED']));
  });

  it('that begins before anything is typed is left without a question', async () => {
    const app = open({ date: '2026-11-24T10:01:00+01:00' });
    await status();
    await pass(60_000);
    expect(await status()).toHaveDisplayValue('Completada');
    await app.user.click(cancel());
    expect(app.address()).toBe('/appointments');
  });

  it('keeps the status that was chosen before it begins, and after', async () => {
    const app = open({ date: '2026-11-24T10:02:00+01:00' });
    await app.user.selectOptions(await status(), 'No asistió');
    await pass(120_000);
    expect(await status()).toHaveDisplayValue('No asistió');
    app.unmount();
    const other = open({ date: '2026-11-24T10:03:00+01:00' });
    await status();
    await pass(60_000);
    expect(await status()).toHaveDisplayValue('Completada');
    await other.user.selectOptions(await status(), 'Programada');
    await pass(60_000);
    expect(await status()).toHaveDisplayValue('Programada');
  });

  it('loses nothing where the appointment cannot be completed, and says so', async () => {
    const app = open({}, { 'PATCH /api/appointments/:id/status': () => answer(500) });
    await save(app);
    await onward();
    await waitFor(() =>
      expect(app.toasts).toEqual([
        'Sesión creada exitosamente',
        'Lo escrito está guardado, pero la cita no se ha podido completar',
      ]),
    );
    expect(statuses(app)).toEqual(['CONFIRMED']);
  });

  it('completes nothing while the session is not saved', async () => {
    const app = open({}, { 'POST /api/sessions': () => answer(500) });
    await save(app);
    await waitFor(() => expect(app.toasts).toEqual(['Error al guardar la sesión']));
    expect(screen.getByRole('button', { name: 'Crear sesión' })).toBeVisible();
    expect(statuses(app)).toEqual([]);
  });

  it('completes nothing of a session that was given another day', async () => {
    const app = open();
    await app.user.click(await screen.findByRole('spinbutton', { name: /^día, / }));
    await app.user.keyboard('23');
    await save(app);
    await onward();
    expect(app.backend.sent('POST', '/api/sessions')[0]?.body).toMatchObject({ date: '2026-11-23' });
    expect(statuses(app)).toEqual([]);
  });

  it.each([
    [['appointmentEndings'], 1],
    [[], 0],
  ])('of nobody who came marks the appointment where the server can: %j', async (capabilities, times) => {
    const app = open(
      {},
      {
        'GET /api/system-status': () => ({ capabilities }),
        'POST /api/appointments/:id/no-show': () => ({}),
      },
    );
    await app.user.selectOptions(await status(), 'No asistió');
    await save(app);
    await onward();
    expect(app.backend.sent('POST', '/api/appointments/c1/no-show')).toHaveLength(times);
    expect(statuses(app)).toEqual([]);
  });

  it('shows what was noted for the visit, and the way to the record', async () => {
    const app = open({ notes: 'Trae la resonancia' });
    expect(await screen.findByText('Trae la resonancia')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Abrir ficha' })).toHaveAttribute(
      'href',
      '/patients/p1?appointmentId=c1',
    );
    app.unmount();
    open({}, {}, ADMIN);
    await status();
    expect(screen.queryByRole('link', { name: 'Abrir ficha' })).toBeNull();
  });

  const OF_PATIENT = 'GET /api/sessions/patient/:id';
  const ofDay = { ...SESSION_FIXTURE, date: '2026-11-24', time: '09:30' };

  it('says that one of the day is written already, with the way to correct it, and can still be saved', async () => {
    const app = open({}, { [OF_PATIENT]: () => [{ ...ofDay, mayCorrect: true }] });
    expect(await screen.findByText('Ya has escrito una sesión de este día')).toBeVisible();
    expect(screen.getByText('09:30 · Tratamiento manual · Completada')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Corregirla' })).toHaveAttribute(
      'href',
      `/sessions/new?id=${ofDay.id}`,
    );
    await save(app);
    await onward();
    expect(app.backend.sent('POST', '/api/sessions')).toHaveLength(1);
  });

  it('says that a colleague has written one, which can be read', async () => {
    open({}, { [OF_PATIENT]: () => [{ ...ofDay, mayCorrect: false }] });
    expect(await screen.findByText('Ya hay una sesión de este día')).toBeVisible();
    expect(screen.getByText('09:30 · Tratamiento manual · Completada · Ana Ruiz Soler')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver la sesión' })).toHaveAttribute(
      'href',
      `/sessions/${ofDay.id}`,
    );
  });

  it.each([
    ['of another day', () => [{ ...ofDay, date: '2026-11-23' }]],
    ['that was cancelled', () => [{ ...ofDay, status: 'CANCELLED' }]],
    ['that could not be asked for', () => answer(500)],
  ])('is silent of one %s', async (_which, handler) => {
    open({}, { [OF_PATIENT]: handler });
    await status();
    expect(screen.queryByText(/una sesión de este día/)).toBeNull();
  });

  it('asks for no sessions for an administrator, who is told of none', async () => {
    const app = open({}, {}, ADMIN);
    await status();
    expect(app.backend.sent('GET', /sessions\/patient/)).toHaveLength(0);
  });

  it('leads to the record, where nothing is left to write', async () => {
    const app = open();
    await save(app);
    await onward();
    await app.user.click(screen.getByRole('link', { name: 'Abrir ficha' }));
    expect(app.address()).toBe('/patients/p1');
  });

  it('goes back to the agenda on Cancelar, and where there is no such appointment', async () => {
    const app = open();
    await app.user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(app.address()).toBe('/appointments');
    app.unmount();
    const none = open(
      {},
      { 'GET /api/appointments/:id': () => answer(404, { message: 'Cita no encontrada' }) },
    );
    await waitFor(() => expect(none.address()).toBe('/appointments'));
    expect(none.toasts).toEqual(['Cita no encontrada']);
  });
});
