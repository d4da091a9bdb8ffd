import { runs } from '@/contract/testing/runs';
import fc from 'fast-check';
import { addDays, startOfDay } from '@/contract/common/practiceTime';
import type { VersionedEntity } from '@/contract/record';
import { purgeableFrom } from '@/contract/retention';
import {
  appointmentEvents,
  appointments,
  auditEvents,
  documents,
  episodes,
  evaluations,
  exercises,
  notifications,
  patients,
  progressExercises,
  recordVersions,
  routineProgress,
  routines,
  treatmentSessions,
} from '../db/schema';
import { insertRow } from '../db/insertRow';
import { testServer, type Actor, type TestServer } from '../testing/testServer';
import { TABLES } from '../db/tables';
import { purgeRecords } from './purge';

const TIME_ZONE = 'Europe/Madrid';
/** Noon of a day in Madrid, or near it. */
const noon = (day: string) => new Date(startOfDay(day, TIME_ZONE).getTime() + 12 * 3_600_000);

let server: TestServer;
let ana: Actor;
let exerciseId: string;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** Something of a record on a day, in one of its episodes or in none. */
interface Item {
  kind: 'session' | 'planned' | 'evaluation' | 'visit' | 'missed' | 'run' | 'document';
  day: string;
  episode: number | null;
}

interface RecordPlan {
  deleted: string | null;
  discharged: string | null;
  /** Days on which each episode was discharged; null if it is open. */
  episodes: (string | null)[];
  items: Item[];
}

const first = '2015-01-01';
const dayBetween = (from: number, to: number) =>
  fc.integer({ min: from, max: to }).map((days) => addDays(first, days));
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const past = dayBetween(0, 3650);
const plans: fc.Arbitrary<RecordPlan> = fc.record({
  deleted: maybe(past),
  discharged: maybe(past),
  episodes: fc.array(maybe(past), { maxLength: 4 }),
  items: fc.array(
    fc.record({
      kind: fc.constantFrom<Item['kind'][]>(
        ...(['session', 'planned', 'evaluation', 'visit', 'missed', 'run', 'document'] as const),
      ) as fc.Arbitrary<Item['kind']>,
      day: past,
      episode: maybe(fc.integer({ min: 0, max: 3 })),
    }),
    { maxLength: 12 },
  ),
});

const episodeOf = ({ episode }: Item, plan: RecordPlan) =>
  episode === null || episode >= plan.episodes.length ? null : episode;

/** Stores a record as planned. Answers the ids of what it made, by the episode to which it belongs. */
async function store(plan: RecordPlan): Promise<{ patientId: string; made: Map<number | null, string[]> }> {
  const { db } = server;
  const instant = (day: string | null) => (day === null ? null : noon(day));
  const { id: patientId } = await server.addPatient(ana, {
    deletedAt: instant(plan.deleted),
    dischargedAt: instant(plan.discharged),
    status: plan.discharged ? 'DISCHARGED' : 'ACTIVE',
  });
  const said = await insertRow(db, recordVersions, version('PATIENT', patientId, patientId));
  const made = new Map<number | null, string[]>([[null, [patientId, said]]]);
  const note = (episode: number | null, ...ids: string[]) =>
    made.set(episode, [...(made.get(episode) ?? []), ...ids]);
  const ids: string[] = [];
  for (const [index, dischargedOn] of plan.episodes.entries()) {
    const id = await insertRow(db, episodes, { patientId, startedOn: first, leadId: ana.id, dischargedOn });
    ids.push(id);
    note(index, id, await insertRow(db, recordVersions, version('EPISODE', id, patientId)));
  }
  for (const [index, item] of plan.items.entries()) {
    const episode = episodeOf(item, plan);
    const own = { patientId, episodeId: episode === null ? null : (ids[episode] ?? null) };
    note(episode, ...(await storeItem(item, own, index)));
  }
  return { patientId, made };
}

const version = (
  entity: VersionedEntity,
  entityId: string,
  patientId: string,
): typeof recordVersions.$inferInsert => ({
  entity,
  entityId,
  patientId,
  version: 1,
  authorId: ana.id,
  writtenAt: noon(first),
  replacedAt: noon(first),
  content: {},
});

