import { expect, test, type Browser, type Page } from '../commands/test';
import { addDays } from '@/contract/common/practiceTime';
import { ANA, MONDAY, seedAgenda, storedAppointments } from '../commands/agendaPractice';
import { call } from '../commands/api';
import { expectNoAxeFindings } from '../commands/axe';
import { installClock, whileClockStands } from '../commands/clock';
import { chooseByKeyboard, pressByKeyboard, tabTo, typeByKeyboard } from '../commands/keyboard';
import { type Practice, startPractice } from '../commands/practice';
import { agendaPage } from '../pages/agendaPage';
import { appointmentFormPage } from '../pages/appointmentFormPage';
import { authPages } from '../pages/authPages';
import { evaluationFormPage } from '../pages/evaluationFormPage';
import { patientPage } from '../pages/patientPage';
import { shellPage } from '../pages/shellPage';

const digits = (date: string) => `${date.slice(8)}${date.slice(5, 7)}${date.slice(0, 4)}`;

let practice: Practice;
let token: string;
let patients: Awaited<ReturnType<typeof seedAgenda>>['patients'];

test.beforeAll(async ({ playwright }) => {
  practice = await startPractice();
  const request = await playwright.request.newContext({ baseURL: practice.url });
  ({ token, patients } = await seedAgenda(request, practice.url));
  await request.dispose();
});
test.afterAll(() => practice?.remove());

async function signedIn(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ baseURL: practice.url, ...options });
  const page = await context.newPage();
  await authPages(page).enter(ANA.email, ANA.password);
  return page;
}

const stored = async (page: Page) =>
  (await storedAppointments(page.request, practice.url, token)).map(
    ({ patientName, date, duration }) => `${patientName} ${date.slice(0, 16)} ${duration}`,
  );

/** Somebody comes for an hour, whether another test has booked it or not. */
async function comes(page: Page, name: keyof typeof patients, day: string, time: string) {
  if ((await stored(page)).includes(`${name} ${day}T${time} 60`)) return;
  await call(page.request, token, 'post', `${practice.url}/api/appointments`, {
    patientId: patients[name],
    date: day,
    time,
    duration: 60,
    type: 'TREATMENT',
    notes: '',
  });
}

const carmenComes = (page: Page) => comes(page, 'Carmen Vidal', MONDAY, '11:00');

test('by keyboard alone: a double booking is refused, and a free time chosen', async ({ browser }) => {
  const page = await signedIn(browser);
  const agenda = agendaPage(page);
  await page.goto('/appointments/new');
  const form = appointmentFormPage(page);
  await chooseByKeyboard(page, form.patient, 'carmen');
  await agenda.typeInto(page, 'Fecha', digits(MONDAY));
  await agenda.typeInto(page, 'Hora', '1030');
  await pressByKeyboard(page, form.submit);
  await expect(page.getByRole('alert').filter({ hasText: 'María López' })).toContainText('10:00–11:00');
  await pressByKeyboard(page, page.getByRole('group', { name: 'Horas libres' }).getByRole('button').first());
  await expect(page.getByText('Cita creada correctamente')).toBeVisible();
  await expect(page).toHaveURL(/\/appointments(\?|$)/);
  expect(await stored(page)).toContain(`Carmen Vidal ${MONDAY}T11:00 60`);
});

test('by keyboard alone: an appointment is opened in the calendar, moved, stretched and completed', async ({
  browser,
}) => {
  const page = await signedIn(browser);
  const agenda = agendaPage(page);
  await page.goto(`/appointments?view=calendar&date=${MONDAY}`);
  await pressByKeyboard(page, agenda.event('Íñigo Prats'));
  const opened = agenda.dialog('Íñigo Prats');
  await pressByKeyboard(page, opened.getByRole('button', { name: 'Mover' }));
  const dialog = agenda.dialog('Mover cita');
  await agenda.typeInto(dialog, 'Hora', '1600');
  await typeByKeyboard(page, appointmentFormPage(page).duration, '90');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Cita actualizada correctamente')).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await stored(page)).toContain(`Íñigo Prats ${MONDAY}T16:00 90`);

  await pressByKeyboard(page, agenda.event('Íñigo Prats'));
  await pressByKeyboard(page, opened.getByRole('button', { name: 'Completar cita' }));
  const question = page.getByRole('alertdialog', { name: /que no ha empezado/ });
  await pressByKeyboard(page, question.getByRole('button', { name: 'Completar cita' }));
  await expect(page.getByText('Estado de la cita actualizado')).toBeVisible();
  await expect(opened).toContainText('Completada');
  await page.keyboard.press('Escape');
  // It has ended: it can no longer be moved, and the focus is back where it was.
  await expect(opened).toBeHidden();
  await expect(agenda.event('Íñigo Prats')).toBeFocused();
});

