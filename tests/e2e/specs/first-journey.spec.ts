import { expect, test } from '../commands/test';
import { authPages } from '../pages/authPages';
import { patientFormPage } from '../pages/patientFormPage';
import { patientsPage } from '../pages/patientsPage';
import { shellPage } from '../pages/shellPage';
import { type Practice, startPractice } from '../commands/practice';

let practice: Practice;

test.beforeAll(async () => {
  practice = await startPractice();
});
test.afterAll(() => practice?.remove());

test('from an empty practice to a patient who signs in, and all is there after a restart', async ({
  browser,
}) => {
  const therapist = await (await browser.newContext({ baseURL: practice.url })).newPage();
  const patient = await (
    await browser.newContext({ baseURL: practice.url, viewport: { width: 390, height: 844 } })
  ).newPage();
  let link = '';

  await test.step('Given a therapist who registers', async () => {
    await therapist.goto('/');
    await expect(therapist).toHaveURL(/\/login$/);
    await therapist.getByRole('link', { name: 'Regístrate' }).click();
    await authPages(therapist).register({
      name: 'Ana Ruiz',
      email: 'ana@consulta.example',
      password: 'secreto-1',
    });
    await expect(therapist).toHaveURL(/\/dashboard$/);
    await expect(therapist.getByText('¡Registro exitoso!')).toBeVisible();
  });

  await test.step('When she adds a patient', async () => {
    await therapist.goto('/patients/new');
    const form = patientFormPage(therapist);
    await form.fill({ name: 'María López', email: 'maria@correo.example' });
    await form.submit.click();
    await expect(form.created).toBeVisible();
    await expect(shellPage(therapist).heading('María López')).toBeVisible();
  });

  await test.step('And sends the invitation', async () => {
    await therapist.goto('/patients');
    const patients = patientsPage(therapist);
    await expect(patients.shown(1)).toBeVisible();
    await patients.invite('María López');
    await expect(therapist.getByText('Invitación enviada exitosamente')).toBeVisible();
    link = await patients.invitationLink.inputValue();
    expect(practice.mails().at(-1)).toContain('maria@correo.example');
  });

  await test.step('Then the patient opens the link, creates the account and signs in', async () => {
    await patient.goto(link);
    await expect(patient.getByText('maria@correo.example')).toBeVisible();
    await authPages(patient).acceptInvitation('secreto-2');
    await expect(patient).toHaveURL(/\/login$/);
    await expect(patient.getByText('¡Cuenta creada exitosamente! Ya puedes iniciar sesión.')).toBeVisible();
    await authPages(patient).logIn('maria@correo.example', 'secreto-2');
    await expect(patient).toHaveURL(/\/dashboard$/);
    await expect(patient.getByText('¡Bienvenido de vuelta!')).toBeVisible();
  });

  await test.step('And the used link opens nothing any more', async () => {
    const other = await (await browser.newContext({ baseURL: practice.url })).newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'Invitación Inválida' })).toBeVisible();
    await expect(other.getByText('La invitación no es válida o ha expirado.')).toBeVisible();
  });

  await test.step('And a restart loses neither data nor sessions', async () => {
    await practice.restart();
    await therapist.goto('/patients');
    await expect(therapist.getByRole('link', { name: 'María López' })).toBeVisible();
    await expect(therapist.getByText('Completada')).toBeVisible();
  });
});
