import { expect, test } from '../commands/test';
import { call, keepSession, sessionOf } from '../commands/api';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { evaluationFormPage } from '../pages/evaluationFormPage';
import { patientPage } from '../pages/patientPage';
import { sessionFormPage } from '../pages/sessionFormPage';
import { shellPage } from '../pages/shellPage';

const { THERAPIST: ANA, PATIENT: MANUEL } = DEMO_PEOPLE;

const PRIVATE = 'PRIVADO: sospecha de conflicto laboral';
const SHARED = 'Camina veinte minutos al día';

test('a therapist notes and corrects, and the patient reads what is for them', async ({
  browser,
  demoPractice: practice,
}) => {
  const open = async (email: string, phone = false) => {
    const context = await browser.newContext({
      baseURL: practice.url,
      ...(phone && { viewport: { width: 390, height: 844 } }),
    });
    const session = await sessionOf(context.request, practice.url, email, DEMO_PASSWORD);
    await context.addInitScript(keepSession, session);
    return { page: await context.newPage(), token: session.token, request: context.request };
  };
  const ana = await open(ANA);
  const manuel = await open(MANUEL, true);
  const { patients } = await call<{ patients: { id: string; email: string | null }[] }>(
    ana.request,
    ana.token,
    'get',
    `${practice.url}/api/patients`,
  );
  const patientId = patients.find(({ email }) => email === MANUEL)?.id ?? '';

  await test.step('When the therapist records a session with a part for the patient', async () => {
    const { page } = ana;
    await page.goto(`/sessions/new?patientId=${patientId}`);
    const form = sessionFormPage(page);
    await form.treatment.selectOption('Seguimiento');
    await expect(page.getByText('Solo las ve la consulta')).toBeVisible();
    await form.notes.fill(PRIVATE);
    await form.forPatient.fill(SHARED);
    await form.submit.click();
    await expect(form.created).toBeVisible();
    await page.getByRole('listitem').filter({ hasText: PRIVATE }).getByRole('link').click();
    await expect(page.getByRole('region', { name: 'Para el paciente' })).toContainText(SHARED);
  });

  await test.step('Then the patient reads that part and nothing else, in no answer of the server', async () => {
    const { page } = manuel;
    const answers: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/api/')) answers.push(response.text().catch(() => ''));
    });
    const id = ana.page.url().split('/').at(-1) ?? '';
    await page.goto(`/sessions/${id}`);
    await expect(page.getByRole('region', { name: 'Notas' })).toContainText(SHARED);
    for (const path of ['/my-sessions', '/history', '/my-progress', '/my-data/export', '/dashboard']) {
      await page.goto(path);
      await expect(shellPage(page).heading()).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    const told = (await Promise.all(answers)).join('');
    expect(told).toContain(SHARED);
    expect(told).not.toContain('PRIVADO');
  });

  await test.step('When she changes the session, then it says so and shows what it said', async () => {
    const { page } = ana;
    await page.getByRole('link', { name: 'Editar sesión' }).click();
    const { notes } = sessionFormPage(page);
    await expect(notes).toHaveValue(PRIVATE);
    await notes.fill('Sin novedad');
    await page.getByRole('button', { name: 'Actualizar sesión' }).click();
    await page.getByRole('listitem').filter({ hasText: 'Sin novedad' }).getByRole('link').first().click();
    await expect(page.getByText(/^Modificada el .* por Ana/)).toBeVisible();
    await page.getByText('Ver versiones anteriores').click();
    const versions = page.getByRole('list', { name: 'Versiones anteriores' });
    await expect(versions.getByRole('deletion')).toHaveText(PRIVATE);
    await expect(versions.getByRole('insertion')).toHaveText('Sin novedad');
  });

  await test.step('When she corrects an evaluation, then the earlier text stays readable', async () => {
    const { page } = ana;
    await page.goto(`/patients/${patientId}/history?kind=evaluations`);
    await patientPage(page).openEvaluation.click();
    await page.getByRole('link', { name: 'Corregir' }).click();
    await evaluationFormPage(page).goals.fill('Volver a correr');
    await page.getByRole('button', { name: 'Guardar corrección' }).click();
    await expect(page.getByText('Evaluación corregida')).toBeVisible();
    await patientPage(page).openEvaluation.click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/^Corregida el .* por Ana/)).toBeVisible();
    await dialog.getByText('Ver versiones anteriores').click();
    await expect(dialog.getByRole('insertion').first()).toHaveText('Volver a correr');
  });
});
