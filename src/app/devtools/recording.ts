import type { UnknownAction } from '@reduxjs/toolkit';
import { BRAND } from '@/contract/common/brand';
import type { FoldPoint, RecordedState } from './fold';

/** Version of the file's form; a file of another one is refused. */
export const RECORDING_VERSION = 1;
export const RECORDING_TYPE = `${BRAND.slug}-recording`;
/** File type under the product's former name; such files are still read. */
export const FORMER_RECORDING_TYPES: readonly string[] = ['fisia-recording'];

/** A recorded action, as plain data. */
export interface RecordedAction extends UnknownAction {
  type: string;
  payload?: unknown;
  meta?: unknown;
  error?: unknown;
}

/** One action, when it happened (ms since 1970), and the painted frame in which it came on the screen. */
export interface RecordedEntry {
  at: number;
  frame: number;
  action: RecordedAction;
}

/** Content of a recording file. It is masked, unless it was exported by Redux DevTools. */
export interface Recording {
  /** `devtools` exports have no times and are not masked. */
  source: 'recorder' | 'devtools';
  startedAt: number;
  /** Width and height of the window: parts of the screens depend on them. */
  viewport: { width: number; height: number };
  initial: FoldPoint;
  entries: readonly RecordedEntry[];
  /** Short name of the state at the end, as the recorder saw it. */
  stateHash: string | null;
}

/** The recorder's file. */
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
