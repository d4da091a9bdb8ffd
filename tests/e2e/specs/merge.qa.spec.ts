import { call, keepSession, sessionOf, type Session } from '../commands/api';
import { expectNoAxeFindingsInBothThemes } from '../commands/axe';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { expect, ownPractice, test, type Browser, type Page } from '../commands/test';
import { textFaults } from '../commands/textFaults';
import { mergePage } from '../pages/mergePage';
import { patientPage } from '../pages/patientPage';

/** Two records of one person: merged, found as one, and taken apart again. */

interface Found {
  id: string;
  name: string;
}

/** What only the older record of the demo practice tells. */
const ITS_OWN = 'Dolor de muñeca tras una caída';

const practice = ownPractice({ demo: true });
let session: Session;
let kept: Found;
let twin: Found;
test.beforeAll(async ({ request }) => {
  session = await sessionOf(request, practice.url, DEMO_PEOPLE.THERAPIST, DEMO_PASSWORD);
  const { patients } = await call<{ patients: Found[] }>(
    request,
    session.token,
    'get',
    `${practice.url}/api/patients`,
  );
  const [pair] = patients.flatMap((one) =>
    patients.filter(({ name }) => name.startsWith(`${one.name} `)).map((longer) => [longer, one] as const),
  );
  if (!pair) throw new Error('The demo practice has no two records of one person');
  [kept, twin] = pair;
});

async function opened(browser: Browser, viewport = { width: 1280, height: 720 }): Promise<Page> {
  const context = await browser.newContext({ baseURL: practice.url, viewport });
  await context.addInitScript(keepSession, session);
  const page = await context.newPage();
  await page.goto(`/patients/${kept.id}/data`);
  await expect(mergePage(page).offer).toBeVisible();
  return page;
}

async function chooseTwin(page: Page): Promise<void> {
  const { offer, other, compare } = mergePage(page);
  await offer.focus();
  await page.keyboard.press('Enter');
  await other.focus();
  await page.keyboard.type(twin.name);
  await expect(page.getByRole('option', { name: twin.name })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await compare.press('Enter');
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('by keyboard alone two records become one with both histories, and two again', async ({ browser }) => {
  const page = await opened(browser);
  const merging = mergePage(page);
  const heading = page.getByRole('heading', { level: 1 });

  await test.step('Compared side by side, with what moves', async () => {
    await chooseTwin(page);
    await expect(merging.dialog).toContainText('1 proceso, 1 evaluación y 2 sesiones');
    await expect(merging.field('Teléfono')).toHaveCount(0);
    const name = merging.field('Nombre');
    await expect(name.getByRole('radio', { name: /De la ficha que queda/ })).toBeChecked();
    await name.getByRole('radio', { name: /De la ficha que queda/ }).focus();
    await page.keyboard.press('ArrowDown');
    await expect(name.getByRole('radio', { name: /De la otra ficha/ })).toBeChecked();
    await page.keyboard.press('ArrowUp');
    await expectNoAxeFindingsInBothThemes(page, 'two records side by side');
  });

  await test.step('Merged: the record says so, tells of both, and the other address leads to it', async () => {
    await merging.merge.press('Enter');
    await expect(merging.notice).toContainText(`Unida con «${twin.name}»`);
    await expectNoAxeFindingsInBothThemes(page, 'a merged record');
    await page.goto(`/patients/${twin.id}/history`);
    await expect(heading).toHaveText(kept.name);
    expect(new URL(page.url()).pathname).toBe(`/patients/${kept.id}/history`);
    await page.goto(`/patients/${kept.id}/history?kind=evaluations`);
    await expect(page.getByText(ITS_OWN).first()).toBeVisible();
  });

  await test.step('Undone: both are back, each with its own', async () => {
    await patientPage(page).tab('Datos').press('Enter');
    await merging.undo.focus();
    await page.keyboard.press('Enter');
    await merging.confirmUndo.press('Enter');
    await expect(page.getByText('Unión deshecha: vuelven a ser dos fichas.')).toBeVisible();
    await expect(merging.notice).toHaveCount(0);
    await patientPage(page).tab('Historia').press('Enter');
    await page.goto(`/patients/${kept.id}/history?kind=evaluations`);
    await expect(heading).toHaveText(kept.name);
    await expect(page.getByText(ITS_OWN)).toHaveCount(0);
    await page.goto(`/patients/${twin.id}/history?kind=evaluations`);
    await expect(heading).toHaveText(twin.name);
    await expect(page.getByText(ITS_OWN).first()).toBeVisible();
  });
});

test('nothing is cut, covered or moved sideways on a phone', async ({ browser }) => {
  const page = await opened(browser, { width: 390, height: 844 });
  await chooseTwin(page);
  const { dialog, merge, notice, undo, confirmUndo } = mergePage(page);
  await expect(dialog).toContainText('2 sesiones');
  expect(await textFaults(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await merge.click();
  await expect(notice).toBeVisible();
  expect(await textFaults(page)).toEqual([]);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await undo.click();
  await confirmUndo.click();
  await expect(notice).toHaveCount(0);
});
