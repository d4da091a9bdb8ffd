import type { Actor } from '@/server/testing/testServer';

/** The callers. Ana treats Manuel (`patient`), Luis treats Olga (`otherPatient`). */
export const CALLERS = [
  'anonymous',
  'patient',
  'otherPatient',
  'therapist',
  'otherTherapist',
  'admin',
] as const;
export type Caller = (typeof CALLERS)[number];

/** Owners of objects: Ana with her patients, Luis with his, the administrator. */
export type Side = 'ana' | 'luis' | 'admin';

/** Kinds of object that an id in a path or body may name. */
export const KINDS = [
  'patient',
  'uninvited',
  'appointment',
  'evaluation',
  'session',
  'routine',
  'template',
  'exercise',
  'progress',
  'conversation',
  'invitation',
  'invitationToken',
  'resetToken',
  'challengeToken',
  'feedToken',
  'notification',
  'user',
] as const;
export type Kind = (typeof KINDS)[number];

export interface Scene {
  actors: Record<Exclude<Caller, 'anonymous'>, Actor>;
  /** The object of a kind that belongs to a caller (public tokens: of their side). */
  objects: Record<Kind, Partial<Record<Exclude<Caller, 'anonymous'>, string>>>;
  /** Things of Ana's that were deleted, or hang from a deleted record. */
  hidden: Partial<Record<Kind, string>>;
  /** Code shown by every authenticator of the scene. */
  code: string;
}

/** Kind of content that a canary marks; each role may see certain kinds only. */
export type CanaryKind =
  | 'name'
  | 'email'
  | 'record'
  | 'appointment'
  | 'evaluation'
  | 'session'
  /** Private notes of a session. */
  | 'private'
  | 'routine'
  | 'progress'
  | 'message'
  | 'notice'
  | 'library'
  | 'hidden';

const CANARY = /canary([a-z]+)x([a-z]+)x\d+/gi;

let counter = 0;
/** A string that is nowhere else. Letters and digits only, so that no escaping hides it. */
export function canary(side: Side | 'practice', kind: CanaryKind): string {
  counter += 1;
  return `Canary${side}x${kind}x${counter}`;
}

/** The canaries in a text, as `[side, kind]`. */
export const canariesIn = (text: string): [string, string][] =>
  [...text.matchAll(CANARY)].map(([, side = '', kind = '']) => [side.toLowerCase(), kind.toLowerCase()]);

/** A link's token, 43 characters as the real ones. */
export const linkToken = (): string => {
  counter += 1;
  return `tok${String(counter).padStart(40, 'k')}`;
};

/** The clinical part of a record. */
export const clinical = (side: Side) => ({
  phone: '+34 600 000 000',
  address: canary(side, 'record'),
  emergencyContact: canary(side, 'record'),
  medicalHistory: canary(side, 'record'),
  allergies: canary(side, 'record'),
  medications: canary(side, 'record'),
  notes: canary(side, 'record'),
});
