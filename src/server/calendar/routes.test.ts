import { eq } from 'drizzle-orm';
import ICAL from 'ical.js';
import { CALENDAR_ID_DOMAIN } from '@/contract/common/constants';
import { calendarFeeds, users } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let manuel: Actor;

beforeEach(async () => {
  server.clock.set('2026-11-20T10:00:00Z');
  ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  manuel = await server.signIn('PATIENT', { name: 'Manuel Ñíguez, Gil; Ortega', therapist: ana });
});

async function book(values: object = {}) {
  const { body } = await server.call(ana, 'POST /api/appointments', {
    patientId: manuel.patientId,
    date: '2027-03-28',
    time: '10:00',
    duration: 60,
    type: 'TREATMENT',
    notes: 'Dolor lumbar irradiado',
    ...values,
  });
  return body.appointment.id as string;
}

const text = async (actor: Actor | null, path: string) => {
  const answer = await server.call<string>(actor, `GET ${path}` as 'GET /x');
  return { ...answer, body: String(answer.body) };
};

async function openFeed(actor: Actor): Promise<string> {
  const { status, body } = await server.call(actor, 'POST /api/calendar/feed');
  expect(status).toBe(201);
  return body.url.replace('http://consulta.test', '');
}

interface ParsedEvent {
  uid: string;
  summary: string;
  description: string | null;
  start: string;
  end: string;
  status: string;
}

/** Parses a file with Mozilla's ical.js. */
function parse(file: string): { name: string; events: ParsedEvent[] } {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const events = calendar.getAllSubcomponents('vevent').map((one) => {
    const event = new ICAL.Event(one);
    return {
      ...{ uid: event.uid, summary: event.summary, description: event.description ?? null },
      start: event.startDate.toJSDate().toISOString(),
      end: event.endDate.toJSDate().toISOString(),
      status: String(one.getFirstPropertyValue('status')),
    };
  });
  return { name: String(calendar.getFirstPropertyValue('x-wr-calname')), events };
}

