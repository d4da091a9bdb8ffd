import { eq } from 'drizzle-orm';
import { CALENDAR_ID_DOMAIN, DAY_MS, HOUR_MS, MINUTE_MS } from '@/contract/common/constants';
import { appointments, outboxMessages, patients, practiceSettings } from '../db/schema';
import { serverOfFile, testServer, type Actor } from '../testing/testServer';

/** Texts that a mail must not hold: what is treated, and what the practice notes of it. */
const CLINICAL = /canario|lumbar|punci|tratamiento|fisioterapia|rehabilita|evaluaci|seguimiento|dolor/i;
/** After this a change can no longer be undone. */
const UNDONE_MS = 11 * MINUTE_MS;

const server = serverOfFile();
let ana: Actor;
let eva: { id: string };

beforeEach(async () => {
  // Monday, 10:00 in Madrid.
  server.clock.set('2026-11-23T09:00:00Z');
  await server.db.insert(practiceSettings).values({
    name: 'Consulta Retiro',
    address: 'Calle Mayor, 1',
    phone: '910000000',
    email: 'hola@retiro.es',
    timeZone: 'Europe/Madrid',
  });
  ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  eva = await server.addPatient(ana, { name: 'Eva Núñez', email: 'eva@correo.es' });
});

const body = (date: string, time: string, values: object = {}) => ({
  ...{ patientId: eva.id, date, time, duration: 60, type: 'TREATMENT', notes: 'CANARIO lumbar' },
  ...values,
});
async function book(date: string, time = '10:00', values: object = {}) {
  const answer = await server.call(ana, 'POST /api/appointments', body(date, time, values));
  expect(answer.status).toBe(201);
  return answer.body.appointment.id as string;
}
const move = (id: string, date: string, time = '10:00') =>
  server.call(ana, `PUT /api/appointments/${id}`, body(date, time));
const setStatus = (id: string, status: string) =>
  server.call(ana, `PATCH /api/appointments/${id}/status`, { status });
const rows = () => server.db.select().from(outboxMessages).orderBy(outboxMessages.createdAt);

/** Lets time pass, after which Ana signs in again. */
async function pass(ms: number): Promise<void> {
  server.clock.advance(ms);
  ana.token = await server.app.sessions.open(ana as never, { userAgent: 'jest' });
}
const passUntil = (instant: string) => pass(Date.parse(instant) - server.clock.now().getTime());

/** Lets time pass, sends what is due and answers the subjects of the mails that left meanwhile. */
async function after(ms: number): Promise<string[]> {
  await pass(ms);
  const before = server.mails.length;
  await server.app.outbox.deliverDue();
  return server.mails.slice(before).map(({ subject }) => subject);
}
const unfolded = (file: string | undefined) => (file ?? '').replace(/\r\n /g, '');

