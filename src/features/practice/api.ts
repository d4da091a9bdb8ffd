import { useMemo } from 'react';
import { LATE_CANCELLATION_HOURS } from '@/contract/appointments';
import { DOCUMENT_SPACE } from '@/contract/documents';
import {
  DEFAULT_PRACTICE_WEEK,
  DEFAULT_WEEK,
  openingHoursOf,
  type PracticeWeek,
} from '@/contract/openingHours';
import { MESSAGE_LIMITS } from '@/contract/outbox';
import {
  FORMALITIES,
  PRACTICE_LIMITS,
  PRACTICE_PATHS,
  REGIONS,
  type Registration,
  REGISTRATIONS,
} from '@/contract/practice';
import type { Holiday, PracticeHours, PracticeSettings } from '@/contract/practiceAnswers';
import type { HolidaysBody, OpeningHoursBody, PracticeSettingsBody } from '@/contract/practiceSchemas';
import { listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi } from '@/shared/api/baseApi';
import { hasFailed } from '@/shared/api/errors';
import { KEEP_FRESH } from '@/shared/freshness';

type Raw = Record<string, unknown>;

const registrationOf = (value: unknown): Registration => REGISTRATIONS.find((one) => one === value) ?? 'OPEN';

const toHolidays = (answer: unknown): Holiday[] =>
  listOf(answer, 'holidays').map(({ day, name }) => ({ day: textOf(day), name: textOf(name) }));

const toHours = (answer: unknown): PracticeHours => ({
  openingHours: listOf(answer, 'openingHours').map(({ weekday, from, to }) => ({
    weekday: numberOf(weekday, 1),
    from: textOf(from),
    to: textOf(to),
  })),
  holidays: toHolidays(answer),
});

const toSettings = (raw: Raw): PracticeSettings => ({
  name: textOf(raw.name),
  taxId: optionalTextOf(raw.taxId),
  healthRegistration: optionalTextOf(raw.healthRegistration),
  address: optionalTextOf(raw.address),
  phone: optionalTextOf(raw.phone),
  email: optionalTextOf(raw.email),
  controller: optionalTextOf(raw.controller),
  controllerContact: optionalTextOf(raw.controllerContact),
  holidayRegion: REGIONS.find((one) => one === raw.holidayRegion) ?? null,
  retentionYears: numberOf(raw.retentionYears, PRACTICE_LIMITS.retentionMin),
  lateCancellationHours: numberOf(raw.lateCancellationHours, LATE_CANCELLATION_HOURS),
  documentSpaceGb: numberOf(raw.documentSpaceGb, DOCUMENT_SPACE.defaultGb),
  appointmentMails: raw.appointmentMails !== false,
  appointmentReminders: raw.appointmentReminders !== false,
  reminderHours: numberOf(raw.reminderHours, MESSAGE_LIMITS.reminderHours),
  lastReminderHours: numberOf(raw.lastReminderHours, null),
  formality: FORMALITIES.find((one) => one === raw.formality) ?? 'TU',
  registration: registrationOf(raw.registration),
});

/** Only our server has these routes. Elsewhere they fail, and the usual hours count. */
const practiceApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getPracticeHours: build.query<PracticeHours, void>({
      query: () => PRACTICE_PATHS.hours,
      transformResponse: toHours,
      providesTags: ['PracticeHours'],
    }),
    saveOpeningHours: build.mutation<PracticeHours, OpeningHoursBody>({
      query: (body) => ({ url: PRACTICE_PATHS.hours, method: 'PUT', body }),
      transformResponse: toHours,
      invalidatesTags: (_hours, error) => (hasFailed(error) ? [] : ['PracticeHours']),
    }),
    saveHolidays: build.mutation<PracticeHours, HolidaysBody>({
      query: (body) => ({ url: PRACTICE_PATHS.holidays, method: 'PUT', body }),
      transformResponse: toHours,
      invalidatesTags: (_hours, error) => (hasFailed(error) ? [] : ['PracticeHours']),
    }),
    /** A proposal for one year; not part of the practice's holidays until they are saved. */
    getOfficialHolidays: build.query<Holiday[], number>({
      query: (year) => ({ url: PRACTICE_PATHS.officialHolidays, params: { year } }),
      transformResponse: toHolidays,
      providesTags: ['PracticeSettings'],
    }),
    getPracticeSettings: build.query<PracticeSettings, void>({
      query: () => PRACTICE_PATHS.settings,
      transformResponse: (answer) => toSettings(objectOf(answer, 'settings')),
      providesTags: ['PracticeSettings'],
    }),
    savePracticeSettings: build.mutation<PracticeSettings, PracticeSettingsBody>({
      query: (body) => ({ url: PRACTICE_PATHS.settings, method: 'PUT', body }),
      transformResponse: (answer) => toSettings(objectOf(answer, 'settings')),
      invalidatesTags: (_settings, error) => (hasFailed(error) ? [] : ['PracticeSettings']),
    }),
    /** Who may register. Elsewhere it fails, and registration is open. */
    getRegistration: build.query<{ registration: Registration }, void>({
      query: () => PRACTICE_PATHS.registration,
      transformResponse: (answer) => ({ registration: registrationOf((answer as Raw | null)?.registration) }),
    }),
  }),
});

export const {
  useGetPracticeHoursQuery,
  useSaveOpeningHoursMutation,
  useSaveHolidaysMutation,
  useLazyGetOfficialHolidaysQuery,
  useGetPracticeSettingsQuery,
  useSavePracticeSettingsMutation,
  useGetRegistrationQuery,
} = practiceApi;

/** When the practice is open; the usual week until the answer is there, and on a backend without hours. */
export function usePracticeWeek(): PracticeWeek {
  const { data } = useGetPracticeHoursQuery(undefined, KEEP_FRESH);
  return useMemo(
    () =>
      data
        ? {
            hours: openingHoursOf(data.openingHours.length > 0 ? data.openingHours : DEFAULT_WEEK),
            holidays: data.holidays,
          }
        : DEFAULT_PRACTICE_WEEK,
    [data],
  );
}
