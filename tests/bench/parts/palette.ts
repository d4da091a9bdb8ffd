import type { Browser, Page } from '@playwright/test';
import { createRandom, demoPatients } from '@/contract/demo/people';
import { startPractice } from '../../e2e/commands/practice';
import { authPages } from '../../e2e/pages/authPages';
import { bounded, type Figure } from '../figures';
import { longestTask } from './bigScreens';

const ROWS = 10_000;
const QUERIES = ['garcia', '612', 'nueva cita maria', 'puente'];

/** Counts, for each key, the frames that were drawn before the list of results changed: 0 is the frame after the key. */
function countFrames() {
  const samples: number[] = [];
  let frame = 0;
  let keyFrame = -1;
  const tick = () => {
    frame += 1;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
  document.addEventListener(
    'keydown',
    () => {
      keyFrame = frame;
    },
    true,
  );
  new MutationObserver(() => {
    if (keyFrame < 0 || !document.querySelector('[role=listbox]')) return;
    samples.push(frame - keyFrame);
    keyFrame = -1;
  }).observe(document, { subtree: true, childList: true, characterData: true });
  Object.assign(window, { frames: samples });
}

async function search(page: Page): Promise<number> {
  return longestTask(page, async () => {
    for (const query of QUERIES) {
      await page.keyboard.type(query, { delay: 40 });
      for (let index = 0; index < query.length; index += 1)
        await page.keyboard.press('Backspace', { delay: 40 });
    }
  });
}

/** The search over everything, with 10,000 patients and the whole library. */
export async function palette(browser: Browser): Promise<Figure[]> {
  const patients = demoPatients(createRandom(1), ROWS, '2026-11-21').map((patient) => ({
    ...patient,
    invitation: null,
  }));
  const practice = await startPractice({ demo: true });
  try {
    const context = await browser.newContext({
      baseURL: practice.url,
      viewport: { width: 1440, height: 900 },
    });
    const page = await context.newPage();
    await page.addInitScript('globalThis.__name = (named) => named;');
    await page.addInitScript(countFrames);
    const json = JSON.stringify(patients);
    await page.route('**/api/patients', (route) =>
      route.fulfill({ contentType: 'application/json', body: json }),
    );
    await page.goto('/login');
    await authPages(page).logIn('ana@demo.es', 'demo1234');
    await page.waitForURL('**/dashboard');
    await page.goto('/profile', { waitUntil: 'networkidle' });
    const opening = await longestTask(page, async () => {
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').waitFor();
      await page.getByText('Atajos de teclado').waitFor();
    });
    // What the opening took is not the time of a key.
    await page.evaluate(() => (window as unknown as { frames: number[] }).frames.splice(0));
    const typing = await search(page);
    const frames = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
    await context.close();
    return [
      bounded('search over everything, 10,000 patients: longest task when it opens', opening, 'ms', 50),
      bounded('search over everything, 10,000 patients: longest task while typing', typing, 'ms', 50),
      bounded(
        'search over everything, 10,000 patients: frames before the result shows',
        Math.max(...frames),
        'frames',
        1,
      ),
    ];
  } finally {
    await practice.remove();
  }
}
