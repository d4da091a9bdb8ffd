import { type BrowserContext, expect, type Page, ownPractice, test } from '../commands/test';
import { figure } from '../../trust/figures';
import { call, tokenOf } from '../commands/api';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { follow, screenVisitor } from '../commands/screens';
import { CANARIES, leaveTraces, type Traces } from '../commands/tracedJourney';
import { authPages } from '../pages/authPages';
import { shellPage } from '../pages/shellPage';

/*
 * What remains of a user in the browser, in addresses and in the server's log, and what the next user finds.
 */

const ANA = DEMO_PEOPLE.THERAPIST;
const JAVIER = 'javier@demo.es';

// All log levels; a practice's own level logs less.
const practice = ownPractice({ demo: true, env: { LOG_LEVEL: 'trace' } });
test.describe.configure({ mode: 'serial' });

const newContext = (browser: { newContext: (options: { baseURL: string }) => Promise<BrowserContext> }) =>
  browser.newContext({ baseURL: practice.url });

/** Only these, and the theme and the like under redux-persist's key. */
const PREFERENCES = 'persist:preferences';

test.describe('a whole journey', () => {
  let traces: Traces;

  test('is made by a therapist and her patient over all of their screens', async ({ browser }) => {
    traces = await leaveTraces(browser, practice.url);
    expect(traces.invitation).not.toBe('');
    expect(traces.people).toHaveLength(2);
  });

  test('leaves nothing in the browser while something is half written', () => {
    expect(JSON.stringify(traces.keptWhileWriting)).not.toContain(CANARIES.diagnosis);
  });

  test('leaves the session, the theme and nothing else in the browser, and after it the theme alone', () => {
    for (const { signedIn, signedOut, cookies } of traces.people) {
      const { local, ...rest } = signedIn;
      expect(rest).toEqual({ session: {}, databases: [], caches: [], workers: 0, cookies: '' });
      expect(Object.keys(local).filter((key) => !['token', 'user', PREFERENCES].includes(key))).toEqual([]);
      // `user` identifies the signed-in user and contains nothing from a record.
      expect(Object.keys(JSON.parse(local.user ?? '{}') as object).sort()).toEqual(
        ['email', 'id', 'name', 'phone', 'role'].sort(),
      );
      for (const secret of traces.secrets) expect(local[PREFERENCES] ?? '').not.toContain(secret);
      const { diagnosis, message, password, otherPassword } = CANARIES;
      for (const secret of [diagnosis, message, password, otherPassword])
        expect(JSON.stringify(local)).not.toContain(secret);
      expect(Object.keys(signedOut.local).filter((key) => key !== PREFERENCES)).toEqual([]);
      expect(cookies).toEqual([]);
    }
  });

  test('has no answer that a browser may store', () => {
    expect(traces.storable).toEqual([]);
    expect(traces.responses).toBeGreaterThan(30);
  });

  test('leaves no name, diagnosis, password or token in an address', () => {
    const { addresses, secrets, invitation } = traces;
    // The link of an invitation is an address: it may stand there, and in the calls that open it, alone.
    const others = addresses.filter(
      (address) => !/\/register\/invitation\/|\/api\/invitations\/token\//.test(address),
    );
    expect(others.length).toBeGreaterThan(30);
    for (const secret of secrets) {
      if (secret !== invitation) expect(addresses.filter((address) => address.includes(secret))).toEqual([]);
      expect(others.filter((address) => address.includes(secret))).toEqual([]);
    }
  });

  test('leaves none of it in the log', () => {
    const { addresses, secrets, responses } = traces;
    // Without a mail server the console shows the mail's link instead, as a postman would: that is no line of the log.
    const log = practice
      .output()
      .split('\n')
      .filter((line) => !/^Correo guardado en |^ {2}Enlace para /.test(line))
      .join('\n');
    expect(log.length).toBeGreaterThan(5_000);
    for (const secret of secrets)
      expect(log.includes(secret), `${secret.slice(0, 12)}… in the log`).toBe(false);
    figure(
      'Sin rastro',
      `${secrets.size} canarios, ${addresses.length} direcciones, ${responses} respuestas no-store, ${Math.round(log.length / 1000)} kB de registro: 0`,
    );
  });
});

test('the session outlives a lost connection, follows the other tab, and ends for good when the server says so', async ({
  browser,
}) => {
  const context = await newContext(browser);
  const page = await context.newPage();
  await authPages(page).enter(ANA, DEMO_PASSWORD);
  const keys = (of: Page) =>
    of.evaluate(() => [localStorage.getItem('token') !== null, localStorage.getItem('user') !== null]);

  await test.step('without a connection a reload keeps it', async () => {
    await context.route('**/api/**', (route) => route.abort('internetdisconnected'));
    await page.reload();
    await expect(shellPage(page).logOutButton).toBeVisible();
    expect(await keys(page)).toEqual([true, true]);
    await context.unroute('**/api/**');
    await page.reload();
    await expect(shellPage(page).heading()).toBeVisible();
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
    await expect(shellPage(other).logOutButton).toBeVisible();
    await shellPage(page).logOut();
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
  await authPages(page).enter(ANA, DEMO_PASSWORD);
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
  await follow(page, '/invitations');
  await expect(shellPage(page).heading('Invitaciones')).toBeVisible();
  await shellPage(page).logOut();
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
