import type { RecordCopy } from '@/contract/record/entities';
import { downloadFile } from '@/shared/lib/download';

/** The copy as a file: everything, also what paper leaves out. The name of the file tells no one's name. */
export const downloadRecord = (copy: RecordCopy): void =>
  downloadFile({
    name: `ficha-${copy.exportedAt.slice(0, 10)}.json`,
    content: JSON.stringify(copy, null, 2),
    type: 'application/json',
  });
