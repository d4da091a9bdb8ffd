import { expect, ownPractice, test, type Browser, type Page } from '../commands/test';
import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import { MONDAY } from '../commands/agendaPractice';
import { expectNoAxeFindingsInBothThemes } from '../commands/axe';
import { testNow } from '../commands/clock';
import { staffInvitationIn } from '../commands/mails';
import { agendaPage } from '../pages/agendaPage';
import { appointmentFormPage } from '../pages/appointmentFormPage';
import { authPages } from '../pages/authPages';
import { hoursPage } from '../pages/hoursPage';
import { settingsPage } from '../pages/settingsPage';
import { setUpPage } from '../pages/setUpPage';
import { shellPage } from '../pages/shellPage';

// Until it is set up, a practice answers 503.
test.use({ mayFail: true });

const practice = ownPractice({ untouched: true, embedded: true });

const ELENA = { name: 'Elena Sanz', email: 'elena@teide.example', password: 'secreto-1' };
const ANA = { name: 'Ana Ruiz', email: 'ana@teide.example', password: 'secreto-2' };
const NURIA = { name: 'Nuria Gil', email: 'nuria@teide.example', password: 'secreto-3' };
const MARTA = { name: 'Marta Vidal', email: 'marta@teide.example', password: 'secreto-4' };
const PATIENT = 'Olalla Quintero';

const digits = (date: string) => `${date.slice(8)}${date.slice(5, 7)}${date.slice(0, 4)}`;
/** The days of the absence: it has begun, so that a cover runs, and the appointment lies within it. */
const AWAY = [digits(wallClockOf(testNow(), 'Europe/Madrid').date), digits(addDays(MONDAY, 4))] as const;

const newPage = async (browser: Browser): Promise<Page> =>
  (await browser.newContext({ baseURL: practice.url })).newPage();

/** On her profile a therapist names who covers her while she is away. */
async function addCover(page: Page, colleague: string): Promise<void> {
  await page.getByRole('button', { name: 'Añadir sustitución' }).click();
  const dialog = page.getByRole('dialog', { name: 'Añadir sustitución' });
  await dialog.getByLabel('Quién sustituye').selectOption({ label: colleague });
  await agendaPage(page).typeInto(dialog, 'Primer día', AWAY[0]);
  await agendaPage(page).typeInto(dialog, 'Último día', AWAY[1]);
  await dialog.getByRole('button', { name: 'Guardar' }).click();
}

/** On a record a therapist gives the patient to a colleague. */
async function handOver(page: Page, colleague: string): Promise<void> {
  await page.getByRole('button', { name: 'Traspasar' }).click();
  const dialog = page.getByRole('dialog', { name: 'Traspasar paciente' });
  await dialog.getByRole('combobox').selectOption({ label: colleague });
  await dialog.getByRole('button', { name: 'Traspasar' }).click();
}

/** Somebody opens the link of their mail, makes the account and signs in. */
async function joined(browser: Browser, { email, password }: typeof ANA): Promise<Page> {
  const page = await newPage(browser);
  await page.goto(staffInvitationIn(practice, email));
  await authPages(page).acceptInvitation(password);
  await expect(page).toHaveURL(/\/login$/);
  await authPages(page).logIn(email, password);
  await expect(page).toHaveURL(/\/dashboard$/);
  return page;
}

