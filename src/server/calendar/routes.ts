import * as yup from 'yup';
import { LIVE_APPOINTMENT_STATUSES } from '@/contract/appointments/enums';
import { calendarFile } from '@/contract/appointments/ics';
import { CALENDAR_PATHS } from '@/contract/appointments/paths';
import { appointmentsRepository, type Scope } from '../appointments/repository';
import { createLinkToken, hashLinkToken } from '../auth/tokens';
import { signedIn, SIGNED_IN } from '../http/access';
import type { App } from '../http/app';
import { notFound } from '../http/errors';
import { doneAnswer } from '../http/fields';
import { calendarEntry } from './entries';
import { calendarRepository, type FeedOwner } from './repository';

const DAY_MS = 86_400_000;
/** What a feed shows around today, in days. */
const BACK = 30;
const AHEAD = 365;

const feedStateAnswer = yup.object({ active: yup.boolean().required(), createdAt: yup.string().nullable() });
const feedAnswer = yup.object({ url: yup.string().required() });
const tokenParams = yup.object({ token: yup.string().required() });

const scopeOf = ({ role, userId, patientId }: FeedOwner): Scope =>
  role === 'PATIENT' ? { patientId: patientId ?? '' } : role === 'ADMIN' ? {} : { therapistId: userId };

/** The private calendar address of a user: to subscribe to from other calendars, revocable, telling nothing clinical. */
export function calendarRoutes(app: App): void {
  const { publicUrl } = app;

  app.get(
    CALENDAR_PATHS.feed,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Si hay una dirección privada de calendario', response: { 200: feedStateAnswer } },
    },
    async (request) => {
      const createdAt = await calendarRepository(request.db).active(signedIn(request).id);
      return { active: createdAt !== undefined, createdAt: createdAt?.toISOString() ?? null };
    },
  );

  app.post(
    CALENDAR_PATHS.feed,
    {
      // The answer is a secret that the idempotency store must not keep.
      config: { access: SIGNED_IN, idempotency: 'none' },
      schema: {
        summary: 'Crear la dirección privada de calendario; la anterior deja de valer',
        response: { 201: feedAnswer },
      },
    },
    async (request, reply) => {
      const { token, tokenHash } = createLinkToken();
      await request.db.transaction((transaction) =>
        calendarRepository(transaction).replace(signedIn(request).id, tokenHash, request.now()),
      );
      void reply.code(201).header('cache-control', 'no-store');
      return { url: `${publicUrl}${CALENDAR_PATHS.file(token)}` };
    },
  );

  app.delete(
    CALENDAR_PATHS.feed,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Anular la dirección privada de calendario', response: { 200: doneAnswer } },
    },
    async (request) => {
      await calendarRepository(request.db).revoke(signedIn(request).id, request.now());
      return { success: true };
    },
  );

  app.get(
    // 43 characters are 256 bits in base64url; anything else names nothing.
    '/api/calendar/:token(^[\\w-]{43}).ics',
    {
      config: { access: 'public' },
      schema: { summary: 'Calendario privado, sin datos clínicos ni nombres completos', params: tokenParams },
    },
    async (request, reply) => {
      const owner = await calendarRepository(request.db).findOwner(hashLinkToken(request.params.token));
      if (!owner) throw notFound();
      const now = request.now().getTime();
      const rows = await appointmentsRepository(request.db).list(scopeOf(owner), {
        from: new Date(now - BACK * DAY_MS),
        to: new Date(now + AHEAD * DAY_MS),
        statuses: LIVE_APPOINTMENT_STATUSES,
      });
      void reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store');
      return calendarFile(
        rows.map((row) => calendarEntry(row, owner, 'private')),
        'Citas',
      );
    },
  );
}
