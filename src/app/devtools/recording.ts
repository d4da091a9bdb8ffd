import type { UnknownAction } from '@reduxjs/toolkit';
import { BRAND } from '@/contract/common/constants';

/** Version of the file format. Files of other versions are refused. */
export const RECORDING_VERSION = 1;
export const RECORDING_TYPE = `${BRAND.slug}-recording`;
/** File type under the product's former name. Such files can still be read. */
export const FORMER_RECORDING_TYPES: readonly string[] = ['fisia-recording'];

/** State by slice name. */
export type RecordedState = Record<string, unknown>;

/** A recorded action, as plain data. */
export interface RecordedAction extends UnknownAction {
  type: string;
  payload?: unknown;
  meta?: unknown;
  error?: unknown;
}

/** An action and its time (ms since 1970). */
export interface RecordedEntry {
  at: number;
  action: RecordedAction;
}

/** Content of a recording. It is masked, unless exported by Redux DevTools. */
export interface Recording {
  /** `devtools` exports are not masked, and some have no times. */
  source: 'recorder' | 'devtools';
  /** Time of the initial state. */
  startedAt: number;
  /** Whether the initial state may hold earlier actions, so that it is not that of the page load. */
  isCut: boolean;
  initial: RecordedState;
  entries: readonly RecordedEntry[];
}

/** Format of the recorder's file. Older files also hold what an earlier replay needed. */
export interface RecordingFile extends Omit<Recording, 'source'> {
  type: typeof RECORDING_TYPE;
  version: typeof RECORDING_VERSION;
  exportedAt: string;
}
