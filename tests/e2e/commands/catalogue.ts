import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, normalize } from 'node:path';
import type { Browser, Page, Route } from '@playwright/test';
import { MAY_BE_LOGGED } from '../../../.storybook/mayBeLogged';
import { ROOT } from '../../../tooling/lib/run';
import { violationsIn } from './axe';

/** `STORYBOOK_DIR` selects another build than that of `npm run build-storybook`. */
const FOLDER = process.env.STORYBOOK_DIR ?? join(ROOT, 'storybook-static');

export type Theme = 'light' | 'dark' | 'contrast';

/** Widths at which stories are shown: a desktop, and Storybook's phone. */
export const WIDTHS = { desk: 1280, phone: 390 } as const;
export type Width = keyof typeof WIDTHS;
const HEIGHTS: Record<Width, number> = { desk: 800, phone: 844 };

export interface StoryEntry {
  id: string;
  title: string;
  name: string;
  type: 'story' | 'docs';
  tags?: string[];
}

/** All entries of the built catalogue, in the order of its tree; empty before it is built. */
export function catalogueEntries(): StoryEntry[] {
  const file = join(FOLDER, 'index.json');
  if (!existsSync(file)) return [];
  const { entries } = JSON.parse(readFileSync(file, 'utf8')) as { entries: Record<string, StoryEntry> };
  return Object.values(entries);
}

/** Stories grouped by title. */
export function storyGroups(): [string, StoryEntry[]][] {
  const groups = new Map<string, StoryEntry[]>();
  for (const story of catalogueEntries())
    if (story.type === 'story') groups.set(story.title, [...(groups.get(story.title) ?? []), story]);
  return [...groups];
}

/** Fixed address of the built catalogue, because stories show and encode it. */
const ORIGIN = 'https://catalogo.test';

const isFile = (file: string): boolean => statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;

/** Answers requests with files of the built catalogue. */
async function serveCatalogue(route: Route): Promise<void> {
  const path = normalize(decodeURIComponent(new URL(route.request().url()).pathname));
  const file = join(FOLDER, path === '/' ? 'index.html' : path);
  await route.fulfill(file.startsWith(FOLDER) && isFile(file) ? { path: file } : { status: 404 });
}

/** A browser page that shows one story after another without reloading. */
export interface Catalogue {
  page: Page;
  setWidth: (width: Width) => Promise<void>;
  /** Shows a documentation page and waits for all its examples. */
  showDocs: (page: StoryEntry) => Promise<void>;
  /** Shows a story and waits for the end of its play function. */
  show: (story: StoryEntry) => Promise<void>;
  setTheme: (theme: Theme) => Promise<void>;
  /** Contrast violations in the current theme. Structure and names do not depend on the theme. */
  contrast: () => Promise<string[]>;
  /** Requests to other origins, and failed ones, since the last call. */
  strangeRequests: () => string[];
  /** Uncaught errors, and console errors and warnings, since the last call. */
  errors: () => string[];
  close: () => Promise<void>;
}

/** Stops animations and the blinking caret, so that a story always looks the same. */
const STILL = `
  #storybook-root { display: block !important; }
  *, *::before, *::after {
    animation: none !important; transition: none !important; caret-color: transparent !important;
    scroll-behavior: auto !important;
  }`;

/**
 * Replaces a frame of a documentation page that is not checked, because a frame loads the whole catalogue
 * again.
 */
const EMPTY_FRAME = '<!doctype html><html lang="es"><title>Ejemplo</title></html>';

/**
 * Opens the catalogue. `skipsFrame` tells for an example in a frame, by its id, whether the frame may stay
 * empty.
 */
