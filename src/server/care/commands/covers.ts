import { administers } from '@/contract/common/roles';
import { addDays } from '@/contract/common/practiceTime';
import { CARE_MESSAGES as MESSAGES } from '@/contract/care';
import { spanText } from '@/contract/careRelation';
import type { CoverBody } from '@/contract/careSchemas';
import { violates } from '../../db/failures';
import type { CommandContext } from '../../core/context';
import { invalidField, notFound } from '../../core/errors';
import { tellAll } from '../notices';
import { therapistInField, toCover } from '../queries';
import { careRepository } from '../repository';

/** Days ahead within which a cover lies. */
const AHEAD = 731;

/** Lets a colleague stand in from day to day: a therapist for themselves, administration for anybody. */
export async function addCover(context: CommandContext, body: CoverBody) {
  const { db, user, now, audited } = context;
  const { firstDay, lastDay } = body;
  const named = body.therapistId || (user.role === 'ADMIN' ? '' : user.id);
  if (named !== user.id && !administers(user)) throw invalidField('therapistId', MESSAGES.therapistUnknown);
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
    await careRepository(transaction).endCover(id, now);
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
