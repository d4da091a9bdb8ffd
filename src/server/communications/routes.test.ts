import { eq } from 'drizzle-orm';
import { DAY_MS, MINUTE_MS } from '@/contract/common/constants';
import { COMMUNICATIONS_SHOWN } from '@/contract/communications';
import { outboxMessages, patientDetails, patients, practiceSettings, users } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

const server = serverOfFile();
let ana: Actor;
let eva: Actor;

beforeEach(async () => {
  server.clock.set('2026-11-23T09:00:00Z');
  await server.db.insert(practiceSettings).values({ name: 'Consulta Retiro', timeZone: 'Europe/Madrid' });
  ana = await server.signIn('THERAPIST');
  eva = await server.signIn('PATIENT', { therapist: ana, email: 'eva@correo.es' });
});

const list = (who: Actor) => server.call(who, `GET /api/patients/${eva.patientId}/communications`);
async function pass(ms: number): Promise<void> {
  server.clock.advance(ms);
  for (const who of [ana, eva])
    who.token = await server.app.sessions.open(who as never, { userAgent: 'jest' });
}
const DATE = '2026-12-10T10:00:00+01:00';
async function book(): Promise<string> {
  const body = {
    patientId: eva.patientId,
    date: '2026-12-10',
    time: '10:00',
    duration: 60,
    type: 'TREATMENT',
  };
  return (await server.call(ana, 'POST /api/appointments', body)).body.appointment.id;
}

it('says what was told and how that ended, and what came back by which way, newest first', async () => {
  const id = await book();
  const waiting = (await list(ana)).body.communications;
  const mail = { kind: 'BOOKED', channel: 'EMAIL', date: DATE, failure: null, by: null, reason: null };
  expect(waiting).toEqual([
    { ...mail, id: expect.any(String), at: '2026-11-23T09:10:00.000Z', outcome: 'WAITING', sentTo: null },
  ]);
  await pass(11 * MINUTE_MS);
  await server.app.outbox.deliverDue();
  const token = /\/appointment\/([\w-]{43})\b/.exec(server.mails[0]?.text ?? '')?.[1] ?? '';
  const own = (act: string, reason?: string) =>
    server.call(eva, `POST /api/appointments/${id}/answer/${act}`, { date: DATE, reason });
  const linked = (act: string) => server.call(null, `POST /api/appointment-links/${token}/${act}`);
  for (const answer of [
    () => linked('confirmation'),
    () => own('undo'),
    () => linked('another-day'),
    () => own('cancellation', 'Fiebre'),
  ]) {
    server.clock.advance(MINUTE_MS);
    await answer();
  }
  const { status, body } = await list(ana);
  expect(status).toBe(200);
  expect(
    body.communications.map(({ kind, channel, outcome, sentTo, reason }: Record<string, unknown>) => [
      ...[kind, channel, outcome, sentTo, reason],
    ]),
  ).toEqual([
    ['CANNOT_COME', 'APP', 'RECEIVED', null, 'Fiebre'],
    ['ANOTHER_DAY', 'LINK', 'RECEIVED', null, null],
    ['TAKEN_BACK', 'APP', 'RECEIVED', null, null],
    ['CONFIRMS', 'LINK', 'RECEIVED', null, null],
    ['BOOKED', 'EMAIL', 'SENT', 'eva@correo.es', null],
  ]);
});

it('says why a mail has not left', async () => {
  await book();
  const failed = {
    outcome: 'FAILED',
    failure: 'OUTDATED',
    endedAt: new Date('2026-11-23T09:30:00Z'),
  } as const;
  await server.db.update(outboxMessages).set({ ...failed, attempts: 1 });
  expect((await list(ana)).body.communications).toMatchObject([
    { at: '2026-11-23T09:30:00.000Z', outcome: 'FAILED', failure: 'OUTDATED', sentTo: null },
  ]);
});

it('shows the newest of many', async () => {
  const appointmentId = await book();
  const [{ patientId, startsAt } = { patientId: '', startsAt: new Date() }] = await server.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.appointmentId, appointmentId));
  const at = (index: number) => new Date(startsAt.getTime() - index * DAY_MS);
  await server.db.insert(outboxMessages).values(
    Array.from({ length: COMMUNICATIONS_SHOWN + 5 }, (_one, index) => ({
      ...{ appointmentId, patientId, startsAt, kind: 'MOVED' as const, supersededAt: at(0) },
      ...{ createdAt: at(index), dueAt: at(index), endedAt: at(index), outcome: 'SENT' as const },
    })),
  );
  const { body } = await list(ana);
  expect(body.communications).toHaveLength(COMMUNICATIONS_SHOWN);
  expect(body.communications[0].at).toBe(at(0).toISOString());
});

