import { type BrowserContext, expect, type Locator, type Page, ownPractice, test } from '../commands/test';
import { call, keepSession, type Session, sessionOf } from '../commands/api';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { type Hand, handsOn } from '../commands/hands';
import { appointmentFormPage } from '../pages/appointmentFormPage';
import { routinesPage } from '../pages/routinesPage';

/** Number of runs per part: a sample by default, hundreds with CONTROLS_RUNS=200 and enough time. */
const RUNS = Number(process.env.CONTROLS_RUNS ?? 0);

/** A failed run is reported, and the next one follows. */
const softly = expect.configure({ soft: true });

const practice = ownPractice({ demo: true });
let session: Session;
let invitation: string;

test.describe.configure({ timeout: RUNS ? 7_200_000 : 600_000 });

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: practice.url });
  session = await sessionOf(request, practice.url, DEMO_PEOPLE.THERAPIST, DEMO_PASSWORD);
  const { patient } = await call<{ patient: { id: string } }>(
    request,
    session.token,
    'post',
    '/api/patients',
    { name: 'Erika Wolff' },
  );
  const invited = await call<{ invitation: { link: string } }>(
    request,
    session.token,
    'post',
    '/api/invitations',
    { patientId: patient.id, email: 'erika@correo.example' },
  );
  invitation = new URL(invited.invitation.link).pathname;
  await request.dispose();
});

/**
 * Takes combinations in an order that soon covers every value of every list. The stride has no common factor
 * with their number.
 */
function sample<T>(all: readonly T[], count: number): T[] {
  return Array.from({ length: count }, (_, n) => all[(n * 31) % all.length] as T);
}

const segments = (page: Page, label: string) =>
  page
    .getByRole('group', { name: label })
    .getByRole('spinbutton')
    .allTextContents()
    .then((parts) => parts.join('/'));

interface Control {
  name: string;
  path: string;
  /** Selector of the control, which is pressed by mouse or touch, or focused by keyboard. */
  target: string;
  /** Clicks needed before, if a form opens on the screen. */
  before?: (page: Page) => Promise<void>;
  keys: readonly string[];
  read: (page: Page) => Promise<string>;
  wanted: string | RegExp;
}

const DAY = '[role="group"]:has([data-type="day"]) [data-type="day"]';
const NEW = '/appointments/new';

const CONTROLS: Control[] = [
  {
    name: 'fecha',
    path: NEW,
    target: DAY,
    keys: [...'24112026'],
    read: (page) => segments(page, 'Fecha'),
    wanted: '24/11/2026',
  },
  {
    name: 'fecha corregida',
    path: NEW,
    target: DAY,
    keys: [...'12042025', 'Backspace', '6'],
    read: (page) => segments(page, 'Fecha'),
    wanted: '12/04/2026',
  },
  {
    name: 'hora',
    path: NEW,
    target: '[data-type="hour"]',
    keys: ['1', 'Tab', '3', '0'],
    read: (page) => segments(page, 'Hora'),
    wanted: '01/30',
  },
  {
    name: 'paciente',
    path: NEW,
    target: '[role="combobox"]',
    keys: [...'wolff', 'Enter'],
    read: (page) => appointmentFormPage(page).patient.inputValue(),
    // What is typed while the patients are still on their way stays, and is no choice yet.
    wanted: /^(Erika Wolff|wolff)$/,
  },
  {
    name: 'ejercicio',
    path: '/routines',
    target: 'dialog [role="combobox"][id*="exerciseId"]',
    before: async (page) => {
      await routinesPage(page).newRoutine.click();
      await page.getByRole('button', { name: 'Agregar ejercicio' }).click();
    },
    keys: [...'puente de gluteos'],
    read: (page) => page.locator('dialog [role="combobox"][id*="exerciseId"]').inputValue(),
    wanted: 'puente de gluteos',
  },
  {
    name: 'tipo',
    path: NEW,
    target: 'select[name="type"]',
    keys: [...'Trat', 'Enter'],
    read: (page) => page.locator('select[name="type"]').evaluate((list: HTMLSelectElement) => list.value),
    wanted: 'TREATMENT',
  },
];

interface Try {
  control: Control;
  hand: Hand;
  lateMs: number;
  paceMs: number;
}

const TRIES: Try[] = [0, 250, 800].flatMap((lateMs) =>
  CONTROLS.flatMap((control) =>
    (['keyboard', 'mouse', 'touch'] as const).flatMap((hand) =>
      [40, 90].map((paceMs) => ({ control, hand, lateMs, paceMs })),
    ),
  ),
);

/** A page on a machine six times slower, whose scripts arrive with a delay. */
async function slowPage(context: BrowserContext, lateMs: number) {
  const page = await context.newPage();
  if (lateMs)
    await page.route(/\/assets\/.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, lateMs));
      await route.continue().catch(() => undefined);
    });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  return { page, hands: handsOn(page, cdp) };
}

/** A new context for each visit, so that no scripts are cached. */
async function visitor(open: (options: object) => Promise<BrowserContext>, hand: Hand) {
  const context = await open({
    baseURL: practice.url,
    hasTouch: hand === 'touch',
    viewport: { width: 1280, height: 1400 },
  });
  await context.addInitScript(keepSession, session);
  return context;
}

