import { eq } from 'drizzle-orm';
import { demoCase, type DemoRegion } from '@/contract/demo/cases';
import { demoEvaluations } from '@/contract/demo/evaluations';
import { createRandom, demoPatients } from '@/contract/demo/people';
import { demoSessions, demoVisit } from '@/contract/demo/sessions';
import { evaluationBodySchema } from '@/contract/evaluationSchemas';
import { SESSION_STATUSES } from '@/contract/sessions';
import { sessionBodySchema } from '@/contract/sessionSchemas';
import {
  appointments,
  rooms,
  routineExercises,
  routineProgress,
  routines,
  services,
  users,
} from '../db/schema';
import { testServer, type TestServer } from '../testing/testServer';
import { DEMO_PASSWORD, letsAnybodyIn } from '.';
import { seedAppointments } from './appointments';
import { seedChat } from './chat';
import { seedClinical } from './clinical';
import type { DemoPatientRef } from './context';
import { seedNotifications } from './notifications';
import { seedProgress } from './progress';
import { seedExercises, seedRoutines } from './routines';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(() => server.reset());

const TODAY = '2026-11-20';
const WORDS: Record<DemoRegion, string> = {
  ...{ LUMBAR: 'lumbar', SHOULDER: 'hombro', KNEE: 'rodilla', CERVICAL: 'cervical', ANKLE_FOOT: 'tobillo' },
};
/** Whole years between two days, `YYYY-MM-DD`. */
const ageOn = (birth: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birth.slice(0, 4)) - (day.slice(5) < birth.slice(5) ? 1 : 0);

test('a practice where somebody enters with the password of the demonstration is known', async () => {
  const { passwords } = server.app;
  const elena = { name: 'Elena', email: 'elena@demo.es', role: 'ADMIN' as const };
  const enter = async (password: string) => {
    await server.reset();
    await server.db.insert(users).values({ ...elena, passwordHash: await passwords.hash(password) });
    return letsAnybodyIn(server.db, passwords);
  };
  expect([
    await letsAnybodyIn(server.db, passwords),
    await enter(DEMO_PASSWORD),
    await enter('otra-clave-1'),
  ]).toEqual([false, true, false]);
});

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

  it.each([
    ['LUMBAR', ['Prone instability']],
    ['CERVICAL', ['Flexión-rotación cervical']],
    ['KNEE', ['Timed Up and Go']],
  ] as const)(
    'finds at %s what the diagnosis says, and gives a test a side only if it has one',
    (region, found) => {
      const random = createRandom(8);
      const tests = Array.from({ length: 20 }, () => demoEvaluations(random, TODAY, 3, region)).flatMap(
        (visits) => visits.flatMap((visit) => visit.tests),
      );
      const named = (list: typeof tests) => [...new Set(list.map(({ name }) => name))];
      expect(named(tests.filter(({ result }) => result === 'POSITIVE'))).toEqual(found);
      const sideless = ['Prone instability', 'Distracción cervical', 'Timed Up and Go'];
      for (const { name, side } of tests)
        expect([name, side === 'NONE']).toEqual([name, sideless.includes(name)]);
    },
  );

  it('gives nobody what they are allergic to', () => {
    const taken = demoPatients(createRandom(6), 200, TODAY).filter(({ allergies, medications }) =>
      allergies?.split(/\s+/).some((word) => medications?.toLowerCase().includes(word.toLowerCase())),
    );
    expect(taken).toEqual([]);
  });

  it('is the same for the same seed', () => {
    const make = () => {
      const random = createRandom(5);
      return [demoSessions(random, TODAY, 8), demoEvaluations(random, TODAY, 3)];
    };
    expect(make()).toEqual(make());
  });

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

