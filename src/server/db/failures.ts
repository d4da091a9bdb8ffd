import { getTableColumns, getTableName } from 'drizzle-orm';
import { TABLES } from './tables';

/** A driver's description of a refused statement; the same shape from PGlite and pg. */
export interface DatabaseFailure {
  /** SQLSTATE. */
  code: string;
  table?: string;
  column?: string;
  constraint?: string;
}

interface MaybeFailure {
  code?: unknown;
  table?: unknown;
  column?: unknown;
  constraint?: unknown;
  cause?: unknown;
}

/** Every SQLSTATE has a digit; codes of the system that are as long, such as EPIPE and EROFS, have none. */
const SQLSTATE = /^(?=.*\d)[0-9A-Z]{5}$/;

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Finds the database's own error inside drizzle's wrappers; undefined if there is none. */
export function databaseFailureOf(error: unknown): DatabaseFailure | undefined {
  let current = error as MaybeFailure | undefined;
  for (let depth = 0; current && typeof current === 'object' && depth < 5; depth += 1) {
    if (typeof current.code === 'string' && SQLSTATE.test(current.code)) {
      const { code, table, column, constraint } = current;
      return { code, table: textOf(table), column: textOf(column), constraint: textOf(constraint) };
    }
    current = current.cause as MaybeFailure | undefined;
  }
  return undefined;
}

const COLUMNS = new Map<string, [key: string, column: { name: string }][]>(
  TABLES.map(([, table]) => [getTableName(table), Object.entries(getTableColumns(table))]),
);

/** Whether one of two names begins with the other, in whole words. */
const beginsAlike = (one: string, two: string): boolean =>
  `${one}_`.startsWith(`${two}_`) || `${two}_`.startsWith(`${one}_`);

/**
 * The field that a refused row is about, where the failure tells: its column, or the one that the constraint is named
 * after (`rooms_name` → `name`, `episodes_authorised` → `authorisedSessions`, `routines_episode_of_patient` → `episodeId`).
 */
export function fieldOf({ table = '', column, constraint = '' }: DatabaseFailure): string | undefined {
  const about = column ?? (constraint.endsWith('_pk') ? '' : constraint.slice(table.length + 1));
  if (!about) return undefined;
  const columns = COLUMNS.get(table) ?? [];
  const named =
    columns.find(([, { name }]) => `${about}_`.startsWith(`${name}_`)) ??
    columns.find(([, { name }]) => beginsAlike(about, name.replace(/_id$/, '')));
  return named?.[0];
}

/** Whether the database refused a row because of the named constraint or unique index. */
export const violates = (error: unknown, constraint: string): boolean =>
  databaseFailureOf(error)?.constraint === constraint;

/** Whether PostgreSQL ended a transaction because it met another one: a deadlock, or a serialization failure. */
export const hasMetAnother = (error: unknown): boolean =>
  ['40P01', '40001'].includes(databaseFailureOf(error)?.code ?? '');

/** Whether the database refused rows because of any of its constraints (SQLSTATE class 23). */
export const isRefusal = (error: unknown): boolean =>
  databaseFailureOf(error)?.code.startsWith('23') ?? false;

/** What breaks a connection that stood, or finds no host. */
const UNREACHABLE_CODES = ['ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE', 'EAI_AGAIN'];
const UNREACHABLE_TEXTS =
  /timeout exceeded when trying to connect|connection terminated|not queryable|query read timeout|PGlite is clos|after calling end on the pool/i;

/** Whether the database could not be reached or is shutting down, as opposed to refusing a statement. */
export function isDatabaseUnreachable(error: unknown): boolean {
  const failure = databaseFailureOf(error);
  if (failure) return /^(08|57P|53|58)/.test(failure.code);
  let current = error as
    | (MaybeFailure & { syscall?: unknown; message?: unknown; errors?: unknown[] })
    | undefined;
  for (let depth = 0; current && typeof current === 'object' && depth < 5; depth += 1) {
    const { code, syscall } = current;
    // Files fail with some of the codes of sockets, e.g. where their folder is missing.
    if (syscall === 'connect') return true;
    if (typeof code === 'string' && UNREACHABLE_CODES.includes(code) && syscall !== undefined) return true;
    // Only the first line: drizzle's message continues with the parameters.
    const message = typeof current.message === 'string' ? (current.message.split('\n')[0] ?? '') : '';
    if (!message.startsWith('Failed query') && UNREACHABLE_TEXTS.test(message)) return true;
    if (current.errors?.some((inner) => isDatabaseUnreachable(inner))) return true;
    current = current.cause as typeof current;
  }
  return false;
}

const CONSOLE_TEXTS: [RegExp, string][] = [
  [/^28/, 'La base de datos de DATABASE_URL no admite ese usuario o esa contraseña.'],
  [/^3D000$/, 'La base de datos de DATABASE_URL no existe. Créala antes de empezar.'],
];

/** The settings that a failure at the console may be due to. */
interface Settings {
  databaseUrl?: string;
  host?: string;
}

/** What is wrong with this machine or a setting of it; undefined if the cause is another. */
function machineTextOf(
  { code = '', syscall, path, hostname }: NodeJS.ErrnoException & { hostname?: string },
  { host }: Settings,
): string | undefined {
  const isNoAddress = code === 'EADDRNOTAVAIL' && syscall === 'listen';
  if (isNoAddress || (hostname !== undefined && hostname === host))
    return `HOST no es una dirección de este equipo: ${host}.`;
  if (['ENOSPC', '53100'].includes(code)) return 'No queda espacio en el disco.';
  if (['EIO', '58030'].includes(code)) return 'El disco no se deja leer o escribir.';
  if (path === undefined) return undefined;
  if (code === 'EROFS') return `${path} está en un disco de solo lectura.`;
  return ['EACCES', 'EPERM'].includes(code) ? `No hay permiso para usar ${path}.` : undefined;
}

/**
 * What failed, for the person at the console. The message around a failure of the database is left out: it names a
 * statement with its values and no reason. Of the settings, only those in use are named.
 */
export function consoleTextOf(error: unknown, settings: Settings = {}): string {
  let cause = error as Error;
  while (cause.cause instanceof Error) cause = cause.cause;
  const machineText = machineTextOf(cause, settings);
  if (machineText) return machineText;
  if (settings.databaseUrl && isDatabaseUnreachable(error))
    return 'No se puede conectar con la base de datos de DATABASE_URL.';
  const code = databaseFailureOf(error)?.code ?? '';
  if (code === '42501')
    return `El usuario de DATABASE_URL no tiene permiso (${cause.message}). Actualizar, restaurar y purgar piden el propietario de las tablas: véase docs/operations.md.`;
  return CONSOLE_TEXTS.find(([codes]) => codes.test(code))?.[1] ?? cause.message;
}

/**
 * Loggable form of an unexpected error. A database error's message quotes the row, so only its code is kept.
 */
export function loggableError(error: unknown): Record<string, unknown> {
  const failure = databaseFailureOf(error);
  const { name, message, stack, code } = error as Error & { code?: string };
  const isDatabase = Boolean(failure) || (typeof message === 'string' && message.startsWith('Failed query'));
  return {
    type: name,
    code: failure?.code ?? code,
    constraint: failure?.constraint,
    message: isDatabase ? undefined : message,
    stack: stack?.split('\n').filter((line) => /^\s+at /.test(line)),
  };
}
