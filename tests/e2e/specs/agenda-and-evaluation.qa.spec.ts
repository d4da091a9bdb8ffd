import { addDays } from '@/contract/common/practiceTime';
import { type AgendaPractice, MONDAY, startAgendaPractice } from '../commands/agendaPractice';
import { call } from '../commands/api';
import { expectNoAxeFindings } from '../commands/axe';
import { installClock, whileClockStands } from '../commands/clock';
import { chooseByKeyboard, pressByKeyboard, tabTo, typeByKeyboard } from '../commands/keyboard';
import { expect, test } from '../commands/test';
import { agendaPage } from '../pages/agendaPage';
import { appointmentFormPage } from '../pages/appointmentFormPage';
import { evaluationFormPage } from '../pages/evaluationFormPage';
import { patientPage } from '../pages/patientPage';

/* What a therapist does beside the moves of `appointments.spec.ts`. */

let own: AgendaPractice;
test.beforeAll(async ({ playwright }) => {
  own = await startAgendaPractice(playwright);
});
test.afterAll(() => own?.practice.remove());

test('a month with full days says how many more, and leads to the day', async ({ browser }) => {
  const page = await own.signedIn(browser);
  for (const time of ['18:00', '18:15', '18:30', '18:45'])
    await call(page.request, own.token, 'post', `${own.practice.url}/api/appointments`, {
      patientId: own.patients['Carmen Vidal'],
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
  const page = await own.signedIn(browser, { viewport: { width: 390, height: 844 } });
  await own.carmenComes(page);
  await page.goto(`/patients/${own.patients['María López']}/appointments/new?date=${MONDAY}&time=11:00`);
  await page.getByRole('checkbox', { name: 'Repetir' }).check();
  await page.getByRole('spinbutton', { name: 'Número de citas' }).fill('3');
  await page.getByRole('button', { name: 'Revisar las citas' }).click();
  const dialog = agendaPage(page).dialog('Revisa las citas');
  await expect(dialog).toContainText('Ocupada: Carmen Vidal');
  await expectNoAxeFindings(page, 'series review');
  await dialog.getByRole('button', { name: 'Crear 3 citas' }).click();
  await expect(page.getByText('3 citas creadas correctamente')).toBeVisible();
  const made = (await own.stored(page)).filter((one) => one.startsWith('María López'));
  expect(made).toHaveLength(4);
});

test('on a phone the calendar scrolls to the requested day by itself', async ({ browser }) => {
  const page = await own.signedIn(browser, { viewport: { width: 390, height: 844 } });
  const sunday = addDays(MONDAY, 6);
  await page.goto(`/appointments?view=calendar&date=${sunday}`);
  await expect(page.getByText(new RegExp(`^dom ${Number(sunday.slice(8))}$`))).toBeInViewport({ ratio: 1 });
});

test('a change is taken back from its toast by keyboard, and nobody hears of it', async ({ browser }) => {
  const page = await own.signedIn(browser, { viewport: { width: 1440, height: 1400 } });
  const agenda = agendaPage(page);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const statusOf = async () =>
    (await own.appointments(page)).find(
      ({ patientName, date }) => patientName === 'Carmen Vidal' && date.includes('T11:00'),
    )?.status;
  await own.carmenComes(page);
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
  await own.comes(page, 'María López', friday, '10:00');
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

test('by keyboard alone: an initial evaluation is written, and stands on the record', async ({ browser }) => {
  const page = await own.signedIn(browser);
  await page.goto(`/patients/${own.patients['Carmen Vidal']}`);
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
  await expect(page).toHaveURL(new RegExp(`/patients/${own.patients['Carmen Vidal']}/history$`));

  const { data } = await call<{ data: Record<string, unknown>[] }>(
    page.request,
    own.token,
    'get',
    `${own.practice.url}/api/patients/${own.patients['Carmen Vidal']}/evaluations`,
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
