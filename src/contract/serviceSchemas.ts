import * as yup from 'yup';
import { APPOINTMENT_LIMITS, APPOINTMENT_MESSAGES, APPOINTMENT_TYPES } from './appointments';
import { enumValue, integer, requiredText, text } from './common/fields';
import {
  centsOf,
  SERVICE_COLOURS,
  SERVICE_LIMITS as LIMITS,
  SERVICE_MESSAGES as MESSAGES,
  VAT_CLASSES,
} from './services';

const steps = (min: number, max: number, step: number, message: string) =>
  integer(min, max, message)
    .required(message)
    // An edit may leave it out.
    .test('step', message, (value?: number) => value === undefined || value % step === 0);

const common = {
  name: requiredText(LIMITS.nameMax, MESSAGES.nameRequired),
  type: enumValue(APPOINTMENT_TYPES, APPOINTMENT_MESSAGES.typeRequired).required(
    APPOINTMENT_MESSAGES.typeRequired,
  ),
  duration: steps(
    APPOINTMENT_LIMITS.durationMin,
    APPOINTMENT_LIMITS.durationMax,
    APPOINTMENT_LIMITS.durationStep,
    APPOINTMENT_MESSAGES.durationRange,
  ),
  bufferAfter: steps(LIMITS.bufferMin, LIMITS.bufferMax, LIMITS.bufferStep, MESSAGES.bufferRange),
  vatClass: enumValue(VAT_CLASSES).required(),
  colour: enumValue(SERVICE_COLOURS).required(),
};

/** Body of POST and PUT /api/services. Without a price, the service has none. */
export const serviceBodySchema = yup.object({
  ...common,
  priceCents: integer(0, LIMITS.priceCentsMax, MESSAGES.price).nullable(),
  active: yup.boolean().strict().required(),
});
export type ServiceBody = yup.InferType<typeof serviceBodySchema>;

/** The form, in which the price is typed in euros. */
export const serviceFormSchema = yup.object({
  ...common,
  price: text(12).test('euros', MESSAGES.price, (value) => !value || centsOf(value) !== undefined),
});