describe('the agenda', () => {
  const NOW = new Date('2026-11-20T10:00:00Z');

  async function seed(count?: number, now = NOW) {
    const ana = await server.signIn('THERAPIST');
    const manuel = await server.signIn('PATIENT', { therapist: ana });
    const others = await Promise.all(Array.from({ length: 7 }, () => server.addPatient(ana)));
    const patients = [
      ...others.map(({ id, name }) => ({
        ...{ id, name, therapistId: ana.id, userId: null, status: 'ACTIVE' as const },
      })),
      {
        id: manuel.patientId!,
        name: manuel.name,
        therapistId: ana.id,
        userId: manuel.id,
        status: 'ACTIVE' as const,
      },
    ];
    await seedAppointments(
      server.db,
      { now, timeZone: 'Europe/Madrid', random: createRandom(7), patients },
      count,
    );
    return { rows: await server.db.select().from(appointments), manuel };
  }

  it('fills an agenda that the practice could have: open hours, every status, something to come', async () => {
    const { rows, manuel } = await seed();
    expect(new Set(rows.map(({ status }) => status)).size).toBe(5);
    expect(
      rows.filter(({ startsAt }) => startsAt.toISOString().startsWith('2026-11-20')).length,
    ).toBeGreaterThan(3);
    for (const row of rows) {
      expect([0, 6]).not.toContain(row.startsAt.getUTCDay());
      if (row.status === 'COMPLETED') expect(row.endsAt <= NOW).toBe(true);
      if (row.status === 'SCHEDULED') expect(row.startsAt > NOW).toBe(true);
    }
    const next = rows.filter((row) => row.patientId === manuel.patientId && row.startsAt > NOW);
    expect(next.length).toBeGreaterThan(0);
  });

  it.each([24, 3])('has none of %d patients twice on a day', async (count) => {
    const ana = await server.signIn('THERAPIST');
    const people = await Promise.all(Array.from({ length: count }, () => server.addPatient(ana)));
    // Those with an account get the next appointments.
    const patients = people.map(({ id, name }, index) => ({
      ...{ id, name, therapistId: ana.id, userId: index % 3 ? null : ana.id, status: 'ACTIVE' as const },
    }));
    await seedAppointments(server.db, {
      now: NOW,
      timeZone: 'Europe/Madrid',
      random: createRandom(3),
      patients,
    });
    const rows = await server.db.select().from(appointments);
    const visits = rows.map(
      ({ patientId, startsAt }) => `${patientId} ${startsAt.toISOString().slice(0, 10)}`,
    );
    expect(visits.length).toBeGreaterThan(count === 3 ? 60 : 200);
    expect(new Set(visits).size).toBe(visits.length);
  });

  it('offers six services and two rooms, and books them', async () => {
    const { rows } = await seed();
    const offered = await server.db.select().from(services);
    expect(offered).toHaveLength(6);
    expect(await server.db.select().from(rooms)).toHaveLength(2);
    const booked = rows.filter(({ serviceId }) => serviceId);
    expect(booked.length).toBeGreaterThan(rows.length / 4);
    for (const { serviceId, type, duration } of booked)
      expect(offered.find(({ id }) => id === serviceId)).toMatchObject({ type, duration });
    expect(rows.every(({ roomId }) => roomId)).toBe(true);
  });

  it.each(['2026-11-21T08:30:00Z', '2026-11-22T19:00:00Z'])(
    'has something today at a weekend too: %s',
    async (when) => {
      const { rows } = await seed(undefined, new Date(when));
      const weekend = rows.filter(({ startsAt }) => [0, 6].includes(startsAt.getUTCDay()));
      expect(weekend.length).toBeGreaterThan(1);
      for (const { startsAt } of weekend) expect(startsAt.toISOString().slice(0, 10)).toBe(when.slice(0, 10));
    },
  );

  it('makes the same practice of the same seed, and as much as is asked for', async () => {
    const shape = (rows: { startsAt: Date; status: string; duration: number }[]) =>
      rows.map(({ startsAt, status, duration }) => `${startsAt.toISOString()} ${status} ${duration}`).sort();
    const first = shape((await seed(700)).rows);
    expect(first).toHaveLength(700);
    await server.reset();
    expect(shape((await seed(700)).rows)).toEqual(first);
  });
});

