import { createHash } from 'node:crypto';
import { createRandom } from '@/contract/demo/people';
import { STAFF_INVITATION_DAYS } from '@/contract/team';
import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import { DAY_MS } from '@/contract/common/constants';
import type { Database } from '../db/database';
import { staffInvitations, users, covers, patientCollaborators } from '../db/schema';
import type { DemoContext } from './context';

/** A sequence of its own, so that the other demo rows keep their ids. */
const SEED = 20_261_123;

/** A second administrator, a therapist who left, and somebody invited who has not joined yet. */
export async function seedTeam(
  db: Database,
  { now, admin }: Pick<DemoContext, 'now' | 'admin'>,
  passwordHash: string,
): Promise<void> {
  const random = createRandom(SEED);
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.insert(users).values([
    {
      id: random.uuid(),
      name: 'Marcos Oliva Serra',
      email: 'marcos@demo.es',
      role: 'ADMIN',
      passwordHash,
      createdAt: daysAgo(120),
    },
    {
      id: random.uuid(),
      name: 'Sonia Prado Lago',
      email: 'sonia@demo.es',
      role: 'THERAPIST',
      license: '28-4410',
      passwordHash,
      createdAt: daysAgo(480),
      deactivatedAt: daysAgo(45),
    },
  ]);
  await db.insert(staffInvitations).values({
    id: random.uuid(),
    name: 'Diego Rivas Mora',
    email: 'diego@demo.es',
    role: 'THERAPIST',
    // The hash of a random text: no link opens it.
    tokenHash: createHash('sha256').update(random.uuid()).digest('hex'),
    invitedBy: admin.id,
    createdAt: daysAgo(2),
    expiresAt: daysAgo(2 - STAFF_INVITATION_DAYS),
  });
}

/** A collaborator of the main patient, a cover that runs, and one that is over. */
export async function seedCare(
  db: Database,
  { now, timeZone, therapists, mainPatient }: DemoContext,
): Promise<void> {
  const [lead, second, third] = therapists;
  if (!lead || !second || !third) return;
  const today = wallClockOf(now, timeZone).date;
  const cover = (away: { id: string }, by: { id: string }, from: number, to: number) => ({
    therapistId: away.id,
    coveredBy: by.id,
    firstDay: addDays(today, from),
    lastDay: addDays(today, to),
    createdBy: away.id,
    createdAt: now,
  });
  await db
    .insert(patientCollaborators)
    .values({ patientId: mainPatient.id, therapistId: third.id, createdAt: now });
  await db.insert(covers).values([cover(second, third, -1, 5), cover(lead, second, -40, -33)]);
}
