import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  absences,
  appointmentEvents,
  appointments,
  auditEvents,
  covers,
  notifications,
  outboxMessages,
  patientCollaborators,
} from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';

let ana: Actor;
let berta: Actor;
let admin: Actor;
let manuel: Actor;
let rosa: string;
let pilar: string;
/** Ana's appointments on the day of her absence: Manuel's at 9, Rosa's at 10 and Pilar's at 11. */
let ids: string[];

const START = '2026-11-20T10:00:00Z';
const DAY = '2026-11-23';
const at = (time: string, day = DAY) => `${day}T${time}:00+01:00`;

const server = serverOfFile({ now: START });

beforeEach(async () => {
  server.clock.set(START);
  ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  berta = await server.signIn('THERAPIST', { name: 'Berta Gil' });
  admin = await server.signIn('ADMIN', { name: 'Eva Sanz' });
  manuel = await server.signIn('PATIENT', { name: 'Manuel Ortega', therapist: ana });
  rosa = (await server.addPatient(ana)).id;
  pilar = (await server.addPatient(ana)).id;
  await server.db.insert(patientCollaborators).values({ patientId: rosa, therapistId: berta.id });
  ids = [await book('09:00', manuel.patientId ?? ''), await book('10:00', rosa), await book('11:00', pilar)];
  await server.db.insert(absences).values({
    ...{ therapistId: ana.id, fromDay: DAY, toDay: DAY },
    kind: 'TRAINING',
  });
  server.clock.advance(60_000);
});

async function book(time: string, patientId: string, { day = DAY, by = ana } = {}): Promise<string> {
  const body = { date: day, time, duration: 60, type: 'TREATMENT', notes: '', patientId };
  return (await server.call(by, 'POST /api/appointments', body)).body.appointment.id;
}

interface Place {
  date: string;
  therapistId: string;
}
const READ = ['09:00', '10:00', '11:00'];
/** A change of one of Ana's appointments. */
const change = (index: number, to: Place | null) => ({
  id: ids[index],
  from: { date: at(READ[index] ?? ''), therapistId: ana.id },
  to,
});
const mixed = () => [
  change(0, { date: at('09:00', '2026-11-24'), therapistId: ana.id }),
  change(1, { date: at('10:00'), therapistId: berta.id }),
  change(2, null),
];
const send = (changes: object[], more: object = {}, actor = admin) =>
  server.call(actor, 'POST /api/appointments/batch', { changes, ...more });
const undo = (changes: object[], actor = admin) =>
  server.call(actor, 'POST /api/appointments/batch/undo', { changes });
const stored = () =>
  server.db
    .select({
      startsAt: appointments.startsAt,
      therapistId: appointments.therapistId,
      status: appointments.status,
    })
    .from(appointments)
    .where(inArray(appointments.id, ids))
    .orderBy(asc(appointments.startsAt));
const optionsFor = async (actor: Actor) => {
  const { status, body } = await server.call(
    actor,
    `GET /api/hours/${ana.id}/touched/options?from=${DAY}&to=${DAY}`,
  );
  return { status, options: (body.appointments ?? []) as { id: string; options: Place[] }[] };
};

it('is announced to the browser', async () => {
  const { body } = await server.call(null, 'GET /api/system-status');
  expect(body.capabilities).toContain('appointmentBatch');
});

describe('where the appointments of an absence may go', () => {
  it('are times of the therapist after it, of colleagues, and their own with a colleague who is free', async () => {
    await book('10:00', (await server.addPatient(berta)).id, { by: berta });
    const { options } = await optionsFor(admin);
    expect(options.map(({ id }) => id)).toEqual(ids);
    const [first, second] = options.map((one) =>
      one.options.map(({ date, therapistId }) => `${therapistId === ana.id ? 'Ana' : 'Berta'} ${date}`),
    );
    expect(first).toEqual([
      ...['08:00', '09:00', '10:00'].map((time) => `Ana ${at(time, '2026-11-24')}`),
      ...['11:00', '12:00'].map((time) => `Berta ${at(time)}`),
      `Berta ${at('09:00')}`,
    ]);
    expect(second).not.toContain(`Berta ${at('10:00')}`);
  });

  it('keep the first ones apart, so that all can be taken together', async () => {
    const { options } = await optionsFor(ana);
    const firsts = options.map((one) => one.options[0]);
    expect(firsts.map((one) => one?.date)).toEqual(
      ['08:00', '09:00', '10:00'].map((time) => at(time, '2026-11-24')),
    );
    const all = await send(
      firsts.map((to, index) => change(index, to ?? null)),
      {},
      ana,
    );
    expect(all.status).toBe(200);
  });

  it('let all go to one colleague, each at its own time, where the therapist is away for long', async () => {
    await server.db.update(absences).set({ toDay: '2027-05-31' });
    const { options } = await optionsFor(admin);
    const toBerta = READ.map((time) => ({ date: at(time), therapistId: berta.id }));
    expect(options.map((one) => one.options)).toEqual(
      toBerta.map((to) => expect.arrayContaining([expect.objectContaining(to)])),
    );
    const all = await send(
      toBerta.map((to, index) => change(index, to)),
      { joinsTeam: true },
    );
    expect(all.status).toBe(200);
  });

  it('name no colleague to a therapist, and nothing to anybody else', async () => {
    const { options } = await optionsFor(ana);
    expect(new Set(options.flatMap((one) => one.options.map(({ therapistId }) => therapistId)))).toEqual(
      new Set([ana.id]),
    );
    expect((await optionsFor(berta)).status).toBe(404);
    expect((await optionsFor(manuel)).status).toBe(403);
  });
});

