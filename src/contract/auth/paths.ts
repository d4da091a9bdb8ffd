/** Paths of sign-in, relative to the base address (spec §7 Auth). */
export const AUTH_PATHS = {
  login: '/api/auth/login',
  register: '/api/auth/register',
  verify: '/api/auth/verify',
  logout: '/api/auth/logout',
} as const;
