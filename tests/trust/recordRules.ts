import { PRIVACY_VERSION } from '@/contract/consent/privacyText';
import { PATIENT, THERAPIST, type Rule } from './rule';

/** Whole records, who saw them, and what patients agreed to. */
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
  // The right of access: what the screens do not show a patient is theirs all the same.
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
