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

/** Owners of objects: Ana with her patients, Luis with his, and the administrator. */
export type Side = 'ana' | 'luis' | 'admin';

/** Kinds of objects that an id in a path or body may refer to. */
export const KINDS = [
  'patient',
  'uninvited',
  'appointment',
  'alert',
  'episode',
  'merge',
  'evaluation',
  'document',
  'upload',
  'patientImport',
  'appointmentImport',
  'session',
  'routine',
  'template',
  'exercise',
  'progress',
  'conversation',
  'invitation',
  'invitationToken',
  'appointmentToken',
  'mailFailure',
  'resetToken',
  'challengeToken',
  'feedToken',
  'joinToken',
  'notification',
  'room',
  'colleague',
  'cover',
  'staffInvitation',
  'service',
  'user',
] as const;

/** Kinds that a domain's rule file declares and seeds itself: `declare module './callers'`. */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the rule files
export interface OwnKinds {}
export type Kind = (typeof KINDS)[number] | keyof OwnKinds;

export interface Scene {
  actors: Record<Exclude<Caller, 'anonymous'>, Actor>;
  /** Objects of each kind by caller; for public tokens, those of the caller's side. */
  objects: Record<Kind, Partial<Record<Exclude<Caller, 'anonymous'>, string>>>;
  /** Objects of Ana that were deleted, or belong to a deleted record. */
  hidden: Partial<Record<Kind, string>>;
  /** Start of the callers' appointments. */
  appointmentStart: string;
  /** A third therapist, without patients. */
  spare: string;
  /** Code shown by every authenticator of the scene. */
  code: string;
}

/** Kind of content marked by a canary. Each role may see only certain kinds. */
export type CanaryKind =
  | 'name'
  | 'email'
  | 'record'
  | 'appointment'
  | 'evaluation'
  /** A document that the patient sees. */
  | 'document'
  | 'session'
  /** Internal notes of a session. */
  | 'private'
  | 'routine'
  | 'progress'
  | 'message'
  | 'notice'
  | 'library'
  /** The name of a deleted record, for who may have it back. */
  | 'deleted'
  | 'hidden';

const CANARY = /canary([a-z]+)x([a-z]+)x\d+/gi;

let counter = 0;
/** A unique string. Only letters and digits, so that no escaping hides it. */
export function canary(side: Side | 'practice', kind: CanaryKind): string {
  counter += 1;
  return `Canary${side}x${kind}x${counter}`;
}

/** The canaries in a text, as `[side, kind]`. */
export const canariesIn = (text: string): [string, string][] =>
  [...text.matchAll(CANARY)].map(([, side = '', kind = '']) => [side.toLowerCase(), kind.toLowerCase()]);

/** Token of a link, with 43 characters like real ones. */
export const linkToken = (): string => {
  counter += 1;
  return `tok${String(counter).padStart(40, 'k')}`;
};

/** Clinical fields of a record, with canaries. */
export const clinical = (side: Side) => ({
  phone: '+34 600 000 000',
  address: canary(side, 'record'),
  emergencyContact: canary(side, 'record'),
  medicalHistory: canary(side, 'record'),
  allergies: canary(side, 'record'),
  medications: canary(side, 'record'),
  notes: canary(side, 'record'),
});
