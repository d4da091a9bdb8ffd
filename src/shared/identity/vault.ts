/** Opaque name of a secret in the vault; safe to stand in an action. */
export type SealedSecret = string & { readonly sealed: unique symbol };

/**
 * Holds secrets that must never enter an action, the state or a log: the bearer token, and passwords to be
 * sent. One per store (made by `makeStore`), reached through the thunk extra argument.
 */
export interface Vault {
  /** Current bearer token, or `null` when nobody is signed in. */
  token(): string | null;
  setToken(token: string | null): void;
  /** Runs a call that ends the present token and brings the next one. */
  renew<Result>(call: () => Promise<Result>): Promise<Result>;
  /** When no such call is under way: until then a refused token does not mean that the session is over. */
  settled(): Promise<void>;
  /** Puts a secret away and gives the name under which `open` finds it. */
  seal(secret: string): SealedSecret;
  /** The secret of that name, once: reading removes it. Empty text where there is none. */
  open(name: SealedSecret): string;
}

export function createVault(): Vault {
  let current: string | null = null;
  let count = 0;
  let renewal: Promise<unknown> = Promise.resolve();
  const secrets = new Map<SealedSecret, string>();
  return {
    token: () => current,
    setToken: (token) => {
      current = token;
    },
    renew: (call) => {
      const result = call();
      renewal = result.catch(() => undefined);
      return result;
    },
    settled: async () => {
      await renewal;
    },
    seal: (secret) => {
      count += 1;
      const name = `secret-${count}` as SealedSecret;
      secrets.set(name, secret);
      return name;
    },
    open: (name) => {
      const secret = secrets.get(name) ?? '';
      secrets.delete(name);
      return secret;
    },
  };
}
