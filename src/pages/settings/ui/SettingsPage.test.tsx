import { screen } from '@testing-library/react';
import { ROOM_FIXTURES } from '@/features/rooms/fixtures';
import { SERVICE_FIXTURES } from '@/features/services/fixtures';
import { ADMIN, answer, type FakeHandler } from '@/shared/testing';
import { renderApp } from '@/shared/testing/renderApp';
import { SettingsPage } from '../index';

const show = (at: string, routes: Record<string, FakeHandler> = {}) =>
  renderApp(<SettingsPage />, {
    at,
    user: ADMIN,
    routes: {
      'GET /api/services': () => ({ services: SERVICE_FIXTURES }),
      'GET /api/rooms': () => ({ rooms: ROOM_FIXTURES }),
      ...routes,
    },
  });

it('begins with the services, and asks for the rooms when their tab is chosen', async () => {
  const { user, backend, address } = show('/settings');
  expect(await screen.findByText('Fisioterapia general')).toBeInTheDocument();
  expect(backend.sent('GET', /rooms/)).toEqual([]);
  await user.click(screen.getByRole('tab', { name: 'Salas' }));
  expect(await screen.findByText('Gimnasio')).toBeInTheDocument();
  expect(address()).toBe('/settings/rooms');
});

it('opens a section by its address', async () => {
  show('/settings/rooms/');
  expect(await screen.findByText('Sala 1')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Salas' })).toHaveAttribute('aria-selected', 'true');
});

it('says so on a backend that keeps no settings, without a toast', async () => {
  const { toasts } = show('/settings', { 'GET /api/services': () => answer(404) });
  expect(await screen.findByText('Este servidor no guarda servicios')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Nuevo servicio' })).not.toBeInTheDocument();
  expect(toasts).toEqual([]);
});
