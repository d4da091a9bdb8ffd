import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { DAY_MS } from '@/contract/common/constants';
import { wallClockOf } from '@/contract/common/practiceTime';
import type { Database } from '../db/database';
import { episodes, evaluations, patients, treatmentSessions } from '../db/schema';
import type { DemoContext } from './context';

/** Days between the sessions of the older record and today. */
const SESSIONS_BEFORE = [612, 605] as const;

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** An older record of one of the first therapist's patients, under a shorter name: the two wait to be merged. */
export async function seedTwin(
  db: Database,
  { now, timeZone, random, therapists, mainPatient }: DemoContext,
): Promise<void> {
  const therapistId = therapists[0]?.id ?? '';
  const [patient] = await db
    .select()
    .from(patients)
    .where(
      and(
        eq(patients.therapistId, therapistId),
        ne(patients.id, mainPatient.id),
        eq(patients.status, 'ACTIVE'),
        isNotNull(patients.phone),
        isNotNull(patients.dateOfBirth),
      ),
    )
    .orderBy(asc(patients.name), asc(patients.id))
    .limit(1);
  if (!patient) return;
  const createdAt = daysBefore(now, SESSIONS_BEFORE[0] + 1);
  const patientId = random.uuid();
  const episodeId = random.uuid();
  const own = { therapistId, patientId, episodeId };
  await db.insert(patients).values({
    id: patientId,
    therapistId,
    name: patient.name.split(' ').slice(0, 2).join(' '),
    phone: patient.phone,
    dateOfBirth: patient.dateOfBirth,
    medicalHistory: 'Esguince de muñeca tratado en otra temporada.',
    createdAt,
    updatedAt: createdAt,
  });
  await db.insert(episodes).values({
    id: episodeId,
    patientId,
    reason: 'Esguince de muñeca',
    startedOn: wallClockOf(createdAt, timeZone).date,
    leadId: therapistId,
  });
  await db
    .insert(evaluations)
    .values({ ...own, evaluatedAt: createdAt, reason: 'Dolor de muñeca tras una caída' });
  await db.insert(treatmentSessions).values(
    SESSIONS_BEFORE.map((days) => ({
      ...own,
      startsAt: daysBefore(now, days),
      duration: 45,
      treatmentType: 'Tratamiento manual',
    })),
  );
}
