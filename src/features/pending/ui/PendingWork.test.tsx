import { screen, waitFor, within } from '@testing-library/react';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { NOTHING_PENDING, PENDING_EXAMPLE } from '../fixtures';
import { PendingWork } from './PendingWork';

const show = (handler: FakeHandler) =>
  renderApp(<PendingWork unconfirmedAddress={(from, to) => `/agenda?${from}&${to}`} />, {
    user: THERAPIST,
    routes: { 'GET /api/pending-work': handler },
  });

test('each leads to where it is dealt with', async () => {
  show(() => PENDING_EXAMPLE);
  await screen.findByRole('list', { name: 'Pendiente' });
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['1 aviso de dolor', '/patients/4/routines?run=r9'],
    ['2 sesiones sin escribir', '/sessions/new?appointmentId=c1'],
    ['3 citas sin confirmar', '/agenda?2026-11-20&2026-11-21'],
    ['1 tutor que revisar', '/patients/7'],
    ['5 mensajes sin leer', '/conversations/k2'],
  ]);
});

test('of several, each can be opened', async () => {
  const alarm = (patientId: string, patientName: string, day: string) => ({
    ...{ patientId, patientName, day },
    runId: `r${patientId}`,
  });
  const all = [
    alarm('4', 'Manuel Ortega', '2026-11-20'),
    alarm('5', 'Inés Díaz', '2026-11-19'),
    { ...alarm('4', 'Manuel Ortega', '2026-11-18'), runId: 'older' },
  ];
  const { user } = show(() => ({ ...NOTHING_PENDING, alarms: { count: 3, first: all[0], all } }));
  await user.click(await screen.findByRole('button', { name: '3 avisos de dolor' }));
  const dialog = within(screen.getByRole('dialog', { name: '3 avisos de dolor' }));
  expect(dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Manuel Ortegavie, 20 nov', '/patients/4/routines?run=r4'],
    ['Inés Díazjue, 19 nov', '/patients/5/routines?run=r5'],
    ['Manuel Ortegamié, 18 nov', '/patients/4/routines?run=older'],
  ]);
});

test('says how many more there are than are listed', async () => {
  const all = Array.from({ length: 50 }, (_one, index) => ({
    appointmentId: `c${index}`,
    patientName: 'Lucía Martín',
    day: '2026-11-19',
  }));
  const conversations = ['k1', 'k2'].map((conversationId) => ({ conversationId, patientName: 'Inés Díaz' }));
  const { user } = show(() => ({
    ...NOTHING_PENDING,
    unwritten: { count: 73, first: all[0], all },
    unread: { count: 5, first: conversations[0], all: conversations },
  }));
  await user.click(await screen.findByRole('button', { name: '73 sesiones sin escribir' }));
  expect(within(screen.getByRole('dialog')).getAllByRole('link')).toHaveLength(50);
  expect(screen.getByText('Y 23 más')).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: '5 mensajes sin leer' }));
  expect(within(screen.getByRole('dialog')).getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByText(/^Y \d+ más$/)).toBeNull();
});

test('says that there is nothing', async () => {
  show(() => NOTHING_PENDING);
  expect(await screen.findByText('No tienes nada pendiente')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
});

test('what could not be loaded says so and is logged, and makes no toast', async () => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { toasts } = show(() => answer(500));
  expect(await screen.findByText('No se ha podido cargar lo pendiente')).toBeInTheDocument();
  expect(console.warn).toHaveBeenCalledWith('No se ha podido cargar lo pendiente');
  expect(toasts).toEqual([]);
});

test('a backend without the route shows nothing and hears no complaint', async () => {
  const { backend, toasts, container } = show(() => answer(404));
  await waitFor(() => expect(backend.requests).toHaveLength(1));
  await waitFor(() => expect(container.querySelector('ul, [aria-hidden]')).toBeNull());
  expect(toasts).toEqual([]);
});