export async function openCatalogue(
  browser: Browser,
  skipsFrame: (id: string) => boolean = () => false,
): Promise<Catalogue> {
  const context = await browser.newContext({
    viewport: { width: WIDTHS.desk, height: HEIGHTS.desk },
    locale: 'es-ES',
    timezoneId: 'Europe/Madrid',
    // Reduced motion, so that parts are not captured while they fade in.
    reducedMotion: 'reduce',
  });
  await context.route(`${ORIGIN}/**`, (route) => {
    const request = route.request();
    const isFrame = request.isNavigationRequest() && request.frame().parentFrame() !== null;
    const id = new URL(request.url()).searchParams.get('id') ?? '';
    return isFrame && skipsFrame(id)
      ? route.fulfill({ contentType: 'text/html', body: EMPTY_FRAME })
      : serveCatalogue(route);
  });
  const page = await context.newPage();
  let strange: string[] = [];
  let errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    if (MAY_BE_LOGGED.test(message.text())) return;
    errors.push(`${message.type()}: ${message.text()}`);
  });
  page.on('response', (response) => {
    const own = response.url().startsWith(ORIGIN) || /^(?:data|blob):/.test(response.url());
    if (!own || response.status() >= 400) strange.push(`${response.status()} ${response.url()}`);
  });
  // A start page without a story, so that the first story is shown like the others.
  await page.goto(`${ORIGIN}/iframe.html?viewMode=story`);
  await page.waitForFunction(
    () => '__STORYBOOK_PREVIEW__' in window && '__STORYBOOK_ADDONS_CHANNEL__' in window,
  );
  await page.waitForSelector('body.sb-show-nopreview');
  // Shows the root, which Storybook hides until a story has rendered, later than its play function begins.
  await page.addStyleTag({ content: STILL });
  let width: Width = 'desk';

  return {
    page,
    setWidth: async (wanted) => {
      if (wanted !== width) await page.setViewportSize({ width: WIDTHS[wanted], height: HEIGHTS[wanted] });
      width = wanted;
    },
    show: ({ id }) => page.evaluate(showInPage, id),
    showDocs: async ({ id }) => {
      await page.evaluate(
        (storyId) =>
          new Promise<void>((resolve, reject) => {
            const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
              __STORYBOOK_ADDONS_CHANNEL__: {
                once(event: string, listener: (data: unknown) => void): void;
                emit(event: string, data: unknown): void;
              };
            };
            channel.once('docsRendered', () => resolve());
            channel.once('storyMissing', () => reject(new Error(`${storyId} is missing`)));
            channel.emit('setCurrentStory', { storyId, viewMode: 'docs' });
          }),
        id,
      );
      // Storybook reloads the page if an example is left before it has rendered.
      await page.waitForFunction(() => {
        const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
          __STORYBOOK_PREVIEW__: { storyRenders: { isPreparing(): boolean; isPending(): boolean }[] };
        };
        const examples = document.querySelectorAll('#storybook-docs [data-story-block]').length;
        const frames = document.querySelectorAll('#storybook-docs [data-story-block] iframe').length;
        const drawn = preview.storyRenders.filter((one) => !one.isPreparing() && !one.isPending()).length;
        return examples > 0 && drawn === examples - frames && drawn === preview.storyRenders.length;
      });
    },
    setTheme: (theme) => page.evaluate((name) => void (document.documentElement.dataset.theme = name), theme),
    contrast: async () => {
      // Without Storybook's own parts: its messages, its highlights, the controls of a documentation page.
      const exclude = ['.sb-wrapper', '#storybook-highlights-root', '.docblock-argstable'];
      const found = await violationsIn(page, {
        rules: ['color-contrast'],
        context: { include: 'body', exclude },
      });
      return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    strangeRequests: () => {
      const now = strange;
      strange = [];
      return now;
    },
    errors: () => {
      const now = errors;
      errors = [];
      return now;
    },
    close: () => context.close(),
  };
}

/** Runs in the catalogue's page: shows a story, and waits until it has been played or cannot be. */
function showInPage(storyId: string): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
    __STORYBOOK_ADDONS_CHANNEL__: {
      once(event: string, listener: () => void): void;
      emit(event: string, data: unknown): void;
    };
  };
  return new Promise((resolve) => {
    for (const end of [
      'storyFinished',
      'storyUnchanged',
      'storyErrored',
      'storyThrewException',
      'storyMissing',
    ])
      channel.once(end, resolve);
    channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
  });
}
