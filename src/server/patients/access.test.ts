import { runs } from '@/contract/testing/runs';
import fc from 'fast-check';
import { and, eq, isNull } from 'drizzle-orm';
import { addDays } from '@/contract/common/practiceTime';
import { relationOn } from '@/contract/careRelation';
import { databaseFailureOf } from '../db/failures';
import { covers, patientCollaborators, patients } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';
import { attends, attendsPatient, relationTo } from './access';

const server = serverOfFile();
let team: Actor[];

beforeEach(async () => {
  team = [];
  for (let index = 0; index < 4; index += 1) team.push(await server.signIn('THERAPIST'));
});

const person = (index: number) => team[index] as Actor;

const cover = (values: Partial<typeof covers.$inferInsert> = {}) =>
  server.db.insert(covers).values({
    therapistId: person(0).id,
    coveredBy: person(1).id,
    firstDay: '2026-11-20',
    lastDay: '2026-11-22',
    createdBy: person(0).id,
    ...values,
  });

const refused = async (write: Promise<unknown>) => {
  const failure = await write.then(() => undefined, databaseFailureOf);
  return failure?.constraint;
};

it('the database relates whom the contract relates, on any day', async () => {
  const who = fc.integer({ min: 0, max: 3 });
  const day = fc.integer({ min: 0, max: 12 }).map((days) => addDays('2027-03-22', days));
  const span = fc.tuple(day, day).map(([one, other]) => (one < other ? [one, other] : [other, one]));
  const cases = fc.record({
    leadId: who,
    collaborators: fc.uniqueArray(who, { maxLength: 3 }),
    covers: fc.array(fc.record({ therapist: who, by: who, span, isEnded: fc.boolean() }), { maxLength: 5 }),
    days: fc.uniqueArray(day, { minLength: 2, maxLength: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(cases, async (one) => {
      await server.db.delete(covers);
      await server.db.delete(patientCollaborators);
      const { id } = await server.addPatient(person(one.leadId));
      const collaboratorIds = one.collaborators.filter((index) => index !== one.leadId);
      for (const index of collaboratorIds)
        await server.db.insert(patientCollaborators).values({ patientId: id, therapistId: person(index).id });
      const known = [];
      for (const {
        therapist,
        by,
        span: [firstDay = '', lastDay = ''],
        isEnded,
      } of one.covers) {
        const values = { therapistId: person(therapist).id, coveredBy: person(by).id, firstDay, lastDay };
        // What the database refuses is not there.
        const stored = await cover({ ...values, endedAt: isEnded ? server.clock.now() : null }).then(
          () => true,
          () => false,
        );
        if (stored) known.push({ ...values, isEnded });
      }
      const patient = {
        leadId: person(one.leadId).id,
        collaboratorIds: collaboratorIds.map((index) => person(index).id),
      };
      for (const today of one.days)
        for (const { id: therapistId } of team) {
          const carer = { id: therapistId, today };
          const [row] = await server.db
            .select({ relation: relationTo(carer) })
            .from(patients)
            .where(and(eq(patients.id, id), attends(carer), isNull(patients.deletedAt)));
          const wanted = relationOn(therapistId, today, patient, known);
          expect([therapistId, today, row?.relation ?? null]).toEqual([therapistId, today, wanted]);
          expect(await attendsPatient(server.db, carer, id)).toBe(wanted !== null);
        }
    }),
    { numRuns: runs(12) },
  );
});

describe('the database refuses', () => {
  it('a cover by oneself, one that ends before it begins, and the same colleague twice on a day', async () => {
    expect(await refused(cover({ coveredBy: person(0).id }))).toBe('covers_two');
    expect(await refused(cover({ lastDay: '2026-11-19' }))).toBe('covers_days');
    await cover();
    expect(await refused(cover({ firstDay: '2026-11-22', lastDay: '2026-11-25' }))).toBe('covers_once');
    await cover({ firstDay: '2026-11-23', lastDay: '2026-11-25' });
    await cover({ coveredBy: person(2).id });
    await server.db.update(covers).set({ endedAt: server.clock.now() });
    await cover();
  });

  it('the lead as a collaborator, and a collaborator twice', async () => {
    const { id } = await server.addPatient(person(0));
    const add = (index: number) =>
      server.db.insert(patientCollaborators).values({ patientId: id, therapistId: person(index).id });
    expect(await refused(add(0))).toBe('patient_collaborators_not_lead');
    await add(1);
    expect(await refused(add(1))).toMatch(/_pk$/);
    // Who becomes the lead is a collaborator no longer.
    await server.db
      .update(patients)
      .set({ therapistId: person(1).id })
      .where(eq(patients.id, id));
    expect(await server.db.select().from(patientCollaborators)).toEqual([]);
  });
});

describe('the days of a cover', () => {
  const status = async (actor: Actor, id: string) =>
    (await server.call(actor, `GET /api/patients/${id}`)).status;

  it.each([
    // Summer time begins on 2027-03-28 at 2:00, and ends on 2027-10-31 at 3:00, in Madrid.
    [
      '2027-03-28',
      '2027-03-27T22:59:59Z',
      '2027-03-27T23:00:00Z',
      '2027-03-28T21:59:59Z',
      '2027-03-28T22:00:00Z',
    ],
    [
      '2027-10-31',
      '2027-10-30T21:59:59Z',
      '2027-10-30T22:00:00Z',
      '2027-10-31T22:59:59Z',
      '2027-10-31T23:00:00Z',
    ],
  ])('are those of the practice’s wall clock: %s', async (day, before, first, last, after) => {
    const { id } = await server.addPatient(person(0));
    await cover({ firstDay: day, lastDay: day });
    for (const [instant, wanted] of [
      [before, 404],
      [first, 200],
      [last, 200],
      [after, 404],
    ] as const) {
      server.clock.set(instant);
      const token = await server.app.sessions.open(person(1), {});
      expect([instant, await status({ ...person(1), token }, id)]).toEqual([instant, wanted]);
    }
  });
});
