import { foldText } from './common/text';
import type { Exercise } from './exerciseAnswers';
import { EXERCISE_SYNONYMS } from './exerciseSynonyms';
import { isSlip, isTelling, queryStems, SLIP_MIN_LENGTH, stemsOf, type Synonym } from './exerciseWords';
import { aimLabel, DIFFICULTY_LABELS, regionLabel } from './exercises';

/** Fields of an exercise that the search uses. */
export type SearchableExercise = Pick<Exercise, 'name' | 'description' | 'category' | 'difficulty'> &
  Partial<Pick<Exercise, 'equipment' | 'region' | 'aim'>>;

/** Score of a word in an exercise, best first; 0 means no match. */
const FIT = {
  wordOfName: 14,
  startInName: 12,
  synonymInName: 9,
  facet: 8,
  synonymInText: 6,
  synonymFacet: 5,
  text: 4,
  inside: 2,
} as const;
/** Score of an exact name, and of the beginning of a name. Higher than any sum over words. */
const EXACT_NAME = 2000;
const NAME_START = 1000;
/** Minimum length for a match inside other words, because shorter texts occur almost everywhere. */
const INSIDE_MIN_LENGTH = 4;
/** Minimum length for the beginning of a synonym to match while typing. */
const TYPING_MIN_LENGTH = 3;
const MOST_CORRECTIONS = 4;

/** Fields that contain a word, one bit each, combined in one number per exercise. */
const NAME = 1;
const FACET = 2;
const TEXT = 4;

/**
 * Search index of a library. Filled by `add` in portions, because a library may have thousands of exercises.
 */
interface ExerciseIndex {
  names: string[];
  regions: (string | null | undefined)[];
  aims: (string | null | undefined)[];
  /** Occurrences of each word: pairs of exercise index and field bits. */
  postings: Map<string, number[]>;
}

const emptyIndex = (): ExerciseIndex => ({ names: [], regions: [], aims: [], postings: new Map() });

function add(index: ExerciseIndex, exercise: SearchableExercise): void {
  const { name, description, category, difficulty, equipment, region, aim } = exercise;
  const position = index.names.push(foldText(name)) - 1;
  index.regions.push(region);
  index.aims.push(aim);
  const fields = new Map<string, number>();
  const note = (text: string | null | undefined, field: number) => {
    if (text) for (const stem of stemsOf(text)) fields.set(stem, (fields.get(stem) ?? 0) | field);
  };
  note(name, NAME);
  note(
    [category, region && regionLabel(region), aim && aimLabel(aim), equipment].filter(Boolean).join(' '),
    FACET,
  );
  note(`${description} ${DIFFICULTY_LABELS[difficulty] ?? ''}`, TEXT);
  for (const [stem, field] of fields) {
    const list = index.postings.get(stem);
    if (list) list.push(position, field);
    else index.postings.set(stem, [position, field]);
  }
}

const indexes = new WeakMap<readonly SearchableExercise[], ExerciseIndex>();

/** Adds at most `count` exercises of a library to its index. Returns whether all of them are included. */
export function growExerciseIndex(exercises: readonly SearchableExercise[], count: number): boolean {
  const index = indexes.get(exercises) ?? emptyIndex();
  indexes.set(exercises, index);
  const begun = index.names.length;
  for (const exercise of exercises.slice(begun, begun + count)) add(index, exercise);
  return index.names.length === exercises.length;
}

/** Index of a library, created once per list. */
function indexOf(exercises: readonly SearchableExercise[]): ExerciseIndex {
  growExerciseIndex(exercises, Infinity);
  return indexes.get(exercises) as ExerciseIndex;
}

interface PreparedSynonym extends Synonym {
  keys: string[];
  preparedTerms: string[][];
  /** Words by which an exercise without a region tells that it is of these. */
  regionWords: string[][];
}

const SYNONYMS: readonly PreparedSynonym[] = EXERCISE_SYNONYMS.map((synonym) => ({
  ...synonym,
  keys: synonym.words.map((words) => queryStems(words).join(' ')),
  preparedTerms: (synonym.terms ?? []).map(queryStems),
  regionWords: synonym.regions ? [...synonym.regions.map(regionLabel), ...synonym.words].map(queryStems) : [],
}));
const BY_KEY = new Map<string, PreparedSynonym[]>();
for (const synonym of SYNONYMS)
  for (const key of synonym.keys) BY_KEY.set(key, [...(BY_KEY.get(key) ?? []), synonym]);
