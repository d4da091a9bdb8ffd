import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { violates } from '../db/failures';
import { takenField } from '../http/errors';

/** Gives a taken address its text. The write is one statement: alone, or the transaction around it ends with it. */
export async function refusingDuplicates<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violates(error, 'patients_therapist_email'))
      throw takenField('email', PATIENT_MESSAGES.duplicateEmail);
    throw error;
  }
}
