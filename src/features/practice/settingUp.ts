import {
  type SetUpAnswers,
  setUpAnswersSchema,
  type SetUpBody,
  type SetUpStart,
} from '@/contract/setupSchemas';
import { SETUP_PATHS } from '@/contract/setup';
import { objectOf, textOf } from '@/shared/api/answers';
import { baseApi } from '@/shared/api/baseApi';
import type { ApiExtra } from '@/shared/api/baseQuery';
import type { SealedSecret } from '@/shared/identity/vault';

interface SettingUp extends Omit<SetUpBody, 'password'> {
  token: string;
  secret: SealedSecret;
}

/** Separate from `api.ts`, because it is asked once in the life of a practice. The token is a secret. */
const settingUpApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSetUp: build.query<SetUpStart, string>({
      query: (token) => ({ url: SETUP_PATHS.one(token), keepSession: true }),
      transformResponse: (answer) => {
        const { timeZone, answers } = objectOf(answer);
        return {
          timeZone: textOf(timeZone),
          answers: setUpAnswersSchema.cast(objectOf(answers), { assert: false, stripUnknown: true }),
        };
      },
      // The form has them from here on, and another visit may find others.
      keepUnusedDataFor: 0,
    }),
    keepSetUpAnswers: build.mutation<null, { token: string; answers: SetUpAnswers }>({
      query: ({ token, answers }) => ({
        url: SETUP_PATHS.one(token),
        method: 'PUT',
        body: answers,
        keepSession: true,
      }),
      transformResponse: () => null,
    }),
    setUpPractice: build.mutation<null, SettingUp>({
      queryFn: async ({ token, secret, ...practice }, api, _options, baseQuery) => {
        const result = await baseQuery({
          url: SETUP_PATHS.one(token),
          method: 'POST',
          body: { ...practice, password: (api.extra as ApiExtra).vault.open(secret) },
          keepSession: true,
        });
        if (result.error) return { error: result.error };
        // Until then the status named the zone that the set-up proposes.
        const status = baseApi.endpoints.getCapabilities;
        void api.dispatch(status.initiate(undefined, { subscribe: false, forceRefetch: true }));
        return { data: null };
      },
    }),
  }),
});

export const { useGetSetUpQuery, useKeepSetUpAnswersMutation, useSetUpPracticeMutation } = settingUpApi;
