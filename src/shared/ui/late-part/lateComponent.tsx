// eslint-disable-next-line no-restricted-syntax -- the one place where a failed download can be tried again
import { type ComponentType, lazy, useCallback, useEffect, useState } from 'react';

/** Extra prop of the component shown when a download failed. */
export interface RetryProps {
  /** Asks for the download again. */
  onRetry: () => void;
}

export type LatePart<Props> = ComponentType<Props> & {
  /** Begins the download on the intent to use the part. Comes to an end when it is there, or could not be had. */
  preload: () => Promise<void>;
};

/** One attempt to download a part: React keeps the outcome of a lazy component for good. */
type Attempt<Props> = ComponentType<{ part: Props } & RetryProps>;

const ignore = () => undefined;

/**
 * A component that is downloaded when it is first drawn; until then it suspends, to the nearest `<Suspense>`. A failed
 * download is no error of the screen: `Failed` stands in the component's place. It asks again by its button, when the
 * connection returns, and when the component is drawn anew.
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
    // It is drawn only once the part has come.
    const Part = Arrived as ComponentType<Props>;
    return <Part {...part} />;
  }

  function NotHere({ part, onRetry }: { part: Props } & RetryProps) {
    // Kept until it is shown: a screen that suspends has no state of its own, and would ask again without an end.
    useEffect(forgetAttempt, []);
    useEffect(() => {
      window.addEventListener('online', onRetry);
      return () => window.removeEventListener('online', onRetry);
    }, [onRetry]);
    return <Failed {...part} onRetry={onRetry} />;
  }

  const attemptNow = (): Attempt<Props> => {
    if (Arrived) return Here;
    // Its outcome is never an error: React would keep that for good.
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
    // The key mounts a second failure anew: React takes two lazy components with the same outcome for one.
    return <Now key={tries} part={props} onRetry={retry} />;
  }
  return Object.assign(Late, { preload: () => loadOnce().then(ignore, ignore) });
}
