import { createHash, randomBytes } from 'node:crypto';
import { DOCUMENT_LIMITS, DOCUMENT_PATHS, piecesOf } from '@/contract/documents';
import { documentSender } from '../../journeys/documentSender';
import { pdfFile } from '@/server/testing/pdfFile';
import { call, keepSession, sessionOf, type Session } from '../commands/api';
import { expectNoAxeFindingsInBothThemes } from '../commands/axe';
import { expect, ownPractice, test, type Browser, type Page } from '../commands/test';
import { textFaults } from '../commands/textFaults';
import { documentsPage } from '../pages/documentsPage';

/** Papers of a record over a line that breaks, and on a phone. */

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 640 };
const LONG_NAME = `${'informe-de-la-resonancia-de-la-rodilla-derecha-'.repeat(3)}.pdf`;

const BACK = 'Lumbalgia mecánica';
const KNEE = 'Artroscopia de rodilla';

const practice = ownPractice({ demo: true });
let session: Session;
let patientId: string;

test.beforeAll(async ({ request }) => {
  session = await sessionOf(request, practice.url, 'ana@demo.es', 'demo1234');
  const answer = await request.post(`${practice.url}/api/patients`, {
    headers: { authorization: `Bearer ${session.token}` },
    data: { name: 'Inés Pérez Hernández' },
  });
  patientId = ((await answer.json()) as { patient: { id: string } }).patient.id;
  for (const reason of [BACK, KNEE])
    await call(request, session.token, 'post', `${practice.url}/api/patients/${patientId}/episodes`, {
      reason,
    });
});

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const sender = () => documentSender({ url: practice.url, token: session.token, patientId });

/** A PDF of some pieces with bytes that no other has. */
function aFile(pieces: number): Buffer {
  const bytes = randomBytes(pieces * DOCUMENT_LIMITS.pieceBytes - 100);
  pdfFile().copy(bytes);
  return bytes;
}

async function opened(browser: Browser, viewport: typeof PHONE): Promise<Page> {
  const context = await browser.newContext({
    baseURL: practice.url,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport,
    hasTouch: true,
  });
  await context.addInitScript(keepSession, session);
  const page = await context.newPage();
  await page.goto(`/patients/${patientId}/documents`);
  await expect(documentsPage(page).choose).toBeVisible();
  return page;
}

test('a line that is cut in the middle of an upload costs nothing that has arrived', async ({ browser }) => {
  const page = await opened(browser, PHONE);
  const file = aFile(5);
  const arrived: string[] = [];
  let failed = 0;
  let isCut = false;
  page.on('response', (response) => {
    const url = new URL(response.url());
    const isPiece = response.request().method() === 'PUT' && url.searchParams.has('piece');
    if (isPiece && response.ok()) arrived.push(url.searchParams.get('piece') ?? '');
  });
  await page.route(/\/api\/uploads\/[^/]+\/content/, async (route) => {
    if (arrived.length === 2 && !isCut && failed === 0) {
      isCut = true;
      await page.context().setOffline(true);
    }
    if (!isCut) return route.continue();
    failed += 1;
    return route.abort('internetdisconnected');
  });

  await documentsPage(page).send([{ name: 'resonancia.pdf', mimeType: 'application/pdf', buffer: file }]);
  // It is tried again by itself while the line is away, and other screens can be looked at meanwhile.
  await expect.poll(() => failed).toBeGreaterThan(1);
  await expect(documentsPage(page).upload('resonancia.pdf')).toBeVisible();
  isCut = false;
  await page.context().setOffline(false);

  await expect(documentsPage(page).document('resonancia.pdf')).toBeVisible({ timeout: 60_000 });
  await expect(documentsPage(page).upload('resonancia.pdf')).toBeHidden();
  expect(arrived.sort()).toEqual(Array.from({ length: piecesOf(file.length) }, (_none, piece) => `${piece}`));
  const [id = ''] = await sender().list();
  expect(sha256(await sender().read(id))).toBe(sha256(file));
});

test('the same upload sent twice at once is one document', async () => {
  const before = await sender().list();
  const file = aFile(3);
  const [one, other] = await Promise.all([
    sender().send(file, 'misma-subida'),
    sender().send(file, 'misma-subida'),
  ]);
  expect(one).toBe(other);
  expect(await sender().send(file, 'misma-subida')).toBe(one);
  expect((await sender().list()).sort()).toEqual([...before, one].sort());
  expect(sha256(await sender().read(one))).toBe(sha256(file));
});

test('by keyboard: a document is given to an episode, and found by it', async ({ browser }) => {
  const page = await opened(browser, DESKTOP);
  const { document, dialog, filter } = documentsPage(page);
  await documentsPage(page).put([{ name: 'volante.pdf', mimeType: 'application/pdf', buffer: pdfFile('v') }]);
  await dialog.getByRole('combobox', { name: 'Proceso' }).focus();
  await page.keyboard.type(BACK.slice(0, 4));
  await dialog.getByRole('button', { name: 'Subir documento' }).press('Enter');
  await expect(document('volante.pdf')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'volante.pdf' })).toContainText(BACK);
  await filter.selectOption(KNEE);
  await expect(document('volante.pdf')).toBeHidden();
  await expect(page).toHaveURL(/\/documents\?episode=/);
  await expectNoAxeFindingsInBothThemes(page, 'the documents of one episode');
  await filter.selectOption(BACK);
  await page.reload();
  await expect(document('volante.pdf')).toBeVisible();
});

test('served as a file to save, never kept and never run', async ({ request }) => {
  const id = await sender().send(pdfFile('/JS (app.alert(1))'));
  const answer = await request.get(practice.url + DOCUMENT_PATHS.content(id), {
    headers: { authorization: `Bearer ${session.token}` },
  });
  expect(answer.headers()['content-disposition']).toMatch(/^attachment/);
  expect(answer.headers()['cache-control']).toContain('no-store');
  expect(answer.headers()['x-content-type-options']).toBe('nosniff');
});

for (const [name, viewport] of Object.entries({ phone: PHONE, 'small phone': SMALL_PHONE }))
  test(`nothing is cut, covered or moved sideways on a ${name}`, async ({ browser }) => {
    const page = await opened(browser, viewport);
    await documentsPage(page).send([{ name: LONG_NAME, mimeType: 'application/pdf', buffer: pdfFile(name) }]);
    await expect(page.getByText(/^informe-de-la-resonancia/).first()).toBeVisible();
    expect(await textFaults(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectNoAxeFindingsInBothThemes(page, `the documents of a record on a ${name}`);
  });
