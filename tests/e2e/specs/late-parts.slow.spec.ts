import type { Role } from '@/contract/common/roles';
import {
  type Browser,
  cutOff,
  expect,
  type Locator,
  type Page,
  refused,
  type Request,
  test,
} from '../commands/test';
import { call, keepSession, sessionOf } from '../commands/api';
import { type Downloads, importsOf, laterFiles, refuseLaterFiles } from '../commands/laterFiles';
import { type Practice, startPractice } from '../commands/practice';
import { screensOf, screenVisitor } from '../commands/screens';
import { untilStill } from '../commands/untilStill';
import { authPages } from '../pages/authPages';

/*
 * Late downloads without a connection: nothing crashes, no input is lost, and everything can be loaded
 * afterwards.
 */

const PASSWORD = 'demo1234';
const PEOPLE: Record<Role, string> = {
  THERAPIST: 'ana@demo.es',
  PATIENT: 'manuel@demo.es',
  ADMIN: 'elena@demo.es',
};
const TYPED = 'Escrito antes de perder la conexión';

let practice: Practice;
test.beforeAll(async () => {
  practice = await startPractice({ demo: true });
});
test.afterAll(() => practice?.remove());

test.use({
  expected: {
    'the connection is cut': [
      cutOff('/assets/*'),
      { text: /^Failed to load resource: net::ERR_INTERNET_DISCONNECTED$/ },
      { text: /^(?:Error al cargar|Error de conexión)/ },
    ],
    'the password is right, and a code is missing': refused(401, '/api/auth/login'),
    'nobody was invited with this link': refused(404, '/api/invitations/token/*'),
    'an administrator has no session or conversation of their own': refused(404, '/api/**'),
  },
});

/** A browser in which a user of that role is signed in, and the addresses of the role's screens. */
async function restored(browser: Browser, role: Role) {
  const context = await browser.newContext({ baseURL: practice.url });
  const session = await sessionOf(context.request, practice.url, PEOPLE[role], PASSWORD);
  await context.addInitScript(keepSession, session);
  const idOf = async (path: string) => {
    const answer = await call<unknown>(
      context.request,
      session.token,
      'get',
      `${practice.url}/api/${path}`,
    ).catch(() => null);
    return /"id":"([^"]+)"/.exec(JSON.stringify(answer))?.[1] ?? 'ninguno';
  };
  const ids = {
    sessions: await idOf(role === 'PATIENT' ? 'sessions/my-sessions' : 'sessions'),
    conversations: await idOf('conversations'),
    patients: await idOf('patients'),
    appointments: await idOf('appointments'),
    routines: await idOf('routines'),
  };
  return { context, page: await context.newPage(), paths: screensOf(role, ids) };
}

/** Retry button of a failed download: in the open dialog, else on the screen. */
const again = async (page: Page) => {
  const retry = page.getByRole('button', { name: 'Reintentar' }).filter({ visible: true });
  const inDialog = page
    .locator('dialog[open]')
    .getByRole('button', { name: 'Reintentar' })
    .filter({ visible: true });
  return (await inDialog.count()) > 0 ? inDialog : retry;
};

/**
 * Rounds without a request until a page counts as settled. What fails or arrives in one round is rendered in
 * the next.
 */
const QUIET_ROUNDS = 3;
/** React shows a download at the earliest 300 ms after its placeholder. */
const DRAWN_AFTER_MS = 450;

/**
 * Returns a function that waits until no request is in flight, failed ones included, and the result is
 * rendered.
 */
