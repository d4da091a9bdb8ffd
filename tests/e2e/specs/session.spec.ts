import {
  type BrowserContext,
  cutOff,
  endedSession,
  expect,
  type Page,
  refused,
  test,
} from '../commands/test';
import { figure } from '../../trust/figures';
import { call, tokenOf } from '../commands/api';
import { type Practice, startPractice } from '../commands/practice';
import { screenVisitor, screensOf } from '../commands/screens';
import { authPages } from '../pages/authPages';

/*
 * What remains of a user in the browser, in addresses and in the server's log, and what the next user finds.
 */

const DEMO_PASSWORD = 'demo1234';
const ANA = 'ana@demo.es';
const JAVIER = 'javier@demo.es';

let practice: Practice;
test.describe.configure({ mode: 'serial' });
test.use({
  expected: {
    'the connection is lost on purpose': [cutOff('/api/**'), { text: /^Error al cargar/ }],
    'screens are asked for records that are none': [
      refused(404, '/api/sessions/x'),
      refused(404, '/api/appointments/x'),
    ],
    'the server has ended the session': [...endedSession, refused(401, '/api/**')],
  },
});
test.beforeAll(async () => {
  // All log levels; a practice's own level logs less.
  practice = await startPractice({ demo: true, env: { LOG_LEVEL: 'trace' } });
});
test.afterAll(() => practice?.remove());

const newContext = (browser: { newContext: (options: { baseURL: string }) => Promise<BrowserContext> }) =>
  browser.newContext({ baseURL: practice.url });

async function logIn(page: Page, email: string, password = DEMO_PASSWORD) {
  await page.goto('/login');
  await authPages(page).logIn(email, password);
  await expect(page).toHaveURL(/\/dashboard$/);
}

/** Everything that a page can store on the device. */
const keptBy = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage } as Record<string, string>,
    session: { ...sessionStorage } as Record<string, string>,
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: 'caches' in window ? await caches.keys() : [],
    workers: (await navigator.serviceWorker?.getRegistrations())?.length ?? 0,
    cookies: document.cookie,
  }));

/** Key of redux-persist, which stores only preferences, such as the theme. */
const PREFERENCES = 'persist:preferences';

