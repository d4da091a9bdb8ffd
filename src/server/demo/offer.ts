import { asc } from 'drizzle-orm';
import type { Database } from '../db/database';
import { rooms, services } from '../db/schema';

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
