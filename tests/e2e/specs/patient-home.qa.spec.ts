import { expect, ownPractice, test } from '../commands/test';
import { keepSession, sessionOf } from '../commands/api';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { runnerPage } from '../pages/runnerPage';

const practice = ownPractice({ demo: true });

test('from the patient’s home one tap leads to the first exercise of today', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: practice.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  });
  const session = await sessionOf(context.request, practice.url, DEMO_PEOPLE.PATIENT, DEMO_PASSWORD);
  await context.addInitScript(keepSession, session);
  const page = await context.newPage();
  await page.goto('/dashboard');
  const begin = page.getByRole('button', { name: /^(Empezar|Continuar) mis ejercicios$/ });
  await expect(begin).toBeInViewport();
  await begin.tap();
  await expect(page).toHaveURL(/\/my-routines\?rutina=/);
  await expect(runnerPage(page).skip).toBeVisible();
});