describe('what is told by hand', () => {
  const DAY = '2026-11-24';
  const AT = `${DAY}T10:00:00+01:00`;
  const bookFor = async (patientId: string | null, date: string, time = '10:00') => {
    const body = { patientId, date, time, duration: 60, type: 'TREATMENT' };
    return (await server.call(ana, 'POST /api/appointments', body)).body.appointment.id as string;
  };
  const note = (id: string, sent: object = {}, who: Actor = ana) =>
    server.call(who, `POST /api/appointments/${id}/told`, { way: 'WHATSAPP', date: AT, ...sent });
  const untold = async (who: Actor = ana) =>
    (await server.call(who, 'GET /api/appointments/untold')).body.appointments.map(
      ({ id }: { id: string }) => id,
    );

  it('is noted once with who, when and how, and seen among the communications', async () => {
    const id = await bookFor(eva.patientId, DAY);
    for (const { status } of await Promise.all([1, 2].map(() => note(id)))) expect(status).toBe(200);
    await note(id, { way: 'CALL' });
    const { body } = await list(ana);
    const byHand = body.communications.filter(({ kind }: { kind: string }) => kind === 'TOLD');
    expect(byHand).toMatchObject(
      expect.arrayContaining([
        expect.objectContaining({ channel: 'WHATSAPP', outcome: 'NOTED', by: ana.name, date: AT }),
        expect.objectContaining({ channel: 'CALL', at: server.clock.now().toISOString() }),
      ]),
    );
    expect(byHand).toHaveLength(2);
    const history = await server.call(ana, `GET /api/appointments/${id}/events`);
    expect(history.body.events[0]).toMatchObject({ kind: 'TOLD', actorName: ana.name });
  });

  it('waits for today and tomorrow, where no mail tells it and nobody has, at the present start', async () => {
    const { id: patientId } = await server.addPatient(ana, { email: null });
    const told = await bookFor(patientId, DAY);
    const open = await bookFor(patientId, '2026-11-23', '20:00');
    const mailed = await bookFor(eva.patientId, DAY, '12:00');
    await bookFor(patientId, '2026-11-25');
    // The messages to who has no address are forgotten when they are due; the mail to the other leaves.
    await pass(11 * MINUTE_MS);
    await server.app.outbox.deliverDue();
    expect(server.mails).toHaveLength(1);
    expect(await untold()).toEqual([open, told]);
    await note(told);
    expect(await untold()).toEqual([open]);
    const failed = { outcome: 'FAILED', failure: 'REFUSED' } as const;
    await server.db.update(outboxMessages).set(failed).where(eq(outboxMessages.appointmentId, mailed));
    expect(await untold()).toEqual([open, mailed]);
    await server.call(ana, `PATCH /api/appointments/${mailed}/status`, { status: 'CONFIRMED' });
    expect(await untold()).toEqual([open]);
    const admin = await server.signIn('ADMIN');
    expect(await untold(admin)).toEqual([open]);
    expect(await untold(await server.signIn('THERAPIST'))).toEqual([]);
    const moved = { patientId, date: DAY, time: '16:00', duration: 60, type: 'TREATMENT' };
    await server.call(ana, `PUT /api/appointments/${told}`, moved);
    await pass(11 * MINUTE_MS);
    await server.app.outbox.deliverDue();
    expect(await untold()).toEqual([open, told]);
  });

  describe('before a night in which no mail leaves', () => {
    /** Eva is mailed at noon when she is expected tomorrow. */
    async function bookAtNoon(time: string) {
      server.clock.set('2026-11-23T11:00:00Z');
      const id = await bookFor(eva.patientId, DAY, time);
      expect(await untold()).toEqual([]);
      await pass(11 * MINUTE_MS);
      expect(await server.app.outbox.deliverDue()).toBe(1);
      return id;
    }
    const evening = () => pass(Date.parse('2026-11-23T20:00:00Z') - server.clock.now().getTime());
    const move = (id: string, time: string) =>
      server.call(ana, `PUT /api/appointments/${id}`, {
        ...{ patientId: eva.patientId, date: DAY, time, duration: 60, type: 'TREATMENT' },
      });

    it('waits where the mail of a new time would come too late', async () => {
      const id = await bookAtNoon('11:00');
      await evening();
      await move(id, '08:30');
      expect(await untold()).toEqual([id]);
      // It leaves at nine.
      await move(id, '12:00');
      expect(await untold()).toEqual([]);
      // The patient knows this one.
      await move(id, '11:00');
      expect(await untold()).toEqual([]);
    });

    it('waits where the mail would come after the start that the patient knows', async () => {
      const id = await bookAtNoon('08:30');
      await evening();
      await move(id, '12:00');
      expect(await untold()).toEqual([id]);
      // Whoever came then has come; the mail leaves now.
      await pass(Date.parse('2026-11-24T08:01:00Z') - server.clock.now().getTime());
      expect(await untold()).toEqual([]);
    });

    it('waits where it is moved back to a time after which the patient was told of another', async () => {
      const id = await bookAtNoon('08:30');
      await move(id, '16:00');
      await pass(11 * MINUTE_MS);
      expect(await server.app.outbox.deliverDue()).toBe(1);
      await evening();
      await move(id, '08:30');
      expect(await untold()).toEqual([id]);
    });

    it('waits where it is given to another patient, whatever the former one was told', async () => {
      const id = await bookAtNoon('08:30');
      await evening();
      const { id: patientId } = await server.addPatient(ana, { email: null });
      const given = { patientId, date: DAY, time: '08:30', duration: 60, type: 'TREATMENT' };
      expect((await server.call(ana, `PUT /api/appointments/${id}`, given)).status).toBe(200);
      expect(await untold()).toEqual([id]);
    });

    it.each([
      ['has no address', () => server.db.update(patients).set({ email: null })],
      [
        'wants no mails',
        () =>
          server.db
            .insert(patientDetails)
            .values({ patientId: eva.patientId as string, noAppointmentMails: true }),
      ],
      ['is in an agenda without mails', () => server.db.update(users).set({ appointmentMails: false })],
      ['is of a practice without', () => server.db.update(practiceSettings).set({ appointmentMails: false })],
    ])('waits at once where the patient %s', async (_why, turn) => {
      await evening();
      await turn();
      const id = await bookFor(eva.patientId, DAY);
      expect(await untold()).toEqual([id]);
    });
  });

  describe('where a start was taken away on which the patient counts', () => {
    const EARLY = `${DAY}T08:30:00+01:00`;
    /** What is off or elsewhere now: how it stands, and on which start the patient counts. */
    const stillExpected = async (who: Actor = ana) =>
      (await server.call(who, 'GET /api/appointments/untold')).body.stillExpected.map(
        ({ id, status, date, expected }: Record<string, string>) => ({ id, status, date, expected }),
      );
    const cancel = (id: string) =>
      server.call(ana, `PATCH /api/appointments/${id}/status`, { status: 'CANCELLED' });
    const move = (id: string, patientId: string, date: string, time: string) =>
      server.call(ana, `PUT /api/appointments/${id}`, {
        ...{ patientId, date, time, duration: 60, type: 'TREATMENT' },
      });
    /** Booked long enough ago that the patient may know it, who has no address. */
    async function booked(time = '08:30') {
      const { id: patientId } = await server.addPatient(ana, { email: null });
      const id = await bookFor(patientId, DAY, time);
      await pass(11 * MINUTE_MS);
      return { id, patientId };
    }
    const undo = (id: string, { body }: { body: { undo?: { change: string } } }) =>
      server.call(ana, `POST /api/appointments/${id}/undo`, { change: body.undo?.change });

    it.each([
      ['cancelled', 'CANCELLED', EARLY, ({ id }: { id: string }) => cancel(id)],
      [
        'deleted',
        'CANCELLED',
        EARLY,
        ({ id }: { id: string }) => server.call(ana, `DELETE /api/appointments/${id}`),
      ],
      [
        'moved to another week',
        'SCHEDULED',
        '2026-12-03T17:00:00+01:00',
        ({ id, patientId }: { id: string; patientId: string }) => move(id, patientId, '2026-12-03', '17:00'),
      ],
    ] as const)('waits of one that was %s, until somebody has told it', async (_how, status, date, act) => {
      const one = await booked();
      expect((await act(one)).status).toBe(200);
      const isOff = status === 'CANCELLED';
      const listed = [{ id: one.id, status, date, expected: EARLY }];
      const admin = await server.signIn('ADMIN');
      const berta = await server.signIn('THERAPIST');
      expect([await untold(), await stillExpected(), await stillExpected(admin)]).toEqual([
        [],
        listed,
        listed,
      ]);
      expect(await stillExpected(berta)).toEqual([]);
      expect((await note(one.id, { date, isOff }, berta)).status).toBe(404);
      // What it is not cannot be told of it.
      expect((await note(one.id, { date, isOff: !isOff })).status).not.toBe(200);
      for (const { status: answered } of [
        await note(one.id, { date, isOff }),
        await note(one.id, { date, isOff }, admin),
      ])
        expect(answered).toBe(200);
      expect(await stillExpected()).toEqual([]);
      const { body } = await server.call(ana, `GET /api/patients/${one.patientId}/communications`);
      const byHand = body.communications.filter(({ kind }: { kind: string }) => kind === 'TOLD');
      expect(byHand).toMatchObject([{ channel: 'WHATSAPP', by: ana.name, date }]);
    });

    it('is over when the start is', async () => {
      const { id } = await booked();
      await cancel(id);
      await pass(Date.parse('2026-11-24T07:31:00Z') - server.clock.now().getTime());
      expect(await stillExpected()).toEqual([]);
    });

    it('names the start on which the patient counts beside one that takes place in these days', async () => {
      const { id, patientId } = await booked();
      await move(id, patientId, DAY, '12:00');
      const { body } = await server.call(ana, 'GET /api/appointments/untold');
      expect(body).toMatchObject({
        appointments: [{ id, date: `${DAY}T12:00:00+01:00`, expected: EARLY }],
        stillExpected: [],
      });
    });

    it('is nothing where it is as before, or was arranged and taken away within ten minutes', async () => {
      const { id, patientId } = await booked();
      await undo(id, await cancel(id));
      expect([await untold(), await stillExpected()]).toEqual([[id], []]);
      await note(id, { date: EARLY });
      // A slip that is moved on, and one that is removed.
      await move(id, patientId, DAY, '09:30');
      await move(id, patientId, '2026-12-03', '17:00');
      await cancel(await bookFor(eva.patientId, DAY, '18:00'));
      expect(await stillExpected()).toMatchObject([{ id, expected: EARLY }]);
    });

    it('waits of what stands again after the patient was told that it is off', async () => {
      const { id } = await booked();
      await note(id, { date: EARLY });
      const cancelled = await cancel(id);
      await note(id, { date: EARLY, isOff: true });
      await undo(id, cancelled);
      expect([await untold(), await stillExpected()]).toEqual([[id], []]);
      // The same way once more is another thing told.
      await note(id, { date: EARLY });
      expect(await untold()).toEqual([]);
      await server.call(ana, `DELETE /api/appointments/${id}`);
      await note(id, { date: EARLY, isOff: true });
      expect(await stillExpected()).toEqual([]);
      await server.call(ana, `POST /api/appointments/${id}/restore`);
      expect(await untold()).toEqual([id]);
    });

    it('waits only where the mail that says so comes too late', async () => {
      server.clock.set('2026-11-23T11:00:00Z');
      const [early, late] = [await bookFor(eva.patientId, DAY, '08:30'), await bookFor(eva.patientId, DAY)];
      await pass(11 * MINUTE_MS);
      expect(await server.app.outbox.deliverDue()).toBe(1);
      await pass(Date.parse('2026-11-23T20:00:00Z') - server.clock.now().getTime());
      for (const id of [early, late]) await cancel(id);
      expect(await stillExpected()).toEqual([
        { id: early, status: 'CANCELLED', date: EARLY, expected: EARLY },
      ]);
      await server.db.update(patients).set({ email: null });
      expect((await stillExpected()).map(({ id }: { id: string }) => id)).toEqual([early, late]);
    });

    it('is nothing where the patient cannot come, confirmed the new time, or is no patient any more', async () => {
      const own = await bookFor(eva.patientId, DAY, '20:00');
      const { id, patientId } = await booked();
      const other = await booked('15:00');
      const answered = await server.call(eva, `POST /api/appointments/${own}/answer/cancellation`, {
        date: `${DAY}T20:00:00+01:00`,
      });
      await move(id, patientId, '2026-12-03', '17:00');
      expect(await stillExpected()).toHaveLength(1);
      await server.call(ana, `PATCH /api/appointments/${id}/status`, { status: 'CONFIRMED' });
      expect((await server.call(ana, `DELETE /api/patients/${other.patientId}`)).status).toBe(200);
      expect([answered.status, await untold(), await stillExpected()]).toEqual([200, [], []]);
    });
  });

  it('is refused for another start, an unknown way and who does not look after the agenda', async () => {
    const id = await bookFor(eva.patientId, DAY);
    expect((await note(id, { date: `${DAY}T11:00:00+01:00` })).status).toBe(409);
    expect((await note(id, { way: 'PIGEON' })).status).toBe(400);
    expect((await note(id, {}, eva)).status).toBe(403);
    expect((await note(id, {}, await server.signIn('THERAPIST'))).status).toBe(404);
    await server.call(ana, `PATCH /api/appointments/${id}/status`, { status: 'CANCELLED' });
    expect((await note(id)).status).toBe(409);
  });
});
