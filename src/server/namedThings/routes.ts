import type { AnySchema } from 'yup';
import type { EditOf } from '@/contract/edits';
import { editable } from '@/contract/editSchemas';
import { oneRoomAnswer, roomsAnswer } from '@/contract/roomAnswers';
import { ROOM_PATHS } from '@/contract/rooms';
import { oneServiceAnswer, servicesAnswer } from '@/contract/serviceAnswers';
import { SERVICE_PATHS } from '@/contract/services';
import { ADMINS, STAFF } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext } from '../http/command';
import { done, doneAnswer, idParams } from '../http/fields';
import { removeNamed, createNamed, updateNamed } from './commands';
import { namedThingRepository, type NamedThing } from './repository';
import { room, service } from './kindsRepository';

interface NamedThingApi<Row extends object, Body extends object> {
  thing: NamedThing<Row, Body>;
  paths: { list: string; one: (id: string) => string };
  /** Names under which answers hold one and all. */
  one: string;
  many: string;
  oneAnswer: AnySchema;
  listAnswer: AnySchema;
  summaries: { list: string; create: string; update: string; remove: string };
}

/** Routes of the practice's things of one kind: staff read, an ADMIN changes. */
function namedThingRoutes<Row extends object, Body extends object>(
  app: App,
  api: NamedThingApi<Row, Body>,
): void {
  const { thing, paths, one, many, oneAnswer, listAnswer, summaries } = api;

  app.get(
    paths.list,
    { config: { access: STAFF }, schema: { summary: summaries.list, response: { 200: listAnswer } } },
    async (request) => ({ [many]: await namedThingRepository(thing)(commandContext(request).db).list() }),
  );

  app.post(
    paths.list,
    {
      config: { access: ADMINS },
      schema: { summary: summaries.create, body: thing.schema, response: { 201: oneAnswer } },
    },
    async (request) => ({ [one]: await createNamed(thing)(commandContext(request), request.body as Body) }),
  );

  app.put(
    routePath(paths.one),
    {
      config: { access: ADMINS },
      schema: {
        summary: summaries.update,
        params: idParams,
        body: editable(thing.schema),
        response: { 200: oneAnswer },
      },
    },
    async (request) => ({
      [one]: await updateNamed(thing)(commandContext(request), {
        id: request.params.id,
        body: request.body as EditOf<Body>,
      }),
    }),
  );

  app.delete(
    routePath(paths.one),
    {
      config: { access: ADMINS },
      schema: { summary: summaries.remove, params: idParams, response: { 200: doneAnswer } },
    },
    async (request) => done(removeNamed(thing)(commandContext(request), request.params)),
  );
}

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

export const serviceRoutes = (app: App): void =>
  namedThingRoutes(app, {
    thing: service,
    paths: SERVICE_PATHS,
    one: 'service',
    many: 'services',
    oneAnswer: oneServiceAnswer,
    listAnswer: servicesAnswer,
    summaries: {
      list: 'Los servicios de la consulta',
      create: 'Crear un servicio',
      update: 'Cambiar un servicio',
      remove: 'Eliminar un servicio que ninguna cita tiene',
    },
  });
