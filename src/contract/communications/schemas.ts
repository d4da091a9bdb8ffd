import { ownAnswerSchema } from '../appointmentLinks/schemas';
import { enumValue } from '../common/fields';
import { TOLD_WAYS } from './enums';

/** Body of POST /api/appointments/{id}/told: by which way, and of which start. */
export const toldSchema = ownAnswerSchema.shape({ way: enumValue(TOLD_WAYS).required() });
