import { sql } from 'drizzle-orm';
import { addDays, wallClockOf } from '@/contract/common/practiceTime';
import type { EpisodeRegion } from '@/contract/episodes';
import { rowsOf, type Database } from '../db/database';
import { appointments, documents, episodes, evaluations, routines, treatmentSessions } from '../db/schema';
import { slices, type DemoContext } from './context';

/** Words of a reason that name its region. */
const REGIONS: readonly [RegExp, EpisodeRegion][] = [
  [/lumbar/i, 'LUMBAR'],
  [/hombro/i, 'SHOULDER'],
  [/rodilla/i, 'KNEE'],
  [/cervical/i, 'CERVICAL'],
  [/tobillo/i, 'ANKLE_FOOT'],
  [/cadera/i, 'HIP'],
  [/codo|muñeca|mano/i, 'ELBOW_WRIST_HAND'],
];

/** Of every fifth patient the insurer authorised ten sessions. */
const AUTHORISED_EVERY = 5;

type Row = typeof episodes.$inferInsert;

/** What the first patient was treated for before, so that their record shows more than one episode. */
const earlierOf = (patientId: string, leadId: string, today: string): Row => ({
  patientId,
  reason: 'Esguince de tobillo derecho',
  region: 'ANKLE_FOOT',
  startedOn: addDays(today, -900),
  leadId,
  dischargedOn: addDays(today, -840),
  dischargeReason: 'GOALS_REACHED',
  dischargedBy: leadId,
});

/** The days on which the care of each patient began, and for what. */
async function careOf(db: Database, timeZone: string) {
  const rows = await rowsOf<{ id: string; first: string; reason: string | null }>(
    db.execute(sql`
    select patient_id as id, (min(at) at time zone ${timeZone})::date::text as first,
      (array_agg(reason order by at desc) filter (where reason is not null))[1] as reason
    from (
      select patient_id, starts_at as at, null as reason from ${treatmentSessions}
      union all select patient_id, evaluated_at, reason from ${evaluations}
      union all select patient_id, created_at, null from ${routines} where patient_id is not null
      union all select patient_id, starts_at, null from ${appointments}
    ) care group by patient_id`),
  );
  return new Map(rows.map(({ id, ...care }) => [id, care]));
}

/**
 * Gives every patient with something in the record one episode, discharged where the patient is, and the first patient
 * an earlier one. Takes no random numbers, so that the rest of the demo practice stays what it was.
 */
export async function seedEpisodes(
  db: Database,
  { now, timeZone, patients: refs }: Pick<DemoContext, 'now' | 'timeZone' | 'patients'>,
): Promise<void> {
  const today = wallClockOf(now, timeZone).date;
  const care = await careOf(db, timeZone);
  const rows = refs.flatMap(({ id, therapistId, status }, index): Row[] => {
    const given = care.get(id);
    if (!given) return [];
    const reason = given.reason;
    const startedOn = given.first < today ? given.first : today;
    return [
      {
        patientId: id,
        reason,
        region: REGIONS.find(([words]) => reason && words.test(reason))?.[1] ?? null,
        startedOn,
        leadId: therapistId,
        ...(index % AUTHORISED_EVERY === 0 && { authorisation: 'Volante 2026/0412', authorisedSessions: 10 }),
        ...(status === 'DISCHARGED' && {
          dischargedOn: today,
          dischargeReason: 'GOALS_REACHED' as const,
          dischargedBy: therapistId,
        }),
      },
    ];
  });
  for (const slice of slices(rows)) await db.insert(episodes).values(slice);
  for (const table of [treatmentSessions, evaluations, routines, appointments, documents])
    await db.execute(
      sql`update ${table} set episode_id = ${episodes.id} from ${episodes} where ${episodes.patientId} = ${table}.patient_id`,
    );
  const [first] = refs;
  if (first) await db.insert(episodes).values(earlierOf(first.id, first.therapistId, today));
}
