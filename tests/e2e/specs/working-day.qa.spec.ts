import { type APIRequestContext, expect, test, type Locator, type Page } from '../commands/test';
import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import { MONDAY } from '../commands/agendaPractice';
import { call, keepSession, sessionOf, type Session } from '../commands/api';
import { clicksOn } from '../commands/clicks';
import { testNow } from '../commands/clock';
import { type Practice, startPractice } from '../commands/practice';
import { agendaPage } from '../pages/agendaPage';
import { appointmentFormPage } from '../pages/appointmentFormPage';
import { hoursPage } from '../pages/hoursPage';
import { sessionFormPage } from '../pages/sessionFormPage';
import { shellPage } from '../pages/shellPage';

const EMAIL = 'ana@consulta.example';
const PASSWORD = 'secreto-1';
const LAST_MINUTE = '23:59';
/** The latest time at which an appointment of 45 minutes still ends on its day. */
const LATEST = '23:14';

let practice: Practice;
let session: Session;

test.beforeEach(async ({ playwright }) => {
  practice = await startPractice();
  const request = await playwright.request.newContext({ baseURL: practice.url });
  await request.post('/api/auth/register', { data: { name: 'Ana Ruiz', email: EMAIL, password: PASSWORD } });
  session = await sessionOf(request, practice.url, EMAIL, PASSWORD);
  const now = wallClockOf(testNow(), 'Europe/Madrid');
  const tomorrow = addDays(now.date, 1);
  const nextWeek = addDays(now.date, 7);
  // On any day and at any hour, the next appointment lies within the hours, so that nothing asks about it.
  await call(request, session.token, 'put', `/api/hours/${session.user.id}/extras`, {
    extras: [{ day: nextWeek, from: '00:00', to: LAST_MINUTE }],
  });
  // The first appointment has begun, and the agenda contains another patient's too.
  const time = now.time < LATEST ? now.time : LATEST;
  for (const [name, date] of [
    ['María López', now.date],
    ['Íñigo Prats', tomorrow],
  ] as const) {
    const { patient } = await call<{ patient: { id: string } }>(
      request,
      session.token,
      'post',
      '/api/patients',
      { name },
    );
    await call(request, session.token, 'post', '/api/appointments', {
      patientId: patient.id,
      date,
      time,
      duration: 45,
      type: 'TREATMENT',
      notes: '',
    });
  }
  await request.dispose();
});
test.afterEach(async ({ page }) => {
  // The agenda may be asking again, and nobody would answer.
  await page.close();
  await practice?.remove();
});

/** Counts a user's effort: clicks, keys other than typed text, and screens visited. */
function effortOn(page: Page) {
  const spent = { clicks: 0, keys: 0, pages: 0 };
  let path = '';
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    const next = new URL(frame.url()).pathname;
    if (path !== '' && next !== path) spent.pages += 1;
    path = next;
  });
  return {
    spent,
    /** Starts counting again. */
    reset: () => Object.assign(spent, { clicks: 0, keys: 0, pages: 0 }),
    async click(target: Locator) {
      spent.clicks += 1;
      await target.click();
    },
    /** Selecting from a list takes two clicks: one to open it and one for the entry. */
    async choose(target: Locator, label: string) {
      spent.clicks += 2;
      await target.selectOption(label);
    },
    /** A key of the keyboard that writes nothing. */
    async press(key: string) {
      spent.keys += 1;
      await page.keyboard.press(key);
    },
    /** What is written counts as one press for the field; the words are the note itself. */
    async write(target: Locator, text: string) {
      spent.clicks += 1;
      await target.click();
      await page.keyboard.type(text);
    },
  };
}

async function agenda(page: Page) {
  await page.addInitScript(keepSession, session);
  await page.goto(`${practice.url}/appointments`);
  await expect(agendaPage(page).shown(2)).toBeVisible();
}

