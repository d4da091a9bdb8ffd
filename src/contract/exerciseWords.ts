import { foldText } from './common/text';
import type { ExerciseAim, ExerciseRegion } from './exercises';

/** Meanings of an everyday word in the library. Any of them matches an exercise. */
export interface Synonym {
  /** Everyday spellings, each a separate key; a key may have several words. */
  words: readonly string[];
  /**
   * Words that the library uses instead. All words of a term must occur in the exercise. Earlier terms score
   * higher.
   */
  terms?: readonly string[];
  /** Limits the terms to exercises of these regions. */
  within?: readonly ExerciseRegion[];
  /** Matches every exercise of these regions or aims. */
  regions?: readonly ExerciseRegion[];
  aims?: readonly ExerciseAim[];
}

/** Stop words, which the search ignores. */
const FILLERS = new Set(
  'a al con de del e el en la las lo los me mi mis o para por que se sin su sus tu tus un una y'.split(' '),
);

/** Words that tell nothing by themselves: beside others they need not occur in an exercise. */
const UNTELLING =
  'ejercicio rutina dolor duele molestia lesion problema contractura artrosis artritis tendinitis bursitis fractura rotura';

/** Removes the plural of a folded word: 'gemelos' becomes 'gemelo', and 'lumbares' 'lumbar'. */
export function stemOf(word: string): string {
  if (word.length < 4 || !word.endsWith('s')) return word;
  return word.length > 4 && /[^aeiou]es$/.test(word) ? word.slice(0, -2) : word.slice(0, -1);
}

/** Words of a text in order, folded and without plurals. */
export const stemsOf = (text: string): string[] =>
  (foldText(text).match(/[a-z0-9]+|[^\p{ASCII}\s]+/gu) ?? []).map(stemOf);

const UNTELLING_STEMS: ReadonlySet<string> = new Set(stemsOf(UNTELLING));

/** Whether the word of a query says anything of what is looked for. */
export const isTelling = (stem: string): boolean => !UNTELLING_STEMS.has(stem);

/** Words of a query, also without stop words, unless it consists only of them. */
export function queryStems(text: string): string[] {
  const stems = stemsOf(text);
  const telling = stems.filter((stem) => !FILLERS.has(stem));
  return telling.length > 0 ? telling : stems;
}

/**
 * Minimum length of a word in which one wrong letter is allowed, because short words have too many
 * neighbours.
 */
export const SLIP_MIN_LENGTH = 4;

/**
 * Whether the words differ by one letter: added, missing, wrong, or swapped with its neighbour. False if they
 * are equal.
 */
export function isSlip(typed: string, meant: string): boolean {
  if (typed === meant || Math.abs(typed.length - meant.length) > 1) return false;
  let start = 0;
  while (start < typed.length && typed[start] === meant[start]) start += 1;
  const rest = (word: string, skipped: number) => word.slice(start + skipped);
  if (typed.length > meant.length) return rest(typed, 1) === rest(meant, 0);
  if (typed.length < meant.length) return rest(typed, 0) === rest(meant, 1);
  const isSwap = typed[start] === meant[start + 1] && typed[start + 1] === meant[start];
  return rest(typed, 1) === rest(meant, 1) || (isSwap && rest(typed, 2) === rest(meant, 2));
}
