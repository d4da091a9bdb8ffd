/** Kinds of access to a record. */
export const AUDIT_ACTIONS = ['READ', 'CREATE', 'UPDATE', 'DELETE', 'EXPORT', 'PURGE'] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];
export const AUDIT_ACTION_LABELS: Record<AuditAction, string> = {
  READ: 'Consulta',
  CREATE: 'Alta',
  UPDATE: 'Cambio',
  DELETE: 'Eliminación',
  EXPORT: 'Exportación',
  PURGE: 'Purga',
};

/** Whether the request was carried out. */
export const AUDIT_OUTCOMES = ['DONE', 'REFUSED'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];
export const AUDIT_OUTCOME_LABELS: Record<AuditOutcome, string> = { DONE: 'Hecho', REFUSED: 'Rechazado' };

/** Spanish text of each kind of event. A test checks that every audited route has one. */
const WORDINGS: Record<string, string> = {
  'CREATE account': 'Creó su cuenta',
  'UPDATE account-email': 'Cambió el correo con el que entra',
  'READ alert': 'Vio las alertas clínicas',
  'CREATE alert': 'Anotó una alerta clínica',
  'UPDATE alert': 'Cerró una alerta clínica',
  'READ alert-marks': 'Vio qué pacientes tienen alertas',
  'READ appointment': 'Vio una cita',
  'CREATE appointment': 'Creó una cita',
  'UPDATE appointment': 'Cambió una cita',
  'DELETE appointment': 'Eliminó una cita',
  'UPDATE appointment-restoration': 'Recuperó una cita eliminada',
  'EXPORT appointment': 'Descargó una cita para su calendario',
  'READ appointment-list': 'Vio la agenda',
  'UPDATE appointment-list': 'Cambió varias citas a la vez',
  'UPDATE appointment-link': 'Respondió a una cita por el enlace de un correo',
  'EXPORT appointment-list': 'Descargó la lista de citas',
  'READ appointment-series': 'Comprobó una serie de citas',
  'CREATE appointment-series': 'Creó una serie de citas',
  'READ audit': 'Consultó el registro de accesos',
  'CREATE calendar-feed': 'Creó la dirección privada de su calendario',
  'DELETE calendar-feed': 'Anuló la dirección privada de su calendario',
  'READ care-team': 'Vio quién atiende al paciente',
  'CREATE care-team': 'Añadió a alguien al equipo del paciente',
  'UPDATE care-team': 'Traspasó al paciente',
  'DELETE care-team': 'Quitó a alguien del equipo del paciente',
  'READ handover': 'Vio lo que hay que traspasar',
  'UPDATE handover': 'Traspasó los pacientes de un fisioterapeuta',
  'CREATE cover': 'Guardó una sustitución',
  'DELETE cover': 'Terminó una sustitución',
  'READ communication-list': 'Vio lo que se ha comunicado al paciente',
  'CREATE consent': 'Aceptó el tratamiento de los datos',
  'UPDATE consent': 'Anotó la retirada del consentimiento',
  'READ conversation': 'Leyó la conversación',
  'CREATE conversation': 'Abrió la conversación',
  'READ conversation-list': 'Vio la lista de conversaciones',
  'READ document': 'Abrió un documento',
  'CREATE document': 'Añadió un documento',
  'UPDATE document': 'Cambió un documento',
  'DELETE document': 'Eliminó un documento',
  'UPDATE document-restoration': 'Recuperó un documento eliminado',
  'READ document-list': 'Vio la lista de documentos',
  'CREATE document-upload': 'Empezó a subir un documento',
  'DELETE document-upload': 'Canceló la subida de un documento',
  'READ episode': 'Vio los procesos asistenciales',
  'CREATE episode': 'Abrió un proceso asistencial',
  'UPDATE episode': 'Cambió un proceso asistencial',
  'DELETE episode': 'Eliminó un proceso asistencial vacío',
  'PURGE episode': 'Destruyó un proceso asistencial al acabar el plazo legal',
  'UPDATE episode-discharge': 'Dio de alta de un proceso asistencial',
  'UPDATE episode-reopening': 'Reabrió un proceso asistencial',
  'READ evaluation': 'Vio las evaluaciones',
  'CREATE evaluation': 'Registró una evaluación',
  'UPDATE evaluation': 'Corrigió una evaluación',
  'UPDATE hours': 'Cambió el horario de un fisioterapeuta',
  'READ invitation': 'Vio la invitación',
  'CREATE invitation': 'Envió una invitación',
  'DELETE invitation': 'Canceló una invitación',
  'READ invitation-list': 'Vio las invitaciones',
  'READ mail-failure-list': 'Vio los correos que no han salido',
  'UPDATE mail-failure': 'Reintentó un correo que no había salido',
  'CREATE message': 'Escribió un mensaje',
  'DELETE message': 'Retiró un mensaje',
  'UPDATE password': 'Cambió su contraseña',
  'READ patient': 'Vio la ficha',
  'CREATE patient': 'Creó la ficha',
  'UPDATE patient': 'Cambió la ficha',
  'DELETE patient': 'Eliminó la ficha',
  'UPDATE patient-restoration': 'Recuperó la ficha eliminada',
  'EXPORT patient': 'Exportó la ficha completa',
  'PURGE patient': 'Destruyó la ficha al acabar el plazo legal',
  'READ deleted-patient-list': 'Vio las fichas eliminadas',
  'READ patient-account': 'Vio con qué correo entra el paciente',
  'UPDATE patient-account': 'Cambió el correo con el que entra el paciente',
  'DELETE patient-account': 'Quitó el acceso a quien había hecho la cuenta del paciente',
  'READ patient-duplicates': 'Buscó fichas repetidas antes de crear una',
  'READ appointment-import': 'Vio las importaciones de citas',
  'CREATE appointment-import': 'Importó citas de un archivo',
  'DELETE appointment-import': 'Deshizo una importación de citas',
  'READ patient-import': 'Vio las importaciones de pacientes',
  'CREATE patient-import': 'Importó pacientes de un archivo',
  'DELETE patient-import': 'Deshizo o canceló una importación',
  'READ patient-list': 'Vio la lista de pacientes',
  'EXPORT patient-list': 'Descargó la lista de pacientes',
  'READ patient-stats': 'Vio las cifras de la ficha',
  'READ pending-work': 'Vio lo que tiene pendiente',
  'UPDATE practice': 'Cambió los ajustes de la consulta',
  'READ progress': 'Vio el progreso',
  'CREATE progress': 'Empezó una rutina',
  'UPDATE progress': 'Anotó progreso en una rutina',
  'READ record-merge': 'Comparó dos fichas o vio sus uniones',
  'CREATE record-merge': 'Unió dos fichas',
  'DELETE record-merge': 'Deshizo una unión de fichas',
  'READ routine': 'Vio las rutinas',
  'CREATE routine': 'Creó una rutina',
  'UPDATE routine': 'Cambió una rutina',
  'DELETE routine': 'Eliminó una rutina',
  'UPDATE routine-restoration': 'Recuperó una rutina eliminada',
  'READ routine-list': 'Vio la lista de rutinas',
  'CREATE second-factor': 'Activó la verificación en dos pasos',
  'DELETE second-factor': 'Quitó la verificación en dos pasos',
  'READ session': 'Vio las sesiones',
  'CREATE session': 'Registró una sesión',
  'UPDATE session': 'Cambió una sesión',
  'CREATE staff-access': 'Reactivó una cuenta del equipo',
  'UPDATE staff-access': 'Cambió los permisos de una cuenta del equipo',
  'DELETE staff-access': 'Desactivó una cuenta del equipo',
  'CREATE staff-invitation': 'Invitó a alguien al equipo',
  'UPDATE staff-invitation': 'Reenvió una invitación del equipo',
  'DELETE staff-invitation': 'Canceló una invitación del equipo',
};

/** Whether there is a text for this kind of event. */
export const hasAuditWording = (action: string, entity: string): boolean => `${action} ${entity}` in WORDINGS;

/** Spanish text of an event. An unknown one from a newer server is described by its action alone. */
export const auditWording = (action: string, entity: string): string =>
  WORDINGS[`${action} ${entity}`] ?? AUDIT_ACTION_LABELS[action as AuditAction] ?? 'Otra acción';

/** Number of events per page. */
export const AUDIT_PAGE = { default: 50, max: 200 } as const;

export const AUDIT_MESSAGES = {
  listFailed: 'Error al cargar el registro de accesos',
  peopleFailed: 'Error al cargar las personas',
  empty: 'No hay accesos registrados',
  noMatch: 'Ningún acceso coincide con los filtros',
  ownEmpty: 'Nadie más ha visto tu ficha todavía',
  deletedRecord: 'Ficha eliminada',
  server: 'El servidor',
  formerAccount: 'Cuenta eliminada',
} as const;

/** Paths of the access log: the whole practice's for an ADMIN, and that of their own record for a patient. */
export const AUDIT_PATHS = {
  list: '/api/audit',
  people: '/api/audit/people',
  mine: '/api/audit/mine',
} as const;