async function storeItem(
  { kind, day }: Item,
  own: { patientId: string; episodeId: string | null },
  index: number,
): Promise<string[]> {
  const { db } = server;
  const { patientId } = own;
  const at = new Date(noon(day).getTime() + index * 60_000);
  const versioned = async (entity: 'SESSION' | 'EVALUATION', id: string) => [
    id,
    await insertRow(db, recordVersions, version(entity, id, patientId)),
  ];
  if (kind === 'session' || kind === 'planned')
    return versioned(
      'SESSION',
      await insertRow(db, treatmentSessions, {
        ...own,
        therapistId: ana.id,
        startsAt: at,
        duration: 60,
        treatmentType: 'Manual',
        status: kind === 'session' ? 'COMPLETED' : 'SCHEDULED',
      }),
    );
  if (kind === 'evaluation')
    return versioned(
      'EVALUATION',
      await insertRow(db, evaluations, { ...own, therapistId: ana.id, evaluatedAt: at, reason: 'Dolor' }),
    );
  if (kind === 'visit' || kind === 'missed') {
    const id = await insertRow(db, appointments, {
      ...own,
      therapistId: ana.id,
      startsAt: at,
      endsAt: new Date(at.getTime() + 1000),
      duration: 15,
      type: 'TREATMENT',
      status: kind === 'visit' ? 'COMPLETED' : 'NO_SHOW',
    });
    const event = await insertRow(db, appointmentEvents, {
      appointmentId: id,
      patientId,
      at,
      actorId: ana.id,
      kind: 'BOOKED',
      status: 'SCHEDULED',
      startsAt: at,
      duration: 15,
    });
    return [id, event];
  }
  if (kind === 'document') {
    const id = await insertRow(db, documents, {
      ...own,
      authorId: ana.id,
      uploadKey: `${patientId}-${index}`,
      name: 'a.pdf',
      kind: 'REPORT',
      day,
      size: 1,
    });
    const notice = await insertRow(db, notifications, {
      userId: ana.id,
      patientId,
      subjectId: id,
      type: 'SYSTEM',
      title: 'a',
      message: 'a',
    });
    return [id, notice];
  }
  return storeRun(own, at, day);
}

async function storeRun(own: { patientId: string; episodeId: string | null }, at: Date, day: string) {
  const { db } = server;
  const { patientId } = own;
  const routineId = await insertRow(db, routines, {
    ...own,
    therapistId: ana.id,
    name: 'Rutina',
    frequency: 'DAILY',
    duration: 4,
  });
  const run = await insertRow(db, routineProgress, {
    routineId,
    patientId,
    day,
    routineName: 'Rutina',
    startedAt: at,
  });
  const exercise = await insertRow(db, progressExercises, {
    progressId: run,
    exerciseId,
    position: 1,
    name: 'Puente',
    sets: 1,
    reps: 1,
    duration: 1,
    restTime: 1,
  });
  const told = await db
    .insert(notifications)
    .values(
      [routineId, run].map((subjectId) => ({
        ...{ userId: ana.id, patientId, subjectId, type: 'ROUTINE', title: 'a', message: 'a' },
      })),
    )
    .returning({ id: notifications.id });
  return [routineId, run, exercise, ...told.map(({ id }) => id)];
}

const CARE: Item['kind'][] = ['session', 'evaluation', 'visit', 'run'];
const latestOf = (days: (string | null)[]) =>
  days
    .filter((day) => day !== null)
    .sort()
    .at(-1) ?? null;

