import { freshEmail, joinBody } from './bodies';
import { ADMIN_ANY, idOf, STAFF_ANY, type WrittenRule } from './rule';

/** Rules of the team, and of what the desk does. */
export const RULES: WrittenRule[] = [
  { route: 'GET /api/team', allow: ADMIN_ANY },
  // Names of colleagues, which staff see in every appointment.
  { route: 'GET /api/team/therapists', allow: STAFF_ANY, showsColleagues: true },
  { route: 'POST /api/team/:id/deactivation', names: 'colleague', allow: ADMIN_ANY, audit: 'staff-access' },
  { route: 'POST /api/team/:id/reactivation', names: 'colleague', allow: ADMIN_ANY, audit: 'staff-access' },
  {
    route: 'PUT /api/team/:id/roles',
    names: 'colleague',
    allow: ADMIN_ANY,
    body: () => ({ treats: true, administers: true }),
    audit: 'staff-access',
  },
  {
    route: 'PUT /api/team/:id/mails',
    names: 'colleague',
    allow: ADMIN_ANY,
    body: () => ({ appointmentMails: false }),
    audit: 'practice',
  },
  { route: 'GET /api/team/invitations', allow: ADMIN_ANY },
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
    audit: 'staff-invitation',
  },
  {
    route: 'POST /api/team/invitations/:id/cancellation',
    names: 'staffInvitation',
    allow: ADMIN_ANY,
    audit: 'staff-invitation',
  },
  // Mails that have not left
  { route: 'GET /api/outbox/failures', allow: ADMIN_ANY, audit: 'mail-failure-list' },
  {
    route: 'POST /api/outbox/failures/:id/retry',
    names: 'mailFailure',
    allow: ADMIN_ANY,
    audit: 'mail-failure',
  },
  { route: 'POST /api/outbox/test', allow: ADMIN_ANY },
  { route: 'GET /api/outbox/texts', allow: ADMIN_ANY },
  {
    route: 'PUT /api/outbox/texts',
    query: '?kind=BOOKED',
    allow: ADMIN_ANY,
    body: () => ({ opening: 'Texto el {cuando}', closing: null }),
    audit: 'practice',
  },
  {
    route: 'POST /api/outbox/preview',
    allow: ADMIN_ANY,
    body: () => ({ kind: 'BOOKED', opening: 'Texto el {cuando}', closing: null }),
  },
  // Public: the link itself is the permission.
  { route: 'GET /api/team/join/:token', names: 'joinToken', allow: 'public' },
  { route: 'POST /api/team/join/:token', names: 'joinToken', allow: 'public', ok: 201, body: joinBody },

  {
    route: 'POST /api/patients/duplicates',
    allow: STAFF_ANY,
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
