import { databaseBefore } from '../testing/oldDatabase';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

test('what every record holds becomes one episode, discharged where the record was', async () => {
  const database = await databaseBefore('episodes');
  const { insert, read } = database;
  const [ana, current, ended, empty, booked] = [1, 2, 3, 4, 5].map(id);
  await insert(`
    INSERT INTO practice_settings (name, time_zone) VALUES ('Consulta', 'Atlantic/Canary');
    INSERT INTO users (id, name, email, role, password_hash) VALUES ('${ana}', 'Ana', 'a@b.es', 'THERAPIST', 'x');
    INSERT INTO patients (id, therapist_id, name, status, discharged_at) VALUES
      ('${current}', '${ana}', 'En curso', 'ACTIVE', NULL),
      ('${ended}', '${ana}', 'De alta', 'DISCHARGED', '2024-05-31T23:30:00Z'),
      ('${empty}', '${ana}', 'Sin nada', 'ACTIVE', NULL),
      ('${booked}', '${ana}', 'Con cita', 'ACTIVE', NULL);
    INSERT INTO treatment_sessions (id, therapist_id, patient_id, starts_at, duration, treatment_type) VALUES
      ('${id(11)}', '${ana}', '${current}', '2025-03-01T23:30:00Z', 60, 'Manual'),
      ('${id(12)}', '${ana}', '${ended}', '2024-07-01T10:00:00Z', 60, 'Manual');
    INSERT INTO evaluations (id, therapist_id, patient_id, evaluated_at, reason) VALUES
      ('${id(13)}', '${ana}', '${current}', '2025-04-01T10:00:00Z', 'Dolor');
    INSERT INTO routines (id, therapist_id, patient_id, is_template, name, frequency, duration) VALUES
      ('${id(14)}', '${ana}', '${current}', false, 'Rutina', 'DAILY', 4),
      ('${id(15)}', '${ana}', NULL, true, 'Plantilla', 'DAILY', 4);
    INSERT INTO appointments (id, therapist_id, patient_id, starts_at, ends_at, duration, type) VALUES
      ('${id(16)}', '${ana}', '${booked}', '2099-03-01T10:00:00Z', '2099-03-01T11:00:00Z', 60, 'TREATMENT');
  `);
  await database.migrateToEnd();

  expect(
    await read(
      `SELECT patient_id, reason, discharge_reason, lead_id, discharged_on::text,
         CASE WHEN patient_id = '${booked}' THEN (started_on = (now() at time zone 'Atlantic/Canary')::date)::text
           ELSE started_on::text END AS started
       FROM episodes ORDER BY patient_id`,
    ),
  ).toEqual(
    [
      // Half past eleven at night in the Canary Islands.
      { patient_id: current, started: '2025-03-01', discharged_on: null },
      // Half an hour after midnight there in summer. Care after the discharge does not make it begin later.
      { patient_id: ended, started: '2024-06-01', discharged_on: '2024-06-01' },
      // What is booked for later begins today.
      { patient_id: booked, started: 'true', discharged_on: null },
    ].map((row) => ({ ...row, reason: null, discharge_reason: null, lead_id: ana })),
  );
  const joined = (table: string) =>
    read(
      `SELECT t.id FROM ${table} t JOIN episodes e ON (e.id, e.patient_id) = (t.episode_id, t.patient_id)`,
    );
  expect(await joined('treatment_sessions')).toHaveLength(2);
  expect(await joined('evaluations')).toHaveLength(1);
  expect(await joined('routines')).toEqual([{ id: id(14) }]);
  expect(await joined('appointments')).toHaveLength(1);
  await database.close();
});
