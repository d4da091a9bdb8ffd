import { act, screen, waitFor, within } from '@testing-library/react';
import { baseApi } from '@/shared/api/baseApi';
import { clockStartsAt } from '@/shared/testing/clock';
import { mayClose } from '@/shared/testing/closing';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { EPISODE_FIXTURES, RAW_EPISODE_VERSIONS } from '../fixtures';
import { EpisodesCard } from './EpisodesCard';

const [OPEN, OVER] = EPISODE_FIXTURES;
const LEADS = [
  { id: THERAPIST.id, name: THERAPIST.name },
  { id: 'u8', name: 'Nuria Salas Gil' },
];

clockStartsAt('2026-11-20T18:00:00Z');

const show = (
  routes: Record<string, FakeHandler> = {},
  { capabilities = ['episodes'], leads = LEADS }: { capabilities?: string[]; leads?: typeof LEADS } = {},
) =>
  renderApp(<EpisodesCard patientId="p1" leads={leads} />, {
    user: THERAPIST,
    routes: {
      'GET /api/system-status': () => ({ status: 'ok', capabilities }),
      'GET /api/patients/:id/episodes': () => ({ episodes: EPISODE_FIXTURES }),
      ...routes,
    },
  });

it('shows each episode with its state, and warns of the last authorised sessions', async () => {
  show();
  const [open, over] = await screen.findAllByRole('listitem');
  expect(within(open as HTMLElement).getByText('Lumbalgia mecánica')).toBeVisible();
  expect(within(open as HTMLElement).getByText('Abierto')).toBeVisible();
  expect(within(open as HTMLElement).getByText('Quedan 2 sesiones autorizadas')).toBeVisible();
  expect(within(open as HTMLElement).getByText(/8 de 10 sesiones/)).toBeVisible();
  expect(within(over as HTMLElement).getByText(/Alta el .* · Objetivos alcanzados · Ana/)).toBeVisible();
  expect(within(over as HTMLElement).queryByRole('button', { name: /Dar de alta/ })).toBeNull();
});

it('shows what a discharge said before it was corrected', async () => {
  const corrected = { at: '2025-05-20T08:15:00Z', by: THERAPIST.name };
  const { user } = show(
    {
      'GET /api/patients/:id/episodes': () => ({ episodes: [{ ...OVER, corrected }] }),
      'GET /api/episodes/:id/versions': () => RAW_EPISODE_VERSIONS,
    },
    { capabilities: ['corrections', 'episodes'] },
  );
  expect(await screen.findByText(`Modificado el 20/05/2025, 10:15 por ${THERAPIST.name}`)).toBeVisible();
  await user.click(screen.getByText('Ver versiones anteriores'));
  const versions = within(await screen.findByRole('list', { name: 'Versiones anteriores' }));
  expect(versions.getByRole('deletion')).toHaveTextContent('12/05/2025 · Abandono · Ana Ruiz Soler');
  expect(versions.getByRole('insertion')).toHaveTextContent(
    '19/05/2025 · Objetivos alcanzados · Ana Ruiz Soler',
  );
});

it('asks nothing of a backend that does not say it keeps them', async () => {
  const { backend, toasts } = show({}, { capabilities: [] });
  await waitFor(() => expect(backend.sent('GET', '/api/system-status')).toHaveLength(1));
  expect(screen.queryByText('Procesos')).not.toBeInTheDocument();
  expect(backend.sent('GET', '/api/patients/p1/episodes')).toEqual([]);
  expect(toasts).toEqual([]);
});

