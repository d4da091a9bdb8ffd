import { Formik } from 'formik';
import { useState } from 'react';
import type { Room } from '@/contract/roomAnswers';
import { ROOM_MESSAGES as MESSAGES } from '@/contract/rooms';
import { roomFormSchema } from '@/contract/roomSchemas';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { ChangedMeanwhile } from '@/shared/edits/ChangedMeanwhile';
import { useEdits } from '@/shared/edits/useEdits';
import { useSubmit } from '@/shared/useSubmit';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
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
  const [pristine] = useState<RoomValues>(() => ({ name: room?.name ?? '' }));
  const draft = useDraft(`room:${room?.id ?? 'new'}`, pristine);
  const toBody = ({ name }: RoomValues) => ({ name: name.trim(), active: room?.active ?? true });
  const edits = useEdits(room && toBody(draft.read ?? pristine));
  const { submit } = useSubmit(
    (values: RoomValues) => {
      const input = toBody(values);
      return room ? update({ id: room.id, input: edits.bodyOf(input) }) : create({ input });
    },
    {
      success: room ? MESSAGES.updated : MESSAGES.created,
      failure: MESSAGES.saveFailed,
      onDone: () => {
        draft.drop();
        onClose();
      },
      onFailed: edits.meets,
    },
  );
  const title = room ? 'Editar sala' : 'Nueva sala';
  return (
    <Dialog open title={title} onClose={onClose}>
      <Formik initialValues={draft.found ?? pristine} validationSchema={roomFormSchema} onSubmit={submit}>
        <FormikForm label={title} spacing="tight">
          <DraftKeeper draft={draft} pristine={pristine} />
          <ChangedMeanwhile edits={edits} fields={{ name: { label: 'Nombre' } }} />
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
