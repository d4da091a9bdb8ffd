import type { ListenerMiddlewareInstance, Slice, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from '@/shared/api';
import type { Drafts } from '@/shared/drafts/createDrafts';

/** Extra argument of listeners and thunks. */
export interface StoreExtra extends ApiExtra {
  /** Drafts by user. They survive the end of a sign-in session. */
  drafts: Drafts;
}

/**
 * The root state is untyped: features never name it, and read it through typed selectors of their own slices.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- see above
export type OpenState = any;

export type AppDispatch = ThunkDispatch<OpenState, StoreExtra, UnknownAction>;

export type StartListening = ListenerMiddlewareInstance<OpenState, AppDispatch, StoreExtra>['startListening'];

/**
 * Slices and listeners that a feature adds to the store when it loads. `startListeners` runs once and returns
 * nothing, because listeners live as long as the store.
 */
export interface Domain {
  name: string;
  slices?: readonly Slice[];
  startListeners?: (startListening: StartListening) => void;
}
