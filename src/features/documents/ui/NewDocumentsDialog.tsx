import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import { DOCUMENT_LIMITS, type DocumentKind } from '@/contract/documents';
import { type DocumentDetails, documentDetailsSchema } from '@/contract/documentSchemas';
import { todayOfPractice } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button/Button';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { Icon } from '@/shared/ui/icon/Icon';
import { CloseIcon, DangerIcon, FileIcon } from '@/shared/ui/icon/icons';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { type ChosenFile, formatSize } from '../chosenFiles';
import { withChosenEpisode, DetailFields } from './DetailFields';
import styles from './NewDocumentsDialog.module.css';

export interface NewDocumentsDialogProps {
  files: readonly ChosenFile[];
  /** More files were chosen than are taken at once. */
  cut?: boolean;
  offersSharing: boolean;
  /** Choice of the episode, bound to the Formik field `episodeId`. */
  episodeField?: ReactNode;
  /** Episode that is chosen at first. */
  episodeId?: string | null;
  onClose: () => void;
  onSubmit: (files: File[], details: DocumentDetails) => void;
}

const pristine = (episodeId: string): DocumentDetails => ({
  episodeId,
  kind: 'REPORT' as DocumentKind,
  day: todayOfPractice(),
  note: '',
  shared: false,
});

/** Asks what the chosen files are, once for all of them, before they are sent. */
export function NewDocumentsDialog({
  files,
  cut,
  offersSharing,
  episodeField,
  episodeId,
  onClose,
  onSubmit,
}: NewDocumentsDialogProps) {
  const [initial] = useState(() => pristine(episodeId ?? ''));
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const shown = files.filter(({ file }) => !dropped.includes(file));
  const good = shown.filter(({ refusal }) => refusal === null).map(({ file }) => file);
  const verb = offersSharing ? 'Subir' : 'Enviar';
  return (
    <Dialog open title={offersSharing ? 'Añadir documentos' : 'Enviar documentos'} onClose={onClose}>
      <Formik
        initialValues={initial}
        validationSchema={documentDetailsSchema}
        onSubmit={(values) =>
          onSubmit(good, documentDetailsSchema.cast(withChosenEpisode(values)) as DocumentDetails)
        }
      >
        <FormikForm label="Documentos" spacing="tight">
          <ChosenFileList files={shown} onRemove={(file) => setDropped([...dropped, file])} />
          {cut && (
            <InlineAlert tone="warning">
              Se suben como mucho {DOCUMENT_LIMITS.filesMax} a la vez; los demás quedan fuera.
            </InlineAlert>
          )}
          <DetailFields offersSharing={offersSharing} episodeField={episodeField} />
          <DialogActions>
            <Button onClick={onClose}>Cancelar</Button>
            <FormikSubmit disabled={good.length === 0}>
              {good.length > 1 ? `${verb} ${good.length} documentos` : `${verb} documento`}
            </FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
    </Dialog>
  );
}

interface ChosenFileListProps {
  files: readonly ChosenFile[];
  onRemove: (file: File) => void;
}

/** The files that a person chose, with the reason beside each that cannot be sent. */
function ChosenFileList({ files, onRemove }: ChosenFileListProps) {
  return (
    <ul className={styles.list} aria-label="Archivos elegidos">
      {files.map(({ file, refusal }, index) => (
        <li key={`${file.name} ${index}`} className={styles.row}>
          <Icon of={refusal ? DangerIcon : FileIcon} size="sm" />
          <div className={styles.text}>
            <p className={styles.name}>{file.name}</p>
            <p className={refusal ? styles.refusal : styles.meta}>{refusal ?? formatSize(file.size)}</p>
          </div>
          <IconButton
            size="sm"
            icon={CloseIcon}
            label={`Quitar ${file.name}`}
            onClick={() => onRemove(file)}
          />
        </li>
      ))}
    </ul>
  );
}
