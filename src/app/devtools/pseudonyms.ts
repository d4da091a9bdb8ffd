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
/** Name particles, which identify nobody and are left out of initials. */
const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'el', 'y', 'i', 'da', 'do', 'dos']);
/** Number of leading letters of a label that may be shown without revealing a name. */
const LABEL_LETTERS = 5;
const DAY = /^(\d{3})\d-\d{2}-\d{2}/;

const drawAtRandom: Draw = (limit) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % limit;

const fold = (letter: string): string =>
  letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase() || letter.toLowerCase();

/** Words of labels, without accents and case, and their prefixes of at least `LABEL_LETTERS` letters. */
export function labelWords(labels: readonly string[]): ReadonlySet<string> {
  const known = new Set<string>();
  for (const word of labels.join(' ').match(WORD) ?? []) {
    const folded = [...word.normalize('NFC')].map(fold).join('');
    known.add(folded);
    for (let length = LABEL_LETTERS; length < folded.length; length += 1) known.add(folded.slice(0, length));
  }
  return known;
}

const NO_LABELS: ReadonlySet<string> = new Set();

/** Number of letters of a folded word that match a label: all, or a prefix that is long enough. */
function lettersOfLabel(word: string, labels: ReadonlySet<string>): number {
  if (labels.has(word)) return word.length;
  let length = LABEL_LETTERS - 1;
  while (length < word.length && labels.has(word.slice(0, length + 1))) length += 1;
  return length < LABEL_LETTERS ? 0 : length;
}

function alphabetOf(beginning: string, letter: string): string {
  if (beginning === '' && PHONE_STARTS.includes(letter)) return PHONE_STARTS;
  return /\p{N}/u.test(letter) ? DIGITS : LETTERS;
}

const isUpper = (letter: string): boolean => letter !== letter.toLowerCase();

/** Pseudonyms of ids. */
function createIds() {
  const ids = new Map<string, string>();

  /** Pseudonym of an id, always the same for the same id. UUIDs become UUIDs, other ids `id-1`, `id-2`… */
  function id(text: string): string {
    if (text.match(UUID)) return uuids(text);
    let known = ids.get(text);
    if (!known) {
      known = `id-${ids.size + 1}`;
      ids.set(text, known);
    }
    return known;
  }

  function uuids(text: string): string {
    return text.replace(UUID, (uuid) => {
      const lower = uuid.toLowerCase();
      let known = ids.get(lower);
      if (!known) {
        known = `00000000-0000-4000-8000-${String(ids.size + 1).padStart(12, '0')}`;
        ids.set(lower, known);
      }
      return known;
    });
  }

  return { ids, id, uuids };
}

/** Pseudonyms of dates of birth. */
function createBirths(draw: Draw) {
  const births = new Map<string, string>();

  /** Another day of the same decade. Text that is not a day keeps only its shape. */
  function birth(text: string): string {
    const decade = DAY.exec(text)?.[1];
    if (!decade) return text.replace(/[\p{L}\p{N}]/gu, (one) => (/\p{N}/u.test(one) ? '0' : 'x'));
    let known = births.get(text);
    if (!known) {
      const two = (value: number) => String(value).padStart(2, '0');
      known = `${decade}${draw(10)}-${two(1 + draw(12))}-${two(1 + draw(28))}`;
      births.set(text, known);
    }
    return known;
  }

  return birth;
}

/**
 * The pseudonyms of one recording. They are random, so that a file cannot be reversed. The length and the
 * equality of texts stay visible, because a replay needs them to search, group and link.
 */
export function createPseudonyms(draw: Draw = drawAtRandom) {
  /** Prefix of a word → its next letter → pseudonym of that letter. */
  const letters = new Map<string, Map<string, string>>();
  const { ids, id, uuids } = createIds();
  const birth = createBirths(draw);

  function pseudonym(beginning: string, letter: string, labels: ReadonlySet<string>): string {
    const siblings = letters.get(beginning) ?? new Map<string, string>();
    letters.set(beginning, siblings);
    const known = siblings.get(letter);
    if (known) return known;
    const alphabet = alphabetOf(beginning, letter);
    const used = new Set(siblings.values());
    // Exclude letters that would continue the word like a label.
    const others = [...alphabet].filter((one) => one !== letter && !labels.has(beginning + one));
    const free = others.filter((one) => !used.has(one));
    const choice = free.length > 0 ? free : others;
    const drawn = choice[draw(choice.length)] as string;
    siblings.set(letter, drawn);
    return drawn;
  }

  /** Words with a common prefix keep a common prefix, so that a recorded search finds the same rows. */
  function linkedWord(word: string, labels = NO_LABELS): string {
    if (PARTICLES.has(word.toLowerCase())) return word;
    const letterList = [...word.normalize('NFC')];
    const kept = lettersOfLabel(letterList.map(fold).join(''), labels);
    let beginning = '';
    let result = '';
    for (const letter of letterList) {
      const folded = fold(letter);
      if (beginning.length < kept) result += letter;
      else {
        const replaced = pseudonym(beginning, folded, labels);
        result += isUpper(letter) ? replaced.toUpperCase() : replaced;
      }
      beginning += folded;
    }
    return result;
  }

  return {
    /** The same text always gives the same pseudonym; words in `labels` (see `labelWords`) stay unchanged. */
    linked: (text: string, labels?: ReadonlySet<string>): string =>
      text.replace(WORD, (word) => linkedWord(word, labels)),
    /** Keeps only the shape of a text. */
    blank: (text: string): string =>
      text.replace(/\p{N}/gu, '0').replace(/[\p{L}\p{M}]/gu, (letter) => (isUpper(letter) ? 'X' : 'x')),
    id,
    /** Replaces the ids inside a text. */
    ids: uuids,
    /** Whether a text that is not a UUID was used as an id. */
    knows: (text: string): boolean => ids.has(text),
    /** Replaces the ids in a key made of ids, e.g. `progressId:3`. */
    keyed: (key: string): string =>
      key.match(UUID)
        ? uuids(key)
        : key
            .split(':')
            .map(
              (part) =>
                ids.get(part) ??
                (/^\d{1,4}$/.test(part) ? part : part.replace(WORD, (word) => linkedWord(word))),
            )
            .join(':'),
    /** Replaces the digits of a phone number and keeps its country. */
    phone(text: string): string {
      const prefix = PHONE_PREFIX.exec(text)?.[0] ?? '';
      return prefix + text.slice(prefix.length).replace(WORD, (word) => linkedWord(word));
    },
    birth,
  };
}
