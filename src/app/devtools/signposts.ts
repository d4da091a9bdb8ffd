import { DRAWING } from '@/shared/lib/drawing-mark';

/*
 * Signposts: by what a person finds out where they are. Headings, open dialogs and menus, the chosen tab, and
 * messages. Few enough to be kept in each recording, so that a replay can tell where it goes another way.
 */

const SIGNPOSTS = [
  'h1',
  'h2',
  'h3',
  'dialog[open]',
  '[role="dialog"]',
  '[role="alertdialog"]',
  '[role="menu"]',
  '[role="tab"][aria-selected="true"]',
  '[role="alert"]',
  '[role="timer"]',
].join();

/** Toasts depend on the clock; the tools are not part of the app. What a form says depends on what was typed. */
const NOT_A_SIGNPOST = '[class*="notistack-"], [data-devtools], [aria-hidden="true"], form [role="alert"]';
/** A page that is still loading or drawing is no place yet. */
const ON_THE_WAY = `[${DRAWING}], [role="status"] > [aria-hidden="true"]:first-child, [aria-busy="true"], .shell`;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const LONGEST = 120;

/** Hides each word: a recording may be about anybody. */
export const veiled = (line: string): string => {
  const [kind = '', ...words] = line.split(' ');
  return [kind, ...words].length > 1 ? `${kind} ${words.join(' ').replace(WORD, '▯')}` : line;
};

function nameOf(element: Element): string {
  const heading = element.getAttribute('aria-labelledby')?.split(' ')[0];
  const label = heading ? element.ownerDocument.getElementById(heading) : null;
  return (
    element.getAttribute('aria-label') ?? (label?.getAttribute('aria-label') || label?.textContent) ?? ''
  );
}

function lineOf(element: Element): string {
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
  const isPart = element.matches('dialog, [role="dialog"], [role="alertdialog"], [role="menu"]');
  const text = isPart ? nameOf(element) : (element.textContent ?? '');
  return `${isPart && role === 'dialog' ? 'dialog' : role} ${text.replace(/\s+/g, ' ').trim().slice(0, LONGEST)}`.trim();
}

/** The page's signposts in their order, each as kind and text. */
export function readSignposts(root: ParentNode): string[] {
  return [...root.querySelectorAll(SIGNPOSTS)]
    .filter((element) => element.closest(NOT_A_SIGNPOST) === null)
    .map(lineOf);
}

/** Whether the page is still loading or drawing. */
export const isOnTheWay = (root: ParentNode): boolean => root.querySelector(ON_THE_WAY) !== null;

/** The signposts of a recording: each line once, and which of them stood at which moments. */
export interface Signposts {
  /** Whether the words are hidden. They are shown where they come from a replay, which is masked already. */
  veiled: boolean;
  lines: readonly string[];
  /** Moment and places of its lines, for each moment at which the page came to rest. */
  seen: readonly (readonly [moment: number, lines: readonly number[]])[];
}

/** Collects signposts moment by moment. */
export function collectSignposts(isVeiled: boolean) {
  const places = new Map<string, number>();
  const seen: [number, number[]][] = [];
  return {
    /** `shown` was on the page after `moment` actions. */
    add(moment: number, shown: readonly string[]): void {
      const lines = shown.map((line) => {
        const kept = isVeiled ? veiled(line) : line;
        const place = places.get(kept) ?? places.size;
        places.set(kept, place);
        return place;
      });
      if (seen.at(-1)?.[0] === moment) seen.pop();
      seen.push([moment, lines]);
    },
    /** `count` actions became part of the initial state. */
    forget(count: number): void {
      const after = seen.map(([moment, lines]): [number, number[]] => [moment - count, lines]);
      seen.splice(0, seen.length, ...after.filter(([moment]) => moment >= 0));
    },
    read: (): Signposts => ({ veiled: isVeiled, lines: [...places.keys()], seen: [...seen] }),
  };
}

/** The signposts expected at a moment; undefined if none were seen at exactly that moment. */
export function expectedAt({ lines, seen }: Signposts, moment: number): string[] | undefined {
  return seen.find(([at]) => at === moment)?.[1].map((place) => lines[place] ?? '');
}

/** Which signposts a page lacks (`-`) and which it has too many (`+`). Empty if it is the expected place. */
export function strayed(expected: readonly string[], shown: readonly string[], isVeiled: boolean): string[] {
  const left = shown.map((line) => ({ line, key: isVeiled ? veiled(line) : line }));
  const lacking: string[] = [];
  for (const line of expected) {
    const place = left.findIndex(({ key }) => key === line);
    if (place < 0) lacking.push(`- ${line}`);
    else left.splice(place, 1);
  }
  return [...lacking, ...left.map(({ line }) => `+ ${line}`)];
}
