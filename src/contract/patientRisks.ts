import type { Alert } from './alertAnswers';
import { ALERT_KIND_LABELS, type AlertKind } from './alerts';
import { foldText } from './common/text';
import type { Patient } from './patientAnswers';
import { type Risk, RISKS, riskWordOf } from './riskWords';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

const DENIES = set('no sin ni niega niegan negaba descarta descartada descartado descartados descartadas');
/** These deny a whole list: «niega dolor nocturno, diabetes y epilepsia». */
const DENIES_LISTS = set('niega niegan negaba descarta descartada descartado descartados descartadas');
const ALLERGIC = set('alergia alergias alergica alergico intolerancia intolerante');
/** Words that may stand between a denial and what it denies. Any other word ends its reach. */
const BETWEEN = set(
  'a al de del el la los las un una con es esta son tiene tienen toma lleva usa padece presenta refiere hay ' +
    'consta porta portador portadora ser estar tener tomar llevar haber antecedente antecedentes historia ' +
    'personales diagnostico sospecha signos tratamiento ningun ninguna',
);
const CLOSERS = set('y e o u ni');
/** After these a list may hold what is of another kind: «no toma Sintrom o heparina». */
const CHOICES = set('o u ni');
const SEPARATORS = set(', /');
const ENDS = set('. ; ! \n ) ( : ?');
/** «Sin Sintrom actualmente» says the same as «sin Sintrom». */
const TAILS = set('actualmente ahora oral orales');
const SAID_AFTER = set('no negativo negativa descartado descartada ninguno ninguna');
const SAID_AFTER_NO = set('tiene consta refiere presenta lleva toma hay');
const BEFORE_ANSWER = set(': ? , ( = -');
const LONGEST_ITEM = 2;
const FARTHEST = 5;

type Words = readonly string[];

const endsAt = (words: Words, at: number): boolean => words[at] === undefined || ENDS.has(words[at]);

/** Whether a word ends, or a list goes on, after `at`. */
const isBare = (words: Words, at: number): boolean => {
  const next = TAILS.has(words[at + 1] ?? '') ? at + 2 : at + 1;
  const word = words[next] ?? '';
  return endsAt(words, next) || SEPARATORS.has(word) || CLOSERS.has(word);
};

/** A list such as «diabetes, epilepsia y embarazo»: where its items begin and end, and how its last one is joined. */
interface List {
  items: [from: number, until: number][];
  closer: string | null;
  /** It comes to an end where a sentence does, and its items are short. */
  isWhole: boolean;
}

function listFrom(words: Words, start: number): List {
  const items: List['items'] = [];
  let at = start;
  for (let closer: string | null = null; ; at += 1) {
    const from = at;
    while (!endsAt(words, at) && !SEPARATORS.has(words[at] ?? '') && !CLOSERS.has(words[at] ?? '')) at += 1;
    items.push([from, at]);
    if (endsAt(words, at) || (closer && closer !== words[at]))
      return {
        items,
        closer,
        isWhole: items.every(([begin, end]) => end > begin && end - begin <= LONGEST_ITEM),
      };
    if (CLOSERS.has(words[at] ?? '')) closer = words[at] ?? null;
  }
}

/** The later items of a list that its denial reaches. Where Spanish leaves it open, none: a mark too many does no harm. */
function deniedInList(words: Words, start: number, deniesLists: boolean): number[] {
  const { items, closer, isWhole } = listFrom(words, start);
  const isKnown = items.every(([from]) => riskWordOf(words[from]));
  const reaches = isWhole && (closer === 'ni' || (deniesLists ? isKnown || closer : isKnown && closer));
  if (!reaches) return [];
  return items
    .slice(1)
    .filter(([from, until]) => {
      const word = until - from === 1 ? riskWordOf(words[from]) : undefined;
      return word && (word.kind === 'condition' || CHOICES.has(closer ?? ''));
    })
    .map(([from]) => from);
}

/** «No se descarta» and «no niega» deny nothing. */
const isUndone = (words: Words, at: number): boolean =>
  DENIES_LISTS.has(words[at] ?? '') &&
  (words[at - 1] === 'no' || (words[at - 1] === 'se' && words[at - 2] === 'no'));

/** What a denial at `at` reaches. */
function deniedFrom(words: Words, at: number): number[] {
  let start = at + 1;
  while (start - at <= FARTHEST && BETWEEN.has(words[start] ?? '')) start += 1;
  const first = riskWordOf(words[start]);
  const deniesFirst = first && (first.kind !== 'medicine' || isBare(words, start));
  const deniesLists =
    DENIES_LISTS.has(words[at] ?? '') ||
    words.slice(at, start).some((word) => word.startsWith('antecedente'));
  return [...(deniesFirst ? [start] : []), ...deniedInList(words, start, deniesLists)];
}

