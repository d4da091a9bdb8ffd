import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { baseApi } from '@/shared/api/baseApi';
import type { Domain } from '@/shared/redux';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { selectToastQueue } from '@/shared/toasts/slice';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { followRestores, useDeletion } from './restore';

const api = baseApi.injectEndpoints({
  endpoints: (build) => ({
    deleteThing: build.mutation<null, string>({
      query: (id) => ({ url: `/api/things/${id}`, method: 'DELETE' }),
      transformResponse: () => null,
    }),
    restoreThing: build.mutation<{ note?: string }, string>({
      query: (id) => ({ url: `/api/things/${id}/restore`, method: 'POST' }),
    }),
  }),
});

const things: Domain = {
  name: 'things',
  startListeners: (startListening) =>
    followRestores(
      startListening,
      'Appointment',
      (id, dispatch) => dispatch(api.endpoints.restoreThing.initiate(id, { track: false })),
      ({ note }) => note,
    ),
};

function Thing() {
  const [open, setOpen] = useState(true);
  const { confirm, dialog } = useDeletion(api.useDeleteThingMutation(), {
    kind: 'Appointment',
    deleted: 'Cita eliminada',
    failed: 'Error al eliminar',
    onClose: () => setOpen(false),
  });
  return (
    <>
      <button onClick={() => setOpen(true)}>Preguntar</button>
      <ConfirmDialog
        open={open}
        title="¿Eliminar cita?"
        confirmLabel="Eliminar cita"
        {...dialog}
        onConfirm={() => confirm('c1')}
      />
    </>
  );
}

/** The question, answered with yes, on a server with these capabilities. */
async function deleted(routes: Record<string, FakeHandler>, capabilities: string[] = []) {
  const view = renderApp(<Thing />, {
    user: THERAPIST,
    domains: [things],
    routes: { 'GET /api/system-status': () => ({ status: 'ok', capabilities }), ...routes },
  });
  await waitFor(() => expect(view.backend.sent('GET', '/api/system-status')).toHaveLength(1));
  await act(async () => undefined);
  await view.user.click(screen.getByRole('button', { name: 'Eliminar cita' }));
  await waitFor(() => expect(view.backend.sent('DELETE', '/api/things/c1')).toHaveLength(1));
  return view;
}

/** Presses 'Deshacer' of the toast. */
const takeBack = ({ store }: Awaited<ReturnType<typeof deleted>>) => {
  const { action } = selectToastQueue(store.getState()).at(-1) ?? {};
  expect(action?.label).toBe('Deshacer');
  act(() => void store.dispatch(action!.action));
};

const GONE = { 'DELETE /api/things/:id': () => ({}) };

it('sends a deletion at once, and offers no way back where the backend has none', async () => {
  const { toasts, store } = await deleted(GONE);
  await waitFor(() => expect(toasts).toEqual(['Cita eliminada']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(selectToastQueue(store.getState())[0]?.action).toBeUndefined();
});

it('gives back what was deleted, where the backend can', async () => {
  const view = await deleted({ ...GONE, 'POST /api/things/:id/restore': () => ({}) }, ['restore']);
  await waitFor(() => expect(view.toasts).toEqual(['Cita eliminada']));
  takeBack(view);
  await waitFor(() => expect(view.toasts.at(-1)).toBe('Eliminación deshecha'));
  expect(view.backend.sent('POST', '/api/things/c1/restore')).toHaveLength(1);
});

it.each([
  [
    'the server’s words',
    () => answer(409, { message: 'Ya no se puede deshacer' }),
    'Ya no se puede deshacer',
  ],
  ['its own', () => answer(500), 'Error al deshacer la eliminación'],
  ['the connection’s', networkFailure, 'Error de conexión'],
  [
    'what did not come back',
    () => ({ note: 'Una sigue cancelada' }),
    'Eliminación deshecha. Una sigue cancelada',
  ],
])('tells how giving back went, with %s', async (_whose, restored, text) => {
  const view = await deleted({ ...GONE, 'POST /api/things/:id/restore': restored }, ['restore']);
  await waitFor(() => expect(view.toasts).toHaveLength(1));
  takeBack(view);
  await waitFor(() => expect(view.toasts.at(-1)).toBe(text));
});

it('offers the way back again where only the line had failed, and not what was refused', async () => {
  let fails: () => unknown = networkFailure;
  const view = await deleted({ ...GONE, 'POST /api/things/:id/restore': () => fails() }, ['restore']);
  await waitFor(() => expect(view.toasts).toEqual(['Cita eliminada']));
  takeBack(view);
  await waitFor(() => expect(view.toasts.at(-1)).toBe('Error de conexión'));
  fails = () => answer(409, { message: 'Ya no se puede deshacer' });
  takeBack(view);
  await waitFor(() => expect(view.toasts.at(-1)).toBe('Ya no se puede deshacer'));
  expect(selectToastQueue(view.store.getState()).at(-1)?.action).toBeUndefined();
  const keys = view.backend.sent('POST', '/api/things/c1/restore').map(({ headers }) => headers);
  expect(keys[1]?.['idempotency-key']).toBe(keys[0]?.['idempotency-key']);
});

it.each([
  ['the server’s words', () => answer(409, { message: 'Está en uso' }), 'Está en uso'],
  ['its own', () => answer(500), 'Error al eliminar'],
  ['the connection’s', networkFailure, 'Error de conexión'],
])(
  'says in the dialog that a deletion was refused, with %s, and not the next time',
  async (_w, refusal, text) => {
    const { user, toasts } = await deleted({ 'DELETE /api/things/:id': refusal });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(toasts).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getByRole('button', { name: 'Preguntar' }));
    expect(screen.getByRole('alertdialog')).not.toHaveTextContent(text);
  },
);
