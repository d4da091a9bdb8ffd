import { normalEmail } from './common/formats';
import { phoneDigits, searchForm, SHORT_NAMES } from './common/text';
import { isPersonTaxId, plainTaxId } from './taxId';

/** What tells one person from another. Empty or absent where it is not known. */
export interface Identity {
  name: string;
  email?: string | null | undefined;
  phone?: string | null | undefined;
  secondPhone?: string | null | undefined;
  /** `YYYY-MM-DD` */
  dateOfBirth?: string | null | undefined;
  documentNumber?: string | null | undefined;
}

export const LIKENESS_REASONS = ['DOCUMENT', 'NAME_AND_BIRTH', 'PHONE', 'EMAIL', 'NAME'] as const;
export type LikenessReason = (typeof LIKENESS_REASONS)[number];
export const LIKENESS_LABELS: Record<LikenessReason, string> = {
  DOCUMENT: 'mismo documento',
  NAME_AND_BIRTH: 'nombre y fecha de nacimiento parecidos',
  PHONE: 'mismo teléfono',
  EMAIL: 'mismo correo',
  NAME: 'mismo nombre',
};

/** Weight of each reason, to put the likeliest first. */
const WEIGHTS: Record<LikenessReason, number> = {
  DOCUMENT: 8,
  NAME_AND_BIRTH: 4,
  PHONE: 2,
  EMAIL: 2,
  NAME: 1,
};

const PARTICLES = new Set(['de', 'del', 'la', 'las', 'los', 'y', 'i', 'da', 'do', 'dos']);
/** Letters from which on a word may differ by one slip, and by two. */
const ONE_SLIP = 4;
const TWO_SLIPS = 9;
/** Digits by which Spanish numbers are compared, without their prefix. */
const PHONE_TAIL = 9;

/** Steps between two texts: one letter changed, added, left out, or swapped with its neighbour. Gives up above `limit`. */
export function slipsBetween(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let previous = Array.from({ length: other.length + 1 }, (_none, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      let steps = Math.min(
        (previous[at] ?? 0) + 1,
        (current[at - 1] ?? 0) + 1,
        (previous[at - 1] ?? 0) + (isSame ? 0 : 1),
      );
      const isSwapped = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      if (isSwapped) steps = Math.min(steps, (before[at - 2] ?? 0) + 1);
      current.push(steps);
    }
    before = previous;
    previous = current;
  }
  return previous[other.length] ?? limit + 1;
}

const wordsOf = (name: string): string[] =>
  searchForm(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word && !PARTICLES.has(word))
    .map((word) => SHORT_NAMES[word] ?? word);

function slipsAllowed(word: string): number {
  if (word.length >= TWO_SLIPS) return 2;
  return word.length >= ONE_SLIP ? 1 : 0;
}

/**
 * Whether two names may be of one person, whatever the order of their words: `SAME` for the same words, `ALIKE` with
 * slips or without a second surname. One common word is not enough.
 */
export function nameLikeness(one: string, other: string): 'SAME' | 'ALIKE' | 'DIFFERENT' {
  const [short = [], long = []] = [wordsOf(one), wordsOf(other)].sort((a, b) => a.length - b.length);
  if (short.length === 0 || (short.length === 1 && long.length > 1)) return 'DIFFERENT';
  const left = [...long];
  let slips = 0;
  for (const word of short) {
    const limit = slipsAllowed(word);
    let best = { at: -1, slips: limit + 1 };
    left.forEach((candidate, at) => {
      const found = candidate === word ? 0 : slipsBetween(word, candidate, limit);
      if (found < best.slips) best = { at, slips: found };
    });
    if (best.at < 0) return 'DIFFERENT';
    slips += best.slips;
    left.splice(best.at, 1);
  }
  if (left.length > 1 || slips > 2) return 'DIFFERENT';
  return slips === 0 && left.length === 0 ? 'SAME' : 'ALIKE';
}

/** Whether two dates of birth may be one: the same, one digit or two neighbours off, or day and month swapped. */
function birthLikeness(one: string, other: string): 'SAME' | 'ALIKE' | 'DIFFERENT' {
  if (one === other) return 'SAME';
  const [year = '', month = '', day = ''] = one.split('-');
  if (`${year}-${day}-${month}` === other) return 'ALIKE';
  // One slip among as many digits leaves two different places at most, which is quick to see.
  const places = [...one].filter((digit, at) => digit !== other[at]).length;
  return places <= 2 && slipsBetween(one, other, 1) <= 1 ? 'ALIKE' : 'DIFFERENT';
}

