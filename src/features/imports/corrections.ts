import { APPOINTMENT_IMPORT_FIELDS, type AppointmentMapping } from '@/contract/appointmentImports';
import { type ColumnMapping, fieldSpec, IMPORT_FIELD_NAMES } from '@/contract/importFields';
import { isFaulty, type AppointmentReport, type HeldImport, type RowReport } from './held';

/** A cell that somebody may correct on screen. */
export interface CorrectableCell {
  column: number;
  /** Name of what the column holds. */
  label: string;
  value: string;
  /** What is wrong with it. */
  message?: string | undefined;
  /** Whether it may be of several lines. */
  isLong: boolean;
}

/** What keeps a row from being imported, as far as it can be corrected. */
export interface RowFaults {
  /** In the order of the columns. */
  cells: CorrectableCell[];
  /** What is wrong beyond single cells. */
  texts: string[];
}

/** A row of the file as it stands. */
export interface RowAt<Mapping> {
  mapping: Mapping;
  cells: readonly string[];
  /** Columns that were corrected already: they stay open to another correction. */
  corrected?: ReadonlySet<number> | undefined;
}

const LONG: readonly string[] = ['medicalHistory', 'allergies', 'medications', 'notes'];

/** Columns that decide on what the server names, besides the column of that name: the first that a file has. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  name: ['surnames'],
  documentKind: ['documentNumber'],
  guardianName: ['guardianTaxId', 'guardianPhone'],
};

function cellsOf(
  { mapping, cells, corrected = new Set() }: RowAt<readonly (string | null)[]>,
  doubtful: ReadonlyMap<number, string | undefined>,
  labelOf: (field: string) => string,
): CorrectableCell[] {
  return mapping.flatMap((field, column) =>
    field && (doubtful.has(column) || corrected.has(column))
      ? [
          {
            column,
            label: labelOf(field),
            value: cells[column] ?? '',
            message: doubtful.get(column),
            isLong: LONG.includes(field),
          },
        ]
      : [],
  );
}

const patientLabel = (field: string): string | undefined => {
  const name = IMPORT_FIELD_NAMES.find((known) => known === field);
  return name && fieldSpec(name).label;
};

/** What is wrong with a row of patients, beside the cells that it comes of. */
export function patientFaults(row: RowReport, at: RowAt<ColumnMapping>): RowFaults {
  const texts: string[] = [];
  const doubtful = new Map<number, string | undefined>();
  const faults = [
    ...Object.entries(row.errors).map(([field, message]) => ({ field, message })),
    ...row.refusals.filter(({ field }) => !(field in row.errors)),
  ];
  for (const { field, message } of faults) {
    const name = field.replace(/^details\.|[.[].*$/g, '');
    const column = [name, ...(INSTEAD[name] ?? [])]
      .map((one) => at.mapping.findIndex((known) => known === one))
      .find((found) => found !== -1);
    if (column === undefined) texts.push([patientLabel(name), message].filter(Boolean).join(': '));
    else doubtful.set(column, [doubtful.get(column), message].filter(Boolean).join('. '));
  }
  return { cells: cellsOf(at, doubtful, (field) => patientLabel(field) ?? field), texts };
}

/** Fields of which a name is made. */
export const NAME_FIELDS: readonly unknown[] = ['name', 'surnames', 'secondSurname'];

/** Columns of a row of patients that are wrong and that it can do without: no names, and no long texts. */
export const spareColumns = ({ cells }: RowFaults, mapping: ColumnMapping): number[] =>
  cells.flatMap(({ column, value, message, isLong }) =>
    message && value && !isLong && !NAME_FIELDS.includes(mapping[column]) ? [column] : [],
  );

const PERSON = ['name', 'surnames', 'secondSurname', 'documentNumber', 'email', 'phone'] as const;
const TIME = ['date', 'time', 'end', 'duration', 'room'] as const;

/**
 * What is wrong with a row of an agenda. A refusal of the server names no cell. While the patient is not found, the cells
 * that name the patient may be corrected; afterwards, those that say when and where.
 */
export function appointmentFaults(row: AppointmentReport, at: RowAt<AppointmentMapping>): RowFaults {
  const doubtful = new Map<number, string | undefined>();
  const isRead = Object.keys(row.errors).length === 0;
  const open: readonly string[] =
    !isRead || row.refusals.length === 0
      ? []
      : [...(row.patient ? [] : PERSON), ...(row.patient || row.refusals.length > 1 ? TIME : [])];
  at.mapping.forEach((field, column) => {
    if (field && (row.errors[field] ?? open.includes(field))) doubtful.set(column, row.errors[field]);
  });
  const labelOf = (field: string) =>
    APPOINTMENT_IMPORT_FIELDS[field as keyof typeof APPOINTMENT_IMPORT_FIELDS].label;
  return { cells: cellsOf(at, doubtful, labelOf), texts: row.refusals };
}

/** Writes into a cell of the held table what somebody typed. It is in no action and no state. */
export function correctCell(held: HeldImport, row: number, column: number, text: string): void {
  const cells = [...(held.table?.rows[row] ?? [])];
  while (cells.length < column) cells.push('');
  cells[column] = text;
  if (held.table) held.table.rows[row] = cells;
  held.corrected ??= new Map<number, Set<number>>();
  held.corrected.set(row, (held.corrected.get(row) ?? new Set<number>()).add(column));
}

/** Places of the rows that cannot be imported, and of those that were corrected, which stay where they stand. */
export const placesToCorrect = (
  rows: readonly (RowReport | AppointmentReport)[],
  corrected: readonly number[],
): number[] => {
  const isCorrected = new Set(corrected);
  return rows.flatMap((row, at) => (isFaulty(row) || isCorrected.has(at) ? [at] : []));
};
