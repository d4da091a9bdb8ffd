import type { ListenerMiddlewareInstance, Slice, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from '@/shared/api';
import type { Drafts } from '@/shared/identity';

/** Extra argument of listeners and thunks. */
export interface StoreExtra extends ApiExtra {
  /** Drafts by user; they survive the end of a session. */
  drafts: Drafts;
}

/**
 * The root state is left open: features never name it and read it through their own slices' selectors, which say
 * what they need.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
export type OpenState = any;

export type AppDispatch = ThunkDispatch<OpenState, StoreExtra, UnknownAction>;

export type StartListening = ListenerMiddlewareInstance<OpenState, AppDispatch, StoreExtra>['startListening'];

/**
 * Slices and listeners that a feature adds to the store when it loads. `startListeners` runs once and may
 * return nothing: listeners live as long as the store.
 */
export interface Domain {
  name: string;
  slices?: readonly Slice[];
  startListeners?: (startListening: StartListening) => void;
}
