import { downloadFile } from '@/shared/lib/download';
import type { Recorder } from './recorder';
import type { Marks } from './report/marks';
import { contextNow, REPORT_TYPE, type ReportFile } from './report/report';

function download(kind: string, at: string, content: unknown): void {
  downloadFile({
    name: `${kind}-${at.slice(0, 19).replaceAll(':', '-')}.json`,
    content: JSON.stringify(content),
    type: 'application/json',
  });
}

/** Downloads the recording so far as a file. */
export function downloadRecording(recorder: Recorder): void {
  const file = recorder.read();
  download('grabacion', file.exportedAt, file);
}

/** Downloads a report: the recording so far, what surrounds it, and the person's own words. */
export function downloadReport(recorder: Recorder, marks: Marks, words: string): void {
  const recording = recorder.read();
  const report: ReportFile = {
    type: REPORT_TYPE,
    version: 1,
    sentAt: recording.exportedAt,
    words,
    ...contextNow(),
    ...marks.read(),
    recording,
  };
  download('informe', recording.exportedAt, report);
}
