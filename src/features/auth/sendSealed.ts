import type { ApiExtra, ApiRequest } from '@/shared/api/baseQuery';
import type { ApiError } from '@/shared/api/errors';
import type { SealedSecret, Vault } from '@/shared/identity/vault';

/** A body of secrets: each value is a vault reference. */
export type Sealed<Names extends string> = Record<Names, SealedSecret>;

type Received<Answer> = { data: Answer } | { error: ApiError };
type Answered = { data?: unknown; error?: ApiError };
type Send = (request: ApiRequest) => Answered | PromiseLike<Answered>;

/**
 * `queryFn` of a POST whose body is all secrets. It reads them from the vault just before sending. `receive`
 * reads the answer and seals its secrets again.
 */
export const sendSealed =
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
