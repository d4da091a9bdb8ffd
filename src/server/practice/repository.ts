import { asc, sql } from 'drizzle-orm';
import type { Holiday, PracticeSettings, WeekStretch } from '@/contract/practiceAnswers';
import type { PracticeSettingsBody } from '@/contract/practiceSchemas';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { holidays, openingHours, practiceSettings } from '../db/schema';

const settingsColumns = {
  ...pickColumns(practiceSettings, 'name', 'taxId', 'healthRegistration', 'address', 'phone', 'email'),
  ...pickColumns(practiceSettings, 'controller', 'controllerContact', 'holidayRegion', 'retentionYears'),
  ...pickColumns(practiceSettings, 'lateCancellationHours', 'documentSpaceGb', 'appointmentMails'),
  ...pickColumns(practiceSettings, 'appointmentReminders', 'reminderHours', 'lastReminderHours'),
  ...pickColumns(practiceSettings, 'formality', 'registration'),
};

const identityColumns = {
  ...pickColumns(practiceSettings, 'name', 'logo', 'address', 'phone', 'email'),
  ...pickColumns(practiceSettings, 'controller', 'controllerContact', 'retentionYears', 'formality'),
};

/** Settings as a browser sends them. What an older one does not know stays as it is. */
type Later =
  | 'documentSpaceGb'
  | 'appointmentMails'
  | 'appointmentReminders'
  | 'reminderHours'
  | 'lastReminderHours'
  | 'formality';
type SavedSettings = Omit<PracticeSettings, Later> & { [Key in Later]: PracticeSettings[Key] | undefined };

/** Settings, opening hours and holidays of the practice. */
export const practiceRepository = (db: Database) => ({
  /** Makes writers wait for each other until the transaction ends. There may be no row yet to lock. */
  hold: () => db.execute(sql`select pg_advisory_xact_lock(hashtextextended('practice', 0))`),

  /** Undefined until administration has saved them. */
  async settings() {
    const [row] = await db.select(settingsColumns).from(practiceSettings);
    return row;
  },

  /** What everybody may know; undefined until administration has saved the settings. */
  async identity() {
    const [row] = await db.select(identityColumns).from(practiceSettings);
    return row;
  },

  /** False until the settings are stored. */
  async saveLogo(logo: string | null, now: Date): Promise<boolean> {
    const saved = await db
      .update(practiceSettings)
      .set({ logo, updatedAt: now })
      .returning({ id: practiceSettings.id });
    return saved.length > 0;
  },

  async saveSettings(settings: SavedSettings, timeZone: string, now: Date) {
    const values = { ...settings, updatedAt: now };
    await db
      .insert(practiceSettings)
      .values({ ...values, timeZone, createdAt: now })
      // The time zone stays: with another one, what is booked would show other hours.
      .onConflictDoUpdate({ target: practiceSettings.id, set: values });
  },

  /** By day and time; empty until administration has saved them. */
  openingHours: (): Promise<WeekStretch[]> =>
    db
      .select({ weekday: openingHours.weekday, from: openingHours.opensAt, to: openingHours.closesAt })
      .from(openingHours)
      .orderBy(asc(openingHours.weekday), asc(openingHours.opensAt)),

  replaceOpeningHours: (stretches: readonly WeekStretch[]) =>
    db.transaction(async (transaction) => {
      await transaction.delete(openingHours);
      await transaction
        .insert(openingHours)
        .values(stretches.map(({ weekday, from, to }) => ({ weekday, opensAt: from, closesAt: to })));
    }),

  /** By day. */
  holidays: (): Promise<Holiday[]> =>
    db.select({ day: holidays.day, name: holidays.name }).from(holidays).orderBy(asc(holidays.day)),

  replaceHolidays: (list: readonly Holiday[]) =>
    db.transaction(async (transaction) => {
      await transaction.delete(holidays);
      if (list.length > 0) await transaction.insert(holidays).values([...list]);
    }),
});

/** Absent and empty texts are stored as null. */
export const settingsOf = (body: PracticeSettingsBody): SavedSettings => ({
  name: body.name,
  taxId: body.taxId || null,
  healthRegistration: body.healthRegistration || null,
  address: body.address || null,
  phone: body.phone || null,
  email: body.email || null,
  controller: body.controller || null,
  controllerContact: body.controllerContact || null,
  holidayRegion: body.holidayRegion || null,
  retentionYears: body.retentionYears,
  lateCancellationHours: body.lateCancellationHours,
  documentSpaceGb: body.documentSpaceGb,
  appointmentMails: body.appointmentMails,
  appointmentReminders: body.appointmentReminders,
  reminderHours: body.reminderHours,
  lastReminderHours: body.lastReminderHours,
  formality: body.formality,
  registration: body.registration,
});
