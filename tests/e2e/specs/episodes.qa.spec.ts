import { call, keepSession, sessionOf, type Session } from '../commands/api';
import { expectNoAxeFindingsInBothThemes } from '../commands/axe';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { expect, ownPractice, test, type Browser, type Page } from '../commands/test';
import { textFaults } from '../commands/textFaults';
import { episodesPage } from '../pages/episodesPage';
import { patientPage } from '../pages/patientPage';
import { sessionFormPage } from '../pages/sessionFormPage';

/** Episodes of care: opened, worked in, discharged and reopened. */

const REASON = 'Tendinopatía aquílea';

const practice = ownPractice({ demo: true });
let session: Session;
let patientId: string;
test.beforeAll(async ({ request }) => {
  session = await sessionOf(request, practice.url, DEMO_PEOPLE.THERAPIST, DEMO_PASSWORD);
  const { patients } = await call<{ patients: { id: string; email: string | null }[] }>(
    request,
    session.token,
    'get',
    `${practice.url}/api/patients`,
  );
  patientId = patients.find(({ email }) => email === DEMO_PEOPLE.PATIENT)?.id ?? '';
});

async function opened(browser: Browser, viewport = { width: 1280, height: 720 }): Promise<Page> {
  const context = await browser.newContext({ baseURL: practice.url, viewport });
  await context.addInitScript(keepSession, session);
  const page = await context.newPage();
  await page.goto(`/patients/${patientId}`);
  await expect(episodesPage(page).add).toBeVisible();
  return page;
}

test('by keyboard alone: an episode is opened, discharged and reopened, and a session goes where it is put', async ({
  browser,
}) => {
  const page = await opened(browser);
  const episodes = episodesPage(page);

  await test.step('Opened', async () => {
    await episodes.add.focus();
    await page.keyboard.press('Enter');
    await expect(episodes.reason).toBeVisible();
    await episodes.reason.press('Enter');
    await expect(episodes.dialog.getByText('Escribe el motivo del proceso').first()).toBeVisible();
    await episodes.reason.pressSequentially(REASON);
    await episodes.reason.press('Enter');
    await expect(episodes.row(REASON)).toContainText('Abierto');
    await expect(episodes.add).toBeFocused();
  });

  await test.step('A session is written in it', async () => {
    await page.goto(`/sessions/new?patientId=${patientId}`);
    const form = sessionFormPage(page);
    await form.episode.selectOption(REASON);
    await form.treatment.selectOption('Seguimiento');
    await form.submit.click();
    await expect(form.created).toBeVisible();
    const list = await call<{ episodes: { id: string; reason: string | null; usedSessions: number }[] }>(
      page.request,
      session.token,
      'get',
      `${practice.url}/api/patients/${patientId}/episodes`,
    );
    const id = list.episodes.find(({ reason }) => reason === REASON)?.id;
    const { data } = await call<{ data: { episodeId: string }[] }>(
      page.request,
      session.token,
      'get',
      `${practice.url}/api/sessions/patient/${patientId}`,
    );
    expect(data.filter(({ episodeId }) => episodeId === id)).toHaveLength(1);
  });

  await test.step('It is seen by itself', async () => {
    await page.goto(`/patients/${patientId}`);
    await episodes.filter.focus();
    await page.keyboard.type(REASON.slice(0, 4));
    await expect(page).toHaveURL(/\?episode=/);
    await expect(page.getByRole('region', { name: 'Procesos' })).toBeVisible();
    const { tab } = patientPage(page);
    await tab('Historia').press('Enter');
    await expect(page).toHaveURL(/\/history\?episode=/);
    await expect(page.getByText('Mostrando 1 de 1 entrada')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Mostrando 1 de 1 entrada')).toBeVisible();
    await expectNoAxeFindingsInBothThemes(page, 'the history of one episode');
    await episodes.filter.selectOption('Todos');
    await expect(page).toHaveURL(/\/history$/);
  });

  await test.step('Discharged and reopened', async () => {
    await page.goto(`/patients/${patientId}`);
    await episodes.discharge(REASON).focus();
    await page.keyboard.press('Enter');
    await episodes.dischargeReason.focus();
    await page.keyboard.type('Objetivos');
    await page.keyboard.press('Enter');
    await episodes.dialog.getByRole('button', { name: 'Dar de alta' }).press('Enter');
    await expect(episodes.row(REASON)).toContainText('Objetivos alcanzados');
    await episodes.reopen(REASON).press('Enter');
    await expect(episodes.row(REASON)).toContainText('Abierto');
  });
});

for (const [name, viewport] of Object.entries({
  desk: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
  'small phone': { width: 360, height: 640 },
}))
  test(`nothing is cut, covered or moved sideways on a ${name}`, async ({ browser }) => {
    const page = await opened(browser, viewport);
    await episodesPage(page).card.scrollIntoViewIfNeeded();
    expect(await textFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectNoAxeFindingsInBothThemes(page, `the episodes of a record on a ${name}`);
  });
