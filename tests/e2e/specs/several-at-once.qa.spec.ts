import { addDays, isoWeekday, wallClockOf } from '@/contract/common/practiceTime';
import { call, keepSession, sessionOf } from '../commands/api';
import { expectNoAxeFindingsInBothThemes } from '../commands/axe';
import { testNow, whileClockStands } from '../commands/clock';
import { chooseByKeyboard, pressByKeyboard } from '../commands/keyboard';
import { type Practice, startPractice } from '../commands/practice';
import { agendaPage } from '../pages/agendaPage';
import { expect, test, type Browser, type Page } from '../commands/test';

/*
 * Several appointments changed at once, and deletions that can be taken back: what the server keeps in the end, when the
 * person waits, takes back, reloads, closes the tab or signs out.
 */

const EMAIL = 'ana@consulta.example';
const PASSWORD = 'secreto-1';
const today = wallClockOf(testNow(), 'Europe/Madrid').date;
const MONDAY = addDays(today, 15 - isoWeekday(today));
const DAY = `/appointments?startDate=${MONDAY}&endDate=${MONDAY}`;
const NAMES = ['Ana Gil', 'Blas Ros', 'Cleo Paz', 'Dora Sanz'];

let practice: Practice;
let session: Awaited<ReturnType<typeof sessionOf>>;
const patients: string[] = [];

test.beforeAll(async ({ playwright }) => {
  practice = await startPractice();
  // Runs again in this process if other files came between.
  patients.length = 0;
  const request = await playwright.request.newContext({ baseURL: practice.url });
  await request.post('/api/auth/register', { data: { name: 'Ana Ruiz', email: EMAIL, password: PASSWORD } });
  session = await sessionOf(request, practice.url, EMAIL, PASSWORD);
  for (const name of NAMES) {
    const { patient } = await call<{ patient: { id: string } }>(
      request,
      session.token,
      'post',
      '/api/patients',
      { name },
    );
    patients.push(patient.id);
  }
  await request.dispose();
});
test.afterAll(() => practice?.remove());

interface Stored {
  id: string;
  patientName: string;
  status: string;
}

const stored = async ({ request }: Page): Promise<Stored[]> =>
  (await call<{ appointments: Stored[] }>(request, session.token, 'get', `${practice.url}/api/appointments`))
    .appointments;

/** A page that is signed in, and one appointment for each of the patients. */
async function open(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ baseURL: practice.url, ...options });
  const page = await context.newPage();
  // An earlier test may have signed out.
  session = await sessionOf(page.request, practice.url, EMAIL, PASSWORD);
  for (const { id } of await stored(page))
    await call(page.request, session.token, 'delete', `${practice.url}/api/appointments/${id}`);
  for (const [index, patientId] of patients.entries())
    await call(page.request, session.token, 'post', `${practice.url}/api/appointments`, {
      patientId,
      date: MONDAY,
      time: `${10 + index}:00`,
      duration: 60,
      type: 'TREATMENT',
      notes: '',
    });
  await page.goto('/login');
  await page.evaluate(keepSession, session);
  await page.goto(DAY);
  await expect(page.getByText('Mostrando 4 de 4 citas')).toBeVisible();
  return page;
}

const box = (page: Page, name: string) =>
  page.getByRole('checkbox', { name: new RegExp(`^Seleccionar la cita de ${name}, `) });
const bar = (page: Page) => page.getByRole('group', { name: 'Citas seleccionadas' });
const toast = (page: Page) => page.getByRole('status').filter({ hasText: 'Cita eliminada exitosamente' });

