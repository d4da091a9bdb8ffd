import type { Recorder } from './recorder';

/** Gives the recording so far to the person, as a file. */
export function downloadRecording(recorder: Recorder): void {
  const file = recorder.read();
  const address = URL.createObjectURL(new Blob([JSON.stringify(file)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `grabacion-${file.exportedAt.slice(0, 19).replaceAll(':', '-')}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
