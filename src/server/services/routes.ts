import { oneServiceAnswer, servicesAnswer } from '@/contract/serviceAnswers';
import { SERVICE_PATHS } from '@/contract/services';
import type { App } from '../http/app';
import { namedThingRoutes } from '../namedThings/routes';
import { service } from './repository';

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
