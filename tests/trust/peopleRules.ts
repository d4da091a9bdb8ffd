import { TEST_PASSWORD } from '@/server/testing/testServer';
import { evaluationBody, freshEmail, patientBody, profileBody } from './bodies';
import {
  ADMIN_ANY,
  EPISODE_IN_BODY,
  idOf,
  OWN,
  PATIENT_IN_BODY,
  patientOf,
  person,
  STAFF_ANY,
  THERAPIST,
  type WrittenRule,
} from './rule';

/** Rules of sign-in, patients and conversations. */
export const RULES: WrittenRule[] = [
  // Pages and documents
  { route: 'GET /*', allow: 'public' },
  { route: 'GET /api/openapi.json', allow: 'public' },
  { route: 'GET /api/docs', allow: 'public' },
  { route: 'GET /api/health', allow: 'public' },
  { route: 'GET /api/system-status', allow: 'public' },

  // Sign-in and account
  {
    route: 'POST /api/auth/login',
    allow: 'public',
    body: (scene, caller) => ({ email: person(scene, caller).email, password: TEST_PASSWORD }),
  },
  {
    route: 'POST /api/auth/register',
    allow: 'public',
    ok: 201,
    body: () => ({
      name: 'Nueva',
      email: freshEmail(),
      password: 'secreto2',
      role: 'THERAPIST',
      phone: '600000000',
    }),
  },
  { route: 'GET /api/auth/verify', allow: OWN },
  { route: 'POST /api/auth/logout', allow: OWN },
  {
    route: 'POST /api/auth/change-password',
    allow: OWN,
    body: () => ({ currentPassword: TEST_PASSWORD, newPassword: 'secreto2' }),
    audit: 'password',
  },
  {
    route: 'POST /api/auth/password-reset',
    allow: 'public',
    body: (scene, caller) => ({ email: person(scene, caller).email }),
  },
  {
    route: 'POST /api/auth/password-reset/confirm',
    allow: 'public',
    body: (scene, caller) => ({ token: idOf(scene, 'resetToken', caller), password: 'secreto2' }),
    bodyIds: [{ path: 'token', kind: 'resetToken', refused: 400, reach: 'any' }],
    alsoLogs: 'password',
  },
  { route: 'GET /api/auth/sessions', allow: OWN },
  { route: 'DELETE /api/auth/sessions/others', allow: OWN },
  { route: 'GET /api/profile', allow: OWN },
  {
    route: 'PUT /api/profile',
    allow: OWN,
    body: (scene, caller) => profileBody(person(scene, caller).email),
    takesEdits: true,
  },

  // Patients
  { route: 'GET /api/patients', allow: STAFF_ANY, audit: 'patient-list' },
  { route: 'POST /api/patients', allow: THERAPIST, ok: 201, body: patientBody, audit: 'patient' },
  { route: 'GET /api/patients/:id', names: 'patient', allow: STAFF_ANY, audit: 'patient' },
  {
    route: 'PUT /api/patients/:id',
    names: 'patient',
    allow: THERAPIST,
    body: patientBody,
    takesEdits: true,
    audit: 'patient',
  },
  // Contact data alone, for who may not read the rest
  {
    route: 'PUT /api/patients/:id/contact',
    names: 'patient',
    allow: ADMIN_ANY,
    body: () => ({ name: 'Nombre', phone: '600000000', email: freshEmail() }),
    takesEdits: true,
    audit: 'patient',
  },
  { route: 'GET /api/patients/:id/account', names: 'patient', allow: THERAPIST, audit: 'patient-account' },
  {
    route: 'PUT /api/patients/:id/account',
    names: 'patient',
    allow: THERAPIST,
    // The address that the account has: another one would sign the patient out.
    body: (scene, caller) => ({
      email: person(scene, caller === 'otherTherapist' ? 'otherPatient' : 'patient').email,
    }),
    audit: 'patient-account',
  },
  { route: 'DELETE /api/patients/:id', names: 'patient', allow: THERAPIST, audit: 'patient' },
  {
    route: 'POST /api/patients/:id/restore',
    names: 'patient',
    allow: THERAPIST,
    audit: 'patient-restoration',
  },
  { route: 'GET /api/patients/:id/versions', names: 'patient', allow: THERAPIST, audit: 'patient' },
  { route: 'GET /api/patients/:id/stats', names: 'patient', allow: THERAPIST, audit: 'patient-stats' },
  { route: 'GET /api/patients/:id/adherence', names: 'patient', allow: THERAPIST, audit: 'progress' },

  // Evaluations: clinical content, which an ADMIN must not see
  { route: 'GET /api/patients/:id/evaluations', names: 'patient', allow: THERAPIST, audit: 'evaluation' },
  {
    route: 'POST /api/patients/:id/evaluations',
    names: 'patient',
    allow: THERAPIST,
    ok: 201,
    body: evaluationBody,
    bodyIds: [EPISODE_IN_BODY],
    audit: 'evaluation',
  },
  { route: 'GET /api/evaluations/:id', names: 'evaluation', allow: THERAPIST, audit: 'evaluation' },
  {
    route: 'PUT /api/evaluations/:id',
    names: 'evaluation',
    allow: THERAPIST,
    body: (scene, caller) => ({ ...evaluationBody(), patientId: patientOf(scene, caller) }),
    bodyIds: [PATIENT_IN_BODY(400), EPISODE_IN_BODY],
    takesEdits: true,
    audit: 'evaluation',
  },
  { route: 'GET /api/evaluations/:id/versions', names: 'evaluation', allow: THERAPIST, audit: 'evaluation' },

  // Invitations
  { route: 'GET /api/invitations', allow: THERAPIST, audit: 'invitation-list' },
  { route: 'GET /api/invitations/patient/:id', names: 'patient', allow: THERAPIST, audit: 'invitation-list' },
  {
    route: 'POST /api/invitations',
    allow: STAFF_ANY,
    ok: 201,
    body: (scene, caller) => ({ patientId: idOf(scene, 'uninvited', caller), email: freshEmail() }),
    bodyIds: [{ path: 'patientId', kind: 'uninvited', refused: 404 }],
    audit: 'invitation',
  },
  { route: 'DELETE /api/invitations/:id', names: 'invitation', allow: STAFF_ANY, audit: 'invitation' },
  // Public: the link itself is the permission.
  { route: 'GET /api/invitations/token/:token', names: 'invitationToken', allow: 'public' },
  {
    route: 'POST /api/invitations/token/:token/accept',
    names: 'invitationToken',
    allow: 'public',
    ok: 201,
    body: () => ({ name: 'Nombre', password: 'secreto2' }),
    alsoLogs: 'account',
  },
  {
    route: 'POST /api/invitations/:id/accept',
    names: 'invitation',
    allow: 'public',
    // Ana's token is accepted only with the id of her own invitation in the path.
    ok: 201,
    foreign: 404,
    body: (scene, caller) => ({
      name: 'Nombre',
      password: 'secreto2',
      token: idOf(scene, 'invitationToken', caller),
    }),
    bodyIds: [{ path: 'token', kind: 'invitationToken', refused: 404 }],
    alsoLogs: 'account',
  },

  // Public: the link in a mail about an appointment. The log names the record, and no account.
  { route: 'GET /api/appointment-links/:token', names: 'appointmentToken', allow: 'public' },
  ...['confirmation', 'another-day', 'undo'].map((act) => ({
    route: `POST /api/appointment-links/:token/${act}`,
    names: 'appointmentToken' as const,
    allow: 'public' as const,
    alsoLogs: 'appointment-link',
  })),
  {
    route: 'POST /api/appointment-links/:token/cancellation',
    names: 'appointmentToken',
    allow: 'public',
    body: () => ({ reason: 'Motivo' }),
    alsoLogs: 'appointment-link',
  },

  // Conversations: two participants, never an ADMIN
  {
    route: 'GET /api/conversations',
    allow: { THERAPIST: 'own', PATIENT: 'own' },
    audit: 'conversation-list',
  },
  {
    route: 'POST /api/conversations',
    allow: THERAPIST,
    ok: 201,
    body: (scene, caller) => ({ patientId: idOf(scene, 'uninvited', caller) }),
    bodyIds: [{ path: 'patientId', kind: 'uninvited', refused: 404 }],
    audit: 'conversation',
  },
  {
    route: 'GET /api/conversations/:id',
    names: 'conversation',
    allow: { THERAPIST: 'own', PATIENT: 'own' },
    audit: 'conversation',
  },
  {
    route: 'POST /api/conversations/:id/messages',
    names: 'conversation',
    allow: { THERAPIST: 'own', PATIENT: 'own' },
    ok: 201,
    body: () => ({ content: 'Hola', type: 'TEXT' }),
    audit: 'message',
  },

  // The bell
  { route: 'GET /api/notifications', allow: OWN },
  { route: 'GET /api/notifications/unread-count', allow: OWN },
  { route: 'PATCH /api/notifications/mark-all-read', allow: OWN },
  { route: 'PATCH /api/notifications/:id/read', names: 'notification', allow: OWN },
  { route: 'DELETE /api/notifications/:id', names: 'notification', allow: OWN },
  {
    route: 'POST /api/notifications',
    allow: { ADMIN: 'any' },
    ok: 201,
    body: (scene) => ({
      userId: idOf(scene, 'user', 'patient'),
      type: 'SYSTEM',
      title: 'Aviso',
      message: 'Texto',
      link: '/dashboard',
    }),
    bodyIds: [{ path: 'userId', kind: 'user', refused: 400, reach: 'any' }],
  },
];