test('a whole journey leaves no name, diagnosis, password or token in log, address or browser', async ({
  browser,
}) => {
  const CANARIES = {
    name: 'Canarionombre',
    patient: 'Canariopaciente',
    diagnosis: 'Canariodiagnostico',
    message: 'Canariomensaje',
    password: 'Canarioclave1',
    otherPassword: 'Canarioclave2',
  };
  const secrets = new Set(Object.values(CANARIES));
  const addresses: string[] = [];
  const stored: string[] = [];
  let responses = 0;
  const watch = (page: Page) => {
    page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
    page.on('framenavigated', (frame) => addresses.push(frame.url()));
    page.on('websocket', (socket) => addresses.push(socket.url()));
    page.on('response', (response) => {
      if (!new URL(response.url()).pathname.startsWith('/api/')) return;
      responses += 1;
      if (!/no-store/.test(response.headers()['cache-control'] ?? '')) stored.push(response.url());
    });
    return { page, goTo: screenVisitor(page) };
  };
  const [hers, his] = [await newContext(browser), await newContext(browser)];
  const { page: ana, goTo: anaGoesTo } = watch(await hers.newPage());
  const { page: eva, goTo: evaGoesTo } = watch(await his.newPage());
  const email = { ana: 'canarioana@consulta.example', eva: 'canarioeva@correo.example' };
  Object.values(email).forEach((text) => secrets.add(text));
  const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem('token') ?? '');
  let patientId = '';
  let link = '';

  await test.step('Given a therapist who registers and writes a patient’s record', async () => {
    await ana.goto('/register');
    await authPages(ana).register({ name: CANARIES.name, email: email.ana, password: CANARIES.password });
    await expect(ana).toHaveURL(/\/dashboard$/);
    await anaGoesTo('/patients/new');
    await ana.getByRole('textbox', { name: 'Nombre completo' }).fill(CANARIES.patient);
    await ana.getByRole('textbox', { name: 'Correo electrónico' }).fill(email.eva);
    await ana.getByRole('textbox', { name: 'Historial médico' }).fill(CANARIES.diagnosis);
    await ana.getByRole('button', { name: 'Crear paciente' }).click();
    await expect(ana.getByRole('heading', { level: 1, name: CANARIES.patient })).toBeVisible();
    await anaGoesTo('/patients');
    await ana.getByRole('searchbox', { name: 'Buscar pacientes' }).fill(CANARIES.patient);
    const seen = await call<{ patients: { id: string }[] }>(
      ana.request,
      await tokenIn(ana),
      'get',
      `${practice.url}/api/patients`,
    );
    patientId = seen.patients[0]?.id ?? '';
  });

  await test.step('And an evaluation, one saved and one left half-way', async () => {
    await call(
      ana.request,
      await tokenIn(ana),
      'post',
      `${practice.url}/api/patients/${patientId}/evaluations`,
      {
        date: '2026-11-19',
        reason: CANARIES.diagnosis,
        diagnosis: CANARIES.diagnosis,
        regions: [],
        range: [],
        strength: [],
        tests: [],
      },
    );
    await anaGoesTo(`/patients/${patientId}/evaluations/new`);
    await ana.getByRole('textbox', { name: 'Diagnóstico fisioterapéutico' }).fill(CANARIES.diagnosis);
    expect(JSON.stringify(await keptBy(ana))).not.toContain(CANARIES.diagnosis);
  });

  await test.step('When the patient comes in by the invitation and both write to each other', async () => {
    await anaGoesTo('/patients');
    await ana.getByRole('button', { name: `Enviar invitación a ${CANARIES.patient}` }).click();
    const dialog = ana.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Enviar invitación' }).click();
    link = await ana.getByRole('textbox', { name: 'Enlace de la invitación' }).inputValue();
    secrets.add(link.split('/').at(-1) ?? '');
    await ana.keyboard.press('Escape');
    await eva.goto(link);
    await authPages(eva).acceptInvitation(CANARIES.otherPassword);
    await expect(eva).toHaveURL(/\/login$/);
    await authPages(eva).logIn(email.eva, CANARIES.otherPassword);
    await expect(eva).toHaveURL(/\/dashboard$/);
    const { conversation } = await call<{ conversation: { id: string } }>(
      ana.request,
      await tokenIn(ana),
      'post',
      `${practice.url}/api/conversations`,
      { patientId },
    );
    for (const [page, goTo] of [
      [ana, anaGoesTo],
      [eva, evaGoesTo],
    ] as const) {
      await goTo(`/conversations/${conversation.id}`);
      await page.getByRole('textbox', { name: /mensaje/i }).fill(CANARIES.message);
      await page.getByRole('button', { name: 'Enviar' }).click();
      await expect(page.getByText(CANARIES.message).first()).toBeVisible();
    }
    const ids = {
      patients: patientId,
      conversations: conversation.id,
      appointments: 'x',
      routines: 'x',
      sessions: 'x',
    };
    for (const path of screensOf('THERAPIST', ids)) await anaGoesTo(path);
    for (const path of screensOf('PATIENT', ids)) await evaGoesTo(path);
  });

  await test.step('Then the browser holds the session, the theme and nothing else', async () => {
    for (const page of [ana, eva]) {
      secrets.add(await tokenIn(page));
      const { local, ...rest } = await keptBy(page);
      expect(rest).toEqual({ session: {}, databases: [], caches: [], workers: 0, cookies: '' });
      expect(Object.keys(local).filter((key) => !['token', 'user', PREFERENCES].includes(key))).toEqual([]);
      // `user` identifies the signed-in user and contains nothing from a record.
      expect(Object.keys(JSON.parse(local.user ?? '{}') as object).sort()).toEqual(
        ['email', 'id', 'name', 'phone', 'role'].sort(),
      );
      for (const secret of secrets) expect(local[PREFERENCES] ?? '').not.toContain(secret);
      for (const secret of [CANARIES.diagnosis, CANARIES.message, CANARIES.password, CANARIES.otherPassword])
        expect(JSON.stringify(local)).not.toContain(secret);
      await page.getByRole('button', { name: 'Cerrar sesión' }).click();
      await expect(page).toHaveURL(/\/login$/);
      expect(Object.keys((await keptBy(page)).local).filter((key) => key !== PREFERENCES)).toEqual([]);
    }
    expect(await hers.cookies()).toEqual([]);
    expect(stored).toEqual([]);
    expect(responses).toBeGreaterThan(30);
  });

  await test.step('And no address and no line of the log tells any of it', () => {
    const invitation = link.split('/').at(-1) ?? '';
    // The link of an invitation is itself an address: it may appear there and in the calls that open it, but
    // nowhere else.
    const others = addresses.filter(
      (address) => !/\/register\/invitation\/|\/api\/invitations\/token\//.test(address),
    );
    // Without a mail server the console shows the mail's link instead, which is not part of the log.
    const log = practice
      .output()
      .split('\n')
      .filter((line) => !/^Correo guardado en |^ {2}Enlace para /.test(line))
      .join('\n');
    expect(log.length).toBeGreaterThan(5_000);
    for (const secret of secrets) {
      if (secret !== invitation) expect(addresses.filter((address) => address.includes(secret))).toEqual([]);
      expect(others.filter((address) => address.includes(secret))).toEqual([]);
      expect(log.includes(secret), `${secret.slice(0, 12)}… in the log`).toBe(false);
    }
    figure(
      'Sin rastro',
      `${secrets.size} canarios, ${addresses.length} direcciones, ${responses} respuestas no-store, ${Math.round(log.length / 1000)} kB de registro: 0`,
    );
  });
  await hers.close();
  await his.close();
});

