import { act, screen, waitFor, within } from '@testing-library/react';
import { PRACTICE_MESSAGES } from '@/contract/practice';
import { selectUser, sessionExpired, sessionStarted } from '@/shared/identity/slice';
import { todayOfPractice } from '@/shared/lib/dates';
import { useAppSelector } from '@/shared/redux';
import { mayClose } from '@/shared/testing/closing';
import { clockStartsAt } from '@/shared/testing/clock';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { HOURS_FIXTURE, SETTINGS_FIXTURE } from '../fixtures';
import { HolidaysNotice } from './HolidaysNotice';
import { HolidaysPanel } from './HolidaysPanel';
import { MailSettingsForm } from './MailSettingsForm';
import { OpeningHoursPanel } from './OpeningHoursPanel';
import { PracticePanel } from './PracticePanel';

const HOURS = 'GET /api/practice/hours';
const open = (part: React.ReactElement, routes: Record<string, FakeHandler> = {}) =>
  renderApp(part, {
    user: ADMIN,
    routes: {
      [HOURS]: () => HOURS_FIXTURE,
      'GET /api/practice/settings': () => ({ settings: SETTINGS_FIXTURE }),
      ...routes,
    },
  });

/** Gone while nobody is signed in, as behind the guard. */
const Guarded = () => useAppSelector(selectUser) && <PracticePanel />;

describe('settings of the practice', () => {
  it('are saved as they were typed, an emptied field as absent, without those of the mails', async () => {
    const { user, backend, toasts } = open(<PracticePanel />, {
      'PUT /api/practice/settings': () => ({ settings: { ...SETTINGS_FIXTURE, phone: null } }),
    });
    await user.clear(await screen.findByRole('textbox', { name: /Teléfono/ }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(toasts).toEqual([PRACTICE_MESSAGES.settingsSaved]));
    const {
      appointmentMails: _mails,
      appointmentReminders: _reminders,
      reminderHours: _first,
      lastReminderHours: _last,
      formality: _formality,
      ...others
    } = SETTINGS_FIXTURE;
    expect(backend.sent('PUT', /settings/)[0]?.body).toEqual({ ...others, phone: '' });
  });

  it('keep what was typed over an expired sign-in session, until it is saved', async () => {
    let settings = SETTINGS_FIXTURE;
    const { user, store, toasts } = open(<Guarded />, {
      'GET /api/practice/settings': () => ({ settings }),
      'PUT /api/practice/settings': () => {
        settings = { ...SETTINGS_FIXTURE, name: 'Retiro' };
        return { settings };
      },
    });
    const name = () => screen.findByRole('textbox', { name: /Nombre de la consulta/ });
    await user.clear(await name());
    await user.type(await name(), 'Retiro ');
    // Time passes before somebody signs in again.
    await act(async () => void store.dispatch(sessionExpired()));
    act(() => void store.dispatch(sessionStarted(ADMIN)));
    expect(await name()).toHaveValue('Retiro ');
    expect(mayClose()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(toasts).toEqual([PRACTICE_MESSAGES.settingsSaved]));
    expect(await name()).toHaveValue('Retiro');
    await waitFor(() => expect(mayClose()).toBe(true));
  });

  it('keep what was typed while they were being saved, and save that next', async () => {
    let arrive: (name: string) => void = () => undefined;
    const { user, backend, toasts } = open(<PracticePanel />, {
      'GET /api/system-status': () => ({ status: 'ok', capabilities: ['edits', 'practice'] }),
      'PUT /api/practice/settings': () =>
        new Promise((resolve) => {
          arrive = (name) => resolve({ settings: { ...SETTINGS_FIXTURE, name } });
        }),
    });
    const save = () => user.click(screen.getByRole('button', { name: 'Guardar' }));
    const name = await screen.findByRole('textbox', { name: /Nombre de la consulta/ });
    const address = screen.getByRole('textbox', { name: 'Dirección' });
    await user.clear(name);
    await user.type(name, 'Retiro  ');
    await save();
    await user.clear(address);
    await user.type(address, 'Calle Nueva, 1');
    await act(async () => arrive('Retiro'));
    await waitFor(() => expect(toasts).toEqual([PRACTICE_MESSAGES.settingsSaved]));
    expect(name).toHaveValue('Retiro');
    expect(address).toHaveValue('Calle Nueva, 1');
    expect(mayClose()).toBe(false);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar' })).toBeEnabled());
    await save();
    await waitFor(() => expect(backend.sent('PUT', /settings/)).toHaveLength(2));
    expect(backend.sent('PUT', /settings/)[1]?.body).toEqual({
      address: 'Calle Nueva, 1',
      read: { address: SETTINGS_FIXTURE.address },
    });
  });

  it('are stepped with the arrow keys, and count as typed only while they differ', async () => {
    const { user } = open(<PracticePanel />);
    const isKept = () => !mayClose();
    const years = await screen.findByRole('spinbutton', { name: 'Años que se guarda una historia' });
    await user.type(years, '{ArrowUp}');
    expect(years).toHaveValue('6');
    expect(isKept()).toBe(true);
    await user.clear(years);
    await user.type(years, '5');
    expect(isKept()).toBe(false);
  });

  it.each([
    ['Años que se guarda una historia', PRACTICE_MESSAGES.retention],
    ['Cancelación tardía (horas antes)', PRACTICE_MESSAGES.lateCancellation],
    ['Espacio para documentos (GB)', PRACTICE_MESSAGES.documentSpace],
  ])('ask for a number that was emptied: %s', async (label, text) => {
    const { user, backend } = open(<PracticePanel />);
    const field = await screen.findByRole('spinbutton', { name: label });
    await user.clear(field);
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(text)));
    expect(backend.sent('PUT', /settings/)).toEqual([]);
  });

  it('name a wrong NIF and too few years beside their fields, and send nothing', async () => {
    const { user, backend } = open(<PracticePanel />);
    const taxId = await screen.findByRole('textbox', { name: /NIF/ });
    await user.clear(taxId);
    await user.type(taxId, 'B12345675');
    const years = screen.getByLabelText(/Años que se guarda/);
    await user.clear(years);
    await user.type(years, '4');
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(PRACTICE_MESSAGES.taxId)).toBeInTheDocument();
    expect(screen.getByText(PRACTICE_MESSAGES.retention)).toBeInTheDocument();
    expect(taxId).toHaveValue('B12345675');
    expect(backend.sent('PUT', /settings/)).toEqual([]);
  });
});

