import { PRIVACY_VERSION } from '@/contract/consent';
import { alertBody, dischargeBody, episodeBody } from './bodies';
import { idOf, PATIENT, THERAPIST, type Rule } from './rule';

/** The lead of an episode attends its patient. */
const LEAD_IN_BODY = { path: 'leadId', kind: 'colleague', refused: 400 } as const;

/** The other record of a merge, which the caller leads too. */
const OTHER_IN_BODY = { path: 'otherId', kind: 'uninvited', refused: 400 } as const;
const mergeBody: NonNullable<Rule['body']> = (scene, caller) => ({
  otherId: idOf(scene, 'uninvited', caller),
  choices: { name: 'SURVIVOR' },
});

/** Rules of record copies, alerts, episodes, the access log and consent. */
export const RULES: Rule[] = [
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
  {
    route: 'GET /api/patients/:id/communications',
    names: 'patient',
    allow: THERAPIST,
    ok: 200,
    audit: 'communication-list',
  },
  { route: 'GET /api/patients/:id/alerts', names: 'patient', allow: THERAPIST, ok: 200, audit: 'alert' },
  { route: 'GET /api/alerts/marks', allow: THERAPIST, ok: 200, audit: 'alert-marks' },
  {
    route: 'POST /api/patients/:id/alerts',
    names: 'patient',
    allow: THERAPIST,
    ok: 201,
    body: alertBody,
    audit: 'alert',
  },
  {
    route: 'POST /api/alerts/:id/end',
    names: 'alert',
    allow: THERAPIST,
    ok: 200,
    body: () => ({ ending: 'RESOLVED' }),
    audit: 'alert',
  },
  { route: 'GET /api/patients/:id/episodes', names: 'patient', allow: THERAPIST, ok: 200, audit: 'episode' },
  {
    route: 'POST /api/patients/:id/episodes',
    names: 'patient',
    allow: THERAPIST,
    ok: 201,
    body: episodeBody,
    bodyIds: [LEAD_IN_BODY],
    audit: 'episode',
  },
  {
    route: 'PUT /api/episodes/:id',
    names: 'episode',
    allow: THERAPIST,
    ok: 200,
    body: episodeBody,
    bodyIds: [LEAD_IN_BODY],
    takesEdits: true,
    audit: 'episode',
  },
  {
    route: 'POST /api/episodes/:id/discharge',
    names: 'episode',
    allow: THERAPIST,
    ok: 200,
    body: dischargeBody,
    audit: 'episode-discharge',
  },
  {
    route: 'POST /api/episodes/:id/reopen',
    names: 'episode',
    allow: THERAPIST,
    // The episode of the scene is open: who may reopen it is told so.
    ok: 409,
    audit: 'episode-reopening',
  },
  {
    route: 'GET /api/patients/:id/merges',
    names: 'patient',
    allow: THERAPIST,
    ok: 200,
    audit: 'record-merge',
  },
  {
    route: 'POST /api/patients/:id/merges/comparison',
    names: 'patient',
    allow: THERAPIST,
    ok: 200,
    body: mergeBody,
    bodyIds: [OTHER_IN_BODY],
    audit: 'record-merge',
    alsoLogs: 'patient',
  },
  {
    route: 'POST /api/patients/:id/merges',
    names: 'patient',
    allow: THERAPIST,
    ok: 201,
    body: mergeBody,
    bodyIds: [OTHER_IN_BODY],
    audit: 'record-merge',
    alsoLogs: 'patient',
  },
  {
    route: 'POST /api/record-merges/:id/undo',
    names: 'merge',
    allow: THERAPIST,
    ok: 200,
    audit: 'record-merge',
    alsoLogs: 'patient',
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
