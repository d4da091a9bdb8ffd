import { screen, waitFor, within } from '@testing-library/react';
import type { Appointment } from '@/contract/appointmentAnswers';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { appointmentFixture, historyFixture } from '../fixtures';
import { AppointmentActions, type AppointmentActionsProps } from './AppointmentActions';
import { AppointmentTable } from './AppointmentTable';
import { AppointmentDialog } from './calendar/AppointmentDialog';

// The menu loads on demand, which on a busy machine can exceed a query's timeout.
beforeAll(() => import('@/shared/ui/menu/MenuPopup'));
clockStartsAt('2026-11-24T10:00:00+01:00');

const asTherapist = { withRecord: true, onMessage: () => undefined };

const open = (values: Partial<Appointment> = {}, props: Partial<AppointmentActionsProps> = asTherapist) =>
  renderApp(
    <AppointmentActions appointment={appointmentFixture(values)} onDelete={() => undefined} {...props} />,
    { user: THERAPIST, at: '/appointments' },
  );

const entries = async ({ user }: ReturnType<typeof open>) => {
  await user.click(screen.getByRole('button', { name: /^Más acciones de la cita de Lucía Méndez Prats/ }));
  const menu = await screen.findByRole('menu');
  return within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
};
const choose = async (app: ReturnType<typeof open>, name: string) => {
  await entries(app);
  await app.user.click(await screen.findByRole('menuitem', { name }));
};
const write = () => screen.queryByRole('link', { name: /^Escribir la sesión de/ });

const CALENDAR = 'Ver en el calendario';

describe('what an appointment leads to', () => {
  it('is its day in the calendar', async () => {
    const app = open();
    await choose(app, CALENDAR);
    expect(app.address()).toBe('/appointments?view=calendar&range=day&date=2026-11-24');
  });

  it('is its session first, once its day has come', async () => {
    const app = open();
    expect(write()).toHaveAttribute('href', '/sessions/new?appointmentId=c1');
    expect(await entries(app)).toEqual(['Abrir ficha', 'Siguiente cita', 'Llamar', 'Mensaje', CALENDAR]);
  });

  it('is its session in the menu where that is not what comes next', async () => {
    const app = open({ date: '2026-11-26T09:30:00+01:00' });
    expect(write()).toBeNull();
    await choose(app, 'Escribir sesión');
    expect(app.address()).toBe('/sessions/new?appointmentId=c1');
  });

  it('is no session of one that was cancelled, and no call without a number', async () => {
    const app = open({ status: 'CANCELLED', patientPhone: null });
    expect(write()).toBeNull();
    expect(await entries(app)).toEqual(['Abrir ficha', 'Siguiente cita', 'Mensaje', CALENDAR]);
  });

  it('is neither record nor session nor conversation for an administrator', async () => {
    const app = open({}, {});
    expect(write()).toBeNull();
    expect(await entries(app)).toEqual(['Siguiente cita', 'Llamar', CALENDAR]);
  });

  it('opens the record with the appointment in mind', async () => {
    const app = open();
    await choose(app, 'Abrir ficha');
    expect(app.address()).toBe('/patients/p1?appointmentId=c1');
  });

  it('opens the record without one that did not take place', async () => {
    const app = open({ status: 'NO_SHOW' });
    await choose(app, 'Abrir ficha');
    expect(app.address()).toBe('/patients/p1');
  });

  it('suggests the same again in a week', async () => {
    const app = open({ duration: 45, type: 'FOLLOW_UP', episodeId: 'ep1' });
    await choose(app, 'Siguiente cita');
    const [path, search] = app.address().split('?');
    expect(path).toBe('/appointments/new');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      weekly: '1',
      patientId: 'p1',
      episodeId: 'ep1',
      type: 'FOLLOW_UP',
      duration: '45',
      date: '2026-12-01',
      time: '09:30',
    });
  });

  it('dials the number', async () => {
    const dialled: string[] = [];
    const hear = (event: MouseEvent) => {
      event.preventDefault();
      dialled.push((event.target as HTMLAnchorElement).href);
    };
    const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      this.addEventListener('click', hear);
      this.dispatchEvent(new MouseEvent('click', { cancelable: true }));
    });
    const app = open();
    await choose(app, 'Llamar');
    expect(dialled).toEqual(['tel:600123123']);
    press.mockRestore();
  });

  it('hands the conversation to the page', async () => {
    const onMessage = jest.fn();
    const app = open({}, { withRecord: true, onMessage });
    await choose(app, 'Mensaje');
    expect(onMessage).toHaveBeenCalledWith(expect.objectContaining({ patientId: 'p1' }));
  });

  it('is all in the calendar’s dialog too', async () => {
    const { user, address } = renderApp(
      <AppointmentDialog
        appointment={appointmentFixture()}
        {...asTherapist}
        onClose={() => undefined}
        onEdit={() => undefined}
        onMove={() => undefined}
        onDelete={() => undefined}
      />,
      { user: THERAPIST, at: '/appointments' },
    );
    const group = within(await screen.findByRole('group', { name: 'Paciente y sesión' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Escribir sesión',
      'Abrir ficha',
      'Siguiente cita',
      'Llamar',
      'Mensaje',
    ]);
    await user.click(group.getByRole('button', { name: 'Escribir sesión' }));
    expect(address()).toBe('/sessions/new?appointmentId=c1');
  });
});

