import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { APPOINTMENT_LINK_MESSAGES as LINK } from '@/contract/appointmentLinks';
import { CAPABILITIES, STATUS_PATH } from '@/contract/system';
import { AuthProvider } from '@/features/auth';
import { appointmentFixture } from '@/features/appointments/fixtures';
import { baseApi } from '@/shared/api/baseApi';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { MyAppointmentsPage } from '.';

const MINE = 'GET /api/appointments/my-appointments';

clockStartsAt('2026-11-24T10:00:00Z');

const open = (handler: FakeHandler, user = PATIENT, others: Record<string, FakeHandler> = {}) =>
  renderApp(<MyAppointmentsPage />, {
    user,
    routes: { [MINE]: handler, 'GET /api/calendar/feed': () => answer(404), ...others },
    wrap: (part) => <AuthProvider>{part}</AuthProvider>,
  });

const ROWS = [
  appointmentFixture({ id: 'done', status: 'COMPLETED', date: '2026-11-10T09:30:00+01:00' }),
  appointmentFixture({ id: 'next', status: 'CONFIRMED', date: '2026-11-26T09:30:00+01:00' }),
  { id: 'small', date: '2026-11-30', time: '16:00', status: 'scheduled', type: 'follow-up', duration: 30 },
  appointmentFixture({ id: 'gone', status: 'CANCELLED', date: '2026-11-27T09:30:00+01:00' }),
];

