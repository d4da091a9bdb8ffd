import { downloadFile } from '@/shared/lib/browser';
import type { Recorder } from './recorder';

/** Downloads the recording so far as a file. */
export function downloadRecording(recorder: Recorder): void {
  const file = recorder.read();
  downloadFile({
    name: `grabacion-${file.exportedAt.slice(0, 19).replaceAll(':', '-')}.json`,
    content: JSON.stringify(file),
    type: 'application/json',
  });
}