const KEYS = [...BY_KEY.keys()];
const KEY_WORDS = new Set(KEYS.flatMap((key) => key.split(' ')));

/** One search term: words that must all occur in an exercise, or synonyms for them. */
interface Wish {
  words: string[];
  synonyms: readonly PreparedSynonym[];
}

const typedSynonyms = (words: string): PreparedSynonym[] =>
  words.length < TYPING_MIN_LENGTH
    ? []
    : [...new Set(KEYS.filter((key) => key.startsWith(words)).flatMap((key) => BY_KEY.get(key) ?? []))];

/**
 * Splits a query into search terms: at each place the longest synonym, else a word. The last one may be
 * incomplete.
 */
function wishesOf(words: readonly string[]): Wish[] {
  const wishes: Wish[] = [];
  for (let start = 0; start < words.length;) {
    let end = words.length;
    let synonyms: readonly PreparedSynonym[] = [];
    for (; end > start; end -= 1) {
      const phrase = words.slice(start, end).join(' ');
      synonyms = BY_KEY.get(phrase) ?? (end === words.length ? typedSynonyms(phrase) : []);
      if (synonyms.length > 0) break;
    }
    end = Math.max(end, start + 1);
    wishes.push({ words: words.slice(start, end), synonyms });
    start = end;
  }
  return wishes;
}

/** Score of a word or its beginning by field. A word that also names the region scores higher. */
function fitOfField(field: number, isWhole: boolean): number {
  if (field & NAME) return (isWhole ? FIT.wordOfName : FIT.startInName) + (field & FACET ? 1 : 0);
  return field & FACET ? FIT.facet : FIT.text;
}

/** Raises the scores of exercises that contain the word. */
function fitWord(index: ExerciseIndex, word: string, fits: Uint8Array): void {
  for (const [stem, postings] of index.postings) {
    const isStart = stem.startsWith(word);
    if (!isStart && (word.length < INSIDE_MIN_LENGTH || !stem.includes(word))) continue;
    for (let at = 0; at < postings.length; at += 2) {
      const position = postings[at] as number;
      const field = postings[at + 1] as number;
      const fit = isStart ? fitOfField(field, stem === word) : FIT.inside;
      if (fit > (fits[position] as number)) fits[position] = fit;
    }
  }
}

/** Score of each exercise for words that must all occur in it: the lowest score among them. */
function fitWords(index: ExerciseIndex, words: readonly string[]): Uint8Array {
  const all = new Uint8Array(index.names.length).fill(255);
  for (const word of words) {
    const fits = new Uint8Array(index.names.length);
    fitWord(index, word, fits);
    for (let at = 0; at < all.length; at += 1) all[at] = Math.min(all[at] as number, fits[at] as number);
  }
  return all;
}

/** Indexes of the exercises that contain all of these words, each as a whole. */
function withWhole(index: ExerciseIndex, words: readonly string[]): number[] {
  const [first = [], ...others] = words.map((word) =>
    (index.postings.get(word) ?? []).filter((_entry, at) => at % 2 === 0),
  );
  return first.filter((position) => others.every((positions) => positions.includes(position)));
}

/**
 * Raises the scores of exercises that match a synonym. Earlier terms score higher than later ones, names
 * higher than other texts.
 */
