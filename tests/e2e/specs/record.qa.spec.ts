import { expect, ownPractice, test, type Browser, type Locator, type Page } from '../commands/test';
import { call, keepSession, sessionOf } from '../commands/api';
import { expectNoAxeFindingsInBothThemes } from '../commands/axe';
import { tabTo } from '../commands/keyboard';
import { patientPage } from '../pages/patientPage';
import { textFaults } from '../commands/textFaults';

/** What a therapist sees of a patient without scrolling, and what lies one tab further. */

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const SMALL_PHONE = { width: 360, height: 640 };
const LONG = 'Alergia de contacto a pomadas con diclofenaco y a esparadrapo. '.repeat(8);

const practice = ownPractice({ demo: true });
let token: string;
let patientId: string;

test.beforeAll(async ({ request }) => {
  ({ token } = await sessionOf(request, practice.url, 'ana@demo.es', 'demo1234'));
  const api = `${practice.url}/api`;
  const { patient } = await call<{ patient: { id: string } }>(request, token, 'post', `${api}/patients`, {
    name: 'Inés Pérez Hernández',
    allergies: LONG,
    medications: 'Sintrom 4 mg según pauta',
    medicalHistory: 'Portadora de marcapasos (2019). Sin diabetes.',
  });
  patientId = patient.id;
  await call(request, token, 'post', `${api}/sessions`, {
    patientId,
    date: '2025-03-05',
    time: '10:00',
    treatmentType: 'Tratamiento manual',
    duration: 45,
    location: 'Consultorio',
    notes: 'Menos dolor al levantarse.',
    status: 'completed',
    exercises: [],
  });
  // Far ahead, where the demo practice has nothing.
  await call(request, token, 'post', `${api}/appointments`, {
    patientId,
    date: '2031-03-05',
    time: '09:30',
    duration: 60,
    type: 'TREATMENT',
    notes: '',
  });
});

async function opened(browser: Browser, viewport: typeof PHONE, search = ''): Promise<Page> {
  const context = await browser.newContext({
    baseURL: practice.url,
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    viewport,
    hasTouch: viewport.width < 600,
  });
  await context.addInitScript(
    keepSession,
    await sessionOf(context.request, practice.url, 'ana@demo.es', 'demo1234'),
  );
  const page = await context.newPage();
  await page.goto(`/patients/${patientId}${search}`);
  await expect(page.getByRole('link', { name: /^Próxima cita/ })).toBeVisible();
  await page.waitForLoadState('networkidle');
  return page;
}

/** The whole of it stands on the screen before anybody scrolls. */
const expectOnFirstView = (part: Locator) => expect(part).toBeInViewport({ ratio: 1 });

/** How far the page's parts have moved by themselves since it was opened. */
const movement = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

for (const [name, viewport] of Object.entries({ desktop: DESKTOP, phone: PHONE }))
  test(`on a ${name} the first view says what to know before treating`, async ({ browser }) => {
    const page = await opened(browser, viewport);
    const strip = page.getByRole('region', { name: 'Avisos clínicos' });
    await expectOnFirstView(strip);
    await expect(strip.getByRole('listitem')).toHaveText(['Anticoagulante: Sintrom', 'Marcapasos']);
    await expectOnFirstView(page.getByRole('group', { name: 'Última sesión' }));
    await expectOnFirstView(page.getByRole('group', { name: 'Próxima cita' }));
    await expect(page.getByRole('group', { name: 'Próxima cita' })).toContainText('Programada');
    expect(await movement(page)).toBeLessThan(0.01);
    await expectNoAxeFindingsInBothThemes(page, `the record on a ${name}`);
    await strip.getByRole('button', { name: 'Ver todo: alergias' }).click();
    await expect(strip).toContainText(LONG.trim());
    await page.getByRole('link', { name: /^Última sesión/ }).click();
    await expect(page).toHaveURL(/\/sessions\/[^/]+$/);
    await expect(page.getByText('Menos dolor al levantarse.')).toBeVisible();
  });

test('by keyboard: the tabs are addresses that reload, go back and forward', async ({ browser }) => {
  const page = await opened(browser, DESKTOP);
  const { tab } = patientPage(page);
  await tabTo(page, tab('Historia'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/history$/);
  await expect(page.getByRole('list', { name: 'Historia 2025' }).getByRole('listitem')).toHaveCount(1);
  await tabTo(page, tab('Citas'));
  await page.keyboard.press('Enter');
  const appointments = page.getByRole('table', { name: 'Citas' });
  await expect(appointments.getByText('mié, 5 mar 2031')).toBeVisible();
  await expectNoAxeFindingsInBothThemes(page, 'the appointments of a record');
  await page.reload();
  await expect(tab('Citas')).toHaveAttribute('aria-current', 'page');
  await appointments.getByRole('button', { name: /^Confirmar la cita/ }).click();
  await expect(page.getByRole('group', { name: 'Próxima cita' })).toContainText('Confirmada');
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByRole('group', { name: 'Próxima cita' })).toContainText('Programada');
  await page.goBack();
  await expect(tab('Historia')).toHaveAttribute('aria-current', 'page');
  await page.goForward();
  await expect(appointments).toBeVisible();
});

test('on a phone what a tab shows comes into view, and a message that was not sent is told', async ({
  browser,
}) => {
  const page = await opened(browser, PHONE);
  const { tab } = patientPage(page);
  await tab('Mensajes').click();
  await page.getByRole('button', { name: 'Empezar conversación' }).click();
  await expect(page).toHaveURL(/\/conversations\//);
  await page.goBack();
  await expect(tab('Mensajes')).toHaveAttribute('aria-current', 'page');
  const message = page.getByPlaceholder('Escribe un mensaje...');
  await message.fill('¿Cómo va la rodilla?');
  await tab('Citas').click();
  await expect(page.getByText('mié, 5 mar 2031').filter({ visible: true }).first()).toBeInViewport();
  await expect(tab('Mensajes (mensaje sin enviar)')).toBeVisible();
  await tab('Mensajes').click();
  await expect(message).toHaveValue('¿Cómo va la rodilla?');
  await expectNoAxeFindingsInBothThemes(page, 'the messages of a record on a phone');
});

for (const [label, address] of [
  ['Resumen', ''],
  ['Historia', '/history'],
  ['Rutinas', '/routines'],
  ['Citas', '/appointments'],
  ['Documentos', '/documents'],
  ['Mensajes', '/messages'],
  ['Datos', '/data'],
] as const)
  test(`nothing is cut or covered on a small phone: ${label}`, async ({ browser }) => {
    const page = await opened(browser, SMALL_PHONE, address);
    expect(await textFaults(page)).toEqual([]);
    const chosen = patientPage(page).tab(label);
    await expect(chosen).toHaveAttribute('aria-current', 'page');
    await chosen.scrollIntoViewIfNeeded();
    await expect(chosen).toBeInViewport({ ratio: 1 });
    expect(await movement(page)).toBeLessThan(0.05);
  });
