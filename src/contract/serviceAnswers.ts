import * as yup from 'yup';
import { APPOINTMENT_TYPES } from './appointments';
import { count, type Entity, given, whole } from './common/fields';
import { SERVICE_COLOURS, VAT_CLASSES } from './services';

/** What the practice offers. */
export const service = yup.object({
  id: given(),
  name: given(),
  type: yup.string().oneOf(APPOINTMENT_TYPES).required(),
  duration: whole().meta({ description: 'Minutos' }),
  bufferAfter: count().meta({ description: 'Minutos libres después de la cita' }),
  priceCents: count().nullable().defined().meta({ description: 'Céntimos de euro, IVA incluido' }),
  vatClass: yup.string().oneOf(VAT_CLASSES).required(),
  colour: yup.string().oneOf(SERVICE_COLOURS).required(),
  active: yup.boolean().required(),
});
export type Service = Entity<typeof service>;

/** A service as an appointment shows it. */
export const serviceLabel = yup.object({
  id: given(),
  name: given(),
  colour: yup.string().oneOf(SERVICE_COLOURS).required(),
});
export type ServiceLabel = Entity<typeof serviceLabel>;

/** GET /api/services. */
export const servicesAnswer = yup.object({ services: yup.array(service).required() });

/** POST and PUT of a service. */
export const oneServiceAnswer = yup.object({ service: service.required() });
