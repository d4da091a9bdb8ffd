import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import { call } from '../commands/api';
import { testNow } from '../commands/clock';
import { signedIn } from '../commands/signedIn';
import { type APIRequestContext, expect, test, type Page } from '../commands/test';
import { patientFormPage } from '../pages/patientFormPage';

/*
 * Two people at work at once: neither undoes what the other saved, and each sees what the other does.
 */

const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');
const now = wallClockOf(testNow(), 'Europe/Madrid');
/** Late in the evening nothing can be booked for today any more, and the dashboard shows no other day. */
const isLate = now.time > '20:30';
const day = addDays(now.date, isLate ? 1 : 0);

const newPatient = async (request: APIRequestContext, token: string, name: string) =>
  (await call<{ patient: { id: string } }>(request, token, 'post', '/api/patients', { name })).patient.id;

test('two windows on one record: both changes stay, and where they meet the person chooses', async ({
  browser,
  demoPractice: practice,
}) => {
  const { page: early } = await signedIn(browser, practice.url, 'THERAPIST');
  const { page: late } = await signedIn(browser, practice.url, 'THERAPIST');
  await early.goto('/dashboard');
  const token = await tokenIn(early);
  const id = await newPatient(early.request, token, 'Brais Loureiro');
  const stored = async () =>
    (await call<{ patient: Record<string, unknown> }>(early.request, token, 'get', `/api/patients/${id}`))
      .patient;
  const openBoth = async () => {
    for (const page of [early, late]) {
      await page.goto(`/patients/${id}/edit`);
      await expect(patientFormPage(page).name).toHaveValue('Brais Loureiro');
    }
  };

  await openBoth();
  await patientFormPage(late).allergies.fill('Látex');
  await patientFormPage(late).save.click();
  await expect(patientFormPage(late).updated).toBeVisible();
  await patientFormPage(early).phone.fill('611 222 333');
  await patientFormPage(early).save.click();
  await expect(patientFormPage(early).updated).toBeVisible();
  expect(await stored()).toMatchObject({ allergies: 'Látex', phone: '611 222 333' });

  await openBoth();
  await patientFormPage(late).phone.fill('622 000 000');
  await patientFormPage(late).save.click();
  await expect(patientFormPage(late).updated).toBeVisible();
  await patientFormPage(early).phone.fill('633 000 000');
  await patientFormPage(early).save.click();
  const dialog = early.getByRole('dialog', { name: 'Alguien lo ha cambiado mientras tanto' });
  await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(dialog.getByText('Elige qué se guarda', { exact: true })).toBeVisible();
  expect(await stored()).toMatchObject({ phone: '622 000 000' });
  await dialog.getByRole('radio', { name: /633 000 000/ }).check();
  await dialog.getByRole('button', { name: 'Guardar lo elegido' }).click();
  await expect(patientFormPage(early).updated).toBeVisible();
  expect(await stored()).toMatchObject({ allergies: 'Látex', phone: '633 000 000' });
});

test('what the desk books is on the open screens of the others once they look at them', async ({
  browser,
  demoPractice: practice,
}) => {
  const { page: desk } = await signedIn(browser, practice.url, 'ADMIN');
  const { page: patient } = await signedIn(browser, practice.url, 'PATIENT');
  await desk.goto('/dashboard');
  await patient.goto('/my-appointments');
  const lists: [Page, string][] = [[patient, '/my-appointments']];
  for (const path of [...(isLate ? [] : ['/dashboard']), `/appointments?startDate=${day}&endDate=${day}`]) {
    const { page } = await signedIn(browser, practice.url, 'THERAPIST');
    lists.push([page, path]);
  }
  for (const [page, path] of lists) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('20:40')).toHaveCount(0);
  }

  const token = await tokenIn(desk);
  const { user } = await patient.evaluate(() => ({ user: JSON.parse(localStorage.getItem('user') ?? '{}') }));
  const { patients } = await call<{ patients: { id: string; name: string }[] }>(
    desk.request,
    token,
    'get',
    '/api/patients',
  );
  const patientId = patients.find(({ name }) => name === user.name)?.id;
  const slot = { date: day, time: '20:40', duration: 30, type: 'TREATMENT', notes: '' };
  await call(desk.request, token, 'post', '/api/appointments', { patientId, ...slot });

  for (const [page] of lists) {
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
    await expect(page.getByText('20:40').first()).toBeVisible();
  }
});
