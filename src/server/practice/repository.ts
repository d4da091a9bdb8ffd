import { asc } from 'drizzle-orm';
import type { Holiday, PracticeSettings, WeekStretch } from '@/contract/practice/entities';
import type { PracticeSettingsBody } from '@/contract/practice/schemas';
import type { Database } from '../db/database';
import { holidays, openingHours, practiceSettings } from '../db/schema';

const settingsColumns = {
  name: practiceSettings.name,
  taxId: practiceSettings.taxId,
  healthRegistration: practiceSettings.healthRegistration,
  address: practiceSettings.address,
  phone: practiceSettings.phone,
  email: practiceSettings.email,
  controller: practiceSettings.controller,
  controllerContact: practiceSettings.controllerContact,
  holidayRegion: practiceSettings.holidayRegion,
  retentionYears: practiceSettings.retentionYears,
  lateCancellationHours: practiceSettings.lateCancellationHours,
  registration: practiceSettings.registration,
};

/** Settings, opening hours and holidays of the practice. */
export const practiceRepository = (db: Database) => ({
  /** Undefined until administration has saved them. */
  async settings() {
    const [row] = await db.select(settingsColumns).from(practiceSettings);
    return row;
  },

  async saveSettings(settings: PracticeSettings, timeZone: string, now: Date) {
    const values = { ...settings, timeZone, updatedAt: now };
    await db
      .insert(practiceSettings)
      .values({ ...values, createdAt: now })
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
export const settingsOf = (body: PracticeSettingsBody): PracticeSettings => ({
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
  registration: body.registration,
});
