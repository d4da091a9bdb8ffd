import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/contract/common/durations';
import { addDays, instantOf, wallClockOf } from '@/contract/common/practiceTime';
import { createRandom, type Random } from '@/contract/demo/random';
import { spokenTime } from '../appointments/noticeText';
import type { Mail, Mailer } from '../mail/mailer';
import { testServer, type Actor, type TestServer } from '../testing/testServer';
import { createOutbox, type Outbox } from './outbox';

/*
 * Some days of a practice, with two workers and a mail server that fails. Appointments are booked, moved, confirmed,
 * cancelled, deleted and given back. What left is compared with what the test noted that each patient had to be told.
 */

const ZONE = 'Europe/Madrid';
const DAYS = 7;
const SEEDS = Number(process.env.RUNS ?? 1);

/** One appointment over time: since when it starts when, null while it is off, and whether it is confirmed. */
interface Course {
  id: string;
  email: string;
  states: { since: number; start: number | null; isConfirmed: boolean }[];
  /** How to undo its latest change. */
  change?: string | undefined;
  isDeleted?: boolean;
}
interface Told {
  at: number;
  to: string;
  id: string;
  start: number;
  what: 'change' | 'cancellation' | 'reminder';
  mail: string;
  /** The mail server took it and died before it said so: it comes once more. */
  isUnsaid: boolean;
}

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, 120_000);
afterAll(() => server.close());

const stateAt = ({ states }: Course, at: number) => states.filter(({ since }) => since <= at).at(-1);
const startAt = (course: Course, at: number) => stateAt(course, at)?.start ?? null;
const isNight = (at: number) => {
  const hour = Number(
    new Intl.DateTimeFormat('es', { hour: 'numeric', hourCycle: 'h23', timeZone: ZONE }).format(at),
  );
  return hour >= 21 || hour < 9;
};
const dayOf = (at: number) => wallClockOf(new Date(at), ZONE).date;

