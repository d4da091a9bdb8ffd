import { demoCase, type DemoRegion } from '@/contract/demo/cases';
import { demoEvaluations } from '@/contract/demo/evaluations';
import { createRandom, demoPatients } from '@/contract/demo/people';
import { demoSessions, demoVisit } from '@/contract/demo/sessions';
import { evaluationBodySchema } from '@/contract/evaluationSchemas';
import { SESSION_STATUSES } from '@/contract/sessions';
import { sessionBodySchema } from '@/contract/sessionSchemas';
import { testServer, type TestServer } from '../testing/testServer';
import { seedClinical } from './clinical';

const TODAY = '2026-11-20';
const WORDS: Record<DemoRegion, string> = {
  ...{ LUMBAR: 'lumbar', SHOULDER: 'hombro', KNEE: 'rodilla', CERVICAL: 'cervical', ANKLE_FOOT: 'tobillo' },
};
/** Whole years between two days, `YYYY-MM-DD`. */
const ageOn = (birth: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0);

describe('clinical demo data', () => {
  it('is what the forms could have sent', () => {
    const random = createRandom(3);
    for (let patient = 0; patient < 60; patient += 1) {
      for (const session of demoSessions(random, TODAY, 8))
        sessionBodySchema.validateSync({ ...session, patientId: 'p' }, { strict: true });
      const visits = demoEvaluations(random, TODAY, 4);
      for (const evaluation of visits) evaluationBodySchema.validateSync(evaluation);
      expect(visits.every(({ date }) => date <= TODAY)).toBe(true);
      expect((visits.at(-1)?.pain ?? 0) < (visits[0]?.pain ?? 0)).toBe(true);
    }
  });

  it('has every status but one that is under way, nothing completed to come, nothing planned past', () => {
    const random = createRandom(4);
    const sessions = Array.from({ length: 60 }, () => demoSessions(random, TODAY, 8)).flat();
    expect(new Set(sessions.map(({ status }) => status))).toEqual(
      new Set(SESSION_STATUSES.filter((status) => status !== 'IN_PROGRESS')),
    );
    for (const { date, status } of sessions) expect(status === 'SCHEDULED').toBe(date >= TODAY);
  });

  it('of a patient agrees: age, history, complaint and what is written of a visit', () => {
    const random = createRandom(6);
    demoPatients(random, 60, TODAY).forEach(({ dateOfBirth, medicalHistory, medications }, at) => {
      const { region, ages, ...known } = demoCase(at + 1);
      const age = ageOn(dateOfBirth ?? '', TODAY);
      expect([at, age >= ages[0], age <= ages[1]]).toEqual([at, true, true]);
      expect(known.histories).toContain(medicalHistory);
      expect(known.medications).toContain(medications);
      for (const { reason } of demoEvaluations(random, TODAY, 3, region))
        expect(reason.toLowerCase()).toContain(WORDS[region]);
      const { notes, exercises } = demoVisit(random, region);
      expect(known.visitNotes).toContain(notes);
      for (const { name } of exercises) expect(known.exercises).toContain(name);
    });
  });

  it('is the same for the same seed', () => {
    const make = () => {
      const random = createRandom(5);
      return [demoSessions(random, TODAY, 8), demoEvaluations(random, TODAY, 3)];
    };
    expect(make()).toEqual(make());
  });

  describe('in the database', () => {
    let server: TestServer;
    beforeAll(async () => {
      server = await testServer();
    });
    afterAll(() => server.close());

    it('is served to therapist and patient', async () => {
      const ana = await server.signIn('THERAPIST');
      const manuel = await server.signIn('PATIENT', { therapist: ana });
      const patientId = manuel.patientId ?? '';
      const counts = await seedClinical(server.db, {
        random: createRandom(6),
        now: server.clock.now(),
        timeZone: 'Europe/Madrid',
        patients: [{ id: patientId, therapistId: ana.id, userId: manuel.id }],
      });
      expect(counts.sessions).toBeGreaterThanOrEqual(8);
      expect(counts.evaluations).toBeGreaterThanOrEqual(3);
      const mine = await server.call(manuel, 'GET /api/sessions/my-sessions');
      expect(mine.body.sessions).toHaveLength(counts.sessions);
      expect(mine.body.sessions.filter(({ notes }: { notes: string | null }) => notes)).not.toHaveLength(0);
      const evaluated = await server.call(ana, `GET /api/patients/${patientId}/evaluations`);
      expect(evaluated.body.data).toHaveLength(counts.evaluations);
      const [corrected] = evaluated.body.data;
      expect(corrected.version).toBe(2);
      const earlier = await server.call(ana, `GET /api/evaluations/${corrected.id}/versions`);
      expect(earlier.body.data).toMatchObject([{ version: 1, evaluation: { plan: null } }]);
    });
  });
});
