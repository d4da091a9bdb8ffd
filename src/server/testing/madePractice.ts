import { createHash } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@/contract/common/constants';
import { addDays, instantOf, wallClockOf } from '@/contract/common/practiceTime';
import type { Random } from '@/contract/demo/people';
import { spokenTime } from '../appointments/noticeText';
import type { Mail, Mailer } from '../mail/mailer';
import { createOutbox } from '../outbox/outbox';
import type { Actor, TestServer } from './testServer';

/** What a made practice is like. */
export interface MadePractice {
  /** First day. */
  from: string;
  days: number;
  zone: string;
  /** Number of workers that send. */
  workers: number;
  therapists: number;
  patients: number;
  /** How many of the bookings are series of four weeks, from 0 to 1. */
  series: number;
  /** How often in half an hour of the day somebody books or changes something, from 0 to 1; at night a quarter of it. */
  activity: number;
}

/** One appointment over time: since when it starts when, null while it is off, and whether it is confirmed. */
export interface Course {
  id: string;
  patient: MadePatient;
  states: { since: number; start: number | null; isConfirmed: boolean }[];
  /** How to undo its latest change. */
  change?: string | undefined;
  isDeleted?: boolean;
}
interface MadePatient {
  id: string;
  email: string;
  therapist: Actor;
}
export interface Told {
  at: number;
  to: string;
  id: string;
  start: number;
  what: 'change' | 'cancellation' | 'reminder';
  mail: string;
  /** The mail server took it and never said so: it comes once more. */
  isUnsaid: boolean;
}

/** Hour in a zone, from 0 to 23, by nothing of ours. */
export const hourOf = (at: number, zone: string) =>
  Number(new Intl.DateTimeFormat('es', { hour: 'numeric', hourCycle: 'h23', timeZone: zone }).format(at));

