import { MINUTE_MS } from '@/contract/common/constants';
import { appointmentEvents, appointments, episodes, outboxMessages, practiceSettings } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';
import { destroyEpisode, destroyRecord } from './purgeRepository';

const server = serverOfFile();
let therapist: Actor;
let ana: Actor;
let berto: Actor;
let appointmentId: string;

const DATE = '2026-12-10T10:00:00+01:00';
const body = (patientId: string | null) => ({
  ...{ patientId, date: '2026-12-10', time: '10:00', duration: 60, type: 'TREATMENT' },
});

/** An hour of Ana’s, who has been told of it and has cancelled it and taken that back, is Berto’s by now. */
beforeEach(async () => {
  server.clock.set('2026-11-23T09:00:00Z');
  await server.db.insert(practiceSettings).values({ name: 'Consulta', timeZone: 'Europe/Madrid' });
  therapist = await server.signIn('THERAPIST');
  ana = await server.signIn('PATIENT', { therapist, name: 'Ana Ruiz', email: 'ana@correo.es' });
  berto = await server.signIn('PATIENT', { therapist, name: 'Berto Gil', email: 'berto@correo.es' });
  const booked = await server.call(therapist, 'POST /api/appointments', body(ana.patientId));
  appointmentId = booked.body.appointment.id;
  server.clock.advance(11 * MINUTE_MS);
  await server.app.outbox.deliverDue();
  const answer = (act: string, reason?: string) =>
    server.call(ana, `POST /api/appointments/${appointmentId}/answer/${act}`, { date: DATE, reason });
  expect((await answer('cancellation', 'Fiebre')).status).toBe(200);
  expect((await answer('undo')).status).toBe(200);
  server.clock.advance(MINUTE_MS);
  const given = await server.call(therapist, `PUT /api/appointments/${appointmentId}`, body(berto.patientId));
  expect(given.status).toBe(200);
});

interface Copy {
  sections: Record<'appointments' | 'appointmentEvents' | 'outboxMessages', Record<string, unknown>[]>;
}
const copyOf = async (patient: Actor) => {
  const { body: copy } = await server.call<Copy>(patient, 'GET /api/my-record/export');
  return { ...copy.sections, text: JSON.stringify(copy) };
};
const communicationsOf = async ({ patientId }: Actor) => {
  const { body: answer } = await server.call(therapist, `GET /api/patients/${patientId}/communications`);
  return answer.communications.map(({ kind, reason, sentTo }: Record<string, unknown>) => [
    ...[kind, reason, sentTo],
  ]);
};
const subjectOf = ({ id, patientId }: Actor) => ({ patientId: patientId ?? '', userId: id });

/** Events and messages that are left, with whose they are and whether their appointment is there. */
const left = async () => {
  const events = await server.db.select().from(appointmentEvents).orderBy(appointmentEvents.position);
  const messages = await server.db.select().from(outboxMessages).orderBy(outboxMessages.createdAt);
  const name = (patientId: string) => (patientId === ana.patientId ? 'ana' : 'berto');
  return [
    ...events.map((row) => [row.kind, name(row.patientId), row.appointmentId !== null]),
    ...messages.map((row) => [row.kind, name(row.patientId), row.appointmentId !== null]),
  ];
};

it('is in the copy of each patient with what was theirs, and nothing of the other', async () => {
  const [hers, his] = [await copyOf(ana), await copyOf(berto)];
  expect(hers.appointments).toEqual([]);
  expect(hers.appointmentEvents.map(({ kind, reason }) => [kind, reason])).toEqual([
    ['BOOKED', null],
    ['STATUS', 'Fiebre'],
    ['UNDONE', null],
  ]);
  expect(hers.outboxMessages.map(({ kind, sentTo }) => [kind, sentTo])).toContainEqual([
    'BOOKED',
    'ana@correo.es',
  ]);
  expect(his.appointments.map(({ id }) => id)).toEqual([appointmentId]);
  expect(his.appointmentEvents.map(({ kind }) => kind)).toEqual(['MOVED']);
  for (const word of ['Fiebre', 'Ana Ruiz', 'ana@correo.es']) expect(his.text).not.toContain(word);
  expect(hers.text).not.toContain('Berto');
});

it('leaves to the communications of each patient what was told to them and what they answered', async () => {
  expect(await communicationsOf(ana)).toEqual(
    expect.arrayContaining([
      ['TAKEN_BACK', null, null],
      ['CANNOT_COME', 'Fiebre', null],
      ['BOOKED', null, 'ana@correo.es'],
    ]),
  );
  expect(await communicationsOf(berto)).toEqual([['BOOKED', null, null]]);
});

it('goes with the record of who has it, and takes nothing of who had it before', async () => {
  await destroyRecord(server.db, subjectOf(berto), server.clock.now());
  expect(await server.db.select().from(appointments)).toEqual([]);
  expect(await left()).toEqual([
    ['BOOKED', 'ana', false],
    ['STATUS', 'ana', false],
    ['UNDONE', 'ana', false],
    ['BOOKED', 'ana', false],
    ['CANCELLED', 'ana', false],
  ]);
  expect((await copyOf(ana)).appointmentEvents).toHaveLength(3);
  await destroyRecord(server.db, subjectOf(ana), server.clock.now());
  expect(await left()).toEqual([]);
});

it('stays with who has it where the record of who had it before goes', async () => {
  await destroyRecord(server.db, subjectOf(ana), server.clock.now());
  expect(await server.db.select().from(appointments)).toMatchObject([{ patientId: berto.patientId }]);
  expect(await left()).toEqual([
    ['MOVED', 'berto', true],
    ['BOOKED', 'berto', true],
  ]);
});

it('goes with its episode, and takes nothing of who had it before', async () => {
  const patientId = berto.patientId ?? '';
  const [episode] = await server.db
    .insert(episodes)
    .values({ patientId, startedOn: '2026-11-01', leadId: therapist.id })
    .returning({ id: episodes.id });
  const episodeId = episode?.id ?? '';
  await server.db.update(appointments).set({ episodeId });
  await destroyEpisode(server.db, { patientId, episodeId, from: '2031-01-01' }, server.clock.now());
  expect(await server.db.select().from(appointments)).toEqual([]);
  expect(await left()).toEqual([
    ['BOOKED', 'ana', false],
    ['STATUS', 'ana', false],
    ['UNDONE', 'ana', false],
    ['BOOKED', 'ana', false],
    ['CANCELLED', 'ana', false],
  ]);
});
