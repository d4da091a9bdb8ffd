import { act, screen, waitFor, within } from '@testing-library/react';
import type { LinkedAppointment } from '@/contract/appointmentLinkSchemas';
import { APPOINTMENT_LINK_MESSAGES as MESSAGES } from '@/contract/appointmentLinks';
import { LINKED_FIXTURE } from '@/features/appointment-links/fixtures';
import { baseApi } from '@/shared/api/baseApi';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { renderApp } from '@/shared/testing/renderApp';
import { AppointmentLinkPage } from './index';

const READ = 'GET /api/appointment-links/:token';
const shown = (values: Partial<LinkedAppointment> = {}) => ({
  appointment: { ...LINKED_FIXTURE, ...values },
});

const show = (read: FakeHandler = () => shown(), acts: Record<string, FakeHandler> = {}) =>
  renderApp(<AppointmentLinkPage />, {
    at: '/appointment/abc',
    path: '/appointment/:token',
    routes: { [READ]: read, ...acts },
  });
const POST = (act: string) => `POST /api/appointment-links/:token/${act}`;
const press = async ({ user }: ReturnType<typeof show>, name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

it('shows when, with whom and where, with map and telephone, and sends nothing by itself', async () => {
  const { backend } = show();
  for (const text of ['jueves, 10 de diciembre a las 10:00', 'Ana Ruiz Soler', 'Fisioterapia Retiro'])
    expect(await screen.findByText(text)).toBeVisible();
  const map = screen.getByRole('link', { name: 'Ver en el mapa' });
  expect(map).toHaveAttribute('href', expect.stringContaining('query=Calle%20Mayor%2C%201%2C%20Madrid'));
  expect(map).toHaveAttribute('rel', 'noreferrer');
  expect(screen.getByRole('link', { name: '910 000 000' })).toHaveAttribute('href', 'tel:910000000');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Confirmo',
    'No puedo ir',
    'Pedir otro día',
  ]);
  expect(backend.sent('POST', /./)).toEqual([]);
});

