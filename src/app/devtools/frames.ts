import { ageInYears, formatDate } from '@/shared/lib/dates';
import { watchLocalParts } from './localParts';
import { type PageNode, readPage, type Vocabulary, wordsOf } from './pageTree';
import type { Recorder } from './recorder';

/** The page as it was painted after a frame's last action. */
export interface PaintedFrame {
  frame: number;
  page: PageNode;
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/**
 * Keeps what the page showed at each frame, to compare a replay with. In memory and only on request
 * (`?devtools=frames`): unlike a recording it shows patients' data, so it is in no file.
 */
export function watchFrames(recorder: Recorder, root: Element) {
  const frames: PaintedFrame[] = [];
  const parts = watchLocalParts(root);
  const { mask } = recorder;
  recorder.watch(parts.actionHappened);
  const isDrawn = () => root.querySelector(':scope > .shell') === null;
  // At its end, and once more before what follows: React draws some of it later (deferred values, screens that load).
  recorder.watchFrames((frame) => {
    if (!isDrawn()) return;
    const page = withoutIds(readPage(root, parts));
    if (frames.at(-1)?.frame === frame) frames[frames.length - 1] = { frame, page };
    else frames.push({ frame, page });
  });

  /** Ids are linked in a recording, and never part of what is read. */
  const withoutIds = (page: PageNode) => JSON.parse(mask.ids(JSON.stringify(page))) as PageNode;

  return {
    frames: (): readonly PaintedFrame[] => frames,
    /** For every word that was painted: what the mask may have made of it. */
    vocabulary(): Vocabulary {
      const words = new Set<string>();
      for (const { page } of frames) wordsOf(page, words);
      const vocabulary: Record<string, string[]> = {};
      for (const word of words) {
        vocabulary[word] = [mask.linked(word), mask.blank(word)];
        // Initials are the beginnings of two words.
        if (word.length === 2) vocabulary[word].push([...word].map((letter) => mask.linked(letter)).join(''));
      }
      for (const [day, standIn] of mask.births()) {
        const texts = [formatDate, (date: string) => String(ageInYears(date)), (date: string) => date];
        for (const textOf of texts) {
          const after = textOf(standIn).match(WORD) ?? [];
          (textOf(day).match(WORD) ?? []).forEach((word, place) =>
            (vocabulary[word] ??= []).push(after[place] ?? ''),
          );
        }
      }
      return vocabulary;
    },
  };
}