describe('the file of one appointment', () => {
  it('is read by an independent parser, with commas, semicolons, accents and long lines', async () => {
    await server.db
      .update(users)
      .set({ name: `Ana ${'Ruíz, Soler; '.repeat(12)}\nfin` })
      .where(eq(users.id, ana.id));
    const id = await book();
    const answer = await text(manuel, `/api/appointments/${id}/calendar.ics`);
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(answer.headers['content-disposition']).toBe('attachment; filename="cita-2027-03-28.ics"');
    for (const line of answer.body.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const { events } = parse(answer.body);
    expect(events).toEqual([
      {
        uid: `${id}@${CALENDAR_ID_DOMAIN}`,
        summary: `Cita de fisioterapia con Ana ${'Ruíz, Soler; '.repeat(12)}\nfin`,
        description: null,
        // 10:00 on the day of the clock change is already summer time.
        start: '2027-03-28T08:00:00.000Z',
        end: '2027-03-28T09:00:00.000Z',
        status: 'TENTATIVE',
      },
    ]);
  });

  it('names the patient to the therapist, carries no notes, and is not for others', async () => {
    const id = await book();
    const own = await text(ana, `/api/appointments/${id}/calendar.ics`);
    expect(parse(own.body).events[0]?.summary).toBe('Tratamiento: Manuel Ñíguez, Gil; Ortega');
    expect(own.body).not.toContain('lumbar');
    const other = await server.signIn('PATIENT', { therapist: ana });
    expect((await text(other, `/api/appointments/${id}/calendar.ics`)).status).toBe(404);
    expect((await text(null, `/api/appointments/${id}/calendar.ics`)).status).toBe(401);
  });
});

describe('the private calendar address', () => {
  it('is a valid calendar without appointments, and raises the number of the revision with each move', async () => {
    const address = await openFeed(ana);
    const empty = (await text(null, address)).body;
    expect(parse(empty)).toEqual({ name: 'Citas', events: [] });
    expect(empty).toMatch(/BEGIN:VTIMEZONE\r\n(?:.*\r\n)+END:VTIMEZONE\r\nEND:VCALENDAR/);
    const id = await book();
    const sequence = async () => Number(/\r\nSEQUENCE:(\d+)\r\n/.exec((await text(null, address)).body)?.[1]);
    const first = await sequence();
    expect(await sequence()).toBe(first);
    server.clock.advance(60_000);
    const { body } = await server.call(ana, `GET /api/appointments/${id}`);
    const { patientId, duration, type } = body.appointment;
    await server.call(ana, `PUT /api/appointments/${id}`, {
      ...{ patientId, duration, type, notes: '' },
      ...{ date: '2027-03-29', time: '16:00' },
    });
    expect(await sequence()).toBeGreaterThan(first);
  });

  it('shows live appointments with initials at most, and nothing clinical', async () => {
    const id = await book();
    const cancelled = await book({ time: '12:00' });
    await server.call(ana, `PATCH /api/appointments/${cancelled}/status`, { status: 'CANCELLED' });
    const answer = await text(null, await openFeed(ana));
    expect(answer.status).toBe(200);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    const { events, name } = parse(answer.body);
    expect(name).toBe('Citas');
    expect(events).toHaveLength(1);
    expect(events[0]).toMatchObject({
      uid: `${id}@${CALENDAR_ID_DOMAIN}`,
      summary: 'Cita M. Ñ.',
      description: null,
    });
    expect(answer.body).not.toMatch(/Manuel|lumbar|Tratamiento/);
  });

  it('of a patient shows only their own', async () => {
    const id = await book();
    const other = await server.addPatient(ana);
    await book({ time: '15:00', patientId: other.id });
    const { events } = parse((await text(null, await openFeed(manuel))).body);
    expect(events).toEqual([
      expect.objectContaining({ uid: `${id}@${CALENDAR_ID_DOMAIN}`, summary: 'Cita' }),
    ]);
  });

  it('is kept as a hash, ends when revoked or replaced, and says whether it is there', async () => {
    const state = async () => (await server.call(ana, 'GET /api/calendar/feed')).body;
    expect(await state()).toEqual({ active: false, createdAt: null });
    const first = await openFeed(ana);
    expect(await state()).toEqual({ active: true, createdAt: '2026-11-20T10:00:00.000Z' });
    const token = first.split('/').pop()!.replace('.ics', '');
    expect(token).toHaveLength(43);
    expect(JSON.stringify(await server.db.select().from(calendarFeeds))).not.toContain(token);
    const second = await openFeed(ana);
    expect((await text(null, first)).status).toBe(404);
    expect((await text(null, second)).status).toBe(200);
    expect((await server.call(ana, 'DELETE /api/calendar/feed')).status).toBe(200);
    expect((await text(null, second)).status).toBe(404);
    expect(await state()).toEqual({ active: false, createdAt: null });
  });

  it('is one, also where several are made at the same moment', async () => {
    const feeds = await Promise.all([openFeed(ana), openFeed(ana), openFeed(ana), openFeed(ana)]);
    const statuses = await Promise.all(feeds.map(async (feed) => (await text(null, feed)).status));
    expect(statuses.sort()).toEqual([200, 404, 404, 404]);
  });

  it('rests while the account has no access', async () => {
    const feed = await openFeed(ana);
    await server.db.update(users).set({ deactivatedAt: new Date() }).where(eq(users.id, ana.id));
    expect((await text(null, feed)).status).toBe(404);
    await server.db.update(users).set({ deactivatedAt: null }).where(eq(users.id, ana.id));
    expect((await text(null, feed)).status).toBe(200);
  });

  it('ends with the account, and cannot be guessed at', async () => {
    const feed = await openFeed(ana);
    await server.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, ana.id));
    expect((await text(null, feed)).status).toBe(404);
    expect((await text(null, `/api/calendar/${'x'.repeat(43)}.ics`)).status).toBe(404);
    expect((await text(null, '/api/calendar/x.ics')).status).toBe(404);
    expect((await server.call(null, 'POST /api/calendar/feed')).status).toBe(401);
  });
});
