import { expect, type Locator, type Page, ownPractice, test } from '../commands/test';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { type Downloads, importsOf, laterFiles, refuseLaterFiles } from '../commands/laterFiles';
import { follow, screenVisitor } from '../commands/screens';
import { signedIn } from '../commands/signedIn';
import { again, expectNoCrash, keepsTyped, settling, typeSomewhere } from '../commands/withoutConnection';
import { authPages } from '../pages/authPages';
import { documentsPage } from '../pages/documentsPage';
import { mergePage } from '../pages/mergePage';
import { myRoutinesPage } from '../pages/myRoutinesPage';
import { patientPage } from '../pages/patientPage';
import { routinesPage } from '../pages/routinesPage';
import { shellPage } from '../pages/shellPage';

/*
 * Late downloads without a connection: nothing crashes, no input is lost, and everything can be loaded
 * afterwards.
 */

const practice = ownPractice({ demo: true });

/** Late parts that no screen of this journey asks for, by the import that fetches them, with what covers them. */
const ELSEWHERE: Record<string, string> = {
  '@/pages/setup': 'only a practice that nobody has set up shows it: first-day.spec',
  '@/features/appointments/ui/calendar/columns/ColumnsDay':
    'the columns of an administrator: agenda-columns.spec, and a story of its failure',
  '@/shared/ui/figure-player/FigurePlayer': 'the figure of an opened exercise: a story of its failure',
  '@/shared/ui/exercise-figure/figureFile': 'the file of a figure: the tests of its player',
  '@/features/episodes/ui/ReopenDialog':
    'asked only where the discharge ended or cancelled something: the tests of the episodes',
  '@/features/appointments/ui/TellDialog':
    'the list of whom nobody has told, empty where mails are sent: the tests of the list',
  '@/features/imports/read/startWorker': 'what reads a chosen file: import.spec',
  '@/features/imports/read/readTable':
    'fetched by the worker that reads a file, which a page does not see: import.spec',
  '': 'the program of that worker',
};

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

  /** Presses what opens a dialog or a menu, and waits for it, or for what says that it could not be had. */
  const open = async (button: Locator) => {
    await button.click();
    await expect(button.page().locator('[role$="dialog"], [role="menu"], dialog[open]')).not.toHaveCount(0);
  };

  /** Actions on a screen that download further parts. */
  const USES: Record<string, (page: Page, walk: ReturnType<typeof walker>) => Promise<void>> = {
    '/dashboard': async (page, walk) => {
      await walk('Buscar', () => page.keyboard.press('Control+k'));
      await expect(page.getByRole('dialog').getByRole('combobox')).toBeVisible();
      await page.keyboard.press('Escape');
    },
    '/patients': async (page, walk) => {
      for (const name of [/^Enviar invitación a/, /^Cancelar invitación de/]) {
        await walk(`${name}`, () => open(page.getByRole('button', { name }).first()));
        await page.keyboard.press('Escape');
      }
    },
    '/patients/:id': async (page, walk) => {
      const record = patientPage(page);
      for (const button of [
        record.manageAlerts,
        record.newEpisode,
        record.discharge,
        record.addToTeam,
        record.handOver,
      ]) {
        await walk('a dialog of the record', () => open(button));
        await page.keyboard.press('Escape');
      }
      for (const name of ['Historia', 'Citas', 'Rutinas', 'Documentos', 'Mensajes', 'Datos'])
        await walk(name, () => record.tab(name).click());
      const { put, dialog } = documentsPage(page);
      await record.tab('Documentos').click();
      await walk('Añadir documentos', async () => {
        await put([{ name: 'Informe.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }]);
        await expect(dialog).toBeVisible();
      });
      await page.keyboard.press('Escape');
      await record.tab('Datos').click();
      await walk('Unir con otra ficha', () => open(mergePage(page).offer));
      await page.keyboard.press('Escape');
    },
    // The record already loads the body chart, so reload to let the form load it.
    '/patients/:id/evaluations/new': (page, walk) => walk('by its address', () => page.reload()),
    '/appointments': async (page, walk) => {
      await walk('Filtros', () => page.getByRole('button', { name: 'Filtros' }).click());
      const menus = page.getByRole('button', { name: /^Más acciones de la cita/ }).filter({ visible: true });
      // A button in the middle of the list, because clicking the first would scroll the list, which closes the menu.
      await walk('Más acciones', async () => open(menus.nth(Math.floor((await menus.count()) / 2))));
      await walk('Historial', () => page.getByRole('menuitem', { name: 'Historial y deshacer' }).click());
      await page.keyboard.press('Escape');
      await walk('Calendario', () => follow(page, '/appointments?view=calendar'));
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
      await walk('Nueva rutina', () => open(routinesPage(page).newRoutine));
      await page.keyboard.press('Escape');
      await walk('Editar', () => open(routinesPage(page).edit));
      await walk('Prescripción', () => routinesPage(page).prescription.click());
      await page.keyboard.press('Escape');
      await walk('Asignar', async () => {
        await routinesPage(page).templates.click();
        await page
          .getByRole('button', { name: /^Asignar a paciente/ })
          .first()
          .click();
      });
      await page.keyboard.press('Escape');
      await routinesPage(page).importFile('{}');
      // The library of the toasts may be among what is missing.
      await expect(page.getByText('No se ha podido leer el archivo. Inténtalo de nuevo')).toBeVisible();
      await walk('Importar', () => Promise.resolve());
      await routinesPage(page).importFile('{}');
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
      const { context, page, paths } = await signedIn(browser, practice.url, role);
      const { letThrough } = await refuseLaterFiles(context, downloads);
      const walk = walker(page, letThrough);
      await walk('first screen', () => page.goto('/profile'));
      for (const path of paths) {
        await walk(path, () => follow(page, path));
        await expect(shellPage(page).heading(), path).toBeVisible();
        if (role === 'THERAPIST') await USES[path.replace(/[\w-]{30,}/, ':id')]?.(page, walk);
      }
      await context.close();
    });

  await test.step('nobody signed in', async () => {
    const context = await browser.newContext({ baseURL: practice.url });
    const page = await context.newPage();
    const { letThrough } = await refuseLaterFiles(context, downloads);
    const walk = walker(page, letThrough);
    for (const path of ['/register', '/password-reset', '/register/invitation/nadie', '/appointment/nadie'])
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
      await authPages(page).logIn(DEMO_PEOPLE.THERAPIST, DEMO_PASSWORD);
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible();
    });
    await expect(authPages(page).code).toBeVisible();
    await context.close();
  });

  const missing = (seen: Set<string>) =>
    laterFiles()
      .filter((file) => !seen.has(file))
      .map(importsOf)
      .filter(
        (file) =>
          !(
            /\((.*)\)$/
              .exec(file)?.[1]
              ?.split(', ')
              .every((name) => name in ELSEWHERE) ?? false
          ),
      );
  expect(missing(downloads.refused), 'failed nowhere: say in USES how it is reached').toEqual([]);
  expect(missing(downloads.arrived), 'never came afterwards').toEqual([]);
});

