import { expect, type Page, type Request } from '@playwright/test';
import { SIGNED_IN_ROUTES } from '@/app/router/routeTable';
import type { Role } from '@/contract/common/roles';
import { untilStill } from './untilStill';

/**
 * The signed-in screens of a role, from the app's own route table, so that a new screen cannot be forgotten. `ids` gives
 * what stands for `:id` behind each first part of a path, e.g. `{ patients: '…' }`.
 */
export const screensOf = (role: Role, ids: Record<string, string>): string[] =>
  SIGNED_IN_ROUTES.filter(({ roles }) => roles.includes(role)).map(({ path }) =>
    path.replace(/:\w+/, () => {
      const id = ids[path.split('/')[1] ?? ''];
      if (!id) throw new Error(`Nothing was seeded for ${path}`);
      return id;
    }),
  );

/**
 * Waits until the page has heard all it asked for, the code of the screen with it, and has drawn it. Give it each page
 * once before the first navigation: it counts the page's requests.
 */
export function arrivals(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect
      .poll(
        async () => {
          // While the next screen's code is coming, the last one stays, which lacks nothing.
          await untilStill(page);
          const loading = await page.getByText('Cargando...', { exact: true }).allTextContents();
          return [...loading, ...[...open].map((request) => request.url())];
        },
        // The clock only ends what hangs: the benchmark has no test's patience of its own.
        { intervals: [20], timeout: 60_000 },
      )
      .toEqual([]);
  };
}

/** Goes to a screen as a link would, without loading the page anew, and waits until it is there. */
export function screenVisitor(page: Page): (path: string) => Promise<void> {
  const arrived = arrivals(page);
  return async (path) => {
    await page.evaluate((to) => {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, path);
    await arrived();
  };
}
