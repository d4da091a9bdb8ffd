import { ASKED_AGAIN_HEADER } from '@/contract/common/constants';
import { hasAuditWording } from '@/contract/audit';
import type { AuditPage } from '@/contract/auditSchemas';
import { PRIVACY_VERSION } from '@/contract/consent';
import { auditEvents, consents, patients } from '../db/schema';
import { planOf } from '../testing/planOf';
import { serverOfFile, type Actor } from '../testing/testServer';
import { auditRepository } from './repository';

const server = serverOfFile();
let admin: Actor;
let ana: Actor;
let luis: Actor;
let manuel: Actor;

beforeEach(async () => {
  admin = await server.signIn('ADMIN', { name: 'Elena' });
  ana = await server.signIn('THERAPIST', { name: 'Ana' });
  luis = await server.signIn('THERAPIST', { name: 'Luis' });
  manuel = await server.signIn('PATIENT', { name: 'Manuel', therapist: ana });
});

const log = async (query = '') => (await server.call<AuditPage>(admin, `GET /api/audit${query}`)).body;
const own = async (query = '') => (await server.call<AuditPage>(manuel, `GET /api/audit/mine${query}`)).body;
const told = ({ events }: AuditPage) =>
  events.map(({ actor, action, entity, result }) => [actor.name, action, entity, result]);

test('every action that a route may leave has its words', () => {
  const policies = server.app.routeTable.flatMap(({ config }) => config.audit ?? []);
  expect(policies.length).toBeGreaterThan(40);
  expect(policies.filter(({ action, entity }) => !hasAuditWording(action, entity))).toEqual([]);
  expect(hasAuditWording('PURGE', 'patient')).toBe(true);
});

test('an ADMIN finds events by patient, person, action and result, and sees no content', async () => {
  const eva = await server.addPatient(ana, { name: 'Eva', notes: 'SECRETO' });
  await server.call(ana, `GET /api/patients/${manuel.patientId}`);
  await server.call(ana, `GET /api/patients/${eva.id}`);
  await server.call(ana, `PUT /api/patients/${eva.id}`, { name: 'Eva', notes: 'SECRETO' });
  await server.call(luis, `GET /api/patients/${eva.id}`);
  await server.call(manuel, 'GET /api/sessions/my-sessions');

  expect(told(await log(`?patientId=${eva.id}`))).toEqual([
    ['Ana', 'UPDATE', 'patient', 200],
    ['Ana', 'READ', 'patient', 200],
  ]);
  expect(told(await log(`?actorId=${luis.id}`))).toEqual([['Luis', 'READ', 'patient', 404]]);
  expect(told(await log('?action=UPDATE'))).toEqual([['Ana', 'UPDATE', 'patient', 200]]);
  expect(told(await log('?outcome=REFUSED'))).toEqual([['Luis', 'READ', 'patient', 404]]);
  expect(told(await log(`?patientId=${manuel.patientId}&actorId=${manuel.id}`))).toEqual([
    ['Manuel', 'READ', 'session', 200],
  ]);
  expect(told(await log("?patientId=' or 1=1"))).toEqual([]);
  const all = await log();
  expect(JSON.stringify(all)).not.toContain('SECRETO');
  expect(all.events.find(({ action }) => action === 'UPDATE')).toMatchObject({
    patient: { id: eva.id, name: 'Eva' },
    address: '127.0.0.1',
  });
  const people = await server.call(admin, 'GET /api/audit/people');
  expect(people.body['people'].map(({ name }: { name: string }) => name)).toEqual([
    'Ana',
    'Elena',
    'Luis',
    'Manuel',
  ]);
});

test('days are those of the practice, both included, and pages follow each other without a gap', async () => {
  // 23:30 of 1 March and 00:30 of 2 March in Madrid, and so on for five days.
  const instants = [1, 2, 3, 4, 5].flatMap((day) => [
    `2026-03-0${day}T22:30:00Z`,
    `2026-03-0${day}T23:30:00Z`,
  ]);
  await server.db
    .insert(auditEvents)
    .values(instants.map((at) => ({ at: new Date(at), action: 'READ', entity: 'x', result: 200 })));
  const days = async (query: string) =>
    (await log(`${query}&to=2026-03-31`)).events.map(({ at }) => at.slice(0, 16));
  expect((await log('?from=2026-03-02&to=2026-03-02')).events.map(({ at }) => at.slice(0, 16))).toEqual([
    '2026-03-02T22:30',
    '2026-03-01T23:30',
  ]);
  expect(await days('?from=2026-03-05')).toHaveLength(3);

  const seen: string[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const page: AuditPage = await log(`?to=2026-03-31&limit=3${cursor && `&cursor=${cursor}`}`);
    seen.push(...page.events.map(({ at }) => new Date(at).toISOString().replace('.000', '')));
    cursor = page.nextCursor;
  }
  expect(seen).toEqual([...instants].reverse());
  expect((await server.call(admin, 'GET /api/audit?cursor=1e9')).status).toBe(400);
});

