import { runs } from '@/contract/testing/runs';
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import type { RecordCopy } from '@/contract/recordAnswers';
import * as schema from '../db/schema';
import { rowsOf } from '../db/database';
import { dropOldMergeRows } from './repository';
import { purgeRecords } from '../record/purge';
import { serverOfFile, type Actor } from '../testing/testServer';
import { MOVED_TABLES } from './moveRepository';
import { allRows, storeRecord } from './testing/storeRecord';
import { recordPlans } from './testing/recordPlans';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;

beforeEach(async () => {
  [ana, luis] = [await server.signIn('THERAPIST'), await server.signIn('THERAPIST')];
});

const merge = (id: string, otherId: string, choices = {}, actor = ana) =>
  server.call(actor, `POST /api/patients/${id}/merges`, { otherId, choices });
const undo = (id: string, actor = ana) => server.call(actor, `POST /api/record-merges/${id}/undo`);
const compare = (id: string, otherId: string) =>
  server.call(ana, `POST /api/patients/${id}/merges/comparison`, { otherId });
const patient = (id: string, actor = ana) => server.call(actor, `GET /api/patients/${id}`);
const idOf = ({ body }: Awaited<ReturnType<typeof merge>>) => body.merges[0].id as string;

async function exerciseOf() {
  const [row] = await server.db
    .insert(schema.exercises)
    .values({
      name: 'Puente',
      description: 'x',
      category: 'x',
      difficulty: 'BEGINNER',
      instructions: 'x',
    })
    .returning({ id: schema.exercises.id });
  return row?.id ?? '';
}

const plain = { values: {}, details: null, episodes: [], items: [] };

describe('the tables', () => {
  it('that move name the record in one column, which is the one that is moved', async () => {
    const references = await rowsOf<{ table: string; owner: string }>(
      server.db.execute(
        sql`select conrelid::regclass::text as table, attname::text as owner from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey) where contype = 'f' and confrelid = 'patients'::regclass`,
      ),
    );
    const moved = MOVED_TABLES.map(({ table, owner }) => `${table} ${owner}`);
    const named = references.filter(({ table }) => MOVED_TABLES.some((one) => one.table === table));
    expect(named.map(({ table, owner }) => `${table} ${owner}`).sort()).toEqual(moved.sort());
  });

  it('with a row that the surviving record may have already say what a merge does with it', async () => {
    const uniques = await rowsOf<{ table: string; columns: string[] }>(
      server.db.execute(
        sql`select indrelid::regclass::text as table, array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any(indkey)) as columns from pg_index where indisunique`,
      ),
    );
    const colliding = MOVED_TABLES.flatMap(({ table, owner, hangsOn }) => {
      // What names one row, or hangs on a moved one, is never in both records.
      const own = ['id', ...hangsOn.map(({ column }) => column)];
      return uniques.some(
        (one) =>
          one.table === table &&
          one.columns.includes(owner) &&
          !own.some((column) => one.columns.includes(column)),
      )
        ? [table]
        : [];
    });
    expect(colliding).toContain('patient_collaborators');
    const withRule = MOVED_TABLES.filter(({ stays }) => stays).map(({ table }) => table);
    expect(colliding.filter((table) => !withRule.includes(table))).toEqual([]);
  });

  it('with a merged record take nothing new for it, except what its copy is made of: each has this line in its migration', async () => {
    const triggers = await rowsOf<{ line: string }>(
      server.db.execute(
        sql`select pg_get_triggerdef(oid, true) || ';' as line from pg_trigger where tgname = 'record_not_merged'`,
      ),
    );
    const guard = (event: string, table: string) =>
      `CREATE TRIGGER record_not_merged AFTER ${event} ON ${table} FOR EACH ROW EXECUTE FUNCTION refuse_merged_record();`;
    const unguarded = ['appointment_changes', 'notifications', 'patients'];
    const guarded = MOVED_TABLES.map(({ table }) => table).filter((table) => !unguarded.includes(table));
    expect(triggers.map(({ line }) => line).sort()).toEqual(
      [
        ...guarded.map((table) => guard('INSERT OR UPDATE OF patient_id', table)),
        guard('INSERT', 'messages'),
      ].sort(),
    );
  });
});

