import { Formik } from 'formik';
import { useState, type ReactNode } from 'react';
import type { PatientDocument } from '@/contract/documentAnswers';
import { DOCUMENT_KIND_LABELS, DOCUMENT_MESSAGES as MESSAGES, DOCUMENT_MESSAGES } from '@/contract/documents';
import { type DocumentBody, documentBodySchema } from '@/contract/documentSchemas';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { ChangedMeanwhile, type EditFields } from '@/shared/edits/ChangedMeanwhile';
import { useEdits } from '@/shared/edits/useEdits';
import { useDeletion } from '@/shared/restore';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { useSubmit } from '@/shared/useSubmit';
import { useUpdateDocumentMutation, useDeleteDocumentMutation } from '../api';
import { withChosenEpisode, DetailFields } from './DetailFields';

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
        <FormikForm label="Documento" spacing="tight">
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

export interface DeleteDocumentDialogProps {
  document: PatientDocument;
  onClose: () => void;
}

/** Asks before a document is deleted. */
export function DeleteDocumentDialog({ document, onClose }: DeleteDocumentDialogProps) {
  const { confirm, dialog } = useDeletion(useDeleteDocumentMutation(), {
    kind: 'Document',
    deleted: DOCUMENT_MESSAGES.deleted,
    failed: DOCUMENT_MESSAGES.deleteFailed,
    onClose,
  });
  return (
    <ConfirmDialog
      open
      title="¿Eliminar documento?"
      subject={document.name}
      consequence="Deja de verse, también para el paciente. Se conserva bloqueado con su historia durante el plazo legal."
      confirmLabel="Eliminar documento"
      {...dialog}
      onConfirm={() => confirm(document.id)}
    />
  );
}