test('what is long ago is found by an index, and not through everything since', async () => {
  await server.db.execute(`
    insert into audit_events (at, actor_id, action, entity, patient_id, result)
    select timestamptz '2016-01-01 00:00Z' + n * interval '1 hour', case when n <= 1000 then '${ana.id}'::uuid end,
      'READ', 'patient', case when n <= 30 then '${manuel.patientId}'::uuid end, 200
    from generate_series(1, 20000) n`);
  await server.db.execute('analyze audit_events');
  const month = { from: new Date('2016-02-01T00:00:00Z'), before: new Date('2016-03-01T00:00:00Z') };
  const filters = [
    ['audit_events_at', month],
    ['audit_events_actor', { actorId: ana.id }],
    ['audit_events_patient', { patientIds: [manuel.patientId ?? ''] }],
  ] as const;
  for (const [index, filter] of filters) {
    const text = await planOf(server.db, auditRepository(server.db).list({ ...filter, limit: 50 }));
    expect(text).toContain(index);
    expect(text).not.toMatch(/audit_events_pkey|Seq Scan on audit_events/);
  }
});

test('an event about a colleague says to administration, and to nobody else, whose account or hours it was', async () => {
  const day = server.clock.now().toISOString().slice(0, 10);
  await server.call(admin, `PUT /api/team/${luis.id}/roles`, { treats: true, administers: true });
  await server.call(admin, `PUT /api/team/${luis.id}/mails`, { appointmentMails: false });
  await server.call(luis, 'POST /api/covers', { coveredBy: ana.id, firstDay: day, lastDay: day });
  const absence = { from: day, to: day, start: null, end: null, kind: 'TRAINING', reason: null };
  const added = await server.call(admin, `POST /api/hours/${ana.id}/absences`, absence);
  await server.call(admin, `DELETE /api/hours/absences/${added.body['hours'].absences[0].id}`);
  await server.call(admin, `POST /api/team/${luis.id}/deactivation`);
  // Of a patient's account nothing more is said than of any attempt.
  await server.call(admin, `POST /api/team/${manuel.id}/deactivation`);
  await server.db.insert(auditEvents).values({
    ...{ at: server.clock.now(), action: 'UPDATE', entity: 'handover', entityId: luis.id, result: 200 },
    patientId: manuel.patientId,
  });
  const { events } = await log();
  expect(events.map(({ action, entity, subject }) => [action, entity, subject?.name])).toEqual([
    ['UPDATE', 'handover', 'Luis'],
    ['DELETE', 'staff-access', undefined],
    ['DELETE', 'staff-access', 'Luis'],
    ['UPDATE', 'hours', 'Ana'],
    ['UPDATE', 'hours', 'Ana'],
    ['CREATE', 'cover', 'Luis'],
    ['UPDATE', 'practice', 'Luis'],
    ['UPDATE', 'staff-access', 'Luis'],
  ]);
  expect(events[2]?.subject).toEqual({ id: luis.id, name: 'Luis' });
  expect((await own('?by=ALL')).events).toHaveLength(1);
  expect(JSON.stringify(await own('?by=ALL'))).not.toMatch(/subject|Luis/);
});

test('patients see who has been in their record, and nobody else’s', async () => {
  const olga = await server.signIn('PATIENT', { name: 'Olga', therapist: luis });
  await server.call(ana, `GET /api/patients/${manuel.patientId}`);
  await server.call(luis, `GET /api/patients/${olga.patientId}`);
  // Refused attempts are not listed, because nothing was seen.
  await server.call(luis, `GET /api/routines/patient/${manuel.patientId}`);
  await server.call(manuel, 'GET /api/sessions/my-sessions');
  expect(told(await own())).toEqual([['Ana', 'READ', 'patient', 200]]);
  expect((await own()).events[0]).toMatchObject({ address: null, actor: { role: 'THERAPIST' } });
  expect(told(await own('?by=ALL')).filter(([, , entity]) => entity !== 'audit')).toEqual([
    ['Manuel', 'READ', 'session', 200],
    ['Ana', 'READ', 'patient', 200],
  ]);
});

