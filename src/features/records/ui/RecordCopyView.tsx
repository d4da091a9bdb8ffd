import { RECORD_MESSAGES } from '@/contract/record';
import type { RecordCopy } from '@/contract/recordAnswers';
import { failureOf } from '@/shared/api/errors';
import { downloadFile } from '@/shared/lib/browser';
import { practiceWallClock } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button/Button';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { DownloadIcon, PrintIcon } from '@/shared/ui/icon/icons';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { Toolbar } from '@/shared/ui/toolbar/Toolbar';
import { useCopyRecordQuery, type RecordOwner } from '../api';
import { fhirBundle } from '../fhir/bundle';
import { RecordSheet } from './RecordSheet';
import styles from './RecordCopyView.module.css';

/** A copy of a record to read, print (or save as PDF), and download as a file. */
export function RecordCopyView({ owner }: { owner: RecordOwner }) {
  const query = useCopyRecordQuery(owner);
  const { currentData: copy } = query;
  const failure = failureOf({ ...query, text: RECORD_MESSAGES.failed });
  if (failure) return <ErrorState {...failure} />;
  if (!copy) return <SkeletonCard label="Preparando la copia" />;
  return (
    <div className={styles.stack}>
      <Actions copy={copy} />
      <RecordSheet copy={copy} />
    </div>
  );
}

function Actions({ copy }: { copy: RecordCopy }) {
  return (
    <Toolbar
      label="Guardar la copia"
      filters={
        <>
          <Button variant="primary" icon={PrintIcon} onClick={() => window.print()}>
            Imprimir o guardar como PDF
          </Button>
          <Button icon={DownloadIcon} onClick={() => downloadRecord(copy)}>
            Descargar archivo (JSON)
          </Button>
          <Button icon={DownloadIcon} onClick={() => downloadBundle(copy)}>
            Para otro programa (FHIR)
          </Button>
        </>
      }
    />
  );
}

const nameOf = ({ exportedAt }: RecordCopy, ending: string): string =>
  `ficha-${practiceWallClock(exportedAt).date}${ending}`;

/**
 * Downloads the copy as JSON, including fields that the print omits. The file name contains no personal name.
 */
const downloadRecord = (copy: RecordCopy): void =>
  downloadFile({
    name: nameOf(copy, '.json'),
    content: JSON.stringify(copy, null, 2),
    type: 'application/json',
  });

/** Downloads the copy as a FHIR R4 Bundle. Throws if the copy has no patient. */
const downloadBundle = (copy: RecordCopy): void =>
  downloadFile({
    name: nameOf(copy, '-fhir.json'),
    content: JSON.stringify(fhirBundle(copy), null, 2),
    type: 'application/fhir+json',
  });