describe('a change of several', () => {
  it('moves, hands over and cancels in one go', async () => {
    const { status, body } = await send(mixed(), { reason: 'Ana está de baja' });
    expect(status).toBe(200);
    expect(body.appointments).toHaveLength(3);
    expect(body.undo).toMatchObject({ until: '2026-11-20T10:11:00.000Z' });
    expect(await stored()).toEqual([
      { startsAt: new Date(at('10:00')), therapistId: berta.id, status: 'SCHEDULED' },
      { startsAt: new Date(at('11:00')), therapistId: ana.id, status: 'CANCELLED' },
      { startsAt: new Date(at('09:00', '2026-11-24')), therapistId: ana.id, status: 'SCHEDULED' },
    ]);
    const events = await server.db
      .select({ id: appointmentEvents.appointmentId, reason: appointmentEvents.reason })
      .from(appointmentEvents)
      .where(eq(appointmentEvents.at, server.clock.now()));
    expect(events.map(({ id, reason }) => [ids.indexOf(id ?? ''), reason]).sort()).toEqual([
      [0, null],
      [1, null],
      [2, 'Ana está de baja'],
    ]);
  });

  it('tells each patient and therapist as the change of one does', async () => {
    await server.db.delete(notifications);
    await server.db.delete(outboxMessages);
    await send(mixed());
    const told = await server.db
      .select({ userId: notifications.userId, title: notifications.title })
      .from(notifications);
    expect(told).toContainEqual({ userId: manuel.id, title: 'Cita modificada' });
    expect(told).toContainEqual({ userId: berta.id, title: 'Nueva cita' });
    expect(told.filter(({ userId }) => userId === ana.id)).toHaveLength(3);
    const mails = await server.db.select({ kind: outboxMessages.kind }).from(outboxMessages);
    // Another therapist at the same time is no mail.
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['CANCELLED', 'MOVED']);
  });

  it('is in the access log as one call, and of each patient', async () => {
    await send(mixed());
    const logged = await server.db
      .select({ entity: auditEvents.entity, patientId: auditEvents.patientId })
      .from(auditEvents)
      .where(and(eq(auditEvents.actorId, admin.id), eq(auditEvents.action, 'UPDATE')));
    expect(logged).toHaveLength(4);
    expect(logged).toContainEqual({ entity: 'appointment-list', patientId: null });
    for (const patientId of [manuel.patientId, rosa, pilar])
      expect(logged).toContainEqual({ entity: 'appointment', patientId });
  });

  it('changes nothing if one time was taken meanwhile, and says which', async () => {
    const before = await stored();
    await book('09:00', (await server.addPatient(ana)).id, { day: '2026-11-24' });
    const { status, body } = await send(mixed());
    expect([status, body.message, body.fields]).toEqual([
      409,
      'No se ha cambiado ninguna cita. Revisa las señaladas.',
      { 'changes[0]': 'Ya hay una cita en ese horario' },
    ]);
    expect(await stored()).toEqual(before);
    expect((await send(mixed().slice(1))).status).toBe(200);
  });

  it('refuses what meets another of the same call, or is no longer as it was read', async () => {
    const to = { date: at('09:00', '2026-11-24'), therapistId: ana.id };
    await server.call(ana, `PATCH /api/appointments/${ids[2]}/status`, { status: 'CANCELLED' });
    const { body } = await send([change(2, null), change(0, to), change(1, to)]);
    expect(body.fields).toEqual({
      'changes[0]': 'La cita ha cambiado. Mira cómo está ahora.',
      'changes[2]': 'Ya hay una cita en ese horario',
    });
  });

  it('leaves alone what was moved or given to a colleague since it was read', async () => {
    const before = await stored();
    const { from, ...cancelled } = change(0, null);
    for (const former of [{ date: at('08:00') }, { therapistId: berta.id }]) {
      const { status, body } = await send([{ ...cancelled, from: { ...from, ...former } }]);
      const text = 'La cita ha cambiado. Mira cómo está ahora.';
      expect([status, body.fields]).toEqual([409, { 'changes[0]': text }]);
    }
    expect(await stored()).toEqual(before);
  });

  it('gives what moves the time of what is cancelled', async () => {
    const to = { date: at('11:00'), therapistId: ana.id };
    const { status, body } = await send([change(0, to), change(2, null)]);
    expect(status).toBe(200);
    expect((await undo(body.undo.changes)).status).toBe(200);
    expect((await stored()).map(({ status: now }) => now)).toEqual(['SCHEDULED', 'SCHEDULED', 'SCHEDULED']);
  });

  it('takes a colleague into the team only where that was asked for', async () => {
    const given = [change(0, { date: at('09:00'), therapistId: berta.id })];
    const refused = await send(given);
    expect([refused.status, refused.body.fields]).toEqual([
      409,
      { 'changes[0]': 'Este fisioterapeuta no atiende al paciente ese día' },
    ]);
    expect((await send(given, { joinsTeam: true })).status).toBe(200);
    const joined = await server.db
      .select({ patientId: auditEvents.patientId })
      .from(auditEvents)
      .where(eq(auditEvents.entity, 'care-team'));
    expect(joined).toEqual([{ patientId: manuel.patientId }]);
  });

  it('happens once where two send it at the same time', async () => {
    const answers = await Promise.all([
      send(mixed()),
      send(mixed(), {}, admin),
      send(mixed().slice(2), {}, ana),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 409].includes(status))).toBe(true);
  });

  it('refuses what says no change, or one that cannot be', async () => {
    const before = await stored();
    for (const [what, changes] of Object.entries({
      nothing: [],
      'the same twice': [change(0, null), change(0, null)],
      'no word of where to': [{ id: ids[0], from: change(0, null).from }],
      'what is no date': [change(0, { date: 'mañana', therapistId: ana.id })],
      'a date that nobody writes': [change(0, { date: '+275760-01-01T00:00:00Z', therapistId: ana.id })],
      'no list of objects': [null as unknown as object],
    })) {
      expect([what, (await send(changes)).status]).toEqual([what, 400]);
      expect(await stored()).toEqual(before);
    }
  });
});

