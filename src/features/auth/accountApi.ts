import { ACCOUNT_PATHS } from '@/contract/auth/accountPaths';
import type { SecondFactorState, User, UserSession } from '@/contract/auth/entities';
import {
  type ApiExtra,
  baseApi,
  idOf,
  listOf,
  listTags,
  staleListTags,
  numberOf,
  objectOf,
  optionalTextOf,
  textOf,
} from '@/shared/api';
import { type SealedSecret, selectUser, toUser, userUpdated } from '@/shared/identity';
import type { OpenState } from '@/shared/redux';
import { announceSession, receiveSession } from './api';
import { type Sealed, sendSealed } from './sendSealed';

/*
 * Calls of account settings, apart from `api.ts` because the first screen needs none of them. Secrets
 * (passwords, codes, tokens, keys) travel as sealed names in both directions, so that no action carries
 * them.
 */

/** The answer says no more than that it was done. */
const nothing = () => ({ data: null });

const SECOND_FACTOR = { type: 'UserSession', id: 'SECOND_FACTOR' } as const;

/** One of one's own sessions. */
export const toSession = (raw: Record<string, unknown>): UserSession => ({
  id: idOf(raw),
  createdAt: textOf(raw.createdAt),
  lastUsedAt: textOf(raw.lastUsedAt) || textOf(raw.createdAt),
  userAgent: optionalTextOf(raw.userAgent),
  address: optionalTextOf(raw.address),
  current: raw.current === true,
});

const accountApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** POST the code that a sign-in awaits; answers as sign-in does. A 401 is about the code. */
    loginSecondFactor: build.mutation<User, Sealed<'challenge' | 'code'>>({
      queryFn: sendSealed(ACCOUNT_PATHS.loginSecondFactor, receiveSession, { keepSession: true }),
      onQueryStarted: announceSession,
    }),

    /** Asks for the mail with the link; the answer is the same whether or not the account exists. */
    requestPasswordReset: build.mutation<null, { email: string }>({
      query: (body) => ({ url: ACCOUNT_PATHS.passwordReset, method: 'POST', body, keepSession: true }),
      transformResponse: () => null,
    }),

    /** Chooses a new password with the token of the link. */
    confirmPasswordReset: build.mutation<null, Sealed<'token' | 'password'>>({
      queryFn: sendSealed(ACCOUNT_PATHS.passwordResetConfirm, nothing, { keepSession: true }),
    }),

    /**
     * Changes the password of the signed-in. Every session ends with the old one; this browser goes on with the token of
     * the answer, and so do its other tabs. A 401 may be about what was typed.
     */
    changePassword: build.mutation<null, Sealed<'currentPassword' | 'newPassword'>>({
      queryFn: (secrets, api, options, baseQuery) => {
        const { vault } = api.extra as ApiExtra;
        const before = vault.token();
        const receive = (answer: unknown) => {
          const { token, user } = objectOf(answer);
          const known = toUser(user) ?? selectUser(api.getState() as OpenState);
          // The person may have signed out in the meantime; then the new token is dropped.
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
      // This one first, for it is where the reader is.
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

    /** Begins the set-up; the key and the address of the QR code come sealed. */
    startSecondFactor: build.mutation<Sealed<'key' | 'uri'>, Sealed<'password'>>({
      queryFn: sendSealed(ACCOUNT_PATHS.secondFactor, (answer, vault) => {
        const { key, uri } = objectOf(answer);
        return { data: { key: vault.seal(textOf(key)), uri: vault.seal(textOf(uri)) } };
      }),
    }),

    /** Ends the set-up with a code; the recovery codes come sealed. */
    confirmSecondFactor: build.mutation<SealedSecret[], Sealed<'code'>>({
      queryFn: sendSealed(ACCOUNT_PATHS.secondFactorConfirm, (answer, vault) => {
        const { recoveryCodes } = objectOf(answer);
        const codes: unknown[] = Array.isArray(recoveryCodes) ? recoveryCodes : [];
        return { data: codes.map((one) => vault.seal(textOf(one))) };
      }),
      invalidatesTags: (_codes, error) => (error ? [] : [SECOND_FACTOR]),
    }),

    disableSecondFactor: build.mutation<null, Sealed<'password' | 'code'>>({
      queryFn: sendSealed(ACCOUNT_PATHS.secondFactorDisable, nothing),
      invalidatesTags: (_done, error) => (error ? [] : [SECOND_FACTOR]),
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