describe('a change of an appointment', () => {
  it('is told by mail when it can no longer be undone, once, and without a clinical word', async () => {
    const id = await book('2026-12-10');
    expect(await after(9 * MINUTE_MS)).toEqual([]);
    expect(await after(2 * MINUTE_MS)).toEqual(['Tu cita del jueves, 10 de diciembre a las 10:00']);
    expect(await after(HOUR_MS)).toEqual([]);
    const [mail] = server.mails;
    expect({ ...mail, text: mail?.text.replace(/[\w-]{43}$/m, 'TOKEN') }).toMatchObject({
      to: 'eva@correo.es',
      replyTo: 'hola@retiro.es',
      text: `Hola, Eva:

Tienes una cita en Consulta Retiro el jueves, 10 de diciembre a las 10:00, con Ana Ruiz.

Confirmar, cancelar o pedir otro día:
http://consulta.test/appointment/TOKEN

Si no puedes venir, llámanos al 910 000 000.

Consulta Retiro
Calle Mayor, 1 · 910 000 000 · hola@retiro.es
`,
    });
    const file = unfolded(mail?.files?.[0]?.content);
    expect(mail?.files?.[0]).toMatchObject({
      name: 'cita-2026-12-10.ics',
      type: 'text/calendar; charset=utf-8; method=REQUEST',
    });
    for (const line of [
      'METHOD:REQUEST',
      `UID:${id}@${CALENDAR_ID_DOMAIN}`,
      'DTSTART:20261210T090000Z',
      'SUMMARY:Cita en Consulta Retiro',
      'LOCATION:Calle Mayor\\, 1',
      'ORGANIZER;CN="Consulta Retiro":mailto:hola@retiro.es',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=NEEDS-ACTION;RSVP=FALSE:mailto:eva@correo.es',
    ])
      expect(file.split('\r\n')).toContain(line);
    const { logo: _logo, ...said } = mail ?? {};
    expect(JSON.stringify(said)).not.toMatch(CLINICAL);
    const [row] = await rows();
    expect(row).toMatchObject({ outcome: 'SENT', sentTo: 'eva@correo.es', attempts: 1 });
    expect(mail?.messageId).toBe(`<${row?.id}@consulta.test>`);
  });

  it('tells the new time with the same calendar id and a higher revision, and a cancellation too', async () => {
    const id = await book('2026-12-10');
    await after(UNDONE_MS);
    await pass(DAY_MS);
    await move(id, '2026-12-11', '12:00');
    expect(await after(UNDONE_MS)).toEqual(['Tu cita cambia al viernes, 11 de diciembre a las 12:00']);
    expect(server.mails[1]?.text).toContain(
      'Tu cita del jueves, 10 de diciembre a las 10:00 cambia: ahora es el viernes, 11 de diciembre a las 12:00, con Ana Ruiz.',
    );
    await pass(DAY_MS);
    await setStatus(id, 'CANCELLED');
    expect(await after(UNDONE_MS)).toEqual(['Cancelada tu cita del viernes, 11 de diciembre a las 12:00']);
    const files = server.mails.map(({ files: [file] = [] }) => unfolded(file?.content));
    const revision = files.map((file) => Number(/\r\nSEQUENCE:(\d+)/.exec(file)?.[1]));
    expect([...revision].sort((one, other) => one - other)).toEqual(revision);
    expect(new Set(revision).size).toBe(3);
    expect(files[2]).toContain('METHOD:CANCEL');
    expect(files[2]).toContain('STATUS:CANCELLED');
    for (const file of files) expect(file).toContain(`UID:${id}@${CALENDAR_ID_DOMAIN}`);
    expect(JSON.stringify(server.mails)).not.toMatch(CLINICAL);
  });

  it('that is over before anybody was told leaves what was told before, which a deletion or another time ends', async () => {
    const [gone, moved] = [await book('2026-12-10'), await book('2026-12-15')];
    await after(UNDONE_MS);
    await pass(DAY_MS);
    // The latest of what was told counts.
    await move(moved, '2026-12-11');
    expect(await after(UNDONE_MS)).toHaveLength(1);
    // At night no mail leaves, and in the morning it would come too late.
    await passUntil('2026-11-24T21:00:00Z');
    await move(gone, '2026-11-25', '07:00');
    await move(moved, '2026-11-25', '08:00');
    await passUntil('2026-11-25T09:00:00Z');
    expect(await after(0)).toEqual([]);
    await server.call(ana, `DELETE /api/appointments/${gone}`);
    expect(await after(UNDONE_MS)).toEqual(['Cancelada tu cita del jueves, 10 de diciembre a las 10:00']);
    await pass(DAY_MS);
    await move(moved, '2026-12-14');
    expect(await after(UNDONE_MS)).toEqual(['Tu cita cambia al lunes, 14 de diciembre a las 10:00']);
    expect(server.mails.at(-1)?.text).toContain('Tu cita del viernes, 11 de diciembre a las 10:00 cambia');
  });

  it('that follows another within minutes makes one mail, and one that goes back makes none', async () => {
    const moved = await book('2026-12-10');
    await move(moved, '2026-12-11');
    const gone = await book('2026-12-14');
    await setStatus(gone, 'CANCELLED');
    expect(await after(UNDONE_MS)).toEqual(['Tu cita del viernes, 11 de diciembre a las 10:00']);
    await pass(DAY_MS);
    await move(moved, '2026-12-16');
    await move(moved, '2026-12-11');
    expect(await after(UNDONE_MS)).toEqual([]);
    // Back to a time that was told before, which must be told again.
    await move(moved, '2026-12-10');
    expect(await after(UNDONE_MS)).toHaveLength(1);
    await pass(DAY_MS);
    await move(moved, '2026-12-11');
    expect(await after(UNDONE_MS)).toEqual(['Tu cita cambia al viernes, 11 de diciembre a las 10:00']);
    await pass(DAY_MS);
    await move(moved, '2026-12-10');
    expect(await after(UNDONE_MS)).toEqual(['Tu cita cambia al jueves, 10 de diciembre a las 10:00']);
  });

  it('that is undone is told to nobody, nor is a deletion that is given back', async () => {
    const id = await book('2026-12-10');
    await after(UNDONE_MS);
    await pass(DAY_MS);
    const { body: cancelled } = await setStatus(id, 'CANCELLED');
    await server.call(ana, `POST /api/appointments/${id}/undo`, { change: cancelled.undo.change });
    await server.call(ana, `DELETE /api/appointments/${id}`);
    await server.call(ana, `POST /api/appointments/${id}/restore`);
    expect(await after(UNDONE_MS)).toEqual([]);
    expect(await rows()).toHaveLength(1);
    await server.call(ana, `DELETE /api/appointments/${id}`);
    expect(await after(UNDONE_MS)).toEqual(['Cancelada tu cita del jueves, 10 de diciembre a las 10:00']);
  });

  it('that is marked as completed by mistake is told once that is taken back', async () => {
    const id = await book('2026-12-10');
    await setStatus(id, 'CONFIRMED');
    const { body: completed } = await setStatus(id, 'COMPLETED');
    await server.call(ana, `POST /api/appointments/${id}/undo`, { change: completed.undo.change });
    expect(await after(UNDONE_MS)).toEqual(['Tu cita del jueves, 10 de diciembre a las 10:00']);
  });

  it('that is undone leaves the patient told, who needs no reminder in the day after', async () => {
    const id = await book('2026-11-24', '16:00');
    await after(UNDONE_MS);
    const { body: cancelled } = await setStatus(id, 'CANCELLED');
    await server.call(ana, `POST /api/appointments/${id}/undo`, { change: cancelled.undo.change });
    expect(await after(DAY_MS)).toEqual([]);
  });

  it('of the patient tells both', async () => {
    const id = await book('2026-12-10');
    await after(UNDONE_MS);
    const luis = await server.addPatient(ana, { name: 'Luis', email: 'luis@correo.es' });
    await pass(DAY_MS);
    await server.call(
      ana,
      `PUT /api/appointments/${id}`,
      body('2026-12-10', '10:00', { patientId: luis.id }),
    );
    await after(UNDONE_MS);
    expect(server.mails.slice(1).map(({ to, subject }) => [to, subject.slice(0, 9)])).toEqual(
      expect.arrayContaining([
        ['eva@correo.es', 'Cancelada'],
        ['luis@correo.es', 'Tu cita d'],
      ]),
    );
  });

  it('of a whole series goes in one mail with a calendar file for each', async () => {
    const occurrences = ['2026-12-09', '2026-12-16', '2026-12-23'].map((date) => ({ date, time: '10:00' }));
    const { patientId, duration, type } = body('', '');
    const answer = await server.call(ana, 'POST /api/appointments/series', {
      ...{ patientId, duration, type },
      occurrences,
    });
    expect(answer.status).toBe(201);
    expect(await after(UNDONE_MS)).toEqual(['Tus citas']);
    expect(server.mails[0]?.files).toHaveLength(3);
    expect(await after(DAY_MS)).toEqual([]);
  });
});

