import type { Room } from '@/contract/roomAnswers';
import { ROOM_MESSAGES } from '@/contract/rooms';
import { type RoomBody, roomFormSchema } from '@/contract/roomSchemas';
import { type NamedThingKind, NamedThingsPanel } from '@/shared/named-things/NamedThingsPanel';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import {
  useCreateRoomMutation,
  useDeleteRoomMutation,
  useListRoomsQuery,
  useUpdateRoomMutation,
} from '../api';

const ROOM: NamedThingKind<Room, { name: string }, RoomBody> = {
  key: 'room',
  messages: ROOM_MESSAGES,
  texts: {
    title: 'Salas',
    description: 'Dónde se atiende. En una sala no puede haber dos citas a la vez.',
    caption: 'Salas de la consulta',
    emptyText: 'Crea la primera si no quieres dos citas a la vez en el mismo sitio.',
    unavailable: 'Este servidor no guarda salas',
    active: 'Activa',
    inactive: 'Inactiva',
    add: 'Nueva sala',
    edit: 'Editar sala',
    create: 'Crear sala',
    save: 'Guardar sala',
    remove: 'Eliminar sala',
    removeTitle: '¿Eliminar sala?',
    removeConsequence: 'No se puede deshacer. Si ya hay citas en ella, desactívala.',
  },
  useCalls() {
    const [create] = useCreateRoomMutation();
    const [update] = useUpdateRoomMutation();
    const [remove, { isLoading: isRemoving }] = useDeleteRoomMutation();
    return { list: useListRoomsQuery(), create, update, remove, isRemoving };
  },
  form: {
    schema: roomFormSchema,
    valuesOf: (room) => ({ name: room?.name ?? '' }),
    bodyOf: ({ name }, active) => ({ name: name.trim(), active }),
    fields: <FormikTextField name="name" label="Nombre" required />,
    editFields: { name: { label: 'Nombre' } },
  },
};

/** The practice's rooms, for administration. */
export const RoomsPanel = () => <NamedThingsPanel kind={ROOM} />;
