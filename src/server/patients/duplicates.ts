import { PATIENT_MESSAGES } from '@/contract/patients';
import { violates } from '../db/failures';
import { takenField } from '../core/errors';

/**
 * Turns a duplicate e-mail into a `conflict` beside the field. Pass a single statement, or let the surrounding
 * transaction fail with the error.
 */
export async function refusingDuplicates<T>(
  write: Promise<T>,
  message: string = PATIENT_MESSAGES.duplicateEmail,
): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violates(error, 'patients_therapist_email')) throw takenField('email', message);
    throw error;
  }
}
