import { foldText } from './foldText';
import { nationalDigits } from './phone';

/* How names and telephones are sought: what is stored and what is asked are brought to one form. */

/** Short forms of first names: 'Mª', 'M.ª' and 'Ma.' are 'María'. */
export const SHORT_NAMES: Readonly<Record<string, string>> = {
  ma: 'maria',
  fco: 'francisco',
  fca: 'francisca',
  jse: 'jose',
};
const SHORT_NAME = new RegExp(String.raw`\b(?:${Object.keys(SHORT_NAMES).join('|')})\b`, 'g');

/** Digits with what stands between them in a telephone. */
const NUMBER = /\(?\+?\d[\d ().\u00a0\u2010-\u2015-]{5,}\d/g;
/** What may be a part of a telephone. */
const PART_OF_NUMBER = /^[\d\s()+.\u2010-\u2015-]+$/;
const SHORTEST_PART = 3;

/** A text without accents and case, and with the letter that stands for ª or º. */
export const searchForm = (text: string): string => foldText(text.replace(/\.?[ªº]/g, 'a'));

/** What is compared of a stored row: its texts, short names in full, and telephones as bare digits. */
export function searchable(texts: readonly (string | null | undefined)[]): string {
  const text = searchForm(texts.filter(Boolean).join('\n'));
  const names = (text.match(SHORT_NAME) ?? []).map((name) => SHORT_NAMES[name]);
  const numbers = (text.match(NUMBER) ?? []).map(nationalDigits);
  return [text, ...names, ...numbers].join('\n');
}

/**
 * Whether `searchable` texts hold every word that is asked for, or the telephone, in whatever way it is written. An
 * empty question fits everything.
 */
export function searchFor(query: string): (stored: string) => boolean {
  const words = searchForm(query).split(/\s+/).filter(Boolean);
  const wanted = words.map((word) =>
    PART_OF_NUMBER.test(word) && word.startsWith('+') ? nationalDigits(word) || word : word,
  );
  const number = PART_OF_NUMBER.test(query) ? nationalDigits(query) : '';
  return (stored) =>
    wanted.every((word) => stored.includes(word)) ||
    (number.length >= SHORTEST_PART && stored.includes(number));
}