describe('who may change several', () => {
  const cancel = (actor: Actor) => send([change(2, null)], {}, actor);

  it('is their therapist, who chooses no colleague', async () => {
    const given = await send([change(1, { date: at('10:00'), therapistId: berta.id })], {}, ana);
    expect([given.status, given.body.fields]).toEqual([
      400,
      { 'changes[0]': 'Solo la administración elige el fisioterapeuta de una cita' },
    ]);
    expect((await cancel(ana)).status).toBe(200);
  });

  it('is who covers the therapist, and no collaborator or stranger', async () => {
    const strange = await cancel(berta);
    expect([strange.status, strange.body.fields]).toEqual([404, { 'changes[0]': 'Cita no encontrada' }]);
    expect((await send([change(1, null)], {}, berta)).status).toBe(403);
    await server.db.insert(covers).values({
      ...{ therapistId: ana.id, coveredBy: berta.id, createdBy: admin.id },
      ...{ firstDay: '2026-11-20', lastDay: '2026-11-20' },
    });
    expect((await cancel(berta)).status).toBe(200);
  });
});

describe('the undo', () => {
  it('takes all of it back in one call for ten minutes', async () => {
    const before = await stored();
    const { body } = await send(mixed());
    server.clock.advance(600_000);
    const undone = await undo(body.undo.changes);
    expect([undone.status, undone.body.appointments?.length]).toEqual([200, 3]);
    expect(await stored()).toEqual(before);
  });

  it('is refused after that', async () => {
    const { body } = await send(mixed());
    const after = await stored();
    server.clock.advance(601_000);
    const late = await undo(body.undo.changes);
    expect([late.status, late.body.message]).toEqual([
      409,
      'No se ha deshecho ninguna: Este cambio ya no se puede deshacer',
    ]);
    expect(await stored()).toEqual(after);
  });

  it('undoes nothing if one of them was changed since, or its former time is taken', async () => {
    const { body } = await send(mixed());
    const taken = await book('09:00', (await server.addPatient(ana)).id);
    const busy = await undo(body.undo.changes);
    expect([busy.status, busy.body.message]).toEqual([
      409,
      'No se ha deshecho ninguna: Ya hay una cita en ese horario',
    ]);
    await server.call(ana, `DELETE /api/appointments/${taken}`);
    await server.call(berta, `PATCH /api/appointments/${ids[1]}/status`, { status: 'CONFIRMED' });
    const after = await stored();
    expect((await undo(body.undo.changes)).status).toBe(409);
    expect(await stored()).toEqual(after);
  });
});
