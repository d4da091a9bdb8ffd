import type { PatientDocument } from '@/contract/documentAnswers';
import { DOCUMENT_MESSAGES as MESSAGES } from '@/contract/documents';
import { useDeletion } from '@/shared/restore';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { useDeleteDocumentMutation } from '../api';

export interface DeleteDocumentDialogProps {
  document: PatientDocument;
  onClose: () => void;
}

/** Asks before a document is deleted. */
export function DeleteDocumentDialog({ document, onClose }: DeleteDocumentDialogProps) {
  const { confirm, dialog } = useDeletion(useDeleteDocumentMutation(), {
    kind: 'Document',
    deleted: MESSAGES.deleted,
    failed: MESSAGES.deleteFailed,
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
