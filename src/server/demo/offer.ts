import { asc } from 'drizzle-orm';
import { addDays, isoWeekday, wallClockOf } from '@/contract/common/practiceTime';
import { createRandom } from '@/contract/demo/people';
import type { Database } from '../db/database';
import { firstHolidays } from '../practice/officialHolidays';
import {
  holidays,
  practiceSettings,
  rooms,
  services,
  absences,
  workStretches,
  workWeeks,
} from '../db/schema';
import type { DemoContext } from './context';

const SERVICES: (typeof services.$inferInsert)[] = [
  {
    name: 'Primera consulta',
    type: 'CONSULTATION',
    duration: 45,
    priceCents: 4000,
    colour: 'BLUE',
  },
  { name: 'Evaluación inicial', type: 'EVALUATION', duration: 60, priceCents: 5500, colour: 'PURPLE' },
  { name: 'Fisioterapia general', type: 'TREATMENT', duration: 45, priceCents: 4500, colour: 'TEAL' },
  { name: 'Terapia manual', type: 'TREATMENT', duration: 60, priceCents: 5000, colour: 'GREEN' },
  { name: 'Punción seca', type: 'TREATMENT', duration: 30, priceCents: 3500, colour: 'ORANGE' },
  { name: 'Revisión', type: 'FOLLOW_UP', duration: 30, priceCents: 3000, colour: 'YELLOW' },
];

const ROOMS = ['Sala 1', 'Sala 2'];

const HOLIDAY_REGION = 'MD';

/** Name and holidays of the demo practice, this year's and the next. Its hours are the usual ones. */
export async function seedPractice(db: Database, { now, timeZone }: { now: Date; timeZone: string }) {
  const made = { createdAt: now, updatedAt: now };
  await db.insert(practiceSettings).values({
    name: 'Consulta de demostración',
    address: 'Calle de la Salud, 12, 28013 Madrid',
    phone: '910000000',
    email: 'consulta@demo.es',
    timeZone,
    holidayRegion: HOLIDAY_REGION,
    ...made,
  });
  await db.insert(holidays).values(await firstHolidays(now, timeZone, HOLIDAY_REGION));
}

/** What the demo practice offers: six services and two rooms, by name. */
export async function seedOffer(db: Database, now: Date) {
  const made = { createdAt: now, updatedAt: now };
  await db.insert(services).values(SERVICES.map((service) => ({ ...service, ...made })));
  await db.insert(rooms).values(ROOMS.map((name) => ({ name, ...made })));
  return {
    services: await db.select().from(services).orderBy(asc(services.name)),
    rooms: await db.select().from(rooms).orderBy(asc(rooms.name)),
  };
}

/** A sequence of its own, so that the other demo rows keep their ids. */
const SEED = 20_261_124;

const [NINE, EIGHT_IN_THE_EVENING] = [9 * 60, 20 * 60];

/** Each therapist works from nine, as the demo's appointments do; the last one has a course ahead. */
export async function seedHours(
  db: Database,
  { now, timeZone, therapists }: Pick<DemoContext, 'now' | 'timeZone' | 'therapists'>,
): Promise<void> {
  const random = createRandom(SEED);
  const today = wallClockOf(now, timeZone).date;
  for (const { id: therapistId } of therapists) {
    const weekId = random.uuid();
    await db.insert(workWeeks).values({ id: weekId, therapistId, validFrom: `${today.slice(0, 4)}-01-01` });
    await db.insert(workStretches).values(
      [1, 2, 3, 4, 5].map((weekday) => ({
        id: random.uuid(),
        weekId,
        weekday,
        fromMinute: NINE,
        toMinute: EIGHT_IN_THE_EVENING,
      })),
    );
  }
  const absent = therapists.at(-1);
  if (!absent) return;
  // Thursday and Friday of the week after next.
  const thursday = addDays(today, 14 + 4 - isoWeekday(today));
  await db.insert(absences).values({
    id: random.uuid(),
    therapistId: absent.id,
    fromDay: thursday,
    toDay: addDays(thursday, 1),
    kind: 'TRAINING',
    reason: 'Curso de punción seca',
    createdAt: now,
    updatedAt: now,
  });
}
