import { screen, waitFor, within } from '@testing-library/react';
import { ROOM_MESSAGES } from '@/contract/rooms';
import { mayClose } from '@/shared/testing/closing';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { ROOM_FIXTURE, ROOM_FIXTURES } from '../fixtures';
import { RoomsPanel } from './RoomsPanel';

const open = (routes: Record<string, FakeHandler> = {}) =>
  renderApp(<RoomsPanel />, {
    user: ADMIN,
    routes: { 'GET /api/rooms': () => ({ rooms: ROOM_FIXTURES }), ...routes },
  });
const dialog = () => within(screen.getByRole('dialog'));

it('creates a room, and puts a taken name beside its field', async () => {
  let taken = true;
  const fields = { name: ROOM_MESSAGES.nameTaken };
  const { user, backend, toasts } = open({
    'POST /api/rooms': () =>
      taken
        ? answer(409, { error: ROOM_MESSAGES.nameTaken, message: ROOM_MESSAGES.nameTaken, fields })
        : answer(201, { room: ROOM_FIXTURE }),
  });
  await user.click(await screen.findByRole('button', { name: 'Nueva sala' }));
  const name = dialog().getByRole('textbox', { name: 'Nombre' });
  await user.type(name, ' Sala 1 ');
  await user.click(dialog().getByRole('button', { name: 'Crear sala' }));
  expect(await dialog().findByText(ROOM_MESSAGES.nameTaken)).toBeInTheDocument();
  expect(name).toHaveValue(' Sala 1 ');
  taken = false;
  await user.click(dialog().getByRole('button', { name: 'Crear sala' }));
  await waitFor(() => expect(toasts).toContain(ROOM_MESSAGES.created));
  expect(backend.sent('POST', '/api/rooms')[1]?.body).toEqual({ name: 'Sala 1', active: true });
  expect(mayClose()).toBe(true);
});

it('activates one that was not offered any more', async () => {
  const { user, backend, toasts } = open({
    'PUT /api/rooms/:id': () => ({ room: { id: 'r3', name: 'Sala antigua', active: true } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Activar Sala antigua' }));
  await waitFor(() => expect(toasts).toEqual([ROOM_MESSAGES.activated]));
  expect(backend.sent('PUT', '/api/rooms/r3')[0]?.body).toEqual({ name: 'Sala antigua', active: true });
});

it('says of one that is offered no more that its appointments stay', async () => {
  const { user, backend, toasts } = open({
    'PUT /api/rooms/:id': () => ({ room: { ...ROOM_FIXTURE, active: false } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Desactivar Sala 1' }));
  await waitFor(() =>
    expect(toasts).toEqual([
      'Sala desactivada. Las citas que ya hay en ella no se cambian: muévelas en la agenda.',
    ]),
  );
  expect(backend.sent('PUT', '/api/rooms/r1')[0]?.body).toEqual({ name: 'Sala 1', active: false });
});

it('says in the dialog why one in use cannot be deleted', async () => {
  const { user } = open({
    'DELETE /api/rooms/:id': () => answer(409, { error: ROOM_MESSAGES.used, message: ROOM_MESSAGES.used }),
  });
  await user.click(await screen.findByRole('button', { name: 'Eliminar Sala 1' }));
  await user.click(screen.getByRole('button', { name: 'Eliminar sala' }));
  expect(await screen.findByText(ROOM_MESSAGES.used)).toBeInTheDocument();
});

it('says so on a backend without rooms', async () => {
  const { toasts } = open({ 'GET /api/rooms': () => answer(404) });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Salas' })).not.toBeInTheDocument());
  expect(toasts).toEqual([]);
});
