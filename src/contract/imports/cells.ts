import { isCalendarDate } from '../common/formats';
import { foldText } from '../common/foldText';
import { GENDER_LABELS, GENDERS, PATIENT_STATUS_LABELS, PATIENT_STATUSES } from '../patients/enums';

/** Day 0 of spreadsheets; the phantom 29 February 1900 is why it is not the 31st. */
const SERIAL_ZERO = Date.UTC(1899, 11, 30);
const DAY_MS = 86_400_000;
/** Serials that are days from 1900 to 2199 and no years. */
const SERIAL_MIN = 3000;
const SERIAL_MAX = 109_000;
const two = (digits: string) => digits.padStart(2, '0');

/**
 * A day as `YYYY-MM-DD`, from `dd/mm/yyyy` with slashes, points or hyphens, ISO with or without a time, or a spreadsheet's
 * serial. A year of two digits is the latest one that is not after `today`. Undefined if it is none.
 */
export function dayOf(cell: string, today: string): string | undefined {
  const text = cell.trim();
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
export const CHOICE_LABELS = {
  gender: GENDERS.map((gender) => GENDER_LABELS[gender]).join(', '),
  status: PATIENT_STATUSES.map((status) => PATIENT_STATUS_LABELS[status]).join(', '),
} as const;

/** A gender by its word; undefined if there is none such. `M` is «mujer», as beside `H`. */
export const genderOf = (cell: string) => GENDER_WORDS[foldText(cell.trim())];

export const statusOf = (cell: string) => STATUS_WORDS[foldText(cell.trim())];

/** A spreadsheet takes the zero off the codes of nine provinces. */
export const postalCodeOf = (cell: string): string =>
  /^\d{4}$/.test(cell.trim()) ? `0${cell.trim()}` : cell.trim();

/** Tags between commas or semicolons. */
export const tagsOf = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[,;]/)
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];
