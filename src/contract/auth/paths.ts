/** Paths of sign-in, relative to the base address. */
export const AUTH_PATHS = {
  login: '/api/auth/login',
  register: '/api/auth/register',
  verify: '/api/auth/verify',
  logout: '/api/auth/logout',
} as const;