describe('completing in the calendar’s dialog', () => {
  const show = (date: string) =>
    renderApp(
      <AppointmentDialog
        appointment={appointmentFixture({ status: 'CONFIRMED', date })}
        onClose={() => undefined}
        onEdit={() => undefined}
        onMove={() => undefined}
        onDelete={() => undefined}
      />,
      { user: THERAPIST, at: '/appointments', routes: { 'PATCH /api/appointments/:id/status': () => ({}) } },
    );

  it('takes a second press before the appointment has begun', async () => {
    const { user, backend, toasts } = show('2026-11-26T09:30:00+01:00');
    await user.click(await screen.findByRole('button', { name: 'Completar cita' }));
    const question = within(screen.getByRole('alertdialog', { name: /que no ha empezado/ }));
    expect(backend.sent('PATCH', /status/)).toEqual([]);
    await user.click(question.getByRole('button', { name: 'Completar cita' }));
    await waitFor(() => expect(toasts).toEqual(['Estado de la cita actualizado']));
    expect(backend.sent('PATCH', /status/)[0]?.body).toEqual({ status: 'COMPLETED' });
  });

  it('takes one from then on', async () => {
    const { user, toasts } = show('2026-11-24T09:30:00+01:00');
    await user.click(await screen.findByRole('button', { name: 'Completar cita' }));
    await waitFor(() => expect(toasts).toEqual(['Estado de la cita actualizado']));
  });
});

describe('what only our server can do', () => {
  const HISTORY = 'GET /api/appointments/:id/events';

  it.each([
    ['SCHEDULED', '2026-11-26T09:30:00+01:00', ['Historial y deshacer']],
    ['SCHEDULED', '2026-11-24T09:30:00+01:00', ['No asistió', 'Historial y deshacer']],
    ['CONFIRMED', '2026-11-26T09:30:00+01:00', ['Cancelar cita', 'Historial y deshacer']],
    ['CONFIRMED', '2026-11-24T09:30:00+01:00', ['Cancelar cita', 'No asistió', 'Historial y deshacer']],
    ['COMPLETED', '2026-11-24T09:30:00+01:00', ['Historial y deshacer']],
  ] as const)('%s at %s', async (status, date, expected) => {
    const all = await entries(open({ status, date }, { ...asTherapist, onAsk: () => undefined }));
    expect(all.filter((entry) => /Cancelar|asistió|Historial/.test(entry))).toEqual(expected);
  });

  it('does not offer to mark as missing who has arrived', async () => {
    const values = { status: 'CONFIRMED', arrivedAt: '2026-11-24T09:20:00+01:00' } as const;
    const all = await entries(open(values, { ...asTherapist, onAsk: () => undefined }));
    expect(all).toContain('Historial y deshacer');
    expect(all).not.toContain('No asistió');
  });

  const list = (routes: Record<string, FakeHandler> = {}) =>
    renderApp(
      <AppointmentTable
        appointments={[appointmentFixture({ status: 'CONFIRMED', date: '2026-11-24T09:30:00+01:00' })]}
        total={1}
        onDelete={() => undefined}
      />,
      {
        user: THERAPIST,
        at: '/appointments',
        routes: {
          'GET /api/system-status': () => ({ status: 'ok', capabilities: ['appointmentEndings'] }),
          [HISTORY]: () => historyFixture(),
          ...routes,
        },
      },
    );

  it('asks for a reason before it marks a no-show', async () => {
    const app = list({
      'POST /api/appointments/:id/no-show': () => ({
        appointment: { ...appointmentFixture(), status: 'NO_SHOW' },
      }),
    });
    await screen.findByRole('table');
    await choose(app, 'No asistió');
    await app.user.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'No avisó');
    await app.user.click(screen.getByRole('button', { name: 'Marcar «No asistió»' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(app.backend.sent('POST', /no-show/)[0]?.body).toEqual({ reason: 'No avisó' });
  });

  it('tells what happened, outside the row, and leads on to what can be changed', async () => {
    const app = list();
    await choose(app, 'Historial y deshacer');
    const dialog = await screen.findByRole('dialog', { name: 'Historial de la cita' });
    expect(screen.getByRole('table')).not.toContainElement(dialog);
    expect(await within(dialog).findAllByRole('listitem')).not.toHaveLength(0);
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancelar cita' }));
    expect(await screen.findByRole('textbox', { name: /Motivo/ })).toBeVisible();
  });

  it('says so when the history cannot be had, and asks again', async () => {
    let isDown = true;
    const app = list({ [HISTORY]: () => (isDown ? answer(500) : { events: [] }) });
    await choose(app, 'Historial y deshacer');
    expect(await screen.findByText('Error al cargar el historial')).toBeVisible();
    isDown = false;
    await app.user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('No hay cambios anotados.')).toBeVisible();
  });

  it('goes by the clock of the server where that of the computer is an hour fast', async () => {
    const now = '2026-11-24T09:00:00+01:00';
    const app = list({ 'GET /api/system-status': () => ({ capabilities: ['appointmentEndings'], now }) });
    await entries(app);
    await screen.findByRole('menuitem', { name: 'Historial y deshacer' });
    expect(screen.queryByRole('menuitem', { name: 'No asistió' })).toBeNull();
  });

  it('is not offered by a server that does not say so, and nothing is told', async () => {
    const app = list({ 'GET /api/system-status': () => answer(404) });
    expect(await entries(app)).not.toContain('Historial y deshacer');
    expect(app.toasts).toEqual([]);
  });
});
