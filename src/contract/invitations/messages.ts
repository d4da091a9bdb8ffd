/** Texts of invitations. The wording is fixed; see `COMMON_MESSAGES`. */
export const INVITATION_MESSAGES = {
  sendFailed: 'Error al enviar la invitación',
  cancelFailed: 'Error al cancelar la invitación',
  invalid: 'Invitación inválida',
  invalidTitle: 'Invitación Inválida',
  invalidText: 'La invitación no es válida o ha expirado.',
  uncheckedTitle: 'No se ha podido comprobar',
  uncheckedText:
    'La invitación sigue siendo la misma: puede que no haya conexión o que el servidor esté ocupado.',
  accountFailed: 'Error al crear la cuenta',
  listFailed: 'Error al cargar las invitaciones',
  sent: 'Invitación enviada exitosamente',
  cancelled: 'Invitación cancelada exitosamente',
  refreshed: 'Invitaciones actualizadas',
  completed: 'Completada',
  /** A status apart from the column that says what it is of. */
  named: (status: string) => `Invitación ${status.toLowerCase()}`,
  emailRequired: 'Introduce el correo electrónico del paciente',
  alreadyPending: 'Este paciente ya tiene una invitación pendiente',
  alreadyAccepted: 'Este paciente ya tiene una cuenta',
} as const;
