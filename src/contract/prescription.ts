import type { FigureTempo } from './figure';
import type { Prescription } from './routineAnswers';
import { PRESCRIBED_SIDE_LABELS, PRESCRIBED_SIDES, PRESCRIPTION_LIMITS as LIMITS } from './routines';

const numberIn = (value: unknown, min: number, max: number): number | undefined =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max
    ? (value as number)
    : undefined;

const textIn = (value: unknown): string | undefined => {
  const text = typeof value === 'string' ? value.trim().slice(0, LIMITS.text).trim() : '';
  return text === '' ? undefined : text;
};

function tempoIn(value: unknown): FigureTempo | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const raw = value as Partial<Record<keyof FigureTempo, unknown>>;
  const [lift, lower] = [raw.lift, raw.lower].map((part) => numberIn(part, 1, LIMITS.secondsMax));
  if (lift === undefined || lower === undefined) return undefined;
  const [hold = 0, pause = 0] = [raw.hold, raw.pause].map((part) => numberIn(part, 0, LIMITS.secondsMax));
  return { lift, hold, lower, pause };
}

/** Reads a prescription from a backend, a form or a file; `null` if nothing valid is prescribed. */
export function prescriptionOf(value: unknown): Prescription | null {
  if (typeof value !== 'object' || value === null) return null;
  const raw = value as Partial<Record<keyof Prescription, unknown>>;
  const side = PRESCRIBED_SIDES.find((known) => known === raw.side);
  const tempo = tempoIn(raw.tempo);
  const upTo = numberIn(raw.upTo, LIMITS.degreesMin, LIMITS.degreesMax);
  const [load, band] = [textIn(raw.load), textIn(raw.band)];
  const found: Prescription = {
    ...(side && { side }),
    ...(tempo && { tempo }),
    ...(upTo !== undefined && { upTo }),
    ...(load !== undefined && { load }),
    ...(band !== undefined && { band }),
  };
  return Object.keys(found).length > 0 ? found : null;
}

/** Parts of a tempo in their order. */
export const TEMPO_PARTS = [
  'lift',
  'hold',
  'lower',
  'pause',
] as const satisfies readonly (keyof FigureTempo)[];

/** Seconds of one repetition. */
export const tempoSeconds = ({ lift, hold, lower, pause }: FigureTempo): number =>
  lift + hold + lower + pause;

/** 'sube en 3 s, mantén 1 s, baja en 3 s'; parts of no time are left out. */
export const tempoText = ({ lift, hold, lower, pause }: FigureTempo): string =>
  [
    `sube en ${lift} s`,
    hold > 0 && `mantén ${hold} s`,
    `baja en ${lower} s`,
    pause > 0 && `espera ${pause} s`,
  ]
    .filter(Boolean)
    .join(', ');

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What is prescribed in short lines: 'Lado derecho', 'Sube en 3 s, baja en 3 s', 'Hasta 60°', '2 kg', 'Banda roja'. */
export function prescriptionTexts(prescription: Prescription | null | undefined): string[] {
  const { side, tempo, upTo, load, band } = prescription ?? {};
  return [
    side && PRESCRIBED_SIDE_LABELS[side],
    tempo && capital(tempoText(tempo)),
    upTo !== undefined && `Hasta ${upTo}°`,
    load,
    band &&
      (/^banda\b/i.test(band) ? capital(band) : `Banda ${band.charAt(0).toLowerCase()}${band.slice(1)}`),
  ].filter((text): text is string => Boolean(text));
}

/** What is prescribed in one line; empty if nothing is. */
export const prescriptionText = (prescription: Prescription | null | undefined): string =>
  prescriptionTexts(prescription).join(' · ');
