import { type Role, ROLES } from '@/contract/common/roles';
import { type Browser, expect, type Page, ownPractice, test } from '../commands/test';
import { figure } from '../../trust/figures';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { HOSTILE, seedHostileTexts } from '../commands/hostileTexts';
import { screensOf, screenVisitor } from '../commands/screens';
import { authPages } from '../pages/authPages';
import { runnerPage } from '../pages/runnerPage';
import { shellPage } from '../pages/shellPage';

/* Texts that have run as scripts elsewhere, in every text field there is, seen by every role in every screen. */

const practice = ownPractice({ demo: true });

/** What must not be in a page whatever texts it shows: handlers, scripts and addresses that came out of a text. */
const foreignParts = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.body.querySelectorAll(
        'script, base, object, embed, [srcdoc], [onload], [onerror], [onclick], img[src="x"], :not(head) > style',
      ),
      ...[...document.querySelectorAll('[href], [src], [action], [formaction]')].filter((element) =>
        ['href', 'src', 'action', 'formaction'].some((name) =>
          /^\s*(javascript|data:text|vbscript):?/i.test(element.getAttribute(name) ?? ''),
        ),
      ),
    ].map((element) => element.outerHTML.slice(0, 200)),
  );

/** Signs the role in and opens every screen of theirs, on the screen and as print. */
async function walk(browser: Browser, role: Role, ids: Record<string, string>) {
  const context = await browser.newContext({ baseURL: practice.url });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) complaints.push(message.text());
  });
  await page.exposeFunction('tellViolation', (text: string) => complaints.push(`CSP: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      ),
    );
  });
  const goTo = screenVisitor(page);
  await authPages(page).enter(DEMO_PEOPLE[role], DEMO_PASSWORD);
  const shows = async () => (await page.locator('body').innerText()).includes('alert(1)');
  const check = async (where: string) => {
    const parts = await foreignParts(page);
    if (parts.length > 0) complaints.push(`${where}: ${parts.join(' ')}`);
  };

  let screens = 0;
  let showing = 0;
  for (const path of screensOf(role, ids)) {
    await goTo(path);
    screens += 1;
    if (await shows()) showing += 1;
    else if (/print|conversations\/|patients\/[\w-]+$|sessions\/[\w-]+$/.test(path) && role !== 'ADMIN')
      complaints.push(`${path} shows none of the texts: nothing is proved there`);
    await check(path);
    await page.emulateMedia({ media: 'print' });
    if (/print|appointments$|sessions\/|my-progress/.test(path)) await page.pdf();
    await check(`${path} (print)`);
    await page.emulateMedia({ media: null });
  }

  await test.step('the bell and a toast', async () => {
    await goTo('/profile');
    await shellPage(page).bell.click();
    await expect(page.getByText(HOSTILE[1]).first()).toBeVisible();
    await check('bell');
    await page.keyboard.press('Escape');
    // The server's words come into a toast: here they are somebody else's.
    await page.route('**/api/profile', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      const text = HOSTILE.join(' ');
      await route.fulfill({ status: 409, json: { error: text, message: text } });
    });
    await page.getByRole('button', { name: 'Editar' }).click();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'alert(1)' }).first()).toBeVisible();
    await check('toast');
  });

  if (role === 'PATIENT')
    await test.step('the routine, step by step', async () => {
      await goTo('/my-routines');
      await page
        .getByRole('article')
        .filter({ hasText: 'alert(1)' })
        .getByRole('button', { name: 'Continuar' })
        .click();
      await expect(runnerPage(page).announced).toBeVisible();
      expect(await shows()).toBe(true);
      await check('runner');
    });
  const found = complaints.splice(0);
  await test.step('and a text that did become part of the page would have been caught', async () => {
    await page.evaluate((html) => {
      const part = document.createElement('div');
      part.innerHTML = html;
      document.body.append(part);
    }, HOSTILE.join(''));
    expect((await foreignParts(page)).length).toBeGreaterThan(3);
    await expect.poll(() => complaints.filter((text) => text.startsWith('CSP')).length).toBeGreaterThan(1);
  });
  await context.close();
  return { complaints: found, screens, showing };
}

test('no text of anybody’s runs as a script in any screen, toast or print of any role', async ({
  browser,
  complaints,
}) => {
  const context = await browser.newContext({ baseURL: practice.url });
  const { ids, fields } = await test.step('Given hostile texts in every field', () =>
    seedHostileTexts(context.request, practice.url));
  await context.close();
  const walks = await Promise.all(ROLES.map((role) => walk(browser, role, ids)));
  expect(walks.flatMap((walked) => walked.complaints)).toEqual([]);
  // Each walk ends by putting hostile text into the page, to prove that it would be noticed. That is no fault.
  for (const complaint of complaints) if (complaint.includes('Security Policy')) complaints.delete(complaint);
  const sum = (name: 'screens' | 'showing') => walks.reduce((total, walked) => total + walked[name], 0);
  expect(sum('showing')).toBeGreaterThan(sum('screens') / 2);
  figure(
    'Textos hostiles en pantalla',
    `${HOSTILE.length} textos en ${fields} campos, ${sum('screens')} pantallas (${sum('showing')} los enseñan) e impresas; 0 diálogos, 0 avisos de la CSP`,
  );
});
