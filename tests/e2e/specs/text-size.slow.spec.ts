import type { Role } from '@/contract/common/roles';
import { chromium, expect, test, type APIRequestContext, type Page } from '../commands/test';
import { keepSession, sessionOf } from '../commands/api';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../commands/demoPeople';
import { type Practice, startPractice } from '../commands/practice';
import { screensOf, screenVisitor } from '../commands/screens';
import { textFaults } from '../commands/textFaults';

/**
 * Whoever reads with larger letters reads everything: with the browser's text at 200 % and 400 % no screen cuts a text,
 * lays one text over another, or has to be scrolled sideways.
 */

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const SIZES = [
  { percent: 200, viewports: [DESKTOP, PHONE] },
  { percent: 400, viewports: [DESKTOP] },
];
const USUAL_PX = 16;

let practice: Practice;
test.beforeAll(async () => {
  practice = await startPractice({ demo: true });
});
test.afterAll(() => practice?.remove());

/** Ids of what the person has, by the first part of the path. */
async function idsOf(request: APIRequestContext, role: Role, token: string): Promise<Record<string, string>> {
  const first = async (path: string): Promise<string> => {
    const answer = await request.get(`${practice.url}${path}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const body = (await answer.json()) as unknown;
    const list: unknown = Array.isArray(body) ? body : Object.values(body as object).find(Array.isArray);
    return (list as { id: string }[] | undefined)?.[0]?.id ?? '-';
  };
  const isPatient = role === 'PATIENT';
  return {
    patients: role === 'THERAPIST' ? await first('/api/patients') : '-',
    appointments: isPatient ? '-' : await first('/api/appointments'),
    routines: isPatient ? '-' : await first('/api/routines'),
    sessions: await first(isPatient ? '/api/sessions/my-sessions' : '/api/sessions'),
    conversations: role === 'ADMIN' ? '-' : await first('/api/conversations'),
  };
}

/** A virtual list measures its rows a frame after it has drawn them: only faults that stay are faults. */
async function lastingFaults(page: Page): Promise<string[]> {
  let faults: string[] = [];
  const count = async () => (faults = await textFaults(page)).length;
  await expect
    .poll(count, { timeout: 5_000 })
    .toBe(0)
    .catch(() => undefined);
  return faults;
}

for (const role of Object.keys(DEMO_PEOPLE) as Role[])
  for (const { percent, viewports } of SIZES)
    test(`no screen of the role ${role} cuts or covers a text at ${percent} %`, async () => {
      // The reader's own setting, which media queries follow too, is the browser's and not the page's.
      const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
      const browser = await chromium.launch({
        executablePath,
        args: [...args, `--blink-settings=defaultFontSize=${(USUAL_PX * percent) / 100}`],
      });
      try {
        const context = await browser.newContext({
          baseURL: practice.url,
          locale: 'es-ES',
          timezoneId: 'Europe/Madrid',
          reducedMotion: 'reduce',
        });
        const session = await sessionOf(context.request, practice.url, DEMO_PEOPLE[role], DEMO_PASSWORD);
        await context.addInitScript(keepSession, session);
        const page = await context.newPage();
        const goTo = screenVisitor(page);
        await page.goto('/dashboard');
        const faults: string[] = [];
        for (const path of screensOf(role, await idsOf(context.request, role, session.token))) {
          await goTo(path);
          for (const viewport of viewports) {
            await page.setViewportSize(viewport);
            for (const fault of await lastingFaults(page))
              faults.push(`${path}, ${viewport.width} px: ${fault}`);
          }
        }
        expect(faults).toEqual([]);
      } finally {
        await browser.close();
      }
    });
