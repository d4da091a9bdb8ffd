/** Addresses of what the first download knows; apart, so that it does not carry all the others. */
export const PUBLIC_ROUTES = {
  home: '/',
  login: '/login',
  register: '/register',
  passwordReset: '/password-reset',
  dashboard: '/dashboard',
} as const;
