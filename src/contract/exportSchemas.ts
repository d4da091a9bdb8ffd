import { appointmentQuerySchema } from './appointmentSchemas';
import { enumValue } from './common/fields';
import { LIST_FORMATS } from './exports';
import { reachQuery } from './patientSchemas';

const format = enumValue(LIST_FORMATS).required();

/** Query of GET /api/exports/patients: whom the list shows. */
export const patientFileQuery = reachQuery.shape({ format });

/** Query of GET /api/exports/appointments: the filters of the list. */
export const appointmentFileQuery = appointmentQuerySchema.shape({ format });
