import { eq } from 'drizzle-orm';
import { likenessOf } from '@/contract/patientLikeness';
import { TREATMENT_TYPES } from '@/contract/sessions';
import {
  evaluations,
  patients,
  routineExercises,
  routines,
  staffInvitations,
  treatmentSessions,
  users,
} from '../db/schema';
import { testServer, type Actor, type TestServer } from '../testing/testServer';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, seedDemo } from './index';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ settings: { keepsAppointmentMails: true } });
});
afterAll(() => server.close());

// A Monday morning, a Wednesday evening, and a Friday, after which the practice is closed for two days.
describe.each(['2026-11-23T09:00:00Z', '2026-11-25T18:30:00Z', '2026-11-27T10:00:00Z'])(
  'the whole practice, begun at %s',
  (now) => {
    beforeAll(async () => {
      await server.reset();
      server.clock.set(now);
      const passwordHash = await server.app.passwords.hash(DEMO_PASSWORD);
      await seedDemo(server.db, { now: server.clock.now(), timeZone: 'Europe/Madrid', passwordHash });
    });

    it('reminds one patient, at once', async () => {
      await server.app.outbox.deliverDue();
      expect(server.mails.map(({ subject }) => subject)).toEqual([
        expect.stringMatching(/^(Recordatorio: tu cita del|Tus citas)/),
      ]);
      server.clock.advance(60_000);
      expect(await server.app.outbox.deliverDue()).toBe(0);
    });

    it('has a team in every state', async () => {
      const login = (email: string) =>
        server.call(null, 'POST /api/auth/login', { email, password: DEMO_PASSWORD });
      const elena = await login(DEMO_ACCOUNTS.admin.email);
      const { body } = await server.call({ token: elena.body.token } as never, 'GET /api/team');
      const states = (body.members as { email: string; role: string; deactivatedAt: string | null }[]).map(
        ({ email, role, deactivatedAt }) => [email, role, deactivatedAt !== null],
      );
      expect(states).toEqual([
        ['ana@demo.es', 'THERAPIST', false],
        ['elena@demo.es', 'ADMIN', false],
        ['javier@demo.es', 'THERAPIST', false],
        ['lucia@demo.es', 'THERAPIST', false],
        ['marcos@demo.es', 'ADMIN', false],
        ['sonia@demo.es', 'THERAPIST', true],
      ]);
      expect((await login('marcos@demo.es')).status).toBe(200);
      expect((await login('sonia@demo.es')).status).toBe(401);
      const [sonia] = await server.db.select().from(users).where(eq(users.email, 'sonia@demo.es'));
      expect(sonia?.deactivatedAt).toBeInstanceOf(Date);
      const open = await server.db.select().from(staffInvitations);
      expect(open.map(({ email, expiresAt }) => [email, expiresAt > server.clock.now()])).toEqual([
        ['diego@demo.es', true],
      ]);
    });

    it('examines and treats the side that the history names', async () => {
      const named = new Map(
        (await server.db.select().from(patients)).flatMap(({ id, medicalHistory }) => {
          const side = /derech/.test(medicalHistory ?? '') ? 'right' : 'left';
          return /derech|izquierd/.test(medicalHistory ?? '') ? [[id, side] as const] : [];
        }),
      );
      const examined = (await server.db.select().from(evaluations)).flatMap(({ patientId, findings }) =>
        ((findings.regions ?? []) as string[]).map((region) => ({
          patientId,
          side: region.split('-').at(-1),
        })),
      );
      const prescribed = (
        await server.db
          .select({ patientId: routines.patientId, prescription: routineExercises.prescription })
          .from(routineExercises)
          .innerJoin(routines, eq(routines.id, routineExercises.routineId))
      ).map(({ patientId, prescription }) => ({ patientId, side: prescription?.side }));
      const ofOneSide = (all: readonly { patientId: string | null; side: string | undefined }[]) =>
        all.filter(
          ({ patientId, side }) => ['left', 'right'].includes(side ?? '') && named.has(patientId ?? ''),
        );
      for (const sides of [ofOneSide(examined), ofOneSide(prescribed)]) {
        expect(sides.length).toBeGreaterThan(5);
        expect(sides.filter(({ patientId, side }) => named.get(patientId ?? '') !== side)).toEqual([]);
      }
    });

    it('treats by the types that the form offers', async () => {
      const sessions = await server.db.select().from(treatmentSessions);
      const offered: readonly string[] = TREATMENT_TYPES;
      expect(sessions.filter(({ treatmentType }) => !offered.includes(treatmentType))).toEqual([]);
    });

    it('has two records of the first therapist that are likely of one person, and can be merged', async () => {
      const records = await server.db.select().from(patients);
      const pairs = records.flatMap((one, index) =>
        records.slice(index + 1).flatMap((other) => {
          const reasons = likenessOf(one, other);
          return reasons.includes('NAME_AND_BIRTH') && one.therapistId === other.therapistId
            ? [[one, other] as const]
            : [];
        }),
      );
      expect(pairs).toHaveLength(1);
      const [[one, other] = []] = pairs;
      const [twin, original] =
        (one?.name.length ?? 0) < (other?.name.length ?? 0) ? [one, other] : [other, one];
      const [lead] = await server.db
        .select()
        .from(users)
        .where(eq(users.email, DEMO_ACCOUNTS.therapists[0].email));
      expect(original?.therapistId).toBe(lead?.id);
      const token = await server.app.sessions.open(lead as never, { userAgent: 'jest' });
      const actor = { ...lead, token, patientId: null } as Actor;
      const body = { otherId: twin?.id, choices: {} };
      expect((await server.call(actor, `POST /api/patients/${original?.id}/merges`, body)).status).toBe(201);
    });
  },
);
