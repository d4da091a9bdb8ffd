import { expect, ownPractice, test, type Browser, type Locator, type Page } from '../commands/test';
import { addDays } from '@/contract/common/practiceTime';
import { MONDAY } from '../commands/agendaPractice';
import { call, tokenOf } from '../commands/api';
import { clicksOn } from '../commands/clicks';
import { expectNoAxeFindingsInBothThemes } from '../commands/axe';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { pressByKeyboard, tabTo } from '../commands/keyboard';
import { agendaPage } from '../pages/agendaPage';
import { appointmentFormPage } from '../pages/appointmentFormPage';
import { authPages } from '../pages/authPages';
import { shellPage } from '../pages/shellPage';

/** A Monday after everything that the demo practice has booked. */
const DAY = addDays(MONDAY, 26 * 7);
const address = (more: string) => `/appointments?view=calendar&date=${DAY}&${more}`;
const CALLER = 'Olalla Quintero';
const ROOMS = address('range=day&columns=room');
const THERAPISTS = address('range=day&columns=therapist');
const WEEK = address('range=week');

const practice = ownPractice({ demo: true });
let token: string;
let names: string[];

interface Stored {
  patientName: string;
  date: string;
  duration: number;
  room: { name: string } | null;
}

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: practice.url });
  token = await tokenOf(request, practice.url, DEMO_PEOPLE.THERAPIST, DEMO_PASSWORD);
  const { patients: all } = await call<{ patients: { id: string; name: string; status: string }[] }>(
    request,
    token,
    'get',
    '/api/patients',
  );
  const patients = all.filter(({ status }) => status === 'ACTIVE').slice(0, 2);
  names = patients.map(({ name }) => name);
  const times = ['10:00', '12:00'];
  for (const [index, { id }] of patients.entries())
    await call(request, token, 'post', '/api/appointments', {
      patientId: id,
      date: DAY,
      time: times[index],
      duration: 60,
      type: 'TREATMENT',
      notes: '',
    });
  await request.dispose();
});

async function desk(browser: Browser, viewport = { width: 1440, height: 900 }) {
  const page = await (await browser.newContext({ baseURL: practice.url, viewport })).newPage();
  await authPages(page).enter(DEMO_PEOPLE.ADMIN, DEMO_PASSWORD);
  return page;
}

const column = (page: Page, name: string | RegExp): Locator => page.getByRole('group', { name });

async function stored(page: Page) {
  const { appointments } = await call<{ appointments: Stored[] }>(
    page.request,
    token,
    'get',
    `${practice.url}/api/appointments?startDate=${DAY}&endDate=${DAY}`,
  );
  return appointments.map(
    ({ patientName, date, room }) => `${patientName} ${date.slice(11, 16)} ${room?.name ?? 'sin sala'}`,
  );
}

async function middleOf(target: Locator) {
  const box = await target.boundingBox();
  if (!box) throw new Error('It is not drawn');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, hour: box.height };
}

/** Takes an appointment into the middle of a column, `hours` later, without letting go. */
async function carry(page: Page, event: Locator, to: Locator, hours: number) {
  const from = await middleOf(event);
  const { x } = await middleOf(to);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(x, from.y + (hours * from.hour) / 2, { steps: 8 });
  await page.mouse.move(x, from.y + hours * from.hour, { steps: 8 });
}

test('a printed day begins with its table, right below the day', async ({ browser }) => {
  const page = await desk(browser);
  await page.goto(address('range=day'));
  await expect(agendaPage(page).event(names[0] ?? '')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const [day, table] = [page.getByRole('heading', { level: 2 }), page.locator('table')];
  await expect(table).toBeVisible();
  await expect(table.locator('tbody tr')).toHaveCount(2);
  const [above, below] = [await day.boundingBox(), await table.boundingBox()];
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeLessThan(80);
});

test('list, calendar, columns, form and dialog have no axe finding in light or dark', async ({ browser }) => {
  const page = await desk(browser);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  const event = agendaPage(page).event(names[0] ?? '');
  const expectSound = async (path: string, drawn: Locator) => {
    await page.goto(path);
    await expect(drawn).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectNoAxeFindingsInBothThemes(page, path);
  };
  for (const path of ['/appointments', '/appointments/new'])
    await expectSound(path, shellPage(page).heading());
  for (const path of [address('range=month'), THERAPISTS, ROOMS, WEEK]) await expectSound(path, event);
  await event.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page, 'appointment dialog');
  expect(complaints).toEqual([]);
});