describe('/my-appointments', () => {
  it('shows figures, what is to come by date, and what was', async () => {
    open(() => ROWS);
    const coming = await screen.findByRole('region', { name: 'Próximas citas' });
    expect(
      within(coming)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      expect.stringContaining('jueves, 26 de noviembre de 2026'),
      expect.stringContaining('lunes, 30 de noviembre de 2026'),
    ]);
    expect(coming).toHaveTextContent('09:30–10:30 (60 min) · Tratamiento');
    expect(coming).toHaveTextContent('Con Ana Ruiz Soler');
    expect(coming).toHaveTextContent('16:00–16:30 (30 min) · Seguimiento');
    const past = screen.getByRole('region', { name: 'Citas anteriores' });
    expect(within(past).getAllByRole('listitem')).toHaveLength(2);
    const figures = screen.getByRole('group', { name: 'Resumen de mis citas' });
    expect(figures).toHaveTextContent('Total de citas4Próximas2Completadas1Canceladas1');
    expect(screen.getByRole('heading', { level: 1, name: 'Mis Citas' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Volver/ })).toHaveAttribute('href', '/dashboard');
  });

  it('counts what was missed as no cancellation', async () => {
    const missed = appointmentFixture({ id: 'm', status: 'NO_SHOW', date: '2026-11-11T09:30:00+01:00' });
    open(() => [...ROWS, missed]);
    const figures = await screen.findByRole('group', { name: 'Resumen de mis citas' });
    expect(figures).toHaveTextContent('Total de citas5Próximas2Completadas1Canceladas1');
  });

  it('lets one take a cancellation back by the clock of the server, where the telephone is an hour fast', async () => {
    const reply = { isLate: false, hasAskedAnotherDay: false, undoUntil: '2026-11-24T09:03:00Z' };
    const cancelled = { status: 'CANCELLED', date: '2026-11-24T09:30:00Z', duration: 30, reply } as const;
    open(() => [appointmentFixture(cancelled)], PATIENT, {
      [`GET ${STATUS_PATH}`]: () => ({ capabilities: CAPABILITIES, now: '2026-11-24T09:00:00Z' }),
    });
    const coming = await screen.findByRole('region', { name: 'Próximas citas' });
    await within(coming).findByRole('button', { name: 'Deshacer (durante 3 minutos)' });
  });

  it('names the telephone to call, once, and reads well without one', async () => {
    const withPhone = (row: object) => ({ ...row, therapist: { name: 'Ana', phone: '910 123 456' } });
    open(() =>
      [...ROWS.slice(1, 2), appointmentFixture({ id: 'two', date: '2026-11-27T10:00:00Z' })].map(withPhone),
    );
    expect(await screen.findByRole('link', { name: '910 123 456' })).toHaveAttribute('href', 'tel:910123456');
    cleanup();
    open(() => ROWS);
    expect(await screen.findByText(/Avisa a tu fisioterapeuta\./)).toBeInTheDocument();
    expect(document.querySelector('a[href^="tel:"]')).toBeNull();
  });

  it('says where the practice is, and its telephone where the therapist has none', async () => {
    const identity = { name: 'Retiro', address: 'Calle Mayor, 1', phone: '910000000' };
    open(() => ROWS, PATIENT, { 'GET /api/practice/identity': () => ({ identity }) });
    expect(await screen.findByText('La consulta está en Calle Mayor, 1.')).toBeVisible();
    expect(screen.getByRole('link', { name: '910 000 000' })).toHaveAttribute('href', 'tel:910000000');
  });

  it.each([
    ['has no appointment', []],
    ['has none ahead', ROWS.slice(0, 1)],
  ])('says whom to call to a patient who %s', async (_who, rows) => {
    const identity = { name: 'Retiro', phone: '910000000' };
    open(() => rows, PATIENT, { 'GET /api/practice/identity': () => ({ identity }) });
    expect(await screen.findByText('¿Quieres una cita? Llama al')).toBeVisible();
    expect(screen.getByRole('link', { name: '910 000 000' })).toHaveAttribute('href', 'tel:910000000');
  });

  it('names who treated before where the practice has no telephone', async () => {
    const therapist = { name: 'Ana', phone: '910 123 456' };
    open(() => [appointmentFixture({ status: 'COMPLETED', date: '2026-11-10T09:30:00+01:00', therapist })]);
    expect(await screen.findByText('¿Quieres una cita? Llama al')).toBeVisible();
    expect(screen.getByRole('link', { name: '910 123 456' })).toBeVisible();
  });

  it('gives the calendar the address of the practice', async () => {
    let file = new Blob();
    jest.spyOn(URL, 'createObjectURL').mockImplementation((blob) => ((file = blob as Blob), 'blob:x'));
    const identity = { name: 'Retiro', address: 'Calle Mayor, 1' };
    const { user } = open(() => ROWS, PATIENT, { 'GET /api/practice/identity': () => ({ identity }) });
    await screen.findByText('La consulta está en Calle Mayor, 1.');
    await user.click(screen.getByRole('button', { name: /^Añadir a mi calendario la cita del jueves, 26/ }));
    expect(await file.text()).toContain('LOCATION:Calle Mayor\\, 1\r\n');
  });

  it.each([
    [() => answer(500), 'Error al cargar las citas'],
    [() => answer(400, { error: 'Sin permiso' }), 'Sin permiso'],
    [() => networkFailure(), 'Error de conexión'],
  ])('tells inline what failed and tries again', async (handler, text) => {
    let broken = true;
    const { user, toasts } = open(() => (broken ? handler() : { appointments: ROWS }));
    expect(await screen.findByText(text)).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('region', { name: 'Próximas citas' })).toBeVisible();
    expect(toasts).toEqual([]);
  });

  it('has an empty state', async () => {
    open(() => ({ appointments: [] }));
    expect(await screen.findByText('No tienes citas programadas')).toBeVisible();
  });

  it('is for patients only', () => {
    const { backend } = open(() => ROWS, THERAPIST);
    expect(screen.getByText('Solo los pacientes pueden acceder a esta página.')).toBeVisible();
    expect(backend.requests).toHaveLength(0);
  });

  it('says when the backend offers no private calendars', async () => {
    const { user } = open(() => ROWS);
    await user.click(screen.getByRole('button', { name: 'Suscribirse' }));
    await waitFor(() =>
      expect(screen.getByText('Este servidor no ofrece calendarios privados.')).toBeVisible(),
    );
  });
});