test('patients see who has read their appointments, in a list or as a file', async () => {
  const patientId = manuel.patientId ?? '';
  const body = { date: '2026-11-23', time: '09:30', duration: 60, type: 'TREATMENT', patientId };
  expect((await server.call(ana, 'POST /api/appointments', body)).status).toBe(201);
  for (const actor of [ana, luis]) {
    await server.call(actor, `GET /api/appointments?patientId=${patientId}`);
    await server.call(actor, `GET /api/exports/appointments?format=csv&patientId=${patientId}`);
  }
  expect(told(await own())).toEqual([
    ['Ana', 'EXPORT', 'appointment-list', 200],
    ['Ana', 'READ', 'appointment-list', 200],
    ['Ana', 'CREATE', 'appointment', 201],
  ]);
});

test('a deleted record has no name any more, nor the account that ended with it', async () => {
  await server.call(manuel, 'GET /api/sessions/my-sessions');
  await server.call(ana, `DELETE /api/patients/${manuel.patientId}`);
  const { events } = await log(`?patientId=${manuel.patientId}`);
  expect(events.map(({ actor, patient }) => [actor.name, patient?.name])).toEqual([
    ['Ana', null],
    [null, null],
  ]);
});

test('the list of conversations is a reading when it is opened; left open, one an hour and one when it shows something else', async () => {
  const opened = await server.call(ana, 'POST /api/conversations', { patientId: manuel.patientId });
  const id = String(opened.body['conversation'].id);
  const visits = async (headers: Record<string, string> = { [ASKED_AGAIN_HEADER]: '1' }) => {
    await server.call(ana, 'GET /api/conversations', undefined, headers);
    const { events } = await log(`?actorId=${ana.id}`);
    return events.filter(({ entity }) => entity === 'conversation-list').length;
  };
  expect(await visits({})).toBe(1);
  server.clock.advance(15_000);
  expect(await visits()).toBe(1);
  await server.call(manuel, `POST /api/conversations/${id}/messages`, { content: 'Hola', type: 'TEXT' });
  server.clock.advance(15_000);
  expect(await visits()).toBe(2);
  server.clock.advance(15_000);
  expect(await visits()).toBe(2);
  // Opened again within the hour, and by who signs in elsewhere as the same person.
  expect(await visits({})).toBe(3);
  ana.token = await server.app.sessions.open(ana, { userAgent: 'jest' });
  expect(await visits()).toBe(4);
  server.clock.advance(3_600_001);
  ana.token = await server.app.sessions.open(ana, { userAgent: 'jest' });
  admin.token = await server.app.sessions.open(admin, { userAgent: 'jest' });
  expect(await visits()).toBe(5);
});

test('a screen that stays open is one event an hour and one more when it shows something else', async () => {
  const eva = await server.addPatient(ana, { name: 'Eva' });
  const reads = async (headers: Record<string, string> = { [ASKED_AGAIN_HEADER]: '1' }) => {
    await server.call(ana, `GET /api/patients/${eva.id}`, undefined, headers);
    const { events } = await log(`?patientId=${eva.id}&actorId=${ana.id}&action=READ`);
    return events.length;
  };
  expect(await reads()).toBe(1);
  for (let minute = 1; minute < 60; minute += 1) {
    server.clock.advance(60_000);
    expect(await reads()).toBe(1);
  }
  server.clock.advance(60_000);
  expect(await reads()).toBe(2);
  await server.call(ana, `PUT /api/patients/${eva.id}`, { name: 'Eva Gil' });
  server.clock.advance(60_000);
  expect(await reads()).toBe(3);
  // Asked for later, in another sign-in session, or opened by somebody: a reading of its own.
  server.clock.advance(120_001);
  expect(await reads()).toBe(4);
  ana.token = await server.app.sessions.open(ana, { userAgent: 'jest' });
  expect(await reads()).toBe(5);
  expect(await reads({})).toBe(6);
});

test('the private address of a calendar leaves an event when it is made, and when it ends', async () => {
  for (const actor of [ana, manuel]) {
    await server.call(actor, 'POST /api/calendar/feed');
    await server.call(actor, 'DELETE /api/calendar/feed');
  }
  const his = [
    ['Manuel', 'DELETE', 'calendar-feed', 200],
    ['Manuel', 'CREATE', 'calendar-feed', 201],
  ];
  expect(told(await own('?by=ALL'))).toEqual(his);
  const all = told(await log()).filter(([, , entity]) => entity === 'calendar-feed');
  expect(all).toEqual([
    ...his,
    ['Ana', 'DELETE', 'calendar-feed', 200],
    ['Ana', 'CREATE', 'calendar-feed', 201],
  ]);
});

