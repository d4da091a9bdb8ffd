import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import type { PatientBody } from '@/contract/patients/schemas';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { detailsRepository } from '../detailsRepository';
import { refusingDuplicates } from '../duplicates';
import { refuseDayAhead } from '../dayAhead';
import { withInstant } from '../answers';
import { patientRepository } from '../repository';

/**
 * Replaces the form's fields of a record that the caller attends; an omitted status stays, and so do omitted details.
 */
export async function updatePatient(
  { db, user, now, audited }: CommandContext,
  { id, body }: { id: string; body: PatientBody },
) {
  refuseDayAhead(body, user.today);
  const row = await refusingDuplicates(
    db.transaction(async (transaction) => {
      const updated = await patientRepository(transaction).update(user, id, body, now);
      if (updated && body.details) await detailsRepository(transaction).save(id, body.details, now);
      return updated;
    }),
  );
  if (!row) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId: row.id });
  return { ...withInstant(row), details: await detailsRepository(db).find(id) };
}
