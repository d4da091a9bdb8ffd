import { act, screen, waitFor, within } from '@testing-library/react';
import { loggedOut } from '@/shared/identity/slice';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
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

async function open(patch: FakeHandler = () => ({}), rows = ROWS) {
  const view = renderApp(<AppointmentListView onDelete={() => undefined} />, {
    user: THERAPIST,
    domains: [appointmentsDomain],
    routes: { ...agendaRoutes(rows), [PATCH]: patch },
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
