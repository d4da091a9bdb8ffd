/** Path of the user's own profile. */
export const PROFILE_PATHS = { own: '/api/profile' } as const;