describe('a merge and its undo', () => {
  it('brings every allergy that the other record warns of, once each', async () => {
    const [one, other] = [await server.addPatient(ana), await server.addPatient(ana)];
    const warn = (id: string, text: string) =>
      server.call(ana, `POST /api/patients/${id}/alerts`, { kind: 'ALLERGY', text });
    for (const text of ['Látex', 'Níquel']) await warn(other.id, text);
    await warn(one.id, 'látex');
    const { alerts } = (await warn(other.id, 'Polen')).body;
    const over = alerts.find(({ text }: { text: string }) => text === 'Polen').id;
    await server.call(ana, `POST /api/alerts/${over}/end`, { ending: 'RESOLVED' });
    // What is over moves too, and what both records warn of stays.
    expect((await compare(one.id, other.id)).body.comparison.moving.alerts).toBe(2);
    await merge(one.id, other.id);
    const { body } = await server.call(ana, `GET /api/patients/${one.id}/alerts`);
    expect(body.alerts.map(({ text }: { text: string }) => text).sort()).toEqual([
      'Níquel',
      'Polen',
      'látex',
    ]);
  });

  it('are exact over random records: every row of every table is afterwards as before', async () => {
    const exerciseId = await exerciseOf();
    const account = await server.signIn('PATIENT', { therapist: ana });
    await server.db.delete(schema.patients).where(eq(schema.patients.id, account.patientId ?? ''));
    await fc.assert(
      fc.asyncProperty(recordPlans, recordPlans, fc.boolean(), async (one, other, hasAccount) => {
        const people = { lead: ana, colleague: luis, exerciseId };
        const id = await storeRecord(server, one, { ...people, ...(hasAccount && { account }) });
        const otherId = await storeRecord(server, other, people);
        const before = await allRows(server.db);
        const merged = await merge(id, otherId);
        expect(merged).toMatchObject({ status: 201 });
        expect(await allRows(server.db)).not.toEqual(before);
        const undone = await undo(idOf(merged));
        expect(undone).toMatchObject({ status: 200, body: { undone: { changed: 0, missing: 0, kept: 0 } } });
        expect(await allRows(server.db)).toEqual(before);
        await server.db.update(schema.patients).set({ userId: null });
      }),
      { numRuns: runs(5) },
    );
  });

  it('keeps all of both in the copy, and nothing of the other is left outside it', async () => {
    const exerciseId = await exerciseOf();
    await fc.assert(
      fc.asyncProperty(recordPlans, recordPlans, async (one, other) => {
        const people = { lead: ana, colleague: luis, exerciseId };
        const id = await storeRecord(server, one, people);
        const otherId = await storeRecord(server, other, people);
        const copyOf = async (of: string) =>
          (await server.call<RecordCopy>(ana, `GET /api/patients/${of}/export`)).body.sections;
        const idsIn = (sections: RecordCopy['sections']) =>
          Object.entries(sections).flatMap(([table, rows]) =>
            table === 'users'
              ? []
              : rows.map((row) => `${table} ${String(row['id'] ?? JSON.stringify(row['content'] ?? ''))}`),
          );
        const both = [...idsIn(await copyOf(id)), ...idsIn(await copyOf(otherId))];
        const texts = [one, other]
          .flatMap(({ values }) => Object.values(values))
          .filter((value) => typeof value === 'string');
        expect(await merge(id, otherId, { name: 'OTHER', phone: 'OTHER', email: 'OTHER' })).toMatchObject({
          status: 201,
        });
        const copy = await copyOf(id);
        const there = new Set(idsIn(copy));
        expect(both.filter((row) => !there.has(row))).toEqual([]);
        const text = JSON.stringify(copy);
        expect(texts.filter((value) => !text.includes(JSON.stringify(value).slice(1, -1)))).toEqual([]);
      }),
      { numRuns: runs(3) },
    );
  });

  it("keep an hour's work on the merged record where it was written, and say what could not go back", async () => {
    const exerciseId = await exerciseOf();
    const people = { lead: ana, colleague: luis, exerciseId };
    const id = await storeRecord(server, { ...plain, values: { phone: '600111222' } }, people);
    const otherId = await storeRecord(
      server,
      {
        ...plain,
        values: { phone: '600333444' },
        episodes: [true],
        items: [
          { kind: 'session', episode: 0, variant: 0 },
          { kind: 'session', episode: 0, variant: 0 },
          { kind: 'alert', episode: null, variant: 0 },
        ],
      },
      people,
    );
    const merged = await merge(id, otherId, { phone: 'OTHER' });
    const sessions = await server.db.select().from(schema.treatmentSessions);
    const [first, second] = sessions;
    const added = { ...first!, id: randomUUID(), startsAt: new Date('2026-01-01T10:00:00Z') };
    await server.db.insert(schema.treatmentSessions).values(added);
    await server.db
      .update(schema.treatmentSessions)
      .set({ notes: 'Después' })
      .where(eq(schema.treatmentSessions.id, first!.id));
    await server.db.delete(schema.treatmentSessions).where(eq(schema.treatmentSessions.id, second!.id));
    await server.db.update(schema.patients).set({ phone: '600999999' }).where(eq(schema.patients.id, id));
    const undone = await undo(idOf(merged));
    expect(undone.body.undone).toEqual({ removedId: otherId, changed: 1, missing: 1, kept: 1 });
    const now = await server.db.select().from(schema.treatmentSessions);
    expect(now.find((row) => row.id === added.id)).toMatchObject({ patientId: id, episodeId: null });
    expect(now.find((row) => row.id === first!.id)).toMatchObject({ patientId: otherId, notes: 'Después' });
    expect((await patient(id)).body.patient.phone).toBe('600999999');
    expect((await patient(otherId)).body.patient.phone).toBe('600333444');
  });

  it('keep a field whole of which a part was changed, so that the record stays one that the database accepts', async () => {
    const exerciseId = await exerciseOf();
    const people = { lead: ana, colleague: luis, exerciseId };
    const id = await storeRecord(server, { ...plain, details: { town: 'Soria' } }, people);
    const details = { guardianName: 'Eva', guardianPhone: '600111222', town: 'Ávila' };
    const otherId = await storeRecord(server, { ...plain, details }, people);
    const merged = await merge(id, otherId, { town: 'OTHER' });
    await server.db
      .update(schema.patientDetails)
      .set({ guardianPhone: '600999999' })
      .where(eq(schema.patientDetails.patientId, id));
    expect((await undo(idOf(merged))).body.undone).toMatchObject({ kept: 1 });
    expect((await patient(id)).body.patient.details).toMatchObject({
      town: 'Soria',
      guardianName: 'Eva',
      guardianPhone: '600999999',
    });
  });

  it('are told of no change by a connection in another time zone', async () => {
    const exerciseId = await exerciseOf();
    const people = { lead: ana, colleague: luis, exerciseId };
    const items = (['session', 'appointment', 'routine', 'alert', 'message'] as const).map((kind) => ({
      kind,
      episode: 0,
      variant: 0,
    }));
    const plan = { ...plain, episodes: [true], items };
    const [id, otherId] = [await storeRecord(server, plan, people), await storeRecord(server, plan, people)];
    const before = await allRows(server.db);
    const merged = await merge(id, otherId);
    await server.db.execute(sql`set time zone 'Asia/Tokyo'`);
    const undone = await undo(idOf(merged));
    await server.db.execute(sql`reset time zone`);
    expect(undone.body.undone).toMatchObject({ changed: 0, missing: 0, kept: 0 });
    expect(await allRows(server.db)).toEqual(before);
  });

  it('leave nothing that one record said in the copy of the other', async () => {
    const [one, other] = [
      await server.addPatient(ana, { notes: 'Solo de la primera' }),
      await server.addPatient(ana, { notes: 'Solo de la segunda' }),
    ];
    await undo(idOf(await merge(one.id, other.id)));
    const copyOf = async (id: string) =>
      JSON.stringify((await server.call(ana, `GET /api/patients/${id}/export`)).body);
    expect(await copyOf(one.id)).not.toContain('Solo de la segunda');
    expect(await copyOf(other.id)).not.toContain('Solo de la primera');
  });

  it('leave with each what was corrected of it while they were one', async () => {
    const [one, other] = [await server.addPatient(ana), await server.addPatient(ana)];
    const body = { date: '2026-11-19', time: '09:00', treatmentType: 'Seguimiento', duration: 60 };
    const session = { ...body, status: 'COMPLETED', exercises: [], notes: 'Se retira el dato' };
    const made = await server.call(ana, 'POST /api/sessions', { ...session, patientId: other.id });
    const { id } = made.body.data;
    const merged = await merge(one.id, other.id);
    const corrected = { ...session, patientId: one.id, notes: 'Corregida' };
    expect((await server.call(ana, `PUT /api/sessions/${id}`, corrected)).status).toBe(200);
    const versions = async () =>
      (await server.call(ana, `GET /api/sessions/${id}/versions`)).body.data.map(
        (version: { session: { notes: string } }) => version.session.notes,
      );
    const copyOf = async (of: string) =>
      JSON.stringify((await server.call(ana, `GET /api/patients/${of}/export`)).body);
    expect(await versions()).toEqual([session.notes]);
    expect(await copyOf(one.id)).toContain(session.notes);
    await undo(idOf(merged));
    expect(await versions()).toEqual([session.notes]);
    expect(await copyOf(one.id)).not.toContain(session.notes);
    expect(await copyOf(other.id)).toContain(session.notes);
  });

  it('bring what the texts of the other record said before, and take it away', async () => {
    const one = await server.addPatient(ana, { allergies: 'Látex' });
    const other = await server.addPatient(ana, { allergies: 'Polen' });
    const correct = (id: string, before: string, allergies: string) =>
      server.call(ana, `PUT /api/patients/${id}`, { allergies, read: { allergies: before } });
    await correct(other.id, 'Polen', 'Níquel');
    await correct(other.id, 'Níquel', 'Yodo');
    await correct(one.id, 'Látex', 'Huevo');
    const versions = async (id: string) =>
      (await server.call(ana, `GET /api/patients/${id}/versions`)).body.data.map(
        ({ mergedFrom, patient: { allergies } }: { mergedFrom?: string; patient: { allergies: string } }) => [
          mergedFrom,
          allergies,
        ],
      );
    const corrected = async (id: string) => (await patient(id)).body.patient.corrected?.at;
    const third = await server.addPatient(ana);
    const into = idOf(await merge(third.id, one.id));
    expect(await versions(third.id)).toEqual([[one.id, 'Látex']]);
    expect(await corrected(third.id)).toBe(server.clock.now().toISOString());
    await undo(into);
    expect([await versions(third.id), await corrected(third.id)]).toEqual([[], undefined]);

    const merged = await merge(one.id, other.id);
    expect(await versions(one.id)).toEqual([
      [undefined, 'Látex'],
      [other.id, 'Níquel'],
      [other.id, 'Polen'],
    ]);
    await undo(idOf(merged));
    expect(await versions(one.id)).toEqual([[undefined, 'Látex']]);
    expect(await versions(other.id)).toEqual([
      [undefined, 'Níquel'],
      [undefined, 'Polen'],
    ]);
  });

  it('leave with each what was theirs of an appointment that went from one to the other before', async () => {
    const [one, other] = [await server.addPatient(ana), await server.addPatient(ana)];
    const body = { date: '2026-11-27', time: '10:00', duration: 60, type: 'TREATMENT', notes: '' };
    const { appointment } = (await server.call(ana, 'POST /api/appointments', { ...body, patientId: one.id }))
      .body;
    await server.call(ana, `PUT /api/appointments/${appointment.id}`, { ...body, patientId: other.id });
    const at = server.clock.now();
    await server.db.insert(schema.outboxMessages).values({
      ...{ appointmentId: appointment.id, patientId: one.id, startsAt: new Date(appointment.date) },
      ...{ kind: 'BOOKED', dueAt: at, attempts: 1, outcome: 'SENT', endedAt: at, sentTo: 'uno@x.es' },
    });
    const before = await allRows(server.db);
    expect(await undo(idOf(await merge(one.id, other.id)))).toMatchObject({ status: 200 });
    expect(await allRows(server.db)).toEqual(before);
  });

  it('of a record that was merged on leads back step by step', async () => {
    const [a, b, c] = [
      await server.addPatient(ana),
      await server.addPatient(ana),
      await server.addPatient(ana),
    ];
    const before = await allRows(server.db);
    const first = idOf(await merge(b.id, a.id));
    const second = idOf(await merge(c.id, b.id));
    expect((await patient(a.id)).body.details).toEqual({ mergedInto: c.id });
    expect(await undo(first)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('después') },
    });
    expect((await undo(second)).status).toBe(200);
    expect((await patient(a.id)).body.details).toEqual({ mergedInto: b.id });
    expect((await undo(first)).status).toBe(200);
    expect(await allRows(server.db)).toEqual(before);
  });

  it('of several into one record lead back the latest first, so that each gives back what it had replaced', async () => {
    const [a, b, c] = [
      await server.addPatient(ana, { phone: '600111222' }),
      await server.addPatient(ana, { phone: '600333444' }),
      await server.addPatient(ana, { phone: '600555666' }),
    ];
    const before = await allRows(server.db);
    const first = idOf(await merge(a.id, b.id, { phone: 'OTHER' }));
    server.clock.advance(1000);
    const second = idOf(await merge(a.id, c.id));
    expect(await undo(first)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('después') },
    });
    expect((await undo(second)).status).toBe(200);
    expect((await undo(first)).status).toBe(200);
    expect(await allRows(server.db)).toEqual(before);
    server.clock.set('2026-11-20T10:00:00Z');
  });
});

