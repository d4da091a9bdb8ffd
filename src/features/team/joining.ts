import type { StaffJoining } from '@/contract/teamAnswers';
import { staffRoleOf, TEAM_PATHS } from '@/contract/team';
import { objectOf, textOf } from '@/shared/api/answers';
import { baseApi } from '@/shared/api/baseApi';
import type { ApiExtra } from '@/shared/api/baseQuery';
import type { SealedSecret } from '@/shared/identity/vault';

interface Joining {
  token: string;
  name: string;
  phone: string;
  secret: SealedSecret;
}

/** Separate from `api.ts`, which the screens of the staff load. */
const joiningApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** The token is a secret like a password, so recordings mask it. */
    getStaffJoining: build.query<StaffJoining | null, string>({
      query: (token) => ({ url: TEAM_PATHS.join(token), keepSession: true }),
      transformResponse: (answer) => {
        const raw = objectOf(answer, 'invitation');
        const email = textOf(raw.email);
        if (!email) return null;
        return {
          name: textOf(raw.name),
          email,
          role: staffRoleOf(raw.role),
          practiceName: textOf(raw.practiceName),
        };
      },
    }),
    joinTeam: build.mutation<null, Joining>({
      queryFn: async ({ token, name, phone, secret }, api, _options, baseQuery) => {
        const result = await baseQuery({
          url: TEAM_PATHS.join(token),
          method: 'POST',
          body: { name, phone, password: (api.extra as ApiExtra).vault.open(secret) },
          keepSession: true,
        });
        return result.error ? { error: result.error } : { data: null };
      },
    }),
  }),
});

export const { useGetStaffJoiningQuery, useJoinTeamMutation } = joiningApi;
