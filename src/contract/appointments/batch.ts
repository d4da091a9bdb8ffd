import { type BatchWords, wordFor } from '../common/batch';
import { APPOINTMENT_TRANSITIONS, type AppointmentStatus } from './enums';

/** Statuses that several appointments can be given at once. */
export const BATCH_STATUSES = ['CONFIRMED', 'CANCELLED'] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

const NOUN = ['cita', 'citas'] as const;

/** How the change of several is told. */
export const BATCH_WORDS: Record<BatchStatus, BatchWords> = {
  CONFIRMED: { noun: NOUN, done: ['confirmada', 'confirmadas'] },
  CANCELLED: { noun: NOUN, done: ['cancelada', 'canceladas'] },
};

/** Those of the appointments whose status allows the change. */
export const changeable = <Row extends { status: AppointmentStatus }>(
  rows: readonly Row[],
  status: BatchStatus,
): Row[] => rows.filter((row) => APPOINTMENT_TRANSITIONS[row.status].includes(status));

/** The question before several are cancelled. */
export const cancelQuestion = (count: number): string => `¿Cancelar ${count} ${wordFor(count, NOUN)}?`;

/** How many were moved, given to a colleague and cancelled in one go. */
export function resolvedText({
  moved,
  given,
  cancelled,
}: Record<'moved' | 'given' | 'cancelled', number>): string {
  const parts: [number, string][] = [
    [moved, wordFor(moved, ['movida', 'movidas'])],
    [given, wordFor(given, ['pasada a otro fisioterapeuta', 'pasadas a otro fisioterapeuta'])],
    [cancelled, wordFor(cancelled, ['cancelada', 'canceladas'])],
  ];
  const told = parts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return `Citas resueltas: ${told.join(', ')}.`;
}

/** How many of the chosen ones no change fits; empty for none. */
export const fixedText = (count: number): string =>
  count === 0 ? '' : `${count} no ${wordFor(count, ['admite', 'admiten'])} cambios`;
