import { expect, test } from '../commands/test';
import { type Practice, startPractice } from '../commands/practice';
import { expectNoAxeFindingsInBothThemes } from '../commands/axe';
import { authPages } from '../pages/authPages';

const PASSWORD = 'demo1234';

/** Screens of each role, with the heading that shows that they have loaded. */
const SCREENS: Record<string, { email: string; paths: string[] }> = {
  therapist: {
    email: 'ana@demo.es',
    paths: [
      '/dashboard',
      '/patients',
      '/patients/new',
      '/invitations',
      '/appointments',
      '/appointments?view=calendar',
      '/appointments/new',
      '/exercises',
      '/routines',
      '/sessions/new',
      '/history',
      '/conversations',
      '/profile',
    ],
  },
  patient: {
    email: 'manuel@demo.es',
    paths: [
      '/dashboard',
      '/my-routines',
      '/my-appointments',
      '/my-progress',
      '/home-exercises',
      '/my-sessions',
      '/conversations',
      '/profile',
    ],
  },
  admin: {
    email: 'elena@demo.es',
    paths: ['/dashboard', '/appointments', '/exercises', '/routines', '/history', '/profile'],
  },
};

let practice: Practice;
test.beforeAll(async () => {
  practice = await startPractice({ demo: true });
});
test.afterAll(() => practice?.remove());

for (const [role, { email, paths }] of Object.entries(SCREENS)) {
  test(`screens of the ${role} have no axe finding in light or dark, and no broken rule of the CSP`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: practice.url });
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    // A production build must never open a socket.
    page.on('websocket', (socket) => complaints.push(`socket: ${socket.url()}`));
    page.on('request', (request) => {
      if (request.url().includes('socket.io')) complaints.push(`socket: ${request.url()}`);
    });
    await page.goto('/login');
    await expectNoAxeFindingsInBothThemes(page, '/login');
    await authPages(page).logIn(email, PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await expectNoAxeFindingsInBothThemes(page, `${role} ${path}`);
    }
    expect(complaints).toEqual([]);
  });
}

test('every screen fits 390 px without sideways scrolling', async ({ browser }) => {
  for (const { email, paths } of Object.values(SCREENS)) {
    const context = await browser.newContext({
      baseURL: practice.url,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('/login');
    await authPages(page).logIn(email, PASSWORD);
    await expect(page).toHaveURL(/\/dashboard$/);
    for (const path of paths) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at 390 px`).toBeLessThanOrEqual(0);
    }
    await context.close();
  }
});
