import { expect, type Page, type Request } from '@playwright/test';
import { SIGNED_IN_ROUTES } from '@/app/router/routeTable';
import type { Role } from '@/contract/common/roles';
import { untilStill } from './untilStill';

/**
 * The signed-in screens of a role, from the app's route table, so that new screens are included. `ids` gives
 * the value of `:id` by the first part of the path, e.g. `{ patients: '…' }`.
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
 * Returns a function that waits until all requests of the page are answered, code included, and the result is
 * painted. Call once per page before the first navigation, because it counts requests.
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
          // While the code of the next screen loads, the previous one stays visible and seems complete.
          await untilStill(page);
          const loading = await page.getByText('Cargando...', { exact: true }).allTextContents();
          return [...loading, ...[...open].map((request) => request.url())];
        },
        // Explicit timeout, because the benchmark has no test timeout.
        { intervals: [20], timeout: 60_000 },
      )
      .toEqual([]);
  };
}

/** Navigates to a screen like a link, without reloading the page, and waits until it is shown. */
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
