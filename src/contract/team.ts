import { counted } from './common/text';

/** Roles of the staff. */
export const STAFF_ROLES = ['THERAPIST', 'ADMIN'] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

/** Reads a role; an unknown one of a newer server becomes that of a therapist, which may do less. */
export const staffRoleOf = (value: unknown): StaffRole => (value === 'ADMIN' ? 'ADMIN' : 'THERAPIST');

/** Days until an invitation of staff expires. */
export const STAFF_INVITATION_DAYS = 7;

/** Texts of the team. */
export const TEAM_MESSAGES = {
  listFailed: 'Error al cargar el equipo',
  invitationsFailed: 'Error al cargar las invitaciones del equipo',
  inviteFailed: 'Error al enviar la invitación',
  mailRefused: 'Error al enviar la invitación: el servidor de correo no la ha aceptado',
  cancelFailed: 'Error al cancelar la invitación',
  deactivateFailed: 'Error al desactivar la cuenta',
  reactivateFailed: 'Error al reactivar la cuenta',
  invited: 'Invitación enviada',
  mailWaits: 'Invitación creada. El servidor de correo no responde: el correo saldrá en cuanto responda.',
  resent: 'Invitación enviada de nuevo',
  cancelled: 'Invitación cancelada',
  reactivated: 'Cuenta reactivada',
  nameRequired: 'Escribe el nombre',
  emailRequired: 'Escribe el correo electrónico',
  roleRequired: 'Elige un papel',
  alreadyInvited: 'Ya hay una invitación abierta para este correo. Puedes reenviarla.',
  notFound: 'Persona no encontrada',
  invitationNotFound: 'Invitación no encontrada',
  rolesFailed: 'Error al cambiar lo que puede hacer',
  rolesChanged: 'Cambio guardado',
  mailsFailed: 'Error al cambiar los correos de una agenda',
  noRole: 'Elige al menos una de las dos cosas',
  staysTherapist: 'Quien ha atendido a pacientes sigue siendo fisioterapeuta',
  self: 'No puedes desactivar tu propia cuenta',
  lastAdministrator: 'Debe quedar al menos una persona de administración con acceso',
  therapistRequired: 'Elige un fisioterapeuta',
  therapistUnknown: 'Elige un fisioterapeuta de la lista',
  nobodyElse: 'No hay más fisioterapeutas a quienes elegir. Administración los invita en Ajustes → Equipo.',
} as const;

/** Only on our server. */
export const TEAM_PATHS = {
  list: '/api/team',
  therapists: '/api/team/therapists',
  deactivation: (id: string) => `/api/team/${encodeURIComponent(id)}/deactivation`,
  reactivation: (id: string) => `/api/team/${encodeURIComponent(id)}/reactivation`,
  roles: (id: string) => `/api/team/${encodeURIComponent(id)}/roles`,
  /** Only where the server names `outbox`. */
  mails: (id: string) => `/api/team/${encodeURIComponent(id)}/mails`,
  invitations: '/api/team/invitations',
  cancellation: (id: string) => `/api/team/invitations/${encodeURIComponent(id)}/cancellation`,
  resend: (id: string) => `/api/team/invitations/${encodeURIComponent(id)}/resend`,
  join: (token: string) => `/api/team/join/${encodeURIComponent(token)}`,
} as const;

/** Query parameter of a registration link that was sent to staff, not to a patient. */
export const STAFF_LINK_MARK = 'staff';

/** Page behind the link of an invitation of staff: that of the patients, with a mark. */
export const staffLinkPage = (token: string): string =>
  `/register/invitation/${encodeURIComponent(token)}?${STAFF_LINK_MARK}`;

/** '1 paciente activo', '12 pacientes activos'. */
export const activePatientsText = (count: number): string =>
  counted(count, ['paciente activo', 'pacientes activos']);

/** '1 cita por venir', '5 citas por venir'. */
export const appointmentsAheadText = (count: number): string =>
  counted(count, ['cita por venir', 'citas por venir']);

interface Handover {
  activePatients: number;
  futureAppointments: number;
}

/** '12 pacientes activos y 5 citas por venir'; empty if there is nothing to hand over. */
export function handoverText({ activePatients, futureAppointments }: Handover): string {
  const parts = [
    activePatients > 0 && activePatientsText(activePatients),
    futureAppointments > 0 && appointmentsAheadText(futureAppointments),
  ];
  return parts.filter(Boolean).join(' y ');
}

/** What deactivating somebody brings about, in whole sentences. */
export function deactivationText(handover: Handover): string {
  const open = handoverText(handover);
  const consequence =
    'No podrá entrar, y sus sesiones abiertas se cerrarán ahora mismo. Podrás devolverle el acceso.';
  return open ? `${consequence} Mientras tanto quedan a su nombre ${open}.` : consequence;
}

/** What is asked before an account becomes that of a therapist too, or of administration alone. */
export function rolesQuestion(treats: boolean, isOwn: boolean): { title: string; consequence: string } {
  const sessions = isOwn ? 'Tus demás sesiones se cerrarán' : 'Sus sesiones abiertas se cerrarán';
  return treats
    ? {
        title: '¿Cambiar a fisioterapeuta y administración?',
        consequence: `La cuenta tendrá agenda y podrá tener pacientes a su cargo. ${sessions} ahora mismo. Hasta que atienda a alguien, puede volver a ser solo de administración.`,
      }
    : {
        title: '¿Cambiar a solo administración?',
        consequence: `La cuenta gestionará la consulta, sin agenda ni pacientes a su cargo. ${sessions} ahora mismo. Solo se puede si no ha atendido a nadie.`,
      };
}

/** What the toast says after deactivating somebody. */
export function deactivatedText(handover: Handover): string {
  const open = handoverText(handover);
  return open ? `Cuenta desactivada. Quedan a su nombre ${open}.` : 'Cuenta desactivada';
}
