import { eq } from 'drizzle-orm';
import type { AppointmentBody } from '@/contract/appointmentSchemas';
import type { OpenDatabase } from '../../db/database';
import { appointmentChanges, appointmentNotices, notifications, patients, users } from '../../db/schema';
import type { CommandContext } from '../../core/context';
import { notificationsRepository } from '../../notifications/repository';
import { createTestClock } from '../../testing/testClock';
import { emptyTables, testDatabase } from '../../testing/testDatabase';
import { appointmentsRepository } from '../repository';
import { dropOldStates } from '../history';
import { book } from './book';
import { bookSeries } from './bookSeries';
import { deleteAppointment } from './deleteAppointment';
import { changeStatus } from './endAppointment';
import { reschedule } from './reschedule';
import { undo } from './undo';

/* The commands themselves: no server, no request. */

let database: OpenDatabase;
const clock = createTestClock();
let ana: CommandContext['user'];
let admin: CommandContext['user'];
let manuelId: string;
let patientId: string;
let named: object[];

beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

async function person(name: string, role: CommandContext['user']['role']): Promise<CommandContext['user']> {
  const email = `${name.toLowerCase()}@test.es`;
  const values = { name, email, role, passwordHash: 'x', createdAt: clock.now() };
  const [row] = await database.db.insert(users).values(values).returning({ id: users.id });
  const user = { id: row!.id, name, email, role, alsoAdmin: false };
  return { ...user, sessionId: 'none', patientId: null, today: '2026-11-20' };
}

beforeEach(async () => {
  await emptyTables(database.db);
  // Friday, 11:00 in Madrid.
  clock.set('2026-11-20T10:00:00Z');
  named = [];
  ana = await person('Ana', 'THERAPIST');
  admin = await person('Eva', 'ADMIN');
  manuelId = (await person('Manuel', 'PATIENT')).id;
  patientId = await patientOf(ana, 'Manuel Ortega', manuelId);
});

async function patientOf(therapist: CommandContext['user'], name: string, userId: string | null = null) {
  const [row] = await database.db
    .insert(patients)
    .values({ name, therapistId: therapist.id, userId, createdAt: clock.now() })
    .returning({ id: patients.id });
  return row!.id;
}

const as = (user = ana): CommandContext => ({
  db: database.db,
  user,
  now: clock.now(),
  timeZone: 'Europe/Madrid',
  origin: { address: '127.0.0.1' },
  report: () => undefined,
  audited: (subject) => void named.push(subject),
});

const at = (time: string, values: Partial<AppointmentBody> = {}): AppointmentBody =>
  ({
    patientId,
    date: '2026-11-23',
    time,
    duration: 60,
    type: 'TREATMENT',
    notes: '',
    ...values,
  }) as AppointmentBody;

const move = (id: string, time: string, user = ana) => reschedule(as(user), { id, body: at(time) });
const stored = async (id: string) => (await appointmentsRepository(database.db).find({}, id))!;
const readerOf = (id: string) => ({ id, role: 'PATIENT' as const, alsoAdmin: false, today: '2026-11-20' });
const bell = (userId = manuelId) => notificationsRepository(database.db).list(readerOf(userId), clock.now());
const texts = async (userId = manuelId) => (await bell(userId)).map(({ message }) => message);
const seconds = (count: number) => clock.advance(count * 1000);

/** Books an appointment and lets its first notices become due, then discards them. */
async function known(time = '09:30'): Promise<string> {
  const { id } = await book(as(), at(time));
  seconds(10);
  await database.db.delete(notifications);
  return id;
}

const refused = (message: string) => expect.objectContaining({ kind: 'conflict', message });
const OVER = 'Este cambio ya no se puede deshacer';

describe('booking', () => {
  it('names the patient and the appointment to the access log', async () => {
    const { id } = await book(as(), at('09:30'));
    expect(named).toContainEqual({ patientId });
    expect(named).toContainEqual({ entityId: id });
  });

  it('makes a whole series or nothing of it', async () => {
    const { date: _date, time: _time, ...body } = at('09:30');
    const occurrences = [
      { date: '2026-11-23', time: '09:30' },
      { date: '2026-11-30', time: '09:30' },
    ];
    const rows = await bookSeries(as(), { ...body, occurrences });
    expect(rows).toHaveLength(2);
    await expect(bookSeries(as(), { ...body, occurrences })).rejects.toMatchObject({ kind: 'conflict' });
    expect(await texts()).toEqual([]);
    seconds(10);
    expect(await texts()).toEqual([
      'Tienes una cita el lunes, 23 de noviembre a las 09:30. Y 1 más después.',
    ]);
  });
});

