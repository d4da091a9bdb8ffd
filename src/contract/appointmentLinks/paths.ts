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
