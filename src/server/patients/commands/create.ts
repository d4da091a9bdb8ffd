import { PATIENT_MESSAGES } from '@/contract/patients';
import type { PatientBody } from '@/contract/patientSchemas';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { detailsRepository } from '../detailsRepository';
import { refusingDuplicates } from '../duplicates';
import { refuseDayAhead } from '../dayAhead';
import { withInstant } from '../answers';
import { patientRepository } from '../repository';

/** Creates a record for the signed-in therapist. */
export async function createPatient({ db, user, now, audited }: CommandContext, body: PatientBody) {
  refuseDayAhead(body, user.today);
  const row = await refusingDuplicates(
    db.transaction(async (transaction) => {
      const created = await patientRepository(transaction).create(user.id, body, now);
      if (created && body.details) await detailsRepository(transaction).save(created.id, body.details, now);
      return created;
    }),
  );
  if (!row) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId: row.id, entityId: row.id });
  return { ...withInstant(row), details: await detailsRepository(db).find(row.id) };
}
