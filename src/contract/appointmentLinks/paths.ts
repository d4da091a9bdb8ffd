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
