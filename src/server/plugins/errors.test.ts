import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getTableConfig } from 'drizzle-orm/pg-core';
import { rowsOf, type OpenDatabase } from '../db/database';
import { TABLES } from '../db/tables';
import { testDatabase } from '../testing/testDatabase';
import { refusalOf } from './errors';

interface Constraint {
  name: string;
  table: string;
  kind: 'c' | 'f' | 'u' | 'x';
}

/** The SQLSTATE of each kind: check, foreign key, unique, exclusion. */
const CODES = { c: '23514', f: '23503', u: '23505', x: '23P01' } as const;

let database: OpenDatabase;
let constraints: Constraint[];

beforeAll(async () => {
  database = await testDatabase();
  constraints = await rowsOf<Constraint>(
    database.db.execute(`
      select conname as name, conrelid::regclass::text as "table", contype as kind from pg_constraint
        where connamespace = 'public'::regnamespace and contype in ('c', 'f', 'x')
      union all
      select indexrelid::regclass::text, indrelid::regclass::text, 'u' from pg_index
        where indisunique and not indisprimary
          and indrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)`),
  );
});
afterAll(() => database.close());

const server = path.join(__dirname, '..');

/** Names that the code of the domains knows: it says in its own words what such a refusal means. */
const code = readdirSync(server, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|^(db|demo|testing)\//.test(file))
  .map((file) => readFileSync(path.join(server, file), 'utf8'))
  .join('\n');

const MADE_HERE = 'what is random, counted or read by the server: no caller sends it';
const TOGETHER = 'the command writes these columns together';
const CHECKED = 'the command or the schema of its body refuses it first, with its field';

/** Constraints that name no field, and why nobody needs one. */
const WITHOUT_FIELD: Record<string, string> = {
  absences_span: CHECKED,
  account_mails_cause: TOGETHER,
  account_mails_failed: TOGETHER,
  appointment_events_room_change: TOGETHER,
  appointment_events_therapist_change: TOGETHER,
  conversations_pair: 'the second of two who begin one gets that of the first (`on conflict do nothing`)',
  covers_days: CHECKED,
  covers_two: CHECKED,
  document_pieces_size: CHECKED,
  documents_sent_is_seen: TOGETHER,
  documents_stored_whole: TOGETHER,
  episodes_dates: CHECKED,
  episodes_of_patient: MADE_HERE,
  extra_hours_never_overlap: CHECKED,
  extra_hours_stretch: CHECKED,
  opening_hours_stretch: CHECKED,
  outbox_messages_failed: TOGETHER,
  outbox_messages_once: MADE_HERE,
  patient_alerts_said: CHECKED,
  patient_handovers_two: CHECKED,
  patients_merged_hidden: TOGETHER,
  practice_settings_one_row: MADE_HERE,
  record_merges_two: CHECKED,
  record_versions_once: MADE_HERE,
  routines_of_patient: MADE_HERE,
  routines_template_episode: TOGETHER,
  set_up_answers_one_row: MADE_HERE,
  work_stretches_never_overlap: CHECKED,
  work_stretches_stretch: CHECKED,
  work_weeks_dates: CHECKED,
};

it('says of each constraint what a person may mend, and never that something unforeseen happened', () => {
  expect(constraints.length).toBeGreaterThan(150);
  const wrong = constraints.flatMap(({ name, table, kind }) => {
    const { status, fields } = refusalOf(
      Object.assign(new Error('refused'), { code: CODES[kind], table, constraint: name }) as never,
    );
    const isTold = fields !== undefined || new RegExp(`\\b${name}\\b`).test(code) || name in WITHOUT_FIELD;
    return [400, 409].includes(status) && isTold ? [] : [[name, status]];
  });
  expect(wrong).toEqual([]);
  const names = constraints.map(({ name }) => name);
  expect(Object.keys(WITHOUT_FIELD).filter((name) => !names.includes(name))).toEqual([]);
});

it('knows every CHECK of the database from the schema, which takes its limits from the contract', () => {
  const known = TABLES.flatMap(([, table]) => getTableConfig(table).checks.map(({ name }) => name));
  const stored = constraints.filter(({ kind }) => kind === 'c').map(({ name }) => name);
  expect(stored.sort()).toEqual(known.sort());
});

it.each(['55P03', '57014'])('answers that what took too long (%s) may be tried again', (code) => {
  const error = Object.assign(new Error('canceled'), { code });
  expect(refusalOf(error as never)).toMatchObject({ status: 503, retryAfter: 1 });
});
