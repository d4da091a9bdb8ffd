import { eq } from 'drizzle-orm';
import { MINUTE_MS } from '@/contract/common/constants';
import { appointmentEvents, appointments, patientCollaborators, patients, rooms } from '../db/schema';
import type { OpenDatabase } from '../db/database';
import { testServer, type Actor, type TestServer } from './testServer';

const BODY = { date: '2026-11-23', time: '09:30', duration: 60, type: 'TREATMENT', notes: null };

const times = <T>(count: number, work: (index: number) => T): T[] =>
  Array.from({ length: count }, (_one, index) => work(index));

/** Start time of the day's `n`-th quarter of an hour, counted from 08:00. */
const quarter = (n: number) =>
  `${String(8 + Math.floor(n / 4)).padStart(2, '0')}:${String((n % 4) * 15).padStart(2, '0')}`;

/** Races of `atOnce` requests for the same time, room, patient or change, on a database. */
export function bookingRaces(open: () => Promise<OpenDatabase>, atOnce: number) {
  let database: OpenDatabase;
  let server: TestServer;
  let ana: Actor;
  let patientId: string;

  beforeAll(async () => {
    database = await open();
    server = await testServer({ database });
  });
  afterAll(async () => {
    await server?.close();
    await database?.close();
  });
  beforeEach(async () => {
    await server.reset();
    ana = await server.signIn('THERAPIST');
    patientId = (await server.addPatient(ana)).id;
  });

  const rows = () => server.db.select().from(appointments);
  const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
  const oneWins = (ok: number) => [ok, ...times(atOnce - 1, () => 409)];

  it('of many POSTs for one slot exactly one succeeds', async () => {
    const answers = await Promise.all(
      times(atOnce, () => server.call(ana, 'POST /api/appointments', { ...BODY, patientId })),
    );
    expect(statuses(answers)).toEqual(oneWins(201));
    expect(await rows()).toHaveLength(1);
    const refused = answers.find(({ status }) => status === 409)!;
    expect(refused.body.details.conflict.id).toBe((await rows())[0]?.id);
    expect(refused.body.details.alternatives).toHaveLength(3);
  });

  it('of many POSTs for one slot, each under a key of its own, exactly one succeeds', async () => {
    const answers = await Promise.all(
      times(atOnce, (index) =>
        server.call(
          ana,
          'POST /api/appointments',
          { ...BODY, patientId },
          { 'idempotency-key': `clave-${index}-x` },
        ),
      ),
    );
    expect(statuses(answers)).toEqual(oneWins(201));
    expect(await rows()).toHaveLength(1);
  });

  it('of many POSTs for overlapping slots no two overlap', async () => {
    await Promise.all(
      times(atOnce, (index) =>
        server.call(ana, 'POST /api/appointments', { ...BODY, patientId, time: quarter(index % 20) }),
      ),
    );
    const stored = (await rows()).sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    expect(stored.length).toBeGreaterThan(1);
    stored.slice(1).forEach((row, index) => expect(row.startsAt >= stored[index]!.endsAt).toBe(true));
  });

  it('of many appointments that are moved to one slot exactly one arrives, and the rest stay', async () => {
    const start = new Date('2026-12-01T07:00:00Z').getTime();
    const ids = await server.db
      .insert(appointments)
      .values(
        times(atOnce, (index) => ({
          therapistId: ana.id,
          patientId,
          startsAt: new Date(start + index * 3_600_000),
          endsAt: new Date(start + (index + 1) * 3_600_000),
          duration: 60,
          type: 'TREATMENT' as const,
        })),
      )
      .returning({ id: appointments.id });
    const answers = await Promise.all(
      ids.map(({ id }) => server.call(ana, `PUT /api/appointments/${id}`, { ...BODY, patientId })),
    );
    expect(statuses(answers)).toEqual(oneWins(200));
    const moved = (await rows()).filter(
      ({ startsAt }) => startsAt.toISOString() === '2026-11-23T08:30:00.000Z',
    );
    expect(moved).toHaveLength(1);
    expect(await rows()).toHaveLength(atOnce);
  });

  it('of 20 equal series exactly one is made, whole', async () => {
    const occurrences = ['2026-11-23', '2026-11-26', '2026-11-30'].map((date) => ({ date, time: '09:30' }));
    const answers = await Promise.all(
      times(20, () =>
        server.call(ana, 'POST /api/appointments/series', {
          patientId,
          duration: 60,
          type: 'TREATMENT',
          occurrences,
        }),
      ),
    );
    expect(statuses(answers)).toEqual([201, ...times(19, () => 409)]);
    expect(await rows()).toHaveLength(3);
  });

  it('of 20 status changes at once one decides', async () => {
    const { body } = await server.call(ana, 'POST /api/appointments', { ...BODY, patientId });
    const path = `PATCH /api/appointments/${body.appointment.id}/status` as const;
    const answers = await Promise.all(
      times(20, (index) => server.call(ana, path, { status: index % 2 ? 'CONFIRMED' : 'CANCELLED' })),
    );
    const [row] = await rows();
    for (const answer of answers.filter(({ status }) => status === 200)) {
      expect(answer.body.appointment.status).toBe(row?.status);
    }
    expect(answers.some(({ status }) => status === 409)).toBe(true);
  });

  it('of two deliveries at once each mail leaves once', async () => {
    await server.db.update(patients).set({ email: 'eva@correo.es' }).where(eq(patients.id, patientId));
    for (const date of ['2026-12-10', '2026-12-11']) {
      const answer = await server.call(ana, 'POST /api/appointments', { ...BODY, patientId, date });
      expect(answer.status).toBe(201);
    }
    // After this a change can no longer be undone, and is told.
    server.clock.advance(11 * MINUTE_MS);
    const both = await Promise.all([server.app.outbox.deliverDue(), server.app.outbox.deliverDue()]);
    expect(both).toEqual([1, 1]);
    // Two appointments of one patient make one mail.
    expect(server.mails.map(({ to }) => to)).toEqual(['eva@correo.es']);
  });

  /** Ten therapists with a patient each, and one room for all. */
  const crowd = async () => {
    const [room] = await server.db.insert(rooms).values({ name: 'Sala 1' }).returning({ id: rooms.id });
    const people = await Promise.all(
      times(10, async () => {
        const therapist = await server.signIn('THERAPIST');
        return { therapist, patientId: (await server.addPatient(therapist)).id };
      }),
    );
    return { roomId: room!.id, people, of: (index: number) => people[index % 10]! };
  };

  const overlapping = (
    stored: Awaited<ReturnType<typeof rows>>,
    key: 'roomId' | 'patientId' | 'therapistId',
  ) =>
    stored.filter((one, index) =>
      stored
        .slice(index + 1)
        .some(
          (other) =>
            one[key] !== null &&
            one[key] === other[key] &&
            one.status !== 'CANCELLED' &&
            other.status !== 'CANCELLED' &&
            one.startsAt < other.endsAt &&
            other.startsAt < one.endsAt,
        ),
    );

  it('of many POSTs of ten therapists for one room exactly one succeeds, and the rest learn why', async () => {
    const { roomId, of } = await crowd();
    const answers = await Promise.all(
      times(atOnce, (index) =>
        server.call(of(index).therapist, 'POST /api/appointments', {
          ...BODY,
          patientId: of(index).patientId,
          roomId,
        }),
      ),
    );
    expect(statuses(answers)).toEqual(oneWins(201));
    const stored = await rows();
    expect(stored).toHaveLength(1);
    const refused = answers.filter(
      (answer, index) => answer.status === 409 && of(index).therapist.id !== stored[0]!.therapistId,
    );
    for (const { body } of refused) {
      expect(body.message).toBe('La sala ya está ocupada en ese horario');
      expect(body.details.alternatives).toHaveLength(3);
      expect(body.details.conflict.patientName).toBe('Cita de otro fisioterapeuta');
    }
    expect(refused.length).toBeGreaterThan(atOnce * 0.8);
  });

  it('of many POSTs for one patient in ten agendas exactly one succeeds', async () => {
    const { people } = await crowd();
    // Of several administrators, because the requests of one wait for each other before they reach the database.
    const admins = await Promise.all(times(10, () => server.signIn('ADMIN')));
    // The patient changes hands while the requests arrive, so that they land in several agendas.
    const answers = await Promise.all(
      times(atOnce, async (index) => {
        if (index % 10 === 0)
          await server.db
            .update(patients)
            .set({ therapistId: people[index / 10]!.therapist.id })
            .where(eq(patients.id, patientId));
        return server.call(admins[index % 10]!, 'POST /api/appointments', { ...BODY, patientId });
      }),
    );
    expect(statuses(answers)).toEqual(oneWins(201));
    expect(await rows()).toHaveLength(1);
  });

  it('mixed with moves, status changes and undo, nobody is in two places and nothing fails', async () => {
    const { roomId, people, of } = await crowd();
    const made = await Promise.all(
      people.map(({ therapist, patientId: id }, index) =>
        server.call(therapist, 'POST /api/appointments', {
          ...BODY,
          patientId: id,
          roomId,
          date: '2026-11-24',
          time: quarter(index * 4),
        }),
      ),
    );
    expect(statuses(made)).toEqual(times(10, () => 201));
    const answers = await Promise.all(
      times(atOnce, async (index) => {
        const { therapist, patientId: id } = of(index);
        const own = made[index % 10]!.body.appointment.id as string;
        const body = { ...BODY, patientId: id, time: quarter(index % 7) };
        if (index % 4 === 0) return server.call(therapist, 'POST /api/appointments', { ...body, roomId });
        if (index % 4 === 1) return server.call(therapist, `PUT /api/appointments/${own}`, body);
        const path = `/api/appointments/${own}` as const;
        const status = index % 8 === 2 ? 'CONFIRMED' : 'CANCELLED';
        const changed = await server.call(therapist, `PATCH ${path}/status`, { status });
        const change = changed.body.undo?.change;
        return index % 4 === 3 && change ? server.call(therapist, `POST ${path}/undo`, { change }) : changed;
      }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const stored = await rows();
    expect(overlapping(stored, 'roomId')).toEqual([]);
    expect(overlapping(stored, 'patientId')).toEqual([]);
    expect(answers.some(({ status }) => status === 409)).toBe(true);
  });

  it('mixed with changes of the therapist, nobody is in two places, nothing fails and no team is left half', async () => {
    const { roomId, people, of } = await crowd();
    const admins = await Promise.all(times(5, () => server.signIn('ADMIN')));
    // Every other patient has colleagues; the rest are asked about first.
    await server.db
      .insert(patientCollaborators)
      .values(
        people
          .filter((_one, index) => index % 2 === 0)
          .flatMap(({ patientId: id, therapist }) =>
            people
              .filter((one) => one.therapist !== therapist)
              .map((one) => ({ patientId: id, therapistId: one.therapist.id })),
          ),
      );
    const before = await server.db.select().from(patientCollaborators);
    const made = await Promise.all(
      people.map(({ therapist, patientId: id }, index) =>
        server.call(therapist, 'POST /api/appointments', {
          ...BODY,
          patientId: id,
          ...(index % 3 === 0 && { roomId }),
          date: '2026-11-24',
          time: quarter(index * 4),
        }),
      ),
    );
    expect(statuses(made)).toEqual(times(10, () => 201));
    const answers = await Promise.all(
      times(atOnce, async (index) => {
        const { therapist, patientId: id } = of(index);
        const admin = admins[index % 5]!;
        const own = made[index % 10]!.body.appointment.id as string;
        const path = `/api/appointments/${own}` as const;
        const body = { ...BODY, patientId: id, date: '2026-11-24', time: quarter((index % 7) * 2) };
        const therapistId = of(index + 1 + Math.floor(index / 10)).therapist.id;
        if (index % 5 === 0) return server.call(therapist, 'POST /api/appointments', body);
        if (index % 5 === 1) return server.call(therapist, `PUT ${path}`, body);
        if (index % 5 === 2) return server.call(therapist, `PATCH ${path}/status`, { status: 'CONFIRMED' });
        const joinsTeam = index % 20 === 3;
        const changed = await server.call(admin, `PUT ${path}`, { ...body, therapistId, joinsTeam });
        const change = changed.body.undo?.change;
        return index % 5 === 4 && change ? server.call(admin, `POST ${path}/undo`, { change }) : changed;
      }),
    );
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const stored = await rows();
    for (const key of ['roomId', 'patientId', 'therapistId'] as const)
      expect([key, overlapping(stored, key)]).toEqual([key, []]);
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.some(({ status }) => status === 409)).toBe(true);
    // Who was taken into a team has, or had, an appointment of the patient.
    const joined = (await server.db.select().from(patientCollaborators)).filter(
      (one) => !before.some((old) => old.patientId === one.patientId && old.therapistId === one.therapistId),
    );
    const given = await server.db.select().from(appointmentEvents);
    const unused = joined.filter(({ therapistId }) =>
      given.every(({ toTherapistId }) => toTherapistId !== therapistId),
    );
    expect(unused).toEqual([]);
  });
}
