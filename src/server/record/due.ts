import { wallClockOf } from '@/contract/common/practiceTime';
import { purgeableFrom, termStart, termStarts } from '@/contract/retention';
import type { Database } from '../db/database';
import { settingsOfPractice } from '../practice/queries';
import type { Subject } from './rowsRepository';
import { candidates } from './careRepository';

/** An episode and the first day on which it may be destroyed, `YYYY-MM-DD`. */
export interface EpisodeTerm {
  patientId: string;
  episodeId: string;
  from: string;
}

export interface RecordTerms {
  /** Deleted records, with the first day on which each may be destroyed as a whole. */
  records: (Subject & { from: string })[];
  /** Episodes of deleted records. */
  episodes: EpisodeTerm[];
  /** Discharged episodes of records that stand. */
  standing: EpisodeTerm[];
}

function byPatient<Row extends { patientId: string }>(rows: readonly Row[]): Map<string, Row[]> {
  const found = new Map<string, Row[]>();
  for (const row of rows) found.set(row.patientId, [...(found.get(row.patientId) ?? []), row]);
  return found;
}

const latest = (days: string[]): string | null => days.sort().at(-1) ?? null;

/** When records and episodes may be destroyed, by the terms of the law and of the practice. */
export async function termsOf(
  db: Database,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<RecordTerms> {
  const day = (instant: Date) => wallClockOf(instant, timeZone).date;
  const { retentionYears } = await settingsOfPractice(db);
  const from = (start: string) => purgeableFrom(start, retentionYears);
  const { rows, ofEpisodes, care } = await candidates(db, day(now));
  const [episodesByPatient, careByPatient] = [byPatient(ofEpisodes), byPatient(care)];
  const terms: RecordTerms = { records: [], episodes: [], standing: [] };
  for (const { patientId, userId, deletedAt, dischargedAt } of rows) {
    const given = careByPatient.get(patientId) ?? [];
    const own = (episodesByPatient.get(patientId) ?? []).map(({ id, discharged }) => ({
      id,
      discharged,
      lastCare: latest(given.filter(({ episodeId }) => episodeId === id).map(({ at }) => day(at))),
    }));
    if (!deletedAt) {
      for (const { id, discharged, lastCare } of own)
        if (discharged)
          terms.standing.push({
            patientId,
            episodeId: id,
            from: from(termStart({ deleted: discharged, discharged, lastCare })),
          });
      continue;
    }
    const record = {
      deleted: day(deletedAt),
      discharged: dischargedAt && day(dischargedAt),
      lastCare: latest(given.map(({ at }) => day(at))),
    };
    const starts = termStarts(record, own);
    terms.records.push({ patientId, userId, from: from(starts.record) });
    own.forEach(({ id }, index) =>
      terms.episodes.push({ patientId, episodeId: id, from: from(starts.episodes[index] ?? record.deleted) }),
    );
  }
  return terms;
}