function fitSynonym(index: ExerciseIndex, synonym: PreparedSynonym, fits: Float64Array): void {
  const raise = (position: number, fit: number) => {
    if (fit > (fits[position] as number)) fits[position] = fit;
  };
  // An exercise that a therapist wrote has no region, and is kept out of none.
  const isWithin = (position: number) => {
    const region = index.regions[position];
    return !synonym.within || !region || (synonym.within as readonly string[]).includes(region);
  };
  synonym.preparedTerms.forEach((words, order) => {
    const found = fitWords(index, words);
    const earlier = 1 - order / synonym.preparedTerms.length;
    found.forEach((fit, position) => {
      if (fit < FIT.text || !isWithin(position)) return;
      raise(position, (fit >= FIT.startInName ? FIT.synonymInName : FIT.synonymInText) + earlier);
    });
  });
  for (const words of synonym.regionWords)
    for (const position of withWhole(index, words))
      if (!index.regions[position]) raise(position, FIT.synonymFacet);
  if (!synonym.regions && !synonym.aims) return;
  for (let position = 0; position < fits.length; position += 1) {
    const isOne =
      (synonym.regions as readonly unknown[] | undefined)?.includes(index.regions[position]) ||
      (synonym.aims as readonly unknown[] | undefined)?.includes(index.aims[position]);
    if (isOne) raise(position, FIT.synonymFacet);
  }
}

/**
 * Indexes of the exercises that match every term, best first. Equal ones keep the library's order. A term that tells
 * nothing, like 'dolor' in 'dolor lumbar', need not match, but counts where it does.
 */
function find(index: ExerciseIndex, typed: string, words: readonly string[]): number[] {
  const sums = new Float64Array(index.names.length);
  const missed = new Uint8Array(index.names.length);
  const wishes = wishesOf(words);
  const tells = ({ words: asked, synonyms }: Wish) => synonyms.length > 0 || asked.some(isTelling);
  const isTold = wishes.some(tells);
  for (const wish of wishes) {
    const isNeeded = !isTold || tells(wish);
    const fits = Float64Array.from(fitWords(index, wish.words));
    for (const synonym of wish.synonyms) fitSynonym(index, synonym, fits);
    fits.forEach((fit, position) => {
      if (fit === 0 && isNeeded) missed[position] = 1;
      sums[position] = (sums[position] as number) + fit;
    });
  }
  const found: number[] = [];
  index.names.forEach((name, position) => {
    if (missed[position]) return;
    if (name === typed) sums[position] = (sums[position] as number) + EXACT_NAME;
    else if (name.startsWith(typed)) sums[position] = (sums[position] as number) + NAME_START;
    found.push(position);
  });
  return found.sort((one, other) => (sums[other] as number) - (sums[one] as number) || one - other);
}

/** Whether the library or the synonyms contain the word or part of it. */
function isKnown(index: ExerciseIndex, word: string): boolean {
  if (word.length < SLIP_MIN_LENGTH || KEY_WORDS.has(word) || !isTelling(word)) return true;
  for (const stem of index.postings.keys()) if (stem.includes(word)) return true;
  return KEYS.some((key) => key.includes(word));
}

/**
 * Corrections of an unknown word: words of the synonyms first, then the most frequent words of the library.
 */
function corrections(index: ExerciseIndex, word: string): string[] {
  const near = [...index.postings.keys()].filter(
    (stem) => stem.length >= SLIP_MIN_LENGTH - 1 && isSlip(word, stem),
  );
  const uses = (stem: string) => index.postings.get(stem)?.length ?? 0;
  const keyed = [...KEY_WORDS].filter((key) => key.length >= SLIP_MIN_LENGTH - 1 && isSlip(word, key));
  return [...new Set([...keyed, ...near.sort((one, other) => uses(other) - uses(one))])].slice(
    0,
    MOST_CORRECTIONS,
  );
}

/**
 * Exercises that match a search, best first: exact name, word of the name, synonym, region, other text.
 * Accents, case, plurals and stop words are ignored. One wrong letter is allowed in words that neither the
 * library nor the synonyms contain. An empty search returns the list unchanged.
 */
export function searchExercises<Row extends SearchableExercise>(
  exercises: readonly Row[],
  search: string,
): readonly Row[] {
  const words = queryStems(search);
  if (words.length === 0) return exercises;
  const index = indexOf(exercises);
  let variants = [words];
  words.forEach((word, at) => {
    if (isKnown(index, word)) return;
    const meant = corrections(index, word);
    if (meant.length > 0)
      variants = variants
        .flatMap((variant) => meant.map((correct) => variant.with(at, correct)))
        .slice(0, MOST_CORRECTIONS);
  });
  const typed = foldText(search).trim();
  const positions = new Set(variants.flatMap((variant) => find(index, typed, variant)));
  return [...positions].flatMap((position) => exercises[position] ?? []);
}
