import { foldText } from '../common/foldText';
import type { PatientDetailsBody } from '../patients/detailSchema';
import type { PatientBody } from '../patients/schemas';
import { isPersonTaxId, plainTaxId } from '../practice/taxId';
import { CHOICE_LABELS, dayOf, genderOf, postalCodeOf, statusOf, tagsOf } from './cells';
import { fieldSpec, type ColumnMapping, type ImportField } from './fields';
import { IMPORT_MESSAGES } from './messages';

/** What a row becomes, and what of it could not be read, by field. */
export interface ImportRow {
  body: PatientBody;
  errors: Partial<Record<ImportField, string>>;
}

/** What must be known of a whole file to read one of its rows. */
export interface RowContext {
  mapping: ColumnMapping;
  /** Day of the practice, `YYYY-MM-DD`. */
  today: string;
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

function documentOf(cell: string): Pick<PatientDetailsBody, 'documentKind' | 'documentNumber'> {
  const plain = plainTaxId(cell);
  // A spreadsheet takes the leading zero off a number, not off a text; some programs keep it that way.
  const number = LOST_ZERO.test(plain) && isPersonTaxId(`0${plain}`) ? `0${plain}` : plain;
  const isNif = isPersonTaxId(number) || /^[XYZKLM]?\d{7,8}[A-Z]?$/.test(number);
  return { documentKind: isNif ? 'NIF' : 'PASSPORT', documentNumber: number };
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
  context.mapping.forEach((field, column) => {
    const cell = saidIn(cells[column]);
    if (!field || !cell) return;
    const target = fieldSpec(field).isDetail ? details : body;
    const choose = (value: unknown, message: string) => {
      if (value === undefined) errors[field] = message;
      else target[field] = value;
    };
    if (field === 'name' || field === 'surnames' || field === 'secondSurname') names[field] = cell;
    else if (field === 'documentNumber') Object.assign(details, documentOf(cell));
    else if (field === 'dateOfBirth') choose(dayOf(cell, context.today), IMPORT_MESSAGES.day);
    else if (field === 'gender')
      choose(genderIn(cell, context), IMPORT_MESSAGES.choice(CHOICE_LABELS.gender));
    else if (field === 'status') choose(statusOf(cell), IMPORT_MESSAGES.choice(CHOICE_LABELS.status));
    else if (field === 'tags') details.tags = tagsOf(cell);
    else if (field === 'postalCode') details.postalCode = postalCodeOf(cell);
    else target[field] = cell;
  });
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
