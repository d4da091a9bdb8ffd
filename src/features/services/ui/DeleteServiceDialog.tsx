import type { Service } from '@/contract/serviceAnswers';
import { SERVICE_MESSAGES as MESSAGES } from '@/contract/services';
import { useSubmit } from '@/shared/useSubmit';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { useDeleteServiceMutation } from '../api';

export interface DeleteServiceDialogProps {
  service: Service;
  onClose: () => void;
}

/** Asks before a service is deleted. A refusal says that it can be deactivated. */
export function DeleteServiceDialog({ service, onClose }: DeleteServiceDialogProps) {
  const [remove, { isLoading }] = useDeleteServiceMutation();
  const { submit, failure } = useSubmit((id: string) => remove(id), {
    success: MESSAGES.deleted,
    failure: MESSAGES.deleteFailed,
    failureIn: 'alert',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title="¿Eliminar servicio?"
      subject={service.name}
      consequence="No se puede deshacer. Si ya hay citas con él, desactívalo."
      confirmLabel="Eliminar servicio"
      pending={isLoading}
      error={failure ?? undefined}
      onConfirm={() => submit(service.id)}
      onCancel={onClose}
    />
  );
}
