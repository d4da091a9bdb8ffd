/** Texts of the link by which a patient answers about an appointment. */
export const APPOINTMENT_LINK_MESSAGES = {
  unknown: 'El enlace no es válido. Comprueba que esté entero.',
  over: 'Este enlace ya no sirve: la cita ha pasado o ha cambiado.',
  changed: 'La cita ha pasado o ha cambiado. Mira cómo está ahora.',
  late: 'Queda poco para la cita. Para cancelarla, llama a la consulta.',
  alreadyCancelled: 'Esta cita está cancelada.',
  undoOver: 'Ya no se puede deshacer. Llama a la consulta.',
  hourTaken: 'La hora ya está ocupada. Llama a la consulta para buscar otra.',
  unchecked: 'No se ha podido comprobar la cita: puede que no haya conexión o que el servidor esté ocupado.',
  failed: 'No se ha podido guardar tu respuesta',
  actor: 'Paciente, por el enlace del correo',
} as const;
