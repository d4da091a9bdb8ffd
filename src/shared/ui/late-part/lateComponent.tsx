// oxlint-disable-next-line andadura/late-download -- the one place where a failed download can be tried again
import { type ComponentType, lazy, useCallback, useEffect, useState } from 'react';
import { isOutdated, Outdated } from './outdated';

/**
 * Downloads and uses a module that is not essential, e.g. for storing preferences. After a failure it retries
 * when the connection returns.
 */
export function loadBehind<Module>(load: () => Promise<Module>, use: (module: Module) => void): void {
  load().then(use, () => window.addEventListener('online', () => loadBehind(load, use), { once: true }));
}

/** Extra prop of the component shown when a download failed. */
export interface RetryProps {
  /** Retries the download. */
  onRetry: () => void;
}

export type LatePart<Props> = ComponentType<Props> & {
  /** Starts the download before the part is needed. Resolves when it is loaded or has failed. */
  preload: () => Promise<void>;
};

/**
 * One attempt to download a part. A new one is needed per attempt, because React caches the outcome of a lazy
 * component.
 */
type Attempt<Props> = ComponentType<{ part: Props } & RetryProps>;

const ignore = () => undefined;

const reload = () => location.reload();

/**
 * A component downloaded on its first render; until then it suspends. A failed download shows `Failed` in its
 * place instead of throwing. It is retried by that component's button, when the connection returns, and when
 * the component is mounted again. The button reloads the page where the app has been replaced by a newer one.
 */
export function lateComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: ComponentType<Props & RetryProps>,
): LatePart<Props> {
  let Arrived: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;
  let attempt: Attempt<Props> | undefined;

  const loadOnce = () => {
    pending ??= load().then(
      (part) => {
        Arrived = part;
      },
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };
  const forgetAttempt = () => {
    attempt = undefined;
  };

  function Here({ part }: { part: Props }) {
    // Rendered only after the part has loaded.
    const Part = Arrived as ComponentType<Props>;
    return <Part {...part} />;
  }

  function NotHere({ part, onRetry }: { part: Props } & RetryProps) {
    // Keep the failed attempt until it is shown: a suspended screen keeps no state and would retry endlessly.
    useEffect(forgetAttempt, []);
    useEffect(() => {
      window.addEventListener('online', onRetry);
      return () => window.removeEventListener('online', onRetry);
    }, [onRetry]);
    const [outdated, setOutdated] = useState(false);
    useEffect(() => void isOutdated().then(setOutdated), []);
    return (
      <Outdated value={outdated}>
        <Failed {...part} onRetry={outdated ? reload : onRetry} />
      </Outdated>
    );
  }

  const attemptNow = (): Attempt<Props> => {
    if (Arrived) return Here;
    // Never rejects, because React would cache the error.
    attempt ??= lazy(() =>
      loadOnce().then(
        () => ({ default: Here }),
        () => ({ default: NotHere }),
      ),
    );
    return attempt;
  };

  function Late(props: Props) {
    const [{ Now, tries }, setAttempt] = useState(() => ({ Now: attemptNow(), tries: 0 }));
    const retry = useCallback(() => setAttempt((last) => ({ Now: attemptNow(), tries: last.tries + 1 })), []);
    // A new key per attempt, because React treats two lazy components with the same outcome as one.
    return <Now key={tries} part={props} onRetry={retry} />;
  }
  return Object.assign(Late, { preload: () => loadOnce().then(ignore, ignore) });
}
