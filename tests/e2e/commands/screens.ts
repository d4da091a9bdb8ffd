import { type APIRequestContext, expect, type Page, type Request } from '@playwright/test';
import { SCREENS } from '@/app/router/useScreen';
import type { Role } from '@/contract/common/roles';
import { shellPage } from '../pages/shellPage';
import { untilStill } from './untilStill';

/**
 * The signed-in screens of a role, from the app's list, so that new screens are included. `ids` gives
 * the value of `:id` by the first part of the path, e.g. `{ patients: '…' }`.
 */
export const screensOf = (role: Role, ids: Record<string, string>): string[] =>
  SCREENS.filter(({ roles }) => roles.includes(role))
    .flatMap(({ paths }) => Object.keys(paths))
    .map((path) =>
      path.replace(/:\w+/, () => {
        const id = ids[path.split('/')[1] ?? ''];
        if (!id) throw new Error(`Nothing was seeded for ${path}`);
        return id;
      }),
    );

/** Addresses for whoever is not signed in, the sign-in last. */
export const SIGNED_OUT_SCREENS = ['/register', '/password-reset', '/login'] as const;

/** Lists in which a role finds its own things, by the first part of the addresses that open one of them. */
const LISTS: Readonly<Record<Role, Readonly<Record<string, string>>>> = {
  THERAPIST: {
    patients: 'patients',
    appointments: 'appointments',
    routines: 'routines',
    sessions: 'sessions',
    conversations: 'conversations',
  },
  PATIENT: { sessions: 'sessions/my-sessions', conversations: 'conversations' },
  ADMIN: { patients: 'patients', appointments: 'appointments', routines: 'routines', sessions: 'sessions' },
};

/** Ids of the first things that a signed-in person has, for `screensOf`. */
export async function idsOf(
  request: APIRequestContext,
  baseUrl: string,
  role: Role,
  token: string,
): Promise<Record<string, string>> {
  const ids: Record<string, string> = {};
  for (const [name, list] of Object.entries(LISTS[role])) {
    const answer = await request.get(`${baseUrl}/api/${list}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    // Administration has screens of things that it has none of; their address then leads to a message.
    const missing = role === 'ADMIN' ? 'ninguno' : '';
    ids[name] = /"id":"([^"]+)"/.exec(answer.ok() ? await answer.text() : '')?.[1] ?? missing;
  }
  return ids;
}

/** Goes to a screen as a link would, without loading the page anew. */
export const follow = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

/** Rounds in a row in which nothing may change: between two requests of a screen, nothing is open for a moment. */
const QUIET_ROUNDS = 3;

/**
 * Returns a function that waits until all requests of the page are answered, code included, the result is painted and
 * nothing follows. Call once per page before the first navigation, because it counts requests.
 */
export function arrivals(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let begun = 0;
  page.on('request', (request) => {
    open.add(request);
    begun += 1;
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    await expect(shellPage(page).heading()).toBeVisible();
    let before = '';
    let quiet = 0;
    await expect
      .poll(
        async () => {
          // While the code of the next screen loads, the previous one stays visible and seems complete.
          await untilStill(page);
          const { elements, waiting } = await page.evaluate(() => ({
            elements: document.getElementsByTagName('*').length,
            waiting: [
              ...Array.from(
                document.querySelectorAll('[data-skeleton], [aria-busy="true"]'),
                ({ textContent }) => `waits: ${textContent}`,
              ),
              ...(document.body.textContent?.match(/Cargando\.\.\./g) ?? []),
            ],
          }));
          const now = `${elements} elements, ${begun} requests`;
          quiet = now === before ? quiet + 1 : 0;
          before = now;
          return [
            ...(quiet < QUIET_ROUNDS ? [now] : []),
            ...waiting,
            ...[...open].map((request) => request.url()),
          ];
        },
        // Explicit timeout, because the benchmark has no test timeout.
        { intervals: [20], timeout: 60_000 },
      )
      .toEqual([]);
  };
}

/** Follows addresses, and waits each time until the screen is there. */
export function screenVisitor(page: Page): (path: string) => Promise<void> {
  const arrived = arrivals(page);
  return async (path) => {
    await follow(page, path);
    await arrived();
  };
}