describe('a merge', () => {
  it('hides the other record and leads its therapist to the surviving one, nobody else', async () => {
    const [one, other] = [await server.addPatient(ana), await server.addPatient(ana)];
    expect((await merge(one.id, other.id)).status).toBe(201);
    expect(await patient(other.id)).toMatchObject({ status: 404, body: { details: { mergedInto: one.id } } });
    expect((await patient(other.id, luis)).body.details).toBeUndefined();
    expect((await server.call(ana, 'GET /api/patients')).body.patients).toHaveLength(1);
    const body = { date: '2026-11-23', time: '09:30', duration: 60, type: 'TREATMENT', patientId: other.id };
    expect((await server.call(ana, 'POST /api/appointments', body)).status).toBeLessThan(500);
    expect(await server.db.select().from(schema.appointments)).toEqual([]);
  });

  it('is refused to a collaborator, to strangers, with itself and with two accounts', async () => {
    const [one, other] = [await server.addPatient(ana), await server.addPatient(ana)];
    const foreign = await server.addPatient(luis);
    await server.db.insert(schema.patientCollaborators).values([
      { patientId: one.id, therapistId: luis.id },
      { patientId: foreign.id, therapistId: ana.id },
    ]);
    expect((await merge(one.id, other.id, {}, luis)).status).toBe(403);
    expect(await merge(one.id, foreign.id)).toMatchObject({
      status: 400,
      body: { fields: { otherId: expect.any(String) } },
    });
    expect((await merge(one.id, one.id)).status).toBe(400);
    expect((await merge(one.id, 'x')).status).toBe(400);
    expect((await merge(randomUUID(), other.id)).status).toBe(404);
    const [first, second] = [
      await server.signIn('PATIENT', { therapist: ana }),
      await server.signIn('PATIENT', { therapist: ana }),
    ];
    expect(await merge(first.patientId!, second.patientId!)).toMatchObject({
      status: 409,
      body: { details: { code: 'TWO_ACCOUNTS' } },
    });
    expect(await merge(one.id, first.patientId!)).toMatchObject({
      status: 409,
      body: { details: { code: 'ACCOUNT_IN_OTHER' } },
    });
    expect((await merge(first.patientId!, one.id)).status).toBe(201);
  });

  it('is refused with the appointments that fall on one another', async () => {
    const [one, other] = [await server.addPatient(ana), await server.addPatient(ana)];
    const at = (therapistId: string, patientId: string, time: string) => ({
      therapistId,
      patientId,
      startsAt: new Date(`2026-12-01T${time}:00Z`),
      endsAt: new Date(new Date(`2026-12-01T${time}:00Z`).getTime() + 3_600_000),
      duration: 60,
      type: 'TREATMENT' as const,
    });
    await server.db
      .insert(schema.appointments)
      .values([at(ana.id, one.id, '09:00'), at(luis.id, other.id, '09:30'), at(ana.id, other.id, '11:00')]);
    const compared = await compare(one.id, other.id);
    expect(compared.body.comparison).toMatchObject({ obstacle: 'OVERLAPS', moving: { appointments: 2 } });
    const refused = await merge(one.id, other.id);
    expect(refused).toMatchObject({ status: 409, body: { details: { code: 'OVERLAPS' } } });
    expect(refused.body.details.overlaps).toEqual(compared.body.comparison.overlaps);
    expect(refused.body.details.overlaps).toHaveLength(2);
  });

  it('proposes both clinical texts and what only one record says, and takes what is chosen', async () => {
    const one = await server.addPatient(ana, {
      name: 'Eva',
      allergies: 'Látex',
      phone: null,
      address: 'Mayor 1',
    });
    const other = await server.addPatient(ana, {
      name: 'Eva Gil',
      allergies: 'Polen',
      phone: '600111222',
      address: 'Sol 2',
    });
    const { fields } = (await compare(one.id, other.id)).body.comparison;
    const proposed = Object.fromEntries(
      (fields as { field: string; proposed: string }[]).map(({ field, proposed: choice }) => [field, choice]),
    );
    expect(proposed).toEqual({ name: 'SURVIVOR', phone: 'OTHER', address: 'SURVIVOR', allergies: 'BOTH' });
    await merge(one.id, other.id, { name: 'OTHER' });
    expect((await patient(one.id)).body.patient).toMatchObject({
      name: 'Eva Gil',
      phone: '600111222',
      address: 'Mayor 1',
      allergies: 'Látex\n\nPolen',
    });
  });

  it('keeps what somebody wrote into the record after it was compared', async () => {
    const one = await server.addPatient(ana);
    const other = await server.addPatient(ana, { allergies: 'Polen', phone: '600111222' });
    await server.db.update(schema.patients).set({ phone: null }).where(eq(schema.patients.id, one.id));
    const { fields } = (await compare(one.id, other.id)).body.comparison;
    expect(fields).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ field: 'allergies', proposed: 'OTHER' }),
        expect.objectContaining({ field: 'phone', proposed: 'OTHER' }),
      ]),
    );
    const written = { allergies: 'Látex', phone: '600333444' };
    await server.db.update(schema.patients).set(written).where(eq(schema.patients.id, one.id));
    await merge(one.id, other.id);
    expect((await patient(one.id)).body.patient).toMatchObject({
      allergies: 'Látex\n\nPolen',
      phone: '600333444',
    });
  });

  it.each([
    ['the later discharge', 'DISCHARGED', '2026-01-01T10:00:00.000Z'],
    ['the treatment that goes on', 'ACTIVE', null],
  ] as const)('keeps %s', async (_what, status, at) => {
    const earlier = new Date('2025-01-01T10:00:00Z');
    const one = await server.addPatient(ana, { status: 'DISCHARGED', dischargedAt: earlier });
    const other = await server.addPatient(ana, { status, dischargedAt: at && new Date(at) });
    expect((await merge(one.id, other.id)).status).toBe(201);
    const [kept] = await server.db.select().from(schema.patients).where(eq(schema.patients.id, one.id));
    expect([kept?.status, kept?.dischargedAt?.toISOString() ?? null]).toEqual([status, at]);
  });

  it('is compared without holding the records: a look stops nobody', async () => {
    const [one, other] = [await server.addPatient(ana), await server.addPatient(ana)];
    const holders = () => rowsOf(server.db.execute(sql`select id, xmax::text from patients order by id`));
    const before = await holders();
    expect((await compare(one.id, other.id)).status).toBe(200);
    expect(await holders()).toEqual(before);
  });

  it('refuses two texts that are too long together, beside the field', async () => {
    const long = 'x'.repeat(9000);
    const [one, other] = [
      await server.addPatient(ana, { notes: long }),
      await server.addPatient(ana, { notes: `${long}y` }),
    ];
    expect(await merge(one.id, other.id)).toMatchObject({
      status: 400,
      body: { fields: { 'choices.notes': expect.any(String) } },
    });
    expect((await merge(one.id, other.id, { notes: 'OTHER' })).status).toBe(201);
  });

  it('leaves read what was read, whatever was withdrawn in the other record', async () => {
    const manuel = await server.signIn('PATIENT', { therapist: ana });
    const [one, other] = [manuel.patientId ?? '', (await server.addPatient(ana)).id];
    const say = async (patientId: string) => {
      const { body } = await server.call(ana, 'POST /api/conversations', { patientId });
      const { id } = body.conversation;
      return server.call(ana, `POST /api/conversations/${id}/messages`, { content: 'Hola', type: 'TEXT' });
    };
    const withdrawn = (await say(other)).body.message.id;
    await server.call(ana, `DELETE /api/messages/${withdrawn}`);
    const { conversationId } = (await say(one)).body.message;
    await server.call(manuel, `GET /api/conversations/${conversationId}`);
    expect((await merge(one, other)).status).toBe(201);
    const { body } = await server.call(manuel, 'GET /api/conversations');
    expect(body.conversations).toEqual([expect.objectContaining({ id: conversationId, unreadCount: 0 })]);
  });

  it('is in the access log of both, and the surviving record shows the log of both', async () => {
    const [one, other] = [await server.addPatient(ana), await server.addPatient(ana)];
    await patient(other.id);
    const id = idOf(await merge(one.id, other.id));
    const admin = await server.signIn('ADMIN');
    const { body } = await server.call(admin, `GET /api/audit?patientId=${one.id}`);
    const said = (body.events as { action: string; entity: string }[]).map(
      ({ action, entity }) => `${action} ${entity}`,
    );
    expect(said).toEqual(['CREATE record-merge', 'UPDATE patient', 'READ patient']);
    await undo(id);
    const events = await server.db.select().from(schema.auditEvents);
    expect(events.filter(({ patientId }) => patientId === other.id)).toHaveLength(3);
  });

  it('can be undone for thirty days; then the rows for it are destroyed', async () => {
    const [one, other] = [await server.addPatient(ana), await server.addPatient(ana)];
    const id = idOf(await merge(one.id, other.id));
    server.clock.advance(30 * 86_400_000 - 1);
    ana.token = await server.app.sessions.open(ana, { userAgent: 'jest' });
    const list = () => server.call(ana, `GET /api/patients/${one.id}/merges`);
    expect((await list()).body.merges).toEqual([
      expect.objectContaining({ id, removed: { id: other.id, name: other.name }, mayUndo: true }),
    ]);
    await dropOldMergeRows(server.db, server.clock.now());
    server.clock.advance(1);
    expect((await list()).body.merges).toEqual([]);
    expect((await undo(id)).status).toBe(409);
    server.clock.advance(1);
    await dropOldMergeRows(server.db, server.clock.now());
    expect(await server.db.select().from(schema.recordMergeRows)).toEqual([]);
    expect(await server.db.select().from(schema.recordMerges)).toHaveLength(1);
    server.clock.set('2026-11-20T10:00:00Z');
  });

  it('makes one record for the purge: the other goes with the surviving one and never before', async () => {
    const exerciseId = await exerciseOf();
    const people = { lead: ana, colleague: luis, exerciseId };
    const kinds = [
      'session',
      'evaluation',
      'appointment',
      'routine',
      'document',
      'alert',
      'message',
    ] as const;
    const plan = {
      ...plain,
      episodes: [true],
      items: kinds.map((kind) => ({ kind, episode: 0, variant: 0 })),
    };
    const empty = await allRows(server.db);
    const [id, otherId] = [await storeRecord(server, plan, people), await storeRecord(server, plan, people)];
    expect((await merge(id, otherId)).status).toBe(201);
    const purge = () =>
      purgeRecords(server.db, {
        now: new Date('2060-01-01T10:00:00Z'),
        timeZone: 'Europe/Madrid',
        isConfirmed: true,
      });
    expect(await purge()).toMatchObject({ due: 0, kept: 0 });
    await server.call(ana, `DELETE /api/patients/${id}`);
    expect(await purge()).toMatchObject({ due: 1 });
    expect(await allRows(server.db)).toEqual(empty);
    expect(await server.db.select().from(schema.recordMerges)).toEqual([]);
  });
});

