import { ROOM_MESSAGES as MESSAGES } from '@/contract/rooms';
import { errorText, isApiError } from '@/shared/api/errors';
import { openedIn, useOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { PlusIcon } from '@/shared/ui/icon/icons';
import { useListRoomsQuery } from '../api';
import { DeleteRoomDialog } from './DeleteRoomDialog';
import { RoomFormDialog } from './RoomFormDialog';
import { RoomTable } from './RoomTable';

/** The practice's rooms, for administration. Says so on a backend without rooms. */
export function RoomsPanel() {
  const { currentData, error, isFetching, refetch } = useListRoomsQuery();
  const form = useOpening('roomForm');
  const deletion = useOpening('roomDeletion');
  const edited = openedIn(currentData, form);
  const deleted = openedIn(currentData, deletion);
  if (isApiError(error) && error.status === 404) return <EmptyState title="Este servidor no guarda salas" />;

  return (
    <Card
      title="Salas"
      description="Dónde se atiende. En una sala no puede haber dos citas a la vez."
      actions={
        <Button icon={PlusIcon} onClick={() => form.open()}>
          Nueva sala
        </Button>
      }
    >
      {error && !currentData ? (
        <ErrorState message={errorText(error, MESSAGES.listFailed)} onRetry={refetch} retrying={isFetching} />
      ) : (
        <RoomTable
          rooms={currentData}
          onEdit={({ id }) => form.open(id)}
          onDelete={({ id }) => deletion.open(id)}
        />
      )}
      {form.isOpen && <RoomFormDialog {...(edited && { room: edited })} onClose={form.close} />}
      {deleted && <DeleteRoomDialog room={deleted} onClose={deletion.close} />}
    </Card>
  );
}