test('by keyboard alone: an initial evaluation is written, and stands on the record', async ({ browser }) => {
  const page = await signedIn(browser);
  await page.goto(`/patients/${patients['Carmen Vidal']}`);
  await pressByKeyboard(page, patientPage(page).newEvaluation);
  const form = evaluationFormPage(page);
  await typeByKeyboard(page, form.reason, 'Dolor de rodilla');
  await typeByKeyboard(page, page.getByRole('textbox', { name: 'Historia actual' }), 'Tras una caída');
  await tabTo(page, page.getByRole('radio', { name: /^0/ }));
  for (let pain = 0; pain < 6; pain += 1) await page.keyboard.press('ArrowRight');
  await chooseByKeyboard(
    page,
    page.getByRole('combobox', { name: 'Añadir zona por su nombre' }),
    'rodilla anterior izq',
  );
  await expect(page.getByRole('button', { name: 'Quitar Rodilla anterior izquierda' })).toBeVisible();
  const box = (group: string) =>
    page.getByRole('group', { name: group }).getByRole('checkbox', { name: 'Rodilla' });
  await pressByKeyboard(page, box('Articulaciones exploradas'), 'Space');
  await typeByKeyboard(page, page.getByRole('spinbutton', { name: 'Rodilla, Flexión, derecha' }), '130');
  await typeByKeyboard(page, page.getByRole('spinbutton', { name: 'Rodilla, Flexión, izquierda' }), '95');
  await pressByKeyboard(page, box('Regiones valoradas'), 'Space');
  await tabTo(page, page.getByRole('combobox', { name: 'Rodilla, Extensores de la rodilla, izquierda' }));
  await page.keyboard.type('4');
  await chooseByKeyboard(page, page.getByRole('combobox', { name: 'Añadir prueba' }), 'lachman');
  await expect(page.getByRole('combobox', { name: 'Resultado' })).toBeFocused();
  await page.keyboard.type('Neg');
  await typeByKeyboard(page, form.goals, 'Bajar escaleras');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Evaluación creada exitosamente')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/patients/${patients['Carmen Vidal']}/history$`));

  const { data } = await call<{ data: Record<string, unknown>[] }>(
    page.request,
    token,
    'get',
    `${practice.url}/api/patients/${patients['Carmen Vidal']}/evaluations`,
  );
  expect(data).toHaveLength(1);
  expect(data[0]).toMatchObject({
    reason: 'Dolor de rodilla',
    history: 'Tras una caída',
    pain: 6,
    regions: ['front-knee-left'],
    range: [
      { movement: 'KNEE_FLEXION', side: 'RIGHT', degrees: 130 },
      { movement: 'KNEE_FLEXION', side: 'LEFT', degrees: 95 },
    ],
    strength: [{ group: 'KNEE_EXTENSORS', side: 'LEFT', grade: 4 }],
    tests: [{ name: 'Lachman', result: 'NEGATIVE' }],
    goals: 'Bajar escaleras',
  });
});

test('by drag: an appointment moves, and one that would overlap goes back and offers free times', async ({
  browser,
}) => {
  // The device is in another time zone, but the agenda stays in the practice's.
  const page = await signedIn(browser, {
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 1400 },
  });
  await carmenComes(page);
  const agenda = agendaPage(page);
  await page.goto(`/appointments?view=calendar&date=${MONDAY}`);
  const maria = agenda.event('María López');
  await expect(maria).toBeVisible();
  const drag = async (from: { x: number; y: number }, dx: number, dy: number) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + dx / 2, from.y + dy / 2, { steps: 8 });
    await page.mouse.move(from.x + dx, from.y + dy, { steps: 8 });
    await page.mouse.up();
  };
  const middle = async () => {
    const box = await maria.boundingBox();
    if (!box) throw new Error('the appointment is not drawn');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, hour: box.height };
  };
  const place = await middle();
  // Two hours up, from 10:00 to 08:00.
  await drag(place, 0, -2 * place.hour);
  await expect(page.getByText('Cita actualizada correctamente')).toBeVisible();
  expect(await stored(page)).toContain(`María López ${MONDAY}T08:00 60`);
  // Three hours down, to 11:00, when Carmen has an appointment.
  await drag(await middle(), 0, 3 * place.hour);
  const inTheWay = agenda.dialog('Mover cita').getByRole('alert').filter({ hasText: 'Carmen Vidal' });
  await expect(inTheWay).toBeVisible();
  expect(await stored(page)).toContain(`María López ${MONDAY}T08:00 60`);
  await agenda.dialog('Mover cita').getByRole('button', { name: 'Cancelar' }).click();
  await expect(maria).toContainText('08:00');
});

