import { nanoid } from '@reduxjs/toolkit';
import { isPassing, RETRY_MS } from '@/shared/api/baseQuery';
import { type ApiError, errorText, isApiError } from '@/shared/api/errors';
import type { AppDispatch, RootState } from '@/shared/redux';
import { heldRows } from './api';
import { heldImports, type HeldImport } from './held';
import { selectImport, workFailed } from './slice';

/** What a listener gives to work that goes on. */
export interface Api {
  dispatch: AppDispatch;
  getState: () => RootState;
  extra: unknown;
  delay: (ms: number) => Promise<void>;
}

interface Result<Data> {
  data?: Data;
  error?: unknown;
}

/** Ends the work: the person left it, or its failure is already in the state. */
class Given extends Error {}

/** Makes a call, again if it failed for a moment. */
export async function attempt<Data>(
  { dispatch, getState, delay }: Api,
  { stage, failure }: { stage: 'checking' | 'deciding' | 'sending'; failure: string },
  call: () => PromiseLike<Result<Data>>,
): Promise<Data> {
  const isOver = () => selectImport(getState()).stage !== stage;
  for (const wait of [...RETRY_MS, null]) {
    const { data, error } = await call();
    if (isOver()) throw new Given();
    if (error === undefined) return data as Data;
    const known: ApiError = isApiError(error) ? error : { status: 'NETWORK' };
    if (!isPassing(known) || wait === null) {
      dispatch(workFailed(errorText(known, failure)));
      break;
    }
    await delay(Math.max(wait, (known.retryAfter ?? 0) * 1000));
    if (isOver()) break;
  }
  throw new Given();
}

/** The file in work. */
const heldOf = ({ getState, extra }: Api): HeldImport | undefined =>
  heldImports(extra).get(selectImport(getState()).fileId ?? '');

/** Calls with a chunk of bodies that no action carries. */
export async function withRows<Data>(
  api: Api,
  bodies: readonly unknown[],
  call: (rowsKey: string) => Promise<Data>,
): Promise<Data> {
  const key = nanoid();
  heldRows(api.extra).set(key, bodies);
  try {
    return await call(key);
  } finally {
    heldRows(api.extra).delete(key);
  }
}

/** Work on the held file, of which nobody waits for the end. What failed is already in the state. */
export const quietly =
  <More extends unknown[]>(work: (api: Api, held: HeldImport, ...more: More) => Promise<void>) =>
  async (api: Api, ...more: More) => {
    const held = heldOf(api);
    if (!held) return;
    try {
      await work(api, held, ...more);
    } catch (error) {
      if (!(error instanceof Given)) throw error;
    }
  };
