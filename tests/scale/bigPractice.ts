import { sql } from 'drizzle-orm';
import type { Database } from '@/server/db/database';

/**
 * Number of rows to add. The defaults are those of a big practice with one therapist (docs/benchmarks.md).
 */
export interface Size {
  /** Number of therapists to add. */
  therapists?: number;
  /** Patients, distributed evenly among all therapists. */
  patients: number;
  /** Per patient. */
  appointments?: number;
  messages?: number;
}

/** Records that were not merged into another one: a merged one takes nothing new. */
const standing = (alias = 'patients') => `(select * from patients where merged_into is null) ${alias}`;

/**
 * Adds a practice of any size with a few SQL statements that generate rows in every growing table. Rows are
 * distributed evenly among all therapists and patients, including existing ones.
 */
export async function addBigPractice(
  db: Database,
  { therapists = 0, patients, appointments = 5, messages = 10 }: Size,
): Promise<void> {
  const run = (statement: string) => db.execute(sql.raw(statement));
  const series = (count: number, name = 'g') => `generate_series(1, ${count}) as ${name}`;
  await run(`insert into users (name, email, role, password_hash)
    select 'Terapeuta ' || g, 'terapeuta' || g || '-' || gen_random_uuid() || '@grande.es', 'THERAPIST', 'x'
    from ${series(therapists)}`);
  await run(`insert into patients (therapist_id, name, email, phone, created_at)
    select t.ids[1 + g % cardinality(t.ids)], 'Paciente ' || g, 'p' || g || '-' || gen_random_uuid() || '@grande.es',
      '600000000', now() - g * interval '1 minute'
    from ${series(patients)}, (select array_agg(id) as ids from users where role = 'THERAPIST') t`);
  // Each patient has the next therapist as a collaborator; each therapist stands in for the next two, and did before.
  await run(`with t as (select array_agg(id) as ids from users where role = 'THERAPIST')
    insert into patient_collaborators (patient_id, therapist_id)
    select p.id, other
    from ${standing('p')}, t, lateral (select t.ids[1 + array_position(t.ids, p.therapist_id) % cardinality(t.ids)] as other) o
    where other <> p.therapist_id on conflict do nothing`);
  await run(`with t as (select array_agg(id) as ids from users where role = 'THERAPIST')
    insert into covers (therapist_id, covered_by, first_day, last_day, created_by)
    select ids[1 + (n + s) % cardinality(ids)], ids[1 + n % cardinality(ids)], date '2015-01-01' + g * 20,
      date '2015-01-01' + g * 20 + 10, ids[1 + n % cardinality(ids)]
    from t, generate_series(0, cardinality(t.ids) - 1) n, ${series(2, 's')}, ${series(20)}
    where s % cardinality(ids) <> 0`);
  await run(`insert into patient_handovers (patient_id, from_id, to_id, at)
    select c.patient_id, c.therapist_id, p.therapist_id, now()
    from patient_collaborators c join patients p on p.id = c.patient_id`);
  await run(`insert into exercises (author_id, name, description, category, difficulty, instructions)
    select (select id from users where role = 'THERAPIST' limit 1), 'Ejercicio ' || g, 'Descripción', 'Movilidad',
      'BEGINNER', 'Instrucciones'
    from ${series(Math.ceil(patients / 2))}`);
  // In sequence for each therapist, because the database refuses overlapping ones.
  await run(`insert into appointments (therapist_id, patient_id, starts_at, ends_at, duration, type, status)
    select therapist_id, id, at, at + interval '30 minutes', 30, 'TREATMENT', 'COMPLETED' from (
      select p.therapist_id, p.id, timestamptz '2020-01-01 00:00Z'
        + (row_number() over (partition by p.therapist_id)) * interval '1 hour' as at
      from ${standing('p')}, ${series(appointments)}) numbered`);
  await run(`insert into treatment_sessions (therapist_id, patient_id, starts_at, duration, treatment_type)
    select therapist_id, id, now() - g * interval '1 day', 60, 'Seguimiento' from ${standing()}, ${series(2)}`);
  await run(`insert into evaluations (therapist_id, patient_id, evaluated_at, reason)
    select therapist_id, id, now() - interval '30 days', 'Dolor' from ${standing()}`);
  await run(`insert into record_versions
      (patient_id, entity, entity_id, version, author_id, written_at, replaced_at, content)
    select patient_id, 'EVALUATION', id, g, therapist_id, now(), now(), '{}' from evaluations, ${series(2)}
    on conflict do nothing`);
  await run(`insert into routines (therapist_id, patient_id, name, frequency, duration)
    select therapist_id, id, 'Rutina', 'DAILY', 4 from ${standing()}`);
  await run(`insert into routine_exercises (routine_id, exercise_id, position, sets, reps, duration, rest_time)
    select r.id, (array(select id from exercises limit 50))[1 + g], g, 3, 10, 30, 60
    from routines r, ${series(2)} where r.name = 'Rutina'`);
  await run(`insert into routine_progress (routine_id, patient_id, day, routine_name)
    select id, patient_id, current_date - 400 - g, name from routines, ${series(2)} where patient_id is not null`);
  await run(`insert into progress_exercises (progress_id, exercise_id, position, name, sets, reps, duration, rest_time)
    select p.id, e.exercise_id, 9, 'Ejercicio', 3, 10, 30, 60
    from routine_progress p join routine_exercises e on e.routine_id = p.routine_id and e.position = 1`);
  await run(`insert into conversations (therapist_id, patient_id, last_message_at)
    select therapist_id, id, now() from ${standing()} on conflict do nothing`);
  await run(`insert into messages (conversation_id, sender_id, content)
    select id, therapist_id, 'Mensaje ' || g from conversations, ${series(messages)}`);
  await run(`insert into conversation_reads (conversation_id, user_id, last_read_seq)
    select id, therapist_id, 0 from conversations on conflict do nothing`);
  await run(`insert into invitations (patient_id, therapist_id, email, token_hash, status, expires_at)
    select id, therapist_id, 'x@grande.es', md5(id::text), 'EXPIRED', now() from ${standing()} where user_id is null`);
  await run(`insert into notifications (user_id, type, title, message)
    select id, 'SYSTEM', 'Aviso', 'Aviso' from users, ${series(20)}`);
  await run(`insert into audit_events (at, actor_id, action, entity, entity_id, patient_id, result)
    select now() - row_number() over () * interval '1 minute', therapist_id, 'READ', 'patient', id, id, 200
    from ${standing()}, ${series(3)}`);
  await run(`insert into user_sessions (user_id, expires_at) select id, now() from users, ${series(20)}`);
  await run(`insert into password_resets (user_id, token_hash, expires_at)
    select id, md5(id::text || g), now() from users, ${series(20)}`);
  await run(`insert into idempotency_keys (user_id, key, route, body_hash, patient_id)
    select therapist_id, id::text, 'POST /x', 'x', id from ${standing()}`);
  await run(
    `insert into calendar_feeds (user_id, token_hash) select id, md5('f' || id::text || g) from users, ${series(20)}`,
  );
  await run(`insert into consents (patient_id, version) select id, 'antes' from ${standing()}`);
  // Create the statistics that autovacuum would create; without them the planner guesses.
  await run('analyze');
}
