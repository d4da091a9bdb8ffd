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

/** Whether the backend has said that it cannot be asked for a profile, as one that is documented cannot. */
const lacksCall = (state: RootState): boolean =>
  baseApi.endpoints.getCapabilities.select()(state).data?.profile === false;

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
     * instead, with what was told of the profile. Where there is one, or may be, and it does not answer, that is a failure:
     * the user alone would show fields as empty.
     */
    getProfile: build.query<Profile, void>({
      queryFn: async (_arg, api, _options, baseQuery) => {
        const result = await baseQuery(PROFILE_PATHS.own);
        if (result.error && isPassing(result.error)) return { error: result.error };
        const profile = result.error ? null : toProfile(objectOf(result.data, 'user', 'profile'));
        const user = selectUser(api.getState() as RootState);
        if (profile) return { data: profile };
        return user
          ? { data: toProfile({ ...user }) ?? user }
          : { error: (result.error ?? { status: 'PARSING' }) as ApiError };
      },
      providesTags: ['Profile'],
    }),
    /**
     * The answer is the updated user, which replaces the stored one. What it leaves out is as it was sent. The user is
     * replaced first, because the profile may be read from them as soon as this has succeeded.
     */
    updateProfile: build.mutation<Profile, ProfileBody>({
      queryFn: async (body, { dispatch, getState }, _options, baseQuery) => {
        const own = selectUser(getState() as RootState);
        const result = await baseQuery({ url: PROFILE_PATHS.own, method: 'PUT', body });
        if (result.error) return { error: result.error };
        const told = objectOf(result.data, 'user', 'profile');
        const profile = toProfile({ ...own, ...body, ...told, id: own?.id, role: own?.role });
        if (!profile) return { error: { status: 'PARSING' } };
        const state = getState() as RootState;
        const current = selectUser(state);
        const { name, email, phone = null } = profile;
        if (current && current.id === profile.id)
          dispatch(userUpdated(lacksCall(state) ? profile : { ...current, name, email, phone }));
        return { data: profile };
      },
      invalidatesTags: (_profile, error) => (error ? [] : ['Profile']),
    }),
  }),
});

export const { useGetProfileQuery, useUpdateProfileMutation } = profileApi;

export const prefetchProfile = prefetchOf(profileApi.endpoints.getProfile);
