import type { Profile, ProfileBody } from '@/contract/profileSchemas';
import { EXPERIENCES, PROFILE_PATHS, SPECIALIZATIONS } from '@/contract/profile';
import { objectOf, optionalTextOf } from '@/shared/api/answers';
import { baseApi } from '@/shared/api/baseApi';
import { isPassing } from '@/shared/api/baseQuery';
import type { ApiError } from '@/shared/api/errors';
import { selectUser, userUpdated } from '@/shared/identity/slice';
import { toUser } from '@/shared/identity/storage';
import { prefetchOf, type RootState } from '@/shared/redux';

type Raw = Record<string, unknown>;

const known = <T extends string>(values: readonly T[], value: unknown): T | null =>
  values.find((candidate) => candidate === value) ?? null;

/** Reads a profile; `null` if the answer contains no user. */
export function toProfile(raw: Raw): Profile | null {
  const user = toUser(raw);
  return (
    user && {
      ...user,
      specialization: known(SPECIALIZATIONS, raw.specialization),
      experience: known(EXPERIENCES, raw.experience),
      license: optionalTextOf(raw.license),
      address: optionalTextOf(raw.address),
    }
  );
}

const profileApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The user's own profile. Only PUT is documented; on a backend without GET the signed-in user is used
     * instead. Where there is one and it does not answer, that is a failure: the user alone would show fields as empty.
     */
    getProfile: build.query<Profile, void>({
      queryFn: async (_arg, api, _options, baseQuery) => {
        const result = await baseQuery(PROFILE_PATHS.own);
        const state = api.getState() as RootState;
        const isKept = baseApi.endpoints.getCapabilities.select()(state).data?.profile;
        if (isKept && result.error && isPassing(result.error)) return { error: result.error };
        const profile = result.error ? null : toProfile(objectOf(result.data, 'user', 'profile'));
        const user = selectUser(state);
        if (profile) return { data: profile };
        return user ? { data: user } : { error: (result.error ?? { status: 'PARSING' }) as ApiError };
      },
      providesTags: ['Profile'],
    }),
    /** The answer is the updated user, which replaces the stored one. */
    updateProfile: build.mutation<Profile, ProfileBody>({
      query: (body) => ({ url: PROFILE_PATHS.own, method: 'PUT', body }),
      transformResponse: (answer, _meta, body) =>
        toProfile(objectOf(answer, 'user', 'profile')) ?? ({ ...body, id: '', role: 'PATIENT' } as Profile),
      onQueryStarted: async (_body, { dispatch, getState, queryFulfilled }) => {
        const result = await queryFulfilled.catch(() => null);
        const current = selectUser(getState() as RootState);
        if (!result || !current) return;
        const { name, email, phone } = result.data;
        dispatch(userUpdated({ ...current, name, email, phone: phone ?? null }));
      },
      invalidatesTags: (_profile, error) => (error ? [] : ['Profile']),
    }),
  }),
});

export const { useGetProfileQuery, useUpdateProfileMutation } = profileApi;

export const prefetchProfile = prefetchOf(profileApi.endpoints.getProfile);
