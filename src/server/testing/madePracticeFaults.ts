import { HOUR_MS } from '@/contract/common/constants';
import { addDays, instantOf, wallClockOf } from '@/contract/common/practiceTime';
import { hourOf, type Course, type Lived, type Told } from './madePractice';

const stateAt = ({ states }: Course, at: number) => states.filter(({ since }) => since <= at).at(-1);
const startAt = (course: Course, at: number) => stateAt(course, at)?.start ?? null;
function grouped(told: readonly Told[], by: 'id' | 'mail'): Map<string, Told[]> {
  const groups = new Map<string, Told[]>();
  for (const one of told) {
    const group = groups.get(one[by]);
    if (group) group.push(one);
    else groups.set(one[by], [one]);
  }
  return groups;
}

/** Messages that should not have left. */
function wrong({ zone, courses, told }: Lived) {
  const courseOf = new Map(courses.map((course) => [course.id, course]));
  return told.filter(({ at, id, start, what, to }) => {
    const course = courseOf.get(id);
    const hour = hourOf(at, zone);
    if (!course || hour >= 21 || hour < 9 || to !== course.patient.email || start <= at) return true;
    const present = startAt(course, at);
    if (what === 'cancellation') return present !== null;
    return present !== start || (what === 'reminder' && stateAt(course, at)?.isConfirmed);
  });
}

/** Messages that came twice under one id, or say what the patient had been told already. */
function doubled({ courses, told }: Lived) {
  const toldOf = grouped(told, 'id');
  return courses.flatMap(({ id }) => {
    const own = (toldOf.get(id) ?? []).filter(({ isUnsaid }) => !isUnsaid);
    const changes = own.filter(({ what }) => what !== 'reminder');
    const reminders = own.filter(({ what }) => what === 'reminder');
    return [
      ...own.filter(({ mail }, index) => own.findIndex((one) => one.mail === mail) < index),
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
function tooMany({ zone, courses, told }: Lived) {
  const courseOf = new Map(courses.map((course) => [course.id, course]));
  const mails = grouped(
    told.filter(({ isUnsaid }) => !isUnsaid),
    'mail',
  );
  const seen = new Set<string>();
  return [...mails.values()].filter(([first, ...more]) => {
    if (!first) return false;
    const day = wallClockOf(new Date(first.at), zone).date;
    const until = instantOf(addDays(day, 2), '00:00', zone).getTime();
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
  const toldOf = grouped(told, 'id');
  const untold = courses.flatMap((course) => {
    const own = (toldOf.get(course.id) ?? []).filter(({ what }) => what !== 'reminder');
    // Before its first state it is not there, and after its last time nothing is to be told.
    const [first = 0, last = 0] = [
      course.states[0]?.since,
      Math.max(...course.states.map(({ start }) => start ?? 0)),
    ];
    const present = ticks.filter((at) => at >= first && at <= last);
    return present.flatMap((at) => {
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
      const isReminded = toldOf.get(course.id)?.some((one) => one.start === start && one.what === 'reminder');
      return stood && !isReminded ? [{ course, start }] : [];
    }),
  );
  return [...untold, ...unreminded];
}

/** What patients were told that they should not have been, and what not that they should have been. */
export const faultsOf = (lived: Lived) => ({
  wrong: wrong(lived),
  doubled: doubled(lived),
  tooMany: tooMany(lived),
  missing: missing(lived),
});

/** How many messages of each kind reached a patient. */
export const countsOf = ({ told }: { told: readonly Told[] }) =>
  ['change', 'cancellation', 'reminder'].map((what) => told.filter((one) => one.what === what).length);