/** Whether the answer after a word denies it: «Marcapasos: no», «test de embarazo negativo». */
function isDeniedAfter(words: Words, at: number): boolean {
  let next = at + 1;
  while (BEFORE_ANSWER.has(words[next] ?? '')) next += 1;
  const answer = words[next] ?? '';
  if (!SAID_AFTER.has(answer)) return false;
  const last = answer === 'no' && SAID_AFTER_NO.has(words[next + 1] ?? '') ? next + 1 : next;
  return endsAt(words, last + 1) || SEPARATORS.has(words[last + 1] ?? '');
}

/** Places of the risk words that a text denies. `words` are folded; signs and line ends are words of their own. */
function deniedPlaces(words: Words): ReadonlySet<number> {
  return new Set(
    words.flatMap((word, at) => {
      if (DENIES.has(word)) return isUndone(words, at) ? [] : deniedFrom(words, at);
      // Whoever is allergic to a medicine does not take it.
      if (ALLERGIC.has(word)) return deniedFrom(words, at);
      return riskWordOf(word) && isDeniedAfter(words, at) ? [at] : [];
    }),
  );
}

/** A risk that a record speaks of. */
export interface FoundRisk {
  risk: Risk;
  /** The word that tells it, as it is written in the record. */
  word: string;
}

const TOKENS = /[\p{L}\p{M}\p{N}]+|\n|[^\s]/gu;

/** The risk words of one text that it does not deny. */
function wordsIn(text: string): (FoundRisk & { isMedicine: boolean })[] {
  const written = text.match(TOKENS) ?? [];
  const folded = written.map(foldText);
  const denied = deniedPlaces(folded);
  return written.flatMap((word, at) => {
    const known = denied.has(at) ? undefined : riskWordOf(folded[at]);
    return known ? [{ risk: known.risk, word, isMedicine: known.kind === 'medicine' }] : [];
  });
}

/**
 * The known risks that a record names, each once and in the order of `RISKS`. A medicine among the allergies is not
 * taken, so it is none. The words are a help for the reader and no diagnosis.
 */
export function risksOf({
  allergies,
  medications,
  medicalHistory,
}: Pick<Patient, 'allergies' | 'medications' | 'medicalHistory'>): FoundRisk[] {
  const found = [
    ...wordsIn(medications ?? ''),
    ...wordsIn(medicalHistory ?? ''),
    ...wordsIn(allergies ?? '').filter(({ isMedicine }) => !isMedicine),
  ];
  return RISKS.flatMap((risk) => {
    const first = found.find((one) => one.risk === risk);
    return first ? [{ risk, word: first.word }] : [];
  });
}

const NOTHING =
  /^(no|ningun[ao]?|nada|sin|niega|ausencia|namc)( (de|hay|tiene|refiere|consta|presenta|toma|alergias?|amc|medicamentosas?|conocid[ao]s?|medicacion|medicamentos?|ningun[ao]?|habitual|hasta|la|fecha|se|conocen|ni))*$/;

/**
 * Whether a text only says that there is nothing: «Ninguna conocida», «No refiere», «NAMC» or «Sin AMC», for which AMC
 * are «alergias medicamentosas conocidas».
 */
export const saysNothing = (text: string): boolean =>
  NOTHING.test(
    foldText(text)
      .replace(/[.,;:]/g, ' ')
      .replace(/\s+/g, ' ')
      .trim(),
  );

/** An alert that the words of a record suggest. */
export interface SuggestedAlert {
  kind: AlertKind;
  /** The words that speak of it. */
  text: string;
}

type RecordWords = Pick<Patient, 'allergies' | 'medications' | 'medicalHistory'>;

const FIRST_LINE = 80;

/**
 * Alerts that the words of a record suggest and that are not open yet. They are never set by themselves: somebody
 * decides.
 */
export function suggestedAlerts(record: RecordWords, open: readonly Pick<Alert, 'kind'>[]): SuggestedAlert[] {
  const allergies = record.allergies?.trim() ?? '';
  const named = [
    ...risksOf(record).map(({ risk, word }) => ({ kind: risk as AlertKind, text: word })),
    ...(allergies && !saysNothing(allergies)
      ? [{ kind: 'ALLERGY' as const, text: allergies.split('\n')[0]?.slice(0, FIRST_LINE) ?? '' }]
      : []),
  ];
  return named.filter(({ kind }) => open.every((alert) => alert.kind !== kind));
}

/** «Anticoagulantes: Sintrom», or the text alone where the kind says nothing. */
export function alertText({ kind, text }: { kind: AlertKind; text: string | null }): string {
  if (kind === 'OTHER') return text ?? ALERT_KIND_LABELS.OTHER;
  return text ? `${ALERT_KIND_LABELS[kind]}: ${text}` : ALERT_KIND_LABELS[kind];
}