for (const hand of ['mouse', 'finger'] as const)
  test(`a ${hand} on a free time opens the form with day and hour, once`, async ({ browser }) => {
    const viewport = { width: 1440, height: 1400 };
    const page = await signedIn(browser, { viewport, hasTouch: hand === 'finger' });
    await carmenComes(page);
    const agenda = agendaPage(page);
    await page.goto(`/appointments?view=calendar&date=${MONDAY}`);
    const box = await agenda.event('Carmen Vidal').boundingBox();
    if (!box) throw new Error('the appointment is not drawn');
    // Slightly more than two hours below 11:00.
    const [x, y] = [box.x + box.width / 2, box.y + box.height * 2.25];
    await (hand === 'mouse' ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
    await expect(page).toHaveURL(new RegExp(`/appointments/new\\?date=${MONDAY}&time=13%3A00`));
    await page.goBack();
    await expect(page).toHaveURL(/view=calendar/);
  });

test('a month with full days says how many more, and leads to the day', async ({ browser }) => {
  const page = await signedIn(browser);
  for (const time of ['18:00', '18:15', '18:30', '18:45'])
    await call(page.request, token, 'post', `${practice.url}/api/appointments`, {
      patientId: patients['Carmen Vidal'],
      date: MONDAY,
      time,
      duration: 15,
      type: 'FOLLOW_UP',
      notes: '',
    });
  await page.goto(`/appointments?view=calendar&range=month&date=${MONDAY}`);
  await page.getByText(/^\+\d+ más$/).click();
  await expect(page.getByRole('radio', { name: 'Día' })).toBeChecked();
  await expect(page).toHaveURL(new RegExp(`range=day&date=${MONDAY}`));
});

test('a series is reviewed before it is saved', async ({ browser }) => {
  const page = await signedIn(browser, { viewport: { width: 390, height: 844 } });
  await carmenComes(page);
  await page.goto(`/patients/${patients['María López']}/appointments/new?date=${MONDAY}&time=11:00`);
  await page.getByRole('checkbox', { name: 'Repetir' }).check();
  await page.getByRole('spinbutton', { name: 'Número de citas' }).fill('3');
  await page.getByRole('button', { name: 'Revisar las citas' }).click();
  const dialog = agendaPage(page).dialog('Revisa las citas');
  await expect(dialog).toContainText('Ocupada: Carmen Vidal');
  await expectNoAxeFindings(page, 'series review');
  await dialog.getByRole('button', { name: 'Crear 3 citas' }).click();
  await expect(page.getByText('3 citas creadas correctamente')).toBeVisible();
  const made = (await stored(page)).filter((one) => one.startsWith('María López'));
  expect(made).toHaveLength(4);
});

test('the agenda fits 390 px without sideways scrolling', async ({ browser }) => {
  const page = await signedIn(browser, { viewport: { width: 390, height: 844 } });
  for (const path of ['/appointments', '/appointments?view=calendar', '/appointments/new']) {
    await page.goto(path);
    await expect(shellPage(page).heading()).toBeVisible();
    await page.waitForLoadState('networkidle');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
  // The calendar scrolls to the requested day by itself.
  const sunday = addDays(MONDAY, 6);
  await page.goto(`/appointments?view=calendar&date=${sunday}`);
  await expect(page.getByText(new RegExp(`^dom ${Number(sunday.slice(8))}$`))).toBeInViewport({ ratio: 1 });
});

test('a change is taken back from its toast by keyboard, and nobody hears of it', async ({ browser }) => {
  const page = await signedIn(browser, { viewport: { width: 1440, height: 1400 } });
  const agenda = agendaPage(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const statusOf = async () =>
    (await storedAppointments(page.request, practice.url, token)).find(
      ({ patientName, date }) => patientName === 'Carmen Vidal' && date.includes('T11:00'),
    )?.status;
  await carmenComes(page);
  await installClock(page);
  await page.goto(`/appointments?startDate=${MONDAY}&endDate=${MONDAY}`);
  await agenda
    .row('Carmen Vidal')
    .first()
    .getByRole('button', { name: /^Confirmar/ })
    .click();
  const toast = page.getByRole('status').filter({ hasText: 'Estado de la cita actualizado' });
  await expect(toast).toBeVisible();
  expect(await statusOf()).toBe('CONFIRMED');
  await whileClockStands(page, () => pressByKeyboard(page, toast.getByRole('button', { name: 'Deshacer' })));
  await expect(page.getByText('Cambio deshecho')).toBeVisible();
  await expect(toast).toBeHidden();
  expect(await statusOf()).toBe('SCHEDULED');
  await expect(agenda.row('Carmen Vidal').first()).toContainText('Programada');

  // The form gets the duration of the stretch selected in the calendar, and a click causes no error.
  const friday = addDays(MONDAY, 4);
  await comes(page, 'María López', friday, '10:00');
  await page.goto(`/appointments?view=calendar&range=day&date=${friday}`);
  const box = await agenda.event('María López').boundingBox();
  if (!box) throw new Error('the appointment is not drawn');
  const [x, y] = [box.x + box.width / 2, box.y + box.height + 8];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + box.height * 0.5, { steps: 5 });
  await page.mouse.move(x, y + box.height * 1.25, { steps: 5 });
  await page.mouse.up();
  await expect(page).toHaveURL(/time=11%3A00&duration=90/);
  await expect(appointmentFormPage(page).duration).toHaveValue('90');
  expect(complaints).toEqual([]);
});
