import { eq, sql } from 'drizzle-orm';
import type { Service } from '@/contract/serviceAnswers';
import { SERVICE_MESSAGES } from '@/contract/services';
import { type ServiceBody, serviceBodySchema } from '@/contract/serviceSchemas';
import { appointments, services } from '../db/schema';
import { namedThingRepository, type NamedThing } from '../namedThings/repository';

/** What the practice offers. */
export const service: NamedThing<Service, ServiceBody> = {
  table: services,
  columns: {
    id: services.id,
    name: services.name,
    type: services.type,
    duration: services.duration,
    bufferAfter: services.bufferAfter,
    priceCents: services.priceCents,
    vatClass: services.vatClass,
    colour: services.colour,
    active: services.active,
  },
  schema: serviceBodySchema,
  valuesOf: ({ priceCents, ...body }) => ({ ...body, priceCents: priceCents ?? null }),
  isUsed: (id) => sql<boolean>`exists (select from ${appointments} where ${eq(appointments.serviceId, id)})`,
  uses: ['appointments_service_id_services_id_fk'],
  messages: SERVICE_MESSAGES,
};

export const serviceRepository = namedThingRepository(service);
