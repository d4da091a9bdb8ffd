import { type ComponentType, Suspense } from 'react';
import { ErrorState } from '../error-state';
import { lateComponent, type LatePart, type RetryProps } from './lateComponent';

export interface LatePartOptions<Props> {
  /** Placeholder of the part's shape while it is downloaded. */
  waiting?: ComponentType<Props>;
  /**
   * What a failed download says, with another attempt: a text in the part's place, or a component of its own, such as
   * `FailedDialog`. Without it nothing is said, `waiting` stays, and the returning connection asks again.
   */
  failed?: string | ComponentType<Props & RetryProps>;
}

const preloads = new Set<() => Promise<void>>();

/** Downloads every part that the modules read so far know of: a story, a test or a replay then meets none waiting. */
export async function loadLateParts(): Promise<void> {
  // A part may bring parts of its own.
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
 * A part of a screen that is downloaded when it is needed. The rest of the screen, and what was typed there, stays as
 * it is while the part is waited for and when its download fails. Once it is there, every later drawing has it at once.
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
