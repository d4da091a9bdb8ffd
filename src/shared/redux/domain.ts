import type { ListenerMiddlewareInstance, Reducer, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { ApiExtra } from '@/shared/api';
import type { Drafts } from '@/shared/drafts/createDrafts';
import type { RootState } from './rootReducer';

/** Extra argument of listeners and thunks. */
export interface StoreExtra extends ApiExtra {
  /** Drafts by user. They survive the end of a sign-in session. */
  drafts: Drafts;
}

export type AppDispatch = ThunkDispatch<RootState, StoreExtra, UnknownAction>;

export type StartListening = ListenerMiddlewareInstance<RootState, AppDispatch, StoreExtra>['startListening'];

/** A slice that is declared in `RootState`. */
type DeclaredSlice = {
  [Path in keyof RootState]: { reducerPath: Path; reducer: Reducer<RootState[Path]> };
}[keyof RootState];

/**
 * Slices and listeners that a feature adds to the store when it loads. A slice belongs to one domain.
 * `startListeners` runs once and returns nothing, because listeners live as long as the store.
 */
export interface Domain {
  name: string;
  slices?: readonly DeclaredSlice[];
  startListeners?: (startListening: StartListening) => void;
}
