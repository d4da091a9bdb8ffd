import { useEffect, useState, type ComponentType } from 'react';
import { ErrorState } from '../error-state';
import { onFirstGesture } from './onFirstGesture';

export interface LatePartOptions<Props> {
  /** Stands in the part's place, in its shape. */
  waiting?: ComponentType<Props>;
  /** What is said when the download failed, with another attempt; without it `waiting` stays. */
  failed?: string;
  /**
   * `shown`: downloaded when it is first drawn. `used`: when somebody then does anything at all, for a part whose
   * `waiting` can be met by keyboard and pointer already.
   */
  when?: 'shown' | 'used';
}

export type LatePart<Props> = ComponentType<Props> & {
  /** Begins the download on the intent to use the part. Comes to an end when it is there, or could not be had. */
  preload: () => Promise<void>;
};

const ignore = () => undefined;
const preloads = new Set<() => Promise<void>>();

/** Downloads every part that the modules read so far know of: a story, a test or a replay then meets none waiting. */
export async function loadLateParts(): Promise<void> {
  // A part may bring parts of its own.
  for (let known = -1; known < preloads.size;) {
    known = preloads.size;
    await Promise.all([...preloads].map((preload) => preload()));
  }
}

/**
 * A part of a screen that is downloaded when it is needed. Until then `waiting` stands in its place; when the download
 * fails, an error with another attempt. Once it is there, every later drawing has it at once.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting: Waiting, failed, when = 'shown' }: LatePartOptions<Props> = {},
): LatePart<Props> {
  let Arrived: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;
  const loadOnce = () => {
    pending ??= load().then(
      (part) => {
        Arrived = part;
      },
      (error: unknown) => {
        // A lost connection, or a new deployment: the next attempt must ask again.
        pending = undefined;
        throw error;
      },
    );
    return pending;
  };

  function Part(props: Props) {
    const [state, setState] = useState<'waiting' | 'asked' | 'failed' | 'here'>(() =>
      Arrived ? 'here' : when === 'used' ? 'waiting' : 'asked',
    );
    useEffect(() => {
      if (state === 'waiting') return onFirstGesture(() => setState('asked'));
      if (state !== 'asked') return;
      let isShown = true;
      const settle = (next: 'here' | 'failed') => () => {
        if (isShown) setState(next);
      };
      loadOnce().then(settle('here'), settle('failed'));
      return () => {
        isShown = false;
      };
    }, [state]);
    if (Arrived && state === 'here') return <Arrived {...props} />;
    if (state === 'failed' && failed !== undefined)
      return <ErrorState message={failed} onRetry={() => setState('asked')} />;
    return Waiting ? <Waiting {...props} /> : null;
  }

  const preload = () => loadOnce().then(ignore, ignore);
  preloads.add(preload);
  return Object.assign(Part, { preload });
}
