import type { Role } from '@/contract/common/roles';
import { chromium, expect, test, type APIRequestContext, type Page } from '../commands/test';
import { keepSession, sessionOf } from '../commands/api';
import { type Practice, startPractice } from '../commands/practice';
import { screensOf, screenVisitor } from '../commands/screens';
import { textFaults } from '../commands/textFaults';

/**
 * Large text: with the browser's text at 200 % and 400 %, no screen clips a text, covers one text with
 * another, or needs horizontal scrolling.
 */

const PEOPLE: Record<Role, string> = {
  THERAPIST: 'ana@demo.es',
  PATIENT: 'manuel@demo.es',
  ADMIN: 'elena@demo.es',
};
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

/** Ids of the user's objects, by the first part of the path. */
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

/** Faults that persist, because a virtual list measures its rows only a frame after rendering them. */
async function lastingFaults(page: Page): Promise<string[]> {
  let faults: string[] = [];
  const count = async () => (faults = await textFaults(page)).length;
  await expect
    .poll(count, { timeout: 5_000 })
    .toBe(0)
    .catch(() => undefined);
  return faults;
}

for (const role of Object.keys(PEOPLE) as Role[])
  for (const { percent, viewports } of SIZES)
    test(`no screen of the role ${role} cuts or covers a text at ${percent} %`, async () => {
      // The default font size is set in the browser instead of the page, because media queries depend on it
      // too.
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
        const session = await sessionOf(context.request, practice.url, PEOPLE[role], 'demo1234');
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
