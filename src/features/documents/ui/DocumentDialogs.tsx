import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import type { PatientDocument } from '@/contract/documentAnswers';
import {
  DOCUMENT_KIND_LABELS,
  DOCUMENT_LIMITS,
  DOCUMENT_MESSAGES as MESSAGES,
  type DocumentKind,
} from '@/contract/documents';
import {
  type DocumentBody,
  documentBodySchema,
  type DocumentDetails,
  documentDetailsSchema,
} from '@/contract/documentSchemas';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { ChangedMeanwhile, type EditFields } from '@/shared/edits/ChangedMeanwhile';
import { useEdits } from '@/shared/edits/useEdits';
import { todayOfPractice } from '@/shared/lib/dates';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { Icon } from '@/shared/ui/icon/Icon';
import { CloseIcon, DangerIcon, FileIcon } from '@/shared/ui/icon/icons';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useSubmit } from '@/shared/useSubmit';
import { useUpdateDocumentMutation } from '../api';
import { type ChosenFile, formatSize } from '../chosenFiles';
import { withChosenEpisode, DetailFields } from './DetailFields';
import styles from './DocumentDialogs.module.css';

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

const newDetails = (episodeId: string): DocumentDetails => ({
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
  const [initial] = useState(() => newDetails(episodeId ?? ''));
  const [dropped, setDropped] = useState<readonly File[]>([]);
  const shown = files.filter(({ file }) => !dropped.includes(file));
  const good = shown.filter(({ refusal }) => refusal === null).map(({ file }) => file);
  const verb = offersSharing ? 'Subir' : 'Enviar';
  const [asking, setAsking] = useState(false);
  const close = () => (shown.length === 0 ? onClose() : setAsking(true));
  return (
    <Dialog open title={offersSharing ? 'Añadir documentos' : 'Enviar documentos'} onClose={close}>
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
            <Button onClick={close}>Cancelar</Button>
            <FormikSubmit disabled={good.length === 0}>
              {good.length > 1 ? `${verb} ${good.length} documentos` : `${verb} documento`}
            </FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
      <ConfirmDialog
        open={asking}
        title="¿Descartar los archivos?"
        consequence="No se han subido todavía, y lo que has escrito sobre ellos se perderá."
        confirmLabel="Descartar archivos"
        cancelLabel="Seguir editando"
        onCancel={() => setAsking(false)}
        onConfirm={onClose}
      />
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

export interface EditDocumentDialogProps {
  document: PatientDocument;
  /** Choice of the episode, bound to the Formik field `episodeId`. */
  episodeField?: ReactNode;
  onClose: () => void;
}

const EDIT_FIELDS: EditFields = {
  name: { label: 'Nombre' },
  kind: { label: 'Tipo', text: DOCUMENT_KIND_LABELS },
  day: { label: 'Fecha del documento' },
  episodeId: { label: 'Proceso', text: () => 'Otro proceso' },
  note: { label: 'Nota' },
  shared: { label: 'Compartir con el paciente' },
};

const toInput = (values: Parameters<typeof withChosenEpisode>[0]) =>
  documentBodySchema.cast(withChosenEpisode(values)) as DocumentBody;

/** Changes the name of a document and what is said about it. */
export function EditDocumentDialog({ document, episodeField, onClose }: EditDocumentDialogProps) {
  const [update] = useUpdateDocumentMutation();
  const { id, name, kind, day, note, shared, sentByPatient } = document;
  const episodeId = document.episodeId ?? '';
  const [pristine] = useState({ name, kind, day, note: note ?? '', shared, episodeId });
  const draft = useDraft(`document:${id}`, pristine);
  const edits = useEdits(toInput(draft.read ?? pristine));
  const { submit } = useSubmit(
    (values: typeof pristine) => update({ id, input: edits.bodyOf(toInput(values)) }),
    {
      success: MESSAGES.saved,
      failure: MESSAGES.saveFailed,
      onDone: () => {
        draft.drop();
        onClose();
      },
      onFailed: edits.meets,
    },
  );
  return (
    <Dialog open title="Editar documento" onClose={onClose}>
      <Formik initialValues={draft.found ?? pristine} validationSchema={documentBodySchema} onSubmit={submit}>
        <FormikForm closes label="Documento" spacing="tight">
          <DraftKeeper draft={draft} pristine={pristine} />
          <ChangedMeanwhile edits={edits} fields={EDIT_FIELDS} />
          <FormikTextField name="name" label="Nombre" required />
          <DetailFields offersSharing={!sentByPatient} episodeField={episodeField} />
          <DialogActions>
            <DraftCancelButton draft={draft} pristine={pristine} onLeave={onClose} />
            <FormikSubmit>Guardar</FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
    </Dialog>
  );
}
