import { ACCOUNT_PATHS } from '@/contract/account';
import type { SecondFactorState, User, UserSession } from '@/contract/authAnswers';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi, listTags, staleListTags } from '@/shared/api/baseApi';
import type { ApiExtra, ApiRequest } from '@/shared/api/baseQuery';
import { type ApiError, isApiError, isConnectionError } from '@/shared/api/errors';
import { selectUser, userUpdated } from '@/shared/identity/slice';
import { toUser } from '@/shared/identity/storage';
import type { SealedSecret, Vault } from '@/shared/identity/vault';
import type { RootState } from '@/shared/redux';
import { announceSession, receiveSession } from './api';

/*
 * Calls of account settings, separate from `api.ts` because the first screen needs none of them. Secrets
 * (passwords, codes, tokens, keys) are passed as vault references in both directions, so that no action
 * contains them.
 */

/** Ignores the answer's body. */
const nothing = () => ({ data: null });

const SECOND_FACTOR = { type: 'UserSession', id: 'SECOND_FACTOR' } as const;

/**
 * Tags to invalidate after a change of the second factor. A lost answer may have changed it, and a conflict says that
 * another device did.
 */
const secondFactorTags = (error: unknown) =>
  !error || isConnectionError(error) || (isApiError(error) && error.status === 409) ? [SECOND_FACTOR] : [];

/** Reads one of the user's sign-in sessions. */
export const toSession = (raw: Record<string, unknown>): UserSession => ({
  id: idOf(raw),
  createdAt: textOf(raw.createdAt),
  lastUsedAt: textOf(raw.lastUsedAt) || textOf(raw.createdAt),
  userAgent: optionalTextOf(raw.userAgent),
  address: optionalTextOf(raw.address),
  current: raw.current === true,
});

/** A body of secrets: each value is a vault reference. */
type Sealed<Names extends string> = Record<Names, SealedSecret>;

type Received<Answer> = { data: Answer } | { error: ApiError };
type Answered = { data?: unknown; error?: ApiError };
type Send = (request: ApiRequest) => Answered | PromiseLike<Answered>;

/**
 * `queryFn` of a POST whose body is all secrets. It reads them from the vault just before sending. `receive`
 * reads the answer and seals its secrets again.
 */
const sendSealed =
  <Names extends string, Answer>(
    url: string,
    receive: (answer: unknown, vault: Vault) => Received<Answer>,
    options: { keepSession?: boolean } = {},
  ) =>
  async (
    secrets: Sealed<Names>,
    api: { extra: unknown },
    _options: unknown,
    send: Send,
  ): Promise<Received<Answer>> => {
    const { vault } = api.extra as ApiExtra;
    const names = Object.entries<SealedSecret>(secrets);
    const body = Object.fromEntries(names.map(([name, secret]) => [name, vault.open(secret)]));
    const result = await send({ url, method: 'POST', body, ...options });
    return result.error ? { error: result.error } : receive(result.data, vault);
  };

