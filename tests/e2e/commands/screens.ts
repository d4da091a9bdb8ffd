import { expect, type Page, type Request } from '@playwright/test';
import { SIGNED_IN_ROUTES } from '@/app/router/routeTable';
import type { Role } from '@/contract/common/roles';
import { shellPage } from '../pages/shellPage';
import { untilStill } from './untilStill';

/**
 * The signed-in screens of a role, from the application's route table, so that a new screen cannot be
 * forgotten. `ids` gives the value of `:id` by the first part of the path, e.g. `{ patients: '…' }`.
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
 * Waits until all requests of the page are answered, code included, and the result is painted. Call it once
 * per page before the first navigation, because it counts requests.
 */
export function arrivals(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return async () => {
    await expect(shellPage(page).heading()).toBeVisible();
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
