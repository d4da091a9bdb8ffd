/** Addresses used by the first download, separate so that it does not include all others. */
export const PUBLIC_ROUTES = {
  home: '/',
  login: '/login',
  register: '/register',
  /** Followed by the token. */
  invitation: '/register/invitation',
  /** Followed by the token of a mail about an appointment. */
  appointment: '/appointment',
  passwordReset: '/password-reset',
  dashboard: '/dashboard',
} as const;