describe('notices', () => {
  it('are neither listed nor counted nor touched until ten seconds have passed', async () => {
    await book(as(), at('09:30'));
    const repository = notificationsRepository(database.db);
    const manuel = readerOf(manuelId);
    seconds(9);
    expect(await bell()).toEqual([]);
    expect(await repository.unreadCount(manuel, clock.now())).toBe(0);
    expect(await repository.markAllRead(manuel, clock.now())).toBe(0);
    const [waiting] = await database.db.select().from(notifications);
    expect(await repository.markRead(manuel, waiting!.id, clock.now())).toBeUndefined();
    expect(await repository.remove(manuel, waiting!.id, clock.now())).toBe(false);
    seconds(1);
    expect(await texts()).toEqual(['Tienes una cita el lunes, 23 de noviembre a las 09:30.']);
    expect((await bell())[0]?.createdAt).toEqual(clock.now());
    expect(await repository.unreadCount(manuel, clock.now())).toBe(1);
  });

  it('of two moves in a row are one, with the final time, and wait anew', async () => {
    const id = await known();
    await move(id, '10:00');
    seconds(6);
    await move(id, '12:00');
    seconds(6);
    expect(await texts()).toEqual([]);
    seconds(4);
    expect(await texts()).toEqual(['Tu cita es ahora el lunes, 23 de noviembre a las 12:00.']);
  });

  it('of moves an hour apart are two', async () => {
    const id = await known();
    await move(id, '10:00');
    seconds(3600);
    await move(id, '12:00');
    seconds(10);
    expect(await texts()).toHaveLength(2);
  });

  it('are none where an appointment is moved and moved back', async () => {
    const id = await known();
    await move(id, '10:00');
    seconds(5);
    await move(id, '09:30');
    seconds(60);
    expect(await texts()).toEqual([]);
  });

  it('tell of a move and a confirmation in one sentence, and of a longer one with its minutes', async () => {
    const id = await known();
    await move(id, '10:00');
    await changeStatus(as(), { id, status: 'CONFIRMED' });
    seconds(10);
    expect(await texts()).toEqual([
      'Tu cita es ahora el lunes, 23 de noviembre a las 10:00 y está confirmada.',
    ]);
    await reschedule(as(), { id, body: at('10:00', { duration: 90 }) });
    seconds(10);
    expect((await texts())[0]).toBe('Tu cita del lunes, 23 de noviembre a las 10:00 dura ahora 90 minutos.');
  });

  it('name the time that the patient knows when it is moved and then cancelled', async () => {
    const id = await known();
    await move(id, '12:00');
    await changeStatus(as(), { id, status: 'CANCELLED' });
    seconds(10);
    expect(await texts()).toEqual(['Se ha cancelado tu cita del lunes, 23 de noviembre a las 09:30.']);
  });

  it('of what was made and taken away before anybody heard are none', async () => {
    const { id } = await book(as(), at('09:30'));
    await deleteAppointment(as(), id);
    seconds(60);
    expect(await texts()).toEqual([]);
    expect(await database.db.select().from(notifications)).toEqual([]);
  });

  it('go to both patients when an appointment is given to another one', async () => {
    const id = await known();
    const luis = await person('Luis', 'PATIENT');
    const other = await patientOf(ana, 'Luis Gil', luis.id);
    await reschedule(as(), { id, body: at('09:30', { patientId: other }) });
    seconds(10);
    expect(await texts()).toEqual(['Se ha cancelado tu cita del lunes, 23 de noviembre a las 09:30.']);
    expect(await texts(luis.id)).toEqual(['Tienes una cita el lunes, 23 de noviembre a las 09:30.']);
  });

  it('tell the therapist of an ADMIN’s doing, and no longer once the therapist has acted', async () => {
    const id = await known();
    await move(id, '10:00', admin);
    seconds(2);
    await move(id, '11:00');
    seconds(10);
    expect(await texts(ana.id)).toEqual([]);
    expect(await texts()).toEqual(['Tu cita es ahora el lunes, 23 de noviembre a las 11:00.']);
    await move(id, '12:00', admin);
    seconds(10);
    expect(await texts(ana.id)).toEqual([
      'Una cita de tu agenda es ahora el lunes, 23 de noviembre a las 12:00.',
    ]);
  });

  it('leave nothing behind once they have left', async () => {
    await move(await known(), '10:00');
    const other = await known('16:00');
    seconds(601);
    await move(other, '17:00');
    await dropOldStates(database.db, clock.now());
    const ids = { appointmentId: other };
    expect(await database.db.select().from(appointmentNotices)).toMatchObject([ids]);
    expect(await database.db.select().from(appointmentChanges)).toMatchObject([ids]);
  });
});