test('consent is noted once per version, with its date, and shown on the record', async () => {
  const state = async () => (await server.call(manuel, 'GET /api/consent')).body;
  expect(await state()).toEqual({ currentVersion: PRIVACY_VERSION, accepted: null });
  const accept = (version: string) => server.call(manuel, 'POST /api/consent', { version });
  expect((await accept('2001-01')).status).toBe(409);
  expect((await state())['accepted']).toBeNull();
  const acceptedAt = server.clock.now().toISOString();
  expect((await accept(PRIVACY_VERSION)).body['accepted']).toEqual({ version: PRIVACY_VERSION, acceptedAt });
  server.clock.advance(60_000);
  expect((await accept(PRIVACY_VERSION)).body['accepted']).toEqual({ version: PRIVACY_VERSION, acceptedAt });
  const record = await server.call(ana, `GET /api/patients/${manuel.patientId}`);
  expect(record.body['patient'].consent).toEqual({ version: PRIVACY_VERSION, acceptedAt });
});

test('who attends a patient notes that they withdraw their consent; it stays, and they are asked anew', async () => {
  const withdraw = (actor: Actor) =>
    server.call(actor, `POST /api/patients/${manuel.patientId}/consent/withdrawal`);
  const state = async () => (await server.call(manuel, 'GET /api/consent')).body;
  const shown = async () =>
    (await server.call(ana, `GET /api/patients/${manuel.patientId}`)).body['patient'].consent;
  const accept = () => server.call(manuel, 'POST /api/consent', { version: PRIVACY_VERSION });
  const acceptedAt = server.clock.now().toISOString();
  expect((await withdraw(ana)).body).toMatchObject({
    message: 'Este paciente no tiene ningún consentimiento que retirar',
  });
  await accept();
  expect([(await withdraw(luis)).status, (await withdraw(manuel)).status]).toEqual([404, 403]);
  expect(await shown()).toEqual({ version: PRIVACY_VERSION, acceptedAt });

  server.clock.advance(60_000);
  const withdrawnAt = server.clock.now().toISOString();
  expect((await withdraw(ana)).status).toBe(200);
  expect((await withdraw(ana)).status).toBe(409);
  expect(await state()).toEqual({ currentVersion: PRIVACY_VERSION, accepted: null, withdrawnAt });
  expect(await shown()).toEqual({ version: PRIVACY_VERSION, acceptedAt, withdrawnAt });
  expect(told(await own())).toContainEqual(['Ana', 'UPDATE', 'consent', 200]);

  // At the very same instant, too, what came later counts.
  expect((await accept()).body).toEqual({
    currentVersion: PRIVACY_VERSION,
    accepted: { version: PRIVACY_VERSION, acceptedAt: withdrawnAt },
  });
  expect(await shown()).toEqual({ version: PRIVACY_VERSION, acceptedAt: withdrawnAt });
  const rows = await server.db.select().from(consents).orderBy(consents.acceptedAt);
  expect(rows.map(({ withdrawnBy }) => withdrawnBy)).toEqual([ana.id, null]);
});

test.each([
  [`?privacyVersion=${PRIVACY_VERSION}`, PRIVACY_VERSION],
  ['?privacyVersion=2001-01', undefined],
  ['', undefined],
])('registering with the address %j notes the consent %s', async (query, version) => {
  const eva = await server.addPatient(ana, { name: 'Eva' });
  const sent = await server.call(ana, 'POST /api/invitations', { patientId: eva.id, email: 'eva@test.es' });
  const token = String(sent.body['invitation'].link).split('/').at(-1);
  const open = await server.call(null, `GET /api/invitations/token/${token}`);
  expect(open.body['invitation'].privacyVersion).toBe(PRIVACY_VERSION);
  const body = { name: 'Eva', password: 'secreto1' };
  expect((await server.call(null, `POST /api/invitations/token/${token}/accept${query}`, body)).status).toBe(
    201,
  );
  const record = await server.call(ana, `GET /api/patients/${eva.id}`);
  expect(record.body['patient'].consent?.version).toBe(version);
  expect(await server.db.select().from(patients)).toHaveLength(2);
});