describe('/my-appointments where the backend takes answers', () => {
  const REPLY = { isLate: false, hasAskedAnotherDay: false, undoUntil: null as string | null };
  const row = (id: string, values: object = {}) => ({
    ...appointmentFixture({ id, date: `2026-11-2${id}T09:30:00+01:00`, reply: REPLY }),
    ...values,
  });
  const answering = (rows: () => object[], others: Record<string, FakeHandler> = {}) =>
    open(rows, PATIENT, {
      [`GET ${STATUS_PATH}`]: () => ({ status: 'ok', capabilities: ['appointmentAnswers', 'practice'] }),
      'GET /api/practice/identity': () => ({
        identity: { name: 'Retiro', address: 'Calle Mayor, 1', phone: '910000000' },
      }),
      ...others,
    });
  const POST = (act: string) => `POST /api/appointments/:id/answer/${act}`;

  it('has the next visit first, with where it is, and the answers of the others on demand', async () => {
    const { user } = answering(() => [row('6'), row('7')]);
    const coming = await screen.findByRole('region', { name: 'Próximas citas' });
    const [next, other] = within(coming).getAllByRole('listitem');
    if (!next || !other) throw new Error('not both');
    const confirm = (one: HTMLElement) => within(one).findByRole('button', { name: 'Confirmo' });
    expect(await confirm(next)).toBeVisible();
    const when = 'jueves, 26 de noviembre de 2026 a las 09:30';
    expect(within(next).getByRole('group', { name: `Responder a la cita del ${when}` })).toBeVisible();
    const figures = screen.getByRole('group', { name: 'Resumen de mis citas' });
    expect(coming.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const map = await within(coming).findByRole('link', { name: 'Ver en el mapa' });
    expect(map).toHaveAttribute('href', expect.stringContaining('query=Calle%20Mayor%2C%201'));
    expect(map).toHaveAttribute('rel', 'noreferrer');
    expect(await confirm(other)).not.toBeVisible();
    await user.click(within(other).getByText('Responder a esta cita'));
    expect(await confirm(other)).toBeVisible();
  });

  it('sends the start that is shown with each answer, and offers to take it back', async () => {
    let stored: object = {};
    const undoUntil = '2026-11-24T10:03:00Z';
    const { user, backend } = answering(() => [row('6', stored)], {
      [POST('confirmation')]: () => {
        stored = { status: 'CONFIRMED', reply: { ...REPLY, undoUntil } };
        return { success: true };
      },
      [POST('undo')]: () => {
        stored = {};
        return { success: true };
      },
      [POST('another-day')]: () => {
        stored = { reply: { ...REPLY, hasAskedAnotherDay: true } };
        return { success: true };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Confirmo' }));
    await user.click(await screen.findByRole('button', { name: /^Deshacer/ }));
    await user.click(await screen.findByRole('button', { name: 'Confirmo' }));
    await user.click(await screen.findByRole('button', { name: /^Deshacer/ }));
    await screen.findByRole('button', { name: 'Confirmo' });
    expect(screen.getByText('La cita está como antes.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Pedir otro día' }));
    expect(screen.getByRole('alertdialog', { name: '¿Pedir otro día?' })).toHaveTextContent(
      'Cita del jueves, 26 de noviembre de 2026 a las 09:30',
    );
    await user.click(screen.getByRole('button', { name: 'Sí, pedir otro día' }));
    expect(await screen.findByText('Has pedido otro día')).toBeVisible();
    expect(screen.queryByText('La cita está como antes.')).toBeNull();
    const date = '2026-11-26T09:30:00+01:00';
    expect(backend.sent('POST', /answer/).map(({ body }) => body)).toEqual(Array(5).fill({ date }));
  });

  it('keeps what was just cancelled in its place, with its undo', async () => {
    let stored: object = {};
    const { user, backend } = answering(() => [row('6', stored)], {
      [POST('cancellation')]: () => {
        stored = { status: 'CANCELLED', reply: { ...REPLY, undoUntil: '2026-11-24T10:03:00Z' } };
        return { success: true };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'No puedo ir' }));
    expect(screen.getByRole('dialog', { name: '¿No puedes ir?' })).toHaveTextContent(
      'La cita del jueves, 26 de noviembre de 2026 a las 09:30 se cancela',
    );
    await user.type(screen.getByLabelText('Motivo (opcional)'), 'Fiebre');
    await user.click(screen.getByRole('button', { name: 'Sí, cancelar la cita' }));
    const coming = screen.getByRole('region', { name: 'Próximas citas' });
    expect(await within(coming).findByText('Cita cancelada')).toBeVisible();
    expect(within(coming).getByRole('button', { name: /^Deshacer/ })).toBeVisible();
    const figures = screen.getByRole('group', { name: 'Resumen de mis citas' });
    expect(figures).toHaveTextContent('Total de citas1Próximas0Completadas0Canceladas1');
    expect(backend.sent('POST', /cancellation/)[0]?.body).toMatchObject({ reason: 'Fiebre' });
  });

  it.each([
    ['begins to be the next', ['6', '7'], '7', ['7']],
    ['is the next no longer', ['7'], '7', ['6', '7']],
  ])('keeps the reason that is typed about one that %s', async (_how, before, written, after) => {
    let ids = before;
    const { user, store } = answering(() => ids.map((id) => row(id)));
    const item = async (id: string) =>
      within((await screen.findByText(new RegExp(`2${id} de noviembre`))).closest('li') as HTMLElement);
    if (before[0] !== written) await user.click((await item(written)).getByText('Responder a esta cita'));
    await user.click(await (await item(written)).findByRole('button', { name: 'No puedo ir' }));
    await user.type(screen.getByLabelText('Motivo (opcional)'), 'Estoy de viaje');
    ids = after;
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Appointment'])));
    const coming = screen.getByRole('region', { name: 'Próximas citas', hidden: true });
    await waitFor(() =>
      expect(within(coming).getAllByRole('listitem', { hidden: true })).toHaveLength(after.length),
    );
    expect(screen.getByLabelText('Motivo (opcional)')).toHaveValue('Estoy de viaje');
  });

  it('closes the question about an appointment that is moved meanwhile', async () => {
    let moved: object = {};
    const { user, store, backend } = answering(() => [row('6', moved)]);
    await user.click(await screen.findByRole('button', { name: 'No puedo ir' }));
    expect(screen.getByRole('dialog', { name: '¿No puedes ir?' })).toBeVisible();
    moved = { date: '2026-11-27T11:00:00+01:00' };
    act(() => void store.dispatch(baseApi.util.invalidateTags(['Appointment'])));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'No puedo ir' }));
    expect(screen.getByRole('dialog')).toHaveTextContent('viernes, 27 de noviembre de 2026 a las 11:00');
    expect(backend.sent('POST', /cancellation/)).toEqual([]);
  });

  it('says why an answer was refused also to who has gone elsewhere meanwhile', async () => {
    let respond = (_value: unknown) => undefined as void;
    const { user, toasts, backend, unmount } = answering(() => [row('6')], {
      [POST('confirmation')]: () => new Promise((resolve) => (respond = resolve)),
    });
    await user.click(await screen.findByRole('button', { name: 'Confirmo' }));
    await waitFor(() => expect(backend.sent('POST', /confirmation/)).toHaveLength(1));
    unmount();
    respond(answer(409, { error: LINK.late, message: LINK.late }));
    await waitFor(() => expect(toasts).toEqual([LINK.late]));
  });

  it('says to call where it is late, and why an answer was refused, with how it is by now', async () => {
    let isLate = false;
    const { user } = answering(() => [row('6', { reply: { ...REPLY, isLate } })], {
      [POST('cancellation')]: () => {
        isLate = true;
        return answer(409, { error: LINK.late, message: LINK.late });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'No puedo ir' }));
    await user.click(screen.getByRole('button', { name: 'Sí, cancelar la cita' }));
    expect(await within(screen.getByRole('dialog')).findByText(LINK.late)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Volver' }));
    const coming = screen.getByRole('region', { name: 'Próximas citas' });
    await waitFor(() => expect(within(coming).queryByRole('button', { name: 'No puedo ir' })).toBeNull());
    expect(within(coming).getAllByRole('link', { name: '910 000 000' })[0]).toHaveAttribute(
      'href',
      'tel:910000000',
    );
  });

  it('offers nothing where the backend does not name it, whatever its rows say', async () => {
    const { backend } = open(() => [row('6')]);
    expect(await screen.findByRole('region', { name: 'Próximas citas' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Confirmo' })).toBeNull();
    expect(screen.getByText(/¿No puedes venir o quieres cambiar la hora\?/)).toBeVisible();
    expect(backend.sent('POST', /./)).toEqual([]);
  });
});
