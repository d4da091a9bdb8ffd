/** Only on our server. */
export const PRACTICE_PATHS = {
  /** Opening hours and holidays, for everybody who works here. */
  hours: '/api/practice/hours',
  holidays: '/api/practice/holidays',
  /** Holidays of the practice's region in one year, as a proposal. */
  officialHolidays: '/api/practice/holidays/official',
  settings: '/api/practice/settings',
  /** Name, logo and contact of the practice, for everybody. */
  identity: '/api/practice/identity',
  /** NIF and registro sanitario, for everybody who is signed in. */
  legalIdentity: '/api/practice/legal-identity',
  logo: '/api/practice/logo',
  /** Who may register; asked before the sign-in. */
  registration: '/api/practice/registration',
} as const;