describe('mails of appointments', () => {
  const status = () => ({ status: 'ok', capabilities: ['edits', 'hours', 'practice'] });
  const mails = () =>
    open(<MailSettingsForm />, {
      'GET /api/system-status': status,
      'PUT /api/practice/settings': ({ body }) => ({
        settings: { ...SETTINGS_FIXTURE, ...(body as object) },
      }),
    });

  it('are switched, and have other hours, without the rest of the settings', async () => {
    const { user, backend, toasts } = mails();
    await user.clear(await screen.findByLabelText(/Segundo recordatorio/));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(toasts).toEqual([PRACTICE_MESSAGES.mailsSaved]));
    expect(backend.sent('PUT', /settings/)[0]?.body).toEqual({
      ...{ lastReminderHours: null, read: { lastReminderHours: 24 } },
    });
    await user.click(screen.getByRole('checkbox', { name: /^Recordar las citas/ }));
    expect(screen.queryByLabelText(/Primer recordatorio/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(backend.sent('PUT', /settings/)).toHaveLength(2));
    expect(backend.sent('PUT', /settings/)[1]?.body).toMatchObject({ appointmentReminders: false });
  });

  it.each([
    ['Primer', '200', PRACTICE_MESSAGES.reminder],
    ['Primer', '{Backspace}', PRACTICE_MESSAGES.reminder],
    ['Segundo', '40', PRACTICE_MESSAGES.lastReminder],
  ])('name wrong hours beside their field: %s recordatorio, %s', async (which, hours, text) => {
    const { user, backend } = mails();
    const field = await screen.findByLabelText(new RegExp(`${which} recordatorio`));
    await user.clear(field);
    await user.type(field, hours);
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(field).toHaveValue(hours === '{Backspace}' ? '' : hours);
    expect(backend.sent('PUT', /settings/)).toEqual([]);
  });

  it.each([
    ['reminders', /^Recordar las citas/, { appointmentReminders: false }],
    ['mails', /^Avisar por correo/, { appointmentMails: false }],
  ])('are saved whatever the hours said that go with the %s', async (_what, box, changed) => {
    const { user, backend, toasts } = mails();
    const field = await screen.findByLabelText(/Primer recordatorio/);
    await user.clear(field);
    await user.type(field, '200');
    await user.click(screen.getByRole('checkbox', { name: box }));
    expect(field).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(toasts).toEqual([PRACTICE_MESSAGES.mailsSaved]));
    const [name = ''] = Object.keys(changed);
    expect(backend.sent('PUT', /settings/)[0]?.body).toEqual({ ...changed, read: { [name]: true } });
    await user.click(screen.getByRole('checkbox', { name: box }));
    expect(screen.getByLabelText(/Primer recordatorio/)).toHaveValue('48');
  });
});

