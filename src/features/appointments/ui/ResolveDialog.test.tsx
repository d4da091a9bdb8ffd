import { act, screen, waitFor, within } from '@testing-library/react';
import { STATUS_PATH } from '@/contract/system';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { selectToastQueue } from '@/shared/toasts/slice';
import { appointmentsDomain } from '../domain';
import { appointmentFixture, touchedOptionsFixture } from '../fixtures';
import { TouchedAppointments } from './TouchedAppointments';

const THERAPIST = { id: 't1', name: 'Ana Ruiz Soler', phone: null };
const ROWS = [
  appointmentFixture({ therapist: THERAPIST }),
  appointmentFixture({
    ...{ id: 'c2', patientId: 'p2', patientName: 'Manuel Ortega', therapist: THERAPIST },
    date: '2026-11-24T11:00:00+01:00',
  }),
];
const [LUCIA, MANUEL] = [/^Qué hacer: Lucía/, /^Qué hacer: Manuel/];
const UNDO = { changes: [{ id: 'c1', change: 'k1' }], until: '2026-11-24T10:00:00Z' };

const show = (
  routes: Record<string, FakeHandler> = {},
  capabilities = ['appointmentBatch', 'appointmentEndings', 'hours'],
) =>
  renderApp(
    <TouchedAppointments therapistId="t1" from="2026-11-24" to="2026-11-24" start={null} end={null} />,
    {
      user: ADMIN,
      domains: [appointmentsDomain],
      routes: {
        [`GET ${STATUS_PATH}`]: () => ({ status: 'ok', capabilities }),
        'GET /api/hours/:id/touched': () => ({ appointments: ROWS }),
        'GET /api/hours/:id/touched/options': () => touchedOptionsFixture(),
        'POST /api/appointments/batch': () => ({ appointments: [], undo: UNDO }),
        ...routes,
      },
    },
  );

