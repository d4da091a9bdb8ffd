import type { UnknownAction } from '@reduxjs/toolkit';
import { BRAND } from '@/contract/common/constants';
import type { FoldPoint, RecordedState } from './fold';

/** Version of the file format. Files of other versions are refused. */
export const RECORDING_VERSION = 1;
export const RECORDING_TYPE = `${BRAND.slug}-recording`;
/** File type under the product's former name. Such files can still be read. */
export const FORMER_RECORDING_TYPES: readonly string[] = ['fisia-recording'];

/** A recorded action, as plain data. */
export interface RecordedAction extends UnknownAction {
  type: string;
  payload?: unknown;
  meta?: unknown;
  error?: unknown;
}

/** An action, its time (ms since 1970), and the painted frame that first shows it. */
export interface RecordedEntry {
  at: number;
  frame: number;
  action: RecordedAction;
}

/** Content of a recording. It is masked, unless exported by Redux DevTools. */
export interface Recording {
  /** `devtools` exports have no times and are not masked. */
  source: 'recorder' | 'devtools';
  startedAt: number;
  /** Size of the window, on which parts of the screens depend. */
  viewport: { width: number; height: number };
  initial: FoldPoint;
  entries: readonly RecordedEntry[];
  /** Hash of the final state, computed by the recorder. */
  stateHash: string | null;
}

/** Format of the recorder's file. */
export interface RecordingFile {
  type: typeof RECORDING_TYPE;
  version: typeof RECORDING_VERSION;
  exportedAt: string;
  startedAt: number;
  viewport: { width: number; height: number };
  domains: readonly string[];
  initial: RecordedState;
  entries: readonly RecordedEntry[];
  stateHash: string;
}
