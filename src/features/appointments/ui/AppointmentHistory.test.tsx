import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { CAPABILITIES } from '@/contract/system';
import { prefetchCapabilities } from '@/shared/capabilities';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { appointmentsDomain } from '../domain';
import { appointmentFixture, historyFixture } from '../fixtures';
import { AppointmentDialog } from './calendar/AppointmentDialog';

clockStartsAt('2026-11-24T10:00:00+01:00');

const none = () => undefined;
const changed = { appointment: appointmentFixture({ status: 'CANCELLED' }) };

const open = (values: Partial<Appointment>, routes = {}) =>
  renderApp(
    <AppointmentDialog
      appointment={appointmentFixture(values)}
      onClose={none}
      onEdit={none}
      onMove={none}
      onDelete={none}
    />,
    {
      user: THERAPIST,
      domains: [appointmentsDomain],
      routes: {
        'GET /api/appointments/:id/events': () => historyFixture(),
        'POST /api/appointments/:id/cancellation': () => changed,
        ...routes,
      },
    },
  );

const others = async () =>
  within(await screen.findByRole('group', { name: 'Otros cambios' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

it('tells old and new, who, when, why, and what was late', async () => {
  const { user } = open({ status: 'CANCELLED' });
  await user.click(await screen.findByText('Historial de la cita'));
  const [cancelled, moved, booked] = screen.getAllByRole('listitem');
  expect(cancelled).toHaveTextContent('Estado: Confirmada → Cancelada');
  expect(cancelled).toHaveTextContent('Cancelada tarde');
  expect(cancelled).toHaveTextContent('Motivo: Se va de viaje');
  expect(moved).toHaveTextContent('Hora: 24/11/2026, 09:00 (45 min) → 24/11/2026, 09:30 (60 min)');
  expect(moved).toHaveTextContent('Fisioterapeuta: Berta Gil Sanz → Ana Ruiz Soler');
  expect(moved).toHaveTextContent('Sala: ninguna → Sala 1');
  expect(booked).toHaveTextContent('20/11/2026, 10:00, Ana Ruiz');
});

it.each([
  ['a confirmed one that has begun', { status: 'CONFIRMED' }, ['Cancelar cita', 'Ha llegado', 'No asistió']],
  [
    'one of later today',
    { status: 'CONFIRMED', date: '2026-11-24T10:30:00+01:00' },
    ['Cancelar cita', 'Ha llegado'],
  ],
  ['one of another day', { status: 'CONFIRMED', date: '2026-11-25T10:30:00+01:00' }, ['Cancelar cita']],
  ['a scheduled one that has begun', { status: 'SCHEDULED' }, ['Ha llegado', 'No asistió']],
  [
    'one whose patient has come early',
    { date: '2026-11-24T10:30:00+01:00', arrivedAt: '2026-11-24T09:50:00+01:00' },
    ['Quitar llegada'],
  ],
  ['one whose patient has arrived', { arrivedAt: '2026-11-24T09:20:00+01:00' }, ['Quitar llegada']],
  ['a completed one', { status: 'COMPLETED' }, ['Corregir a «No asistió»']],
  ['a missed one', { status: 'NO_SHOW' }, ['Corregir a «Completada»']],
  [
    'one that was completed before it began',
    { status: 'COMPLETED', date: '2026-11-24T10:30:00+01:00' },
    ['Corregir a «Confirmada»'],
  ],
] as [string, Partial<Appointment>, string[]][])(
  'offers for %s what may follow',
  async (_name, values, names) => {
    open(values);
    expect(await others()).toEqual(names);
  },
);

it('offers the no-show as soon as the appointment begins, in the open dialog too', async () => {
  open({ status: 'CONFIRMED', date: '2026-11-24T10:01:00+01:00' });
  expect(await others()).toEqual(['Cancelar cita', 'Ha llegado']);
  act(() => void jest.advanceTimersByTime(60_000));
  expect(await others()).toEqual(['Cancelar cita', 'Ha llegado', 'No asistió']);
});

it('notes that the patient has arrived', async () => {
  const { user, backend } = open(
    { status: 'CONFIRMED' },
    { 'POST /api/appointments/:id/arrival': () => ({ appointment: appointmentFixture() }) },
  );
  await user.click(await screen.findByRole('button', { name: 'Ha llegado' }));
  await waitFor(() => expect(backend.sent('POST', /arrival$/)[0]?.body).toEqual({ arrived: true }));
});

it('does not take back an arrival by the end of the double click that noted it', async () => {
  const { backend } = open(
    { arrivedAt: '2026-11-24T09:20:00+01:00' },
    { 'POST /api/appointments/:id/arrival': () => ({ appointment: appointmentFixture() }) },
  );
  const button = await screen.findByRole('button', { name: 'Quitar llegada' });
  fireEvent.click(button, { detail: 1 });
  await waitFor(() => expect(button).toHaveAttribute('aria-busy'));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
  fireEvent.click(button, { detail: 2 });
  expect(backend.sent('POST', /arrival$/)).toHaveLength(1);
});

it('says when somebody arrived, and takes that back, so that who was not there can be marked', async () => {
  const { user, backend } = open(
    { arrivedAt: '2026-11-24T09:20:00+01:00' },
    { 'POST /api/appointments/:id/arrival': () => ({ appointment: appointmentFixture() }) },
  );
  expect(await screen.findByText('09:20')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Quitar llegada' }));
  await waitFor(() => expect(backend.sent('POST', /arrival$/)[0]?.body).toEqual({ arrived: false }));
});

it('cancels with a reason, says that it is late, and keeps the text after a failure', async () => {
  let tries = 0;
  const { user, backend } = open(
    { status: 'CONFIRMED' },
    { 'POST /api/appointments/:id/cancellation': () => (tries++ === 0 ? answer(500) : changed) },
  );
  await user.click(await screen.findByRole('button', { name: 'Cancelar cita' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('cancelación tardía');
  await user.type(screen.getByRole('textbox', { name: /Motivo/ }), 'Se va de viaje');
  await user.click(screen.getByRole('button', { name: 'Sí, cancelar la cita' }));
  await waitFor(() => expect(tries).toBe(1));
  expect(await screen.findByRole('textbox', { name: /Motivo/ })).toHaveValue('Se va de viaje');
  await user.click(await screen.findByRole('button', { name: 'Sí, cancelar la cita' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  expect(tries).toBe(2);
  const sent = backend.requests.filter(({ path }) => path.endsWith('/cancellation'));
  expect(sent.map(({ body }) => body)).toEqual([{ reason: 'Se va de viaje' }, { reason: 'Se va de viaje' }]);
});

it('corrects a wrong end with a reason, and asks for the same again where the answer was lost', async () => {
  let tries = 0;
  const { user, backend } = open(
    { status: 'NO_SHOW' },
    { 'POST /api/appointments/:id/correction': () => (tries++ === 0 ? answer(500) : changed) },
  );
  await user.click(await screen.findByRole('button', { name: 'Corregir a «Completada»' }));
  await user.click(screen.getByRole('button', { name: 'Corregir' }));
  expect(screen.getByRole('textbox', { name: /Motivo/ })).toBeInvalid();
  await user.type(screen.getByRole('textbox', { name: /Motivo/ }), 'Sí vino, a las once');
  await user.click(screen.getByRole('button', { name: 'Corregir' }));
  await waitFor(() => expect(tries).toBe(1));
  await user.click(await screen.findByRole('button', { name: 'Corregir' }));
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  const sent = backend.requests.filter(({ path }) => path.endsWith('/correction'));
  const asked = { reason: 'Sí vino, a las once', status: 'COMPLETED' };
  expect(sent.map(({ body }) => body)).toEqual([asked, asked]);
});

it('offers to undo the latest change while that can be undone', async () => {
  const undo = { change: 'x1', until: '2026-11-24T10:05:00+01:00' };
  const undone = jest.fn(() => ({ appointment: appointmentFixture() }));
  const { user } = open(
    { status: 'COMPLETED' },
    {
      'GET /api/appointments/:id/events': () => ({ ...historyFixture(), undo }),
      'POST /api/appointments/:id/undo': undone,
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Deshacer el último cambio' }));
  await waitFor(() => expect(undone).toHaveBeenCalledTimes(1));
});

it('goes by the clock of the server where that of the computer is an hour fast', async () => {
  const undo = { change: 'x1', until: '2026-11-24T09:05:00+01:00' };
  const { store } = open(
    { status: 'CONFIRMED', date: '2026-11-24T09:30:00+01:00' },
    {
      'GET /api/system-status': () => ({ capabilities: CAPABILITIES, now: '2026-11-24T09:00:00+01:00' }),
      'GET /api/appointments/:id/events': () => ({ ...historyFixture(), undo }),
    },
  );
  act(() => void store.dispatch(prefetchCapabilities));
  await screen.findByRole('button', { name: 'Deshacer el último cambio' });
  expect(screen.queryByRole('button', { name: 'No asistió' })).toBeNull();
});

it('shows nothing and says nothing where the backend has no history', async () => {
  const asked = jest.fn(() => answer(404));
  open({ status: 'CONFIRMED' }, { 'GET /api/appointments/:id/events': asked });
  await waitFor(() => expect(asked).toHaveBeenCalled());
  expect(screen.queryByRole('group', { name: 'Otros cambios' })).toBeNull();
  expect(screen.queryByText('Historial de la cita')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
