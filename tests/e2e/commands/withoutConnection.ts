import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { untilStill } from './untilStill';

const TYPED = 'Escrito antes de perder la conexión';

/** What asks for a download again: in the dialog that is open, else on the screen. */
export const again = async (page: Page) => {
  const retry = page.getByRole('button', { name: 'Reintentar' }).filter({ visible: true });
  const inDialog = page
    .locator('dialog[open]')
    .getByRole('button', { name: 'Reintentar' })
    .filter({ visible: true });
  return (await inDialog.count()) > 0 ? inDialog : retry;
};

/** Rounds without a request after which a page has settled: what fails or arrives in one is drawn in the next. */
const QUIET_ROUNDS = 3;
/** React shows what a download has come to 300 ms after what stood in its place, at the earliest. */
const DRAWN_AFTER_MS = 450;

/** Waits until nothing is asked for any more, failed downloads included, and it is drawn. */
export function settling(page: Page): () => Promise<void> {
  const open = new Set<Request>();
  let rounds = 0;
  let lastDownload = -Infinity;
  const end = (request: Request) => {
    open.delete(request);
    if (request.url().includes('/assets/')) lastDownload = performance.now();
  };
  page.on('request', (request) => {
    open.add(request);
    rounds = 0;
  });
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  return async () => {
    rounds = 0;
    await expect
      .poll(
        async () => {
          await untilStill(page);
          rounds = open.size === 0 ? rounds + 1 : 0;
          const isDrawn = performance.now() - lastDownload >= DRAWN_AFTER_MS;
          return rounds >= QUIET_ROUNDS && isDrawn
            ? []
            : ['settling', ...[...open].map((request) => request.url())];
        },
        { intervals: [20], timeout: 60_000 },
      )
      .toEqual([]);
  };
}

export async function expectNoCrash(page: Page, where: string) {
  await expect(page.getByText('Error en la aplicación'), where).toHaveCount(0);
  await expect(page.locator('#root > *'), where).not.toHaveCount(0);
}

/** Boxes for a line or a text that are empty, as a person meets them. */
const emptyBoxes = (page: Page): Promise<Locator[]> =>
  page
    .locator('main :is(textarea, input[type="text"]):not([readonly], [disabled], [role="combobox"])')
    .filter({ visible: true })
    .all();

/** Types into the first empty box of the screen, or of its dialog. Tells whether there was one. */
export async function typeSomewhere(page: Page): Promise<boolean> {
  for (const box of await emptyBoxes(page)) {
    if ((await box.inputValue()) !== '') continue;
    await box.fill(TYPED);
    return true;
  }
  return false;
}

export const keepsTyped = (page: Page) =>
  page.evaluate(
    (typed) =>
      // A message that could not be sent stands among the others, to be sent again.
      document.body.innerText.includes(typed) ||
      [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].some(
        ({ value }) => value === typed,
      ),
    TYPED,
  );
