import { idOf, PATIENT, STAFF_ANY, THERAPIST_IN_BODY, type WrittenRule } from './rule';
import type { Caller, Scene } from './callers';

/** A third therapist, so that nobody hands over to themselves. */
const colleague = (scene: Scene) => scene.spare;

const handoverBody = (scene: Scene) => ({
  therapistId: colleague(scene),
  note: 'Nota',
  moveAppointments: true,
});

const coverBody = (scene: Scene, caller: Caller) => ({
  ...(caller === 'admin' && { therapistId: idOf(scene, 'colleague', 'therapist') }),
  coveredBy: colleague(scene),
  firstDay: '2026-12-01',
  lastDay: '2026-12-03',
});

/** Rules of who attends a patient. */
export const RULES: WrittenRule[] = [
  {
    route: 'GET /api/patients/:id/team',
    names: 'patient',
    allow: STAFF_ANY,
    audit: 'care-team',
    showsColleagues: true,
  },
  {
    route: 'POST /api/patients/:id/collaborators',
    names: 'patient',
    allow: STAFF_ANY,
    body: (scene) => ({ therapistId: colleague(scene) }),
    bodyIds: [THERAPIST_IN_BODY],
    audit: 'care-team',
    showsColleagues: true,
  },
  {
    route: 'POST /api/patients/:id/collaborators/removal',
    names: 'patient',
    allow: STAFF_ANY,
    body: (scene) => ({ therapistId: colleague(scene) }),
    // Who does not collaborate is not there to be removed, whoever it is.
    bodyIds: [],
    tolerates: ['therapistId'],
    audit: 'care-team',
  },
  {
    route: 'POST /api/patients/:id/handover',
    names: 'patient',
    allow: STAFF_ANY,
    body: handoverBody,
    bodyIds: [THERAPIST_IN_BODY],
    audit: 'care-team',
    showsColleagues: true,
  },
  { route: 'GET /api/team/:id/handover', names: 'colleague', allow: STAFF_ANY, audit: 'handover' },
  {
    route: 'POST /api/team/:id/handover',
    names: 'colleague',
    allow: STAFF_ANY,
    body: handoverBody,
    bodyIds: [THERAPIST_IN_BODY],
    audit: 'handover',
    showsColleagues: true,
  },
  { route: 'GET /api/my-team', allow: PATIENT, audit: 'care-team', showsColleagues: true },
  { route: 'GET /api/covers', allow: STAFF_ANY, showsColleagues: true },
  {
    route: 'POST /api/covers',
    allow: STAFF_ANY,
    ok: 201,
    body: coverBody,
    bodyIds: [{ path: 'coveredBy', kind: 'colleague', refused: 400, reach: 'any' }],
    tolerates: ['therapistId'],
    audit: 'cover',
    showsColleagues: true,
  },
  {
    route: 'POST /api/covers/:id/end',
    names: 'cover',
    allow: STAFF_ANY,
    audit: 'cover',
    showsColleagues: true,
  },
];
