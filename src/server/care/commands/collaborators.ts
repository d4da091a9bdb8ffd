import type { CollaboratorBody } from '@/contract/careSchemas';
import { CARE_MESSAGES as MESSAGES } from '@/contract/care';
import { violates } from '../../db/failures';
import type { CommandContext } from '../../core/context';
import { invalidField } from '../../core/errors';
import { letCollaborate } from '../joining';
import { tellAll } from '../notices';
import { changeablePatient, teamOf, therapistInField, visiblePatient } from '../queries';
import { careRepository } from '../repository';

type Input = CollaboratorBody & { id: string };

/** Lets a colleague attend a patient beside the lead. */
export async function addCollaborator(context: CommandContext, { id, therapistId }: Input) {
  const { db } = context;
  const patient = await changeablePatient(context, id);
  const therapist = await therapistInField(context, 'therapistId', therapistId);
  try {
    await db.transaction((transaction) =>
      letCollaborate({ ...context, db: transaction }, patient, therapist),
    );
  } catch (error) {
    if (violates(error, 'patient_collaborators_not_lead')) throw invalidField('therapistId', MESSAGES.isLead);
    if (violates(error, 'patient_collaborators_patient_id_therapist_id_pk'))
      throw invalidField('therapistId', MESSAGES.isCollaborator);
    throw error;
  }
  return teamOf(context, { id });
}

/** Ends a collaboration. A collaborator may leave by themselves. Repeating it changes nothing. */
export async function removeCollaborator(context: CommandContext, { id, therapistId }: Input): Promise<void> {
  const { db, user } = context;
  const isLeaving = therapistId === user.id;
  const patient = await (isLeaving ? visiblePatient(context, id) : changeablePatient(context, id));
  const member = (await careRepository(db).collaboratorsOf(id)).find((one) => one.id === therapistId);
  if (member)
    await db.transaction(async (transaction) => {
      await careRepository(transaction).removeCollaborator(id, member.id);
      await tellAll(
        { ...context, db: transaction },
        {
          userIds: [member.id, patient.lead.id],
          title: 'Equipo de un paciente',
          message: `${member.name} ya no colabora en la atención de ${patient.name}`,
          link: '/patients',
          patientId: id,
        },
      );
    });
}
