import { FIELD_MESSAGES } from '@/contract/common/messages';
import { dayAhead, type PatientBody } from '@/contract/patientSchemas';
import { invalidField } from '../core/errors';

/** Throws `invalid` for a day of birth or of measuring after today. `place` is the path of the patient in the body. */
export function refuseDayAhead(body: PatientBody, today: string, place = ''): void {
  const path = dayAhead(body, today);
  if (path) throw invalidField(`${place}${path}`, FIELD_MESSAGES.afterToday);
}