it('confirms, and takes it back', async () => {
  const view = show(undefined, {
    [POST('confirmation')]: () => shown({ status: 'CONFIRMED', undoSeconds: 180 }),
    [POST('undo')]: () => shown(),
  });
  await press(view, 'Confirmo');
  expect(await screen.findByText('Cita confirmada')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Confirmo' })).toBeNull();
  await press(view, /^Deshacer/);
  expect(await screen.findByRole('button', { name: 'Confirmo' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull();
  expect(screen.getByText('La cita está como antes.')).toBeVisible();
});

it.each([
  ['Tengo fiebre', 'Tengo fiebre'],
  ['', null],
])('cancels with the reason %j', async (typed, reason) => {
  const view = show(undefined, {
    [POST('cancellation')]: () => shown({ status: 'CANCELLED', undoSeconds: 180 }),
  });
  await press(view, 'No puedo ir');
  expect(screen.getByRole('dialog', { name: '¿No puedes ir?' })).toHaveTextContent(
    'La cita del jueves, 10 de diciembre a las 10:00 se cancela',
  );
  expect(view.backend.sent('POST', /./)).toEqual([]);
  if (typed) await view.user.type(screen.getByLabelText('Motivo (opcional)'), typed);
  await press(view, 'Sí, cancelar la cita');
  expect(await screen.findByText('Cita cancelada')).toBeVisible();
  expect(view.backend.sent('POST', /cancellation/).map(({ body }) => body)).toEqual([{ reason }]);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('shows the present time to who returns to the page', async () => {
  let when = 'jueves, 10 de diciembre a las 10:00';
  const { store } = show(() => shown({ when }));
  expect(await screen.findByText(when)).toBeVisible();
  when = 'viernes, 11 de diciembre a las 9:00';
  act(() => void store.dispatch(baseApi.internalActions.onFocus()));
  expect(await screen.findByText(when)).toBeVisible();
});

it('asks for another day after a question, and says that the appointment stays', async () => {
  const view = show(undefined, { [POST('another-day')]: () => shown({ hasAskedAnotherDay: true }) });
  await press(view, 'Pedir otro día');
  const question = screen.getByRole('alertdialog', { name: '¿Pedir otro día?' });
  expect(question).toHaveTextContent('Cita del jueves, 10 de diciembre a las 10:00');
  expect(question).toHaveTextContent(/No se puede deshacer/);
  await press(view, 'Volver');
  expect(question).not.toBeInTheDocument();
  expect(view.backend.sent('POST', /./)).toEqual([]);
  await press(view, 'Pedir otro día');
  await press(view, 'Sí, pedir otro día');
  expect(await screen.findByText('Has pedido otro día')).toBeVisible();
  expect(screen.getByText(/la cita sigue en pie/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Pedir otro día' })).toBeNull();
});

it('says to call where it is too late to cancel', async () => {
  show(() => shown({ isLate: true }));
  expect(await screen.findByText(/Para cancelarla, llama a la consulta/)).toBeVisible();
  expect(screen.getAllByRole('link', { name: '910 000 000' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: 'No puedo ir' })).toBeNull();
});

it('says why an answer was refused, keeps the reason, and shows how the appointment is by now', async () => {
  let isLate = false;
  const view = show(() => shown({ isLate }), {
    [POST('cancellation')]: () => {
      isLate = true;
      return answer(409, { error: MESSAGES.late, message: MESSAGES.late });
    },
  });
  await press(view, 'No puedo ir');
  await view.user.type(screen.getByLabelText('Motivo (opcional)'), 'Fiebre');
  await press(view, 'Sí, cancelar la cita');
  expect(await within(screen.getByRole('dialog')).findByText(MESSAGES.late)).toBeVisible();
  expect(screen.getByLabelText('Motivo (opcional)')).toHaveValue('Fiebre');
  await press(view, 'Volver');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'No puedo ir' })).toBeNull());
});

it.each(['CANCELLED', 'CONFIRMED'] as const)(
  'says that a %s one could not be taken back any more',
  async (status) => {
    let undoSeconds = 1;
    const view = show(() => shown({ status, undoSeconds }), {
      [POST('undo')]: () => {
        undoSeconds = 0;
        return answer(409, { error: MESSAGES.undoOver, message: MESSAGES.undoOver });
      },
    });
    await press(view, /^Deshacer/);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull());
    expect(screen.getByText(MESSAGES.undoOver)).toBeVisible();
  },
);

it('says that a cancellation stands where the way back was lost and its time is over', async () => {
  let undoSeconds = 1;
  const view = show(() => shown({ status: 'CANCELLED', undoSeconds }), {
    [POST('undo')]: () => {
      undoSeconds = 0;
      return networkFailure();
    },
  });
  await press(view, /^Deshacer/);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull());
  expect(screen.getByText('Error de conexión')).toBeVisible();
});

it('asks for the reason of a cancellation without the failure of another answer', async () => {
  const view = show(undefined, { [POST('another-day')]: networkFailure });
  await press(view, 'Pedir otro día');
  await press(view, 'Sí, pedir otro día');
  expect(await screen.findByText('Error de conexión')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await press(view, 'No puedo ir');
  expect(within(screen.getByRole('dialog')).queryByText('Error de conexión')).toBeNull();
});

it.each([
  ['confirmation', ['Confirmo'], 'CONFIRMED', 'Cita confirmada'],
  ['cancellation', ['No puedo ir', 'Sí, cancelar la cita'], 'CANCELLED', 'Cita cancelada'],
] as const)('shows no failure where only the answer to a %s was lost', async (act, buttons, status, text) => {
  let isStored = false;
  const view = show(() => shown(isStored ? { status, undoSeconds: 180 } : {}), {
    [POST(act)]: () => {
      isStored = true;
      return networkFailure();
    },
  });
  for (const name of buttons) await press(view, name);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/conexión/)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks nothing again after the undo of a cancellation whose answer was lost', async () => {
  let status: LinkedAppointment['status'] = 'SCHEDULED';
  const view = show(() => shown({ status, ...(status === 'CANCELLED' && { undoSeconds: 180 }) }), {
    [POST('cancellation')]: () => {
      status = 'CANCELLED';
      return networkFailure();
    },
    [POST('undo')]: () => {
      status = 'SCHEDULED';
      return shown();
    },
  });
  for (const name of ['No puedo ir', 'Sí, cancelar la cita', /^Deshacer/]) await press(view, name);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Deshacer/ })).toBeNull());
  expect(await screen.findByRole('button', { name: 'No puedo ir' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  [410, MESSAGES.over],
  [404, MESSAGES.unknown],
])('shows the panel for a link that answers %s, with the ways on', async (status, text) => {
  const identity = { name: 'Fisioterapia Retiro', phone: '910000000' };
  show(() => answer(status, { error: text, message: text }), {
    'GET /api/practice/identity': () => ({ identity }),
  });
  expect(await screen.findByRole('heading', { name: 'Enlace no válido' })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  expect(await screen.findByText(/También puedes llamar a la consulta/)).toBeVisible();
  expect(screen.getByRole('link', { name: '910 000 000' })).toHaveAttribute('href', 'tel:910000000');
  expect(screen.getByRole('link', { name: 'Ir a iniciar sesión' })).toHaveAttribute('href', '/login');
});

it('says without a connection that it could not be checked, and checks again', async () => {
  let isBack = false;
  const view = show(() => (isBack ? shown() : networkFailure()));
  expect(await screen.findByRole('heading', { name: 'No se ha podido comprobar' })).toBeVisible();
  isBack = true;
  await press(view, 'Reintentar');
  expect(await screen.findByRole('button', { name: 'Confirmo' })).toBeVisible();
});
