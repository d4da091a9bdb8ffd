import { readFileSync } from 'node:fs';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Role } from '@/contract/common/roles';
import { agendaPage } from '../pages/agendaPage';
import { authPages } from '../pages/authPages';
import { conversationPages } from '../pages/conversationPages';
import { evaluationFormPage } from '../pages/evaluationFormPage';
import { exercisesPage } from '../pages/exercisesPage';
import { myRoutinesPage } from '../pages/myRoutinesPage';
import { patientFormPage } from '../pages/patientFormPage';
import { patientPage } from '../pages/patientPage';
import { patientsPage } from '../pages/patientsPage';
import { replayPage } from '../pages/replayPage';
import { runnerPage } from '../pages/runnerPage';
import { shellPage } from '../pages/shellPage';
import { tokenOf } from './api';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demoPeople';
import { prescribe } from './prescribe';
import { withQaBuild } from './qaBuild';
import { follow, idsOf, screensOf, SIGNED_OUT_SCREENS } from './screens';

/** Typed on the way; none of it, and no word of it, may be in the file. */
export const CANARY = {
  password: 'CanarioClave77',
  name: 'Zoraida Quesadilla Canaria',
  email: 'zoraida.canaria@correo.example',
  phone: '699123987',
  history: 'Hemofilia canaria de larga evolución',
  reason: 'Gonalgia canaria derecha',
  diagnosis: 'Condromalacia canaria rotuliana',
  message: 'Avísame si el menisco canario se hincha',
};

const SHORT_ROUTINE = 'Dos ejercicios cortos';

const recordedCount = (page: Page) => page.evaluate(() => window.andaduraTools?.recorder?.count() ?? 0);

/** Requests to the server that have no answer yet. */
const underWay = new WeakMap<Page, Set<unknown>>();

function watchRequests(page: Page): void {
  const open = new Set<unknown>();
  underWay.set(page, open);
  page.on('request', (request) => request.url().includes('/api/') && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
}

/** Nothing is under way any more: no request, no action, no drawing. */
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

async function goTo(page: Page, path: string): Promise<void> {
  await follow(page, path);
  await expect(shellPage(page).heading()).toBeVisible();
  await settle(page);
}

/** Every screen of a role there is: a new one is visited without a line here. */
async function everyScreen(page: Page, role: Role, url: string): Promise<void> {
  const token = await tokenOf(page.request, url, DEMO_PEOPLE[role], DEMO_PASSWORD);
  for (const path of screensOf(role, await idsOf(page.request, url, role, token))) await goTo(page, path);
}

async function go(page: Page, label: string, heading?: string): Promise<void> {
  await shellPage(page).menu.getByRole('link', { name: label, exact: true }).click();
  await expect(shellPage(page).heading(heading)).toBeVisible();
  await settle(page);
}

/** Whole words: a pseudonym keeps a word's beginning, not its middle. */
async function search(page: Page, box: Locator, text: string): Promise<void> {
  await box.fill(text);
  await settle(page);
  await box.fill('');
  await settle(page);
}

async function asTherapist(page: Page): Promise<void> {
  await authPages(page).logIn(DEMO_PEOPLE.THERAPIST, CANARY.password);
  await expect(page.getByRole('alert')).toBeVisible();
  await authPages(page).logIn(DEMO_PEOPLE.THERAPIST, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard/);
  await settle(page);
  await page.getByRole('button', { name: /^Tema / }).click();

  await go(page, 'Pacientes');
  await search(page, patientsPage(page).search, 'manuel');
  await patientsPage(page).newPatient.first().click();
  await patientFormPage(page).fill(CANARY);
  await patientFormPage(page).submit.click();
  await expect(shellPage(page).heading(CANARY.name)).toBeVisible();
  await settle(page);
  await go(page, 'Pacientes');
  await search(page, patientsPage(page).search, 'zoraida');
  await page.getByRole('link', { name: CANARY.name }).first().click();
  await expect(page.getByText(CANARY.history)).toBeVisible();
  await settle(page);
  await page.getByRole('link', { name: 'Nueva rutina' }).click();
  await expect(shellPage(page).heading()).toBeVisible();
  await settle(page);
  await page.goBack();
  await settle(page);
  await page.getByRole('link', { name: 'Editar' }).first().click();
  await expect(patientFormPage(page).name).toBeVisible();
  await settle(page);
  await page.goBack();
  await settle(page);

  await page
    .getByRole('link', { name: /evaluación/i })
    .first()
    .click();
  await evaluationFormPage(page).reason.fill(CANARY.reason);
  await evaluationFormPage(page).diagnosis.fill(CANARY.diagnosis);
  await page.getByRole('button', { name: 'Guardar evaluación' }).click();
  await expect(page).toHaveURL(/\/patients\/[^/]+\/history$/);
  await settle(page);
  await patientPage(page).tab('Historia').click();
  await expect(page.getByText(CANARY.reason)).toBeVisible();
  await settle(page);

  await go(page, 'Citas');
  await search(page, page.getByRole('searchbox', { name: 'Buscar citas' }), 'manuel');
  await page.getByRole('radio', { name: 'Calendario' }).click();
  await expect(agendaPage(page).calendar).toBeVisible();
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
  await search(page, exercisesPage(page).search, 'dorsiflexión');
  await go(page, 'Rutinas');
  await search(page, page.getByRole('searchbox', { name: 'Buscar rutinas' }), 'rodilla');
  await go(page, 'Historial');
  await search(page, page.getByRole('searchbox', { name: 'Buscar en el historial' }), 'manuel');
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/sessions\//);
  await settle(page);
  await go(page, 'Conversaciones');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Manuel/ })
    .first()
    .click();
  await conversationPages(page).sendByKeyboard(CANARY.message);
  await expect(page.getByText(CANARY.message).first()).toBeVisible();
  await settle(page);
  await shellPage(page).bell.click();
  await settle(page);
  await page.keyboard.press('Escape');
}