test('from the agenda, past the record, to a saved note, a completed appointment and the next one', async ({
  page,
}) => {
  const { spent, reset, click, choose, write } = effortOn(page);
  await agenda(page);
  reset();
  const form = sessionFormPage(page);
  const row = agendaPage(page).row('María López');

  await test.step('When the therapist glances at the record', async () => {
    await click(row.getByRole('button', { name: /^Más acciones/ }));
    await click(page.getByRole('menuitem', { name: 'Abrir ficha' }));
    await expect(shellPage(page).heading('María López')).toBeVisible();
  });
  await test.step('And writes the session', async () => {
    await click(page.getByRole('link', { name: 'Escribir sesión' }));
    await choose(form.treatment, 'Tratamiento manual');
    await write(form.notes, 'Mejora la rotación.');
    await click(form.submit);
  });
  await test.step('And books the next appointment, a week later', async () => {
    await click(form.nextAppointment);
    await click(appointmentFormPage(page).submit);
    await expect(agendaPage(page).shown(3)).toBeVisible();
  });
  await test.step('Then the appointment is completed and the next one stands', async () => {
    const rows = agendaPage(page).row('María López');
    await expect(rows).toHaveCount(2);
    await expect(rows.first()).toContainText('Completada');
    await expect(rows.last()).toContainText('Programada');
    await expect(rows.last()).toContainText('45 min');
  });
  console.log(`The whole cycle: ${spent.clicks} clicks, ${spent.keys} keys, ${spent.pages} page changes`);
  expect(spent.clicks + spent.keys).toBeLessThanOrEqual(10);
  expect(spent.pages).toBeLessThanOrEqual(4);
});

test('from the agenda to a saved note', async ({ page }) => {
  const { spent, reset, click, choose, write } = effortOn(page);
  await agenda(page);
  reset();
  const form = sessionFormPage(page);
  await click(
    agendaPage(page)
      .row('María López')
      .getByRole('link', { name: /^Escribir la sesión/ }),
  );
  await choose(form.treatment, 'Tratamiento manual');
  await write(form.notes, 'Sin dolor.');
  await click(form.submit);
  await expect(form.nextAppointment).toBeFocused();
  console.log(`To a saved note: ${spent.clicks} clicks, ${spent.keys} keys, ${spent.pages} page changes`);
  expect(spent.clicks + spent.keys).toBeLessThanOrEqual(5);
  expect(spent.pages).toBe(1);
  await page.getByRole('link', { name: 'Volver a la agenda' }).click();
  await expect(agendaPage(page).row('María López')).toContainText('Completada');
});

/** A patient accepts an invitation and writes a message, over the API. */
async function writesToTherapist(request: APIRequestContext, name: string, content: string) {
  const at = (path: string) => `${practice.url}${path}`;
  const post = <Answer>(token: string, path: string, body: object) =>
    call<Answer>(request, token, 'post', at(path), body);
  const [email, password] = ['paciente@correo.example', 'secreto-2'];
  const { patients } = await call<{ patients: { id: string; name: string }[] }>(
    request,
    session.token,
    'get',
    at('/api/patients'),
  );
  const patientId = patients.find((patient) => patient.name === name)?.id;
  const { invitation } = await post<{ invitation: { link: string } }>(session.token, '/api/invitations', {
    patientId,
    email,
  });
  const token = invitation.link.split('/').at(-1);
  await post('', `/api/invitations/token/${token}/accept`, { name, password });
  const { conversation } = await post<{ conversation: { id: string } }>(session.token, '/api/conversations', {
    patientId,
  });
  const own = await sessionOf(request, practice.url, email, password);
  await post(own.token, `/api/conversations/${conversation.id}/messages`, { content, type: 'TEXT' });
}

const told = ({ clicks, keys, pages }: ReturnType<typeof effortOn>['spent']) =>
  `${clicks} clicks, ${keys} keys, ${pages} page changes`;

async function dashboard(page: Page) {
  await page.addInitScript(keepSession, session);
  await page.goto(`${practice.url}/dashboard`);
  await expect(page.getByRole('region', { name: 'Citas de hoy' }).getByText('María López')).toBeVisible();
}

test('a patient is found by telephone from anywhere', async ({ page, request }) => {
  const body = { name: 'Olga Sanz', phone: '612 345 678' };
  await call(request, session.token, 'post', `${practice.url}/api/patients`, body);
  const { spent, reset, press } = effortOn(page);
  await dashboard(page);
  reset();
  await press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('612345678');
  await expect(page.getByRole('option', { name: /Olga Sanz/ })).toBeVisible();
  await press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Olga Sanz' })).toBeVisible();
  console.log(`A patient by telephone: ${told(spent)}`);
  expect(spent).toEqual({ clicks: 0, keys: 2, pages: 1 });
});

