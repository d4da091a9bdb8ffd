import type { EditOf } from '@/contract/edits';
import { PATIENT_EDIT } from '@/contract/mergeFields';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { type PatientBody, patientBodySchema } from '@/contract/patientSchemas';
import type { CommandContext } from '../../core/context';
import { editedBody } from '../../core/edits';
import { notFound } from '../../core/errors';
import { detailsRepository } from '../detailsRepository';
import { refusingDuplicates } from '../duplicates';
import { refuseDayAhead } from '../dayAhead';
import { withInstant } from '../answers';
import { patientRepository } from '../repository';

/**
 * Replaces the form's fields of a record that the caller attends; an omitted status stays, and so do omitted details. An
 * edit changes its own fields alone.
 */
export async function updatePatient(
  { db, user, now, audited }: CommandContext,
  { id, body: edit }: { id: string; body: EditOf<PatientBody> },
) {
  const row = await refusingDuplicates(
    db.transaction(async (transaction) => {
      const repository = patientRepository(transaction);
      const held = await repository.holdAttended(user, id);
      if (!held) throw notFound(PATIENT_MESSAGES.notFound);
      audited({ patientId: id });
      const stored = { ...held, details: edit.read && (await detailsRepository(transaction).find(id)) };
      const body = editedBody({ schema: patientBodySchema, edit, stored, shape: PATIENT_EDIT });
      refuseDayAhead(body, user.today);
      if (body.details) await detailsRepository(transaction).save(id, body.details, now);
      return (await repository.update(user, id, body, now)) ?? held;
    }),
  );
  return { ...withInstant(row), details: await detailsRepository(db).find(id) };
}