async function open(view: ReturnType<typeof show>) {
  await view.user.click(await screen.findByRole('button', { name: 'Resolver las citas' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Resolver las citas' }));
  await dialog.findByLabelText('Para todas');
  return dialog;
}
const labelsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent);
const sentBy = ({ backend }: ReturnType<typeof show>) =>
  backend.sent('POST', '/api/appointments/batch').map(({ body }) => body);

it('offers for each what the server proposes, and leaves it as it is by default', async () => {
  const dialog = await open(show());
  expect(labelsOf(dialog.getByLabelText(LUCIA))).toEqual([
    'Dejar como está',
    'mié, 25 nov · 09:00',
    'mié, 25 nov · 12:00, con Berta Gil Sanz',
    'Pasar a Berta Gil Sanz a la misma hora',
    'Cancelar',
  ]);
  expect(dialog.getByLabelText(MANUEL)).toHaveDisplayValue('Dejar como está');
  expect(dialog.getByRole('button', { name: 'Aplicar' })).toBeDisabled();
});

it('tells a refusal also to who has closed the dialog meanwhile', async () => {
  let respond = (_value: unknown) => undefined as void;
  const view = show({
    'POST /api/appointments/batch': () => new Promise((resolve) => (respond = resolve)),
  });
  const dialog = await open(view);
  await view.user.selectOptions(dialog.getByLabelText('Para todas'), 'Primera hora libre');
  await view.user.click(dialog.getByRole('button', { name: 'Aplicar' }));
  await waitFor(() => expect(sentBy(view)).toHaveLength(1));
  await view.user.click(dialog.getByRole('button', { name: 'Cerrar' }));
  respond(answer(409, { error: 'Ha cambiado', message: 'Ha cambiado' }));
  await waitFor(() => expect(view.toasts).toEqual(['Ha cambiado']));
});

it('sends one call for all, and one press takes all back', async () => {
  const view = show({ 'POST /api/appointments/batch/undo': () => ({ appointments: [] }) });
  const dialog = await open(view);
  await view.user.selectOptions(dialog.getByLabelText('Para todas'), 'Primera hora libre');
  await view.user.selectOptions(dialog.getByLabelText(MANUEL), 'Cancelar');
  await view.user.type(dialog.getByLabelText('Motivo de las canceladas'), 'Baja');
  await view.user.click(dialog.getByRole('button', { name: 'Aplicar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sentBy(view)).toEqual([
    {
      changes: [
        {
          id: 'c1',
          from: { date: '2026-11-24T09:30:00+01:00', therapistId: 't1' },
          to: { date: '2026-11-25T09:00:00+01:00', therapistId: 't1' },
        },
        { id: 'c2', from: { date: '2026-11-24T11:00:00+01:00', therapistId: 't1' }, to: null },
      ],
      reason: 'Baja',
    },
  ]);
  expect(view.toasts).toEqual(['Citas resueltas: 1 movida, 1 cancelada.']);
  const [toast] = selectToastQueue(view.store.getState());
  expect(toast).toMatchObject({ durationMs: 600_000, action: { label: 'Deshacer' } });
  act(() => void view.store.dispatch(toast!.action!.action));
  await waitFor(() => expect(view.toasts.at(-1)).toBe('Todas las citas están como antes'));
  expect(view.backend.sent('POST', '/api/appointments/batch/undo').map(({ body }) => body)).toEqual([
    { changes: UNDO.changes },
  ]);
});

it('hands over those for whom the colleague is free, says how many stay, and asks about the team', async () => {
  const view = show();
  const dialog = await open(view);
  await view.user.selectOptions(
    dialog.getByLabelText('Para todas'),
    'Pasar a Berta Gil Sanz a la misma hora',
  );
  expect(dialog.getByText('1 se queda como está: no tiene esa opción.')).toBeVisible();
  await view.user.click(dialog.getByLabelText(/^Añadir al equipo/));
  await view.user.click(dialog.getByRole('button', { name: 'Aplicar' }));
  await waitFor(() => expect(view.toasts).toEqual(['Citas resueltas: 1 pasada a otro fisioterapeuta.']));
  expect(sentBy(view)).toMatchObject([
    {
      joinsTeam: true,
      changes: [{ id: 'c1', to: { date: '2026-11-24T09:30:00+01:00', therapistId: 't2' } }],
    },
  ]);
});

it('puts what was refused beside its appointment, and keeps what was chosen though it is free no more', async () => {
  let isTaken = false;
  const view = show({
    'GET /api/hours/:id/touched/options': () => (isTaken ? { appointments: [] } : touchedOptionsFixture()),
    'POST /api/appointments/batch': () => {
      isTaken = true;
      return answer(409, {
        error: 'No se ha cambiado ninguna cita. Revisa las señaladas.',
        fields: { 'changes[1]': 'Ya hay una cita en ese horario' },
      });
    },
  });
  const dialog = await open(view);
  await view.user.selectOptions(dialog.getByLabelText('Para todas'), 'Primera hora libre');
  await view.user.click(dialog.getByRole('button', { name: 'Aplicar' }));
  expect(await dialog.findByText(/^No se ha cambiado ninguna cita/)).toBeVisible();
  const manuel = dialog.getByLabelText(MANUEL);
  expect(manuel).toHaveAccessibleDescription('Ya hay una cita en ese horario');
  expect(dialog.getByLabelText(LUCIA)).toBeValid();
  await waitFor(() => expect(labelsOf(manuel)).toHaveLength(3));
  expect(manuel).toHaveDisplayValue('mié, 25 nov · 10:00');
  expect(view.toasts).toEqual([]);
});

it('is not offered by a backend that does not name it', async () => {
  const { backend } = show({}, ['hours']);
  expect(await screen.findByRole('list', { name: 'Citas afectadas' })).toBeVisible();
  await waitFor(() => expect(backend.sent('GET', STATUS_PATH)).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Resolver las citas' })).toBeNull();
});