test('the session outlives a lost connection, follows the other tab, and ends for good when the server says so', async ({
  browser,
}) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  await logIn(page, ANA);
  const keys = (of: Page) =>
    of.evaluate(() => [localStorage.getItem('token') !== null, localStorage.getItem('user') !== null]);

  await test.step('without a connection a reload keeps it', async () => {
    await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await page.reload();
    await expect(page.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    expect(await keys(page)).toEqual([true, true]);
    await context.unroute('**/api/**');
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  const other = await context.newPage();
  const within = async (what: () => Promise<void>) => {
    const began = Date.now();
    await what();
    return Date.now() - began;
  };
  const slowest: number[] = [];

  await test.step('two tabs follow each other within a second', async () => {
    await other.goto('/patients');
    await expect(other.getByRole('button', { name: 'Cerrar sesión' })).toBeVisible();
    await page.getByRole('button', { name: 'Cerrar sesión' }).click();
    slowest.push(await within(() => other.waitForURL(/\/login$/)));
    await authPages(page).logIn(JAVIER, DEMO_PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
    slowest.push(await within(() => other.waitForURL(/\/dashboard$/)));
    await expect(other.getByText('Javier', { exact: false }).first()).toBeVisible();
    expect(Math.max(...slowest)).toBeLessThan(1_000);
  });

  await test.step('a session that the server ended clears both keys, in both tabs', async () => {
    const token = await page.evaluate(() => localStorage.getItem('token') ?? '');
    await call(page.request, token, 'post', `${practice.url}/api/auth/logout`);
    await page.reload();
    await expect(page).toHaveURL(/\/login$/);
    await expect(other).toHaveURL(/\/login$/);
    expect(await keys(page)).toEqual([false, false]);
  });
  figure('Dos pestañas', `se siguen en ${Math.max(...slowest)} ms como mucho`);
  await context.close();
});

test('whoever comes next sees no frame of the one before', async ({ browser }) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  const token = await tokenOf(context.request, practice.url, ANA, DEMO_PASSWORD);
  const { patients } = await call<{ patients: { name: string }[] }>(
    context.request,
    token,
    'get',
    `${practice.url}/api/patients`,
  );
  const names = [...patients.map(({ name }) => name), 'Ana Ruiz'];
  expect(names.length).toBeGreaterThan(5);
  const goTo = screenVisitor(page);
  await logIn(page, ANA);
  for (const path of ['/appointments', '/conversations', '/history', '/patients']) await goTo(path);
  await expect(page.getByText(names[0] ?? '').first()).toBeVisible();

  // From the click on, check every frame, so that not even a brief appearance is missed.
  await page.evaluate((texts) => {
    const seen: string[] = [];
    let frames = 0;
    Object.assign(window, { seen, framesRead: () => frames });
    const look = () => {
      frames += 1;
      const text = `${document.title} ${document.body.textContent} ${[...document.querySelectorAll('input')].map((input) => input.value).join(' ')}`;
      for (const name of texts) if (text.includes(name)) seen.push(`${location.pathname}: ${name}`);
      requestAnimationFrame(look);
    };
    document.addEventListener(
      'click',
      (event) => {
        if ((event.target as Element).closest('[aria-label="Cerrar sesión"]'))
          requestAnimationFrame(() => requestAnimationFrame(look));
      },
      { capture: true, once: true },
    );
  }, names);
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);

  // One of her requests is answered only after he has signed in.
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let late = 0;
  await page.route('**/api/invitations', async (route) => {
    const response = await route.fetch();
    await released;
    late += 1;
    await route.fulfill({ response }).catch(() => undefined);
  });
  await page.evaluate(() => {
    history.pushState({}, '', '/invitations');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('heading', { level: 1, name: 'Invitaciones' })).toBeVisible();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/login$/);

  await test.step('Back shows the log-in', async () => {
    for (let n = 0; n < 3; n += 1) {
      await page.goBack();
      await expect(page).toHaveURL(/\/login$/);
    }
    expect(await seen()).toEqual([]);
  });

  await test.step('and the next person sees their own', async () => {
    await authPages(page).logIn(JAVIER, DEMO_PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
    release();
    await expect.poll(() => late).toBeGreaterThan(0);
    for (const path of [
      '/invitations',
      '/patients',
      '/appointments',
      '/conversations',
      '/history',
      '/dashboard',
    ])
      await goTo(path);
    await expect(page.getByText('Javier', { exact: false }).first()).toBeVisible();
    expect(await seen()).toEqual([]);
    const frames = await page.evaluate(() =>
      (window as unknown as { framesRead: () => number }).framesRead(),
    );
    expect(frames).toBeGreaterThan(20);
    figure(
      'Quien viene después',
      `${names.length} nombres, ${frames} fotogramas leídos: 0 de la persona anterior`,
    );
  });
  await context.close();
});

const BROKEN_STORAGE: Record<string, () => void> = {
  'that throws at every touch': () => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  },
  'that is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'with rubbish under our keys': () => {
    // The browser's initial blank page has no storage.
    if (origin === 'null') return;
    for (const key of ['token', 'user', 'persist:preferences']) localStorage.setItem(key, '{"a":');
  },
};

test('with a browser storage that fails, one can still sign in and work', async ({ browser }) => {
  for (const [about, breakStorage] of Object.entries(BROKEN_STORAGE)) {
    await test.step(`a storage ${about}`, async () => {
      const context = await newContext(browser);
      await context.addInitScript(breakStorage);
      const page = await context.newPage();
      const failures: string[] = [];
      page.on('pageerror', (error) => failures.push(error.message));
      await page.goto('/');
      await expect(page).toHaveURL(/\/login$/);
      await authPages(page).logIn(ANA, DEMO_PASSWORD);
      await expect(page).toHaveURL(/\/dashboard$/);
      await screenVisitor(page)('/patients');
      await expect(page.getByText('Error en la aplicación')).toHaveCount(0);
      expect(failures).toEqual([]);
      await context.close();
    });
  }
});
