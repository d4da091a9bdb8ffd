import { domainsIn } from './fold';
import { MIGRATIONS } from './migrations';
import { RECORDING_TYPE, RECORDING_VERSION, type RecordingFile } from './recording';
import { type Moments, timeOf } from './replay';
import { shapesOfThisBuild } from './shapes';
import type { Signposts } from './signposts';
import { stateHash } from './stateHash';

/**
 * The part of a recording between two moments, as the file of a regression test: what came before is its
 * initial state. `signposts` count from moment 0 of the part. Throws for an export of Redux DevTools, which is
 * not masked.
 */
export function cutRecording(
  moments: Moments,
  { from, to, signposts }: { from: number; to: number; signposts: Signposts },
): RecordingFile {
  const { recording, states } = moments;
  if (recording.source !== 'recorder') throw new Error('Only masked recordings can be kept');
  const first = states[from] ?? {};
  return {
    type: RECORDING_TYPE,
    version: RECORDING_VERSION,
    migrations: MIGRATIONS.map(({ name }) => name),
    shapes: shapesOfThisBuild(),
    exportedAt: new Date(timeOf(moments, to)).toISOString(),
    startedAt: timeOf(moments, from),
    viewport: recording.viewport,
    domains: domainsIn(first),
    initial: first,
    entries: recording.entries.slice(from, to),
    stateHash: stateHash(states[to]),
    signposts,
  };
}
