import type { CalendarOptions } from './calendar';
import { readTable } from './readTable';
import { RefusedFile } from './table';

interface Asked {
  bytes: Uint8Array;
  calendar?: CalendarOptions;
}

/** Reads one file beside the page, which stays quick, and says what it holds or why it is refused. */
self.onmessage = ({ data: { bytes, calendar } }: MessageEvent<Asked>) => {
  readTable(bytes, calendar).then(
    (table) => self.postMessage({ table }),
    (error: unknown) => self.postMessage({ refused: error instanceof RefusedFile ? error.reason : 'failed' }),
  );
};
