import { expect, test } from '../commands/test';
import { MONDAY } from '../commands/agendaPractice';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { staffInvitationIn } from '../commands/mails';
import { appointmentFormPage } from '../pages/appointmentFormPage';
import { authPages } from '../pages/authPages';
import { settingsPage } from '../pages/settingsPage';
import { shellPage } from '../pages/shellPage';

const NURIA = { name: 'Nuria Gil', email: 'nuria@correo.example', password: 'secreto-7' };
const PATIENT = 'Olalla Quintero';

test('administration invites a therapist, gives her a patient from the desk, and takes her access away', async ({
  browser,
  demoPractice: practice,
}) => {
  const elena = await (await browser.newContext({ baseURL: practice.url })).newPage();
  const nuria = await (await browser.newContext({ baseURL: practice.url })).newPage();
  const settings = settingsPage(elena);
  let link = '';

  await test.step('Given an administrator who takes staff by invitation alone', async () => {
    await authPages(elena).enter(DEMO_PEOPLE.ADMIN, DEMO_PASSWORD);
    await elena.goto('/settings');
    await settings.registration.selectOption({ label: 'Con invitación: solo quien reciba una de «Equipo»' });
    await settings.save.click();
    await expect(elena.getByText('Datos de la consulta guardados')).toBeVisible();
    await nuria.goto('/register');
    await expect(nuria.getByText(/Solo se puede crear una cuenta con invitación/)).toBeVisible();
    await expect(nuria.getByRole('button', { name: 'Crear cuenta' })).toHaveCount(0);
  });

  await test.step('When she invites somebody by mail, then the link makes one account', async () => {
    await settings.tab('Equipo').click();
    await settings.invite(NURIA.name, NURIA.email);
    await expect(elena.getByText(NURIA.email)).toBeVisible();
    link = staffInvitationIn(practice, NURIA.email);
    await nuria.goto(link);
    await authPages(nuria).acceptInvitation(NURIA.password);
    await expect(nuria).toHaveURL(/\/login$/);
    await authPages(nuria).logIn(NURIA.email, NURIA.password);
    await expect(nuria).toHaveURL(/\/dashboard$/);
    const other = await (await browser.newContext({ baseURL: practice.url })).newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'Invitación Inválida' })).toBeVisible();
  });

  await test.step('And creates a patient for her without leaving the appointment', async () => {
    await elena.goto(`/appointments/new?date=${MONDAY}&time=21:30`);
    const form = appointmentFormPage(elena);
    await form.newPatient(PATIENT, NURIA.name);
    await expect(form.patient).toHaveValue(PATIENT);
    await form.service.selectOption({ label: 'Terapia manual' });
    await form.submit.click();
    // Nobody works so late, so the form asks, whatever day it is.
    await form.giveOutsideHours.click();
    await expect(elena).toHaveURL(/\/appointments(\?|$)/);
  });

  await test.step('Then the therapist has the patient and the appointment', async () => {
    await nuria.goto('/appointments');
    await expect(nuria.getByRole('row', { name: new RegExp(PATIENT) })).toContainText('Terapia manual');
    await nuria.goto('/patients');
    await nuria.getByRole('button', { name: `Ver a ${PATIENT}` }).click();
    await expect(shellPage(nuria).heading(PATIENT)).toBeVisible();
  });

  await test.step('And once she is deactivated, her next step is the sign-in, which refuses her', async () => {
    await elena.goto('/settings/team');
    await settings.deactivate(NURIA.name);
    await expect(elena.getByText(/^Cuenta desactivada/)).toBeVisible();
    await nuria.goto('/patients');
    await expect(nuria).toHaveURL(/\/login$/);
    await authPages(nuria).logIn(NURIA.email, NURIA.password);
    await expect(nuria.getByRole('alert')).toBeVisible();
    await expect(nuria).toHaveURL(/\/login$/);
  });
});
