import type { PatientDocument } from '@/contract/documentAnswers';
import { DOCUMENT_MESSAGES } from '@/contract/documents';
import { errorText } from '@/shared/api/errors';
import { formatDate } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { DownloadIcon } from '@/shared/ui/icon/icons';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { useOpenedDocument } from '../useDocuments';
import { PictureView } from './PictureView';

export interface DocumentViewerProps {
  document: PatientDocument;
  onDownload: (document: PatientDocument) => unknown;
  onClose: () => void;
}

/** Shows a picture of the record. Its bytes are fetched anew each time, and forgotten on closing. */
export function DocumentViewer({ document, onDownload, onClose }: DocumentViewerProps) {
  const { address, error, retry } = useOpenedDocument(document.id);
  return (
    <Dialog
      open
      size="full"
      tall
      title={document.name}
      description={[formatDate(document.day), document.note].filter(Boolean).join(' · ')}
      onClose={onClose}
      footer={
        // While its bytes are on their way, they would be fetched a second time.
        <Button icon={DownloadIcon} loading={!address && !error} onClick={() => onDownload(document)}>
          Descargar
        </Button>
      }
    >
      {error ? (
        <ErrorState message={errorText(error, DOCUMENT_MESSAGES.openFailed)} onRetry={retry} />
      ) : address ? (
        <PictureView src={address} name={document.name} />
      ) : (
        <SkeletonCard label="Abriendo documento" />
      )}
    </Dialog>
  );
}
