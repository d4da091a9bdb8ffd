import { freshEmail, joinBody } from './bodies';
import { ADMIN_ANY, idOf, STAFF_ANY, type Rule } from './rule';

/** Rules of the team, and of what the desk does. */
export const RULES: Rule[] = [
  { route: 'GET /api/team', allow: ADMIN_ANY, ok: 200 },
  // Names of colleagues, which staff see in every appointment.
  { route: 'GET /api/team/therapists', allow: STAFF_ANY, ok: 200, showsColleagues: true },
  {
    route: 'POST /api/team/:id/deactivation',
    names: 'colleague',
    allow: ADMIN_ANY,
    ok: 200,
    audit: 'staff-access',
  },
  {
    route: 'POST /api/team/:id/reactivation',
    names: 'colleague',
    allow: ADMIN_ANY,
    ok: 200,
    audit: 'staff-access',
  },
  {
    route: 'PUT /api/team/:id/roles',
    names: 'colleague',
    allow: ADMIN_ANY,
    ok: 200,
    body: () => ({ treats: true, administers: true }),
    audit: 'staff-access',
  },
  {
    route: 'PUT /api/team/:id/mails',
    names: 'colleague',
    allow: ADMIN_ANY,
    ok: 200,
    body: () => ({ appointmentMails: false }),
    audit: 'practice',
  },
  { route: 'GET /api/team/invitations', allow: ADMIN_ANY, ok: 200 },
  {
    route: 'POST /api/team/invitations',
    allow: ADMIN_ANY,
    ok: 201,
    body: () => ({ name: 'Nombre', email: freshEmail(), role: 'THERAPIST' }),
    audit: 'staff-invitation',
  },
  {
    route: 'POST /api/team/invitations/:id/resend',
    names: 'staffInvitation',
    allow: ADMIN_ANY,
    ok: 200,
    audit: 'staff-invitation',
  },
  {
    route: 'POST /api/team/invitations/:id/cancellation',
    names: 'staffInvitation',
    allow: ADMIN_ANY,
    ok: 200,
    audit: 'staff-invitation',
  },
  // Mails that have not left
  { route: 'GET /api/outbox/failures', allow: ADMIN_ANY, ok: 200, audit: 'mail-failure-list' },
  {
    route: 'POST /api/outbox/failures/:id/retry',
    names: 'mailFailure',
    allow: ADMIN_ANY,
    ok: 200,
    audit: 'mail-failure',
  },
  { route: 'POST /api/outbox/test', allow: ADMIN_ANY, ok: 200 },
  { route: 'GET /api/outbox/texts', allow: ADMIN_ANY, ok: 200 },
  {
    route: 'PUT /api/outbox/texts',
    query: '?kind=BOOKED',
    allow: ADMIN_ANY,
    ok: 200,
    body: () => ({ opening: 'Texto el {cuando}', closing: null }),
    audit: 'practice',
  },
  {
    route: 'POST /api/outbox/preview',
    allow: ADMIN_ANY,
    ok: 200,
    body: () => ({ kind: 'BOOKED', opening: 'Texto el {cuando}', closing: null }),
  },
  // Public: the link itself is the permission.
  { route: 'GET /api/team/join/:token', names: 'joinToken', allow: 'public', ok: 200 },
  { route: 'POST /api/team/join/:token', names: 'joinToken', allow: 'public', ok: 201, body: joinBody },

  {
    route: 'POST /api/patients/duplicates',
    allow: STAFF_ANY,
    ok: 200,
    body: () => ({ name: 'Nombre', phone: '600000000' }),
    audit: 'patient-duplicates',
  },
  // A patient's contact, taken at the desk
  {
    route: 'POST /api/patients/contact',
    allow: STAFF_ANY,
    ok: 201,
    body: (scene, caller) => ({
      name: 'Nombre',
      phone: '600000000',
      therapistId: idOf(scene, 'colleague', caller),
    }),
    bodyIds: [{ path: 'therapistId', kind: 'colleague', refused: 400, reach: 'any' }],
    audit: 'patient',
  },
];
