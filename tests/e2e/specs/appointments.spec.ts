import { expect, test } from '../commands/test';
import { type AgendaPractice, MONDAY, startAgendaPractice } from '../commands/agendaPractice';
import { chooseByKeyboard, pressByKeyboard, typeByKeyboard } from '../commands/keyboard';
import { agendaPage } from '../pages/agendaPage';
import { appointmentFormPage } from '../pages/appointmentFormPage';

const digits = (date: string) => `${date.slice(8)}${date.slice(5, 7)}${date.slice(0, 4)}`;

let own: AgendaPractice;
test.beforeAll(async ({ playwright }) => {
  own = await startAgendaPractice(playwright);
});
test.afterAll(() => own?.practice.remove());

test('by keyboard alone: a double booking is refused, and a free time chosen', async ({ browser }) => {
  const page = await own.signedIn(browser);
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
  expect(await own.stored(page)).toContain(`Carmen Vidal ${MONDAY}T11:00 60`);
});

test('by keyboard alone: an appointment is opened in the calendar, moved, stretched and completed', async ({
  browser,
}) => {
  const page = await own.signedIn(browser);
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
  expect(await own.stored(page)).toContain(`Íñigo Prats ${MONDAY}T16:00 90`);

  await pressByKeyboard(page, agenda.event('Íñigo Prats'));
  // It had been confirmed for the hour before.
  await pressByKeyboard(page, opened.getByRole('button', { name: 'Confirmar cita' }));
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

test('by drag: an appointment moves, and one that would overlap goes back and offers free times', async ({
  browser,
}) => {
  // The device is in another time zone, but the agenda stays in the practice's.
  const page = await own.signedIn(browser, {
    timezoneId: 'America/New_York',
    viewport: { width: 1440, height: 1400 },
  });
  await own.carmenComes(page);
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
  expect(await own.stored(page)).toContain(`María López ${MONDAY}T08:00 60`);
  // Three hours down, to 11:00, when Carmen has an appointment.
  await drag(await middle(), 0, 3 * place.hour);
  const inTheWay = agenda.dialog('Mover cita').getByRole('alert').filter({ hasText: 'Carmen Vidal' });
  await expect(inTheWay).toBeVisible();
  expect(await own.stored(page)).toContain(`María López ${MONDAY}T08:00 60`);
  await agenda.dialog('Mover cita').getByRole('button', { name: 'Cancelar' }).click();
  await expect(maria).toContainText('08:00');
});

for (const hand of ['mouse', 'finger'] as const)
  test(`a ${hand} on a free time opens the form with day and hour, once`, async ({ browser }) => {
    const viewport = { width: 1440, height: 1400 };
    const page = await own.signedIn(browser, { viewport, hasTouch: hand === 'finger' });
    await own.carmenComes(page);
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