for (const role of ['THERAPIST', 'PATIENT', 'ADMIN'] as const)
  test(`${role}: the first message without a connection, on every screen`, async ({ browser }) => {
    const { context, page, paths } = await signedIn(browser, practice.url, role);
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
        else await shellPage(page).bell.click();
        await settled();
        await expectNoCrash(page, path);
        if (typed) expect(await keepsTyped(page), `${path}: what was typed`).toBe(true);
        await context.setOffline(false);
        await page.keyboard.press('Escape');
      });
    }
  });

test('a patient who begins a routine without a connection is told, and begins it when it is back', async ({
  browser,
}) => {
  const { context, page } = await signedIn(browser, practice.url, 'PATIENT');
  await page.goto('/my-routines');
  const { begin, begun } = myRoutinesPage(page);
  await expect(begin).toBeVisible();
  await context.setOffline(true);
  await begin.click();
  await expect(page.getByText('Error de conexión').first()).toBeVisible();
  await expectNoCrash(page, '/my-routines');
  await context.setOffline(false);
  await begin.click();
  await expect(begun).toBeVisible();
});

test('an open page whose app was replaced says so, and a reload brings the new one', async ({ browser }) => {
  const { page } = await signedIn(browser, practice.url, 'PATIENT');
  const { menu } = shellPage(page);
  await page.goto('/dashboard');
  await expect(menu).toBeVisible();
  // What a server with another build answers: its page names another script, and the files of the old one are gone.
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }));
  await page.route(`${practice.url}/`, (route) =>
    route.fulfill({ body: '<script src="/assets/main.0.js"></script>' }),
  );
  await follow(page, '/my-progress');
  await expect(page.getByText('La aplicación se ha actualizado.', { exact: false })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Recargar página' }).click();
  await expect(page.getByRole('heading', { name: 'Historial de sesiones', level: 1 })).toBeVisible();
  await expect(page.getByText('La aplicación se ha actualizado.', { exact: false })).toBeHidden();
});
