import { createHash } from 'node:crypto';
import { PRIVACY_VERSION } from '@/contract/consent';
import { INVITATION_VALID_DAYS, type InvitationStatus } from '@/contract/invitations';
import { wallClockOf } from '@/contract/common/practiceTime';
import { demoCase, sideNamed } from '@/contract/demo/cases';
import { demoPatients, type Random } from '@/contract/demo/people';
import { DAY_MS } from '@/contract/common/constants';
import type { Database } from '../db/database';
import { consents, invitations, patientDetails, patients, users } from '../db/schema';
import { type DemoContext, type DemoPatientRef, slices } from './context';

/** Accounts printed at start-up. All share the demo's password. */
export const DEMO_ACCOUNTS = {
  therapists: [
    { name: 'Ana Ruiz Soler', email: 'ana@demo.es', specialization: 'orthopedic', experience: 'advanced' },
    {
      name: 'Javier Montes Aguilar',
      email: 'javier@demo.es',
      specialization: 'sports',
      experience: 'intermediate',
    },
    {
      name: 'Lucía Ferrer Pons',
      email: 'lucia@demo.es',
      specialization: 'neurological',
      experience: 'expert',
    },
  ],
  admin: { name: 'Elena Vidal Prats', email: 'elena@demo.es' },
  patient: { name: 'Manuel Ortega Gil', email: 'manuel@demo.es' },
} as const;

/** The first patient has routines for three regions, so that their screens show some: the record says why. */
const MAIN_RECORD = {
  status: 'ACTIVE',
  gender: 'MALE',
  medicalHistory:
    'Prótesis total de rodilla derecha hace cinco semanas. Lumbalgia ocasional y dolor de hombro derecho. Hipertensión controlada.',
} as const;

/** Share of the patients that belong to the first therapist, whose account is printed at start-up. */
const FIRST_THERAPIST_SHARE = 0.6;

interface PeopleOptions {
  random: Random;
  now: Date;
  timeZone: string;
  patientCount: number;
  passwordHash: string;
}

/**
 * Creates therapists, the administrator, patients with and without account, and invitations of every status.
 */
export async function seedPeople(db: Database, options: PeopleOptions): Promise<DemoContext> {
  const { random, now, timeZone, patientCount, passwordHash } = options;
  const account = { passwordHash, createdAt: new Date(now.getTime() - 500 * DAY_MS) };
  const therapists = DEMO_ACCOUNTS.therapists.map((person) => ({
    ...account,
    ...person,
    id: random.uuid(),
    role: 'THERAPIST' as const,
    phone: '910 123 456',
    license: `28-${random.integer(1000, 9999)}`,
  }));
  const admin = { ...account, ...DEMO_ACCOUNTS.admin, id: random.uuid(), role: 'ADMIN' as const };
  await db.insert(users).values([...therapists, admin]);

  const records = demoPatients(random, patientCount, wallClockOf(now, timeZone).date).map(
    (patient, index) => ({
      ...patient,
      ...(index === 0 && { ...DEMO_ACCOUNTS.patient, ...MAIN_RECORD }),
      createdAt: new Date(patient.createdAt),
      dischargedAt:
        patient.status === 'DISCHARGED' ? new Date(now.getTime() - random.integer(5, 60) * DAY_MS) : null,
      therapistId:
        therapists[index === 0 || random.chance(FIRST_THERAPIST_SHARE) ? 0 : random.integer(1, 2)]?.id ??
        admin.id,
      // Accounts for the first 300 at most: nobody signs in as patient 9,000 of a benchmark.
      hasAccount: index === 0 || (index < 300 && patient.email !== null && random.chance(0.5)),
    }),
  );

  const accounts = records
    .filter(({ hasAccount }) => hasAccount)
    .map(({ id, name, email, phone, createdAt }) => ({
      id: random.uuid(),
      patientId: id,
      name,
      email: email ?? '',
      phone,
      role: 'PATIENT' as const,
      passwordHash,
      createdAt,
    }));
  for (const slice of slices(accounts)) await db.insert(users).values(slice);
  const userOf = new Map(accounts.map(({ id, patientId }) => [patientId, id]));
  for (const slice of slices(records)) {
    await db
      .insert(patients)
      .values(slice.map((record) => ({ ...record, userId: userOf.get(record.id) ?? null })));
  }
  const details = records.flatMap((record) =>
    record.details ? [{ ...record.details, patientId: record.id, updatedAt: record.createdAt }] : [],
  );
  for (const slice of slices(details)) await db.insert(patientDetails).values(slice);
  await seedInvitations(db, records, userOf, options);
  const agreed = accounts.map(({ patientId }) => ({
    patientId,
    version: PRIVACY_VERSION,
    acceptedAt: options.now,
  }));
  for (const slice of slices(agreed)) await db.insert(consents).values(slice);

  const refs: DemoPatientRef[] = records.map(({ id, name, therapistId, status, medicalHistory }, index) => ({
    id,
    name,
    therapistId,
    status,
    userId: userOf.get(id) ?? null,
    region: demoCase(index + 1).region,
    side: sideNamed(medicalHistory),
  }));
  return { random, now, timeZone, therapists, admin, patients: refs, mainPatient: refs[0] as DemoPatientRef };
}

/**
 * Accepted invitations for patients with an account. The others have a sent, pending, expired or rejected
 * one, or none.
 */
async function seedInvitations(
  db: Database,
  records: readonly { id: string; email: string | null; therapistId: string; createdAt: Date }[],
  userOf: ReadonlyMap<string, string>,
  { random, now }: PeopleOptions,
): Promise<void> {
  const rows = records.slice(0, 600).flatMap(({ id, email, therapistId, createdAt }) => {
    const accepted = userOf.has(id);
    if (!email || (!accepted && random.chance(0.3))) return [];
    const status: InvitationStatus = accepted
      ? 'ACCEPTED'
      : random.pick(['SENT', 'SENT', 'PENDING', 'EXPIRED', 'REJECTED'] as const);
    const open = status === 'SENT' || status === 'PENDING';
    const sentAt = open ? new Date(now.getTime() - random.integer(0, 5) * DAY_MS) : createdAt;
    return {
      id: random.uuid(),
      patientId: id,
      therapistId,
      email,
      // The hash of a random text: demo invitations show every status, but no link opens them.
      tokenHash: createHash('sha256').update(random.uuid()).digest('hex'),
      status,
      createdAt: sentAt,
      expiresAt: new Date(sentAt.getTime() + INVITATION_VALID_DAYS * DAY_MS),
      acceptedAt: accepted ? sentAt : null,
    };
  });
  for (const slice of slices(rows)) await db.insert(invitations).values(slice);
}