const accountApi = baseApi.enhanceEndpoints({ addTagTypes: ['UserSession'] }).injectEndpoints({
  endpoints: (build) => ({
    /** POSTs the code for a pending sign-in; the answer is that of a sign-in. A 401 means a wrong code. */
    loginSecondFactor: build.mutation<User, Sealed<'challenge' | 'code'>>({
      queryFn: sendSealed(ACCOUNT_PATHS.loginSecondFactor, receiveSession, { keepSession: true }),
      onQueryStarted: announceSession,
    }),

    /** Requests the e-mail with the reset link. The answer is the same whether or not the account exists. */
    requestPasswordReset: build.mutation<null, { email: string }>({
      query: (body) => ({ url: ACCOUNT_PATHS.passwordReset, method: 'POST', body, keepSession: true }),
      transformResponse: () => null,
    }),

    /** Sets a new password with the link's token. */
    confirmPasswordReset: build.mutation<null, Sealed<'token' | 'password'>>({
      queryFn: sendSealed(ACCOUNT_PATHS.passwordResetConfirm, nothing, { keepSession: true }),
    }),

    /**
     * Changes the user's password. Every sign-in session ends; this browser and its other tabs continue with
     * the new token of the answer. A 401 may mean that the current password was wrong.
     */
    changePassword: build.mutation<null, Sealed<'currentPassword' | 'newPassword'>>({
      queryFn: (secrets, api, options, baseQuery) => {
        const { vault } = api.extra as ApiExtra;
        const before = vault.token();
        const receive = (answer: unknown) => {
          const { token, user } = objectOf(answer);
          const known = toUser(user) ?? selectUser(api.getState() as RootState);
          // Drop the new token if the user signed out in the meantime.
          if (textOf(token) && known && vault.token() === before) {
            vault.setToken(textOf(token));
            api.dispatch(userUpdated(known));
          }
          return { data: null };
        };
        return vault.renew(() =>
          sendSealed(ACCOUNT_PATHS.changePassword, receive, { keepSession: true })(
            secrets,
            api,
            options,
            baseQuery,
          ),
        );
      },
      invalidatesTags: (_done, error) => staleListTags('UserSession', error),
    }),

    listUserSessions: build.query<UserSession[], void>({
      query: () => ACCOUNT_PATHS.sessions,
      // The current sign-in session comes first.
      transformResponse: (answer) =>
        listOf(answer, 'sessions')
          .map(toSession)
          .sort((one, other) => Number(other.current) - Number(one.current)),
      providesTags: listTags('UserSession'),
    }),
    closeOtherSessions: build.mutation<null, void>({
      query: () => ({ url: ACCOUNT_PATHS.otherSessions, method: 'DELETE' }),
      transformResponse: () => null,
      invalidatesTags: (_done, error) => staleListTags('UserSession', error),
    }),

    getSecondFactor: build.query<SecondFactorState, void>({
      query: () => ACCOUNT_PATHS.secondFactor,
      transformResponse: (answer) => {
        const raw = objectOf(answer);
        return { enabled: raw.enabled === true, recoveryCodesLeft: numberOf(raw.recoveryCodesLeft, 0) };
      },
      providesTags: [SECOND_FACTOR],
    }),

    /** Begins the set-up. The answer is the key and the address for the QR code, both as vault references. */
    startSecondFactor: build.mutation<Sealed<'key' | 'uri'>, Sealed<'password'>>({
      queryFn: sendSealed(ACCOUNT_PATHS.secondFactor, (answer, vault) => {
        const { key, uri } = objectOf(answer);
        return { data: { key: vault.seal(textOf(key)), uri: vault.seal(textOf(uri)) } };
      }),
      invalidatesTags: (_setup, error) => (error ? secondFactorTags(error) : []),
    }),

    /** Ends the set-up with a code. The answer is the recovery codes as vault references. */
    confirmSecondFactor: build.mutation<SealedSecret[], Sealed<'code'>>({
      queryFn: sendSealed(ACCOUNT_PATHS.secondFactorConfirm, (answer, vault) => {
        const { recoveryCodes } = objectOf(answer);
        const codes: unknown[] = Array.isArray(recoveryCodes) ? recoveryCodes : [];
        return { data: codes.map((one) => vault.seal(textOf(one))) };
      }),
      invalidatesTags: (_codes, error) => secondFactorTags(error),
    }),

    disableSecondFactor: build.mutation<null, Sealed<'password' | 'code'>>({
      queryFn: sendSealed(ACCOUNT_PATHS.secondFactorDisable, nothing),
      invalidatesTags: (_done, error) => secondFactorTags(error),
    }),
  }),
});

export const { getSecondFactor } = accountApi.endpoints;
export const {
  useLoginSecondFactorMutation,
  useRequestPasswordResetMutation,
  useConfirmPasswordResetMutation,
  useChangePasswordMutation,
  useListUserSessionsQuery,
  useCloseOtherSessionsMutation,
  useGetSecondFactorQuery,
  useStartSecondFactorMutation,
  useConfirmSecondFactorMutation,
  useDisableSecondFactorMutation,
} = accountApi;
