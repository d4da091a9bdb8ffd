import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Role } from '@/contract/common/roles';
import { type BrowserContext, expect, type Page, refused, test } from '../commands/test';
import { type Practice, startPractice } from '../commands/practice';
import { authPages } from '../pages/authPages';
import { call, tokenOf } from '../commands/api';
import { screensOf } from '../commands/screens';
import { ensureQaBuild, QA_BUILD } from '../../../tooling/ensureBuild';
import type { PaintedFrame } from '@/app/devtools/frames';
import { type Comparison, comparePages, type Vocabulary } from '@/app/devtools/comparePages';
import type { PageNode } from '@/app/devtools/pageNode';
import type { RecordingFile } from '@/app/devtools/recording';
import { ROOT } from '../../../tooling/lib/run';

const PASSWORD = 'demo1234';
/** Typed during the journey. Neither these texts nor their words may be in the file. */
const CANARY = {
  password: 'CanarioClave77',
  name: 'Zoraida Quesadilla Canaria',
  email: 'zoraida.canaria@correo.example',
  phone: '699123987',
  history: 'Hemofilia canaria de larga evolución',
  reason: 'Gonalgia canaria derecha',
  diagnosis: 'Condromalacia canaria rotuliana',
  message: 'Avísame si el menisco canario se hincha',
};

/** Maximum time in ms for a replayed page to render deferred parts. */
const PATIENCE_MS = 8_000;
/**
 * Maximum share of painted parts that show something outside the state (see `normalisePage`, `localParts`).
 */
const LEFT_OUT_AT_MOST = 0.03;
/**
 * Maximum share not updated yet when the next action came. A busy machine renders later, and most is then
 * compared at the next action.
 */
const BEHIND_AT_MOST = 0.15;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

test.use({
  actionTimeout: 15_000,
  expected: { 'the first sign-in has a wrong password': refused(401, '/api/auth/login') },
});
// In one worker, because two would build the QA build into the same folder.
test.describe.configure({ mode: 'default' });

let practice: Practice;
test.beforeAll(async () => {
  await ensureQaBuild();
  practice = await startPractice({ demo: true });
});
test.afterAll(() => practice?.remove());

/** Serves the QA build instead of the practice's own. */
async function withQaBuild(context: BrowserContext): Promise<void> {
  await context.route(
    ({ pathname }) => !pathname.startsWith('/api/'),
    (route) => {
      const { pathname } = new URL(route.request().url());
      const file = join(QA_BUILD, pathname);
      const isFile = statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
      const path = isFile ? file : join(QA_BUILD, 'index.html');
      return route.fulfill({
        path,
        contentType: TYPES[extname(path)] ?? 'application/octet-stream',
        headers: { 'cache-control': 'no-cache' },
      });
    },
  );
}

const recordedCount = (page: Page) => page.evaluate(() => window.andaduraTools?.recorder?.count() ?? 0);

/** Requests to the server without an answer yet. */
const underWay = new WeakMap<Page, Set<unknown>>();

function watchRequests(page: Page): void {
  const open = new Set<unknown>();
  underWay.set(page, open);
  page.on('request', (request) => request.url().includes('/api/') && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Waits until there are no requests, actions or renders in progress. */
async function settle(page: Page): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const drawn = await page.locator('#root').innerHTML();
        const now = `${await recordedCount(page)} ${drawn}`;
        const isStill = now === before && underWay.get(page)?.size === 0;
        before = now;
        return isStill;
      },
      { intervals: [50] },
    )
    .toBe(true);
}

/** Visits every screen of a role, including new ones. */
async function everyScreen(page: Page, role: Role, email: string): Promise<void> {
  const { request } = page;
  const token = await tokenOf(request, practice.url, email, PASSWORD);
  const idOf = async (path: string): Promise<string> => {
    const answer = await call<unknown>(request, token, 'get', `${practice.url}/api/${path}`);
    return /"id":"([^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? '';
  };
  const ids = {
    sessions: await idOf(role === 'PATIENT' ? 'sessions/my-sessions' : 'sessions'),
    conversations: await idOf('conversations'),
    ...(role !== 'PATIENT' && {
      patients: await idOf('patients'),
      appointments: await idOf('appointments'),
      routines: await idOf('routines'),
    }),
  };
  for (const path of screensOf(role, ids)) await goTo(page, path);
}

/** Navigates like a link, without reloading the page. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settle(page);
}

async function go(page: Page, label: string, heading?: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Menú principal' });
  await menu.getByRole('link', { name: label, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await settle(page);
}

/** Searches for whole words, because a pseudonym preserves the beginning of a word but not its middle. */
async function search(page: Page, label: string, text: string): Promise<void> {
  const box = page.getByRole('searchbox', { name: label });
  await box.fill(text);
  await settle(page);
  await box.fill('');
  await settle(page);
}