function settling(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let rounds = 0;
  let lastDownload = -Infinity;
  const end = (request: Request) => {
    open.delete(request);
    if (request.url().includes('/assets/')) lastDownload = performance.now();
  };
  page.on('request', (request) => {
    open.add(request);
    rounds = 0;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    rounds = 0;
    await expect
      .poll(
        async () => {
          await untilStill(page);
          rounds = open.size === 0 ? rounds + 1 : 0;
          const isDrawn = performance.now() - lastDownload >= DRAWN_AFTER_MS;
          return rounds >= QUIET_ROUNDS && isDrawn
            ? []
            : ['settling', ...[...open].map((request) => request.url())];
        },
        { intervals: [20], timeout: 60_000 },
      )
      .toEqual([]);
  };
}

async function expectNoCrash(page: Page, where: string) {
  await expect(page.getByText('Error en la aplicación'), where).toHaveCount(0);
  await expect(page.locator('#root > *'), where).not.toHaveCount(0);
}

/** Empty text fields, as a user would find them. */
const emptyBoxes = (page: Page): Promise<Locator[]> =>
  page
    .locator('main :is(textarea, input[type="text"]):not([readonly], [disabled], [role="combobox"])')
    .filter({ visible: true })
    .all();

/** Types into the first empty field of the screen or its dialog. Returns whether there was one. */
async function typeSomewhere(page: Page): Promise<boolean> {
  for (const box of await emptyBoxes(page)) {
    if ((await box.inputValue()) !== '') continue;
    await box.fill(TYPED);
    return true;
  }
  return false;
}

const keepsTyped = (page: Page) =>
  page.evaluate(
    (typed) =>
      // A message that failed to send is shown in the conversation, with a retry.
      document.body.innerText.includes(typed) ||
      [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
        ({ value }) => value === typed,
      ),
    TYPED,
  );

test('every file that comes later fails once: no crash, nothing lost, and it comes when it is asked for again', async ({
  browser,
}) => {
  const downloads: Downloads = { refused: new Set(), arrived: new Set() };

  /** Performs an action and presses Reintentar until everything is loaded. */
  const walker = (page: Page, letThrough: () => void) => {
    const settled = settling(page);
    return async (where: string, act: () => Promise<unknown>) => {
      await act();
      let typed = false;
      for (let attempts = 0; ; attempts += 1) {
        await settled();
        await expect(page.getByText('Cargando...', { exact: true }), where).toHaveCount(0);
        await expectNoCrash(page, where);
        if (typed) expect(await keepsTyped(page), `${where}: what was typed`).toBe(true);
        const retry = await again(page);
        if ((await retry.count()) === 0) break;
        expect(attempts, `${where}: Reintentar asks again`).toBeLessThan(12);
        const isScreen = await page.getByText('No se ha podido cargar la pantalla').count();
        if (isScreen === 0 && !typed) typed = await typeSomewhere(page);
        letThrough();
        await retry.first().click();
      }
      // Parts without a failure message are retried when the connection returns.
      letThrough();
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await settled();
    };
  };

  const goTo = (page: Page, path: string) =>
    page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);

  /** Presses a button that opens a dialog or menu, and waits for it or for its failure message. */
  const open = async (button: Locator) => {
    await button.click();
    await expect(button.page().locator('[role$="dialog"], [role="menu"], dialog[open]')).not.toHaveCount(0);
  };

  /** Actions on a screen that download further parts. */
  const USES: Record<string, (page: Page, walk: ReturnType<typeof walker>) => Promise<void>> = {
    '/patients': async (page, walk) => {
      for (const name of [/^Enviar invitación a/, /^Cancelar invitación de/]) {
        await walk(`${name}`, () => open(page.getByRole('button', { name }).first()));
        await page.keyboard.press('Escape');
      }
    },
    '/patients/:id': async (page, walk) => {
      for (const name of ['Evaluaciones', 'Rutinas'])
        await walk(name, () => page.getByRole('tab', { name }).click());
    },
    // The record already loads the body chart, so reload to let the form load it.
    '/patients/:id/evaluations/new': (page, walk) => walk('by its address', () => page.reload()),
    '/appointments': async (page, walk) => {
      await walk('Filtros', () => page.getByRole('button', { name: 'Filtros' }).click());
      await walk('Calendario', () => goTo(page, '/appointments?view=calendar'));
      const grid = page.getByRole('region', { name: 'Cuadrícula del calendario' });
      const move = page.getByRole('button', { name: 'Mover', exact: true });
      // Ended appointments cannot be moved.
      for (const event of await grid.getByRole('button').filter({ visible: true }).all()) {
        await event.click();
        const details = page.getByRole('dialog');
        await expect(details).toBeVisible();
        if (await move.isVisible()) break;
        await page.keyboard.press('Escape');
        await expect(details).toBeHidden();
      }
      await walk('Mover', () => open(move));
      await page.keyboard.press('Escape');
    },
    '/exercises': async (page, walk) => {
      await walk('Nuevo ejercicio', () => open(page.getByRole('button', { name: 'Nuevo ejercicio' })));
      await page.keyboard.press('Escape');
    },
    '/routines': async (page, walk) => {
      const menu = page.getByRole('button', { name: /^Más acciones de/ }).first();
      await walk('menú', () => open(menu));
      await expect(page.getByRole('menu')).toBeVisible();
      await page.keyboard.press('Escape');
      await walk('Nueva rutina', () => open(page.getByRole('button', { name: 'Nueva rutina' })));
      await page.keyboard.press('Escape');
      await walk('Asignar', async () => {
        await page.getByRole('button', { name: 'Plantillas' }).click();
        await page
          .getByRole('button', { name: /^Asignar a paciente/ })
          .first()
          .click();
      });
      await page.keyboard.press('Escape');
      const file = { name: 'rutina.json', mimeType: 'application/json', buffer: Buffer.from('{}') };
      await page.getByLabel('Archivo de la rutina').setInputFiles(file);
      // The toasts' library may be missing too.
      await expect(page.getByText('No se ha podido leer el archivo. Inténtalo de nuevo')).toBeVisible();
      await walk('Importar', () => Promise.resolve());
      await page.getByLabel('Archivo de la rutina').setInputFiles(file);
      await expect(page.getByText('El archivo no es una rutina exportada')).toBeVisible();
    },
    '/conversations': async (page, walk) => {
      await walk('Nueva conversación', () => open(page.getByRole('button', { name: 'Nueva conversación' })));
      await expect(page.getByRole('dialog', { name: 'Nueva conversación' })).toBeVisible();
      await page.keyboard.press('Escape');
    },
  };

  for (const role of ['THERAPIST', 'PATIENT', 'ADMIN'] as const)
    await test.step(role, async () => {
      const { context, page, paths } = await restored(browser, role);
      const { letThrough } = await refuseLaterFiles(context, downloads);
      const walk = walker(page, letThrough);
      await walk('first screen', () => page.goto('/profile'));
      for (const path of paths) {
        await walk(path, () => goTo(page, path));
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        if (role === 'THERAPIST') await USES[path.replace(/[\w-]{30,}/, ':id')]?.(page, walk);
      }
      await context.close();
    });

  await test.step('nobody signed in', async () => {
    const context = await browser.newContext({ baseURL: practice.url });
    const page = await context.newPage();
    const { letThrough } = await refuseLaterFiles(context, downloads);
    const walk = walker(page, letThrough);
    for (const path of ['/register', '/password-reset', '/register/invitation/nadie'])
      await walk(path, () => page.goto(path));
    await walk('second factor', async () => {
      await page.route('**/api/auth/login', (route) =>
        route.fulfill({
          status: 401,
          json: {
            error: 'Escribe el código',
            details: { code: 'SECOND_FACTOR_REQUIRED', challenge: 'reto' },
          },
        }),
      );
      await page.goto('/login');
      await authPages(page).logIn('ana@demo.es', PASSWORD);
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    });
    await expect(page.getByRole('textbox', { name: 'Código' })).toBeVisible();
    await context.close();
  });

  const missing = (seen: Set<string>) =>
    laterFiles()
      .filter((file) => !seen.has(file))
      .map(importsOf);
  expect(missing(downloads.refused), 'failed nowhere: say in USES how it is reached').toEqual([]);
  expect(missing(downloads.arrived), 'never came afterwards').toEqual([]);
});

