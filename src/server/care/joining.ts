import type { CommandContext } from '../core/context';
import { tellAll } from './notices';
import { careRepository } from './repository';

interface Person {
  id: string;
  name: string;
}

/** A patient with the lead. */
interface Attended extends Person {
  lead: Person;
}

/**
 * Lets a colleague attend a patient beside the lead, and tells both. Call it in a transaction: the database refuses the
 * lead, and who collaborates already.
 */
export async function letCollaborate(
  context: Pick<CommandContext, 'db' | 'user' | 'now'>,
  { id, name, lead }: Attended,
  therapist: Person,
): Promise<void> {
  await careRepository(context.db).addCollaborator(id, therapist.id, context.now);
  await tellAll(context, {
    userIds: [therapist.id, lead.id],
    title: 'Equipo de un paciente',
    message: `${therapist.name} colabora ahora con ${lead.name} en la atención de ${name}`,
    link: `/patients/${id}`,
    patientId: id,
  });
}
