import { type ComponentType, Suspense } from 'react';
import { ErrorState } from '../error-state/ErrorState';
import { lateComponent, type LatePart, type RetryProps } from './lateComponent';

export interface LatePartOptions<Props> {
  /** Placeholder shown during the download. */
  waiting?: ComponentType<Props>;
  /**
   * Shown after a failed download, with a retry: a text in the part's place, or a component such as
   * `FailedDialog`. Without it `waiting` stays, and the download is retried when the connection returns.
   */
  failed?: string | ComponentType<Props & RetryProps>;
}

const preloads = new Set<() => Promise<void>>();

/** Downloads all parts known so far, so that a story, a test or a replay never has to wait for one. */
export async function loadLateParts(): Promise<void> {
  // A loaded part may register further parts.
  for (let known = -1; known < preloads.size;) {
    known = preloads.size;
    await Promise.all([...preloads].map((preload) => preload()));
  }
}

const saying = (message: string) =>
  function Failed({ onRetry }: RetryProps) {
    return <ErrorState message={message} onRetry={onRetry} />;
  };

/**
 * A part of a screen that is downloaded when needed. The rest of the screen and its input stay as they are
 * during and after a failed download. Once loaded, the part renders immediately.
 */
export function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting: Waiting, failed }: LatePartOptions<Props> = {},
): LatePart<Props> {
  const Wait = (props: Props) => (Waiting ? <Waiting {...props} /> : null);
  const Late = lateComponent<Props>(load, typeof failed === 'string' ? saying(failed) : (failed ?? Wait));
  preloads.add(Late.preload);

  function Part(props: Props) {
    return (
      <Suspense fallback={<Wait {...props} />}>
        <Late {...props} />
      </Suspense>
    );
  }
  return Object.assign(Part, { preload: Late.preload });
}