test('tomorrow’s appointments are confirmed from the dashboard', async ({ page }) => {
  const { spent, reset, click } = effortOn(page);
  await dashboard(page);
  reset();
  await click(page.getByRole('link', { name: /sin confirmar$/ }));
  await click(page.getByRole('switch', { name: 'Seleccionar' }));
  const bar = page.getByRole('group', { name: 'Citas seleccionadas' });
  await click(bar.getByRole('button', { name: 'Seleccionar todas' }));
  await click(bar.getByRole('button', { name: 'Confirmar' }));
  await expect(page.getByText(/confirmadas?\.$/)).toBeVisible();
  console.log(`Tomorrow confirmed: ${told(spent)}`);
  expect(spent).toEqual({ clicks: 4, keys: 0, pages: 1 });
});

test('a message is answered from the dashboard', async ({ page, request }) => {
  await writesToTherapist(request, 'Íñigo Prats', '¿Puedo correr mañana?');
  const { spent, reset, click, write, press } = effortOn(page);
  await dashboard(page);
  reset();
  await click(page.getByRole('link', { name: '1 mensaje sin leer' }));
  await expect(page.getByText('¿Puedo correr mañana?')).toBeVisible();
  await write(page.getByRole('textbox', { name: 'Mensaje' }), 'Mejor camina.');
  await press('Enter');
  await expect(page.getByText('Mejor camina.')).toBeVisible();
  console.log(`A message answered: ${told(spent)}`);
  expect(spent).toEqual({ clicks: 2, keys: 1, pages: 1 });
});

/** Books this many appointments in the working week that begins on `monday`. */
async function bookWeek(request: APIRequestContext, monday: string, count: number) {
  const at = (path: string) => `${practice.url}/api/${path}`;
  const { patient } = await call<{ patient: { id: string } }>(
    request,
    session.token,
    'post',
    at('patients'),
    { name: 'Carmen Vidal' },
  );
  for (let index = 0; index < count; index += 1)
    await call(request, session.token, 'post', at('appointments'), {
      patientId: patient.id,
      date: addDays(monday, index % 5),
      time: `${String(9 + Math.floor(index / 5)).padStart(2, '0')}:00`,
      duration: 45,
      type: 'TREATMENT',
      notes: '',
    });
}

const digits = (day: string) => `${day.slice(8)}${day.slice(5, 7)}${day.slice(0, 4)}`;

test('a week off with 24 appointments', async ({ page, request }) => {
  const days = [MONDAY, addDays(MONDAY, 4)] as const;
  const [first, last] = [digits(days[0]), digits(days[1])];
  await bookWeek(request, MONDAY, 24);
  await page.addInitScript(keepSession, session);
  const clicks = await clicksOn(page);
  await page.goto(`${practice.url}/hours`);
  const dialog = await hoursPage(page).fillAbsence('Vacaciones', first, last);
  await expect(dialog.getByRole('list', { name: 'Citas afectadas' }).getByRole('listitem')).toHaveCount(24);
  await dialog.getByRole('button', { name: 'Guardar ausencia' }).click();
  await page.getByRole('link', { name: 'Citas', exact: true }).click();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await agendaPage(page).typeInto(page, 'Fecha de inicio', first);
  await agendaPage(page).typeInto(page, 'Fecha de fin', last);
  await expect(agendaPage(page).shown(24)).toBeVisible();
  await page.getByRole('switch', { name: 'Seleccionar' }).click();
  const bar = page.getByRole('group', { name: 'Citas seleccionadas' });
  await bar.getByRole('button', { name: 'Seleccionar todas' }).click();
  await bar.getByRole('button', { name: 'Cancelar' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar citas' }).click();
  await expect(page.getByText(/^24 citas canceladas/)).toBeVisible();
  const spent = clicks.count();
  console.log(`A week off with 24 appointments: ${spent} clicks`);
  expect(spent).toBeLessThanOrEqual(15);
});
