import { cutOff, expect, type Page, test } from '../commands/test';
import { pressByKeyboard, tabTo, typeByKeyboard } from '../commands/keyboard';
import { type Practice, startPractice } from '../commands/practice';
import { authPages } from '../pages/authPages';

// Hundreds of key strokes take long on a slow machine.

let practice: Practice;
test.beforeAll(async () => {
  practice = await startPractice({ demo: true });
});
test.afterAll(() => practice?.remove());

/** Accessible name of the current exercise: 'Ejercicio 2 de 5: …'. */
const announced = (page: Page) => page.getByText(/^Ejercicio \d+ de \d+: /);

/** Number of the current exercise, and their total. */
async function place(page: Page): Promise<{ current: number; total: number }> {
  const [, current = '0', total = '0'] =
    /Ejercicio (\d+) de (\d+)/.exec((await announced(page).textContent()) ?? '') ?? [];
  return { current: Number(current), total: Number(total) };
}

const PHONE = { viewport: { width: 390, height: 844 } };

test.use({ expected: { 'the connection is lost on purpose': cutOff('/api/**') } });

test('by touch on a phone: today’s routine is done, and nothing is lost by a reload or a lost connection', async ({
  browser,
}) => {
  const context = await browser.newContext({
    baseURL: practice.url,
    ...PHONE,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await page.goto('/login');
  await authPages(page).logIn('manuel@demo.es', 'demo1234');
  await expect(page).toHaveURL(/\/dashboard$/);

  const routine = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Comenzar' }) })
    .first();
  await test.step('Given a routine for today that has not begun', async () => {
    await page.goto('/my-routines');
    await routine.getByRole('button', { name: 'Comenzar' }).tap();
    await expect(page.getByText('Rutina iniciada')).toBeVisible();
    expect(await place(page)).toMatchObject({ current: 1 });
  });
  const { total } = await place(page);
  const complete = page.getByRole('button', { name: 'Completar ejercicio' });

  await test.step('When the first exercise is completed, then the second follows with empty notes', async () => {
    await page.getByRole('textbox', { name: 'Notas' }).fill('Sin dolor');
    await complete.tap();
    await expect(announced(page)).toContainText('Ejercicio 2 de');
    await expect(page.getByRole('textbox', { name: 'Notas' })).toHaveValue('');
  });

  await test.step('And after a reload it goes on at the same exercise', async () => {
    await page.reload();
    await expect(announced(page)).toContainText('Ejercicio 2 de');
  });

  await test.step('And a completion without connection is saved when the connection returns', async () => {
    await context.setOffline(true);
    await complete.tap();
    await context.setOffline(false);
    await expect(announced(page)).toContainText('Ejercicio 3 de', { timeout: 20_000 });
  });

  await test.step('And the rest is done up to the end', async () => {
    for (let current = 3; current <= total; current += 1) {
      await complete.tap();
      if (current < total) await expect(announced(page)).toContainText(`Ejercicio ${current + 1} de`);
    }
    await expect(page.getByText('¡Rutina completada exitosamente!').first()).toBeVisible();
    await expect(page.getByText(`Has hecho ${total} de ${total} ejercicios.`)).toBeVisible();
    await page.getByRole('button', { name: 'Listo' }).tap();
    await expect(page.getByText('Completada hoy').first()).toBeVisible();
  });
});

test('by keyboard alone, from the log-in to the end of a routine', async ({ browser }) => {
  const page = await browser.newPage({ baseURL: practice.url, ...PHONE });
  await page.goto('/login');
  await typeByKeyboard(page, page.getByRole('textbox', { name: 'Correo electrónico' }), 'manuel@demo.es');
  await typeByKeyboard(page, page.getByLabel('Contraseña', { exact: true }), 'demo1234');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await pressByKeyboard(page, page.getByRole('link', { name: 'Ver mis rutinas' }));

  await tabTo(page, page.getByRole('tab', { name: 'Para Hoy' }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Todas' })).toBeFocused();
  await page.keyboard.press('Enter');
  await pressByKeyboard(page, page.getByRole('button', { name: 'Comenzar' }).first());
  await expect(announced(page)).toContainText('Ejercicio 1 de');
  const { total } = await place(page);
  // Pain before: an arrow key selects a value.
  await tabTo(page, page.getByRole('radio', { name: /^0/ }).first());
  await page.keyboard.press('ArrowRight');
  await typeByKeyboard(page, page.getByRole('spinbutton', { name: 'Series' }), '99');
  await pressByKeyboard(page, page.getByRole('button', { name: 'Completar ejercicio' }));
  // A value above the limit is not sent: the field shows an error, and the exercise stays.
  await expect(page.getByRole('spinbutton', { name: 'Series' })).toHaveAttribute('aria-invalid', 'true');
  await expect(announced(page)).toContainText('Ejercicio 1 de');
  await typeByKeyboard(page, page.getByRole('spinbutton', { name: 'Series' }), '2');
  for (let current = 1; current <= total; current += 1) {
    // The last one is skipped, and offered again at the end.
    const button = page.getByRole('button', { name: current === total ? 'Saltar' : 'Completar ejercicio' });
    await pressByKeyboard(page, button);
    if (current < total) await expect(announced(page)).toContainText(`Ejercicio ${current + 1} de`);
  }
  await pressByKeyboard(page, page.getByRole('button', { name: 'Hacer los que faltan' }));
  await expect(announced(page)).toContainText(`Ejercicio ${total} de`);
  await pressByKeyboard(page, page.getByRole('button', { name: 'Completar ejercicio' }));
  await expect(page.getByText(`Has hecho ${total} de ${total} ejercicios.`)).toBeVisible();
  await tabTo(page, page.getByRole('radio', { name: /^0/ }).first());
  await page.keyboard.press('ArrowRight');
  await pressByKeyboard(page, page.getByRole('button', { name: 'Listo' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Mis Rutinas' })).toBeVisible();
  await page.close();
});

/** Text that the screen announces by itself. */
const spoken = (page: Page) =>
  page.getByRole('status').evaluateAll((parts) => parts.map((part) => part.textContent).join(' '));

test('by accessible names alone, guided: nothing to touch between Empezar and the end', async ({
  browser,
}) => {
  // A separate practice, because a routine half done by another journey has fewer announcements.
  const untouched = await startPractice({ demo: true });
  const page = await browser.newPage({ baseURL: untouched.url, ...PHONE });
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill('manuel@demo.es');
  await page.getByLabel('Contraseña', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Iniciar sesión' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  // Fake the clock from here on, so that a routine of twenty minutes does not take that long.
  await page.clock.install();
  await page.goto('/my-routines');
  await page.getByRole('switch', { name: 'Modo guiado' }).check();
  await page.getByRole('tab', { name: 'Todas' }).click();
  const routine = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: /^(Comenzar|Continuar)$/ }) })
    .first();
  const name = (await routine.getAttribute('aria-label')) ?? '';
  // Selected by name, because the order changes when the other list has loaded.
  await page
    .getByRole('article', { name, exact: true })
    .getByRole('button', { name: /^(Comenzar|Continuar)$/ })
    .click();
  const runner = page.getByRole('dialog', { name });
  // The only touch: the question about pain comes first and may stay unanswered.
  await runner.getByRole('button', { name: 'Empezar', exact: true }).click();
  await expect(runner.getByRole('button', { name: 'Pausar' })).toBeVisible();
  await expect(runner.getByRole('timer')).toBeVisible();
  const heard = new Set<string>();
  const done = runner.getByText(/^Has hecho (\d+) de \1 ejercicios\.$/);
  await expect(async () => {
    // In a pocket, timers of a phone run rarely; everything due by then must still happen.
    await page.clock.fastForward(20_000);
    heard.add(await spoken(page));
    expect(await done.count()).toBe(1);
  }).toPass({ intervals: [50], timeout: 60_000 });
  // Several different announcements were made on the way.
  expect(heard.size).toBeGreaterThan(5);
  await runner.getByRole('button', { name: 'Listo' }).click();
  await expect(
    page
      .getByRole('article', { name })
      .getByText('Completada hoy')
      .or(page.getByText(/\d de \d hoy/))
      .first(),
  ).toBeVisible();
  await page.close();
  await untouched.remove();
});