async function remove(page: Page, name: string) {
  await page.getByRole('button', { name: new RegExp(`^Eliminar la cita de ${name}`) }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar cita' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(0);
}

test('several are confirmed by keyboard, cancelled after one question, and nothing moves', async ({
  browser,
}) => {
  const page = await open(browser);
  await pressByKeyboard(page, page.getByRole('switch', { name: 'Seleccionar' }), 'Space');
  await pressByKeyboard(page, box(page, 'Ana Gil'), 'Space');
  const before = await box(page, 'Blas Ros').boundingBox();
  await pressByKeyboard(page, box(page, 'Blas Ros'), 'Space');
  expect(await box(page, 'Blas Ros').boundingBox()).toEqual(before);
  await expect(bar(page)).toContainText('2 seleccionadas');
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('2 citas confirmadas.')).toBeVisible();
  await expect(bar(page)).toContainText('0 seleccionadas');

  await bar(page).getByRole('button', { name: 'Seleccionar todas' }).click();
  await expect(bar(page)).toContainText('4 seleccionadas');
  await expectNoAxeFindingsInBothThemes(page, 'choosing several appointments');
  await bar(page).getByRole('button', { name: 'Cancelar' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Cancelar 2 citas?' });
  await question.getByRole('button', { name: 'Cancelar citas' }).click();
  await expect(page.getByText('2 citas canceladas.')).toBeVisible();
  expect((await stored(page)).map(({ status }) => status).sort()).toEqual([
    'CANCELLED',
    'CANCELLED',
    'CONFIRMED',
    'CONFIRMED',
  ]);
});

test('on a phone the bar leaves the rows in sight', async ({ browser }) => {
  const page = await open(browser, { viewport: { width: 360, height: 640 }, hasTouch: true });
  await page.getByRole('switch', { name: 'Seleccionar' }).tap();
  await box(page, 'Dora Sanz').tap();
  await expect(bar(page)).toContainText('1 seleccionada');
  const height = (await bar(page).boundingBox())?.height ?? 640;
  expect(height).toBeLessThan(200);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  await expectNoAxeFindingsInBothThemes(page, 'choosing on a phone');
});

test('a deletion is taken back by keyboard, and the server never hears of it', async ({ browser }) => {
  const page = await open(browser);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') calls.push(request.url());
  });
  await page.clock.install({ time: testNow() });
  await remove(page, 'Blas Ros');
  await expect(page.getByText('Mostrando 3 de 3 citas')).toBeVisible();
  await whileClockStands(page, () =>
    pressByKeyboard(page, toast(page).getByRole('button', { name: 'Deshacer' })),
  );
  await expect(page.getByText('Eliminación deshecha')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Blas Ros' })).toBeVisible();
  expect(calls).toEqual([]);
  expect(await stored(page)).toHaveLength(4);
});

test('a deletion leaves after ten seconds', async ({ browser }) => {
  const page = await open(browser);
  await page.clock.install({ time: testNow() });
  const before = await page.evaluate(() => Date.now());
  await remove(page, 'Cleo Paz');
  await page.mouse.move(0, 0);
  await expect(toast(page)).toBeVisible();
  const after = await page.evaluate(() => Date.now());
  // A slow machine takes part of the ten seconds for the clicks: not yet 9.5 s after their start, by 11.5 s after their end.
  await page.clock.pauseAt(before + 9_500);
  expect(await stored(page)).toHaveLength(4);
  await page.clock.runFor(after - before + 2_000);
  await expect
    .poll(async () => (await stored(page)).map(({ patientName }) => patientName))
    .not.toContain('Cleo Paz');
  await expect(toast(page)).toBeHidden();
  await expect(page.getByText('Mostrando 3 de 3 citas')).toBeVisible();
});

test('a deletion outlives a reload, a closed tab and a sign-out', async ({ browser }) => {
  const page = await open(browser);
  const left = async () => (await stored(page)).map(({ patientName }) => patientName).sort();
  await remove(page, 'Ana Gil');
  await page.reload();
  await expect.poll(left).toEqual(['Blas Ros', 'Cleo Paz', 'Dora Sanz']);

  const other = await page.context().newPage();
  await other.goto(DAY);
  await remove(other, 'Blas Ros');
  await other.close({ runBeforeUnload: true });
  await expect.poll(left).toEqual(['Cleo Paz', 'Dora Sanz']);

  await page.reload();
  await remove(page, 'Cleo Paz');
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);
  session = await sessionOf(page.request, practice.url, EMAIL, PASSWORD);
  await expect.poll(left).toEqual(['Dora Sanz']);
});

test('what was just deleted does not take the time of the next appointment', async ({ browser }) => {
  const page = await open(browser);
  await remove(page, 'Dora Sanz');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') calls.push(request.method());
  });
  await page.getByRole('link', { name: 'Nueva cita' }).first().click();
  await chooseByKeyboard(page, page.getByRole('combobox', { name: 'Paciente' }), 'Ana');
  const agenda = agendaPage(page);
  await agenda.typeInto(page, 'Fecha', `${MONDAY.slice(8)}${MONDAY.slice(5, 7)}${MONDAY.slice(0, 4)}`);
  await agenda.typeInto(page, 'Hora', '1300');
  await page.getByRole('button', { name: 'Crear cita' }).click();
  await expect(page.getByText('Cita creada correctamente')).toBeVisible();
  expect(calls).toEqual(['DELETE', 'POST']);
});

test.describe('a server that refuses', () => {
  test.use({ mayFail: true });

  test('brings the row back', async ({ browser }) => {
    const page = await open(browser);
    await page.route('**/api/appointments/*', (route) =>
      route.request().method() === 'DELETE' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    );
    await page.clock.install({ time: testNow() });
    await remove(page, 'Ana Gil');
    await page.mouse.move(0, 0);
    await page.clock.runFor(11_000);
    await expect(page.getByText('Error al eliminar la cita')).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Ana Gil' })).toBeVisible();
  });
});
