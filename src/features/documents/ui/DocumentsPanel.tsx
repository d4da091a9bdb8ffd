import { useMemo, useState, type ReactNode } from 'react';
import { DOCUMENT_LIMITS, DOCUMENT_MESSAGES as MESSAGES } from '@/contract/documents';
import { errorText } from '@/shared/api/errors';
import { inEpisode } from '@/shared/api/records';
import { KEEP_FRESH } from '@/shared/freshness';
import { openedIn, useOpenedIn, useOpening } from '@/shared/openings/useOpening';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { FailedDialog } from '@/shared/ui/late-part/FailedDialog';
import { latePart } from '@/shared/ui/late-part/latePart';
import { type DocumentOwner, useListDocumentsQuery } from '../api';
import { checkFiles, type ChosenFile } from '../chosenFiles';
import { selectUploads, type Upload, uploadCancelled, uploadRetried, submitFiles } from '../slice';
import { useDownload, sameOwner } from '../useDocuments';
import { DeleteDocumentDialog } from './DeleteDocumentDialog';
import type { EditDocumentDialogProps, NewDocumentsDialogProps } from './DocumentDialogs';
import { DocumentPicker } from './DocumentPicker';
import { DocumentTable, isPicture } from './DocumentTable';
import styles from './DocumentsPanel.module.css';
import { DocumentViewer } from './DocumentViewer';
import { UploadList } from './UploadList';

// Loaded on demand, because whoever reads the list needs neither Formik nor the date picker.
const failed = 'No se ha podido abrir el formulario';
const NewDocumentsDialog = latePart<NewDocumentsDialogProps>(
  async () => (await import('./DocumentDialogs')).NewDocumentsDialog,
  { failed: (props) => <FailedDialog title="Documentos" message={failed} {...props} /> },
);
const EditDocumentDialog = latePart<EditDocumentDialogProps>(
  async () => (await import('./DocumentDialogs')).EditDocumentDialog,
  { failed: (props) => <FailedDialog title="Editar documento" message={failed} {...props} /> },
);

/** Episodes of the record, where the backend keeps them. */
export interface DocumentEpisodes {
  /** Choice of the episode, bound to the Formik field `episodeId`. */
  field: ReactNode;
  /** Shows the documents of this episode alone. */
  shown: string | null;
  /** What an episode is called; undefined where there are not several. */
  titleOf: ((episodeId: string) => string | undefined) | undefined;
}

export interface DocumentsPanelProps {
  owner: DocumentOwner;
  episodes?: DocumentEpisodes;
}

/** Choosing files and watching them leave. */
function Uploads({ owner, episodes }: DocumentsPanelProps) {
  const dispatch = useAppDispatch();
  const uploads = useAppSelector(selectUploads).filter((upload) => sameOwner(upload.owner, owner));
  const [chosen, setChosen] = useState<{ files: ChosenFile[]; cut: boolean } | null>(null);
  const choose = async (files: File[]) =>
    setChosen({ files: await checkFiles(files), cut: files.length > DOCUMENT_LIMITS.filesMax });
  return (
    <>
      <DocumentPicker
        onChoosing={() => void NewDocumentsDialog.preload()}
        onFiles={(files) => void choose(files)}
      />
      <UploadList
        uploads={uploads}
        onCancel={({ id, documentId }: Upload) => dispatch(uploadCancelled({ id, documentId }))}
        onRetry={({ id }) => dispatch(uploadRetried(id))}
      />
      {chosen && (
        <NewDocumentsDialog
          {...chosen}
          offersSharing={owner !== 'own'}
          {...(episodes && { episodeField: episodes.field, episodeId: episodes.shown })}
          onClose={() => setChosen(null)}
          onSubmit={(files, details) => {
            dispatch(submitFiles(owner, files, details));
            setChosen(null);
          }}
        />
      )}
    </>
  );
}

/** Documents of a record: adding, seeing, saving and, for the therapist, changing and deleting them. */
export function DocumentsPanel({ owner, episodes }: DocumentsPanelProps) {
  const { currentData, error, isFetching, refetch } = useListDocumentsQuery(owner, KEEP_FRESH);
  const shown = episodes?.shown;
  const documents = useMemo(() => currentData?.filter(inEpisode(shown)), [currentData, shown]);
  const download = useDownload();
  const opening = useOpening('document');
  const { step, open, close } = opening;
  const opened = openedIn(documents, opening);
  const edited = useOpenedIn(documents, step === 'edit' ? opening : { id: null });
  const isStaff = owner !== 'own';
  return (
    <div className={styles.panel}>
      <Uploads owner={owner} {...(episodes && { episodes })} />
      {/* Beside the table alone: files that were chosen before, and what was written about them, stay. */}
      {error && !currentData ? (
        <ErrorState message={errorText(error, MESSAGES.listFailed)} onRetry={refetch} retrying={isFetching} />
      ) : (
        <DocumentTable
          documents={documents}
          episodeTitle={episodes?.titleOf}
          onOpen={(document) => (isPicture(document) ? open(document.id, 'view') : download(document))}
          onDownload={(document) => void download(document)}
          {...(isStaff && {
            onEdit: ({ id }) => open(id, 'edit'),
            onDelete: ({ id }) => open(id, 'delete'),
          })}
          emptyText={
            episodes?.shown
              ? 'Este proceso no tiene documentos todavía.'
              : isStaff
                ? 'Informes, pruebas de imagen, volantes y consentimientos del paciente.'
                : 'Aquí verás lo que envíes y lo que tu fisioterapeuta comparta contigo.'
          }
        />
      )}
      {opened && step === 'view' && (
        <DocumentViewer document={opened} onDownload={download} onClose={close} />
      )}
      {edited && <EditDocumentDialog document={edited} episodeField={episodes?.field} onClose={close} />}
      {opened && step === 'delete' && <DeleteDocumentDialog document={opened} onClose={close} />}
    </div>
  );
}
