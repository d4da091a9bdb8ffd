import { act, screen, waitFor, within } from '@testing-library/react';
import { loggedOut } from '@/shared/identity/slice';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { selectToastQueue } from '@/shared/toasts/slice';
import { appointmentsDomain } from '../domain';
import { agendaRoutes, appointmentFixture } from '../fixtures';
import { changeAsked, selectSelection } from '../selection';
import { AppointmentListView } from './AppointmentListView';

const at = (day: number) => `2026-11-2${day}T09:30:00+01:00`;
const ROWS = [
  appointmentFixture({ id: 'c1', patientName: 'Ana Gil', date: at(3) }),
  appointmentFixture({ id: 'c2', patientName: 'Blas Ros', date: at(4) }),
  appointmentFixture({ id: 'c3', patientName: 'Cleo Paz', date: at(5), status: 'CONFIRMED' }),
  appointmentFixture({ id: 'c4', patientName: 'Dora Sanz', date: at(6) }),
  appointmentFixture({ id: 'c5', patientName: 'Eva Mir', date: at(7) }),
];
const PATCH = 'PATCH /api/appointments/:id/status';

async function open(patch: FakeHandler = () => ({}), routes: Record<string, FakeHandler> = {}) {
  const view = renderApp(<AppointmentListView onDelete={() => undefined} />, {
    user: THERAPIST,
    domains: [appointmentsDomain],
    routes: { ...agendaRoutes(ROWS), [PATCH]: patch, ...routes },
  });
  await screen.findByText('Ana Gil');
  await view.user.click(screen.getByRole('switch', { name: 'Seleccionar' }));
  const bar = () => within(screen.getByRole('group', { name: 'Citas seleccionadas' }));
  const box = (name: string) =>
    screen.getByRole('checkbox', { name: new RegExp(`^Seleccionar la cita de ${name}`) });
  return {
    ...view,
    bar,
    box,
    pick: async (...names: string[]) => {
      for (const name of names) await view.user.click(box(name));
    },
    press: (name: string) => view.user.click(bar().getByRole('button', { name })),
    patched: () => view.backend.sent('PATCH', /status/).map(({ path, body }) => [path.split('/')[3], body]),
  };
}

const chosen = () =>
  screen.getAllByRole('checkbox').filter((box) => (box as HTMLInputElement).checked).length;

