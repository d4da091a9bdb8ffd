import { emptyState, foldOne, type FoldPoint, type RecordedState } from './fold';
import type { RecordedEntry, Recording } from './recording';
import { RefusedRecording, REFUSALS } from './readRecording';
import { stateHash } from './stateHash';

/** All moments of a recording. Moment 0 is the page load, moment `n` the state after action `n`. */
export interface Moments {
  recording: Recording;
  states: readonly RecordedState[];
  /** Whether the final state equals the recorder's; `null` if the file contains no hash. */
  isProved: boolean | null;
}

/** Folds a recording. Throws `RefusedRecording` if an action cannot be applied. */
export function foldRecording(recording: Recording): Moments {
  const { initial, entries } = recording;
  let point: FoldPoint = initial;
  const states: RecordedState[] = [];
  let failed = -1;
  try {
    states.push(point.state);
    for (const [place, { action }] of entries.entries()) {
      failed = place;
      point = foldOne(point, action);
      states.push(point.state);
    }
  } catch {
    throw new RefusedRecording(
      REFUSALS.damaged(
        failed < 0 ? 'el estado inicial no es válido' : `la acción ${failed + 1} no se puede aplicar`,
      ),
    );
  }
  const isProved = recording.stateHash === null ? null : stateHash(point.state) === recording.stateHash;
  return { recording, states, isProved };
}

/** Time of a moment, in ms since 1970. */
export const timeOf = ({ recording }: Moments, moment: number): number =>
  recording.entries[moment - 1]?.at ?? recording.startedAt;

/** Action that led to a moment; undefined for the page load. */
export const entryOf = ({ recording }: Moments, moment: number): RecordedEntry | undefined =>
  recording.entries[moment - 1];

/**
 * State for rendering a moment. Slices not loaded yet have their initial state, because a screen may render
 * before its slice is loaded.
 */
export function shownState({ states }: Moments, moment: number): RecordedState {
  return { ...empty(), ...states[moment] };
}

let emptyOnce: RecordedState | undefined;
const empty = (): RecordedState => (emptyOnce ??= emptyState());
