import { absenceBody, extrasBody, weeksBody } from './bodies';
import { STAFF_ANY, type Rule } from './rule';

/** Rules of the therapists' hours: staff read them, a therapist changes their own and an ADMIN anybody's. */
export const HOURS_RULES: Rule[] = [
  { route: 'GET /api/hours', allow: STAFF_ANY, ok: 200, showsColleagues: true },
  {
    route: 'PUT /api/hours/:id/weeks',
    names: 'colleague',
    allow: STAFF_ANY,
    ok: 200,
    body: weeksBody,
    takesEdits: true,
    audit: 'hours',
  },
  {
    route: 'PUT /api/hours/:id/extras',
    names: 'colleague',
    allow: STAFF_ANY,
    ok: 200,
    body: extrasBody,
    takesEdits: true,
    audit: 'hours',
  },
  {
    route: 'GET /api/hours/:id/touched',
    names: 'colleague',
    allow: STAFF_ANY,
    ok: 200,
    audit: 'appointment-list',
  },
  {
    route: 'GET /api/hours/:id/touched/options',
    names: 'colleague',
    allow: STAFF_ANY,
    ok: 200,
    showsColleagues: true,
  },
  {
    route: 'POST /api/hours/:id/absences',
    names: 'colleague',
    allow: STAFF_ANY,
    ok: 201,
    body: absenceBody,
    audit: 'hours',
  },
  {
    route: 'PUT /api/hours/absences/:id',
    names: 'absence',
    allow: STAFF_ANY,
    ok: 200,
    body: absenceBody,
    takesEdits: true,
    audit: 'hours',
  },
  { route: 'DELETE /api/hours/absences/:id', names: 'absence', allow: STAFF_ANY, ok: 200, audit: 'hours' },
];
