import { MINUTE_MS } from '@/contract/common/constants';
import type { AppointmentStatus, AppointmentType } from '@/contract/appointments';
import { openStretches } from '@/contract/timetable';
import { addDays, instantOf, wallClockOf } from '@/contract/common/practiceTime';
import type { Random } from '@/contract/demo/people';
import { DAY_MS } from '@/contract/common/constants';
import type { Database } from '../db/database';
import { appointments } from '../db/schema';
import { seedOffer } from './offer';
import { slices, type DemoContext, type DemoPatientRef } from './context';

type AppointmentSeed = Pick<DemoContext, 'random' | 'now' | 'timeZone' | 'patients'>;
type DemoPatient = Pick<DemoPatientRef, 'id' | 'therapistId' | 'userId'>;

type NewAppointment = typeof appointments.$inferInsert;
type Offer = Awaited<ReturnType<typeof seedOffer>>;

/** Days ahead that an agenda is filled, and how full (share of slots taken) near and far days are. */
const AHEAD_DAYS = 30;
const NEAR_FILL = 0.7;
const FAR_FILL = 0.35;
/** The practice is closed at weekends. A demo begun on one still shows a morning on call. */
const ON_CALL = [{ from: '09:00', to: '14:00' }];
const DURATIONS = [30, 45, 45, 60, 60, 60];

const NOTES = [
  'Traer informes y pruebas de imagen.',
  'Ropa cómoda para la valoración.',
  'Prefiere primera hora.',
  'Revisar ejercicios en casa.',
  'Llamar si hay hueco antes.',
];

function statusOf(startsAt: Date, endsAt: Date, now: Date, random: Random): AppointmentStatus {
  const chance = random.next();
  if (endsAt <= now) return chance < 0.84 ? 'COMPLETED' : chance < 0.93 ? 'CANCELLED' : 'NO_SHOW';
  if (startsAt <= now) return 'CONFIRMED';
  return chance < 0.55 ? 'CONFIRMED' : chance < 0.95 ? 'SCHEDULED' : 'CANCELLED';
}

/** The drawn patient, or the next one who is not among those seen. */
function notSeen(own: readonly DemoPatient[], drawn: DemoPatient, seen: ReadonlySet<string>) {
  const at = own.indexOf(drawn);
  return [...own.slice(at), ...own.slice(0, at)].find(({ id }) => !seen.has(id));
}

/** One day of a therapist's agenda, without overlaps. */
function dayOf(
  date: string,
  own: readonly DemoPatient[],
  fill: number,
  seed: AppointmentSeed,
): NewAppointment[] {
  const { now, timeZone, random } = seed;
  const made: NewAppointment[] = [];
  const open = openStretches(date);
  // Nobody comes twice a day: with few patients the rest of the day is free.
  const seen = new Set<string>();
  const isToday = date === wallClockOf(now, timeZone).date;
  for (const stretch of open.length === 0 && isToday ? ON_CALL : open) {
    const closes = instantOf(date, stretch.to, timeZone).getTime();
    // Most therapists begin at nine and stop for lunch.
    let start = instantOf(date, stretch.from, timeZone).getTime() + 60 * MINUTE_MS;
    while (start < closes) {
      const duration = random.pick(DURATIONS);
      const startsAt = new Date(start);
      const endsAt = new Date(start + duration * MINUTE_MS);
      const lunch = ['13', '14'].includes(wallClockOf(startsAt, timeZone).time.slice(0, 2));
      start = endsAt.getTime();
      if (lunch || !random.chance(fill) || start > closes) continue;
      const patient = notSeen(own, random.pick(own), seen);
      if (!patient) continue;
      seen.add(patient.id);
      const chance = random.next();
      const type: AppointmentType =
        chance < 0.62
          ? 'TREATMENT'
          : chance < 0.78
            ? 'FOLLOW_UP'
            : chance < 0.9
              ? 'EVALUATION'
              : 'CONSULTATION';
      made.push({
        id: random.uuid(),
        therapistId: patient.therapistId,
        patientId: patient.id,
        startsAt,
        endsAt,
        duration,
        type,
        status: statusOf(startsAt, endsAt, now, random),
        notes: random.chance(0.2) ? random.pick(NOTES) : null,
        createdAt: new Date(Math.min(now.getTime(), startsAt.getTime() - 7 * DAY_MS)),
        updatedAt: now,
      });
    }
  }
  return made;
}

/** Gives appointments the service of their type and length, and one therapist's the same room. */
const withOffer = (rows: NewAppointment[], { services, rooms }: Offer, place: number): NewAppointment[] =>
  rows.map((row) => {
    const service = services.find(({ type, duration }) => type === row.type && duration === row.duration);
    return { ...row, serviceId: service?.id ?? null, roomId: rooms[place]?.id ?? null };
  });

/** Gives the next appointments to patients with an account, so that their screens show some. */
function favourAccounts(rows: NewAppointment[], own: readonly DemoPatient[], now: Date): void {
  const coming = rows.filter((row) => row.startsAt > now && row.status !== 'CANCELLED');
  // Nobody is there at night, so days are told apart in any time zone.
  const dayIn = (startsAt: Date) => startsAt.toISOString().slice(0, 10);
  own
    .filter(({ userId }) => userId)
    .forEach(({ id }, index) => {
      const comes = ({ startsAt }: NewAppointment) =>
        rows.some((row) => row.patientId === id && dayIn(row.startsAt) === dayIn(startsAt));
      const row = coming.slice(index * 2 + 1).find((one) => one.patientId === id || !comes(one));
      if (row) row.patientId = id;
    });
}

/**
 * Fills the agenda of every therapist with patients, in the past, today and the coming weeks. Creates about
 * thirty days each way, or `count` appointments, reaching back as far as needed. Resolves to the number
 * created.
 */
export async function seedAppointments(db: Database, seed: AppointmentSeed, count?: number): Promise<number> {
  const today = wallClockOf(seed.now, seed.timeZone).date;
  const byTherapist = new Map<string, DemoPatient[]>();
  for (const patient of seed.patients) {
    const own = byTherapist.get(patient.therapistId);
    if (own) own.push(patient);
    else byTherapist.set(patient.therapistId, [patient]);
  }
  const share = count === undefined ? undefined : Math.ceil(count / Math.max(1, byTherapist.size));
  const all: NewAppointment[] = [];
  let place = 0;
  const offer = await seedOffer(db, seed.now);
  for (const own of byTherapist.values()) {
    const rows: NewAppointment[] = [];
    for (let day = 0; day <= AHEAD_DAYS; day += 1) {
      rows.push(...dayOf(addDays(today, day), own, day < 8 ? NEAR_FILL : FAR_FILL, seed));
    }
    favourAccounts(rows, own, seed.now);
    for (let day = 1; share === undefined ? day <= AHEAD_DAYS : rows.length < share; day += 1) {
      rows.push(...dayOf(addDays(today, -day), own, NEAR_FILL, seed));
    }
    // Each room belongs to one agenda, so that nobody meets in it.
    all.push(...withOffer(rows.slice(0, share), offer, place));
    place += 1;
  }
  for (const slice of slices(all)) await db.insert(appointments).values(slice);
  return all.length;
}
