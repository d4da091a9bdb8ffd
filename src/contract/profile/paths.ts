/** Path of the own profile (spec §7). */
export const PROFILE_PATHS = { own: '/api/profile' } as const;
