import { ENDED_APPOINTMENT_STATUSES, OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments';
import type { Appointment } from '@/contract/appointmentAnswers';
import { wallClockOf } from '@/contract/common/practiceTime';
import { ROLES } from '@/contract/common/roles';
import { EVALUATION_FIXTURE } from '@/features/evaluations/fixtures';
import { PEOPLE, type Viewer, VIEWERS } from '@/shared/testing/people';
import { demoPractice, type PageState } from './demoPractice';

/** Time of the stories; `.storybook/clock.ts` stops there. */
const NOW = new Date('2026-11-23T10:00:00+01:00');

/** What the practice answers to somebody, by route. */
async function answersTo(viewer: Viewer, state: PageState, more = {}): Promise<Record<string, unknown>> {
  const request = { method: 'GET', path: '', query: {}, body: undefined, headers: {}, params: {} };
  const routes = Object.entries(demoPractice(VIEWERS[viewer], state, NOW, more));
  return Object.fromEntries(
    await Promise.all(routes.map(async ([route, handler]) => [route, await handler(request)] as const)),
  );
}

const appointmentsOf = (answer: unknown) => (answer as { appointments: Appointment[] }).appointments;

/** Every object in an answer, with the way to it. */
function objectsIn(json: unknown, way: string): [string, Record<string, unknown>][] {
  if (typeof json !== 'object' || json === null) return [];
  const inside = Object.entries(json).flatMap(([key, value]) => objectsIn(value, `${way} ${key}`));
  return Array.isArray(json) ? inside : [[way, json as Record<string, unknown>], ...inside];
}

/** Fields that say when something happened. */
const HAPPENED = [
  ...[
    'createdAt',
    'writtenAt',
    'correctedAt',
    'replacedAt',
    'endedAt',
    'undoneAt',
    'arrivedAt',
    'reviewedAt',
  ],
  ...[
    'exportedAt',
    'lastUsedAt',
    'lastAccess',
    'deactivatedAt',
    'acceptedAt',
    'notedOn',
    'startedOn',
    'at',
    'on',
  ],
];

describe('the demo practice of the stories', () => {
  it.each([...ROLES, 'OWNER'] as const)('tells %s of nothing that has not happened yet', async (viewer) => {
    const objects = Object.entries(await answersTo(viewer, 'default')).flatMap(([route, json]) =>
      objectsIn(json, route),
    );
    const ahead = (value: unknown) => typeof value === 'string' && Date.parse(value) > NOW.getTime();
    expect(objects.length).toBeGreaterThan(100);
    expect(
      objects.flatMap(([way, one]) =>
        // A mail that waits says when it may leave.
        one.outcome === 'WAITING'
          ? []
          : [
              ...HAPPENED.filter((name) => ahead(one[name])).map((name) => `${way} ${name}`),
              ...(['COMPLETED', 'NO_SHOW'].includes(String(one.status)) && ahead(one.date)
                ? [`${way} ended`]
                : []),
            ],
      ),
    ).toEqual([]);
  });

  it('has a day with somebody who was there, one who is late, and two to come, one unconfirmed', async () => {
    const answers = await answersTo('THERAPIST', 'default');
    const todays = appointmentsOf(answers['GET /api/appointments/today']);
    expect(
      todays.map(({ date, status }) => [wallClockOf(new Date(date), 'Europe/Madrid'), status]),
    ).toMatchObject([
      [{ date: '2026-11-23', time: '09:00' }, 'COMPLETED'],
      [{ date: '2026-11-23', time: '09:30' }, 'CONFIRMED'],
      [{ date: '2026-11-23', time: '12:30' }, 'SCHEDULED'],
      [{ date: '2026-11-23', time: '17:00' }, 'CONFIRMED'],
    ]);
    expect(answers['GET /api/appointments/stats/overview']).toMatchObject({ today: todays.length });
    const clocks = appointmentsOf(answers['GET /api/appointments']).map(({ date }) =>
      wallClockOf(new Date(date), 'Europe/Madrid'),
    );
    expect(clocks.filter(({ time }) => time < '09:00' || time > '19:00')).toEqual([]);
    expect(clocks.filter(({ date }) => [0, 6].includes(new Date(date).getUTCDay()))).toEqual([]);
  });

  it('shows administration the agendas of several, and a therapist the own one', async () => {
    const therapistsFor = async (viewer: Viewer) =>
      new Set(
        appointmentsOf((await answersTo(viewer, 'default'))['GET /api/appointments']).map(
          ({ therapist }) => therapist?.name,
        ),
      ).size;
    expect(await therapistsFor('THERAPIST')).toBe(1);
    expect(await therapistsFor('ADMIN')).toBe(2);
    expect(await therapistsFor('OWNER')).toBe(2);
  });

  it('lets a patient write with the therapist, and answer what is open', async () => {
    const answers = await answersTo('PATIENT', 'default');
    const { conversations } = answers['GET /api/conversations'] as {
      conversations: { participant: unknown; lastMessage: unknown }[];
    };
    expect(conversations).toHaveLength(1);
    const { id, name, email, phone } = PEOPLE.THERAPIST;
    expect(conversations[0]).toMatchObject({
      participant: { id, name, email, phone },
      lastMessage: { sender: name, senderId: id },
    });
    expect(answers['GET /api/conversations/:id']).toMatchObject({ conversation: { participant: { id } } });
    const own = appointmentsOf(answers['GET /api/appointments/my-appointments']);
    expect(
      own.filter(({ status, reply }) => OPEN_APPOINTMENT_STATUSES.includes(status) !== Boolean(reply)),
    ).toEqual([]);
    expect(own.some(({ reply }) => reply?.isLate)).toBe(true);
    expect(own.some(({ status }) => ENDED_APPOINTMENT_STATUSES.includes(status))).toBe(true);
  });

  it('is empty on its first day: no rows, and no number above none', async () => {
    const answers = await answersTo('THERAPIST', 'empty', {
      'GET /api/rows': () => ({ rows: [1] }),
    });
    expect(answers).toMatchObject({
      'GET /api/rows': { rows: [] },
      'GET /api/appointments': { appointments: [] },
      'GET /api/appointments/stats/overview': { total: 0, today: 0, pending: 0 },
      'GET /api/patients/:id/stats': { evaluations: 0, appointments: 0, activeRoutines: 0 },
      'GET /api/pending-work': { unwritten: { count: 0, first: null }, unread: { count: 0, first: null } },
      'GET /api/routine-progress/stats': { totalRoutines: 0, progressPercentage: 0, painOverTime: [] },
    });
    const { weeklyProgress } = answers['GET /api/routine-progress/stats'] as {
      weeklyProgress: { completed: number; due: number }[];
    };
    expect(weeklyProgress).toHaveLength(7);
    expect(weeklyProgress.filter(({ completed, due }) => completed + due > 0)).toEqual([]);
  });

  it('makes long what people write, in lists too, and leaves words of the contract', async () => {
    const answers = await answersTo('THERAPIST', 'long', {
      'GET /api/written': () => ({
        ...{ evaluation: EVALUATION_FIXTURE, precautions: ['Despacio'], tags: ['Deporte'], text: 'Sintrom' },
        ...{ therapistName: 'Ana', email: 'ana@correo.example', reason: 'GOALS_REACHED' },
      }),
    });
    const { evaluation, precautions, tags, ...others } = answers['GET /api/written'] as {
      evaluation: typeof EVALUATION_FIXTURE;
      precautions: string[];
      tags: string[];
      text: string;
      therapistName: string;
      email: string;
      reason: string;
    };
    const { history, goals, plan } = evaluation;
    for (const text of [history, goals, plan, precautions[0], others.text])
      expect(text?.length).toBeGreaterThan(400);
    for (const name of [tags[0], others.therapistName]) expect(name?.length).toBeGreaterThan(60);
    expect(others.email).toMatch(/^[\w.]{78,}ana@correo\.example$/);
    expect(others.reason).toBe('GOALS_REACHED');
  });
});
