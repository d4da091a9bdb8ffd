import type { Room } from '@/contract/roomAnswers';
import { ROOM_MESSAGES as MESSAGES } from '@/contract/rooms';
import { useSubmit } from '@/shared/useSubmit';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { useDeleteRoomMutation } from '../api';

export interface DeleteRoomDialogProps {
  room: Room;
  onClose: () => void;
}

/** Asks before a room is deleted. A refusal says that it can be deactivated. */
export function DeleteRoomDialog({ room, onClose }: DeleteRoomDialogProps) {
  const [remove, { isLoading }] = useDeleteRoomMutation();
  const { submit, failure } = useSubmit((id: string) => remove(id), {
    success: MESSAGES.deleted,
    failure: MESSAGES.deleteFailed,
    failureIn: 'alert',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title="¿Eliminar sala?"
      subject={room.name}
      consequence="No se puede deshacer. Si ya hay citas en ella, desactívala."
      confirmLabel="Eliminar sala"
      pending={isLoading}
      error={failure ?? undefined}
      onConfirm={() => submit(room.id)}
      onCancel={onClose}
    />
  );
}
