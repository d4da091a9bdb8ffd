import { act, screen, waitFor, within } from '@testing-library/react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { leadsBackState } from '@/shared/routes';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { appointmentFixture } from '../fixtures';
import { DeskSection } from './DeskSection';

clockStartsAt('2026-11-24T10:00:00+01:00');

const at = (id: string, time: string, values: Partial<Appointment>) =>
  appointmentFixture({ id, date: `2026-11-24T${time}:00+01:00`, arrivedAt: null, ...values });

const LATE = at('c2', '09:48', {
  patientName: 'Lucía Méndez',
  status: 'CONFIRMED',
  patientPhone: '600123123',
});
const DAY = [
  at('c1', '08:30', { patientName: 'Pilar León', status: 'COMPLETED' }),
  LATE,
  at('c3', '09:50', { patientName: 'Iván Gil', arrivedAt: '2026-11-24T09:41:00+01:00' }),
  at('c4', '10:01', { patientName: 'Marta Soler', asksAnotherDay: true }),
  at('c5', '11:30', { patientName: 'José Ibáñez', status: 'CONFIRMED' }),
  at('c6', '12:30', { patientName: 'Ana Cano', status: 'CANCELLED' }),
];

const open = (routes: Record<string, FakeHandler> = {}) =>
  renderApp(<DeskSection />, {
    user: ADMIN,
    at: '/dashboard',
    routes: {
      'GET /api/appointments/today': () => ({ appointments: DAY }),
      'GET /api/appointments': () => ({ appointments: [] }),
      ...routes,
    },
  });

/** Names of the patients of each group, as the desk reads them. */
const shown = () =>
  ['Con retraso', 'Sin confirmar', 'Por llegar', 'Han llegado'].flatMap((name) => {
    const region = screen.queryByRole('region', { name });
    if (!region) return [];
    const links = within(region).getAllByRole<HTMLAnchorElement>('link');
    const people = links.filter(({ pathname }) => pathname.startsWith('/patients/'));
    return [[name, ...people.map(({ textContent }) => textContent)]];
  });

it('tells who is late, who has not confirmed, who is to come and who is there, minute by minute', async () => {
  open();
  await screen.findByText('Lucía Méndez');
  expect(shown()).toEqual([
    ['Con retraso', 'Lucía Méndez'],
    ['Sin confirmar', 'Marta Soler'],
    ['Por llegar', 'José Ibáñez'],
    ['Han llegado', 'Pilar León', 'Iván Gil'],
  ]);
  expect(screen.getByText('Retraso de 12 min')).toBeVisible();
  expect(screen.getByText('Llegó a las 09:41')).toBeVisible();
  expect(screen.getByText('Pide otro día')).toBeVisible();
  act(() => void jest.advanceTimersByTime(60_000));
  expect(shown()[0]).toEqual(['Con retraso', 'Lucía Méndez', 'Marta Soler']);
  expect(screen.getByText('Empieza ahora')).toBeVisible();
  // The computer slept for an hour.
  jest.setSystemTime(Date.now() + 60 * 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('Retraso de 1 h 13 min')).toBeVisible();
});

it('leads to another day who asks for one, and back', async () => {
  const { user, address, navigationState } = open();
  await user.click(await screen.findByRole('link', { name: 'Mover la cita de Marta Soler' }));
  expect(screen.queryByRole('link', { name: 'Mover la cita de Lucía Méndez' })).toBeNull();
  expect(address()).toBe('/appointments/c4/edit');
  expect(navigationState()).toEqual(leadsBackState);
});

it('leads to what of the days before nobody has closed', async () => {
  open({
    'GET /api/appointments': ({ query: { status } }) => ({
      appointments: status === 'SCHEDULED' ? [LATE] : [LATE, LATE],
    }),
  });
  const list = await screen.findByRole('list', { name: 'De días anteriores' });
  await waitFor(() => expect(within(list).getAllByRole('link')).toHaveLength(2));
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    [
      '1 cita de los últimos 14 días sigue programada',
      '/appointments?startDate=2026-11-10&endDate=2026-11-23&status=SCHEDULED',
    ],
    [
      '2 citas de los últimos 14 días siguen confirmadas',
      '/appointments?startDate=2026-11-10&endDate=2026-11-23&status=CONFIRMED',
    ],
  ]);
});

it('says nothing of the days before where all is closed', async () => {
  const { answered } = open();
  await answered();
  expect(screen.getByText('Lucía Méndez')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'De días anteriores' })).toBeNull();
});

it('notes an arrival, and takes it back', async () => {
  let rows = DAY;
  const { user, backend } = open({
    'GET /api/appointments/today': () => ({ appointments: rows }),
    'POST /api/appointments/:id/arrival': () => ({ appointment: LATE }),
  });
  await user.click(await screen.findByRole('button', { name: 'Quitar la llegada de Iván Gil' }));
  rows = [{ ...LATE, arrivedAt: '2026-11-24T10:00:00+01:00' }];
  await user.click(await screen.findByRole('button', { name: 'Lucía Méndez ha llegado' }));
  await waitFor(() => expect(shown()).toEqual([['Han llegado', 'Lucía Méndez']]));
  expect(backend.sent('POST', '/api/appointments/c3/arrival')[0]?.body).toEqual({ arrived: false });
  expect(backend.sent('POST', '/api/appointments/c2/arrival')[0]?.body).toEqual({ arrived: true });
});

it('notes that who is late has not come, with the question that a row asks', async () => {
  const { user, backend } = open({
    'GET /api/system-status': () => ({ capabilities: ['appointmentEndings'], now: new Date() }),
    'POST /api/appointments/:id/no-show': () => ({ appointment: { ...LATE, status: 'NO_SHOW' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Lucía Méndez no asistió' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Marcar «No asistió»' }));
  await waitFor(() => expect(backend.sent('POST', '/api/appointments/c2/no-show')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /^Marta Soler no asistió$/ })).toBeNull();
});

it('tells why an arrival was not noted, and asks what the day is by now', async () => {
  const error = 'El estado de la cita no permite este cambio';
  const { user, toasts, backend } = open({
    'POST /api/appointments/:id/arrival': () => answer(409, { error }),
  });
  await user.click(await screen.findByRole('button', { name: 'Lucía Méndez ha llegado' }));
  await waitFor(() => expect(toasts).toEqual([error]));
  await waitFor(() => expect(backend.sent('GET', '/api/appointments/today')).toHaveLength(2));
});
