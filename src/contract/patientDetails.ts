/** Choices among the further details of a patient, with their labels. */

export const DOCUMENT_KINDS = ['NIF', 'PASSPORT'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
export const DOCUMENT_KIND_LABELS: Record<DocumentKind, string> = { NIF: 'NIF o NIE', PASSPORT: 'Pasaporte' };

export const CONTACT_WAYS = ['CALL', 'SMS', 'WHATSAPP', 'EMAIL'] as const;
export type ContactWay = (typeof CONTACT_WAYS)[number];
export const CONTACT_WAY_LABELS: Record<ContactWay, string> = {
  CALL: 'Llamada',
  SMS: 'SMS',
  WHATSAPP: 'WhatsApp',
  EMAIL: 'Correo electrónico',
};

export const DOMINANT_SIDES = ['RIGHT', 'LEFT', 'BOTH'] as const;
export type DominantSide = (typeof DOMINANT_SIDES)[number];
export const DOMINANT_SIDE_LABELS: Record<DominantSide, string> = {
  RIGHT: 'Derecho',
  LEFT: 'Izquierdo',
  BOTH: 'Ambos',
};

export const WALKING_AIDS = ['CANE', 'CRUTCH', 'CRUTCHES', 'WALKER', 'WHEELCHAIR', 'OTHER'] as const;
export type WalkingAid = (typeof WALKING_AIDS)[number];
export const WALKING_AID_LABELS: Record<WalkingAid, string> = {
  CANE: 'Bastón',
  CRUTCH: 'Una muleta',
  CRUTCHES: 'Dos muletas',
  WALKER: 'Andador',
  WHEELCHAIR: 'Silla de ruedas',
  OTHER: 'Otra',
};

/** Height in centimetres, weight in kilograms, and how many tags of which length. */
export const DETAIL_LIMITS = {
  heightMin: 30,
  heightMax: 250,
  weightMin: 0.5,
  weightMax: 400,
  documentMax: 20,
  postalCodeMax: 10,
  tagsMax: 12,
  tagLength: 40,
} as const;

/** Age of majority (Código Civil, art. 240). */
export const ADULT_AGE = 18;

/** At this age, who consents to the care of a minor is to be asked anew. */
const CONSENT_AGE = 16;

/** From this age on, a guardian of an adult is there on purpose: nobody is reminded of one any more. */
export const GUARDIAN_SETTLED_AGE = 21;

/**
 * What a record says of a guardian: `MISSING` for a minor without one; `CONSENTS` for who has one at 16 and 17, and
 * `OUTGROWN` from 18 until 21; `KEPT` for anybody else with one, an adult who is represented too; `NONE` where none is noted
 * or needed.
 */
export type GuardianState = 'MISSING' | 'KEPT' | 'CONSENTS' | 'OUTGROWN' | 'NONE';

/** @param age whole years; `null` if unknown */
export function guardianStateOf(age: number | null, hasGuardian: boolean): GuardianState {
  if (age === null) return hasGuardian ? 'KEPT' : 'NONE';
  if (!hasGuardian) return age < ADULT_AGE ? 'MISSING' : 'NONE';
  if (age < CONSENT_AGE || age >= GUARDIAN_SETTLED_AGE) return 'KEPT';
  return age < ADULT_AGE ? 'CONSENTS' : 'OUTGROWN';
}
