import { neededFor } from '@/contract/system';
import { expect, type Page, ownPractice, test } from '../commands/test';
import { authPages } from '../pages/authPages';
import { patientFormPage } from '../pages/patientFormPage';
import { patientsPage } from '../pages/patientsPage';
import { shellPage } from '../pages/shellPage';

/**
 * The production build against a foreign backend: bare arrays, `_id`, lower-case statuses, errors in
 * `message`, no GET of the profile, and none of our server's additions.
 */
const practice = ownPractice();

const USER = { _id: 7, name: 'Marta Otra', email: 'marta@otra.example', role: 'therapist' };

interface Call {
  method: string;
  path: string;
  body: unknown;
}

/** Answers every call of the page like the other backend, and records it. */
async function otherBackend(
  page: Page,
  answers: Record<string, (call: Call) => [number, unknown]>,
): Promise<Call[]> {
  const calls: Call[] = [];
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const call = {
      method: request.method(),
      path: new URL(request.url()).pathname,
      body: request.postData() ? (request.postDataJSON() as unknown) : undefined,
    };
    calls.push(call);
    const [status, json] = answers[`${call.method} ${call.path}`]?.(call) ?? [
      404,
      { message: 'Ruta desconocida' },
    ];
    await route.fulfill({ status, contentType: 'application/json', body: JSON.stringify(json) });
  });
  return calls;
}

test('sign-in, patients and invitations live with the other answer shapes', async ({ browser }) => {
  const page = await (await browser.newContext({ baseURL: practice.url })).newPage();
  const patients = [
    { _id: 'x1', name: 'Pepa Otra', email: 'pepa@otra.example', status: 'inactive', createdAt: '2026-03-01' },
  ];
  const calls = await otherBackend(page, {
    'POST /api/auth/login': ({ body }) =>
      (body as { password: string }).password === 'buena'
        ? [200, { data: { token: 'otro-token', user: USER } }]
        : [401, { message: 'Clave errónea' }],
    'GET /api/auth/verify': () => [200, { user: USER }],
    'GET /api/patients': () => [200, patients],
    'POST /api/patients': ({ body }) => {
      patients.push({
        ...(body as (typeof patients)[number]),
        _id: 'x2',
        status: 'active',
        createdAt: '2026-11-21',
      });
      return [201, { patient: patients[1] }];
    },
    'GET /api/patients/x2': () => [200, patients[1]],
    'GET /api/patients/x2/stats': () => [
      200,
      { data: { evaluations: 0, appointments: 0, activeRoutines: 0 } },
    ],
    'GET /api/invitations/patient/x1': () => [
      200,
      [{ _id: 'i1', status: 'accepted', email: 'pepa@otra.example' }],
    ],
    'GET /api/invitations/patient/x2': () => [200, { data: [] }],
    'GET /api/sessions/patient/x2': () => [200, []],
    'GET /api/appointments': () => [200, []],
    'POST /api/invitations': () => [422, { error: 'El buzón no existe' }],
    'GET /api/notifications/unread-count': () => [200, { unreadCount: 3 }],
    'GET /api/appointments/today': () => [
      200,
      [{ _id: 'c1', patientId: 'x1', date: '2026-11-23', time: '09:30', duration: 30, status: 'scheduled' }],
    ],
    'GET /api/appointments/stats/overview': () => [200, { total: 4, today: 1 }],
  });

  await test.step('When log-in is refused, then its message shows', async () => {
    await page.goto('/login');
    await authPages(page).logIn('marta@otra.example', 'mala');
    await expect(page.getByText('Clave errónea')).toBeVisible();
  });

  await test.step('When it is accepted, then the user is in, under the keys of the spec', async () => {
    await authPages(page).logIn('marta@otra.example', 'buena');
    await expect(page).toHaveURL(/\/dashboard$/);
    expect(await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([
      'otro-token',
      JSON.stringify({
        id: '7',
        name: 'Marta Otra',
        email: 'marta@otra.example',
        role: 'THERAPIST',
        phone: null,
      }),
    ]);
    await expect(page.getByRole('link', { name: /Pepa Otra/ }).first()).toBeVisible();
  });

  await test.step('Then a bare array of patients is a list, with invitations asked for by row', async () => {
    await page.goto('/patients');
    await expect(patientsPage(page).shown(1)).toBeVisible();
    const table = page.getByRole('table', { name: 'Pacientes' });
    await expect(table.getByText('Inactivo')).toBeVisible();
    await expect(table.getByText('Completada')).toBeVisible();
  });

  await test.step('And a patient is created with the documented keys and no others', async () => {
    await patientsPage(page).newPatient.click();
    await patientFormPage(page).fill({ name: 'Lola Nueva' });
    await patientFormPage(page).submit.click();
    await expect(shellPage(page).heading('Lola Nueva')).toBeVisible();
    const sent = calls.find(({ method, path }) => method === 'POST' && path === '/api/patients');
    expect(Object.keys(sent?.body as object).sort()).toEqual(
      'address allergies dateOfBirth email emergencyContact emergencyPhone gender medicalHistory medications name notes phone status'.split(
        ' ',
      ),
    );
  });

  await test.step('And a refused invitation shows the text of its field error', async () => {
    await page.goto('/patients');
    await expect(patientsPage(page).shown(2)).toBeVisible();
    await patientsPage(page).invite('Lola Nueva', 'lola@otra.example');
    await expect(page.getByText('El buzón no existe')).toBeVisible();
  });

  await test.step('And it was asked for nothing but what every backend has', () => {
    expect(calls.filter(({ method, path }) => neededFor(`${method} ${path}`).length > 0)).toEqual([]);
  });
});
