/** Draws an integer from 0 to `limit` − 1. */
export type Draw = (limit: number) => number;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const WORD = /[\p{L}\p{N}\p{M}]+/gu;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
const DIGITS = '0123456789';
/**
 * First digits of Spanish phone numbers. They are replaced by one another, so that the result still looks
 * like a phone number.
 */
const PHONE_STARTS = '6789';
const PHONE_PREFIX = /^\s*(?:\+|00)34/;
const DAY = /^(\d{3})\d-\d{2}-\d{2}/;

const drawAtRandom: Draw = (limit) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % limit;

const fold = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() || letter.toLowerCase();

function alphabetOf(beginning: string, letter: string): string {
  if (beginning === '' && PHONE_STARTS.includes(letter)) return PHONE_STARTS;
  return /\p{N}/u.test(letter) ? DIGITS : LETTERS;
}

const isUpper = (letter: string): boolean => letter !== letter.toLowerCase();

/** What `make` gives for a text, always the same for the same text. */
function once(make: (text: string, place: number) => string) {
  const known = new Map<string, string>();
  return {
    of(text: string): string {
      const made = known.get(text) ?? make(text, known.size + 1);
      known.set(text, made);
      return made;
    },
    has: (text: string): boolean => known.has(text),
  };
}

/**
 * The pseudonyms of one recording. They are random, so that a file cannot be reversed. The length and the
 * equality of texts stay visible, because a replay needs them to search, group and link.
 */
export function createPseudonyms(draw: Draw = drawAtRandom) {
  /** Prefix of a word → its next letter → pseudonym of that letter. */
  const letters = new Map<string, Map<string, string>>();
  const uuids = once((_text, place) => `00000000-0000-4000-8000-${String(place).padStart(12, '0')}`);
  const others = once((_text, place) => `id-${place}`);
  const two = (value: number) => String(value).padStart(2, '0');
  const days = once((day) => `${day.slice(0, 3)}${draw(10)}-${two(1 + draw(12))}-${two(1 + draw(28))}`);

  function pseudonym(beginning: string, letter: string): string {
    const siblings = letters.get(beginning) ?? new Map<string, string>();
    letters.set(beginning, siblings);
    const known = siblings.get(letter);
    if (known) return known;
    const used = new Set(siblings.values());
    const choice = [...alphabetOf(beginning, letter)].filter((one) => one !== letter);
    const free = choice.filter((one) => !used.has(one));
    const drawn = (free.length > 0 ? free : choice)[draw(free.length || choice.length)] as string;
    siblings.set(letter, drawn);
    return drawn;
  }

  /** Words with a common prefix keep a common prefix, so that a recorded search finds the same rows. */
  function linkedWord(word: string): string {
    let beginning = '';
    let result = '';
    for (const letter of word.normalize('NFC')) {
      const folded = fold(letter);
      const replaced = pseudonym(beginning, folded);
      result += isUpper(letter) ? replaced.toUpperCase() : replaced;
      beginning += folded;
    }
    return result;
  }

  /** The same text always gives the same pseudonym. */
  const linked = (text: string): string => text.replace(WORD, linkedWord);
  const ids = (text: string): string => text.replace(UUID, (uuid) => uuids.of(uuid.toLowerCase()));
  /** Keeps only the shape of a text. */
  const blank = (text: string): string =>
    text.replace(/\p{N}/gu, '0').replace(/[\p{L}\p{M}]/gu, (letter) => (isUpper(letter) ? 'X' : 'x'));

  return {
    linked,
    blank,
    /** Pseudonym of an id. UUIDs become UUIDs, other ids `id-1`, `id-2`… */
    id: (text: string): string => (text.match(UUID) ? ids(text) : others.of(text)),
    /** Replaces the ids inside a text. */
    ids,
    /** Whether a text is an id by its form, or was used as one. */
    isId: (text: string): boolean => text.match(UUID)?.[0] === text || others.has(text),
    /** Replaces the ids in a key made of ids, e.g. `progressId:3`. */
    keyed: (key: string): string =>
      key.match(UUID)
        ? ids(key)
        : key
            .split(':')
            .map((part) =>
              others.has(part) ? others.of(part) : /^\d{1,4}$/.test(part) ? part : linked(part),
            )
            .join(':'),
    /** Replaces the digits of a phone number and keeps its country. */
    phone(text: string): string {
      const prefix = PHONE_PREFIX.exec(text)?.[0] ?? '';
      return prefix + linked(text.slice(prefix.length));
    },
    /** Another day of the same decade. Text that is not a day keeps only its shape. */
    birth: (text: string): string => (DAY.test(text) ? days.of(text) : blank(text)),
  };
}
