import { expect, test, type Locator, type Page } from '../commands/test';
import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import { call, keepSession, sessionOf, type Session } from '../commands/api';
import { type Practice, startPractice } from '../commands/practice';
import { agendaPage } from '../pages/agendaPage';

const EMAIL = 'ana@consulta.example';
const PASSWORD = 'secreto-1';

let practice: Practice;
let session: Session;

test.beforeEach(async ({ playwright }) => {
  practice = await startPractice();
  const request = await playwright.request.newContext({ baseURL: practice.url });
  await request.post('/api/auth/register', { data: { name: 'Ana Ruiz', email: EMAIL, password: PASSWORD } });
  session = await sessionOf(request, practice.url, EMAIL, PASSWORD);
  const now = wallClockOf(new Date(), 'Europe/Madrid');
  const tomorrow = addDays(now.date, 1);
  // The first appointment begins now, and the agenda contains another patient's too.
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
      time: now.time,
      duration: 45,
      type: 'TREATMENT',
      notes: '',
    });
  }
  await request.dispose();
});
test.afterEach(() => practice?.remove());

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
    /** Text counts as one click for the field; typing the note itself is not counted. */
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
  await expect(page.getByText('Mostrando 2 de 2 citas')).toBeVisible();
}

test('from the agenda, past the record, to a saved note, a completed appointment and the next one', async ({
  page,
}) => {
  const { spent, reset, click, choose, write } = effortOn(page);
  await agenda(page);
  reset();
  const row = agendaPage(page).row('María López');

  await test.step('When the therapist glances at the record', async () => {
    await click(row.getByRole('button', { name: /^Más acciones/ }));
    await click(page.getByRole('menuitem', { name: 'Abrir ficha' }));
    await expect(page.getByRole('heading', { level: 1, name: 'María López' })).toBeVisible();
  });
  await test.step('And writes the session', async () => {
    await click(page.getByRole('link', { name: 'Escribir sesión' }));
    await choose(page.getByRole('combobox', { name: 'Tipo de tratamiento' }), 'Tratamiento manual');
    await write(page.getByRole('textbox', { name: 'Notas de la sesión' }), 'Mejora la rotación.');
    await click(page.getByRole('button', { name: 'Crear sesión' }));
  });
  await test.step('And books the next appointment, a week later', async () => {
    await click(page.getByRole('link', { name: 'Siguiente cita' }));
    await click(page.getByRole('button', { name: 'Crear cita' }));
    await expect(page.getByText('Mostrando 3 de 3 citas')).toBeVisible();
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
  await click(
    agendaPage(page)
      .row('María López')
      .getByRole('link', { name: /^Escribir la sesión/ }),
  );
  await choose(page.getByRole('combobox', { name: 'Tipo de tratamiento' }), 'Tratamiento manual');
  await write(page.getByRole('textbox', { name: 'Notas de la sesión' }), 'Sin dolor.');
  await click(page.getByRole('button', { name: 'Crear sesión' }));
  await expect(page.getByRole('link', { name: 'Siguiente cita' })).toBeFocused();
  console.log(`To a saved note: ${spent.clicks} clicks, ${spent.keys} keys, ${spent.pages} page changes`);
  expect(spent.clicks + spent.keys).toBeLessThanOrEqual(5);
  expect(spent.pages).toBe(1);
  await page.getByRole('link', { name: 'Volver a la agenda' }).click();
  await expect(agendaPage(page).row('María López')).toContainText('Completada');
});
