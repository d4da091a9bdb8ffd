import type { Room } from '@/contract/roomAnswers';
import { ROOM_MESSAGES as MESSAGES } from '@/contract/rooms';
import { useRowEdits } from '@/shared/edits/useEdits';
import { useSubmit } from '@/shared/useSubmit';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { DataTable } from '@/shared/ui/data-table/DataTable';
import type { Column } from '@/shared/ui/data-table/rows';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { EditIcon, TrashIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { useUpdateRoomMutation } from '../api';
import styles from './RoomsPanel.module.css';

export interface RoomTableProps {
  /** Undefined while they are on their way. */
  rooms: readonly Room[] | undefined;
  onEdit: (room: Room) => void;
  onDelete: (room: Room) => void;
}

const COLUMNS: Column<Room>[] = [
  {
    key: 'name',
    header: 'Nombre',
    cardTitle: true,
    render: ({ name }) => <span className={styles.name}>{name}</span>,
  },
  {
    key: 'active',
    header: 'Estado',
    render: ({ active }) => (
      <Badge tone={active ? 'success' : 'neutral'}>{active ? 'Activa' : 'Inactiva'}</Badge>
    ),
  },
];

/** The rooms with their actions: edit, activate or deactivate, delete. */
export function RoomTable({ rooms, onEdit, onDelete }: RoomTableProps) {
  const [update] = useUpdateRoomMutation();
  const edits = useRowEdits();
  const { submit: toggle } = useSubmit(
    ({ id, name, active }: Room) =>
      update({ id, input: edits.from({ name, active }, { name, active: !active }) }),
    {
      success: ({ active }) => (active ? MESSAGES.activated : MESSAGES.deactivated),
      failure: MESSAGES.saveFailed,
    },
  );
  return (
    <DataTable
      caption="Salas de la consulta"
      columns={COLUMNS}
      rows={rooms ?? []}
      getRowId={({ id }) => id}
      loading={!rooms}
      empty={
        <EmptyState
          headingLevel={3}
          title={MESSAGES.empty}
          text="Crea la primera si no quieres dos citas a la vez en el mismo sitio."
        />
      }
      rowActions={(room) => (
        <div className={styles.actions}>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => void toggle(room)}
            aria-label={`${room.active ? 'Desactivar' : 'Activar'} ${room.name}`}
          >
            {room.active ? 'Desactivar' : 'Activar'}
          </Button>
          <IconButton size="sm" icon={EditIcon} label={`Editar ${room.name}`} onClick={() => onEdit(room)} />
          <IconButton
            size="sm"
            icon={TrashIcon}
            label={`Eliminar ${room.name}`}
            onClick={() => onDelete(room)}
          />
        </div>
      )}
    />
  );
}
