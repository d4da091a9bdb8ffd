import type { ApiError, ApiExtra, ApiRequest } from '@/shared/api';
import type { SealedSecret, Vault } from '@/shared/identity';

/** A body whose every value is secret, as its names in the vault. */
export type Sealed<Names extends string> = Record<Names, SealedSecret>;

type Received<Answer> = { data: Answer } | { error: ApiError };
type Answered = { data?: unknown; error?: ApiError };
type Send = (request: ApiRequest) => Answered | PromiseLike<Answered>;

/**
 * The `queryFn` of a POST of secrets: they are opened on their way out, under the names that the body has. `receive`
 * reads the answer and seals what no action may carry.
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
