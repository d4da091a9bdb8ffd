/** Path of the own profile. */
export const PROFILE_PATHS = { own: '/api/profile' } as const;