/** What a mail tells, read from its calendar files and its text. */
function toldBy(
  mail: Mail,
  { at, isUnsaid, zone }: Pick<Told, 'at' | 'isUnsaid'> & { zone: string },
): Told[] {
  return (mail.files ?? []).map(({ content }) => {
    const [, id = ''] = /UID:([\w-]+)@/.exec(content) ?? [];
    const [, stamp = ''] = /DTSTART:(\w+)/.exec(content) ?? [];
    const start = Date.parse(stamp.replace(/(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/, '$1-$2-$3T$4:$5:$6Z'));
    const reminder = `Te recordamos tu cita en tu consulta el ${spokenTime(new Date(start), zone)}`;
    const what = content.includes('METHOD:CANCEL')
      ? 'cancellation'
      : mail.text.includes(reminder)
        ? 'reminder'
        : 'change';
    return { at, to: mail.to, id, start, what, mail: mail.messageId ?? '', isUnsaid };
  });
}

/**
 * A worker's connection to a mail server that fails at the first try of some mails. It refuses one in five, and takes one in
 * seven without saying so. It hangs at one in eleven, half of which it has taken. `tries` counts those of all workers by mail.
 */
function failingMailer(tries: Map<string, number>, received: (mail: Mail, isUnsaid: boolean) => void) {
  let begin: () => void;
  let begun: Promise<void>;
  let end: (() => void) | undefined;
  const renew = () => {
    end = undefined;
    begun = new Promise((resolve) => {
      begin = resolve;
    });
  };
  const hang = () =>
    new Promise<never>((_resolve, reject) => {
      end = () => reject(new Error('silence'));
      begin();
    });
  renew();
  const mailer: Mailer = {
    async send(mail) {
      const id = mail.messageId ?? '';
      const chance = createHash('sha256')
        .update(mail.to + mail.text)
        .digest()
        .readUInt16BE();
      const isFirst = !tries.has(id);
      tries.set(id, (tries.get(id) ?? 0) + 1);
      if (isFirst && chance % 5 === 0) throw new Error('not now');
      const [hangs, dies] = [isFirst && chance % 11 === 0, isFirst && chance % 7 === 0];
      if (!hangs || chance % 2 === 0) received(mail, hangs || dies);
      if (hangs) await hang();
      if (dies) throw new Error('died after DATA');
    },
    close: () => undefined,
  };
  return {
    mailer,
    isHanging: () => end !== undefined,
    hangs: () => begun,
    giveUp() {
      end?.();
      renew();
    },
  };
}

function workersOf(server: TestServer, { workers, zone }: MadePractice, received: (told: Told[]) => void) {
  const tries = new Map<string, number>();
  return Array.from({ length: workers }, () => {
    const { mailer, ...connection } = failingMailer(tries, (mail, isUnsaid) =>
      received(toldBy(mail, { at: server.clock.now().getTime(), isUnsaid, zone })),
    );
    const outbox = createOutbox({
      ...{ db: server.db, clock: server.clock, mailer, timeZone: () => zone },
      ...{ publicUrl: 'http://consulta.test', authKey: new Uint8Array(32) },
      ...{ keepsFiles: false, report: () => undefined },
    });
    return { outbox, ...connection };
  });
}
type Workers = ReturnType<typeof workersOf>;

/** One run of each worker. One that has hung since the last run gives up now, long after its lease. */
async function runWorkers(workers: Workers): Promise<void> {
  const stuck = workers.filter((worker) => worker.isHanging());
  await Promise.all(
    workers
      .filter((worker) => !stuck.includes(worker))
      .map((worker) => Promise.race([worker.outbox.deliverDue(), worker.hangs()])),
  );
  for (const worker of stuck) {
    worker.giveUp();
    await worker.outbox.deliverDue();
  }
}

/** Books and changes appointments at random, and notes in `courses` what then is true. */
function deskOf(server: TestServer, random: Random, { zone, series }: MadePractice, patients: MadePatient[]) {
  const courses: Course[] = [];
  const now = () => server.clock.now().getTime();
  const note = (course: Course, state: Partial<Course['states'][number]>) =>
    course.states.push({ ...{ start: null, isConfirmed: false }, ...state, since: now() });
  const slot = () => ({
    date: addDays(wallClockOf(server.clock.now(), zone).date, random.integer(0, 6)),
    time: `${String(random.integer(8, 20)).padStart(2, '0')}:${random.pick(['00', '30'])}`,
  });
  const kept = (patient: MadePatient) => ({ patientId: patient.id, duration: 30, type: 'TREATMENT' });
  const startOf = (when: ReturnType<typeof slot>) => instantOf(when.date, when.time, zone).getTime();
  const add = (id: string, patient: MadePatient, start: number) => {
    const course: Course = { id, patient, states: [] };
    note(course, { start });
    courses.push(course);
  };

  async function book() {
    const [patient, when] = [random.pick(patients), slot()];
    if (!random.chance(series)) {
      const body = { ...kept(patient), ...when };
      const answer = await server.call(patient.therapist, 'POST /api/appointments', body);
      if (answer.status === 201) add(answer.body.appointment.id, patient, startOf(when));
      return;
    }
    const occurrences = [0, 7, 14, 21].map((days) => ({ ...when, date: addDays(when.date, days) }));
    const body = { ...kept(patient), occurrences };
    const answer = await server.call(patient.therapist, 'POST /api/appointments/series', body);
    if (answer.status !== 201) return;
    for (const { id, date } of answer.body.appointments as { id: string; date: string }[])
      add(id, patient, Date.parse(date));
  }
  async function change(course: Course) {
    const { id, patient } = course;
    const state = course.states.at(-1);
    const which = random.integer(0, 6);
    if (which <= 1) {
      const when = slot();
      const body = { ...kept(patient), ...when };
      const answer = await server.call(patient.therapist, `PUT /api/appointments/${id}`, body);
      if (answer.status !== 200) return;
      const start = startOf(when);
      // A confirmation is of one start.
      note(course, { start, isConfirmed: state?.isConfirmed === true && state.start === start });
      course.change = answer.body.undo?.change;
    } else if (which <= 3) {
      const status = which === 2 ? 'CONFIRMED' : 'CANCELLED';
      const answer = await server.call(patient.therapist, `PATCH /api/appointments/${id}/status`, { status });
      if (answer.status !== 200 || !answer.body.undo) return;
      note(course, which === 2 ? { ...state, isConfirmed: true } : {});
      course.change = answer.body.undo.change;
    } else if (which === 4 && course.change) {
      const body = { change: course.change };
      const answer = await server.call(patient.therapist, `POST /api/appointments/${id}/undo`, body);
      if (answer.status === 200) note(course, { ...course.states.at(-2) });
      course.change = undefined;
    } else if (which === 5) {
      const wish = course.isDeleted
        ? `POST /api/appointments/${id}/restore`
        : `DELETE /api/appointments/${id}`;
      const answer = await server.call(patient.therapist, wish as 'POST /x');
      if (answer.status !== 200) return;
      note(course, course.isDeleted ? { ...course.states.at(-2) } : {});
      course.isDeleted = !course.isDeleted;
      course.change = undefined;
    }
  }
  return {
    courses,
    /** Books an appointment, or changes one whose time has not long passed. */
    async act() {
      const present = courses.filter(({ states }) => {
        const last = states.at(-1);
        return last && (last.start ?? last.since) > now() - DAY_MS;
      });
      const isNew = random.chance(0.3) || present.length === 0;
      await (isNew ? book() : change(random.pick(present)));
    },
  };
}

/**
 * Lives some days of a practice on an emptied database. Appointments are booked, moved, confirmed, cancelled, deleted and
 * given back. Every hour all workers run, with a mail server that fails in many ways. Returns what was true when, what
 * patients were told, and when workers ran. The last two days bring no change.
 */
export async function livePractice(server: TestServer, random: Random, made: MadePractice) {
  const { from, days, zone } = made;
  await server.reset();
  server.clock.set(instantOf(from, '00:30', zone));
  const now = () => server.clock.now().getTime();
  const therapists = await Promise.all(
    Array.from({ length: made.therapists }, () => server.signIn('THERAPIST')),
  );
  const patients = await Promise.all(
    Array.from({ length: made.patients }, async (_, index): Promise<MadePatient> => {
      const therapist = therapists[index % therapists.length] as Actor;
      const email = `p${index + 1}@correo.es`;
      return { email, therapist, id: (await server.addPatient(therapist, { email })).id };
    }),
  );
  const told: Told[] = [];
  const workers = workersOf(server, made, (more) => told.push(...more));
  const desk = deskOf(server, random, made, patients);
  const end = now() + days * DAY_MS;
  const ticks: number[] = [];
  while (now() < end) {
    // A sign-in lasts a day.
    if (ticks.length % 12 === 0)
      for (const therapist of therapists)
        therapist.token = await server.app.sessions.open(therapist as never, { userAgent: 'jest' });
    // Several times between two runs, so that what is undone within minutes is met.
    for (const minutes of [5, 25, 30]) {
      server.clock.advance(minutes * MINUTE_MS);
      const hour = hourOf(now(), zone);
      const isNight = hour >= 21 || hour < 9;
      if (now() < end - 2 * DAY_MS && random.chance(isNight ? made.activity / 4 : made.activity))
        await desk.act();
    }
    ticks.push(now());
    await runWorkers(workers);
  }
  for (const worker of workers) worker.giveUp();
  return { zone, courses: desk.courses, told, ticks };
}

export type Lived = Awaited<ReturnType<typeof livePractice>>;
