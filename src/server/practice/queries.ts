import { LATE_CANCELLATION_HOURS } from '@/contract/appointments';
import { DOCUMENT_SPACE } from '@/contract/documents';
import { RETENTION_YEARS } from '@/contract/retention';
import type {
  LegalIdentity,
  PracticeHours,
  PracticeIdentity,
  PracticeSettings,
} from '@/contract/practiceAnswers';
import { MESSAGE_LIMITS } from '@/contract/outbox';
import type { Registration } from '@/contract/practice';
import { DEFAULT_WEEK } from '@/contract/openingHours';
import { contactLine } from '@/contract/contactLine';
import type { Database } from '../db/database';
import type { PublicContext } from '../core/context';
import { practiceRepository } from './repository';
import type { Sender } from '../mail/templates';

/** What counts until administration has saved its settings. */
const DEFAULT_SETTINGS: PracticeSettings = {
  name: '',
  taxId: null,
  healthRegistration: null,
  address: null,
  phone: null,
  email: null,
  controller: null,
  controllerContact: null,
  holidayRegion: null,
  retentionYears: RETENTION_YEARS,
  lateCancellationHours: LATE_CANCELLATION_HOURS,
  documentSpaceGb: DOCUMENT_SPACE.defaultGb,
  appointmentMails: true,
  appointmentReminders: true,
  reminderHours: MESSAGE_LIMITS.reminderHours,
  lastReminderHours: MESSAGE_LIMITS.lastReminderHours,
  formality: 'TU',
  registration: 'OPEN',
};

const NO_IDENTITY: Omit<PracticeIdentity, 'timeZone'> = {
  name: null,
  logo: null,
  address: null,
  phone: null,
  email: null,
  controller: null,
  controllerContact: null,
  retentionYears: RETENTION_YEARS,
  formality: 'TU',
};

/** Settings of the practice; the defaults until administration has saved its own. */
export async function settingsOfPractice(db: Database): Promise<PracticeSettings> {
  return (await practiceRepository(db).settings()) ?? DEFAULT_SETTINGS;
}

/** What anybody may know of the practice, before the sign-in too. */
export async function practiceIdentity({
  db,
  timeZone,
}: Pick<PublicContext, 'db' | 'timeZone'>): Promise<PracticeIdentity> {
  return { ...((await practiceRepository(db).identity()) ?? NO_IDENTITY), timeZone };
}

/** What is told only to whoever is signed in. */
export async function practiceLegalIdentity({ db }: Pick<PublicContext, 'db'>): Promise<LegalIdentity> {
  const { taxId, healthRegistration } = await settingsOfPractice(db);
  return { taxId, healthRegistration };
}

/** Opening hours, the default ones until some are saved, and holidays. */
export async function practiceHours({ db }: Pick<PublicContext, 'db'>): Promise<PracticeHours> {
  const repository = practiceRepository(db);
  const stored = await repository.openingHours();
  return {
    openingHours: stored.length > 0 ? stored : [...DEFAULT_WEEK],
    holidays: await repository.holidays(),
  };
}

/** Who may create an account of staff. */
export const registrationOf = async ({ db }: Pick<PublicContext, 'db'>): Promise<Registration> =>
  (await settingsOfPractice(db)).registration;

/** The practice as the sender of a mail, and how to reach it. */
export type PracticeSender = Sender & Pick<PracticeIdentity, 'address' | 'phone' | 'email'>;

const UNKNOWN: PracticeSender = {
  ...{ name: null, logo: null, contact: '' },
  ...{ address: null, phone: null, email: null },
};

export async function mailSender(db: Database): Promise<PracticeSender> {
  const stored = await practiceRepository(db).identity();
  return stored ? { ...stored, contact: contactLine(stored) } : UNKNOWN;
}
