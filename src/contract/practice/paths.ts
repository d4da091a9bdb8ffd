/** Only on our server. */
export const PRACTICE_PATHS = {
  /** Opening hours and holidays, for everybody who works here. */
  hours: '/api/practice/hours',
  holidays: '/api/practice/holidays',
  settings: '/api/practice/settings',
  /** Who may register; asked before the sign-in. */
  registration: '/api/practice/registration',
} as const;
