import { useState } from 'react';
import type { Room } from '@/contract/rooms/entities';
import { ROOM_MESSAGES as MESSAGES } from '@/contract/rooms/messages';
import { errorText, isApiError } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PlusIcon } from '@/shared/ui/icon';
import { useListRoomsQuery } from '../api';
import { DeleteRoomDialog } from './DeleteRoomDialog';
import { RoomFormDialog } from './RoomFormDialog';
import { RoomTable } from './RoomTable';

type Editing = { room?: Room } | null;

/** The practice's rooms, for administration. Says so on a backend without rooms. */
export function RoomsPanel() {
  const { currentData, error, isFetching, refetch } = useListRoomsQuery();
  const [editing, setEditing] = useState<Editing>(null);
  const [deleting, setDeleting] = useState<Room | null>(null);
  if (isApiError(error) && error.status === 404) return <EmptyState title="Este servidor no guarda salas" />;

  return (
    <Card
      title="Salas"
      description="Dónde se atiende. En una sala no puede haber dos citas a la vez."
      actions={
        <Button icon={PlusIcon} onClick={() => setEditing({})}>
          Nueva sala
        </Button>
      }
    >
      {error && !currentData ? (
        <ErrorState message={errorText(error, MESSAGES.listFailed)} onRetry={refetch} retrying={isFetching} />
      ) : (
        <RoomTable rooms={currentData} onEdit={(room) => setEditing({ room })} onDelete={setDeleting} />
      )}
      {editing && <RoomFormDialog {...editing} onClose={() => setEditing(null)} />}
      {deleting && <DeleteRoomDialog room={deleting} onClose={() => setDeleting(null)} />}
    </Card>
  );
}
