import { APPOINTMENT_LIMITS, type AppointmentType } from '@/contract/appointments';
import type { Service } from '@/contract/serviceAnswers';
import { centsOf, eurosOf, type ServiceColour, type VatClass } from '@/contract/services';
import type { ServiceBody } from '@/contract/serviceSchemas';

/** Values of the form. The price is typed in euros. */
export interface ServiceValues {
  name: string;
  type: AppointmentType;
  duration: number | null;
  bufferAfter: number | null;
  price: string;
  vatClass: VatClass;
  colour: ServiceColour;
}

/** Values of an existing service, or those of a new one. */
export const serviceValues = (service?: Service): ServiceValues => ({
  name: service?.name ?? '',
  type: service?.type ?? 'TREATMENT',
  duration: service?.duration ?? APPOINTMENT_LIMITS.durationDefault,
  bufferAfter: service?.bufferAfter ?? 0,
  price: typeof service?.priceCents === 'number' ? eurosOf(service.priceCents) : '',
  vatClass: service?.vatClass ?? 'EXEMPT',
  colour: service?.colour ?? 'TEAL',
});

/** Request body. The form's schema has checked duration and buffer, so the defaults are never sent. */
export const toServiceBody = ({ price, ...values }: ServiceValues, active: boolean): ServiceBody => ({
  ...values,
  name: values.name.trim(),
  duration: values.duration ?? APPOINTMENT_LIMITS.durationDefault,
  bufferAfter: values.bufferAfter ?? 0,
  priceCents: centsOf(price) ?? null,
  active,
});
