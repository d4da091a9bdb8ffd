import { formatPhone, phoneHref } from '@/contract/common/text';
import { ageInYears, formatDate } from '@/shared/lib/dates';
import type { Vocabulary } from './comparePages';
import { watchLocalParts } from './localParts';
import type { PageNode } from './pageNode';
import { readPage, wordsOf } from './pageTree';
import { afterPaint, type Recorder } from './recorder';

/** The page as painted after the last action of a frame. */
export interface PaintedFrame {
  frame: number;
  page: PageNode;
}

/** Suffix of an id, which a screen may show. */
const SHORT_ID = /^[\da-f]{6,}$/i;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Keeps the page of each frame for comparison with a replay. It contains patients' data, so it stays in
 * memory and runs only on request (`?devtools=frames`).
 */
export function watchFrames(recorder: Recorder, root: Element) {
  const frames: PaintedFrame[] = [];
  const { mask } = recorder;
  /** Whether the page has changed since it was read. */
  let isStale = true;
  let isWaiting = false;

  function keep(frame: number): void {
    // Before the first render there is only the static skeleton.
    if (root.querySelector(':scope > .shell')) return;
    isStale = false;
    const page = withoutIds(readPage(root, parts));
    if (frames.at(-1)?.frame === frame) frames[frames.length - 1] = { frame, page };
    else frames.push({ frame, page });
  }

  // Changes made directly by the user are not part of the frame. Later React renders are: deferred values,
  // loading screens, queued drawings.
  const parts = watchLocalParts(root, () => {
    if (changes.takeRecords().length > 0 || isStale) keep(recorder.frame());
  });
  const changes = new MutationObserver(() => {
    isStale = true;
    if (isWaiting || parts.isByHand()) return;
    isWaiting = true;
    afterPaint(() => {
      isWaiting = false;
      if (isStale && !parts.isByHand()) keep(recorder.frame());
    });
  });
  changes.observe(root, { subtree: true, childList: true, characterData: true, attributes: true });
  recorder.watch(parts.actionHappened);
  recorder.watchFrames((frame, isOver) => {
    if (!isOver || !parts.isByHand()) keep(frame);
  });

  /** Replaces ids by their pseudonyms, as in the recording. */
  const withoutIds = (page: PageNode) => JSON.parse(mask.ids(JSON.stringify(page))) as PageNode;

  return {
    frames: (): readonly PaintedFrame[] => frames,
    /** Pseudonyms that the mask may have produced for each painted word. */
    vocabulary(): Vocabulary {
      const words = new Set<string>();
      for (const { page } of frames) wordsOf(page, words);
      const vocabulary: Record<string, string[]> = {};
      for (const word of words) {
        const pseudonyms = new Set(mask.pseudonymsOf(word));
        if (SHORT_ID.test(word)) {
          for (const [id, pseudonym] of mask.idPairs())
            if (id.endsWith(word.toLowerCase())) pseudonyms.add(pseudonym.slice(-word.length));
        }
        vocabulary[word] = [...pseudonyms];
      }
      // Adds texts that are formatted before they are shown.
      const learn = (pairs: [string, string][], forms: ((text: string) => string)[]) => {
        for (const [text, pseudonym] of pairs)
          for (const form of forms) {
            const after = form(pseudonym).match(WORD) ?? [];
            (form(text).match(WORD) ?? []).forEach((word, place) =>
              (vocabulary[word] ??= []).push(after[place] ?? ''),
            );
          }
      };
      learn(mask.births(), [formatDate, (day) => String(ageInYears(day)), (day) => day]);
      learn(mask.phones(), [formatPhone, (phone) => phoneHref(phone) ?? '']);
      return vocabulary;
    },
  };
}