describe('a reminder', () => {
  it('leaves 48 and 24 hours before, and not once the appointment is confirmed', async () => {
    const id = await book('2026-12-10', '12:00');
    await after(UNDONE_MS);
    await passUntil('2026-12-08T10:59:00Z');
    expect(await after(0)).toEqual([]);
    expect(await after(MINUTE_MS)).toEqual(['Recordatorio: tu cita del jueves, 10 de diciembre a las 12:00']);
    expect(await after(12 * HOUR_MS)).toEqual([]);
    await passUntil('2026-12-09T10:59:00Z');
    expect(await after(0)).toEqual([]);
    expect(await after(MINUTE_MS)).toEqual(['Recordatorio: tu cita del jueves, 10 de diciembre a las 12:00']);
    expect(await after(HOUR_MS)).toEqual([]);
    const other = await book('2026-12-17', '12:00');
    await setStatus(other, 'CONFIRMED');
    // Not on the day of a reminder.
    expect(await after(UNDONE_MS)).toEqual([]);
    expect(await after(DAY_MS)).toEqual(['Tu cita del jueves, 17 de diciembre a las 12:00']);
    for (const instant of ['2026-12-15T11:01:00Z', '2026-12-16T11:01:00Z']) {
      await passUntil(instant);
      expect(await after(0)).toEqual([]);
    }
    expect((await rows()).map(({ appointmentId, kind }) => [appointmentId === id, kind])).toEqual([
      [true, 'BOOKED'],
      [true, 'REMINDER'],
      [true, 'LAST_REMINDER'],
      [false, 'BOOKED'],
    ]);
  });

  it('is not for who was told of the time in the day before, and counts from the new time after a move', async () => {
    const id = await book('2026-11-25', '12:00');
    expect(await after(UNDONE_MS)).toEqual(['Tu cita del miércoles, 25 de noviembre a las 12:00']);
    expect(await after(DAY_MS + 2 * HOUR_MS)).toEqual([
      'Recordatorio: tu cita del miércoles, 25 de noviembre a las 12:00',
    ]);
    const soon = await book('2026-11-26', '09:00');
    await setStatus(id, 'CANCELLED');
    await after(UNDONE_MS);
    await passUntil('2026-11-25T08:30:00Z');
    expect(await after(0)).toEqual([]);
    await move(soon, '2026-12-10', '09:00');
    await after(UNDONE_MS);
    await passUntil('2026-11-26T07:59:00Z');
    expect(await after(0)).toEqual([]);
    await passUntil('2026-12-08T08:00:00Z');
    expect(await after(0)).toEqual(['Recordatorio: tu cita del jueves, 10 de diciembre a las 09:00']);
  });

  it.each([
    ['of the other record that went to the address that stayed', 'Luis', {}, ['eva', 'luis']],
    ['of the record that stayed, at the address of the other', 'Eva', { email: 'OTHER' }, ['luis', 'eva']],
    ['of the other record at its own address, and no second time', 'Luis', { email: 'OTHER' }, ['luis']],
  ])('while two patients were one record %s', async (_what, whose, choices, reminded) => {
    const luis = await server.addPatient(ana, { name: 'Luis Gil', email: 'luis@correo.es' });
    await book('2026-12-10', '12:00', { patientId: whose === 'Luis' ? luis.id : eva.id });
    await after(UNDONE_MS);
    const merged = await server.call(ana, `POST /api/patients/${eva.id}/merges`, {
      ...{ otherId: luis.id, choices },
    });
    const before = server.mails.length;
    await passUntil('2026-12-08T11:00:00Z');
    await after(0);
    await server.call(ana, `POST /api/record-merges/${merged.body.merges[0].id}/undo`);
    await after(HOUR_MS);
    expect(server.mails.slice(before).map(({ to }) => to)).toEqual(
      reminded.map((name) => `${name}@correo.es`),
    );
    const sent = (await rows()).filter(({ kind }) => kind === 'REMINDER');
    expect(sent.map(({ patientId, sentTo }) => [patientId, sentTo])).toEqual(
      reminded.map((name) => [name === 'eva' ? eva.id : luis.id, `${name}@correo.es`]),
    );
  });

  it('waits for the morning of the practice', async () => {
    await book('2026-12-10', '08:00');
    await after(UNDONE_MS);
    await passUntil('2026-12-08T07:59:00Z');
    expect(await after(0)).toEqual([]);
    expect(await after(MINUTE_MS)).toHaveLength(1);
  });
});

