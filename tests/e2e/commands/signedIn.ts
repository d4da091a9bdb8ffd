import type { Browser, BrowserContextOptions } from '@playwright/test';
import type { Role } from '@/contract/common/roles';
import { keepSession, sessionOf } from './api';
import { DEMO_PASSWORD, DEMO_PEOPLE } from './demoPeople';
import { idsOf, screensOf } from './screens';

/** A browser in which somebody of a demo practice is signed in from its start, and the addresses of their screens. */
export async function signedIn(browser: Browser, url: string, role: Role, options?: BrowserContextOptions) {
  const context = await browser.newContext({ baseURL: url, ...options });
  const session = await sessionOf(context.request, url, DEMO_PEOPLE[role], DEMO_PASSWORD);
  await context.addInitScript(keepSession, session);
  const ids = await idsOf(context.request, url, role, session.token);
  return { context, page: await context.newPage(), paths: screensOf(role, ids) };
}
