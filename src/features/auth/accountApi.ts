import { ACCOUNT_PATHS } from '@/contract/auth/accountPaths';
import type { SecondFactorState, User, UserSession } from '@/contract/auth/entities';
import {
  type ApiExtra,
  baseApi,
  idOf,
  listOf,
  listTags,
  numberOf,
  objectOf,
  optionalTextOf,
  textOf,
} from '@/shared/api';
import type { SealedSecret } from '@/shared/identity';
import { announceSession, receiveSession } from './api';

/*
 * The keeping of one's own account. Apart from `api.ts`, because the first screen needs none of it. Whatever is secret
 * (passwords, codes, tokens, keys) travels as a sealed name in both directions, so that no action carries it.
 */

/** The second step of a log-in. */
export interface SecondFactorRequest {
  challenge: SealedSecret;
  code: SealedSecret;
}

const SECOND_FACTOR = { type: 'UserSession', id: 'SECOND_FACTOR' } as const;

const toSession = (raw: Record<string, unknown>): UserSession => ({
  id: idOf(raw),
  createdAt: textOf(raw.createdAt),
  lastUsedAt: textOf(raw.lastUsedAt) || textOf(raw.createdAt),
  userAgent: optionalTextOf(raw.userAgent),
  address: optionalTextOf(raw.address),
  current: raw.current === true,
});

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** POST the code that a log-in awaits; answers as log-in does. A 401 is about the code. */
    loginSecondFactor: build.mutation<User, SecondFactorRequest>({
      queryFn: async ({ challenge, code }, api, _options, baseQuery) => {
        const { vault } = api.extra as ApiExtra;
        const result = await baseQuery({
          url: ACCOUNT_PATHS.loginSecondFactor,
          method: 'POST',
          body: { challenge: vault.open(challenge), code: vault.open(code) },
          keepSession: true,
        });
        return result.error ? { error: result.error } : receiveSession(result.data, vault);
      },
      onQueryStarted: announceSession,
    }),

    /** Asks for the mail with the link; the answer is the same whether or not the account exists. */
    requestPasswordReset: build.mutation<null, { email: string }>({
      query: (body) => ({ url: ACCOUNT_PATHS.passwordReset, method: 'POST', body, keepSession: true }),
      transformResponse: () => null,
    }),

    /** Chooses a new password with the token of the link. */
    confirmPasswordReset: build.mutation<null, { token: SealedSecret; secret: SealedSecret }>({
      queryFn: async ({ token, secret }, api, _options, baseQuery) => {
        const { vault } = api.extra as ApiExtra;
        const result = await baseQuery({
          url: ACCOUNT_PATHS.passwordResetConfirm,
          method: 'POST',
          body: { token: vault.open(token), password: vault.open(secret) },
          keepSession: true,
        });
        return result.error ? { error: result.error } : { data: null };
      },
    }),

    listUserSessions: build.query<UserSession[], void>({
      query: () => ACCOUNT_PATHS.sessions,
      // This one first, for it is where the reader is.
      transformResponse: (answer) =>
        listOf(answer, 'sessions')
          .map(toSession)
          .sort((one, other) => Number(other.current) - Number(one.current)),
      providesTags: (rows) => listTags('UserSession', rows),
    }),
    closeOtherSessions: build.mutation<null, void>({
      query: () => ({ url: ACCOUNT_PATHS.otherSessions, method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: (_done, error) => (error ? [] : [{ type: 'UserSession', id: 'LIST' }]),
    }),

    getSecondFactor: build.query<SecondFactorState, void>({
      query: () => ACCOUNT_PATHS.secondFactor,
      transformResponse: (answer) => {
        const raw = objectOf(answer);
        return { enabled: raw.enabled === true, recoveryCodesLeft: numberOf(raw.recoveryCodesLeft, 0) };
      },
      providesTags: [SECOND_FACTOR],
    }),

    /** Begins the set-up; the key and the address of the QR code come sealed. */
    startSecondFactor: build.mutation<{ key: SealedSecret; uri: SealedSecret }, { password: SealedSecret }>({
      queryFn: async ({ password }, api, _options, baseQuery) => {
        const { vault } = api.extra as ApiExtra;
        const result = await baseQuery({
          url: ACCOUNT_PATHS.secondFactor,
          method: 'POST',
          body: { password: vault.open(password) },
        });
        if (result.error) return { error: result.error };
        const { key, uri } = objectOf(result.data);
        return { data: { key: vault.seal(textOf(key)), uri: vault.seal(textOf(uri)) } };
      },
    }),

    /** Ends the set-up with a code; the recovery codes come sealed. */
    confirmSecondFactor: build.mutation<SealedSecret[], { code: SealedSecret }>({
      queryFn: async ({ code }, api, _options, baseQuery) => {
        const { vault } = api.extra as ApiExtra;
        const result = await baseQuery({
          url: ACCOUNT_PATHS.secondFactorConfirm,
          method: 'POST',
          body: { code: vault.open(code) },
        });
        if (result.error) return { error: result.error };
        const { recoveryCodes } = objectOf(result.data);
        const codes: unknown[] = Array.isArray(recoveryCodes) ? recoveryCodes : [];
        return { data: codes.map((one) => vault.seal(textOf(one))) };
      },
      invalidatesTags: (_codes, error) => (error ? [] : [SECOND_FACTOR]),
    }),

    disableSecondFactor: build.mutation<null, { password: SealedSecret; code: SealedSecret }>({
      queryFn: async ({ password, code }, api, _options, baseQuery) => {
        const { vault } = api.extra as ApiExtra;
        const result = await baseQuery({
          url: ACCOUNT_PATHS.secondFactorDisable,
          method: 'POST',
          body: { password: vault.open(password), code: vault.open(code) },
        });
        return result.error ? { error: result.error } : { data: null };
      },
      invalidatesTags: (_done, error) => (error ? [] : [SECOND_FACTOR]),
    }),
  }),
});

export const {
  useLoginSecondFactorMutation,
  useRequestPasswordResetMutation,
  useConfirmPasswordResetMutation,
  useListUserSessionsQuery,
  useCloseOtherSessionsMutation,
  useGetSecondFactorQuery,
  useStartSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useDisableSecondFactorMutation,
} = accountApi;