test('dragging to another column changes the room, and Escape gives up without losing a click', async ({
  browser,
}) => {
  const page = await desk(browser);
  const [first = '', second = ''] = names;
  await page.goto(ROOMS);
  const agenda = agendaPage(page);
  const event = agenda.event(first);
  await expect(event).toBeVisible();
  const rooms = page.getByRole('group', { name: /\d+ citas?$|Sin citas$/ });
  const room = rooms.first();

  await carry(page, event, room, 1);
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(agenda.dialog(first)).toBeHidden();
  expect(await stored(page)).toContain(`${first} 10:00 sin sala`);
  await event.click();
  await expect(agenda.dialog(first)).toBeVisible();
  await page.keyboard.press('Escape');

  await carry(page, event, room, -1);
  await page.mouse.up();
  await expect(page.getByText('Cita actualizada correctamente')).toBeVisible();
  await expect(room.getByRole('button', { name: first })).toContainText('09:00–10:00');
  const [moved] = (await stored(page)).filter((one) => one.startsWith(first));
  expect(moved).toMatch(new RegExp(`^${first} 09:00 (?!sin sala)`));
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect.poll(() => stored(page)).toContain(`${first} 10:00 sin sala`);

  // Two hours later the therapist has another appointment.
  await expect(column(page, /^Sin sala/).getByRole('button', { name: first })).toBeVisible();
  await carry(page, event, room, 2);
  await page.mouse.up();
  const refusal = agenda.dialog('Mover cita');
  await expect(refusal.getByRole('alert').filter({ hasText: second })).toBeVisible();
  await expect(refusal.getByRole('group', { name: 'Horas libres' }).getByRole('button')).toHaveCount(3);
  await refusal.getByRole('button', { name: 'Cancelar' }).click();
  await expect(event).toContainText('10:00–11:00');
});

test('by keyboard: arrows find an appointment, and Mover gives it a room', async ({ browser }) => {
  const page = await desk(browser);
  const [first = '', second = ''] = names;
  await page.goto(ROOMS);
  const agenda = agendaPage(page);
  await tabTo(page, agenda.event(first));
  await page.keyboard.press('ArrowDown');
  await expect(agenda.event(second)).toBeFocused();
  await page.keyboard.press('Enter');
  await pressByKeyboard(page, agenda.dialog(second).getByRole('button', { name: 'Mover' }));
  const room = agenda.dialog('Mover cita').getByRole('combobox', { name: 'Sala' });
  await tabTo(page, room);
  await page.keyboard.press('ArrowDown');
  await pressByKeyboard(page, agenda.dialog('Mover cita').getByRole('button', { name: 'Mover cita' }));
  await expect(page.getByText('Cita actualizada correctamente')).toBeVisible();
  await expect(agenda.dialog('Mover cita')).toBeHidden();
  await expect(column(page, /^Sin sala/).getByRole('button', { name: second })).toHaveCount(0);
  expect(await stored(page)).not.toContain(`${second} 12:00 sin sala`);
});

test('dragging to a colleague asks about the team, gives the appointment, and can be undone', async ({
  browser,
}) => {
  const page = await desk(browser);
  const [first = ''] = names;
  await page.goto(THERAPISTS);
  const agenda = agendaPage(page);
  await expect(agenda.event(first)).toBeVisible();
  const columns = page.locator('[data-column]');
  const at = async (column: Locator) =>
    page.locator(`[data-column="${await column.getAttribute('data-column')}"]`);
  const ownColumn = await at(columns.filter({ hasText: first }));
  const otherColumn = await at(columns.filter({ hasNotText: first }).first());
  const question = page.getByRole('alertdialog', { name: '¿Añadir al equipo del paciente?' });

  await carry(page, agenda.event(first), otherColumn, -1);
  await page.mouse.up();
  await expect(question).toBeVisible();
  // It stands where it was dropped while the question is open, and goes back with a no.
  await expect(otherColumn.getByText(first)).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page, 'the question about the team');
  await question.getByRole('button', { name: 'Volver' }).click();
  await expect(ownColumn.getByRole('button', { name: first })).toContainText('10:00–11:00');
  expect(await stored(page)).toContain(`${first} 10:00 sin sala`);

  await carry(page, agenda.event(first), otherColumn, -1);
  await page.mouse.up();
  await question.getByRole('button', { name: 'Añadir y dar la cita' }).click();
  await expect(page.getByText('Cita actualizada correctamente')).toBeVisible();
  await expect(otherColumn.getByRole('button', { name: first })).toContainText('09:00–10:00');
  // The therapist's own agenda has it no longer.
  expect(await stored(page)).not.toContain(expect.stringContaining(first));
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(ownColumn.getByRole('button', { name: first })).toContainText('10:00–11:00');
  await expect.poll(() => stored(page)).toContain(`${first} 10:00 sin sala`);

  // Who is in the team now gets the appointment without a question, also by keyboard.
  await tabTo(page, agenda.event(first));
  await page.keyboard.press('Enter');
  await pressByKeyboard(page, agenda.dialog(first).getByRole('button', { name: 'Mover' }));
  const therapist = agenda.dialog('Mover cita').getByRole('combobox', { name: 'Fisioterapeuta' });
  await tabTo(page, therapist);
  const name = (await otherColumn.evaluate((element) => {
    const head = document.getElementById(element.getAttribute('aria-labelledby') ?? '');
    return head?.firstElementChild?.textContent;
  })) as string;
  await page.keyboard.type(name.slice(0, 6));
  await pressByKeyboard(page, agenda.dialog('Mover cita').getByRole('button', { name: 'Mover cita' }));
  await expect(agenda.dialog('Mover cita')).toBeHidden();
  await expect(otherColumn.getByRole('button', { name: first })).toContainText('10:00–11:00');
  await otherColumn.getByRole('button', { name: first }).click();
  await page.getByText('Historial de la cita').click();
  await expect(
    agenda
      .dialog(first)
      .getByText(/^Fisioterapeuta: Ana Ruiz Soler → /)
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(ownColumn.getByRole('button', { name: first })).toContainText('10:00–11:00');
});

