import { DAY_MS } from './common/constants';
import { isCalendarDate } from './common/formats';
import { wallClockOf } from './common/practiceTime';
import { foldText, isPhone } from './common/text';
import { type ColumnMapping, fieldSpec, type ImportField } from './importFields';
import { IMPORT_MESSAGES } from './imports';
import { type Identity, likenessKeys, likenessOf, type LikenessReason } from './patientLikeness';
import type { PatientBody, PatientDetailsBody } from './patientSchemas';
import { GENDER_LABELS, GENDERS, PATIENT_STATUS_LABELS, PATIENT_STATUSES } from './patients';
import { isPersonTaxId, looksLikePersonTaxId, plainTaxId } from './taxId';

/** Day 0 of spreadsheets; the phantom 29 February 1900 is why it is not the 31st. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
/** Serials that are days from 1900 to 2199 and no years. */
const SERIAL_MIN = 3000;
const SERIAL_MAX = 109_000;
const two = (digits: string) => digits.padStart(2, '0');

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/;
/** Milliseconds since 1970 of a cell that programs wrote as an instant; `NaN` of any other. */
const instantIn = (cell: string): number => (INSTANT.test(cell) ? Date.parse(cell) : Number.NaN);

/**
 * Replaces an instant in UTC by its day in the practice; leaves any other text. Some programs write a day as its midnight in UTC,
 * others as its midnight in Spain, which in UTC is the evening before.
 */
function instantAsDay(text: string, zone: string): string {
  const instant = text.endsWith('Z') ? instantIn(text) : Number.NaN;
  return Number.isNaN(instant) || instant % DAY_MS === 0 ? text : wallClockOf(new Date(instant), zone).date;
}

/**
 * Replaces an instant by its day and time in the practice; leaves any other text, and instants before 2000: a time alone is
 * written as one of 1899 or 1970, when clocks went otherwise.
 */
export function instantAsTime(text: string, zone: string): string {
  const instant = instantIn(text);
  if (!(instant >= Date.UTC(2000, 0))) return text;
  const { date, time } = wallClockOf(new Date(instant), zone);
  return `${date} ${time}`;
}

const MONTHS = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];
const WEEKDAY = /^(?:lun|mar|mi[eé]|jue|vie|s[aá]b|dom)[a-z]*\.?,?\s+(?=\d)/i;
const NAMED_MONTH =
  /^(\d{1,2})(?:\s+de\s+|[-/. ]+)([a-z]{3,10})\.?(?:\s+del?\s+|[-/. ]+)(\d{4}|\d{2})(?!\d)/i;

/** A day with the number of its month and without its weekday: `12-mar-80`, «lunes, 12 de marzo de 2026». Other texts stay. */
export const inDigits = (text: string): string =>
  text
    .trim()
    .replace(WEEKDAY, '')
    .replace(NAMED_MONTH, (whole: string, day: string, word: string, year: string) => {
      const month = MONTHS.findIndex((name) => word.toLowerCase().startsWith(name)) + 1;
      return month > 0 ? `${day}/${month}/${year}` : whole;
    });

/**
 * A day as `YYYY-MM-DD`. It reads `dd/mm/yyyy` with slashes, points or hyphens, and the month also in letters. It also reads
 * ISO with or without a time, and a spreadsheet's serial. A year of two digits is the latest one that is not after `today`.
 * Undefined if it is none.
 */
export function dayOf(cell: string, today: string): string | undefined {
  const text = inDigits(cell);
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ].*)?$/.exec(text);
  const spanish = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})(?:[T ]\d{1,2}:\d{2}(?::\d{2})?)?$/.exec(text);
  let day: string | undefined;
  if (iso) day = `${iso[1]}-${two(iso[2] ?? '')}-${two(iso[3] ?? '')}`;
  else if (spanish) {
    const [, dd = '', mm = '', year = ''] = spanish;
    const end = `${two(mm)}-${two(dd)}`;
    const century = Number(today.slice(0, 2));
    const full = `${century}${year}-${end}` > today ? `${century - 1}${year}` : `${century}${year}`;
    day = `${year.length === 4 ? year : full}-${end}`;
  } else if (/^\d{4,6}([.,]\d+)?$/.test(text)) {
    const serial = Math.floor(Number(text.replace(',', '.')));
    if (serial >= SERIAL_MIN && serial <= SERIAL_MAX)
      day = new Date(SERIAL_ZERO + serial * DAY_MS).toISOString().slice(0, 10);
  }
  return day && isCalendarDate(day) ? day : undefined;
}