describe('opening hours', () => {
  it('say for whom they count, and that what is booked stays', async () => {
    open(<OpeningHoursPanel />);
    expect(await screen.findByText(/^Cuenta para quien no tiene horario semanal propio\./)).toHaveTextContent(
      /Las citas que ya hay no se cambian\.$/,
    );
  });

  it('lose a stretch and keep the others', async () => {
    const { user, backend, toasts } = open(<OpeningHoursPanel />, {
      'PUT /api/practice/hours': ({ body }) => ({ ...HOURS_FIXTURE, ...(body as object) }),
    });
    await user.click(await screen.findByRole('button', { name: 'Quitar el tramo 2 del lunes' }));
    await user.click(screen.getByRole('button', { name: 'Guardar horario' }));
    await waitFor(() => expect(toasts).toEqual([PRACTICE_MESSAGES.hoursSaved]));
    expect(backend.sent('PUT', /hours/)[0]?.body).toEqual({
      openingHours: HOURS_FIXTURE.openingHours.filter((_one, at) => at !== 1),
    });
  });

  it('lead the keyboard to a new stretch, and beside one that is taken away', async () => {
    const { user } = open(<OpeningHoursPanel />);
    await user.click(await screen.findByRole('button', { name: 'Añadir un tramo al sábado' }));
    const saturday = within(screen.getByRole('group', { name: 'Sábado' }));
    const added = within(saturday.getByRole('group', { name: 'Tramo 1' }));
    await waitFor(() => expect(added.getAllByRole('spinbutton')[0]).toHaveFocus());
    await user.click(saturday.getByRole('button', { name: 'Quitar el tramo 1 del sábado' }));
    await waitFor(() => expect(saturday.getByRole('button', { name: /^Añadir/ })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Quitar el tramo 1 del lunes' }));
    const monday = within(screen.getByRole('group', { name: 'Lunes' }));
    const left = within(monday.getByRole('group', { name: 'Tramo 1' }));
    await waitFor(() => expect(left.getAllByRole('spinbutton')[0]).toHaveFocus());
    expect(left.getAllByRole('spinbutton')[0]).toHaveTextContent('16');
  });

  it('are taken over from the day before', async () => {
    const { user, backend, toasts } = open(<OpeningHoursPanel />, {
      'PUT /api/practice/hours': ({ body }) => ({ ...HOURS_FIXTURE, ...(body as object) }),
    });
    const copy = (name: string) => screen.findByRole('button', { name });
    await user.click(await copy('Martes: igual que el lunes'));
    await user.click(await copy('Miércoles: igual que el martes'));
    expect(screen.queryByRole('button', { name: 'Martes: igual que el lunes' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Guardar horario' }));
    await waitFor(() => expect(toasts).toEqual([PRACTICE_MESSAGES.hoursSaved]));
    const monday = HOURS_FIXTURE.openingHours.slice(0, 2);
    const laterOn = HOURS_FIXTURE.openingHours.filter(({ weekday }) => weekday > 3);
    const copies = [2, 3].flatMap((weekday) => monday.map((one) => ({ ...one, weekday })));
    expect(backend.sent('PUT', /hours/)[0]?.body).toEqual({
      openingHours: [...monday, ...laterOn, ...copies],
    });
  });

  it('say what a new stretch lacks', async () => {
    const { user, backend } = open(<OpeningHoursPanel />);
    await user.click(await screen.findByRole('button', { name: 'Añadir un tramo al sábado' }));
    await user.click(screen.getByRole('button', { name: 'Guardar horario' }));
    const saturday = within(screen.getByRole('group', { name: 'Sábado' }));
    expect(await saturday.findAllByText(PRACTICE_MESSAGES.timeRequired)).toHaveLength(2);
    expect(backend.sent('PUT', /hours/)).toEqual([]);
  });
});

const dayAddress = (day: string) => `/agenda/${day}`;

describe('holidays', () => {
  it('ahead lead to the appointments of their day', async () => {
    open(<HolidaysPanel dayAddress={dayAddress} />);
    const link = await screen.findByRole('link', { name: 'Ver las citas del 25/12/2026' });
    expect(link).toHaveAttribute('href', '/agenda/2026-12-25');
  });

  it('go one by one, and say which', async () => {
    const { user, backend, toasts } = open(<HolidaysPanel dayAddress={dayAddress} />, {
      'PUT /api/practice/holidays': ({ body }) => ({ ...HOURS_FIXTURE, ...(body as object) }),
    });
    await user.click(await screen.findByRole('button', { name: /^Quitar Navidad/ }));
    await waitFor(() => expect(toasts).toEqual([PRACTICE_MESSAGES.holidayRemoved]));
    expect(backend.sent('PUT', /holidays/)[0]?.body).toEqual({ holidays: [HOURS_FIXTURE.holidays[0]] });
  });

  it('that are removed one right after the other are both sent', async () => {
    let arrive: () => void = () => undefined;
    const { user, backend, toasts } = open(<HolidaysPanel dayAddress={dayAddress} />, {
      'GET /api/system-status': () => ({ status: 'ok', capabilities: ['edits', 'hours', 'practice'] }),
      'PUT /api/practice/holidays': () =>
        new Promise((resolve) => {
          arrive = () => resolve({ ...HOURS_FIXTURE, holidays: [] });
        }),
    });
    const [first, second] = HOURS_FIXTURE.holidays;
    await waitFor(() => expect(backend.sent('GET', '/api/system-status')).toHaveLength(1));
    for (const button of await screen.findAllByRole('button', { name: /^Quitar / })) await user.click(button);
    await act(async () => arrive());
    await waitFor(() => expect(backend.sent('PUT', /holidays/)).toHaveLength(2));
    await act(async () => arrive());
    await waitFor(() =>
      expect(toasts).toEqual([PRACTICE_MESSAGES.holidayRemoved, PRACTICE_MESSAGES.holidayRemoved]),
    );
    expect(backend.sent('PUT', /holidays/).map(({ body }) => body)).toEqual([
      { holidays: [], read: { holidays: [first] } },
      { holidays: [], read: { holidays: [second] } },
    ]);
  });

  it('need a day and a name, and keep what was typed', async () => {
    const { user, backend } = open(<HolidaysPanel dayAddress={dayAddress} />);
    const name = await screen.findByRole('textbox', { name: /Nombre del festivo/ });
    await user.type(name, 'Fiesta local');
    await user.click(screen.getByRole('button', { name: 'Añadir festivo' }));
    expect(await screen.findByText(PRACTICE_MESSAGES.holidayDay)).toBeInTheDocument();
    expect(name).toHaveValue('Fiesta local');
    expect(backend.sent('PUT', /holidays/)).toEqual([]);
  });

  it('of a year are added to those there are, each day once', async () => {
    const official = [HOURS_FIXTURE.holidays[1], { day: '2026-12-06', name: 'Día de la Constitución' }];
    const { user, backend, toasts } = open(<HolidaysPanel dayAddress={dayAddress} />, {
      'GET /api/practice/holidays/official': () => ({ holidays: official }),
      'PUT /api/practice/holidays': ({ body }) => ({ ...HOURS_FIXTURE, ...(body as object) }),
    });
    const year = todayOfPractice().slice(0, 4);
    await user.click(await screen.findByRole('button', { name: `Añadir los oficiales de ${year}` }));
    await waitFor(() => expect(toasts).toEqual([PRACTICE_MESSAGES.officialHolidaysAdded]));
    expect(backend.sent('GET', /official/)[0]?.query).toEqual({ year });
    expect(backend.sent('PUT', /holidays/)[0]?.body).toEqual({
      holidays: [...HOURS_FIXTURE.holidays, official[1]],
    });
  });

  it('of a year that are all there change nothing, and a refusal is told', async () => {
    let status = 200;
    const { user, backend, toasts } = open(<HolidaysPanel dayAddress={dayAddress} />, {
      'GET /api/practice/holidays/official': () => answer(status, { holidays: HOURS_FIXTURE.holidays }),
    });
    const [thisYear] = await screen.findAllByRole('button', { name: /^Añadir los oficiales de/ });
    await user.click(thisYear as HTMLElement);
    await waitFor(() => expect(toasts).toEqual([PRACTICE_MESSAGES.officialHolidaysKnown]));
    status = 500;
    await user.click(thisYear as HTMLElement);
    await waitFor(() => expect(toasts).toHaveLength(2));
    expect(backend.sent('PUT', /holidays/)).toEqual([]);
  });

  it('are not shown on a backend without hours', () => {
    open(<HolidaysPanel dayAddress={dayAddress} />, { [HOURS]: () => answer(404) });
    expect(screen.queryByText('Festivos')).not.toBeInTheDocument();
  });
});

describe.each([
  ['2026-11-03', ['2026-01-01', '2026-12-25'], ['Faltan los festivos de 2027']],
  ['2026-11-03', ['2026-12-25', '2027-01-01'], []],
  // A practice that keeps none.
  ['2026-11-03', [], []],
  ['2026-10-31', ['2026-12-25'], []],
])('on %s, with the holidays %j', (today, days, told) => {
  clockStartsAt(`${today}T10:00:00Z`);

  it(`says ${JSON.stringify(told)} of the next year`, async () => {
    const parts = (
      <>
        <HolidaysNotice />
        <HolidaysPanel dayAddress={dayAddress} />
      </>
    );
    open(parts, {
      [HOURS]: () => ({ ...HOURS_FIXTURE, holidays: days.map((day) => ({ day, name: 'Festivo' })) }),
    });
    // The panel is there as soon as the holidays are known.
    await screen.findByRole('heading', { name: 'Festivos' });
    expect(screen.queryAllByText(/^Faltan los festivos/).map(({ textContent }) => textContent)).toEqual(told);
    expect(screen.queryAllByRole('link', { name: 'Añadirlos' })).toHaveLength(told.length);
  });
});
