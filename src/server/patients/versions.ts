import type { PatientTexts } from '@/contract/patientAnswers';
import type { PatientBody } from '@/contract/patientSchemas';
import type { CommandContext } from '../core/context';
import { checkRecord } from '../episodes/queries';
import { keepOverwritten, toVersionFields, versionsOf } from '../record/versionRepository';
import { attends } from './access';

/** The clinical texts of a record, or of a body as they are stored. */
const textsOf = ({
  medicalHistory,
  allergies,
  medications,
  notes,
}: Pick<PatientBody, keyof PatientTexts>): PatientTexts => ({
  medicalHistory: medicalHistory || null,
  allergies: allergies || null,
  medications: medications || null,
  notes: notes || null,
});

/** Keeps the clinical texts of a record, which the caller holds, if a body says something else than they do. */
export async function keepTexts(
  { db, user, now }: Pick<CommandContext, 'db' | 'user' | 'now'>,
  held: PatientTexts & { id: string; createdAt: Date },
  body: PatientBody,
): Promise<void> {
  const { id, createdAt } = held;
  const [before, after] = [textsOf(held), textsOf(body)];
  // Where nothing was said, nothing is overwritten.
  if (Object.values(before).every((text) => text === null)) return;
  const row = { id, patientId: id, createdAt };
  await keepOverwritten(db, { entity: 'PATIENT', row, before, after }, { user, now });
}

/**
 * The earlier versions of the clinical texts of a record that the caller attends, newest first. Those of the records that were
 * merged into it come after its own.
 */
export async function listPatientVersions(context: CommandContext, { id }: { id: string }) {
  await checkRecord(context, id);
  const rows = await versionsOf(context.db, 'PATIENT', id, attends(context.user));
  return rows.map((row) => ({
    ...toVersionFields(row),
    ...(row.entityId !== id && { mergedFrom: row.entityId }),
    patient: row.content as unknown as PatientTexts,
  }));
}
