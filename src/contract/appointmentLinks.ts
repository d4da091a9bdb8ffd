/** What a patient answers about an appointment. */
export type PatientAnswer = 'CONFIRMED' | 'CANCELLED';

/** Where a patient answered. */
export const ANSWER_WAYS = ['LINK', 'APP'] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];
export const ANSWER_WAY_LABELS: Record<AnswerWay, string> = {
  LINK: 'Por el enlace del correo',
  APP: 'En Mis Citas',
};

/** Seconds in which patients can take their answer back. */
export const ANSWER_UNDO_SECONDS = 180;

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

const one = (token: string) => `/api/appointment-links/${encodeURIComponent(token)}`;

/** Only on our server (`appointmentLinks`). The link of a mail about an appointment; needs no sign-in. */
export const APPOINTMENT_LINK_PATHS = {
  /** GET says which appointment it is, and changes nothing: mail scanners open links. */
  one,
  confirmation: (token: string) => `${one(token)}/confirmation`,
  cancellation: (token: string) => `${one(token)}/cancellation`,
  anotherDay: (token: string) => `${one(token)}/another-day`,
  undo: (token: string) => `${one(token)}/undo`,
} as const;

/** The page of a link. */
export const appointmentLinkPage = (token: string): string => `/appointment/${encodeURIComponent(token)}`;

const own = (id: string) => `/api/appointments/${encodeURIComponent(id)}/answer`;

/** Only on our server (`appointmentAnswers`). The same answers of a signed-in patient, about an own appointment. */
export const OWN_ANSWER_PATHS = {
  confirmation: (id: string) => `${own(id)}/confirmation`,
  cancellation: (id: string) => `${own(id)}/cancellation`,
  anotherDay: (id: string) => `${own(id)}/another-day`,
  undo: (id: string) => `${own(id)}/undo`,
} as const;