describe('routines and what was done of them', () => {
  async function seed() {
    const ana = await server.signIn('THERAPIST');
    const manuel = await server.signIn('PATIENT', { therapist: ana });
    const ref = (id: string, userId: string | null): DemoPatientRef => ({
      ...{ id, name: 'X', therapistId: ana.id, userId, status: 'ACTIVE' },
    });
    const mainPatient = ref(manuel.patientId ?? '', manuel.id);
    const context = {
      random: createRandom(1),
      now: server.clock.now(),
      timeZone: 'Europe/Madrid',
      therapists: [ana],
      mainPatient,
      patients: [mainPatient, ref((await server.addPatient(ana)).id, null)],
    };
    await seedExercises(server.db, context);
    await seedRoutines(server.db, context);
    await seedProgress(server.db, context);
    return { ana, manuel };
  }

  it('gives templates, three active routines to the main patient, and no empty routine', async () => {
    const { ana, manuel } = await seed();
    const mine = (await server.call(manuel, 'GET /api/routines/my-routines')).body.data;
    expect(mine).toHaveLength(3);
    expect(mine.every(({ status }: { status: string }) => status === 'ACTIVE')).toBe(true);
    const templates = await server.db.select().from(routines).where(eq(routines.isTemplate, true));
    expect(templates.length).toBeGreaterThanOrEqual(5);
    const used = new Set((await server.db.select().from(routineExercises)).map(({ routineId }) => routineId));
    const all = await server.db.select({ id: routines.id }).from(routines);
    expect(all.filter(({ id }) => !used.has(id))).toEqual([]);
    expect((await server.call(ana, 'GET /api/exercises')).body.data[0].editable).toBe(true);
  });

  it('gives the main patient weeks of runs, pain to plot, and one routine to continue', async () => {
    const { ana, manuel } = await seed();
    const stats = (await server.call(manuel, 'GET /api/routine-progress/stats')).body.data;
    expect(stats.averageTime).toBeGreaterThan(5);
    expect(stats.painOverTime.length).toBeGreaterThan(10);
    const today = (await server.call(manuel, 'GET /api/routine-progress/today')).body.data;
    expect(
      today.filter(
        ({ todayProgress }: { todayProgress: { status: string } | null }) =>
          todayProgress?.status === 'IN_PROGRESS',
      ),
    ).toHaveLength(1);
    const { data } = (await server.call(ana, `GET /api/patients/${manuel.patientId}/adherence`)).body;
    expect(data.days.some(({ completed }: { completed: number }) => completed > 0)).toBe(true);
    expect(
      (await server.db.select().from(routineProgress)).every(
        ({ startedAt }) => startedAt < server.clock.now(),
      ),
    ).toBe(true);
  });

  it('makes the same again from the same seed', async () => {
    const rows = async () =>
      (await server.db.select().from(routineProgress))
        .map(({ id, day, painAfter }) => `${id} ${day} ${painAfter}`)
        .sort();
    await seed();
    const first = await rows();
    await server.reset();
    await seed();
    expect(await rows()).toEqual(first);
  });
});

it('gives the main patient a long conversation, unread for the therapist, and everyone a bell', async () => {
  const ana = await server.signIn('THERAPIST');
  const admin = await server.signIn('ADMIN');
  const manuel = await server.signIn('PATIENT', { therapist: ana });
  const other = await server.signIn('PATIENT', { therapist: ana });
  const [mainPatient, second] = [manuel, other].map(({ id, name, patientId }) => ({
    id: patientId ?? '',
    name,
    therapistId: ana.id,
    userId: id,
    status: 'ACTIVE' as const,
  }));
  const context = {
    random: createRandom(1),
    now: server.clock.now(),
    therapists: [ana],
    admin,
    mainPatient: mainPatient!,
    patients: [mainPatient!, second!],
  };
  await seedChat(server.db, context);
  await seedNotifications(server.db, context);

  const { body } = await server.call(ana, 'GET /api/conversations');
  const long = body.conversations.find(
    (one: { participant: { id: string } }) => one.participant.id === manuel.id,
  );
  expect(long.unreadCount).toBe(1);
  const opened = await server.call(manuel, `GET /api/conversations/${long.id}`);
  expect(opened.body.conversation.nextCursor).not.toBeNull();
  // Clients sort by `createdAt` and the server pages by `seq`: both orders must agree.
  const times = opened.body.conversation.messages.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect([...times].sort()).toEqual(times);
  expect((await server.call(manuel, 'GET /api/conversations')).body.conversations[0].unreadCount).toBe(0);
  for (const actor of [ana, manuel, admin]) {
    const bell = await server.call(actor, 'GET /api/notifications/unread-count');
    expect(bell.body.unreadCount).toBeGreaterThan(0);
  }
});