/** Other words for a choice, folded. */
const GENDER_WORDS: Readonly<Record<string, (typeof GENDERS)[number]>> = {
  m: 'FEMALE',
  mujer: 'FEMALE',
  f: 'FEMALE',
  femenino: 'FEMALE',
  h: 'MALE',
  hombre: 'MALE',
  varon: 'MALE',
  v: 'MALE',
  masculino: 'MALE',
  otro: 'OTHER',
};
const STATUS_WORDS: Readonly<Record<string, (typeof PATIENT_STATUSES)[number]>> = {
  activo: 'ACTIVE',
  activa: 'ACTIVE',
  alta: 'ACTIVE',
  inactivo: 'INACTIVE',
  inactiva: 'INACTIVE',
  baja: 'INACTIVE',
  'dado de alta': 'DISCHARGED',
  'dada de alta': 'DISCHARGED',
  'alta medica': 'DISCHARGED',
};

/** Labels of the choices, for the message beside a cell. */
const CHOICE_LABELS = {
  gender: GENDERS.map((gender) => GENDER_LABELS[gender]).join(', '),
  status: PATIENT_STATUSES.map((status) => PATIENT_STATUS_LABELS[status]).join(', '),
} as const;

/** A gender by its word; undefined if there is none such. `M` is «mujer», as beside `H`. */
const genderOf = (cell: string) => GENDER_WORDS[foldText(cell.trim())];

const statusOf = (cell: string) => STATUS_WORDS[foldText(cell.trim())];

/** A spreadsheet takes the zero off the codes of nine provinces. */
const postalCodeOf = (cell: string): string =>
  /^\d{4}$/.test(cell.trim()) ? `0${cell.trim()}` : cell.trim();

/** Tags between commas or semicolons. */
const tagsOf = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** What a row becomes, and what of it could not be read, by field. */
export interface ImportRow {
  body: PatientBody;
  errors: Partial<Record<ImportField, string>>;
}

/** How the days and times of a row are read. */
export interface RowDays {
  /** Day of the practice, `YYYY-MM-DD`. */
  today: string;
  /** Time zone of the practice. */
  zone: string;
}

/** What must be known of a whole file to read one of its rows. */
export interface RowContext extends RowDays {
  mapping: ColumnMapping;
  /** What `M` means in the column of the gender; undefined where the column does not tell. */
  letterM?: 'MALE' | 'FEMALE' | undefined;
}

/** An apostrophe that marks a text in files of spreadsheet programs, ours too. */
const TEXT_MARK = /^'(?=[=+\-@\t\r\n])/;

/** What a cell says: without that mark, and without space around it. */
export const saidIn = (cell: string | undefined): string | undefined => cell?.replace(TEXT_MARK, '').trim();
const LOST_ZERO = /^\d{7}[A-Z]$/;

/** `M` beside `H` or `V` is «mujer», beside `F` «masculino». */
export function letterMOf(
  mapping: ColumnMapping,
  rows: readonly (readonly string[])[],
): RowContext['letterM'] {
  const column = mapping.indexOf('gender');
  if (column === -1) return undefined;
  const letters = new Set(rows.map((row) => foldText(row[column]?.trim() ?? '')));
  const beside = (...others: string[]) => others.some((letter) => letters.has(letter));
  if (beside('f') === beside('h', 'v')) return undefined;
  return beside('f') ? 'MALE' : 'FEMALE';
}

/** «López Ruiz, Ana» is «Ana López Ruiz». */
export const inOrder = (name: string) => name.replace(/^([^,]+),\s*([^,]+)$/, '$2 $1');

/** Fields in which a word can only say that there is nothing. In clinical texts «no» is an answer. */
const PLAIN_FIELDS: ReadonlySet<ImportField> = new Set([
  ...(['documentNumber', 'dateOfBirth', 'gender', 'email', 'postalCode'] as const),
  ...(['phone', 'secondPhone', 'emergencyPhone', 'guardianPhone', 'guardianTaxId'] as const),
]);
/** How lists say that something is not known, in signs and folded words: `-`, `00/00/0000`, `s/d`, `no tiene`. */
const NO_SIGNS = /^[-–—_.:*?/\\0\s]+$/;
const NO_WORDS =
  /^(?:no|no (?:tiene|consta|hay|sabe|facilita)|sin [a-z -]+|ningun[oa]|desconocid[oa]|null|n\/?[acd]|s\/?[dn])\.?$/;

const saysNothing = (field: ImportField, cell: string): boolean =>
  PLAIN_FIELDS.has(field) && (NO_SIGNS.test(cell) || NO_WORDS.test(foldText(cell)));

/** Two Spanish numbers in one cell, without what stands between them: `612 345 678 / 955 443 322`. */
const TWO_PHONES = /^((?:(?:\+|00)34)?[6-9]\d{8})[yo]?((?:(?:\+|00)34)?[6-9]\d{8})$/;

const phonesIn = (cell: string): string[] => {
  const [, first, second] = TWO_PHONES.exec(foldText(cell).replace(/[^a-z\d+]/g, '')) ?? [];
  return first && second ? [first, second] : [cell];
};