describe('a deletion after a merge', () => {
  it('also takes the kept answers about the other record', async () => {
    const [one, other] = [await server.addPatient(ana), await server.addPatient(ana)];
    await server.call(
      ana,
      `POST /api/patients/${other.id}/alerts`,
      { kind: 'PACEMAKER' },
      { 'idempotency-key': 'alerta-de-otra' },
    );
    expect(await server.db.select().from(schema.idempotencyKeys)).toHaveLength(1);
    await merge(one.id, other.id);
    expect((await server.call(ana, `DELETE /api/patients/${one.id}`)).status).toBe(200);
    expect(await server.db.select().from(schema.idempotencyKeys)).toEqual([]);
  });
});

describe('at the same moment', () => {
  it('what is booked and written for the other record is in the surviving one, or nowhere', async () => {
    const [one, other] = [await server.addPatient(ana), await server.addPatient(ana)];
    const book = (at: number) =>
      server.call(ana, 'POST /api/appointments', {
        date: '2026-11-23',
        time: `${String(8 + at).padStart(2, '0')}:00`,
        duration: 60,
        type: 'TREATMENT',
        patientId: other.id,
      });
    const answers = await Promise.all([
      book(0),
      book(1),
      book(2),
      merge(one.id, other.id),
      book(3),
      book(4),
      book(5),
    ]);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const booked = answers.filter(({ status, body }) => status === 201 && 'appointment' in body);
    const rows = await server.db.select().from(schema.appointments);
    expect(rows.every(({ patientId }) => patientId === one.id)).toBe(true);
    expect(rows).toHaveLength(booked.length);
  });
});