/** What a mail tells, read from its calendar files and its text. */
function toldBy(mail: Mail, at: number, isUnsaid: boolean): Told[] {
  return (mail.files ?? []).map(({ content }) => {
    const [, id = ''] = /UID:([\w-]+)@/.exec(content) ?? [];
    const [, stamp = ''] = /DTSTART:(\w+)/.exec(content) ?? [];
    const start = Date.parse(stamp.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
    const reminder = `Te recordamos tu cita en tu consulta el ${spokenTime(new Date(start), ZONE)}`;
    const what = content.includes('METHOD:CANCEL')
      ? 'cancellation'
      : mail.text.includes(reminder)
        ? 'reminder'
        : 'change';
    return { at, to: mail.to, id, start, what, mail: mail.messageId ?? '', isUnsaid };
  });
}

/** A mail server that refuses one in five mails at the first try, and takes one in seven without saying so. */
function failingMailer(received: (mail: Mail, isUnsaid: boolean) => void): Mailer {
  const tries = new Map<string, number>();
  return {
    async send(mail) {
      const id = mail.messageId ?? '';
      const chance =
        createHash('sha256')
          .update(mail.to + mail.text)
          .digest()
          .readUInt16BE() % 35;
      const isFirst = !tries.has(id);
      tries.set(id, (tries.get(id) ?? 0) + 1);
      if (isFirst && chance % 5 === 0) throw new Error('not now');
      const isUnsaid = isFirst && chance % 7 === 0;
      received(mail, isUnsaid);
      if (isUnsaid) throw new Error('died after DATA');
    },
    close: () => undefined,
  };
}

async function livePractice(random: Random, from: string) {
  await server.reset();
  server.clock.set(instantOf(from, '00:30', ZONE));
  const now = () => server.clock.now().getTime();
  const ana: Actor = await server.signIn('THERAPIST');
  const patients = await Promise.all(
    [1, 2, 3, 4, 5].map((one) => server.addPatient(ana, { email: `p${one}@correo.es` })),
  );
  const [courses, told]: [Course[], Told[]] = [[], []];
  const mailer = failingMailer((mail, isUnsaid) => told.push(...toldBy(mail, now(), isUnsaid)));
  const workers: Outbox[] = [1, 2].map(() =>
    createOutbox({
      ...{ db: server.db, clock: server.clock, mailer, timeZone: () => ZONE },
      ...{
        publicUrl: 'http://consulta.test',
        authKey: new Uint8Array(32),
        keepsFiles: false,
        report: () => undefined,
      },
    }),
  );
  const note = (course: Course, state: Partial<Course['states'][number]>) =>
    course.states.push({ ...{ start: null, isConfirmed: false }, ...state, since: now() });
  const slot = () => ({
    date: addDays(dayOf(now()), random.integer(0, 6)),
    time: `${String(random.integer(8, 20)).padStart(2, '0')}:${random.pick(['00', '30'])}`,
  });
  const body = (patientId: string, when: ReturnType<typeof slot>) => ({
    ...{ patientId, duration: 30, type: 'TREATMENT' },
    ...when,
  });
  const startOf = (when: ReturnType<typeof slot>) => instantOf(when.date, when.time, ZONE).getTime();

  async function book() {
    const index = random.integer(0, patients.length - 1);
    const when = slot();
    const answer = await server.call(ana, 'POST /api/appointments', body(patients[index]?.id ?? '', when));
    if (answer.status !== 201) return;
    const course: Course = { id: answer.body.appointment.id, email: `p${index + 1}@correo.es`, states: [] };
    note(course, { start: startOf(when) });
    courses.push(course);
  }
  async function change(course: Course) {
    const { id } = course;
    const state = course.states.at(-1);
    const which = random.integer(0, 6);
    if (which <= 1) {
      const when = slot();
      const patientId = patients[Number(course.email[1]) - 1]?.id ?? '';
      const answer = await server.call(ana, `PUT /api/appointments/${id}`, body(patientId, when));
      if (answer.status !== 200) return;
      note(course, { ...state, start: startOf(when) });
      course.change = answer.body.undo?.change;
    } else if (which <= 3) {
      const status = which === 2 ? 'CONFIRMED' : 'CANCELLED';
      const answer = await server.call(ana, `PATCH /api/appointments/${id}/status`, { status });
      if (answer.status !== 200 || !answer.body.undo) return;
      note(course, which === 2 ? { ...state, isConfirmed: true } : {});
      course.change = answer.body.undo.change;
    } else if (which === 4 && course.change) {
      const answer = await server.call(ana, `POST /api/appointments/${id}/undo`, { change: course.change });
      if (answer.status === 200) note(course, { ...course.states.at(-2) });
      course.change = undefined;
    } else if (which === 5) {
      const wish = course.isDeleted
        ? `POST /api/appointments/${id}/restore`
        : `DELETE /api/appointments/${id}`;
      const answer = await server.call(ana, wish as 'POST /x');
      if (answer.status !== 200) return;
      note(course, course.isDeleted ? { ...course.states.at(-2) } : {});
      course.isDeleted = !course.isDeleted;
      course.change = undefined;
    }
  }

  const end = now() + DAYS * DAY_MS;
  const ticks: number[] = [];
  while (now() < end) {
    // A sign-in lasts a day.
    if (ticks.length % 12 === 0)
      ana.token = await server.app.sessions.open(ana as never, { userAgent: 'jest' });
    // Several times between two runs, so that what is undone within minutes is met.
    for (const minutes of [5, 25, 30]) {
      server.clock.advance(minutes * MINUTE_MS);
      const isActive = now() < end - 2 * DAY_MS && random.chance(isNight(now()) ? 0.1 : 0.45);
      const course = random.chance(0.3) ? undefined : courses[random.integer(0, courses.length - 1)];
      if (isActive) await (course ? change(course) : book());
    }
    ticks.push(now());
    await Promise.all(workers.map((worker) => worker.deliverDue()));
  }
  return { courses, told, ticks };
}

type Lived = Awaited<ReturnType<typeof livePractice>>;

/** Messages that should not have left. */
function wrong({ courses, told }: Lived) {
  const courseOf = new Map(courses.map((course) => [course.id, course]));
  return told.filter(({ at, id, start, what, to }) => {
    const course = courseOf.get(id);
    if (!course || isNight(at) || to !== course.email || start <= at) return true;
    const present = startAt(course, at);
    if (what === 'cancellation') return present !== null;
    return present !== start || (what === 'reminder' && stateAt(course, at)?.isConfirmed);
  });
}

/** Messages that say what the patient had been told already. */
function doubled({ courses, told }: Lived) {
  return courses.flatMap(({ id }) => {
    const own = told.filter((one) => one.id === id && !one.isUnsaid);
    const changes = own.filter(({ what }) => what !== 'reminder');
    const reminders = own.filter(({ what }) => what === 'reminder');
    return [
      ...changes.filter(
        ({ what, start }, index) =>
          index > 0 && changes[index - 1]?.what === what && changes[index - 1]?.start === start,
      ),
      ...reminders.filter(
        ({ start }, index) => reminders.slice(0, index).filter((one) => one.start === start).length >= 2,
      ),
    ];
  });
}

/** Second mails of one day to one patient that could have waited. */
function tooMany({ courses, told }: Lived) {
  const courseOf = new Map(courses.map((course) => [course.id, course]));
  const mails = new Map<string, Told[]>();
  for (const one of told.filter(({ isUnsaid }) => !isUnsaid))
    mails.set(one.mail, [...(mails.get(one.mail) ?? []), one]);
  const seen = new Set<string>();
  return [...mails.values()].filter(([first, ...more]) => {
    if (!first) return false;
    const day = dayOf(first.at);
    const until = instantOf(addDays(day, 2), '00:00', ZONE).getTime();
    const isUrgent = [first, ...more].some(
      ({ id, what }) =>
        what !== 'reminder' && courseOf.get(id)?.states.some(({ start }) => start !== null && start < until),
    );
    const isSecond = seen.has(`${first.to} ${day}`);
    seen.add(`${first.to} ${day}`);
    return isSecond && !isUrgent;
  });
}

/** What nobody was told although it stood long enough, and reminders that nobody got. */
function missing({ courses, told, ticks }: Lived) {
  const untold = courses.flatMap((course) => {
    const own = told.filter(({ id, what }) => id === course.id && what !== 'reminder');
    return ticks.flatMap((at) => {
      const present = startAt(course, at);
      const stoodSince = course.states.filter(({ since, start }) => since <= at && start !== present).at(-1);
      const changedAt = course.states.find(({ since }) => since > (stoodSince?.since ?? 0))?.since ?? 0;
      // By then a day without another mail has passed.
      if (at - changedAt < 40 * HOUR_MS || (present !== null && present <= at)) return [];
      const last = own.filter((one) => one.at <= at).at(-1);
      const known = last?.what === 'change' ? last.start : null;
      const isPast = present === null && known !== null && known <= at;
      return known === present || isPast ? [] : [{ course, at, known, present }];
    });
  });
  const unreminded = courses.flatMap((course) =>
    course.states.flatMap(({ since, start, isConfirmed }, index) => {
      const until = course.states[index + 1]?.since ?? ticks.at(-1) ?? 0;
      const stood =
        start !== null && !isConfirmed && start - since > 73 * HOUR_MS && until >= start - 2 * HOUR_MS;
      const isReminded = told.some(
        (one) => one.id === course.id && one.start === start && one.what === 'reminder',
      );
      return stood && !isReminded ? [{ course, start }] : [];
    }),
  );
  return [...untold, ...unreminded];
}

// The clocks change on the third day.
test.each(['2027-03-26', '2026-10-23'])(
  'of a made practice from %s on nothing wrong, doubled, at night or missing is told',
  async (from) => {
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const lived = await livePractice(createRandom(seed), from);
      expect(lived.courses.length).toBeGreaterThan(15);
      const counts = ['change', 'cancellation', 'reminder'].map(
        (what) => lived.told.filter((one) => one.what === what).length,
      );
      for (const count of counts) expect(count).toBeGreaterThan(3);
      expect(wrong(lived)).toEqual([]);
      expect(doubled(lived)).toEqual([]);
      expect(tooMany(lived)).toEqual([]);
      expect(missing(lived)).toEqual([]);
    }
  },
  240_000,
);
