import { downloadFile } from '@/shared/lib/download';
import type { Recorder } from './recorder';

/** Gives the recording so far to the person, as a file. */
export function downloadRecording(recorder: Recorder): void {
  const file = recorder.read();
  downloadFile({
    name: `grabacion-${file.exportedAt.slice(0, 19).replaceAll(':', '-')}.json`,
    content: JSON.stringify(file),
    type: 'application/json',
  });
}
