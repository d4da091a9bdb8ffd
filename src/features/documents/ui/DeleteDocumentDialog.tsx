import type { PatientDocument } from '@/contract/documents/entities';
import { DOCUMENT_MESSAGES } from '@/contract/documents/messages';
import { deletionPostponed } from '@/shared/deletions';
import { useAppDispatch } from '@/shared/redux';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';

export interface DeleteDocumentDialogProps {
  document: PatientDocument;
  onClose: () => void;
}

/** Asks before a document is deleted. */
export function DeleteDocumentDialog({ document, onClose }: DeleteDocumentDialogProps) {
  const dispatch = useAppDispatch();
  const confirm = () => {
    const { deleted: message, deleteFailed: failure } = DOCUMENT_MESSAGES;
    dispatch(deletionPostponed({ kind: 'Document', id: document.id, message, failure }));
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title="¿Eliminar documento?"
      subject={document.name}
      consequence="Deja de verse, también para el paciente. Se conserva bloqueado con su historia durante el plazo legal."
      confirmLabel="Eliminar documento"
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
