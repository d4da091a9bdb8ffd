import * as yup from 'yup';
import { appointmentQuerySchema } from './appointmentSchemas';
import { enumValue } from './common/fields';
import { LIST_FORMATS } from './exports';

const format = enumValue(LIST_FORMATS).required();

/** Query of GET /api/exports/patients. */
export const patientFileQuery = yup.object({ format });

/** Query of GET /api/exports/appointments: the filters of the list. */
export const appointmentFileQuery = appointmentQuerySchema.shape({ format });
