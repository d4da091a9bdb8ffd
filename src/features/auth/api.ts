import type { LoginChallenge, User } from '@/contract/authAnswers';
import { AUTH_LIMITS, AUTH_PATHS } from '@/contract/auth';
import { objectOf, textOf } from '@/shared/api/answers';
import { baseApi } from '@/shared/api/baseApi';
import type { ApiExtra } from '@/shared/api/baseQuery';
import type { ApiError } from '@/shared/api/errors';
import { sessionStarted } from '@/shared/identity/slice';
import { toUser } from '@/shared/identity/storage';
import type { SealedSecret, Vault } from '@/shared/identity/vault';

/** Body of a sign-in. The password is a vault reference, so that no action contains it. */
export interface LoginRequest {
  email: string;
  secret: SealedSecret;
}

/** Statuses of a backend that is starting or busy: retry. */
const PASSING_STATUSES: readonly unknown[] = [502, 503, 504];
const VERIFY_RETRY_MS = 500;

/**
 * Moves the token of an answer `{ token, user }` (also under `data`) to the vault, so that it never reaches
 * the store.
 */
export function receiveSession(answer: unknown, vault: Vault): { data: User } | { error: ApiError } {
  const session = objectOf(answer);
  const token = textOf(session.token);
  const user = toUser(session.user);
  if (!token || !user) return { error: { status: 'PARSING' } };
  vault.setToken(token);
  return { data: user };
}

/** Why a sign-in was refused. With `challenge`, the next step is a code (`loginSecondFactor`). */
export interface LoginError extends ApiError {
  challenge?: SealedSecret;
}

/** Moves the challenge for the second factor to the vault, because it is a secret too. */
function receiveChallenge({ details, ...error }: ApiError, vault: Vault): LoginError {
  const { code, challenge } = (details ?? {}) as Partial<LoginChallenge>;
  return code === 'SECOND_FACTOR_REQUIRED' ? { ...error, challenge: vault.seal(textOf(challenge)) } : error;
}

/** Dispatches `sessionStarted` after such an answer. */
export const announceSession = async (
  _request: unknown,
  {
    dispatch,
    queryFulfilled,
  }: { dispatch: (action: unknown) => unknown; queryFulfilled: Promise<{ data: User }> },
) => {
  const result = await queryFulfilled.catch(() => null);
  if (result) dispatch(sessionStarted(result.data));
};

const authApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** POST sign-in. The answer's token goes to the vault, its user to the store. */
    login: build.mutation<User, LoginRequest>({
      queryFn: async ({ email, secret }, api, _options, baseQuery) => {
        const { vault } = api.extra as ApiExtra;
        const result = await baseQuery({
          url: AUTH_PATHS.login,
          method: 'POST',
          body: { email, password: vault.open(secret) },
          timeout: AUTH_LIMITS.loginTimeoutMs,
          keepSession: true,
        });
        return result.error
          ? { error: receiveChallenge(result.error, vault) }
          : receiveSession(result.data, vault);
      },
      onQueryStarted: announceSession,
    }),

    /**
     * GET verify: the user of the saved token. Retries 502, 503 and 504 for 10 seconds, then fails with
     * `TIMEOUT`.
     */
    verifySession: build.mutation<User, void>({
      queryFn: async (_request, api, _options, baseQuery) => {
        const deadline = Date.now() + AUTH_LIMITS.verifyTimeoutMs;
        for (let attempt = 0; ; attempt += 1) {
          const result = await baseQuery({
            url: AUTH_PATHS.verify,
            timeout: Math.max(1, deadline - Date.now()),
            keepSession: true,
          });
          if (!result.error) {
            const user = toUser(objectOf(result.data, 'user'));
            return user ? { data: user } : { error: { status: 'PARSING' } };
          }
          if (!PASSING_STATUSES.includes(result.error.status)) return { error: result.error };
          const pause = VERIFY_RETRY_MS * 2 ** attempt;
          if (api.signal.aborted || Date.now() + pause >= deadline) return { error: { status: 'TIMEOUT' } };
          await new Promise((resolve) => setTimeout(resolve, pause));
        }
      },
    }),

    /**
     * Ends the sign-in session of the given token on the server. Failures, such as on a backend without this
     * call, are ignored.
     */
    endSession: build.mutation<null, { secret: SealedSecret }>({
      queryFn: async ({ secret }, api, _options, baseQuery) => {
        const token = (api.extra as ApiExtra).vault.open(secret);
        await baseQuery({
          url: AUTH_PATHS.logout,
          method: 'POST',
          headers: { authorization: `Bearer ${token}` },
          keepSession: true,
        });
        return { data: null };
      },
    }),
  }),
});

export const { endSession, verifySession } = authApi.endpoints;
export const { useLoginMutation } = authApi;
