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
  'READ appointment': 'Vio una cita',
  'CREATE appointment': 'Creó una cita',
  'UPDATE appointment': 'Cambió una cita',
  'DELETE appointment': 'Eliminó una cita',
  'EXPORT appointment': 'Descargó una cita para su calendario',
  'READ appointment-list': 'Vio la agenda',
  'READ appointment-series': 'Comprobó una serie de citas',
  'CREATE appointment-series': 'Creó una serie de citas',
  'READ audit': 'Consultó el registro de accesos',
  'CREATE consent': 'Aceptó el tratamiento de los datos',
  'READ conversation': 'Leyó la conversación',
  'CREATE conversation': 'Abrió la conversación',
  'READ conversation-list': 'Vio la lista de conversaciones',
  'READ evaluation': 'Vio las evaluaciones',
  'CREATE evaluation': 'Registró una evaluación',
  'UPDATE evaluation': 'Corrigió una evaluación',
  'READ invitation': 'Vio la invitación',
  'CREATE invitation': 'Envió una invitación',
  'DELETE invitation': 'Canceló una invitación',
  'READ invitation-list': 'Vio las invitaciones',
  'CREATE message': 'Escribió un mensaje',
  'UPDATE password': 'Cambió su contraseña',
  'READ patient': 'Vio la ficha',
  'CREATE patient': 'Creó la ficha',
  'UPDATE patient': 'Cambió la ficha',
  'DELETE patient': 'Eliminó la ficha',
  'EXPORT patient': 'Exportó la ficha completa',
  'PURGE patient': 'Destruyó la ficha al acabar el plazo legal',
  'READ patient-list': 'Vio la lista de pacientes',
  'READ patient-stats': 'Vio las cifras de la ficha',
  'READ pending-work': 'Vio lo que tiene pendiente',
  'UPDATE practice': 'Cambió los ajustes de la consulta',
  'READ progress': 'Vio el progreso',
  'CREATE progress': 'Empezó una rutina',
  'UPDATE progress': 'Anotó progreso en una rutina',
  'READ routine': 'Vio las rutinas',
  'CREATE routine': 'Creó una rutina',
  'UPDATE routine': 'Cambió una rutina',
  'DELETE routine': 'Eliminó una rutina',
  'READ routine-list': 'Vio la lista de rutinas',
  'CREATE second-factor': 'Activó la verificación en dos pasos',
  'DELETE second-factor': 'Quitó la verificación en dos pasos',
  'READ session': 'Vio las sesiones',
  'CREATE session': 'Registró una sesión',
  'UPDATE session': 'Cambió una sesión',
  'CREATE staff-access': 'Reactivó una cuenta del equipo',
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
