import { expect, test } from '../commands/test';
import { keepSession, sessionOf } from '../commands/api';
import { type Practice, startPractice } from '../commands/practice';

let practice: Practice;
test.beforeAll(async () => {
  practice = await startPractice({ demo: true });
});
test.afterAll(() => practice?.remove());

test('from the patient’s home one tap leads to the first exercise of today', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: practice.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const session = await sessionOf(context.request, practice.url, 'manuel@demo.es', 'demo1234');
  await context.addInitScript(keepSession, session);
  const page = await context.newPage();
  await page.goto('/dashboard');
  const begin = page.getByRole('button', { name: /^(Empezar|Continuar) mis ejercicios$/ });
  await expect(begin).toBeInViewport();
  await begin.tap();
  await expect(page).toHaveURL(/\/my-routines\?rutina=/);
  await expect(page.getByRole('button', { name: 'Saltar' })).toBeVisible();
  await context.close();
});
