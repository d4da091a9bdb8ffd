import type { RecordCopy } from '@/contract/recordAnswers';
import { downloadFile } from '@/shared/lib/browser';
import { fhirBundle } from './fhir/bundle';

const nameOf = ({ exportedAt }: RecordCopy, ending: string): string =>
  `ficha-${exportedAt.slice(0, 10)}${ending}`;

/**
 * Downloads the copy as JSON, including fields that the print omits. The file name contains no personal name.
 */
export const downloadRecord = (copy: RecordCopy): void =>
  downloadFile({
    name: nameOf(copy, '.json'),
    content: JSON.stringify(copy, null, 2),
    type: 'application/json',
  });

/** Downloads the copy as a FHIR R4 Bundle. Throws if the copy has no patient. */
export const downloadBundle = (copy: RecordCopy): void =>
  downloadFile({
    name: nameOf(copy, '-fhir.json'),
    content: JSON.stringify(fhirBundle(copy), null, 2),
    type: 'application/fhir+json',
  });
