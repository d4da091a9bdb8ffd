import { PRIVACY_VERSION } from '@/contract/consent/privacyText';
import { PATIENT, THERAPIST, type Rule } from './rule';

/** Rules of record copies, the access log and consent. */
export const RECORD_RULES: Rule[] = [
  {
    route: 'GET /api/patients/:id/export',
    names: 'patient',
    allow: THERAPIST,
    ok: 200,
    audit: 'patient',
    shows: ['notice'],
    namesVisitors: true,
  },
  // Right of access: the copy contains more than a patient's screens show.
  {
    route: 'GET /api/my-record/export',
    allow: PATIENT,
    ok: 200,
    audit: 'patient',
    shows: ['record', 'evaluation'],
    namesVisitors: true,
  },
  { route: 'GET /api/audit', allow: { ADMIN: 'any' }, ok: 200, audit: 'audit' },
  { route: 'GET /api/audit/people', allow: { ADMIN: 'any' }, ok: 200 },
  { route: 'GET /api/audit/mine', allow: PATIENT, ok: 200, audit: 'audit', namesVisitors: true },
  { route: 'GET /api/consent', allow: PATIENT, ok: 200 },
  {
    route: 'POST /api/consent',
    allow: PATIENT,
    ok: 200,
    body: () => ({ version: PRIVACY_VERSION }),
    audit: 'consent',
  },
];
