import { addDays } from '@/contract/common/practiceTime';
import { REGISTRATION_LABELS } from '@/contract/practice';
import { expect, test } from '../commands/test';
import { MONDAY } from '../commands/agendaPractice';
import { type Practice, startPractice } from '../commands/practice';
import { expectNoAxeFindings } from '../commands/axe';
import { agendaPage } from '../pages/agendaPage';
import { appointmentFormPage } from '../pages/appointmentFormPage';
import { authPages } from '../pages/authPages';
import { patientFormPage } from '../pages/patientFormPage';
import { patientsPage } from '../pages/patientsPage';
import { settingsPage } from '../pages/settingsPage';
import { setUpPage } from '../pages/setUpPage';
import { shellPage } from '../pages/shellPage';

// Until it is set up, a practice answers 503.
test.use({ mayFail: true });

let practice: Practice;
let began = 0;
test.beforeAll(async () => {
  began = Date.now();
  practice = await startPractice({ untouched: true, embedded: true });
});
test.afterAll(() => practice?.remove());

const NAME = 'Fisioterapia Teide';
const PATIENT = 'Olalla Quintero';
const ELENA = { name: 'Elena Sanz', email: 'elena@teide.example', password: 'secreto-1' };
const ANA = { name: 'Ana Ruiz', email: 'ana@teide.example', password: 'secreto-2' };
const MARIA = { name: 'María López', email: 'maria@correo.example', password: 'secreto-3' };

// A long way, of which each single wait keeps its own limit.
test.describe.configure({ timeout: 300_000 });