test('a practice begins: from an empty folder to a patient who is covered and handed over', async ({
  browser,
}) => {
  const elena = await newPage(browser);
  const settings = settingsPage(elena);

  await test.step('Given a first start, set up in the browser', async () => {
    await elena.goto(await practice.setUpLink());
    const form = setUpPage(elena);
    await form.practiceName.fill('Fisioterapia Teide');
    await form.goOn(2);
    await form.fillAccount(ELENA);
    for (const step of [3, 4, 5]) await form.goOn(step);
    await form.submit.click();
    await expect(elena).toHaveURL(/\/login$/);
    await authPages(elena).enter(ELENA.email, ELENA.password);
  });

  await test.step('When a service and a room are added', async () => {
    await elena.goto('/settings');
    await settings.tab('Servicios').click();
    await settings.addService('Terapia manual');
    await expect(elena.getByRole('row', { name: /Terapia manual/ })).toBeVisible();
    await settings.tab('Salas').click();
    await settings.addRoom('Sala 1');
    await expect(elena.getByRole('row', { name: /Sala 1/ })).toBeVisible();
  });

  await test.step('And two therapists and an administrator are invited by mail', async () => {
    await settings.tab('Equipo').click();
    for (const { name, email } of [ANA, NURIA]) {
      await settings.invite(name, email);
      await expect(elena.getByText(email)).toBeVisible();
    }
    await settings.invite(MARTA.name, MARTA.email, 'ADMIN');
    await expect(elena.getByText(MARTA.email)).toBeVisible();
  });

  const ana = await joined(browser, ANA);
  const nuria = await joined(browser, NURIA);
  const marta = await joined(browser, MARTA);

  await test.step('And a therapist says her hours', async () => {
    await ana.goto('/hours');
    await hoursPage(ana).addWeek();
    await expect(hoursPage(ana).weeks).toContainText('Vigente');
  });

  await test.step('And a patient is created and booked at the desk', async () => {
    await marta.goto(`/appointments/new?date=${MONDAY}&time=10:00`);
    const form = appointmentFormPage(marta);
    await form.newPatient(PATIENT, ANA.name);
    await expect(form.patient).toHaveValue(PATIENT);
    await form.service.selectOption({ label: 'Terapia manual' });
    await form.room.selectOption({ label: 'Sala 1' });
    await form.submit.click();
    await expect(marta).toHaveURL(/\/appointments(\?|$)/);
    await expect(agendaPage(marta).row(PATIENT)).toContainText('Sala 1');
  });

  await test.step('Then an absence tells its therapist of the appointment', async () => {
    const dialog = await hoursPage(ana).fillAbsence('Vacaciones', ...AWAY);
    await expect(dialog.getByRole('list', { name: 'Citas afectadas' })).toContainText(PATIENT);
    await dialog.getByRole('button', { name: 'Guardar ausencia' }).click();
    await expect(hoursPage(ana).absences).toContainText(PATIENT);
  });

  await test.step('And a colleague who covers it has the patient on her agenda', async () => {
    await ana.goto('/profile');
    await addCover(ana, NURIA.name);
    await expect(ana.getByText(`${NURIA.name} sustituye a ${ANA.name}`, { exact: false })).toBeVisible();
    await nuria.goto('/appointments');
    await expect(agendaPage(nuria).row(PATIENT)).toBeVisible();
    await nuria.goto(`/appointments?view=calendar&range=day&columns=therapist&date=${MONDAY}`);
    const columns = nuria.getByRole('group', { name: /1 cita$|Sin citas$/ });
    await expect(columns).toHaveCount(2);
    const theirs = nuria.getByRole('group', { name: new RegExp(`^${ANA.name}`) });
    await expect(theirs.getByRole('button', { name: PATIENT })).toBeVisible();
    await expectNoAxeFindingsInBothThemes(nuria, 'the columns of who covers');
  });

  await test.step('And once the patient is handed over, she is the one responsible', async () => {
    await ana.goto('/patients');
    await ana.getByRole('button', { name: `Ver a ${PATIENT}` }).click();
    await handOver(ana, NURIA.name);
    await expect(ana).toHaveURL(/\/patients$/);
    await expect(ana.getByRole('button', { name: `Ver a ${PATIENT}` })).toBeHidden();
    await nuria.goto('/patients');
    await nuria.getByRole('button', { name: `Ver a ${PATIENT}` }).click();
    await expect(shellPage(nuria).heading(PATIENT)).toBeVisible();
    await expect(nuria.getByText(`Traspaso de ${ANA.name} a ${NURIA.name}`)).toBeVisible();
  });
});
