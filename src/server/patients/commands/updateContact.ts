import type { EditOf } from '@/contract/edits';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { type ContactChange, contactChangeSchema } from '@/contract/patientSchemas';
import type { CommandContext } from '../../core/context';
import { editedBody } from '../../core/edits';
import { notFound } from '../../core/errors';
import { refusingDuplicates } from '../duplicates';
import { selectContacts } from '../listRepository';
import { patientRepository } from '../repository';

/**
 * Corrects name, phone and e-mail of any record, for who may not read the rest. An edit changes its own fields alone. The
 * address with which the patient signs in is their account's and stays.
 */
export async function updateContact(
  { db, now, audited }: CommandContext,
  { id, body: edit }: { id: string; body: EditOf<ContactChange> },
) {
  await refusingDuplicates(
    db.transaction(async (transaction) => {
      const repository = patientRepository(transaction);
      const stored = await repository.holdContact(id);
      if (!stored) throw notFound(PATIENT_MESSAGES.notFound);
      audited({ patientId: id });
      await repository.updateContact(id, editedBody({ schema: contactChangeSchema, edit, stored }), now);
    }),
    PATIENT_MESSAGES.duplicateEmailOfOther,
  );
  const [contact] = await selectContacts(db, now, id);
  if (!contact) throw notFound(PATIENT_MESSAGES.notFound);
  const { name, phone, email, therapistName } = contact;
  return { id, name, phone, email, therapistName };
}
