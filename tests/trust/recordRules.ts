import { PRIVACY_VERSION } from '@/contract/consent';
import { alertBody, dischargeBody, episodeBody } from './bodies';
import { idOf, PATIENT, THERAPIST, type WrittenRule } from './rule';

/** The lead of an episode attends its patient. */
const LEAD_IN_BODY = { path: 'leadId', kind: 'colleague', refused: 400 } as const;

/** The other record of a merge, which the caller leads too. */
const OTHER_IN_BODY = { path: 'otherId', kind: 'uninvited', refused: 400 } as const;
const mergeBody: NonNullable<WrittenRule['body']> = (scene, caller) => ({
  otherId: idOf(scene, 'uninvited', caller),
  choices: { name: 'SURVIVOR' },
});

/** Rules of record copies, alerts, episodes, the access log and consent. */
export const RULES: WrittenRule[] = [
  {
    route: 'GET /api/patients/:id/export',
    names: 'patient',
    allow: THERAPIST,
    audit: 'patient',
    shows: ['notice'],
    namesVisitors: true,
  },
  // Right of access: the copy contains more than a patient's screens show.
  {
    route: 'GET /api/my-record/export',
    allow: PATIENT,
    audit: 'patient',
    shows: ['record', 'evaluation'],
    namesVisitors: true,
  },
  {
    route: 'GET /api/patients/:id/communications',
    names: 'patient',
    allow: THERAPIST,
    audit: 'communication-list',
  },
  { route: 'GET /api/patients/:id/alerts', names: 'patient', allow: THERAPIST, audit: 'alert' },
  { route: 'GET /api/alerts/marks', allow: THERAPIST, audit: 'alert-marks' },
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
    body: () => ({ ending: 'RESOLVED' }),
    audit: 'alert',
  },
  { route: 'GET /api/patients/:id/episodes', names: 'patient', allow: THERAPIST, audit: 'episode' },
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
    body: episodeBody,
    bodyIds: [LEAD_IN_BODY],
    takesEdits: true,
    audit: 'episode',
  },
  { route: 'GET /api/episodes/:id/versions', names: 'episode', allow: THERAPIST, audit: 'episode' },
  {
    route: 'POST /api/episodes/:id/discharge',
    names: 'episode',
    allow: THERAPIST,
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
    route: 'DELETE /api/episodes/:id',
    names: 'episode',
    allow: THERAPIST,
    // The episode of the scene holds something: who may remove an empty one is told so.
    ok: 409,
    audit: 'episode',
  },
  { route: 'GET /api/patients/:id/merges', names: 'patient', allow: THERAPIST, audit: 'record-merge' },
  {
    route: 'POST /api/patients/:id/merges/comparison',
    names: 'patient',
    allow: THERAPIST,
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
    audit: 'record-merge',
    alsoLogs: 'patient',
  },
  { route: 'GET /api/audit', allow: { ADMIN: 'any' }, audit: 'audit' },
  { route: 'GET /api/audit/people', allow: { ADMIN: 'any' } },
  { route: 'GET /api/audit/mine', allow: PATIENT, audit: 'audit', namesVisitors: true },
  { route: 'GET /api/consent', allow: PATIENT },
  {
    route: 'POST /api/consent',
    allow: PATIENT,
    body: () => ({ version: PRIVACY_VERSION }),
    audit: 'consent',
  },
  {
    route: 'POST /api/patients/:id/consent/withdrawal',
    names: 'patient',
    allow: THERAPIST,
    // Nobody in the scene has given one: who may note its withdrawal is told so.
    ok: 409,
    audit: 'consent',
  },
];
