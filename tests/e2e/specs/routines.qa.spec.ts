import { expect, ownPractice, test, type Browser, type Page } from '../commands/test';
import { call, tokenOf } from '../commands/api';
import { expectContrast, expectNoAxeFindings } from '../commands/axe';
import { chooseByKeyboard, pressByKeyboard, tabTo, typeByKeyboard } from '../commands/keyboard';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { textFaults } from '../commands/textFaults';
import { authPages } from '../pages/authPages';
import { exercisesPage } from '../pages/exercisesPage';
import { routinesPage } from '../pages/routinesPage';

const EMAIL = DEMO_PEOPLE.THERAPIST;

interface Exercise {
  id: string;
  name: string;
  instructions: string;
}
interface Routine {
  id: string;
  name: string;
  exercises: { exerciseId: string; order: number }[];
}

const practice = ownPractice({ demo: true });
let token: string;

// Hundreds of key strokes take long on a slow machine.
test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext();
  token = await tokenOf(request, practice.url, EMAIL, DEMO_PASSWORD);
  await request.dispose();
});

async function signedIn(browser: Browser, options: Parameters<Browser['newContext']>[0] = {}) {
  const context = await browser.newContext({ baseURL: practice.url, ...options });
  const page = await context.newPage();
  await authPages(page).enter(EMAIL, DEMO_PASSWORD);
  return page;
}

const read = <T>(page: Page, path: string) => call<T>(page.request, token, 'get', `${practice.url}${path}`);
const routines = (page: Page) => read<{ data: Routine[]; templates: Routine[] }>(page, '/api/routines');