test('a practice is set up in the browser, from an empty folder to a patient who signs in', async ({
  browser,
}) => {
  const elena = await (await browser.newContext({ baseURL: practice.url })).newPage();
  const phone = await (
    await browser.newContext({ baseURL: practice.url, viewport: { width: 390, height: 844 } })
  ).newPage();
  const form = setUpPage(elena);

  await test.step('Given a server that nobody has set up, every other page says so calmly', async () => {
    for (const address of ['/', '/login', '/patients']) {
      await phone.goto(address);
      await expect(
        phone.getByRole('heading', { name: 'Esta consulta todavía no está configurada' }),
      ).toBeVisible();
    }
    await expectNoAxeFindings(phone, 'the page before the set-up');
    await phone.goto('/setup/inventado');
    await expect(phone.getByRole('heading', { name: 'Enlace no válido' })).toBeVisible();
  });

  await test.step('When somebody opens the printed address, and goes on without a word', async () => {
    await elena.goto(await practice.setUpLink());
    await expect(elena.getByRole('heading', { name: 'Configura tu consulta' })).toBeVisible();
    await expectNoAxeFindings(elena, 'the set-up');
    await form.next.click();
    await expect(elena.getByText('Escribe el nombre de la consulta')).toBeVisible();
    await expect(form.practiceName).toBeFocused();
  });

  await test.step('And answers three steps, while somebody else has it open too', async () => {
    await phone.goto(await practice.setUpLink());
    await expect(setUpPage(phone).step(1)).toBeVisible();
    await form.practiceName.fill(NAME);
    await form.timeZone.selectOption({ label: 'Canarias' });
    await form.goOn(2);
    await form.fillAccount(ELENA);
    await form.goOn(3);
    await elena.getByRole('button', { name: 'Quitar el tramo 1 del viernes' }).click();
    await form.region.selectOption({ label: 'Canarias' });
    await form.goOn(4);
  });

  await test.step('And leaves, and takes it up again with another address of the same server', async () => {
    await elena.goto('about:blank');
    await practice.restart();
    await elena.goto(await practice.setUpLink());
    await expect(form.step(2)).toBeVisible();
    await expect(form.name).toHaveValue(ELENA.name);
    await form.fillAccount(ELENA);
    for (const step of [3, 4]) await form.goOn(step);
    await settingsPage(elena).registration.selectOption({ label: REGISTRATION_LABELS.OPEN });
    await form.goOn(5);
    await form.submit.click();
  });

  await test.step('Then it signs in, and finds what was chosen', async () => {
    await expect(elena).toHaveURL(/\/login$/);
    await expect(elena.getByText('Consulta configurada. Ya puedes iniciar sesión.')).toBeVisible();
    await expect(authPages(elena).email).toHaveValue(ELENA.email);
    await authPages(elena).password.fill(ELENA.password);
    await elena.getByRole('button', { name: 'Iniciar sesión' }).click();
    await expect(elena).toHaveURL(/\/dashboard$/);
    await elena.goto('/settings');
    await expect(elena.getByRole('textbox', { name: 'Nombre de la consulta' })).toHaveValue(NAME);
    await settingsPage(elena).tab('Horario').click();
    await expect(elena.getByRole('group', { name: 'Viernes' })).toContainText('Cerrado');
    await expect(elena.getByRole('list', { name: 'Festivos' })).toContainText('Día de Canarias');
  });

  await test.step('And books the first patient', async () => {
    await elena.goto(`/appointments/new?date=${addDays(MONDAY, 2)}&time=10:00`);
    const appointment = appointmentFormPage(elena);
    await appointment.newPatient(PATIENT);
    await expect(appointment.patient).toHaveValue(PATIENT);
    await appointment.submit.click();
    await expect(agendaPage(elena).row(PATIENT)).toBeVisible();
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`From an empty folder to the first booked patient, with a restart: ${seconds} s`);
  });

  await test.step('And once the practice has a logo, the sign-in shows it with the name', async () => {
    await elena.goto('/settings');
    await elena.getByLabel('Imagen del logotipo').setInputFiles('docs/pictures/reproduccion.webp');
    await expect(elena.getByText('Logotipo guardado')).toBeVisible();
    await expect(elena.getByRole('img', { name: 'Logotipo de la consulta' })).toBeVisible();
    await expect(elena.getByText('Zona horaria: Canarias')).toBeVisible();
    const visitor = await (await browser.newContext({ baseURL: practice.url })).newPage();
    await visitor.goto('/login');
    await expect(visitor.getByText(NAME)).toBeVisible();
  });

  await test.step('And whoever is late, or has the used link, creates nothing', async () => {
    const late = setUpPage(phone);
    await late.practiceName.fill('Otra consulta');
    await late.next.click();
    await expect(phone.getByText('Esta consulta ya está configurada. Inicia sesión.')).toBeVisible();
    await phone.goto(await practice.setUpLink());
    await expect(phone.getByRole('heading', { name: 'Consulta configurada' })).toBeVisible();
    await phone.getByRole('link', { name: 'Ir a iniciar sesión' }).click();
    await authPages(phone).logIn('otra@teide.example', 'secreto-2');
    await expect(phone.getByRole('alert')).toBeVisible();
  });

  const ana = await (await browser.newContext({ baseURL: practice.url })).newPage();
  let link = '';
  await test.step('When a therapist registers, and adds a patient', async () => {
    await ana.goto('/');
    await expect(ana).toHaveURL(/\/login$/);
    await ana.getByRole('link', { name: 'Regístrate' }).click();
    await authPages(ana).register(ANA);
    await expect(ana).toHaveURL(/\/dashboard$/);
    await expect(ana.getByText('¡Registro exitoso!')).toBeVisible();
    await ana.goto('/patients/new');
    const patient = patientFormPage(ana);
    await patient.fill(MARIA);
    await patient.submit.click();
    await expect(patient.created).toBeVisible();
    await expect(shellPage(ana).heading(MARIA.name)).toBeVisible();
  });

  await test.step('And sends the invitation', async () => {
    await ana.goto('/patients');
    const patients = patientsPage(ana);
    await expect(patients.shown(1)).toBeVisible();
    await patients.invite(MARIA.name);
    await expect(ana.getByText('Invitación enviada exitosamente')).toBeVisible();
    link = await patients.invitationLink.inputValue();
    expect(practice.mails().at(-1)).toContain(MARIA.email);
  });

  await test.step('Then the patient opens the link, creates the account and signs in', async () => {
    await phone.goto(link);
    await expect(phone.getByText(MARIA.email)).toBeVisible();
    await authPages(phone).acceptInvitation(MARIA.password);
    await expect(phone).toHaveURL(/\/login$/);
    await expect(phone.getByText('¡Cuenta creada exitosamente! Ya puedes iniciar sesión.')).toBeVisible();
    await authPages(phone).logIn(MARIA.email, MARIA.password);
    await expect(phone).toHaveURL(/\/dashboard$/);
    await expect(phone.getByText('¡Bienvenido de vuelta!')).toBeVisible();
  });

  await test.step('And the used link opens nothing any more', async () => {
    const other = await (await browser.newContext({ baseURL: practice.url })).newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'Invitación Inválida' })).toBeVisible();
    await expect(other.getByText('La invitación no es válida o ha expirado.')).toBeVisible();
  });

  await test.step('And a restart loses neither data nor sessions', async () => {
    await practice.restart();
    await ana.goto('/patients');
    await expect(ana.getByRole('link', { name: MARIA.name })).toBeVisible();
    await expect(ana.getByText('Completada')).toBeVisible();
  });
});
