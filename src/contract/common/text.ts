/** What programs write for a new line: Windows, old Macs, vertical tab, form feed, and Unicode's own separators. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Characters that nobody sees: controls other than tab and new line, soft hyphens, zero-width spaces, and marks of
 * direction. Joiners stay, because emoji and some scripts are written with them.
 */
const UNSEEN =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** Text as it is seen. Pasted text often carries more, which no field should refuse or store. */
export const cleanText = (text: string): string => text.replace(LINE_BREAKS, '\n').replace(UNSEEN, '');

/** The same for a field of one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\n/g, ' ');

/** Removes accents and case with Unicode normalisation, which is slow for thousands of texts. */
const foldAny = (value: string): string =>
  value
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const SPANISH_LETTERS: Readonly<Record<string, string>> = {
  á: 'a',
  é: 'e',
  í: 'i',
  ó: 'o',
  ú: 'u',
  ü: 'u',
  ñ: 'n',
};

/** Characters other than ASCII and the letters above. The ASCII characters ^ and ` count as diacritics. */
const BEYOND_SPANISH = /[^\0-\x7fáéíóúüñ]|[\^`]/;

/** Removes accents and case for comparison, so that 'maria' finds 'María'. Faster for Spanish text. */
export function foldText(value: string): string {
  const lower = value.toLowerCase();
  return BEYOND_SPANISH.test(lower)
    ? foldAny(value)
    : lower.replace(/[áéíóúüñ]/g, (letter) => SPANISH_LETTERS[letter] ?? letter);
}

/**
 * Normalises the spelling of a status, type or role: `no-show` and `NO_SHOW` both become `NO_SHOW`. Values of
 * other types are returned unchanged.
 */
export function normaliseEnum(value: unknown): unknown {
  return typeof value === 'string' ? value.trim().toUpperCase().replaceAll('-', '_') : value;
}

const TYPED_NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;
/** Thousands with a point, as in Spain: no field takes three decimals. */
const GROUPED_NUMBER = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/;

/** Number as people type it, with a decimal comma or point, or points between thousands; `NaN` if the text is none, e.g. `90-`. */
export function readNumber(text: string): number {
  const typed = text.trim().replace('\u2212', '-');
  const plain = GROUPED_NUMBER.test(typed) ? typed.replaceAll('.', '') : typed;
  return TYPED_NUMBER.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

/** Number as Spanish people type it: `72,5`. */
export const typedNumber = (value: number): string => String(value).replace('.', ',');

/** Digits in groups, with a prefix that may stand in brackets: `(+34) 612–345.678`. */
const PHONE = /^(?:\+|\(\s*\+\s*\d{1,4}\s*\))?[\d\s().\u2010-\u2015\u2212-]{6,}$/;
/** Nine digits starting with 6, 7, 8 or 9, with or without the country prefix. */
const SPANISH = /^((?:\+|00)34)?([6-9]\d{2})(\d{3})(\d{3})$/;

const compact = (value: string): string => value.replace(/[^\d+]/g, '');

/** Whether a text consists of exactly one phone number. */
export const isPhone = (value: string): boolean => PHONE.test(cleanText(value).trim());

/** Digits of a phone number. Empty if there is none. */
export const phoneDigits = (value: string | null | undefined): string => value?.replace(/\D/g, '') ?? '';

/** The prefix of Spain as it is written before a number: `+34`, `0034`, `(+34)`. */
const SPAIN = /^\s*\(?\s*(?:\+|00)\s*34\s*\)?/;

/**
 * Digits by which a number, or a part of one, is sought, however it is written: without the prefix of Spain, and without
 * the `00` of another one. Empty if there are none.
 */
const nationalDigits = (value: string): string =>
  phoneDigits(value.replace(SPAIN, ''))
    .replace(/^00/, '')
    .replace(/^34(?=[6-9]\d{8}$)/, '');

/**
 * Formats Spanish numbers in groups: '612 345 678', '+34 612 345 678'. Foreign numbers and other texts stay
 * as entered.
 */
export function formatPhone(value: string): string {
  const match = isPhone(value) ? SPANISH.exec(compact(value)) : null;
  if (!match) return value.trim();
  const [, prefix, ...groups] = match;
  return [...(prefix ? ['+34'] : []), ...groups].join(' ');
}

/** `tel:` address of a number; `null` if the text is not a number. */
export const phoneHref = (value: string): string | null => (isPhone(value) ? `tel:${compact(value)}` : null);

/** Digits of a number with the prefix of its country, as `wa.me` wants them; `null` if the country is not known. */
export function internationalDigits(value: string): string | null {
  if (!isPhone(value)) return null;
  const national = nationalDigits(value);
  if (/^[6-9]\d{8}$/.test(national)) return `34${national}`;
  return /^(?:\+|00)/.test(compact(value)) ? phoneDigits(value).replace(/^00/, '') : null;
}

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

/** Letters of other languages that have no accent to be removed, as a Spanish keyboard writes them. */
const FOREIGN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
};

/**
 * A text as anybody types it: without apostrophes, hyphens between letters as spaces, foreign letters as ours. Not part of
 * `searchForm`, to which the database's `patient_name_key` is equal.
 */
const typedForm = (text: string): string =>
  searchForm(text)
    .replace(/['‘’ʼ]/g, '')
    // No lookbehind: Safari knows it only since 16.4.
    .replace(/(\p{L})[-\u2010\u2011](?=\p{L})/gu, '$1 ')
    .replace(/[łøđðıßæœþ]/g, (letter) => FOREIGN_LETTERS[letter] ?? letter);

/** What is compared of a stored row: its texts, short names in full, and telephones as bare digits. */
export function searchable(texts: readonly (string | null | undefined)[]): string {
  const text = typedForm(texts.filter(Boolean).join('\n'));
  const names = (text.match(SHORT_NAME) ?? []).map((name) => SHORT_NAMES[name]);
  const numbers = (text.match(NUMBER) ?? []).map(nationalDigits);
  return [text, ...names, ...numbers].join('\n');
}

/** The name for which a word of `searchForm` is short, with or without its point; undefined if for none. */
const fullName = (word: string): string | undefined => SHORT_NAMES[word.replace(/\.$/, '')];

/** What parts the words of a question: spaces, and the comma of «López Ruiz, Ana», not that of a number. */
const BETWEEN_WORDS = /(?:\s|[,;](?!\d))+/;

/**
 * Whether `searchable` texts hold every word that is asked for, or the telephone, in whatever way it is written. An
 * empty question fits everything.
 */
export function searchFor(query: string): (stored: string) => boolean {
  const words = typedForm(query).split(BETWEEN_WORDS).filter(Boolean);
  const wanted = words.map((word) => {
    const full = fullName(word);
    if (full) return [word, full];
    return [PART_OF_NUMBER.test(word) && word.startsWith('+') ? nationalDigits(word) || word : word];
  });
  const number = PART_OF_NUMBER.test(query) ? nationalDigits(query) : '';
  return (stored) =>
    wanted.every((ways) => ways.some((word) => stored.includes(word))) ||
    (number.length >= SHORTEST_PART && stored.includes(number));
}

/** Small words between names: «Mª de los Ángeles», «van der Berg». */
export const NAME_PARTICLES: ReadonlySet<string> = new Set(
  'de del la las los el y e i da das do dos van von der den di du le'.split(' '),
);

/**
 * Name by which a letter or a screen addresses somebody: the first word of the full one. A short form is none alone: «Mª del
 * Carmen», «Fco. Javier».
 */
export function firstName(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  if (!fullName(searchForm(first))) return first;
  const next = words.findIndex((word, at) => at > 0 && !NAME_PARTICLES.has(word.toLowerCase()));
  return next === -1 ? first : words.slice(0, next + 1).join(' ');
}

/** A word for one and for several: 'cita', 'citas'. */
export type OneOrMore = readonly [one: string, more: string];

/** What is done to several things at once, in words. */
export interface BatchWords {
  noun: OneOrMore;
  /** What became of it: 'confirmada', 'confirmadas'. */
  done: OneOrMore;
}

/** How calls to change several things went. `reason` is that of the first refusal. */
export interface BatchOutcome {
  done: number;
  failed: number;
  reason?: string;
}

/** The form of a word that fits the count. */
export const wordFor = (count: number, [one, more]: OneOrMore): string => (count === 1 ? one : more);

/** '1 cita', '3 citas'. */
export const counted = (count: number, words: OneOrMore): string => `${count} ${wordFor(count, words)}`;

/** '3 seleccionadas': how many rows are chosen. */
export const chosenText = (count: number): string => counted(count, ['seleccionada', 'seleccionadas']);

/** '3 citas confirmadas.' or '2 confirmadas, 1 no se pudo: Error de conexión'. */
export function batchText({ done, failed, reason }: BatchOutcome, words: BatchWords): string {
  const did = wordFor(done, words.done);
  if (failed === 0) return `${counted(done, words.noun)} ${did}.`;
  const refused = `${failed} no se ${wordFor(failed, ['pudo', 'pudieron'])}`;
  return `${done} ${did}, ${refused}${reason ? `: ${reason}` : ''}`;
}
