import { Formik } from 'formik';
import { useState } from 'react';
import type { Room } from '@/contract/rooms/entities';
import { ROOM_MESSAGES as MESSAGES } from '@/contract/rooms/messages';
import { roomFormSchema } from '@/contract/rooms/schemas';
import { DraftCancelButton, DraftKeeper, useDraft } from '@/shared/drafts';
import { useSubmit } from '@/shared/submit';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { FormikForm, FormikSubmit, FormikTextField } from '@/shared/ui/formik';
import { useCreateRoomMutation, useUpdateRoomMutation } from '../api';

export interface RoomFormDialogProps {
  /** The room to edit; without it the form creates one. */
  room?: Room;
  onClose: () => void;
}

interface RoomValues {
  name: string;
}

/** Modal to create or edit a room. */
export function RoomFormDialog({ room, onClose }: RoomFormDialogProps) {
  const [create] = useCreateRoomMutation();
  const [update] = useUpdateRoomMutation();
  const draft = useDraft<RoomValues>(`room:${room?.id ?? 'new'}`);
  const [pristine] = useState<RoomValues>(() => ({ name: room?.name ?? '' }));
  const { submit } = useSubmit(
    ({ name }: RoomValues, keyOf) => {
      const input = { name: name.trim(), active: room?.active ?? true };
      return room ? update({ id: room.id, input }) : create({ input, key: keyOf(input) });
    },
    {
      success: room ? MESSAGES.updated : MESSAGES.created,
      failure: MESSAGES.saveFailed,
      onDone: () => {
        draft.drop();
        onClose();
      },
    },
  );
  const title = room ? 'Editar sala' : 'Nueva sala';
  return (
    <Dialog open title={title} onClose={onClose}>
      <Formik initialValues={draft.found ?? pristine} validationSchema={roomFormSchema} onSubmit={submit}>
        <FormikForm label={title} spacing="tight">
          <DraftKeeper draft={draft} pristine={pristine} />
          <FormikTextField name="name" label="Nombre" required autoComplete="off" />
          <DialogActions>
            <DraftCancelButton draft={draft} pristine={pristine} onLeave={onClose} />
            <FormikSubmit>{room ? 'Guardar sala' : 'Crear sala'}</FormikSubmit>
          </DialogActions>
        </FormikForm>
      </Formik>
    </Dialog>
  );
}
