import { act, screen, waitFor } from '@testing-library/react';
import { HANDOVER_LIST_FIXTURE } from '@/features/care/fixtures';
import { HOURS_FIXTURE, SETTINGS_FIXTURE } from '@/features/practice/fixtures';
import { ROOM_FIXTURES } from '@/features/rooms/fixtures';
import { SERVICE_FIXTURES } from '@/features/services/fixtures';
import { STAFF_INVITATION_FIXTURES, TEAM_FIXTURES } from '@/features/team/fixtures';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { selectToastQueue } from '@/shared/toasts/slice';
import { SettingsPage } from '..';

const show = (at: string, routes: Record<string, FakeHandler> = {}) =>
  renderApp(<SettingsPage />, {
    at,
    user: ADMIN,
    routes: {
      'GET /api/practice/settings': () => ({ settings: SETTINGS_FIXTURE }),
      'GET /api/practice/hours': () => HOURS_FIXTURE,
      'GET /api/services': () => ({ services: SERVICE_FIXTURES }),
      'GET /api/rooms': () => ({ rooms: ROOM_FIXTURES }),
      'GET /api/team': () => ({ members: TEAM_FIXTURES }),
      'GET /api/team/invitations': () => ({ invitations: STAFF_INVITATION_FIXTURES }),
      ...routes,
    },
  });

it('begins with the practice, and asks for the other sections when their tab is chosen', async () => {
  const { user, backend, address } = show('/settings');
  expect(await screen.findByDisplayValue('Fisioterapia Retiro')).toBeInTheDocument();
  expect(backend.sent('GET', /rooms|services|hours|team/)).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Servicios' }));
  expect(await screen.findByText('Fisioterapia general')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Salas' }));
  expect(await screen.findByText('Gimnasio')).toBeInTheDocument();
  expect(address()).toBe('/settings/rooms');
  await user.click(screen.getByRole('tab', { name: 'Equipo' }));
  expect(await screen.findByText('Nuria Salas Gil')).toBeInTheDocument();
  expect(address()).toBe('/settings/team');
});

it('opens a section by its address', async () => {
  show('/settings/hours/');
  expect(await screen.findByText('Navidad')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Horario' })).toHaveAttribute('aria-selected', 'true');
});

it('shows the mails where the server sends them, and says so where it does not', async () => {
  const naming = (...more: string[]) => ({
    'GET /api/system-status': () => ({ capabilities: ['practice', 'hours', 'team', ...more] }),
  });
  const { unmount } = show('/settings/mails', {
    ...naming('outbox'),
    'GET /api/outbox/failures': () => ({ failures: [] }),
    'GET /api/outbox/texts': () => ({ texts: [] }),
    'POST /api/outbox/preview': () => ({ preview: { subject: 'Tu cita', text: 'Hola' } }),
  });
  expect(await screen.findByText('No hay correos sin salir')).toBeInTheDocument();
  expect(await screen.findByRole('checkbox', { name: /^Avisar por correo/ })).toBeChecked();
  expect(await screen.findByRole('switch', { name: 'Nuria Salas Gil' })).toBeChecked();
  unmount();
  const { backend } = show('/settings/mails', naming());
  expect(await screen.findByText('Este servidor no envía correos de citas')).toBeInTheDocument();
  expect(backend.sent('GET', /outbox/)).toEqual([]);
});

it('shows the hand-over of all again to who closed it with a note typed', async () => {
  const [ana] = TEAM_FIXTURES;
  const { user, store, toasts } = show('/settings/team', {
    'GET /api/team/:id/handover': () => HANDOVER_LIST_FIXTURE,
    'GET /api/team/therapists': () => ({ therapists: [] }),
  });
  await user.click(await screen.findByRole('button', { name: `Traspasar los pacientes de ${ana!.name}` }));
  await user.type(await screen.findByLabelText(/^Nota/), 'Lleva bastón');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  act(() => void store.dispatch(selectToastQueue(store.getState()).at(-1)?.action?.action ?? { type: '' }));
  expect(await screen.findByLabelText(/^Nota/)).toHaveValue('Lleva bastón');
});

it.each([
  ['/settings', 'GET /api/practice/settings', 'Este servidor no guarda datos de la consulta'],
  ['/settings/hours', 'GET /api/practice/hours', 'Este servidor no guarda el horario'],
  ['/settings/services', 'GET /api/services', 'Este servidor no guarda servicios'],
  ['/settings/rooms', 'GET /api/rooms', 'Este servidor no guarda salas'],
  ['/settings/team', 'GET /api/team', 'Este servidor no gestiona el equipo'],
])('%s says so on a backend that does not keep it, without a toast', async (at, route, text) => {
  const { toasts } = show(at, { [route]: () => answer(404) });
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(toasts).toEqual([]);
});