describe('nothing is sent', () => {
  const booked = async () => {
    await book('2026-11-25', '12:00');
    return after(UNDONE_MS);
  };

  it('at night, and all of it in the morning', async () => {
    await passUntil('2026-11-23T19:55:00Z');
    expect(await booked()).toEqual([]);
    expect(await after(10 * HOUR_MS)).toEqual([]);
    expect(await after(HOUR_MS + 55 * MINUTE_MS)).toHaveLength(1);
  });

  it('to a patient without an address, or whose record is hidden', async () => {
    await server.db.update(patients).set({ email: null }).where(eq(patients.id, eva.id));
    expect(await booked()).toEqual([]);
    expect(await rows()).toEqual([]);
    await server.db.update(patients).set({ email: 'eva@correo.es' }).where(eq(patients.id, eva.id));
    await book('2026-12-10');
    expect((await server.call(ana, `DELETE /api/patients/${eva.id}`)).status).toBe(200);
    expect(await after(UNDONE_MS)).toEqual([]);
    expect(await after(15 * DAY_MS)).toEqual([]);
  });

  it('where the practice has switched it off, nor afterwards about that time', async () => {
    await server.db.update(practiceSettings).set({ appointmentMails: false });
    expect(await booked()).toEqual([]);
    await server.db.update(practiceSettings).set({ appointmentMails: true });
    expect(await after(MINUTE_MS)).toEqual([]);
    // The reminder is of what is still ahead.
    expect(await after(DAY_MS + 2 * HOUR_MS)).toHaveLength(1);
  });

  it('where there is no mail server, except in a demonstration', async () => {
    const counts: number[] = [];
    for (const keepsAppointmentMails of [false, true]) {
      const mailer = {
        isOutbox: true as const,
        send: async () => void counts.push(1),
        close: () => undefined,
      };
      const database = {
        db: server.db,
        kind: 'postgres' as const,
        migrate: async () => {},
        close: async () => {},
      };
      const other = await testServer({
        ...{ database, mailer, now: '2026-11-23T12:00:00Z' },
        settings: { keepsAppointmentMails },
      });
      await server.db.delete(appointments);
      await book('2026-12-10');
      other.clock.set('2026-11-23T12:00:00Z');
      await other.app.outbox.deliverDue();
      await other.close();
      expect(counts).toHaveLength(keepsAppointmentMails ? 1 : 0);
    }
  });
});
