import type { Role } from '@/contract/common/roles';
import { type Browser, type BrowserContext, expect, type Page, refused, test } from '../commands/test';
import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import { figure } from '../../trust/figures';
import { call, tokenOf } from '../commands/api';
import { type Practice, startPractice } from '../commands/practice';
import { screensOf, screenVisitor } from '../commands/screens';
import { authPages } from '../pages/authPages';

/*
 * Texts that have been executed as scripts elsewhere, in every text field, viewed by every role on every
 * screen.
 */

const PASSWORD = 'demo1234';
const PEOPLE: Record<Role, string> = {
  THERAPIST: 'ana@demo.es',
  PATIENT: 'manuel@demo.es',
  ADMIN: 'elena@demo.es',
};

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  'javascript:alert(1)',
  '</title></textarea></script><script>alert(1)</script>',
  '<iframe srcdoc="<script>parent.alert(1)</script>"></iframe>',
  '{{constructor.constructor("alert(1)")()}}',
  '<a href="javascript:alert(1)">x</a><style>*{color:red}</style>',
] as const;

let turn = 0;
/** The next hostile text. Each field gets another one, and all of them are used. */
const hostile = () => HOSTILE[turn++ % HOSTILE.length] as string;

let practice: Practice;
const today = wallClockOf(new Date(), 'Europe/Madrid').date;

test.beforeAll(async () => {
  practice = await startPractice({ demo: true });
});
test.afterAll(() => practice?.remove());

interface Row {
  id: string;
  email?: string | null;
}

/** Answer to a creation: the object itself, under its name, under `data`, or both. */
type Made = Partial<Row> & { [name: string]: unknown };

function idOf(made: Made, name: string): string {
  const data = (made.data ?? made) as Made;
  const { id } = (data[name] ?? data) as Made;
  if (!id) throw new Error(`No id of the ${name}: ${JSON.stringify(made).slice(0, 200)}`);
  return id;
}