describe('choosing several appointments', () => {
  it('begins with a switch, names each checkbox in full, and counts', async () => {
    const { bar, pick, user } = await open();
    expect(bar().getByRole('status')).toHaveTextContent('0 seleccionadas');
    const name = 'Seleccionar la cita de Ana Gil, lunes, 23 de noviembre de 2026 09:30';
    expect(screen.getByRole('checkbox', { name })).not.toBeChecked();
    await pick('Ana Gil', 'Cleo Paz');
    expect(bar().getByRole('status')).toHaveTextContent('2 seleccionadas1 no admite cambios');
    await pick('Cleo Paz');
    expect(bar().getByRole('status')).toHaveTextContent('1 seleccionada');
    await user.click(screen.getByRole('switch', { name: 'Seleccionar' }));
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('group', { name: 'Citas seleccionadas' })).toBeNull();
  });

  it('chooses all rows and none', async () => {
    const { press } = await open();
    await press('Seleccionar todas');
    expect(chosen()).toBe(5);
    await press('Quitar selección');
    expect(chosen()).toBe(0);
  });

  it('goes from a checkbox to the bar by Escape', async () => {
    const { user, box } = await open();
    act(() => box('Ana Gil').focus());
    await user.keyboard(' {Escape}');
    expect(box('Ana Gil')).toBeChecked();
    expect(screen.getByRole('group', { name: 'Citas seleccionadas' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Confirmar' })).toHaveFocus();
  });

  it('confirms those that allow it, and tells once', async () => {
    const { press, patched, toasts } = await open();
    await press('Seleccionar todas');
    await press('Confirmar');
    await waitFor(() => expect(toasts).toEqual(['4 citas confirmadas.']));
    expect(patched()).toEqual(['c1', 'c2', 'c4', 'c5'].map((id) => [id, { status: 'CONFIRMED' }]));
    expect(chosen()).toBe(0);
  });

  it('asks once before it cancels, and says how many', async () => {
    const { pick, press, patched, toasts, user } = await open();
    await pick('Ana Gil', 'Blas Ros', 'Cleo Paz');
    await press('Cancelar');
    const question = () => within(screen.getByRole('alertdialog', { name: '¿Cancelar 2 citas?' }));
    expect(question().getByText('1 no admite cambios')).toBeVisible();
    await user.click(question().getByRole('button', { name: 'Volver' }));
    expect(patched()).toEqual([]);
    await press('Cancelar');
    await user.click(question().getByRole('button', { name: 'Cancelar citas' }));
    await waitFor(() => expect(toasts).toEqual(['2 citas canceladas.']));
    expect(patched().map(([id]) => id)).toEqual(['c1', 'c2']);
  });

  it.each([
    ['the backend’s words', () => answer(409, { message: 'No se puede' }), 'No se puede'],
    ['the catalogue’s', () => answer(500), 'Error al actualizar el estado'],
    ['the connection’s', () => networkFailure(), 'Error de conexión'],
  ])('keeps what was refused chosen, and says why in %s', async (_whose, refusal, reason) => {
    const { pick, press, toasts, box } = await open(({ params }) => (params.id === 'c2' ? refusal() : {}));
    await pick('Ana Gil', 'Blas Ros', 'Dora Sanz');
    await press('Confirmar');
    await waitFor(() => expect(toasts).toEqual([`2 confirmadas, 1 no se pudo: ${reason}`]));
    expect(chosen()).toBe(1);
    expect(box('Blas Ros')).toBeChecked();
  });

  it('has nothing to offer for what is over', async () => {
    const { press, patched, pick } = await open();
    await pick('Cleo Paz');
    await press('Confirmar');
    await press('Cancelar');
    expect(patched()).toEqual([]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

type View = Awaited<ReturnType<typeof open>>;

/** What the last toast offers. */
const offered = ({ store }: View) => selectToastQueue(store.getState()).at(-1);
const takeBack = (view: View) => act(() => void view.store.dispatch(offered(view)!.action!.action));

describe('taking back what was done to several', () => {
  const BATCH_UNDO = 'POST /api/appointments/batch/undo';
  const undone: FakeHandler = ({ params }) => ({ undo: { change: `change of ${params.id}`, until: at(3) } });

  it('is one press for all, for ten minutes', async () => {
    const view = await open(undone, { [BATCH_UNDO]: () => ({ appointments: [] }) });
    await view.pick('Ana Gil', 'Blas Ros');
    await view.press('Confirmar');
    await waitFor(() => expect(view.toasts).toEqual(['2 citas confirmadas.']));
    expect(offered(view)).toMatchObject({ durationMs: 600_000, action: { label: 'Deshacer' } });
    takeBack(view);
    await waitFor(() => expect(view.toasts.at(-1)).toBe('Todas las citas están como antes'));
    expect(view.backend.sent('POST', '/api/appointments/batch/undo').map(({ body }) => body)).toEqual([
      { changes: ['c1', 'c2'].map((id) => ({ id, change: `change of ${id}` })) },
    ]);
  });

  it('is of those that were changed', async () => {
    const view = await open(
      (request) => (request.params.id === 'c2' ? answer(409, { message: 'No se puede' }) : undone(request)),
      { [BATCH_UNDO]: () => ({ appointments: [] }) },
    );
    await view.pick('Ana Gil', 'Blas Ros');
    await view.press('Confirmar');
    await waitFor(() => expect(view.toasts).toEqual(['1 confirmada, 1 no se pudo: No se puede']));
    expect(offered(view)?.action?.action.payload).toEqual({
      changes: [{ id: 'c1', change: 'change of c1' }],
    });
  });

  it('is not offered by a backend that does not say how', async () => {
    const view = await open();
    await view.pick('Ana Gil', 'Blas Ros');
    await view.press('Confirmar');
    await waitFor(() => expect(view.toasts).toEqual(['2 citas confirmadas.']));
    expect(offered(view)).not.toHaveProperty('action');
  });
});

describe('deleting several', () => {
  const DELETE = { 'DELETE /api/appointments/:id': () => ({}) };
  const RESTORE = 'POST /api/appointments/:id/restore';
  const sent = ({ backend }: View, method: string) =>
    backend.sent(method, /^\/api\/appointments\/c/).map(({ path }) => path.split('/')[3]);

  /** Deletes Ana's, Blas's and Cleo's. */
  async function deleted(routes: Record<string, FakeHandler>) {
    const view = await open(undefined, { ...DELETE, ...routes });
    await view.pick('Ana Gil', 'Blas Ros', 'Cleo Paz');
    await view.press('Eliminar');
    const question = within(screen.getByRole('alertdialog', { name: '¿Eliminar 3 citas?' }));
    expect(sent(view, 'DELETE')).toEqual([]);
    await view.user.click(question.getByRole('button', { name: 'Eliminar citas' }));
    await waitFor(() => expect(view.toasts).toHaveLength(1));
    return view;
  }

  it('asks once, deletes whatever their status, and one press brings all back', async () => {
    const view = await deleted({ [RESTORE]: () => ({}) });
    expect(view.toasts).toEqual(['3 citas eliminadas.']);
    expect(sent(view, 'DELETE')).toEqual(['c1', 'c2', 'c3']);
    expect(chosen()).toBe(0);
    expect(offered(view)?.durationMs).toBe(600_000);
    takeBack(view);
    await waitFor(() => expect(view.toasts.at(-1)).toBe('3 citas recuperadas.'));
    expect(sent(view, 'POST')).toEqual(['c1', 'c2', 'c3']);
  });

  it('keeps what was refused chosen, and offers the others back', async () => {
    const view = await deleted({
      'DELETE /api/appointments/:id': ({ params }) => (params.id === 'c2' ? answer(500) : {}),
      [RESTORE]: () => ({}),
    });
    expect(view.toasts).toEqual(['2 eliminadas, 1 no se pudo: Error al eliminar la cita']);
    expect(view.box('Blas Ros')).toBeChecked();
    takeBack(view);
    await waitFor(() => expect(view.toasts.at(-1)).toBe('2 citas recuperadas.'));
  });

  it.each([
    [
      'says why one does not come back',
      () => answer(409, { message: 'Ya hay una cita en ese horario' }),
      'Ya hay una cita en ese horario',
      undefined,
    ],
    ['offers again what did not arrive', () => networkFailure(), 'Error de conexión', { deletedIds: ['c3'] }],
  ])('%s', async (_what, refusal, reason, again) => {
    const view = await deleted({ [RESTORE]: ({ params }) => (params.id === 'c3' ? refusal() : {}) });
    takeBack(view);
    await waitFor(() => expect(view.toasts.at(-1)).toBe(`2 recuperadas, 1 no se pudo: ${reason}`));
    expect(offered(view)?.action?.action.payload).toEqual(again);
  });

  it('offers no way back where the backend has none', async () => {
    const view = await deleted({});
    expect(view.toasts).toEqual(['3 citas eliminadas.']);
    expect(offered(view)).not.toHaveProperty('action');
  });
});

describe('the calls', () => {
  it('leave three at a time, and are counted while they last', async () => {
    const answers: (() => void)[] = [];
    const { press, bar, patched, toasts } = await open(
      () => new Promise((resolve) => answers.push(() => resolve({}))),
    );
    await press('Seleccionar todas');
    await press('Confirmar');
    await waitFor(() => expect(patched()).toHaveLength(3));
    expect(screen.getAllByRole('checkbox')[0]).toBeDisabled();
    await press('Confirmar');
    await act(async () => answers[0]?.());
    await waitFor(() => expect(patched()).toHaveLength(4));
    expect(bar().getByRole('status')).toHaveTextContent('1 de 4…');
    expect(toasts).toEqual([]);
    await act(async () => answers.forEach((done) => done()));
    await waitFor(() => expect(toasts).toEqual(['4 citas confirmadas.']));
  });

  it('stop with the session, and nobody else reads about them', async () => {
    const answers: (() => void)[] = [];
    const { press, patched, toasts, store } = await open(
      () => new Promise((resolve) => answers.push(() => resolve({}))),
    );
    await press('Seleccionar todas');
    await press('Confirmar');
    await waitFor(() => expect(patched()).toHaveLength(3));
    act(() => {
      store.extra.vault.setToken(null);
      store.dispatch(loggedOut());
    });
    await act(async () => answers.forEach((done) => done()));
    expect(patched()).toHaveLength(3);
    expect(toasts).toEqual([]);
    expect(selectSelection(store.getState())).toEqual({ active: false, pickedIds: [], run: null });
  });

  it('are a fact of the state, which a replay folds again', async () => {
    const { store } = await open();
    act(() => void store.dispatch(changeAsked({ change: 'CONFIRMED', pickedIds: ['c1'] })));
    expect(selectSelection(store.getState()).run).toEqual({ change: 'CONFIRMED', total: 1, answered: 0 });
    await waitFor(() => expect(selectSelection(store.getState()).run).toBeNull());
  });
});