async function asTherapist(page: Page): Promise<void> {
  await authPages(page).logIn('ana@demo.es', CANARY.password);
  await expect(page.getByRole('alert')).toBeVisible();
  await authPages(page).logIn('ana@demo.es', PASSWORD);
  await expect(page).toHaveURL(/\/dashboard/);
  await settle(page);
  await page.getByRole('button', { name: /^Tema / }).click();

  await go(page, 'Pacientes');
  await search(page, 'Buscar pacientes', 'manuel');
  await page.getByRole('link', { name: 'Nuevo paciente' }).first().click();
  await page.getByRole('textbox', { name: 'Nombre completo' }).fill(CANARY.name);
  await page.getByRole('textbox', { name: 'Correo electrónico' }).fill(CANARY.email);
  await page.getByRole('textbox', { name: 'Teléfono', exact: true }).fill(CANARY.phone);
  await page.getByRole('textbox', { name: 'Historial médico' }).fill(CANARY.history);
  await page.getByRole('button', { name: 'Crear paciente' }).click();
  await expect(page.getByRole('heading', { level: 1, name: CANARY.name })).toBeVisible();
  await settle(page);
  await go(page, 'Pacientes');
  await search(page, 'Buscar pacientes', 'zoraida');
  await page.getByRole('link', { name: CANARY.name }).first().click();
  await expect(page.getByText(CANARY.history)).toBeVisible();
  await settle(page);
  await page.getByRole('link', { name: 'Nueva rutina' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await settle(page);
  await page.goBack();
  await settle(page);
  await page.getByRole('link', { name: 'Editar' }).first().click();
  await expect(page.getByRole('textbox', { name: 'Nombre completo' })).toBeVisible();
  await settle(page);
  await page.goBack();
  await settle(page);

  await page
    .getByRole('link', { name: /evaluación/i })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Motivo de consulta' }).fill(CANARY.reason);
  await page.getByRole('textbox', { name: 'Diagnóstico fisioterapéutico' }).fill(CANARY.diagnosis);
  await page.getByRole('button', { name: 'Guardar evaluación' }).click();
  await expect(page).toHaveURL(/\/patients\/[^/]+$/);
  await settle(page);
  await page.getByRole('tab', { name: 'Evaluaciones' }).click();
  await expect(page.getByText(CANARY.reason)).toBeVisible();
  await settle(page);

  await go(page, 'Invitaciones');
  await go(page, 'Citas');
  await search(page, 'Buscar citas', 'manuel');
  await page.getByRole('radio', { name: 'Calendario' }).click();
  await expect(page.getByRole('region', { name: 'Calendario de citas' })).toBeVisible();
  await settle(page);
  for (const range of ['Día', 'Mes', 'Semana']) {
    await page.getByRole('radio', { name: range }).click();
    await settle(page);
  }
  await page.getByRole('button', { name: 'Semana siguiente' }).click();
  await settle(page);
  await page.getByRole('link', { name: 'Nueva cita' }).first().click();
  await settle(page);
  await page.goBack();
  await settle(page);
  await go(page, 'Ejercicios');
  await search(page, 'Buscar ejercicios', 'dorsiflexión');
  await go(page, 'Rutinas');
  await search(page, 'Buscar rutinas', 'rodilla');
  await go(page, 'Nueva Sesión');
  await go(page, 'Historial');
  await search(page, 'Buscar en el historial', 'manuel');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sessions\//);
  await settle(page);
  await go(page, 'Conversaciones');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Manuel/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /mensaje/i }).fill(CANARY.message);
  await page.keyboard.press('Enter');
  await expect(page.getByText(CANARY.message).first()).toBeVisible();
  await settle(page);
  await page.getByRole('button', { name: /^Notificaciones/ }).click();
  await settle(page);
  await page.keyboard.press('Escape');
  await go(page, 'Perfil');
}

async function asPatient(page: Page): Promise<void> {
  await authPages(page).logIn('manuel@demo.es', PASSWORD);
  await expect(page).toHaveURL(/\/dashboard/);
  await settle(page);
  await go(page, 'Mis Rutinas');
  await page.getByRole('tab', { name: 'Todas' }).click();
  await settle(page);
  await page.getByRole('tab', { name: 'Hoy' }).click();
  await page
    .getByRole('button', { name: /^(?:Comenzar|Continuar)/ })
    .first()
    .click();
  await settle(page);
  await page.getByRole('button', { name: 'Completar ejercicio' }).click();
  await settle(page);
  await page.goBack();
  await settle(page);
  await go(page, 'Mis Citas');
  await go(page, 'Mi Progreso');
  await go(page, 'Ejercicios en Casa');
  await search(page, 'Buscar ejercicios', 'dorsiflexión');
  await go(page, 'Mis Sesiones');
  await go(page, 'Conversaciones');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByText(CANARY.message).first()).toBeVisible();
  await settle(page);
  await go(page, 'Perfil');
  await go(page, 'Dashboard');
}