/**
 * Telephones as the columns of the first and the second one give them. Two in one cell fill both. A second number without a
 * first one becomes the first, which the practice calls.
 */
function phonesOf(phone = '', secondPhone = ''): { phone: string; secondPhone: string } {
  const numbers = [phone, secondPhone].filter(Boolean).flatMap(phonesIn);
  const [first = '', second = ''] = numbers;
  // What is no telephone is corrected in its own cell.
  return numbers.length <= 2 && (phone || isPhone(first))
    ? { phone: first, secondPhone: second }
    : { phone, secondPhone };
}

function documentOf(cell: string): Pick<PatientDetailsBody, 'documentKind' | 'documentNumber'> {
  const plain = plainTaxId(cell);
  // A spreadsheet takes the leading zero off a number, not off a text; some programs keep it that way.
  const number = LOST_ZERO.test(plain) && isPersonTaxId(`0${plain}`) ? `0${plain}` : plain;
  return { documentKind: looksLikePersonTaxId(number) ? 'NIF' : 'PASSPORT', documentNumber: number };
}

function genderIn(cell: string, { letterM }: RowContext) {
  return foldText(cell) === 'm' ? letterM : genderOf(cell);
}

/** What a row of cells becomes under a mapping. Empty cells are left out, so that the server's defaults hold. */
export function rowBody(cells: readonly string[], context: RowContext): ImportRow {
  const errors: ImportRow['errors'] = {};
  const names: Partial<Record<'name' | 'surnames' | 'secondSurname', string>> = {};
  const body: Record<string, unknown> = {};
  const details: Record<string, unknown> = {};
  const given: Partial<Record<'phone' | 'secondPhone', string>> = {};
  context.mapping.forEach((field, column) => {
    const cell = saidIn(cells[column]);
    if (!field || !cell || saysNothing(field, cell)) return;
    const target = fieldSpec(field).isDetail ? details : body;
    const choose = (value: unknown, message: string) => {
      if (value === undefined) errors[field] = message;
      else target[field] = value;
    };
    if (field === 'name' || field === 'surnames' || field === 'secondSurname') names[field] = cell;
    else if (field === 'phone' || field === 'secondPhone') given[field] = cell;
    else if (field === 'documentNumber') Object.assign(details, documentOf(cell));
    else if (field === 'dateOfBirth')
      choose(dayOf(instantAsDay(cell, context.zone), context.today), IMPORT_MESSAGES.day);
    else if (field === 'gender')
      choose(genderIn(cell, context), IMPORT_MESSAGES.choice(CHOICE_LABELS.gender));
    else if (field === 'status') choose(statusOf(cell), IMPORT_MESSAGES.choice(CHOICE_LABELS.status));
    else if (field === 'tags') details.tags = tagsOf(cell);
    else if (field === 'postalCode') details.postalCode = postalCodeOf(cell);
    else target[field] = cell;
  });
  const { phone, secondPhone } = phonesOf(given.phone, given.secondPhone);
  if (phone) body.phone = phone;
  if (secondPhone) details.secondPhone = secondPhone;
  const surnames = [names.surnames, names.secondSurname].filter(Boolean);
  body.name =
    surnames.length > 0 ? [names.name, ...surnames].filter(Boolean).join(' ') : inOrder(names.name ?? '');
  if (Object.keys(details).length > 0) body.details = details;
  return { body: body as unknown as PatientBody, errors };
}

/** What of a body tells one person from another. */
export const identityOf = ({ name, email, phone, dateOfBirth, details }: PatientBody) => ({
  name,
  email,
  phone,
  dateOfBirth,
  secondPhone: details?.secondPhone,
  documentNumber: details?.documentNumber,
});

/** An earlier row of the same file that may be the same person. */
export interface LikeRow {
  /** Place of the earlier row. */
  row: number;
  reasons: LikenessReason[];
}

/**
 * The first earlier row that may be of the same person, by row; rows without one are absent. Only rows with a common
 * key are compared, so ten thousand take no longer than ten thousand lookups. `undefined` marks a row to be left out.
 */
export function likeWithin(people: readonly (Identity | undefined)[]): Map<number, LikeRow> {
  const byKey = new Map<string, number[]>();
  const found = new Map<number, LikeRow>();
  people.forEach((person, row) => {
    if (!person) return;
    for (const key of likenessKeys(person)) {
      const earlier = byKey.get(key) ?? [];
      for (const other of earlier) {
        if (found.has(row)) break;
        const candidate = people[other];
        const reasons = candidate ? likenessOf(person, candidate) : [];
        if (reasons.length > 0) found.set(row, { row: other, reasons });
      }
      earlier.push(row);
      byKey.set(key, earlier);
    }
  });
  return found;
}