describe('a confirmation', () => {
  it.each<[string, () => Promise<AppointmentBody>, 'SCHEDULED' | 'CONFIRMED']>([
    ['another start', async () => at('10:00'), 'SCHEDULED'],
    [
      'another patient',
      async () => at('09:30', { patientId: await patientOf(ana, 'Luis Gil') }),
      'SCHEDULED',
    ],
    ['another length', async () => at('09:30', { duration: 90 }), 'CONFIRMED'],
    ['other notes', async () => at('09:30', { notes: 'Llega tarde' }), 'CONFIRMED'],
  ])('is of one start and one patient: %s', async (_what, bodyOf, status) => {
    const id = await known();
    await changeStatus(as(), { id, status: 'CONFIRMED' });
    const { undo: back } = await reschedule(as(), { id, body: await bodyOf() });
    expect((await stored(id)).status).toBe(status);
    if (back) await undo(as(), { id, change: back.change });
    expect((await stored(id)).status).toBe('CONFIRMED');
  });
});

describe('undoing', () => {
  it.each(['CONFIRMED', 'CANCELLED'] as const)(
    'takes %s back and leaves no notice at all',
    async (status) => {
      const id = await known();
      const { undo: back } = await changeStatus(as(), { id, status });
      expect(back?.until).toBe(new Date(clock.now().getTime() + 10_000).toISOString());
      seconds(9);
      await undo(as(), { id, change: back!.change });
      expect((await stored(id)).status).toBe('SCHEDULED');
      seconds(60);
      expect(await database.db.select().from(notifications)).toEqual([]);
    },
  );

  it('takes a completion back', async () => {
    const id = await known();
    await changeStatus(as(), { id, status: 'CONFIRMED' });
    const { undo: back } = await changeStatus(as(), { id, status: 'COMPLETED' });
    await undo(as(), { id, change: back!.change });
    expect((await stored(id)).status).toBe('CONFIRMED');
  });

  it('takes the last of two moves back, and the one notice tells of the first', async () => {
    const id = await known();
    await move(id, '10:00');
    const { undo: back } = await move(id, '12:00');
    await undo(as(), { id, change: back!.change });
    expect((await stored(id)).startsAt.toISOString()).toBe('2026-11-23T09:00:00.000Z');
    seconds(10);
    expect(await texts()).toEqual(['Tu cita es ahora el lunes, 23 de noviembre a las 10:00.']);
  });

  it('brings the duration back, and keeps notes written meanwhile', async () => {
    const id = await known();
    const body = at('16:00', { duration: 30 });
    const { undo: back } = await reschedule(as(), { id, body });
    await reschedule(as(), { id, body: { ...body, notes: 'Llega tarde' } });
    await undo(as(), { id, change: back!.change });
    expect(await stored(id)).toMatchObject({ duration: 60, notes: 'Llega tarde' });
  });

  it('brings the patient back, and nothing that was written meanwhile of the other one', async () => {
    const { id } = await book(as(), at('09:30', { notes: 'Trae la resonancia' }));
    const other = await patientOf(ana, 'Luis Gil');
    const body = at('09:30', { patientId: other });
    const { undo: back } = await reschedule(as(), { id, body });
    await reschedule(as(), { id, body: { ...body, type: 'EVALUATION', notes: 'Toma Sintrom' } });
    await undo(as(), { id, change: back!.change });
    expect(await stored(id)).toMatchObject({ patientId, type: 'TREATMENT', notes: 'Trae la resonancia' });
  });

  it.each(['the therapist', 'administration, who reads no notes'])(
    'by %s gives back notes and type that the change brought',
    async (who) => {
      const { id } = await book(as(), at('09:30', { notes: 'Trae la resonancia' }));
      const other = await patientOf(ana, 'Luis Gil');
      const body = at('16:00', { patientId: other, type: 'EVALUATION', notes: 'Operado de la mano' });
      const { undo: back } = await reschedule(as(), { id, body });
      expect(await stored(id)).toMatchObject({ type: 'EVALUATION', notes: 'Operado de la mano' });
      await undo(as(who === 'the therapist' ? ana : admin), { id, change: back!.change });
      expect(await stored(id)).toMatchObject({ patientId, type: 'TREATMENT', notes: 'Trae la resonancia' });
    },
  );

  it('leaves what was corrected since, and gives back the rest', async () => {
    const id = await known();
    const moved = at('16:00', { type: 'EVALUATION', notes: 'Operado de la mano' });
    const { undo: back } = await reschedule(as(), { id, body: moved });
    await reschedule(as(), { id, body: { ...moved, type: 'FOLLOW_UP' } });
    await undo(as(), { id, change: back!.change });
    expect(await stored(id)).toMatchObject({ type: 'FOLLOW_UP', notes: null });
  });

  it('is refused for a change that another one followed, twice, and after ten minutes', async () => {
    const id = await known();
    const first = await move(id, '10:00');
    const second = await changeStatus(as(), { id, status: 'CONFIRMED' });
    await expect(undo(as(), { id, change: first.undo!.change })).rejects.toEqual(refused(OVER));
    await undo(as(), { id, change: second.undo!.change });
    await expect(undo(as(), { id, change: second.undo!.change })).rejects.toEqual(refused(OVER));
    const third = await move(id, '11:00');
    seconds(601);
    await expect(undo(as(), { id, change: third.undo!.change })).rejects.toEqual(refused(OVER));
    expect((await stored(id)).startsAt.toISOString()).toBe('2026-11-23T10:00:00.000Z');
  });

  it('after the notice has left sends another one that puts it right', async () => {
    const id = await known();
    const { undo: back } = await changeStatus(as(), { id, status: 'CANCELLED' });
    seconds(12);
    await undo(as(), { id, change: back!.change });
    seconds(10);
    expect(await texts()).toEqual([
      'Tu cita del lunes, 23 de noviembre a las 09:30 sigue en pie.',
      'Se ha cancelado tu cita del lunes, 23 de noviembre a las 09:30.',
    ]);
  });

  it('is refused where somebody took the time meanwhile, and the change stands', async () => {
    const id = await known();
    const { undo: back } = await changeStatus(as(), { id, status: 'CANCELLED' });
    const taken = await book(as(), at('10:00'));
    await expect(undo(as(), { id, change: back!.change })).rejects.toMatchObject({
      kind: 'conflict',
      message: 'Ya hay una cita en ese horario',
      details: { conflict: { id: taken.id } },
    });
    expect((await stored(id)).status).toBe('CANCELLED');
  });

  it('against a booking at once: one of the two has the time', async () => {
    const id = await known();
    const { undo: back } = await move(id, '16:00');
    const tries = await Promise.allSettled([
      undo(as(), { id, change: back!.change }),
      book(as(), at('09:30')),
    ]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const rows = await appointmentsRepository(database.db).list({});
    expect(rows.filter(({ startsAt }) => startsAt.toISOString() === '2026-11-23T08:30:00.000Z')).toHaveLength(
      1,
    );
  });

  it('asked for twice at once happens once', async () => {
    const id = await known();
    await move(id, '10:00');
    const { undo: back } = await move(id, '16:00');
    const change = back!.change;
    const tries = await Promise.allSettled([undo(as(), { id, change }), undo(as(), { id, change })]);
    expect(tries.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect((await stored(id)).startsAt.toISOString()).toBe('2026-11-23T09:00:00.000Z');
  });

  it('is not offered where nothing moved', async () => {
    const id = await known();
    const annotated = await reschedule(as(), { id, body: at('09:30', { notes: 'Ropa cómoda' }) });
    expect(annotated.undo).toBeUndefined();
    const { undo: none } = await changeStatus(as(), { id, status: 'SCHEDULED' });
    expect(none).toBeUndefined();
    expect(
      await database.db.select().from(appointmentChanges).where(eq(appointmentChanges.appointmentId, id)),
    ).toEqual([]);
  });
});
