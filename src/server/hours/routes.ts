import { editable } from '@/contract/editSchemas';
import { appointmentsAnswer, touchedOptionsAnswer } from '@/contract/appointmentAnswers';
import { oneTherapistHoursAnswer, therapistsHoursAnswer } from '@/contract/hoursAnswers';
import { HOURS_PATHS as PATHS } from '@/contract/hours';
import {
  absenceSchema,
  EXTRAS_EDIT,
  extrasSchema,
  touchedQuerySchema,
  WEEKS_EDIT,
  workWeeksSchema,
} from '@/contract/hoursSchemas';
import { STAFF } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext, sent } from '../http/command';
import { idParams } from '../http/fields';
import { addAbsence, changeAbsence, removeAbsence, saveExtras, saveWeeks } from './commands';
import { listHours, optionsOfTouched, touchedAppointments } from './queries';

const changed = { access: STAFF, audit: { action: 'UPDATE', entity: 'hours' } } as const;
const answered = { response: { 200: oneTherapistHoursAnswer } };

/** Hours of the therapists: staff read them, a therapist changes their own and an ADMIN anybody's. */
export function hoursRoutes(app: App): void {
  app.get(
    PATHS.list,
    {
      config: { access: STAFF },
      schema: { summary: 'Los horarios de los fisioterapeutas', response: { 200: therapistsHoursAnswer } },
    },
    async (request) => listHours(commandContext(request)),
  );

  app.put(
    routePath(PATHS.weeks),
    {
      config: changed,
      schema: {
        summary: 'Cambiar los horarios semanales de un fisioterapeuta',
        params: idParams,
        body: editable(workWeeksSchema, WEEKS_EDIT),
        ...answered,
      },
    },
    async (request) => ({ hours: await saveWeeks(commandContext(request), sent(request)) }),
  );

  app.put(
    routePath(PATHS.extras),
    {
      config: changed,
      schema: {
        summary: 'Cambiar las horas extra de un fisioterapeuta',
        params: idParams,
        body: editable(extrasSchema, EXTRAS_EDIT),
        ...answered,
      },
    },
    async (request) => ({ hours: await saveExtras(commandContext(request), sent(request)) }),
  );

  absenceRoutes(app);
}

function absenceRoutes(app: App): void {
  app.get(
    routePath(PATHS.touched),
    {
      config: { access: STAFF, audit: { action: 'READ', entity: 'appointment-list' } },
      schema: {
        summary: 'Citas a las que afectaría una ausencia, o fuera de horario; no guarda nada',
        params: idParams,
        querystring: touchedQuerySchema,
        response: { 200: appointmentsAnswer },
      },
    },
    async (request) =>
      touchedAppointments(commandContext(request), { ...request.params, span: request.query }),
  );

  app.get(
    routePath(PATHS.touchedOptions),
    {
      config: { access: STAFF },
      schema: {
        summary: 'Horas y fisioterapeutas a los que pueden pasar esas citas; no guarda nada',
        params: idParams,
        querystring: touchedQuerySchema,
        response: { 200: touchedOptionsAnswer },
      },
    },
    async (request) => optionsOfTouched(commandContext(request), { ...request.params, span: request.query }),
  );

  app.post(
    routePath(PATHS.absences),
    {
      config: changed,
      schema: {
        summary: 'Añadir una ausencia de un fisioterapeuta',
        params: idParams,
        body: absenceSchema,
        response: { 201: oneTherapistHoursAnswer },
      },
    },
    async (request) => ({ hours: await addAbsence(commandContext(request), sent(request)) }),
  );

  app.put(
    routePath(PATHS.absence),
    {
      config: changed,
      schema: {
        summary: 'Cambiar una ausencia',
        params: idParams,
        body: editable(absenceSchema),
        ...answered,
      },
    },
    async (request) => ({ hours: await changeAbsence(commandContext(request), sent(request)) }),
  );

  app.delete(
    routePath(PATHS.absence),
    { config: changed, schema: { summary: 'Quitar una ausencia', params: idParams, ...answered } },
    async (request) => ({ hours: await removeAbsence(commandContext(request), request.params) }),
  );
}
