/** Texts of conversations. The wording is fixed; see `COMMON_MESSAGES`. */
export const CHAT_MESSAGES = {
  createFailed: 'Error al crear la conversación',
  listFailed: 'Error al cargar las conversaciones',
  patientsFailed: 'Error al cargar los pacientes',
  loadFailed: 'Error al cargar la conversación',
  sendFailed: 'Error al enviar el mensaje',
  created: 'Conversación creada exitosamente',
  sent: 'Mensaje enviado',
  placeholder: 'Escribe un mensaje...',
  send: 'Enviar',
  /** Before the two that follow. */
  ownConnection: 'Tu conexión:',
  connected: 'Conectado',
  disconnected: 'Desconectado',
  today: 'Hoy',
  yesterday: 'Ayer',
} as const;