test('a click on free time in a column carries its therapist or its room into the form', async ({
  browser,
}) => {
  const page = await desk(browser);
  const clicks = await clicksOn(page);
  await page.goto(THERAPISTS);
  await expect(agendaPage(page).event(names[0] ?? '')).toBeVisible();
  const last = page.locator('[data-column]').last();
  const id = await last.getAttribute('data-column');
  await last.click({ position: { x: 60, y: 200 } });
  await expect(page).toHaveURL(/\/appointments\/new/);
  await expect(page.getByRole('combobox', { name: 'Fisioterapeuta' })).toHaveValue(id ?? '');

  // Somebody calls who has never been here: name, service, booked.
  const form = appointmentFormPage(page);
  await form.newPatient(CALLER);
  await expect(form.patient).toHaveValue(CALLER);
  await form.service.selectOption({ label: 'Terapia manual' });
  await form.submit.click();
  await expect(page).toHaveURL(/\/appointments(\?|$)/);
  const spent = clicks.count();
  console.log(`A call, to a booked new patient at the desk: ${spent} clicks`);
  expect(spent).toBeLessThanOrEqual(6);
  await expect(last.getByRole('button', { name: CALLER })).toBeVisible();

  await page.goto(ROOMS);
  await expect(agendaPage(page).event(names[0] ?? '')).toBeVisible();
  const room = page.locator('[data-column]').first();
  const roomId = await room.getAttribute('data-column');
  await room.click({ position: { x: 60, y: 200 } });
  await expect(page.getByRole('combobox', { name: 'Sala' })).toHaveValue(roomId ?? '');
  await expect(page.getByRole('combobox', { name: 'Fisioterapeuta' })).toHaveValue('');
});

test('a phone shows one column at a time, and fits', async ({ browser }) => {
  const page = await desk(browser, { width: 390, height: 844 });
  await page.goto(ROOMS);
  const agenda = agendaPage(page);
  const [first = ''] = names;
  await page.getByRole('combobox', { name: 'Sala' }).selectOption({ label: 'Sin sala' });
  await expect(agenda.event(first)).toBeVisible();
  await page.getByRole('combobox', { name: 'Sala' }).selectOption({ index: 0 });
  await expect(agenda.event(first)).toBeHidden();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});

test('on a phone, who was hidden in the week can be shown again in the columns', async ({ browser }) => {
  const page = await desk(browser, { width: 390, height: 844 });
  await page.goto(THERAPISTS);
  const team = page.getByRole('group', { name: 'Fisioterapeutas' });
  const ana = team.getByRole('checkbox', { name: 'Ana Ruiz Soler' });
  const column = page
    .getByRole('combobox', { name: 'Fisioterapeuta', exact: true })
    .getByRole('option', { name: 'Ana Ruiz Soler' });
  await expect(column).toHaveCount(1);
  await expect(team).toBeHidden();
  await page.getByRole('radio', { name: 'Semana' }).check();
  await ana.uncheck();
  await page.getByRole('radio', { name: 'Día' }).check();
  await expect(column).toHaveCount(0);
  await ana.check();
  await expect(column).toHaveCount(1);
});

test('a name leads to the week of that therapist, and the choice of columns is remembered', async ({
  browser,
}) => {
  const page = await desk(browser);
  const [first = ''] = names;
  await page.goto(address('range=day'));
  await page.getByRole('radio', { name: 'Fisioterapeutas' }).check();
  await expect(page).toHaveURL(/columns=therapist/);
  await page.getByRole('button', { name: 'Semana de Ana Ruiz Soler' }).click();
  await expect(page.getByRole('radio', { name: 'Semana' })).toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Agenda de' })).toHaveValue(/.+/);
  await expect(agendaPage(page).event(first)).toBeVisible();
  await page.getByRole('combobox', { name: 'Agenda de' }).selectOption({ index: 2 });
  await expect(agendaPage(page).event(first)).toBeHidden();
  await shellPage(page).heading().waitFor();
  await page.goto('/appointments');
  await page.getByRole('radio', { name: 'Día' }).check();
  await expect(page).toHaveURL(/columns=therapist/);
});

test('a therapist sees neither columns nor other agendas', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: practice.url })).newPage();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await authPages(page).enter(DEMO_PEOPLE.THERAPIST, DEMO_PASSWORD);
  await page.goto(THERAPISTS);
  await expect(agendaPage(page).event(names[0] ?? '')).toBeVisible();
  await expect(page.getByRole('radiogroup', { name: 'Columnas' })).toHaveCount(0);
  expect(asked).not.toContain('/api/team/therapists');
});
