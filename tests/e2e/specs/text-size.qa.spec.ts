import { ROLES } from '@/contract/common/roles';
import { chromium, expect, ownPractice, test, type Page } from '../commands/test';
import { screenVisitor } from '../commands/screens';
import { signedIn } from '../commands/signedIn';
import { textFaults } from '../commands/textFaults';

/**
 * Large text: with the browser's text at 200 % and 400 %, no screen clips a text, covers one text with
 * another, or needs horizontal scrolling.
 */

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };
const SIZES = [
  { percent: 200, viewports: [DESKTOP, PHONE] },
  { percent: 400, viewports: [DESKTOP] },
];
const USUAL_PX = 16;

const practice = ownPractice({ demo: true });

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

for (const role of ROLES)
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
        const { page, paths } = await signedIn(browser, practice.url, role, {
          locale: 'es-ES',
          timezoneId: 'Europe/Madrid',
          reducedMotion: 'reduce',
        });
        const goTo = screenVisitor(page);
        await page.goto('/dashboard');
        const faults: string[] = [];
        for (const path of paths) {
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