/** Fills every text field of the product with hostile texts over the API. */
async function seed(context: BrowserContext): Promise<Record<string, string>> {
  const tokens = {} as Record<Role, string>;
  for (const [role, email] of Object.entries(PEOPLE))
    tokens[role as Role] = await tokenOf(context.request, practice.url, email, PASSWORD);
  const send = <T = Made>(
    role: Role,
    method: 'get' | 'post' | 'put' | 'patch',
    path: string,
    data?: unknown,
  ) => call<T>(context.request, tokens[role], method, `${practice.url}${path}`, data);

  const users: string[] = [];
  for (const [role, email] of Object.entries(PEOPLE)) {
    await send(role as Role, 'put', '/api/profile', {
      name: hostile(),
      email,
      license: hostile(),
      address: hostile(),
    });
    users.push(idOf(await send(role as Role, 'get', '/api/auth/verify'), 'user'));
  }
  const { patients } = await send<{ patients: Row[] }>('THERAPIST', 'get', '/api/patients');
  const patientId = patients.find(({ email }) => email === PEOPLE.PATIENT)?.id ?? '';
  const record = () => ({
    name: hostile(),
    address: hostile(),
    emergencyContact: hostile(),
    medicalHistory: hostile(),
    allergies: hostile(),
    medications: hostile(),
    notes: hostile(),
  });
  await send('THERAPIST', 'put', `/api/patients/${patientId}`, { ...record(), email: PEOPLE.PATIENT });
  // One patient for each text, so that lists and options show all of them.
  for (const name of HOSTILE) {
    const made = await send('THERAPIST', 'post', '/api/patients', {
      ...record(),
      name,
    });
    await send('THERAPIST', 'post', '/api/invitations', {
      patientId: idOf(made, 'patient'),
      email: `invitada${turn++}@correo.example`,
    });
  }
  const exerciseIds: string[] = [];
  for (const role of ['THERAPIST', 'ADMIN'] as const) {
    for (let n = 0; n < 4; n += 1) {
      const made = await send(role, 'post', '/api/exercises', {
        name: hostile(),
        description: hostile(),
        category: hostile(),
        difficulty: 'BEGINNER',
        equipment: hostile(),
        instructions: hostile(),
        videoUrl: `https://videos.example/?v=${encodeURIComponent(hostile())}"onclick="alert(1)`,
      });
      exerciseIds.push(idOf(made, 'exercise'));
    }
  }
  const routine = () => ({
    name: hostile(),
    description: hostile(),
    notes: hostile(),
    frequency: 'DAILY',
    duration: 4,
    category: 'Rehabilitación',
    difficulty: 'beginner',
    exercises: exerciseIds.map((exerciseId, index) => ({
      exerciseId,
      order: index + 1,
      sets: 2,
      reps: 5,
      duration: 30,
      restTime: 60,
      notes: hostile(),
    })),
  });
  await send('THERAPIST', 'post', '/api/routines', { ...routine(), isTemplate: true });
  const routineId = idOf(
    await send('THERAPIST', 'post', '/api/routines', { ...routine(), patientId }),
    'routine',
  );
  const started = await send('PATIENT', 'post', '/api/routine-progress/start', { routineId });
  const progress = `/api/routine-progress/${idOf(started, 'routineProgress')}`;
  await send('PATIENT', 'post', `${progress}/complete-exercise`, {
    exerciseId: exerciseIds[0],
    notes: hostile(),
  });

  let appointmentId = '';
  for (const [day, time] of [
    [1, '07:00'],
    [2, '07:00'],
    [30, '21:00'],
  ] as const) {
    const made = await send('THERAPIST', 'post', '/api/appointments', {
      patientId,
      date: addDays(today, day),
      time,
      duration: 15,
      type: 'TREATMENT',
      notes: hostile(),
    });
    appointmentId = idOf(made, 'appointment');
  }
  const session = await send('THERAPIST', 'post', '/api/sessions', {
    date: today,
    time: '07:30',
    patientId,
    treatmentType: hostile(),
    duration: 30,
    location: hostile(),
    notes: hostile(),
    status: 'COMPLETED',
    exercises: [{ name: hostile(), sets: 1, reps: 1, duration: 30, notes: hostile() }],
  });
  await send('THERAPIST', 'post', `/api/patients/${patientId}/evaluations`, {
    date: today,
    reason: hostile(),
    history: hostile(),
    pain: 3,
    regions: [],
    range: [],
    strength: [],
    tests: [{ name: hostile(), side: 'LEFT', result: 'POSITIVE', notes: hostile() }],
    diagnosis: hostile(),
    goals: hostile(),
    plan: hostile(),
  });
  const conversation = await send('THERAPIST', 'post', '/api/conversations', {
    patientId,
  });
  const conversationId = idOf(conversation, 'conversation');
  for (const content of HOSTILE)
    for (const role of ['THERAPIST', 'PATIENT'] as const)
      await send(role, 'post', `/api/conversations/${conversationId}/messages`, { content, type: 'TEXT' });
  for (const userId of users)
    for (const title of HOSTILE)
      await send('ADMIN', 'post', '/api/notifications', {
        userId,
        type: 'SYSTEM',
        title,
        message: hostile(),
        link: '/dashboard?x="><script>alert(1)</script>'.replaceAll(' ', ''),
      });
  return {
    patients: patientId,
    appointments: appointmentId,
    routines: routineId,
    sessions: idOf(session, 'session'),
    conversations: conversationId,
  };
}

/** Parts that no page may contain: event handlers, scripts and addresses created from a text. */
const foreignParts = (page: Page) =>
  page.evaluate(() =>
    [
      ...document.body.querySelectorAll(
        'script, base, object, embed, [srcdoc], [onload], [onerror], [onclick], img[src="x"], :not(head) > style',
      ),
      ...[...document.querySelectorAll('[href], [src], [action], [formaction]')].filter((element) =>
        ['href', 'src', 'action', 'formaction'].some((name) =>
          /^\s*(javascript|data:text|vbscript):?/i.test(element.getAttribute(name) ?? ''),
        ),
      ),
    ].map((element) => element.outerHTML.slice(0, 200)),
  );