/**
 * Shows a moment and compares its page at once, and then until it is equal. React renders deferred parts
 * later, in a replay as in a recording, where the next action may have come before or after.
 */
async function compareAt(
  page: Page,
  moment: number,
  recorded: PageNode,
  vocabulary: Vocabulary,
): Promise<Comparison> {
  const deadline = Date.now() + PATIENCE_MS;
  let readings = 0;
  let shown = await page.evaluate((place) => {
    window.andaduraTools?.replay?.go(place);
    return window.andaduraTools?.replay?.page() as PageNode;
  }, moment);
  for (;;) {
    const result = comparePages(recorded, shown, vocabulary);
    if (result.differences.length === 0) readings += 1;
    // Parts left out may still become equal.
    const isDone = readings > (result.leftOut === 0 ? 0 : 5);
    if (isDone || Date.now() > deadline) return result;
    shown = await page.evaluate(
      () =>
        new Promise<PageNode>((resolve) =>
          requestAnimationFrame(() => resolve(window.andaduraTools?.replay?.page() as PageNode)),
        ),
    );
  }
}

test('a journey of both roles is recorded without a patient’s data, and plays back as it was painted', async ({
  browser,
}) => {
  // Hundreds of actions and page comparisons take two minutes on two idle cores.
  test.setTimeout(600_000);
  let file = '';
  let token = '';
  let frames: PaintedFrame[] = [];
  let vocabulary: Vocabulary = {};

  await test.step('Given a recorded journey over the screens of a therapist and a patient', async () => {
    const context = await browser.newContext({ baseURL: practice.url, acceptDownloads: true });
    await withQaBuild(context);
    const page = await context.newPage();
    watchRequests(page);
    await page.goto('/login?devtools=frames');
    await settle(page);
    for (const path of ['/register', '/password-reset', '/login']) await goTo(page, path);
    await asTherapist(page);
    await everyScreen(page, 'THERAPIST', 'ana@demo.es');
    token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    await expect(page).toHaveURL(/\/login/);
    await asPatient(page);
    await everyScreen(page, 'PATIENT', 'manuel@demo.es');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar grabación' }).click();
    file = readFileSync(await (await download).path(), 'utf8');
    [frames, vocabulary] = await page.evaluate(
      () =>
        [window.andaduraTools?.frames?.frames() ?? [], window.andaduraTools?.frames?.vocabulary() ?? {}] as [
          PaintedFrame[],
          Vocabulary,
        ],
    );
    await context.close();
  });

  const { entries } = JSON.parse(file) as RecordingFile;
  expect(entries.length).toBeGreaterThanOrEqual(300);

  await test.step('Then nothing of what was typed is in the file', () => {
    expect(token.length).toBeGreaterThan(20);
    const words = Object.values(CANARY).flatMap((text) => [
      text,
      ...(text.match(/[\p{L}\p{N}]{6,}/gu) ?? []),
    ]);
    for (const secret of [...words, token, ...token.split('.'), PASSWORD, 'ana@demo.es', 'Manuel', 'Ruiz'])
      expect(file.toLowerCase().includes(secret.toLowerCase()), secret).toBe(false);
  });

  const context = await browser.newContext({ baseURL: practice.url });
  await withQaBuild(context);
  const page = await context.newPage();

  await test.step('When it is opened in a fresh browser', async () => {
    await page.goto('/?devtools=replay');
    await page.getByLabel('Archivo de la grabación').setInputFiles({
      name: 'grabacion.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file),
    });
    await expect(page.getByRole('region', { name: 'Línea de tiempo' })).toBeVisible();
  });

  await test.step('Then the state at the end is the recorded one', async () => {
    expect(await page.evaluate(() => window.andaduraTools?.replay?.isProved)).toBe(true);
    await expect(page.getByText('El estado final es el grabado')).toBeVisible();
  });

  await test.step('And at every action the page is the one that was painted', async () => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const storage = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    const before = await storage();
    const unequal: string[] = [];
    let compared = 0;
    let leftOut = 0;
    let behind = 0;
    const leftOutParts = new Map<string, number>();
    const painted = new Map(frames.map(({ frame, page: node }) => [frame, node]));
    for (const [place, { frame, action }] of entries.entries()) {
      const recorded = painted.get(frame);
      const isLastOfFrame = entries[place + 1]?.frame !== frame;
      if (!isLastOfFrame || !recorded) {
        // Before the first render there is only the static skeleton.
        if (!recorded) expect(frame, action.type).toBeLessThan(frames[0]?.frame ?? 0);
        await page.evaluate((moment) => window.andaduraTools?.replay?.go(moment), place + 1);
        continue;
      }
      const result = await compareAt(page, place + 1, recorded, vocabulary);
      compared += result.compared;
      leftOut += result.leftOut;
      behind += result.behind;
      for (const part of result.leftOutParts) {
        const name = part.split('/').slice(-3).join('/');
        leftOutParts.set(name, (leftOutParts.get(name) ?? 0) + 1);
      }
      if (result.differences.length > 0)
        unequal.push(`${place + 1} ${action.type}\n    ${result.differences.slice(0, 8).join('\n    ')}`);
    }
    console.info(
      `${entries.length} actions in ${frames.length} frames: ${compared} nodes compared, ${leftOut} left out, of which ${behind} were behind; ` +
        `${requests.length} requests; file ${Math.round(file.length / 1000)} KB\n` +
        [...leftOutParts].map(([part, times]) => `  left out ${times} times: ${part}`).join('\n'),
    );
    expect(unequal.join('\n')).toBe('');
    expect(leftOut - behind).toBeLessThan(compared * LEFT_OUT_AT_MOST);
    expect(behind).toBeLessThan(compared * BEHIND_AT_MOST);
    expect(requests).toEqual([]);
    expect(await storage()).toBe(before);
    expect(await page.evaluate(() => window.andaduraTools?.replay?.heldBack)).toEqual({
      requests: 0,
      writes: 0,
    });
  });
});

