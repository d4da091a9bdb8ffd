import { absences } from '@/server/db/schema';
import { insertRow } from '@/server/db/insertRow';
import type { TestServer } from '@/server/testing/testServer';
import { absenceBody, extrasBody, weeksBody } from './bodies';
import type { Scene } from './callers';
import { STAFF_ANY, type WrittenRule } from './rule';

declare module './callers' {
  interface OwnKinds {
    absence: true;
  }
}

/** Rules of the therapists' hours: staff read them, a therapist changes their own and an ADMIN anybody's. */
export const RULES: WrittenRule[] = [
  { route: 'GET /api/hours', allow: STAFF_ANY, showsColleagues: true },
  {
    route: 'PUT /api/hours/:id/weeks',
    names: 'colleague',
    allow: STAFF_ANY,
    body: weeksBody,
    takesEdits: true,
    audit: 'hours',
  },
  {
    route: 'PUT /api/hours/:id/extras',
    names: 'colleague',
    allow: STAFF_ANY,
    body: extrasBody,
    takesEdits: true,
    audit: 'hours',
  },
  { route: 'GET /api/hours/:id/touched', names: 'colleague', allow: STAFF_ANY, audit: 'appointment-list' },
  {
    route: 'GET /api/hours/:id/touched/options',
    names: 'colleague',
    allow: STAFF_ANY,
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
    body: absenceBody,
    takesEdits: true,
    audit: 'hours',
  },
  { route: 'DELETE /api/hours/absences/:id', names: 'absence', allow: STAFF_ANY, audit: 'hours' },
];

export async function seed({ actors, objects, hidden }: Scene, { db }: TestServer): Promise<void> {
  const absenceOf = (therapistId: string) =>
    insertRow(db, absences, { therapistId, fromDay: '2026-12-01', toDay: '2026-12-02', kind: 'TRAINING' });
  const [ana, luis] = [await absenceOf(actors.therapist.id), await absenceOf(actors.otherTherapist.id)];
  objects.absence = { therapist: ana, patient: ana, otherTherapist: luis, otherPatient: luis };
  hidden.absence = await absenceOf(hidden.colleague ?? '');
}