test('by keyboard alone: the library is searched, a routine is built, reordered and saved, and becomes a template', async ({
  browser,
}) => {
  const page = await signedIn(browser);
  await test.step('the library finds without accents', async () => {
    await page.goto('/exercises');
    await typeByKeyboard(page, exercisesPage(page).search, 'gluteos');
    await expect(page.getByRole('article').first()).toContainText(/glúteo/i);
  });

  await test.step('a routine is built from the library', async () => {
    await page.goto('/routines');
    await pressByKeyboard(page, routinesPage(page).newRoutine);
    const form = page.getByRole('dialog', { name: 'Nueva Rutina' });
    await typeByKeyboard(page, form.getByRole('textbox', { name: 'Nombre de la rutina' }), 'Por teclado');
    await chooseByKeyboard(page, form.getByRole('combobox', { name: 'Paciente' }), 'manuel');
    await tabTo(page, form.getByRole('combobox', { name: 'Frecuencia' }));
    await page.keyboard.type('Diario');
    for (const search of ['puente', 'sentadilla']) {
      await typeByKeyboard(page, form.getByRole('searchbox', { name: 'Buscar en la biblioteca' }), search);
      const add = form.getByRole('button', { name: new RegExp(`^Añadir .*${search}`, 'i') }).first();
      await pressByKeyboard(page, add);
    }
    const handle = form.getByRole('button', { name: /^Mover .*sentadilla.*: flechas/i });
    await tabTo(page, handle);
    await page.keyboard.press('ArrowUp');
    await expect(form.getByText(/sentadilla.*, posición 1 de 2$/i)).toBeAttached();
    await expect(handle).toBeFocused();
    await pressByKeyboard(page, form.getByRole('button', { name: 'Crear rutina' }));
    await expect(page.getByText('Rutina creada correctamente')).toBeVisible();
    await expect(form).toBeHidden();
  });
  const library = (await read<{ data: Exercise[] }>(page, '/api/exercises')).data;
  const nameOf = (id?: string) => library.find((exercise) => exercise.id === id)?.name ?? '';
  const made = (await routines(page)).data.find(({ name }) => name === 'Por teclado');
  expect(nameOf(made?.exercises[0]?.exerciseId)).toMatch(/sentadilla/i);
  expect(nameOf(made?.exercises[1]?.exerciseId)).toMatch(/puente/i);

  await test.step('it is kept as a template, and the template given to a patient in two actions', async () => {
    await pressByKeyboard(page, page.getByRole('button', { name: 'Más acciones de Por teclado' }));
    await expect(page.getByRole('menuitem', { name: 'Imprimir' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Guardar como plantilla' })).toBeFocused();
    await page.keyboard.press('Enter');
    const question = page.getByRole('alertdialog', { name: '¿Guardar como plantilla?' });
    await pressByKeyboard(page, question.getByRole('button', { name: 'Guardar como plantilla' }));
    await expect(page.getByText('Plantilla guardada')).toBeVisible();
    await pressByKeyboard(page, routinesPage(page).templates);
    await pressByKeyboard(page, page.getByRole('button', { name: 'Asignar a paciente: Por teclado' }));
    const assign = page.getByRole('dialog', { name: 'Asignar a paciente' });
    await chooseByKeyboard(page, assign.getByRole('combobox', { name: 'Paciente' }), 'manuel');
    await pressByKeyboard(page, assign.getByRole('button', { name: 'Asignar rutina' }));
    await expect(assign).toBeHidden();
  });
  const after = await routines(page);
  expect(after.data.filter(({ name }) => name === 'Por teclado')).toHaveLength(2);
  expect(after.templates.filter(({ name }) => name === 'Por teclado')).toHaveLength(1);
});

/** Colours of the sheet's texts, lines and backgrounds that are not grey. */
const COLOURS = `[...document.querySelectorAll('article, article *')].flatMap((element) => {
  const style = getComputedStyle(element);
  // The figures are made grey as a whole.
  if (element.closest('svg')) return [];
  return [style.color, style.backgroundColor, style.borderTopColor].filter((colour) => {
    const [r, g, b, a = 1] = colour.match(/[\\d.]+/g).map(Number);
    return a > 0 && !(r === g && g === b);
  });
})`;

test('six exercises are printed whole, on two A4 pages at most, in black and white whatever the theme', async ({
  browser,
}) => {
  const page = await signedIn(browser, { colorScheme: 'dark' });
  const { data: library } = await read<{ data: Exercise[] }>(page, '/api/exercises');
  const wordiest = [...library].sort((one, other) => other.instructions.length - one.instructions.length);
  const { patients } = await read<{ patients: { id: string }[] }>(page, '/api/patients');
  const { data: routine } = await call<{ data: Routine }>(
    page.request,
    token,
    'post',
    `${practice.url}/api/routines`,
    {
      name: 'Programa de readaptación de rodilla tras la cirugía, fase intermedia',
      description: 'Recupera la fuerza y el control de la pierna para volver a subir y bajar escaleras.',
      notes: 'Si el dolor pasa de 4 durante el ejercicio o dura más de una hora, para y escríbeme.',
      frequency: 'DAILY',
      duration: 6,
      patientId: patients[0]?.id,
      category: 'Rehabilitación',
      difficulty: 'intermediate',
      exercises: wordiest.slice(0, 6).map(({ id }, index) => ({
        exerciseId: id,
        order: index + 1,
        sets: 3,
        reps: 12,
        duration: 30,
        restTime: 60,
        notes: 'Despacio y sin contener la respiración; apóyate si lo necesitas.',
      })),
    },
  );
  await page.goto(`/routines/${routine.id}/print`);
  await expect(page.getByRole('banner')).toContainText('Imprimir Rutina');
  const sheet = page.getByRole('article', { name: `Hoja de ${routine.name}` });
  await expect(sheet.getByRole('listitem')).toHaveCount(6);
  await expect(sheet.getByRole('img', { name: /^Código QR/ })).toBeVisible();

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  expect(await page.evaluate(COLOURS)).toEqual([]);
  await expectContrast(page, 'printed routine');
  expect(await textFaults(page)).toEqual([]);
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await expectNoAxeFindings(page, 'print page');
});

test('a hostile file is refused with a message, and changes nothing', async ({ browser }) => {
  const page = await signedIn(browser);
  await page.goto('/routines');
  await expect(page.getByRole('article').first()).toBeVisible();
  const before = await routines(page);
  const scripts: string[] = [];
  page.on('dialog', (dialog) => {
    scripts.push(dialog.message());
    void dialog.dismiss();
  });
  const row = { exerciseId: 'x', name: 'x', order: 1, sets: 1, reps: 1, duration: 1, restTime: 0, notes: '' };
  const file = (routine: string) =>
    `{"type":"routine","schemaVersion":1,"exportedAt":"2026-11-21T10:00:00Z","routine":${routine}}`;
  const script = '<img src=x onerror=alert(1)>';
  for (const [content, refusal] of [
    ['x'.repeat(10_000_000), 'El archivo es demasiado grande para ser una rutina'],
    ['[1, 2', 'El archivo no es una rutina exportada'],
    [file(JSON.stringify({ name: 7, exercises: 'e1' })), 'El archivo no contiene una rutina válida'],
    [
      file(`{"__proto__":{"admin":true},"name":"x","exercises":[${JSON.stringify(row)}]}`),
      'El archivo contiene código y no se ha importado',
    ],
    [
      file(JSON.stringify({ name: script, description: script, exercises: [{ ...row, notes: script }] })),
      'El archivo contiene código y no se ha importado',
    ],
  ] as const) {
    await routinesPage(page).importFile(content);
    const toast = page.getByText(refusal).first();
    await expect(toast).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar aviso' }).first().click();
    await expect(page.getByText(refusal)).toHaveCount(0);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await page.evaluate(() => 'admin' in {})).toBe(false);
  expect(scripts).toEqual([]);
  expect(await routines(page)).toEqual(before);
});
