import type { RecordCopy } from '@/contract/record/entities';
import { downloadFile } from '@/shared/lib/download';

/**
 * Downloads the copy as JSON, including fields that the print omits. The file name contains no personal name.
 */
export const downloadRecord = (copy: RecordCopy): void =>
  downloadFile({
    name: `ficha-${copy.exportedAt.slice(0, 10)}.json`,
    content: JSON.stringify(copy, null, 2),
    type: 'application/json',
  });
