import { useRef } from 'react';
import { isPassing } from '@/shared/api/baseQuery';
import type { ApiError } from '@/shared/api/errors';
import { sameValues } from '@/shared/lib/values';

type Result<Saved> = { data: Saved; error?: undefined } | { data?: undefined; error: unknown };

interface Calls<Input, Saved> {
  create: (input: Input) => PromiseLike<Result<Saved>>;
  correct: (saved: Saved, input: Input) => PromiseLike<Result<Saved>>;
}

/**
 * Stores what a form makes once, where it cannot be deleted afterwards. If the answer was lost, nobody knows whether it is
 * stored. What was sent is then sent again, which our server counts once, and what was changed since is a correction of it.
 * So is a second press while the form is still shown after it was saved. The result is that of the last call.
 */
export function useNewOnce<Input, Saved>({ create, correct }: Calls<Input, Saved>) {
  const earlier = useRef<{ input: Input; saved?: Saved } | null>(null);

  const store = async (input: Input): Promise<Result<Saved>> => {
    const result = await create(input);
    const mayBeStored = result.data !== undefined || isPassing(result.error as ApiError);
    earlier.current = mayBeStored
      ? { input, ...(result.data !== undefined && { saved: result.data }) }
      : null;
    return result;
  };

  return async (input: Input): Promise<Result<Saved>> => {
    const isSame = earlier.current !== null && sameValues(earlier.current.input, input);
    if (earlier.current && !earlier.current.saved && !isSame) {
      const again = await store(earlier.current.input);
      // Refused for good, it is stored nowhere.
      if (again.error !== undefined && earlier.current) return again;
    }
    const saved = earlier.current?.saved;
    if (!saved) return store(input);
    if (isSame) return { data: saved };
    const corrected = await correct(saved, input);
    if (corrected.data !== undefined) earlier.current = { input, saved: corrected.data };
    return corrected;
  };
}
