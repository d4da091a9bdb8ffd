import { type Browser, expect, type Page, test } from '../commands/test';
import { call, keepSession, sessionOf } from '../commands/api';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import type { Practice } from '../commands/practice';
import { authPages } from '../pages/authPages';
import { patientFormPage } from '../pages/patientFormPage';
import { sessionFormPage } from '../pages/sessionFormPage';
import { shellPage } from '../pages/shellPage';

/* A sign-in session that ends on the server while the user is typing. */

const ANA = DEMO_PEOPLE.THERAPIST;
const NOTE = 'Flexión completa, sin dolor al final del recorrido';
const EXPIRED = 'Tu sesión ha caducado. Vuelve a entrar y seguirás donde estabas.';

let practice: Practice;
test.beforeAll(({ demoPractice }) => {
  practice = demoPractice;
});

/** Ana in the form of a new session with a typed note. `end` ends her sign-in sessions from elsewhere. */
async function typing(browser: Browser) {
  const context = await browser.newContext({ baseURL: practice.url });
  const session = await sessionOf(context.request, practice.url, ANA, DEMO_PASSWORD);
  const page = await context.newPage();
  await page.goto('/login');
  await page.evaluate(keepSession, session);
  const { patients } = await call<{ patients: { id: string }[] }>(
    context.request,
    session.token,
    'get',
    `${practice.url}/api/patients`,
  );
  await page.goto(`/sessions/new?patientId=${patients[0]?.id}`);
  const form = sessionFormPage(page);
  await form.treatment.selectOption('Seguimiento');
  await form.notes.fill(NOTE);
  const end = async () => {
    const elsewhere = await sessionOf(context.request, practice.url, ANA, DEMO_PASSWORD);
    await call(context.request, elsewhere.token, 'delete', `${practice.url}/api/auth/sessions/others`);
  };
  return { context, page, form, end };
}

const keptOnDisk = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));

test('signing in again goes back to the form with its text, which can then be saved', async ({ browser }) => {
  const { page, form, end } = await typing(browser);
  const address = page.url();
  await end();
  await form.submit.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('status').filter({ hasText: EXPIRED })).toBeVisible();
  expect(await keptOnDisk(page)).not.toContain('Flexión');
  await authPages(page).logIn(ANA, DEMO_PASSWORD);
  await expect(page).toHaveURL(address);
  await expect(form.draftRecovered).toBeVisible();
  await expect(form.notes).toHaveValue(NOTE);
  await form.submit.click();
  await expect(form.created).toBeVisible();
  await expect(page.getByText(NOTE).first()).toBeVisible();
});

test('the form of a new patient comes back with its text too', async ({ browser }) => {
  const { page, end } = await typing(browser);
  const form = patientFormPage(page);
  await page.goto('/patients/new');
  await form.fill({ name: 'Lola Vega', history: NOTE });
  await end();
  await form.submit.click();
  await expect(page.getByRole('status').filter({ hasText: EXPIRED })).toBeVisible();
  await authPages(page).logIn(ANA, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/patients\/new$/);
  await expect(form.history).toHaveValue(NOTE);
  await form.submit.click();
  await expect(form.created).toBeVisible();
});

test('somebody else who signs in sees nothing of it', async ({ browser }) => {
  const { page, form, end } = await typing(browser);
  await end();
  await form.submit.click();
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await authPages(page).logIn('lucia@demo.es', DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.getByRole('link', { name: 'Nueva Sesión' }).first().click();
  await expect(form.notes).toHaveValue('');
  await expect(form.draftRecovered).toHaveCount(0);
});

test('another tab that finds out leaves the form the way back; a log-out there does not', async ({
  browser,
}) => {
  const { context, page, form, end } = await typing(browser);
  const address = page.url();
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(shellPage(other).heading()).toBeVisible();
  await end();
  // Its own requests may have found out before. A link would then be gone, and a click wait for it for ever.
  await other.reload();
  await expect(page.getByText(EXPIRED)).toBeVisible();
  await authPages(other).logIn(ANA, DEMO_PASSWORD);
  await expect(page).toHaveURL(address);
  await expect(form.notes).toHaveValue(NOTE);

  await shellPage(other).logOut();
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(EXPIRED)).toHaveCount(0);
  await authPages(other).logIn(ANA, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
});
