import { editable } from '@/contract/editSchemas';
import {
  hoursAnswer,
  legalIdentityAnswer,
  officialHolidaysAnswer,
  practiceIdentityAnswer,
  practiceSettingsAnswer,
  registrationAnswer,
} from '@/contract/practiceAnswers';
import { PRACTICE_PATHS } from '@/contract/practice';
import {
  HOLIDAYS_EDIT,
  holidaysSchema,
  logoSchema,
  officialHolidaysQuery,
  OPENING_HOURS_EDIT,
  openingHoursSchema,
  practiceSettingsSchema,
} from '@/contract/practiceSchemas';
import { ADMINS, SIGNED_IN, STAFF } from '../http/access';
import type { App } from '../http/app';
import { commandContext, publicContext } from '../http/command';
import { saveHolidays, saveOpeningHours, saveLogo, saveSettings } from './commands';
import { officialHolidays } from './officialHolidays';
import {
  practiceHours,
  practiceIdentity,
  practiceLegalIdentity,
  registrationOf,
  settingsOfPractice,
} from './queries';

const changed = { access: ADMINS, audit: { action: 'UPDATE', entity: 'practice' } } as const;

/** Hours, holidays and settings of the practice: staff read the hours, an ADMIN changes them. */
export function practiceRoutes(app: App): void {
  identityRoutes(app);
  hoursRoutes(app);
  settingsRoutes(app);
}

/** What is asked before the sign-in, what only afterwards, and the logo. */
function identityRoutes(app: App): void {
  app.get(
    PRACTICE_PATHS.identity,
    {
      config: { access: 'public' },
      schema: {
        summary: 'Nombre, logotipo y contacto de la consulta',
        response: { 200: practiceIdentityAnswer },
      },
    },
    async (request) => ({ identity: await practiceIdentity(publicContext(request)) }),
  );

  app.get(
    PRACTICE_PATHS.legalIdentity,
    {
      config: { access: SIGNED_IN },
      schema: {
        summary: 'NIF y registro sanitario de la consulta',
        response: { 200: legalIdentityAnswer },
      },
    },
    async (request) => ({ legal: await practiceLegalIdentity(commandContext(request)) }),
  );

  app.put(
    PRACTICE_PATHS.logo,
    {
      config: changed,
      schema: {
        summary: 'Cambiar o quitar el logotipo',
        body: logoSchema,
        response: { 200: practiceIdentityAnswer },
      },
    },
    async (request) => ({ identity: await saveLogo(commandContext(request), request.body) }),
  );

  app.get(
    PRACTICE_PATHS.registration,
    {
      config: { access: 'public' },
      schema: { summary: 'Quién puede registrarse', response: { 200: registrationAnswer } },
    },
    async (request) => ({ registration: await registrationOf(publicContext(request)) }),
  );
}

function hoursRoutes(app: App): void {
  app.get(
    PRACTICE_PATHS.hours,
    {
      config: { access: STAFF },
      schema: { summary: 'El horario de la consulta', response: { 200: hoursAnswer } },
    },
    async (request) => practiceHours(commandContext(request)),
  );

  app.put(
    PRACTICE_PATHS.hours,
    {
      config: changed,
      schema: {
        summary: 'Cambiar el horario de apertura',
        body: editable(openingHoursSchema, OPENING_HOURS_EDIT),
        response: { 200: hoursAnswer },
      },
    },
    async (request) => saveOpeningHours(commandContext(request), request.body),
  );

  app.put(
    PRACTICE_PATHS.holidays,
    {
      config: changed,
      schema: {
        summary: 'Cambiar los festivos',
        body: editable(holidaysSchema, HOLIDAYS_EDIT),
        response: { 200: hoursAnswer },
      },
    },
    async (request) => saveHolidays(commandContext(request), request.body),
  );

  app.get(
    PRACTICE_PATHS.officialHolidays,
    {
      config: { access: ADMINS },
      schema: {
        summary: 'Los festivos oficiales de un año en la comunidad de la consulta, como propuesta',
        querystring: officialHolidaysQuery,
        response: { 200: officialHolidaysAnswer },
      },
    },
    async (request) => officialHolidays(commandContext(request), request.query.year),
  );
}

function settingsRoutes(app: App): void {
  app.get(
    PRACTICE_PATHS.settings,
    {
      config: { access: ADMINS },
      schema: { summary: 'Los datos de la consulta', response: { 200: practiceSettingsAnswer } },
    },
    async (request) => ({ settings: await settingsOfPractice(commandContext(request).db) }),
  );

  app.put(
    PRACTICE_PATHS.settings,
    {
      config: changed,
      schema: {
        summary: 'Cambiar los datos de la consulta',
        body: editable(practiceSettingsSchema),
        response: { 200: practiceSettingsAnswer },
      },
    },
    async (request) => ({ settings: await saveSettings(commandContext(request), request.body) }),
  );
}
