import { expect, type Page, test } from '../commands/test';
import { installClock } from '../commands/clock';
import { pressByKeyboard, tabTo, typeByKeyboard } from '../commands/keyboard';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { prescribe } from '../commands/prescribe';
import { authPages } from '../pages/authPages';
import { myRoutinesPage } from '../pages/myRoutinesPage';
import { runnerPage } from '../pages/runnerPage';
import { shellPage } from '../pages/shellPage';

/** Number of the exercise on the screen and how many there are. */
async function place(page: Page): Promise<{ current: number; total: number }> {
  const [, current = '0', total = '0'] =
    /Ejercicio (\d+) de (\d+)/.exec((await runnerPage(page).announced.textContent()) ?? '') ?? [];
  return { current: Number(current), total: Number(total) };
}

const PHONE = { viewport: { width: 390, height: 844 } };

test('by touch on a phone: today’s routine is done, and nothing is lost by a reload or a lost connection', async ({
  browser,
  demoPractice: practice,
}) => {
  const context = await browser.newContext({
    baseURL: practice.url,
    ...PHONE,
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  await authPages(page).enter(DEMO_PEOPLE.PATIENT, DEMO_PASSWORD);
  const { heading, announced, complete, notes, finish } = runnerPage(page);
  /** Taps elsewhere before a button that stands where the last one stood, because two quick taps there are one press. */
  const tapNext = async (button: typeof complete) => {
    await heading.tap();
    await button.tap();
  };

  const routine = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Comenzar' }) })
    .first();
  await test.step('Given a routine for today that has not begun', async () => {
    await page.goto('/my-routines');
    await routine.getByRole('button', { name: 'Comenzar' }).tap();
    await expect(myRoutinesPage(page).begun).toBeVisible();
    expect(await place(page)).toMatchObject({ current: 1 });
  });
  const { total } = await place(page);

  await test.step('When the first exercise is completed, then the second follows with empty notes', async () => {
    await notes.fill('Sin dolor');
    await tapNext(complete);
    await expect(announced).toContainText('Ejercicio 2 de');
    await expect(notes).toHaveValue('');
  });

  await test.step('And after a reload it goes on at the same exercise', async () => {
    await page.reload();
    await expect(announced).toContainText('Ejercicio 2 de');
  });

  await test.step('And a completion without connection is saved when the connection returns', async () => {
    await context.setOffline(true);
    await tapNext(complete);
    await context.setOffline(false);
    await expect(announced).toContainText('Ejercicio 3 de', { timeout: 20_000 });
  });

  await test.step('And the rest is done up to the end', async () => {
    for (let current = 3; current <= total; current += 1) {
      await tapNext(complete);
      if (current < total) await expect(announced).toContainText(`Ejercicio ${current + 1} de`);
    }
    await expect(page.getByText('¡Rutina completada exitosamente!').first()).toBeVisible();
    await expect(page.getByText(`Has hecho ${total} de ${total} ejercicios.`)).toBeVisible();
    await tapNext(finish);
    await expect(page.getByText('Completada hoy').first()).toBeVisible();
  });
});

test('by keyboard alone, from the log-in to the end of a routine', async ({
  browser,
  demoPractice: practice,
}) => {
  const page = await browser.newPage({ baseURL: practice.url, ...PHONE });
  await page.goto('/login');
  await typeByKeyboard(page, authPages(page).email, DEMO_PEOPLE.PATIENT);
  await typeByKeyboard(page, authPages(page).password, DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await pressByKeyboard(page, page.getByRole('link', { name: 'Ver mis rutinas' }));

  await tabTo(page, page.getByRole('tab', { name: 'Para Hoy' }));
  await page.keyboard.press('ArrowRight');
  await expect(myRoutinesPage(page).all).toBeFocused();
  await page.keyboard.press('Enter');
  await pressByKeyboard(page, myRoutinesPage(page).begin);
  const { announced, complete, skip, sets, noPain, finish } = runnerPage(page);
  await expect(announced).toContainText('Ejercicio 1 de');
  const { total } = await place(page);
  // Pain before, one press of a digit's place: an arrow chooses.
  await tabTo(page, noPain);
  await page.keyboard.press('ArrowRight');
  await typeByKeyboard(page, sets, '99');
  await pressByKeyboard(page, complete);
  // More than the limit is not sent: the field says so, and the exercise stays.
  await expect(sets).toHaveAttribute('aria-invalid', 'true');
  await expect(announced).toContainText('Ejercicio 1 de');
  await typeByKeyboard(page, sets, '2');
  for (let current = 1; current <= total; current += 1) {
    // The last one is left out, and offered again.
    await pressByKeyboard(page, current === total ? skip : complete);
    if (current < total) await expect(announced).toContainText(`Ejercicio ${current + 1} de`);
  }
  await pressByKeyboard(page, page.getByRole('button', { name: 'Hacer los que faltan' }));
  await expect(announced).toContainText(`Ejercicio ${total} de`);
  await pressByKeyboard(page, complete);
  await expect(page.getByText(`Has hecho ${total} de ${total} ejercicios.`)).toBeVisible();
  await tabTo(page, noPain);
  await page.keyboard.press('ArrowRight');
  await pressByKeyboard(page, finish);
  await expect(shellPage(page).heading('Mis Rutinas')).toBeVisible();
});

/** Text that the screen announces by itself. */
const spoken = (page: Page) =>
  page.getByRole('status').evaluateAll((parts) => parts.map((part) => part.textContent).join(' '));

test('by accessible names alone, guided: nothing to touch between Empezar and the end', async ({
  browser,
  demoPractice: practice,
}) => {
  const page = await browser.newPage({ baseURL: practice.url, ...PHONE });
  // A routine of its own, because one half done by another journey has fewer announcements.
  const name = 'Rutina guiada';
  await prescribe(page.request, practice.url, { name, exercises: 4, sets: 2, duration: 30, restTime: 60 });
  await authPages(page).enter(DEMO_PEOPLE.PATIENT, DEMO_PASSWORD);
  // From here on the clock is ours: a routine of twelve minutes must not take twelve minutes.
  await installClock(page);
  await page.goto('/my-routines');
  await myRoutinesPage(page).guided.check();
  await myRoutinesPage(page).all.click();
  await page.getByRole('article', { name }).getByRole('button', { name: 'Comenzar' }).click();
  const runner = page.getByRole('dialog', { name });
  await expect(runner).toBeVisible();
  const { begin, pause, timer, finish } = runnerPage(page);
  // The only touch: how much it hurts is asked before, and may stay unanswered.
  await begin.click();
  await expect(pause).toBeVisible();
  await expect(timer).toBeVisible();
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
  await finish.click();
  await expect(
    page
      .getByRole('article', { name })
      .getByText('Completada hoy')
      .or(page.getByText(/\d de \d hoy/))
      .first(),
  ).toBeVisible();
});