/** Replaces the browser extension and records the options that the store passes to it. */
const pretendDevTools = (context: BrowserContext) =>
  context.addInitScript(() => {
    const asked: unknown[] = [];
    Object.assign(window, {
      asked,
      __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (options: unknown) => {
        asked.push(options);
        return (...enhancers: ((next: unknown) => unknown)[]) =>
          (create: unknown) =>
            enhancers.reduceRight((next, enhancer) => enhancer(next), create);
      },
    });
  });

const askedFor = (page: Page) =>
  page.evaluate(() => (window as unknown as { asked: Record<string, unknown>[] }).asked);

test('the tools are in the QA build, for who asks for them, and not in production', async ({ browser }) => {
  await test.step('Then no file of the production build has anything of them', () => {
    const dist = join(ROOT, 'dist');
    const files = readdirSync(join(dist, 'assets')).filter((name) => /\.(?:js|css)$/.test(name));
    expect(files.length).toBeGreaterThan(20);
    for (const name of files)
      expect(readFileSync(join(dist, 'assets', name), 'utf8'), name).not.toMatch(
        /andadura-recording|andaduraTools|Exportar grabación|devtools=replay/,
      );
  });

  const open = async (address: string, isQa: boolean) => {
    const context = await browser.newContext({ baseURL: practice.url });
    await pretendDevTools(context);
    if (isQa) await withQaBuild(context);
    const page = await context.newPage();
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'Iniciar sesión' })).toBeVisible();
    return page;
  };

  await test.step('And production has neither the bar nor Redux DevTools, whatever is asked', async () => {
    const page = await open('/login?devtools', false);
    expect(await askedFor(page)).toEqual([]);
    await expect(page.getByRole('button', { name: 'Exportar grabación' })).toHaveCount(0);
  });

  await test.step('And a QA build has them only where they are asked for', async () => {
    expect(await askedFor(await open('/login', true))).toEqual([]);
    const page = await open('/login?devtools', true);
    expect(await askedFor(page)).toEqual([
      expect.objectContaining({ name: 'Andadura', trace: true, maxAge: 500 }),
    ]);
    await expect(page.getByRole('button', { name: 'Exportar grabación' })).toBeVisible();
  });

  await test.step('And a file that is no recording is refused in Spanish', async () => {
    const page = await open('/login?devtools', true);
    await page.goto('/?devtools=replay');
    const offer = (text: string) =>
      page.getByLabel('Archivo de la grabación').setInputFiles({
        name: 'grabacion.json',
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });
    await offer('{"type":"andadura-rec');
    await expect(page.getByRole('alert')).toHaveText('El archivo no es una grabación: no se puede leer');
    await offer('{"type":"andadura-recording","version":1,"initial":{"__proto__":{"a":{}}}}');
    await expect(page.getByRole('alert')).toHaveText('El archivo contiene código y no se ha abierto');
  });
});