/** Opens something and closes it again: whatever is open must be in the state. */
async function openAndClose(page: Page, button: Locator, close = 'Cancelar'): Promise<void> {
  await button.click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog')).first();
  await expect(dialog).toBeVisible();
  await settle(page);
  await dialog.getByRole('button', { name: close, exact: true }).first().click();
  await expect(dialog).toBeHidden();
  await settle(page);
}

/** Dialogs and forms of a therapist's screens. */
async function therapistDialogs(page: Page): Promise<void> {
  await go(page, 'Pacientes');
  await openAndClose(page, page.getByRole('button', { name: /^Eliminar a / }).first());
  await go(page, 'Ejercicios');
  await openAndClose(page, page.getByRole('button', { name: /^Eliminar / }).first());
  await openAndClose(page, page.getByRole('button', { name: /^Editar / }).first());
  await openAndClose(page, page.getByRole('button', { name: 'Nuevo ejercicio' }));
  await go(page, 'Rutinas');
  await openAndClose(page, page.getByRole('button', { name: 'Plantillas' }), 'Cerrar');
  await openAndClose(page, page.getByRole('button', { name: 'Nueva rutina' }));
  await openAndClose(page, page.getByRole('button', { name: /^Editar / }).first());
  await openAndClose(page, page.getByRole('button', { name: /^Eliminar / }).first());
  await go(page, 'Citas');
  await openAndClose(page, page.getByRole('button', { name: 'Suscribirse' }), 'Cerrar');
  await go(page, 'Perfil');
  await openAndClose(page, page.getByRole('button', { name: 'Cambiar contraseña' }));
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await settle(page);
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await settle(page);
}

/** A whole run in guided mode: two exercises of one short set each, by the clock alone. */
async function guidedRun(page: Page): Promise<void> {
  await go(page, 'Mis Rutinas');
  await myRoutinesPage(page).guided.click();
  await page
    .getByRole('article')
    .filter({ hasText: SHORT_ROUTINE })
    .getByRole('button', { name: /^(?:Comenzar|Continuar)/ })
    .click();
  const { begin, timer, finish } = runnerPage(page);
  await begin.click();
  await expect(timer).toBeVisible();
  await page.getByRole('button', { name: 'Pausar' }).click();
  await page.getByRole('button', { name: 'Reanudar' }).click();
  await expect(finish).toBeVisible({ timeout: 90_000 });
  await settle(page);
  await finish.click();
  await settle(page);
}

async function asPatient(page: Page): Promise<void> {
  await authPages(page).logIn(DEMO_PEOPLE.PATIENT, DEMO_PASSWORD);
  await expect(page).toHaveURL(/\/dashboard/);
  await settle(page);
  await go(page, 'Mis Rutinas');
  await myRoutinesPage(page).all.click();
  await settle(page);
  await page.getByRole('tab', { name: 'Hoy' }).click();
  await page
    .getByRole('article')
    .filter({ hasNotText: SHORT_ROUTINE })
    .getByRole('button', { name: /^(?:Comenzar|Continuar)/ })
    .first()
    .click();
  await settle(page);
  await runnerPage(page).complete.click();
  await settle(page);
  await page.goBack();
  await settle(page);
  await guidedRun(page);
  await go(page, 'Ejercicios en Casa');
  await search(page, exercisesPage(page).search, 'dorsiflexión');
  await go(page, 'Conversaciones');
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page.getByText(CANARY.message).first()).toBeVisible();
  await settle(page);
}

/** What the recorder of a QA build has kept of a journey. */
export interface RecordedJourney {
  /** The exported recording. */
  file: string;
  /** The therapist's own; it must not be in the file. */
  token: string;
}

/** Walks over every screen of a therapist and of a patient in a QA build, and exports the recording. */
export async function recordJourney(browser: Browser, url: string): Promise<RecordedJourney> {
  const context = await browser.newContext({ baseURL: url, acceptDownloads: true });
  await withQaBuild(context);
  const page = await context.newPage();
  watchRequests(page);
  await page.goto('/login?devtools');
  await settle(page);
  for (const path of SIGNED_OUT_SCREENS) await goTo(page, path);
  await prescribe(page.request, url, {
    name: SHORT_ROUTINE,
    exercises: 2,
    sets: 1,
    duration: 4,
    restTime: 3,
  });
  await asTherapist(page);
  await therapistDialogs(page);
  await everyScreen(page, 'THERAPIST', url);
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
  await shellPage(page).logOut();
  await expect(page).toHaveURL(/\/login/);
  await asPatient(page);
  await everyScreen(page, 'PATIENT', url);
  const download = page.waitForEvent('download');
  await replayPage(page).exportRecording.click();
  const file = readFileSync(await (await download).path(), 'utf8');
  await context.close();
  return { file, token };
}