/** Signs the role in and opens each of its screens, on screen and for print. */
async function walk(browser: Browser, role: Role, ids: Record<string, string>) {
  const context = await browser.newContext({ baseURL: practice.url });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('dialog', (dialog) => {
    complaints.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (/Content Security Policy|Refused to/i.test(message.text())) complaints.push(message.text());
  });
  await page.exposeFunction('tellViolation', (text: string) => complaints.push(`CSP: ${text}`));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      (window as unknown as { tellViolation: (text: string) => void }).tellViolation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      ),
    );
  });
  const goTo = screenVisitor(page);
  await page.goto('/login');
  await authPages(page).logIn(PEOPLE[role], PASSWORD);
  await expect(page).toHaveURL(/\/dashboard$/);
  const shows = async () => (await page.locator('body').innerText()).includes('alert(1)');
  const check = async (where: string) => {
    const parts = await foreignParts(page);
    if (parts.length > 0) complaints.push(`${where}: ${parts.join(' ')}`);
  };

  let screens = 0;
  let showing = 0;
  for (const path of screensOf(role, ids)) {
    await goTo(path);
    screens += 1;
    if (await shows()) showing += 1;
    else if (/print|conversations\/|patients\/[\w-]+$|sessions\/[\w-]+$/.test(path) && role !== 'ADMIN')
      complaints.push(`${path} shows none of the texts: nothing is proved there`);
    await check(path);
    await page.emulateMedia({ media: 'print' });
    if (/print|appointments$|sessions\/|my-progress/.test(path)) await page.pdf();
    await check(`${path} (print)`);
    await page.emulateMedia({ media: null });
  }

  await test.step('the bell and a toast', async () => {
    await goTo('/profile');
    await page.getByRole('button', { name: /^Notificaciones/ }).click();
    await expect(page.getByText(HOSTILE[1]).first()).toBeVisible();
    await check('bell');
    await page.keyboard.press('Escape');
    // The server's message is shown in a toast; here it is hostile too.
    await page.route('**/api/profile', async (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      const text = HOSTILE.join(' ');
      await route.fulfill({ status: 409, json: { error: text, message: text } });
    });
    await page.getByRole('button', { name: 'Editar' }).click();
    await page.getByRole('button', { name: 'Guardar' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'alert(1)' }).first()).toBeVisible();
    await check('toast');
  });

  if (role === 'PATIENT')
    await test.step('the routine, step by step', async () => {
      await goTo('/my-routines');
      await page
        .getByRole('article')
        .filter({ hasText: 'alert(1)' })
        .getByRole('button', { name: 'Continuar' })
        .click();
      await expect(page.getByText(/^Ejercicio \d+ de \d+: /)).toBeVisible();
      expect(await shows()).toBe(true);
      await check('runner');
    });
  const found = complaints.splice(0);
  await test.step('and a text that did become part of the page would have been caught', async () => {
    await page.evaluate((html) => {
      const part = document.createElement('div');
      part.innerHTML = html;
      document.body.append(part);
    }, HOSTILE.join(''));
    expect((await foreignParts(page)).length).toBeGreaterThan(3);
    await expect.poll(() => complaints.filter((text) => text.startsWith('CSP')).length).toBeGreaterThan(1);
  });
  await context.close();
  return { complaints: found, screens, showing };
}

test.use({
  expected: {
    'its answer brings hostile texts into a toast': refused(409, '/api/profile'),
    'an administrator reads no session': refused(404, '/api/sessions/*'),
    'the last step makes such a text a part of the page, to prove that it would be caught': {
      text: /violates the following Content Security Policy directive/,
    },
  },
});

test('no text of anybody’s runs as a script in any screen, toast or print of any role', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: practice.url });
  const ids = await test.step('Given hostile texts in every field', () => seed(context));
  await context.close();
  const walks = await Promise.all((Object.keys(PEOPLE) as Role[]).map((role) => walk(browser, role, ids)));
  expect(walks.flatMap(({ complaints }) => complaints)).toEqual([]);
  const sum = (name: 'screens' | 'showing') => walks.reduce((total, walked) => total + walked[name], 0);
  expect(sum('showing')).toBeGreaterThan(sum('screens') / 2);
  figure(
    'Textos hostiles en pantalla',
    `${HOSTILE.length} textos en ${turn} campos, ${sum('screens')} pantallas (${sum('showing')} los enseñan) e impresas; 0 diálogos, 0 avisos de la CSP`,
  );
});
