import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import type { RecordingFile } from '@/app/devtools/recording';
import { replayPage } from '../pages/replayPage';
import { withQaBuild } from './qaBuild';

/** Address of the replayed app. Nothing answers there: every file comes from the QA build. */
const NOWHERE = 'http://replay.localhost';
/** How long a page may take to draw what React defers, in ms: one with expectations, and any other. */
const PATIENCE_MS = { expected: 5_000, other: 300 } as const;

export type FindingKind = 'page' | 'error' | 'axe' | 'request' | 'state';

/** Something wrong at a moment of a replay. */
export interface Finding {
  kind: FindingKind;
  /** Number of the action, as the time line shows it; 0 is the page load. */
  moment: number;
  /** Name of the action. */
  action: string;
  what: string[];
  /** File of the screenshot. */
  picture?: string;
}

export interface PlayOptions {
  /** Checks accessibility wherever the page has become another place. */
  axe?: boolean;
  /** Folder for pictures of findings. */
  pictures?: string;
  /** First and last moment to play. */
  from?: number;
  to?: number;
}

export interface Played {
  findings: Finding[];
  /** Number of moments shown, and how many of them the recording knew the signposts of. */
  moments: number;
  expected: number;
  /** Why the file was refused, in the words of the replay page. */
  refused: string | null;
  /** The part played, with the signposts of this replay; null if refused. */
  file: RecordingFile | null;
}

/** What a page has complained about since the last time it was asked. */
function listen(page: Page) {
  let errors: string[] = [];
  let requests: string[] = [];
  const taken = <Item>(list: Item[], reset: () => void): Item[] => {
    reset();
    return list;
  };
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  return {
    errors: () => taken(errors, () => (errors = [])),
    requests: () => taken(requests, () => (requests = [])),
  };
}

/** Shows a moment and waits until the page is the expected place, or for as long as drawing may take. */
async function showMoment(page: Page, moment: number) {
  const began = Date.now();
  let look = await page.evaluate((place) => {
    window.andaduraTools?.replay?.go(place);
    return window.andaduraTools?.replay?.look();
  }, moment);
  const isLate = () => Date.now() - began > PATIENCE_MS[look?.isExpected ? 'expected' : 'other'];
  while (look && (look.isExpected ? look.strayed.length > 0 : look.isOnTheWay) && !isLate()) {
    await page.waitForTimeout(30);
    look = await page.evaluate(() => window.andaduraTools?.replay?.look());
  }
  if (!look) throw new Error('The page plays no recording');
  return look;
}

async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .exclude('[data-devtools]')
    .options({ resultTypes: ['violations'] })
    .analyze();
  return violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => String(target)).join(', ')})`,
  );
}

/** Collects a replay's signposts as the expectations of a kept recording. */
function newSignposts() {
  const lines: string[] = [];
  const seen: [number, number[]][] = [];
  return {
    add(moment: number, shown: readonly string[]): boolean {
      const places = shown.map((line) => (lines.includes(line) ? lines.indexOf(line) : lines.push(line) - 1));
      if (seen.at(-1)?.[1].join() === places.join()) return false;
      seen.push([moment, places]);
      return true;
    },
    read: () => ({ veiled: false, lines, seen }),
  };
}

/** The replay page with the file open; the words of the refusal if it was refused. */
async function open(page: Page, text: string): Promise<string | null> {
  await page.goto('/?devtools=replay');
  await replayPage(page).open(text);
  const timeLine = page.getByRole('region', { name: 'Línea de tiempo' });
  const refusal = page.getByRole('alert');
  await timeLine.or(refusal).first().waitFor();
  return (await timeLine.isVisible()) ? null : await refusal.innerText();
}

/**
 * Plays a recording from beginning to end in the QA build, without a server. Reports where the page is not
 * the place that the recording has seen, where something throws, asks the network, or axe finds something.
 */
export async function playRecording(
  browser: Browser,
  text: string,
  { axe = true, pictures, from = 0, to }: PlayOptions = {},
): Promise<Played> {
  const context = await browser.newContext({ baseURL: NOWHERE, locale: 'es-ES', reducedMotion: 'reduce' });
  try {
    await withQaBuild(context);
    const page = await context.newPage();
    const heard = listen(page);
    const refused = await open(page, text);
    if (refused !== null) return { findings: [], moments: 0, expected: 0, refused, file: null };
    const about = await page.evaluate(() => {
      const replay = window.andaduraTools?.replay;
      return {
        last: replay?.last ?? 0,
        viewport: replay?.viewport ?? { width: 0, height: 0 },
        isKept: replay?.isKept ?? false,
        hasSignposts: replay?.hasSignposts ?? false,
        isFalse: replay?.isProved === false && !replay.isMigrated,
        names: Array.from({ length: (replay?.last ?? 0) + 1 }, (_, place) => replay?.nameOf(place) ?? ''),
      };
    });
    if (about.viewport.width > 0) await page.setViewportSize(about.viewport);
    heard.requests();
    const last = Math.min(to ?? about.last, about.last);
    const findings: Finding[] = [];
    const signposts = newSignposts();
    let expected = 0;

    const find = async (kind: FindingKind, moment: number, what: string[]): Promise<void> => {
      if (what.length === 0) return;
      const finding: Finding = { kind, moment, action: about.names[moment] ?? '', what };
      if (pictures) {
        mkdirSync(pictures, { recursive: true });
        finding.picture = join(pictures, `accion-${moment}-${kind}.png`);
        await page.screenshot({ path: finding.picture });
      }
      findings.push(finding);
    };

    for (let moment = from; moment <= last; moment += 1) {
      const look = await showMoment(page, moment);
      if (look.isExpected) expected += 1;
      await find('error', moment, heard.errors());
      await find('page', moment, look.strayed);
      // A page that is loading is no place to remember or to judge. Between two resting places the recorded one
      // was loading too.
      const isPlace = about.hasSignposts ? look.isExpected : !look.isOnTheWay;
      const isOtherPlace = isPlace && signposts.add(moment - from, look.signposts);
      if (axe && isOtherPlace) await find('axe', moment, await axeFindings(page));
      await find('request', moment, heard.requests());
    }
    // A kept recording outlives changes of the reducers that no page shows.
    if (about.isFalse && !about.isKept && last === about.last)
      await find('state', last, ['El estado final no es el grabado, con las mismas formas del estado']);
    const file = await page
      .evaluate(([first, end, seen]) => window.andaduraTools?.replay?.cut(first, end, seen) ?? null, [
        from,
        last,
        signposts.read(),
      ] as const)
      .catch(() => null);
    return { findings, moments: last - from + 1, expected, refused: null, file };
  } finally {
    await context.close();
  }
}
