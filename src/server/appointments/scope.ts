import type { FastifyRequest } from 'fastify';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import { ownPatientId, signedIn } from '../http/access';
import { DomainError } from '../http/errors';
import type { Reader } from './answers';
import type { Scope } from './repository';

/** Whose appointments the caller reaches (decisions, Roles). */
export function scopeOf(request: FastifyRequest): Scope {
  const { id, role } = signedIn(request);
  if (role === 'PATIENT') return { patientId: ownPatientId(request) };
  return role === 'ADMIN' ? {} : { therapistId: id };
}

/** What of an appointment the caller may see: notes belong to the therapist. */
export const readerOf = (request: FastifyRequest, timeZone: string): Reader => ({
  timeZone,
  withNotes: signedIn(request).role === 'THERAPIST',
});

/** 404 beside the form's field: absent, deleted and foreign patients are all alike. */
export const patientUnknown = (): DomainError =>
  new DomainError(404, MESSAGES.patientUnknown, { fields: { patientId: MESSAGES.patientUnknown } });
