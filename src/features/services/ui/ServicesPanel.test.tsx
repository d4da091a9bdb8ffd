import { screen, waitFor, within } from '@testing-library/react';
import { SERVICE_MESSAGES } from '@/contract/services';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { SERVICE_FIXTURE, SERVICE_FIXTURES } from '../fixtures';
import { ServicesPanel } from './ServicesPanel';

const open = (routes: Record<string, FakeHandler> = {}) =>
  renderApp(<ServicesPanel />, {
    user: ADMIN,
    routes: { 'GET /api/services': () => ({ services: SERVICE_FIXTURES }), ...routes },
  });
const dialog = () => within(screen.getByRole('dialog'));

it('shows each service with price, margin and state in words', async () => {
  open();
  const row = within(await screen.findByRole('row', { name: /Fisioterapia general/ }));
  expect(row.getByText('45 min y 10 de margen')).toBeInTheDocument();
  expect(row.getByText('45,00 €')).toBeInTheDocument();
  expect(row.getByText('Activo')).toBeInTheDocument();
  expect(within(screen.getByRole('row', { name: /Presoterapia/ })).getByText('Inactivo')).toBeInTheDocument();
});

it('creates one with a price typed in euros', async () => {
  const { user, backend, toasts } = open({
    'POST /api/services': () => answer(201, { service: { ...SERVICE_FIXTURE, id: 'v9' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Nuevo servicio' }));
  await user.type(dialog().getByRole('textbox', { name: 'Nombre' }), ' Punción seca ');
  await user.type(dialog().getByRole('textbox', { name: 'Precio (€)' }), '39,5');
  await user.click(dialog().getByRole('button', { name: 'Crear servicio' }));
  await waitFor(() => expect(toasts).toEqual([SERVICE_MESSAGES.created]));
  expect(backend.sent('POST', '/api/services')[0]?.body).toEqual({
    name: 'Punción seca',
    type: 'TREATMENT',
    duration: 60,
    bufferAfter: 0,
    priceCents: 3950,
    vatClass: 'EXEMPT',
    colour: 'TEAL',
    active: true,
  });
});

it('puts a taken name and a wrong price beside their fields, and keeps what was typed', async () => {
  const { user } = open({
    'POST /api/services': () =>
      answer(409, {
        error: SERVICE_MESSAGES.nameTaken,
        message: SERVICE_MESSAGES.nameTaken,
        fields: { name: SERVICE_MESSAGES.nameTaken },
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Nuevo servicio' }));
  const [name, price] = ['Nombre', 'Precio (€)'].map((label) =>
    dialog().getByRole('textbox', { name: label }),
  );
  await user.type(name!, 'Presoterapia');
  await user.type(price!, 'gratis');
  await user.click(dialog().getByRole('button', { name: 'Crear servicio' }));
  expect(await dialog().findByText(SERVICE_MESSAGES.price)).toBeInTheDocument();
  await user.clear(price!);
  await user.click(dialog().getByRole('button', { name: 'Crear servicio' }));
  expect(await dialog().findByText(SERVICE_MESSAGES.nameTaken)).toBeInTheDocument();
  expect(name).toHaveValue('Presoterapia');
});

it('deactivates one, and says so', async () => {
  const { user, backend, toasts } = open({
    'PUT /api/services/:id': () => ({ service: { ...SERVICE_FIXTURE, active: false } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Desactivar Fisioterapia general' }));
  await waitFor(() => expect(toasts).toEqual([SERVICE_MESSAGES.deactivated]));
  const { id: _id, ...body } = SERVICE_FIXTURE;
  expect(backend.sent('PUT', '/api/services/v1')[0]?.body).toEqual({ ...body, active: false });
});

it('says in the dialog why one in use cannot be deleted', async () => {
  const { user } = open({
    'DELETE /api/services/:id': () =>
      answer(409, { error: SERVICE_MESSAGES.used, message: SERVICE_MESSAGES.used }),
  });
  await user.click(await screen.findByRole('button', { name: 'Eliminar Fisioterapia general' }));
  await user.click(screen.getByRole('button', { name: 'Eliminar servicio' }));
  expect(await screen.findByText(SERVICE_MESSAGES.used)).toBeInTheDocument();
});

it('says so on a backend without services', async () => {
  const { toasts } = open({ 'GET /api/services': () => answer(404) });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Servicios' })).not.toBeInTheDocument());
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(toasts).toEqual([]);
});

it('says what failed, and tries again', async () => {
  let broken = true;
  const { user } = open({
    'GET /api/services': () => (broken ? answer(500) : { services: SERVICE_FIXTURES }),
  });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText('Presoterapia')).toBeInTheDocument();
});
