/** Opaque reference to a secret in the vault. Safe inside an action. */
export type SealedSecret = string & { readonly sealed: unique symbol };

/**
 * Holds secrets that must never enter an action, the state or a log: the bearer token, and passwords to send.
 * One instance per store (made by `makeStore`), in the thunk extra argument.
 */
export interface Vault {
  /** Current bearer token, or `null` when nobody is signed in. */
  token(): string | null;
  setToken(token: string | null): void;
  /** Runs a call that replaces the current token with a new one. */
  renew<Result>(call: () => Promise<Result>): Promise<Result>;
  /**
   * Resolves when no `renew` is running. Before that, a refused token does not mean that the sign-in session
   * ended.
   */
  settled(): Promise<void>;
  /** Stores a secret and returns the reference for `open`. */
  seal(secret: string): SealedSecret;
  /** Returns the secret and removes it, so it can be read only once. Empty text if there is none. */
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
