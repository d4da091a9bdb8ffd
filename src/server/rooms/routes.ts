import { editable } from '@/contract/edits/schemas';
import { oneRoomAnswer, roomsAnswer } from '@/contract/rooms/answers';
import { ROOM_PATHS } from '@/contract/rooms/paths';
import { roomBodySchema } from '@/contract/rooms/schemas';
import { ADMINS, STAFF } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext } from '../http/command';
import { doneAnswer, idParams } from '../http/fields';
import { createRoom } from './commands/create';
import { removeRoom } from './commands/remove';
import { updateRoom } from './commands/update';
import { listRooms } from './queries';

/** Routes of the practice's rooms: staff read, an ADMIN changes. */
export function roomRoutes(app: App): void {
  app.get(
    ROOM_PATHS.list,
    {
      config: { access: STAFF },
      schema: { summary: 'Las salas de la consulta', response: { 200: roomsAnswer } },
    },
    async (request) => listRooms(commandContext(app, request)),
  );

  app.post(
    ROOM_PATHS.list,
    {
      config: { access: ADMINS },
      schema: { summary: 'Crear una sala', body: roomBodySchema, response: { 201: oneRoomAnswer } },
    },
    async (request, reply) => {
      void reply.code(201);
      return createRoom(commandContext(app, request), request.body);
    },
  );

  app.put(
    routePath(ROOM_PATHS.one),
    {
      config: { access: ADMINS },
      schema: {
        summary: 'Cambiar una sala',
        params: idParams,
        body: editable(roomBodySchema),
        response: { 200: oneRoomAnswer },
      },
    },
    async (request) =>
      updateRoom(commandContext(app, request), { id: request.params.id, body: request.body }),
  );

  app.delete(
    routePath(ROOM_PATHS.one),
    {
      config: { access: ADMINS },
      schema: {
        summary: 'Eliminar una sala que ninguna cita tiene',
        params: idParams,
        response: { 200: doneAnswer },
      },
    },
    async (request) => removeRoom(commandContext(app, request), request.params),
  );
}