for (const role of ['THERAPIST', 'PATIENT', 'ADMIN'] as const)
  test(`${role}: the first message without a connection, on every screen`, async ({ browser }) => {
    const { context, page, paths } = await restored(browser, role);
    const goTo = screenVisitor(page);
    const settled = settling(page);
    await page.goto('/profile');
    for (const path of paths) {
      await test.step(path, async () => {
        await goTo(path);
        await settled();
        const typed = await typeSomewhere(page);
        await context.setOffline(true);
        const main = page.locator('main');
        // The next button that a user would press: the form's submit button, else the first active one.
        const submit = main.locator('button[type="submit"]').filter({ visible: true });
        const other = main
          .getByRole('button', {
            name: /^(?:Comenzar|Continuar|Confirmar|Reintentar|Guardar|Actualizar|Exportar)/,
          })
          .filter({ visible: true });
        const button = (await submit.count()) > 0 ? submit.first() : other.first();
        if ((await button.count()) > 0) await button.click();
        else await page.getByRole('button', { name: /^Notificaciones/ }).click();
        await settled();
        await expectNoCrash(page, path);
        if (typed) expect(await keepsTyped(page), `${path}: what was typed`).toBe(true);
        await context.setOffline(false);
        await page.keyboard.press('Escape');
      });
    }
    await context.close();
  });

test('a patient who begins a routine without a connection is told, and begins it when it is back', async ({
  browser,
}) => {
  const { context, page } = await restored(browser, 'PATIENT');
  await page.goto('/my-routines');
  const begin = page.getByRole('button', { name: 'Comenzar' }).first();
  await expect(begin).toBeVisible();
  await context.setOffline(true);
  await begin.click();
  await expect(page.getByText('Error de conexión').first()).toBeVisible();
  await expectNoCrash(page, '/my-routines');
  await context.setOffline(false);
  await begin.click();
  await expect(page.getByText('Rutina iniciada')).toBeVisible();
  await context.close();
});