/** The first day on which each part of a record may go, by the words of docs/product-rules.md. */
function firstDays(plan: RecordPlan): { whole: string | null; episodes: (string | null)[] } {
  const careIn = (wanted: (episode: number | null) => boolean) =>
    plan.items
      .filter((item) => CARE.includes(item.kind) && wanted(episodeOf(item, plan)))
      .map(({ day }) => day);
  const recordEnd = plan.deleted && (plan.discharged ?? plan.deleted);
  const starts = plan.episodes.map((discharged, index) => {
    const end = discharged ?? recordEnd;
    return end && latestOf([end, ...careIn((episode) => episode === index)]);
  });
  const whole = recordEnd && latestOf([recordEnd, ...careIn(() => true), ...starts]);
  const from = (start: string | null) => start && purgeableFrom(start);
  return { whole: from(whole), episodes: starts.map(from) };
}

/** Every id of every table but the access log. */
async function everyId(): Promise<Set<string>> {
  const ids = new Set<string>();
  for (const [name, table] of TABLES)
    if (name !== 'auditEvents')
      for (const row of await server.db.select().from(table)) {
        const { id } = row as { id?: string };
        if (id) ids.add(id);
      }
  return ids;
}

/** A record that stands. Its episodes were discharged on one day, and each has one thing two years later. */
const standing = (...kinds: Item['kind'][]): RecordPlan => ({
  deleted: null,
  discharged: null,
  episodes: kinds.map(() => '2016-01-01'),
  items: kinds.map((kind, episode) => ({ kind, day: '2018-01-01', episode })),
});

test('a purge on any day removes exactly what is due of any record', async () => {
  await fc.assert(
    fc.asyncProperty(
      plans,
      plans,
      dayBetween(1000, 6500),
      fc.boolean(),
      async (one, two, today, fromStanding) => {
        await server.reset();
        ana = await server.signIn('THERAPIST');
        exerciseId = await insertRow(server.db, exercises, {
          name: 'a',
          description: 'a',
          category: 'a',
          difficulty: 'BEGINNER',
          instructions: 'a',
        });
        const records = [
          { plan: one, ...(await store(one)) },
          { plan: two, ...(await store(two)) },
        ];
        const before = await everyId();
        const wanted = new Set<string>();
        const goes = (ids: string[] | undefined) => ids?.forEach((id) => wanted.add(id));
        for (const { plan, made } of records) {
          const due = firstDays(plan);
          if (due.whole && due.whole <= today) [...made.values()].forEach(goes);
          else
            due.episodes.forEach((day, index) => {
              if (day && day <= today && (plan.deleted || fromStanding)) goes(made.get(index));
            });
        }
        const options = { now: noon(today), timeZone: TIME_ZONE, fromStanding };
        expect((await purgeRecords(server.db, { ...options, isConfirmed: false })).rows).toBe(0);
        expect(await everyId()).toEqual(before);
        const { rows } = await purgeRecords(server.db, { ...options, isConfirmed: true });
        const after = await everyId();
        expect([...before].filter((id) => !after.has(id)).sort()).toEqual([...wanted].sort());
        expect(rows).toBe(wanted.size);
        // What went is in the access log; a second purge on the same day finds nothing more.
        const trail = await server.db.select().from(auditEvents);
        expect(trail.every(({ action }) => action === 'PURGE')).toBe(true);
        expect((await purgeRecords(server.db, { ...options, isConfirmed: true })).rows).toBe(0);
      },
    ),
    {
      // Five years after the discharge, and not after the care: each kind of care keeps its episode, and nothing else does.
      examples: [[standing(...CARE), standing('planned', 'missed', 'document'), '2022-01-01', true]],
      numRuns: runs(5) + 1,
    },
  );
});

test('versions of an open episode stay, whoever names its record to the database', async () => {
  await server.reset();
  ana = await server.signIn('THERAPIST');
  const { patientId } = await store({
    deleted: null,
    discharged: null,
    episodes: [null],
    items: [{ kind: 'session', day: first, episode: 0 }],
  });
  const erase = server.db.transaction(async (transaction) => {
    await transaction.execute(`select set_config('retention.purged_record', '${patientId}', true)`);
    await transaction.delete(recordVersions);
  });
  await expect(erase).rejects.toThrow();
  // Of the record, the episode and its session.
  expect(await server.db.select().from(recordVersions)).toHaveLength(3);
  expect(await server.db.select().from(patients)).toHaveLength(1);
});
