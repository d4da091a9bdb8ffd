import type { CollaboratorBody, CoverBody } from '@/contract/careSchemas';
import { CARE_MESSAGES as MESSAGES } from '@/contract/care';
import { administers } from '@/contract/common/roles';
import { addDays } from '@/contract/common/practiceTime';
import { spanText } from '@/contract/careRelation';
import { TEAM_MESSAGES } from '@/contract/team';
import type { CommandContext } from '../core/context';
import { careRepository } from './repository';
import { createNotifications } from '../notifications/repository';
import { violates } from '../db/failures';
import { invalidField, notFound } from '../core/errors';
import { changeablePatient, teamOf, therapistInField, visiblePatient, toCover } from './queries';

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

interface Told {
  userIds: readonly string[];
  title: string;
  message: string;
  link: string;
  patientId: string | null;
}

/** Stores notices for each of their people except the caller, in one statement. */
export async function tellAll(
  { db, user, now }: Pick<CommandContext, 'db' | 'user' | 'now'>,
  ...notices: readonly Told[]
): Promise<void> {
  await createNotifications(
    db,
    notices.flatMap(({ userIds, ...notice }) =>
      [...new Set(userIds)]
        .filter((userId) => userId !== user.id)
        .map((userId) => ({ ...notice, userId, type: 'SYSTEM' as const, createdAt: now })),
    ),
  );
}

/**
 * Tells each therapist for whom somebody stands in, today or later, that this person has no access any more; also the
 * caller, who may not think of the cover.
 */
export async function tellCovered(
  { db, user, now }: Pick<CommandContext, 'db' | 'user' | 'now'>,
  standIn: Person,
): Promise<void> {
  const rows = await careRepository(db).coversFor(standIn.id, user.today);
  const covers = rows.filter(({ coveredBy }) => coveredBy.id === standIn.id);
  const away = [...new Set(covers.map(({ therapist }) => therapist.id))];
  const notice = {
    ...{ type: 'SYSTEM' as const, title: 'Sustitución', link: '/profile' },
    ...{ patientId: null, createdAt: now },
  };
  await createNotifications(
    db,
    away.map((userId) => {
      const spans = covers.filter(({ therapist }) => therapist.id === userId).map(spanText);
      const message = `${standIn.name} ya no tiene acceso y no te sustituye ${spans.join(' ni ')}`;
      return { ...notice, userId, message };
    }),
  );
}

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
      // Somebody else did it in the meantime, and told them.
      if (!(await careRepository(transaction).removeCollaborator(id, member.id))) return;
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

/** Days ahead within which a cover lies. */
const AHEAD = 731;

/** Lets a colleague stand in from day to day: a therapist for themselves, administration for anybody. */
export async function addCover(context: CommandContext, body: CoverBody) {
  const { db, user, now, audited } = context;
  const { firstDay, lastDay } = body;
  const named = body.therapistId || (user.role === 'ADMIN' ? '' : user.id);
  if (named !== user.id && !administers(user))
    throw invalidField('therapistId', TEAM_MESSAGES.therapistUnknown);
  const isOwn = user.role === 'THERAPIST' && named === user.id;
  const away = isOwn ? user : await therapistInField(context, 'therapistId', named);
  if (body.coveredBy === away.id) throw invalidField('coveredBy', MESSAGES.self);
  const standIn = await therapistInField(context, 'coveredBy', body.coveredBy);
  if (lastDay < user.today) throw invalidField('lastDay', MESSAGES.inThePast);
  if (lastDay > addDays(user.today, AHEAD)) throw invalidField('lastDay', MESSAGES.tooFar);
  const values = { therapistId: away.id, coveredBy: standIn.id, firstDay, lastDay };
  try {
    return await db.transaction(async (transaction) => {
      const repository = careRepository(transaction);
      const id = await repository.addCover({ ...values, createdBy: user.id, createdAt: now });
      const row = await repository.findCover(id, user.today);
      if (!row) throw notFound(MESSAGES.coverNotFound);
      await tellAll(
        { ...context, db: transaction },
        {
          userIds: [away.id, standIn.id],
          title: 'Sustitución',
          message: `${standIn.name} sustituye a ${away.name} ${spanText(row)}`,
          link: '/profile',
          patientId: null,
        },
      );
      audited({ entityId: id });
      return toCover(row, context);
    });
  } catch (error) {
    if (violates(error, 'covers_once')) throw invalidField('coveredBy', MESSAGES.coverOverlaps);
    throw error;
  }
}

/** Ends a cover now, or before it began. The covered therapist or an ADMIN may. */
export async function endCover(context: CommandContext, { id }: { id: string }) {
  const { db, user, now } = context;
  const row = await careRepository(db).findCover(id, user.today);
  if (!row || !toCover(row, context).mayEnd) throw notFound(MESSAGES.coverNotFound);
  await db.transaction(async (transaction) => {
    if (!(await careRepository(transaction).endCover(id, now))) throw notFound(MESSAGES.coverNotFound);
    await tellAll(
      { ...context, db: transaction },
      {
        userIds: [row.therapist.id, row.coveredBy.id],
        title: 'Sustitución terminada',
        message: `${row.coveredBy.name} ya no sustituye a ${row.therapist.name}`,
        link: '/profile',
        patientId: null,
      },
    );
  });
  return { ...toCover(row, context), isRunning: false, mayEnd: false };
}
