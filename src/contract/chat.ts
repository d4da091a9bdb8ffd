/** Limits and intervals of conversations. Times are in milliseconds. */
export const CHAT_LIMITS = {
  previewLength: 50,
  typingStopMs: 2000,
  messageMax: 4000,
  clientIdMax: 64,
  pageSize: 50,
  /** Conversations in the list: the most recently active. More of them are opened from the records. */
  listed: 500,
  /** A list longer than this has a search. */
  searchFrom: 20,
  /** Refresh interval of an open conversation and of the list if realtime is off. */
  conversationPollMs: 5_000,
  listPollMs: 15_000,
} as const;

/** Settings of the socket client. */
export const SOCKET_LIMITS = {
  reconnectionDelayMs: 1000,
  reconnectionDelayMaxMs: 5000,
  timeoutMs: 20_000,
} as const;

/** Texts of conversations. The wording is fixed; see `COMMON_MESSAGES`. */
export const CHAT_MESSAGES = {
  createFailed: 'Error al crear la conversación',
  listFailed: 'Error al cargar las conversaciones',
  patientsFailed: 'Error al cargar los pacientes',
  loadFailed: 'Error al cargar la conversación',
  sendFailed: 'Error al enviar el mensaje',
  created: 'Conversación creada exitosamente',
  sent: 'Mensaje enviado',
  withdraw: 'Retirar mensaje',
  /** Stands in place of the text, in answers and previews too. */
  withdrawn: 'Mensaje retirado',
  withdrawFailed: 'Error al retirar el mensaje',
  unsent: 'Mensaje sin enviar.',
  discard: 'Descartar mensaje',
  discardConsequence: 'Se borra lo escrito y no se vuelve a enviar. No se puede deshacer.',
  /** Of a patient, to who writes to them. */
  noAccount: (name: string) =>
    `${name} no tiene cuenta: verá los mensajes cuando la cree con su invitación. Si corre prisa, mejor por teléfono.`,
  placeholder: 'Escribe un mensaje...',
  send: 'Enviar',
  /** Before the two that follow. */
  ownConnection: 'Tu conexión:',
  connected: 'Conectado',
  disconnected: 'Desconectado',
  today: 'Hoy',
  yesterday: 'Ayer',
} as const;

export const CHAT_PATHS = {
  list: '/api/conversations',
  one: (id: string) => `/api/conversations/${encodeURIComponent(id)}`,
  messages: (id: string) => `/api/conversations/${encodeURIComponent(id)}/messages`,
  /** Only on a server with the capability `messageWithdrawal`. */
  message: (id: string) => `/api/messages/${encodeURIComponent(id)}`,
} as const;

/** Events that the client sends and receives over the socket. */
export const SOCKET_EMITS = {
  join: 'join_conversation',
  leave: 'leave_conversation',
  message: 'new_message',
  typingStart: 'typing_start',
  typingStop: 'typing_stop',
} as const;

export const SOCKET_LISTENS = {
  message: 'message_received',
  typing: 'user_typing',
  stoppedTyping: 'user_stopped_typing',
} as const;

/** Path of the socket on the server. */
export const SOCKET_PATH = '/socket.io';