const tail = (phone: string | null | undefined): string => phoneDigits(phone).slice(-PHONE_TAIL);

function sharePhone(one: Identity, other: Identity): boolean {
  const numbers = (person: Identity) => [tail(person.phone), tail(person.secondPhone)].filter(Boolean);
  const others = numbers(other);
  return numbers(one).some((number) => others.includes(number));
}

const mailbox = (email: string | null | undefined): string => normalEmail(email?.trim() ?? '').toLowerCase();

/** A DNI and a NIE are kept for life. A passport is renewed, and a NIE or a number with K, L or M becomes a DNI. */
function lastingKindOf(number: string): 'DNI' | 'NIE' | undefined {
  if (!isPersonTaxId(number)) return undefined;
  if (/^\d/.test(number)) return 'DNI';
  return /^[XYZ]/.test(number) ? 'NIE' : undefined;
}

/** Whether two numbers of documents, as `plainTaxId` writes them, are of two persons: two DNIs, or two NIEs. */
export function arePersonsApart(one: string, other: string): boolean {
  const kind = lastingKindOf(one);
  return one !== other && kind !== undefined && kind === lastingKindOf(other);
}

/**
 * Why two records may be of one person, the strongest reason first; empty if they are of two. Two DNIs or two NIEs
 * are of two persons. A shared phone or e-mail counts for nothing between relatives: people of other names, born on
 * other days.
 */
export function likenessOf(one: Identity, other: Identity): LikenessReason[] {
  const document = plainTaxId(one.documentNumber ?? '');
  const otherDocument = plainTaxId(other.documentNumber ?? '');
  if (document && document === otherDocument) return ['DOCUMENT'];
  if (arePersonsApart(document, otherDocument)) return [];
  const birth =
    one.dateOfBirth && other.dateOfBirth ? birthLikeness(one.dateOfBirth, other.dateOfBirth) : undefined;
  const isPhone = sharePhone(one, other);
  const isEmail = Boolean(mailbox(one.email)) && mailbox(one.email) === mailbox(other.email);
  // Names take the longest to compare, so they come last: most records are of somebody else.
  if (birth === 'DIFFERENT' && !isPhone && !isEmail) return [];
  const name = nameLikeness(one.name, other.name);
  const isSameBirth = birth === 'SAME' && name !== 'DIFFERENT';
  const reasons: LikenessReason[] = [];
  if (isSameBirth || (birth === 'ALIKE' && name === 'SAME')) reasons.push('NAME_AND_BIRTH');
  const mayBeOne = birth === undefined ? true : birth !== 'DIFFERENT' || name === 'SAME';
  const isRelative = name === 'DIFFERENT' && birth !== 'SAME';
  if (mayBeOne && !(isRelative && birth !== undefined)) {
    if (isPhone) reasons.push('PHONE');
    if (isEmail) reasons.push('EMAIL');
  }
  if (birth === undefined && name === 'SAME') reasons.push('NAME');
  return reasons;
}

/**
 * Keys of a person, of which two likely records always share one: each reason rests on one of them. Only people with a
 * common key need to be compared. The database finds candidates by the same keys (`patient_name_key` and the like).
 */
export function likenessKeys({
  name,
  email,
  phone,
  secondPhone,
  dateOfBirth,
  documentNumber,
}: Identity): string[] {
  const keys = [
    ['d', plainTaxId(documentNumber ?? '')],
    ['b', dateOfBirth ?? ''],
    ['n', wordsOf(name).sort().join(' ')],
    ['p', tail(phone)],
    ['p', tail(secondPhone)],
    ['e', mailbox(email)],
  ];
  return [...new Set(keys.filter(([, value]) => value).map(([kind, value]) => `${kind}:${value}`))];
}

/** How likely reasons make it, to order by. */
export const likenessWeight = (reasons: readonly LikenessReason[]): number =>
  reasons.reduce((sum, reason) => sum + WEIGHTS[reason], 0);
