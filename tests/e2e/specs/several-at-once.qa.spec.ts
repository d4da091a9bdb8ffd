import { addDays, isoWeekday, wallClockOf } from '@/contract/common/practiceTime';
import { call, keepSession, sessionOf } from '../commands/api';
import { expectNoAxeFindingsInBothThemes } from '../commands/axe';
import { installClock, testNow, whileClockStands } from '../commands/clock';
import { pressByKeyboard } from '../commands/keyboard';
import { expect, ownPractice, test, type Browser, type Page } from '../commands/test';

/*
 * Several appointments changed at once, and deletions that can be taken back: what the server keeps in the end.
 */

const EMAIL = 'ana@consulta.example';
const PASSWORD = 'secreto-1';
const today = wallClockOf(testNow(), 'Europe/Madrid').date;
const MONDAY = addDays(today, 15 - isoWeekday(today));
const DAY = `/appointments?startDate=${MONDAY}&endDate=${MONDAY}`;
const NAMES = ['Ana Gil', 'Blas Ros', 'Cleo Paz', 'Dora Sanz'];

const practice = ownPractice();
let session: Awaited<ReturnType<typeof sessionOf>>;
const patients: string[] = [];

test.beforeAll(async ({ playwright }) => {
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

test('several are deleted after one question, and one press brings all back', async ({ browser }) => {
  const page = await open(browser);
  await page.getByRole('switch', { name: 'Seleccionar' }).click();
  await bar(page).getByRole('button', { name: 'Seleccionar todas' }).click();
  await bar(page).getByRole('button', { name: 'Eliminar' }).click();
  const question = page.getByRole('alertdialog', { name: '¿Eliminar 4 citas?' });
  await question.getByRole('button', { name: 'Eliminar citas' }).click();
  const told = page.getByRole('status').filter({ hasText: '4 citas eliminadas.' });
  await expect(told).toBeVisible();
  expect(await stored(page)).toEqual([]);
  await told.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText('4 citas recuperadas.')).toBeVisible();
  expect(await stored(page)).toHaveLength(4);
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

test('a deletion reaches the server at once, and is taken back by keyboard', async ({ browser }) => {
  const page = await open(browser);
  await installClock(page);
  await remove(page, 'Blas Ros');
  await expect(page.getByText('Mostrando 3 de 3 citas')).toBeVisible();
  expect(await stored(page)).toHaveLength(3);
  await whileClockStands(page, () =>
    pressByKeyboard(page, toast(page).getByRole('button', { name: 'Deshacer' })),
  );
  await expect(page.getByText('Eliminación deshecha')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'Blas Ros' })).toBeVisible();
  expect(await stored(page)).toHaveLength(4);
});

test('the hour of what was just deleted is free, and who has it then is named', async ({ browser }) => {
  const page = await open(browser);
  await installClock(page);
  await remove(page, 'Dora Sanz');
  await call(page.request, session.token, 'post', `${practice.url}/api/appointments`, {
    ...{ patientId: patients[0], date: MONDAY, time: '13:00', duration: 60, type: 'TREATMENT', notes: '' },
  });
  await whileClockStands(page, () =>
    pressByKeyboard(page, toast(page).getByRole('button', { name: 'Deshacer' })),
  );
  await expect(page.getByText('Ya hay una cita en ese horario')).toBeVisible();
  expect(await stored(page)).toHaveLength(4);
});