test('what is typed the moment a control is seen is neither lost nor changed', async ({ browser }) => {
  for (const { control, hand, lateMs, paceMs } of sample(TRIES, RUNS || 6)) {
    const context = await visitor((options) => browser.newContext(options), hand);
    const { page, hands } = await slowPage(context, lateMs);
    let sent = false;
    page.on('request', (request) => (sent ||= request.method() === 'POST'));
    await page.goto(control.path, { waitUntil: 'commit' });
    await control.before?.(page);
    await hands.reach(control.target, hand);
    await hands.type(control.keys, paceMs);
    const run = `${control.name} ${hand} +${lateMs} ms, ${paceMs} ms/tecla`;
    await softly.poll(() => control.read(page), { message: run }).toMatch(control.wanted);
    // A submitted form would show an error at every empty required field.
    const complaints = await page.locator('[data-field-invalid]').count();
    softly({ sent, complaints }, run).toEqual({ sent: false, complaints: 0 });
    await context.close();
  }
});

test('the calendar opens at the first touch', async ({ browser }) => {
  for (const lateMs of sample([0, 250, 800], RUNS ? 15 : 2)) {
    const context = await visitor((options) => browser.newContext(options), 'touch');
    const { page, hands } = await slowPage(context, lateMs);
    await page.goto(NEW, { waitUntil: 'commit' });
    await hands.reach('button[aria-label*="alendario"]', 'touch');
    await softly(page.getByRole('grid'), `+${lateMs} ms`).toBeVisible();
    await context.close();
  }
});

interface Form {
  path: () => string;
  signedIn: boolean;
  open?: string;
  /** An empty required field that loses the focus by the click. */
  field: string;
}

const FORMS: Form[] = [
  { path: () => '/routines', signedIn: true, open: 'Nueva rutina', field: 'Nombre de la rutina' },
  { path: () => '/patients/new', signedIn: true, field: 'Nombre completo' },
  { path: () => '/register', signedIn: false, field: 'Nombre completo' },
  { path: () => invitation, signedIn: false, field: 'Contraseña' },
  { path: () => '/appointments/new', signedIn: true, field: 'Paciente' },
  { path: () => '/sessions/new', signedIn: true, field: 'Paciente' },
  { path: () => '/exercises', signedIn: true, open: 'Nuevo ejercicio', field: 'Nombre' },
  { path: () => '/conversations', signedIn: true, open: 'Nueva conversación', field: 'Paciente' },
  { path: () => '/profile', signedIn: true, open: 'Cambiar contraseña', field: 'Contraseña actual' },
  { path: () => '/password-reset', signedIn: false, field: 'Correo electrónico' },
];

/** Runs in the page: records which element is clicked, and suppresses the click. */
function rememberClicks() {
  window.addEventListener(
    'click',
    (event) => {
      const marked = event.target instanceof Element && event.target.closest('[data-pressed-now]');
      document.documentElement.dataset.clicked = marked ? 'yes' : 'elsewhere';
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

const pressable = (page: Page): Locator =>
  page.locator('dialog[open] :is(button, a), main:not(:has(dialog[open])) :is(button, a)');

test('a button stays where it is until its click, whatever field was left for it', async ({ browser }) => {
  let presses = 0;
  for (let round = 0; presses < (RUNS || 12); round += 1)
    for (const { path, signedIn, open, field } of FORMS) {
      const hand: Hand = round % 2 ? 'touch' : 'mouse';
      const context = await browser.newContext({ baseURL: practice.url, hasTouch: hand === 'touch' });
      if (signedIn) await context.addInitScript(keepSession, session);
      const page = await context.newPage();
      const hands = handsOn(page, await context.newCDPSession(page));
      const begin = async () => {
        await page.goto(path());
        if (open) await page.getByRole('button', { name: open, exact: true }).first().click();
        const empty = page.getByLabel(field, { exact: true }).first();
        await empty.waitFor();
        return empty;
      };
      await begin();
      await page.evaluate(() => document.fonts.ready);
      const count = await pressable(page).count();
      // Only the last buttons, which are below the fields; the long run presses all.
      for (let index = RUNS ? 0 : Math.max(0, count - 3); index < count; index += 1) {
        const empty = await begin();
        const button = pressable(page).nth(index);
        if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
        // Above a dialog's own row of buttons, where a person would scroll it to.
        await button.evaluate((element) => element.scrollIntoView({ block: 'nearest' }));
        await empty.evaluate((element) => (element as HTMLElement).focus({ preventScroll: true }));
        await page.evaluate(rememberClicks);
        await button.evaluate((element) => element.setAttribute('data-pressed-now', ''));
        const box = await button.boundingBox();
        if (!box) continue;
        presses += 1;
        await hands.press({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, hand);
        const clicked = await page
          .waitForFunction(() => document.documentElement.dataset.clicked, null, { timeout: 3_000 })
          .then((handle) => handle.jsonValue())
          .catch(() => 'nothing');
        softly(clicked, `${path()} ${hand}: ${await button.innerText()}`).toBe('yes');
      }
      await context.close();
    }
  test.info().annotations.push({ type: 'presses', description: String(presses) });
});