it('opens an episode, and says beside the field what is missing', async () => {
  const { user, backend, toasts } = show({
    'POST /api/patients/:id/episodes': () => answer(201, { episodes: EPISODE_FIXTURES }),
  });
  await user.click(await screen.findByRole('button', { name: 'Nuevo proceso' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo proceso' }));
  await user.click(dialog.getByRole('button', { name: 'Abrir proceso' }));
  expect((await dialog.findAllByText('Escribe el motivo del proceso')).length).toBeGreaterThan(0);
  await user.type(dialog.getByLabelText(/Motivo/), 'Hombro congelado');
  await user.selectOptions(dialog.getByLabelText('Zona'), 'SHOULDER');
  await user.type(dialog.getByLabelText('Sesiones autorizadas'), '12');
  await user.click(dialog.getByRole('button', { name: 'Abrir proceso' }));
  await waitFor(() => expect(toasts).toEqual(['Proceso abierto']));
  expect(backend.sent('POST', '/api/patients/p1/episodes')[0]?.body).toMatchObject({
    reason: 'Hombro congelado',
    region: 'SHOULDER',
    leadId: THERAPIST.id,
    authorisedSessions: 12,
  });
  expect(mayClose()).toBe(true);
});

it('does not ask who leads where one therapist alone attends the patient, and sends it', async () => {
  const { user, backend } = show(
    { 'POST /api/patients/:id/episodes': () => answer(201, { episodes: EPISODE_FIXTURES }) },
    { leads: LEADS.slice(0, 1) },
  );
  await user.click(await screen.findByRole('button', { name: 'Nuevo proceso' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Nuevo proceso' }));
  expect(dialog.queryByLabelText('Responsable')).not.toBeInTheDocument();
  await user.type(dialog.getByLabelText(/Motivo/), 'Hombro congelado{Enter}');
  await waitFor(() =>
    expect(backend.sent('POST', '/api/patients/p1/episodes')[0]?.body).toMatchObject({
      leadId: THERAPIST.id,
    }),
  );
});

it('shows who leads an episode although they no longer attend the patient, and can give it to another', async () => {
  const { user, backend } = show({
    'GET /api/system-status': () => ({ status: 'ok', capabilities: ['edits', 'episodes'] }),
    'GET /api/patients/:id/episodes': () => ({
      episodes: [{ ...OVER, lead: { id: 'u7', name: 'Luis Vega Mora' } }],
    }),
    'PUT /api/episodes/:id': () => ({ episodes: EPISODE_FIXTURES }),
  });
  await user.click(await screen.findByRole('button', { name: `Editar ${OVER?.reason}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar proceso' }));
  expect(dialog.getByLabelText('Responsable')).toHaveDisplayValue('Luis Vega Mora');
  await user.selectOptions(dialog.getByLabelText('Responsable'), THERAPIST.id);
  await user.click(dialog.getByRole('button', { name: 'Guardar proceso' }));
  await waitFor(() =>
    expect(backend.sent('PUT', '/api/episodes/ep2')[0]?.body).toEqual({
      leadId: THERAPIST.id,
      read: { leadId: 'u7' },
    }),
  );
});

describe('a new episode that is left half-filled', () => {
  it('still begins on its day when one comes back to it', async () => {
    const { user, backend } = show({
      'POST /api/patients/:id/episodes': () => answer(201, { episodes: EPISODE_FIXTURES }),
    });
    await user.click(await screen.findByRole('button', { name: 'Nuevo proceso' }));
    await user.type(await screen.findByLabelText(/Motivo/), 'Hombro congelado');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    jest.setSystemTime(new Date('2026-11-21T08:00:00Z'));
    await user.click(screen.getByRole('button', { name: 'Nuevo proceso' }));
    await user.click(await screen.findByRole('button', { name: 'Abrir proceso' }));
    await waitFor(() => expect(backend.sent('POST', '/api/patients/p1/episodes')).toHaveLength(1));
    expect(backend.sent('POST', '/api/patients/p1/episodes')[0]?.body).toMatchObject({
      reason: 'Hombro congelado',
      startedOn: '2026-11-20',
    });
  });
});

it('keeps what was typed when the server refuses', async () => {
  const { user } = show({
    'PUT /api/episodes/:id': () =>
      answer(400, {
        error: 'Datos no válidos',
        message: 'Revisa los datos',
        fields: { startedOn: 'El inicio no puede ser posterior al alta' },
      }),
  });
  await user.click(await screen.findByRole('button', { name: `Editar ${OVER?.reason}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar proceso' }));
  const reason = dialog.getByLabelText(/Motivo/);
  await user.clear(reason);
  await user.type(reason, 'Esguince leve');
  await user.click(dialog.getByRole('button', { name: 'Guardar proceso' }));
  expect((await dialog.findAllByText('El inicio no puede ser posterior al alta')).length).toBeGreaterThan(0);
  expect(reason).toHaveValue('Esguince leve');
});

it('discharges with what becomes of routines and appointments', async () => {
  const { user, backend, toasts } = show({
    'POST /api/episodes/:id/discharge': () => ({ episodes: EPISODE_FIXTURES }),
  });
  await user.click(await screen.findByRole('button', { name: `Dar de alta de ${OPEN?.reason}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dar de alta' }));
  expect(dialog.getByText('1 cita sigue en la agenda de otra persona.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Dar de alta' }));
  expect((await dialog.findAllByText('Elige el motivo del alta')).length).toBeGreaterThan(0);
  expect(backend.sent('POST', '/api/episodes/ep1/discharge')).toEqual([]);
  await user.selectOptions(dialog.getByLabelText(/Motivo del alta/), 'GOALS_REACHED');
  await user.selectOptions(dialog.getByLabelText(/Tiene 1 rutina activa/), 'STAY');
  await user.click(dialog.getByRole('button', { name: 'Dar de alta' }));
  expect(backend.sent('POST', '/api/episodes/ep1/discharge')).toEqual([]);
  await user.selectOptions(dialog.getByLabelText(/Tiene 2 citas pendientes/), 'CANCEL');
  await user.click(dialog.getByRole('spinbutton', { name: /^día, Fecha del alta/ }));
  await user.keyboard('18102026');
  await user.click(dialog.getByRole('button', { name: 'Dar de alta' }));
  await waitFor(() => expect(toasts).toEqual(['Paciente dado de alta del proceso']));
  expect(backend.sent('POST', '/api/episodes/ep1/discharge')[0]?.body).toEqual({
    on: '2026-10-18',
    reason: 'GOALS_REACHED',
    routines: 'STAY',
    appointments: 'CANCEL',
  });
  expect(mayClose()).toBe(true);
});

it('says before that a death ends the mails, and promises none of a cancellation', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: `Dar de alta de ${OPEN?.reason}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dar de alta' }));
  const reason = dialog.getByLabelText(/Motivo del alta/);
  const appointments = dialog.getByLabelText(/Tiene 2 citas pendientes/);
  expect(reason).not.toHaveAccessibleDescription();
  expect(appointments).toHaveAccessibleDescription(/se avisa al paciente/);
  await user.selectOptions(reason, 'Fallecimiento');
  expect(reason).toHaveAccessibleDescription(/^No saldrá ningún correo más de sus citas/);
  expect(appointments).not.toHaveAccessibleDescription();
});

it.each([
  ['while the form is open', false],
  ['while what was typed was kept', true],
])('asks of a discharge only what is left: it went %s', async (_when, isLeft) => {
  const { user, backend, store } = show({
    'POST /api/episodes/:id/discharge': () => ({ episodes: EPISODE_FIXTURES }),
  });
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: `Dar de alta de ${OPEN?.reason}` }));
    return screen.findByRole('dialog', { name: 'Dar de alta' });
  };
  const first = within(await open());
  await user.selectOptions(first.getByLabelText(/Motivo del alta/), 'GOALS_REACHED');
  await user.selectOptions(first.getByLabelText(/Tiene 1 rutina activa/), 'END');
  if (isLeft) await user.click(first.getByRole('button', { name: 'Cerrar' }));
  const nothing = { activeRoutines: 0, appointmentsAhead: 0 };
  backend.use({ 'GET /api/patients/:id/episodes': () => ({ episodes: [{ ...OPEN, ...nothing }, OVER] }) });
  act(() => void store.dispatch(baseApi.util.invalidateTags(['Patient'])));
  const dialog = within(isLeft ? await open() : screen.getByRole('dialog', { name: 'Dar de alta' }));
  await waitFor(() => expect(dialog.queryByLabelText(/Tiene/)).not.toBeInTheDocument());
  await user.click(dialog.getByRole('button', { name: 'Dar de alta' }));
  await waitFor(() => expect(backend.sent('POST', '/api/episodes/ep1/discharge')).toHaveLength(1));
  expect(backend.sent('POST', '/api/episodes/ep1/discharge')[0]?.body).toMatchObject({
    reason: 'GOALS_REACHED',
    routines: 'STAY',
    appointments: 'STAY',
  });
});

it('reopens one that is over', async () => {
  const { user, backend, toasts } = show({
    'POST /api/episodes/:id/reopen': () => ({ episodes: EPISODE_FIXTURES }),
  });
  await user.click(await screen.findByRole('button', { name: `Reabrir ${OVER?.reason}` }));
  await waitFor(() => expect(toasts).toEqual(['Proceso reabierto']));
  expect(backend.sent('POST', '/api/episodes/ep2/reopen')).toHaveLength(1);
});

it('asks, where the discharge ended routines, whether they are active again, and says what stays cancelled', async () => {
  const ended = { ...OVER, endedRoutines: 2, cancelledAppointments: 1 };
  const { user, backend, toasts } = show({
    'GET /api/patients/:id/episodes': () => ({ episodes: [OPEN, ended] }),
    'POST /api/episodes/:id/reopen': () => ({ episodes: EPISODE_FIXTURES }),
  });
  await user.click(await screen.findByRole('button', { name: `Reabrir ${OVER?.reason}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reabrir proceso' }));
  expect(dialog.getByText(/^1 cita que canceló el alta sigue cancelada/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Reabrir' }));
  expect((await dialog.findAllByText('Elige qué hacer')).length).toBeGreaterThan(0);
  expect(backend.sent('POST', '/api/episodes/ep2/reopen')).toEqual([]);
  await user.selectOptions(dialog.getByLabelText(/El alta terminó 2 rutinas/), 'RESUME');
  await user.click(dialog.getByRole('button', { name: 'Reabrir' }));
  await waitFor(() => expect(toasts).toEqual(['Proceso reabierto']));
  expect(backend.sent('POST', '/api/episodes/ep2/reopen')[0]?.body).toEqual({ routines: 'RESUME' });
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

it('says before it reopens which appointments stay cancelled, and asks of no routine where none was ended', async () => {
  const ended = { ...OVER, cancelledAppointments: 2 };
  const { user, backend } = show({
    'GET /api/patients/:id/episodes': () => ({ episodes: [ended] }),
    'POST /api/episodes/:id/reopen': () => ({ episodes: EPISODE_FIXTURES }),
  });
  await user.click(await screen.findByRole('button', { name: `Reabrir ${OVER?.reason}` }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reabrir proceso' }));
  expect(dialog.getByText(/^2 citas que canceló el alta siguen canceladas/)).toBeVisible();
  expect(dialog.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Reabrir' }));
  await waitFor(() => expect(backend.sent('POST', '/api/episodes/ep2/reopen')).toHaveLength(1));
  expect(backend.sent('POST', '/api/episodes/ep2/reopen')[0]?.body).toEqual({ routines: 'STAY' });
});

describe('an empty episode', () => {
  const EMPTY = { ...OPEN, isEmpty: true };
  const REMOVE = `Eliminar ${OPEN?.reason}`;

  it('is removed after a question', async () => {
    const { user, backend, toasts } = show({
      'GET /api/patients/:id/episodes': () => ({ episodes: [EMPTY, OVER] }),
      'DELETE /api/episodes/:id': () => ({ episodes: [OVER] }),
    });
    await user.click(await screen.findByRole('button', { name: REMOVE }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Eliminar proceso?' }));
    await user.click(question.getByRole('button', { name: 'Eliminar proceso' }));
    await waitFor(() => expect(toasts).toEqual(['Proceso eliminado']));
    expect(backend.sent('DELETE', '/api/episodes/ep1')).toHaveLength(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  });

  it('stays with its question where the server refuses', async () => {
    const { user, toasts } = show({
      'GET /api/patients/:id/episodes': () => ({ episodes: [EMPTY] }),
      'DELETE /api/episodes/:id': () =>
        answer(409, { message: 'Solo se puede eliminar un proceso abierto y vacío' }),
    });
    await user.click(await screen.findByRole('button', { name: REMOVE }));
    await user.click(await screen.findByRole('button', { name: 'Eliminar proceso' }));
    expect(await screen.findByText('Solo se puede eliminar un proceso abierto y vacío')).toBeVisible();
    expect(toasts).toEqual([]);
  });

  it.each([
    ['it holds something', OPEN],
    ['it is over', { ...OVER, isEmpty: true }],
    ['the server does not say so', { ...OPEN, isEmpty: undefined }],
  ])('is offered no removal where %s', async (_where, episode) => {
    show({ 'GET /api/patients/:id/episodes': () => ({ episodes: [episode] }) });
    await screen.findByRole('listitem');
    expect(screen.queryByRole('button', { name: /^Eliminar/ })).not.toBeInTheDocument();
  });
});
