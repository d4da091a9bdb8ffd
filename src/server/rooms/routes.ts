import { oneRoomAnswer, roomsAnswer } from '@/contract/roomAnswers';
import { ROOM_PATHS } from '@/contract/rooms';
import type { App } from '../http/app';
import { namedThingRoutes } from '../namedThings/routes';
import { room } from './repository';

export const roomRoutes = (app: App): void =>
  namedThingRoutes(app, {
    thing: room,
    paths: ROOM_PATHS,
    one: 'room',
    many: 'rooms',
    oneAnswer: oneRoomAnswer,
    listAnswer: roomsAnswer,
    summaries: {
      list: 'Las salas de la consulta',
      create: 'Crear una sala',
      update: 'Cambiar una sala',
      remove: 'Eliminar una sala que ninguna cita tiene',
    },
  });
