import { wordFor } from './common/text';

/**
 * How much of a file is read. A practice's list of ten thousand patients fits in; what does not is refused before it takes
 * memory.
 */
export const IMPORT_LIMITS = {
  /** Bytes of the file, and of a workbook unpacked. */
  fileBytes: 15 * 1024 * 1024,
  unpackedBytes: 80 * 1024 * 1024,
  /** Rows below the headings, columns, characters of a cell. */
  rows: 10_000,
  columns: 200,
  cellLength: 10_000,
  /** Rows, values and characters of one call: a call is short, so that others come in between. */
  chunkRows: 100,
  chunkValues: 1800,
  chunkLength: 300_000,
  /** Hours after which an import that nobody ended is destroyed. */
  unfinishedHours: 2,
  /** How many earlier imports are listed. */
  listed: 100,
} as const;

/** How much of an agenda is taken over at once. */
export const APPOINTMENT_IMPORT_LIMITS = {
  /** Appointments of one import. Each has up to 8 values, and one call holds them all: see `MAX_VALUES` of http/jsonBody. */
  rows: 300,
  /** Characters of one call. */
  length: 600_000,
  /** Rows of one check. */
  checkRows: 100,
  /** Bytes of a calendar file, its events, and the appointments that their repetitions become. */
  calendarBytes: 5 * 1024 * 1024,
  events: 10_000,
  occurrences: 3000,
  /** Steps of one repetition until the end of the year ahead. */
  steps: 20_000,
  /** How far ahead repetitions are followed, in days. */
  daysAhead: 365,
  listed: 100,
  /** Hours after an import in which no reminder of its appointments leaves, so that it can be undone. */
  quietHours: 2,
} as const;

const thousands = (count: number) => count.toLocaleString('es-ES', { useGrouping: true });

/** Why a file is not read. */
export const FILE_REFUSALS = {
  empty: 'El archivo no tiene filas que importar',
  tooBig: `El archivo pesa demasiado: el máximo son ${IMPORT_LIMITS.fileBytes / 1024 / 1024} MB`,
  tooManyRows: `El archivo tiene demasiadas filas: el máximo son ${thousands(IMPORT_LIMITS.rows)}. Divídelo en varios.`,
  tooManyColumns: `El archivo tiene demasiadas columnas: el máximo son ${IMPORT_LIMITS.columns}`,
  tooLongCell: `Hay una celda con más de ${thousands(IMPORT_LIMITS.cellLength)} caracteres`,
  bomb: 'El archivo comprimido ocupa demasiado al abrirse y no se ha leído',
  encrypted: 'El libro está protegido con contraseña. Quítasela en tu programa y guárdalo de nuevo.',
  oldExcel: 'Es un libro de Excel antiguo (.xls). Guárdalo como .xlsx o como CSV.',
  otherKind: 'No es un archivo CSV ni un libro de Excel (.xlsx)',
  encoding: 'El texto no se puede leer: guarda el archivo como CSV en UTF-8',
  broken: 'El libro está dañado o incompleto y no se puede leer',
  calendar: 'Es un calendario: para traer sus citas elige «Citas»',
  brokenCalendar: 'El calendario está dañado o incompleto y no se puede leer',
  noEvents: 'El calendario no tiene citas que estén por empezar',
  tooManyEvents: `El calendario tiene demasiadas citas: el máximo son ${thousands(APPOINTMENT_IMPORT_LIMITS.occurrences)}. Expórtalo por partes.`,
  unquoted: 'El archivo CSV tiene unas comillas sin cerrar',
  failed: 'No se ha podido leer el archivo',
} as const;
export type FileRefusal = keyof typeof FILE_REFUSALS;

/** How many lines of a file are named. */
const NAMED_LINES = 50;

/** Which lines of a file were not imported; empty if all were. */
export function leftOutText(lines: readonly number[]): string {
  if (lines.length === 0) return '';
  const which = wordFor(lines.length, ['Ha quedado fuera la fila', 'Han quedado fuera las filas']);
  const others = lines.length - NAMED_LINES;
  return `${which} ${lines.slice(0, NAMED_LINES).join(', ')}${others > 0 ? ` y ${others} más` : ''} de tu archivo.`;
}

export const IMPORT_MESSAGES = {
  patients: (count: number) =>
    `${count.toLocaleString('es-ES')} ${wordFor(count, ['paciente', 'pacientes'])}`,
  checkFailed: 'No se han podido comprobar las filas',
  recheckFailed: 'No se ha podido comprobar la fila',
  sendFailed: 'No se han podido importar los pacientes. No se ha guardado ninguno.',
  sent: (count: number) =>
    count === 1 ? 'Se ha importado 1 paciente' : `Se han importado ${count} pacientes`,
  undone: 'Importación deshecha',
  undoFailed: 'No se ha podido deshacer la importación',
  listFailed: 'No se han podido cargar las importaciones',
  notFound: 'La importación no existe',
  ended: 'La importación ya ha terminado',
  incomplete: 'Faltan filas por enviar. Vuelve a intentarlo.',
  wrongRows: 'Hay filas que no son válidas',
  inUse: (count: number) =>
    count === 1
      ? 'No se puede deshacer: un paciente ya tiene citas, cambios u otros datos'
      : `No se puede deshacer: ${count} pacientes ya tienen citas, cambios u otros datos`,
  withoutWrong: (count: number) =>
    count === 1 ? 'Quitar el dato con error' : `Quitar los ${count.toLocaleString('es-ES')} datos con error`,
  nameColumn: 'Elige qué columna lleva el nombre',
  day: 'No es una fecha (dd/mm/aaaa)',
  choice: (options: string) => `Solo puede ser: ${options}`,
} as const;

/** Imports of patients. Only our server has them, under the capability `imports`. */
export const IMPORT_PATHS = {
  list: '/api/imports',
  check: '/api/imports/check',
  one: (id: string) => `/api/imports/${encodeURIComponent(id)}`,
  rows: (id: string) => `/api/imports/${encodeURIComponent(id)}/rows`,
  finished: (id: string) => `/api/imports/${encodeURIComponent(id)}/finished`,
} as const;

/** Values in a row, counted as the server counts those of a body. */
function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, child) => sum + valuesIn(child), 1);
}

/** Where each call begins and how many rows it takes: few enough to be short, and within what the server accepts. */
export function chunksOf(rows: readonly unknown[]): { from: number; count: number }[] {
  const chunks: { from: number; count: number }[] = [];
  let [from, values, length] = [0, 0, 0];
  rows.forEach((row, at) => {
    const [rowValues, rowLength] = [valuesIn(row), JSON.stringify(row).length];
    const isFull =
      at - from >= IMPORT_LIMITS.chunkRows ||
      values + rowValues > IMPORT_LIMITS.chunkValues ||
      length + rowLength > IMPORT_LIMITS.chunkLength;
    if (isFull && at > from) {
      chunks.push({ from, count: at - from });
      [from, values, length] = [at, 0, 0];
    }
    values += rowValues;
    length += rowLength;
  });
  if (rows.length > from) chunks.push({ from, count: rows.length - from });
  return chunks;
}
