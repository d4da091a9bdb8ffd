import { databaseBefore } from '../testing/oldDatabase';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [THERAPIST, ACCOUNT, ANA, BERTO, ROUTINE, OWN, VISIT] = [1, 2, 3, 4, 5, 6, 7].map(id);

test('runs and answers of who had a routine or an hour before stay with them', async () => {
  const database = await databaseBefore('whose_events_and_runs');
  const { insert, read } = database;
  await insert(`
    INSERT INTO users (id, name, email, role, password_hash) VALUES
      ('${THERAPIST}', 'Luis', 'luis@test.es', 'THERAPIST', 'x'), ('${ACCOUNT}', 'Ana', 'ana@test.es', 'PATIENT', 'x');
    INSERT INTO patients (id, therapist_id, user_id, name) VALUES
      ('${ANA}', '${THERAPIST}', '${ACCOUNT}', 'Ana'), ('${BERTO}', '${THERAPIST}', NULL, 'Berto');
    INSERT INTO routines (id, therapist_id, patient_id, name, notes, frequency, duration) VALUES
      ('${ROUTINE}', '${THERAPIST}', '${BERTO}', 'Espalda de Berto', 'Para Berto', 'DAILY', 4),
      ('${OWN}', '${THERAPIST}', '${ANA}', 'Hombro', NULL, 'DAILY', 4);
    INSERT INTO routine_progress (routine_id, patient_id, day, run, routine_name) VALUES
      ('${ROUTINE}', '${ANA}', '2026-11-01', 1, 'Rodilla'), ('${ROUTINE}', '${ANA}', '2026-11-01', 2, 'Rodilla'),
      ('${ROUTINE}', '${BERTO}', '2026-11-02', 1, 'Espalda de Berto'), ('${OWN}', '${ANA}', '2026-11-03', 1, 'Hombro');
    INSERT INTO appointments (id, therapist_id, patient_id, starts_at, ends_at, duration, type) VALUES
      ('${VISIT}', '${THERAPIST}', '${BERTO}', '2026-12-10 10:00Z', '2026-12-10 11:00Z', 60, 'TREATMENT');
    INSERT INTO appointment_events (appointment_id, at, actor_id, kind, status, starts_at, duration) VALUES
      ('${VISIT}', '2026-11-01', '${THERAPIST}', 'BOOKED', 'SCHEDULED', '2026-12-10 10:00Z', 60),
      ('${VISIT}', '2026-11-02', '${ACCOUNT}', 'STATUS', 'CANCELLED', '2026-12-10 10:00Z', 60)
  `);
  await database.migrate();

  expect(
    await read(`SELECT p.day::text, p.run, r.name, r.notes, r.patient_id = p.patient_id AS own, r.deleted_at IS NULL AS stands
      FROM routine_progress p JOIN routines r ON r.id = p.routine_id ORDER BY p.day, p.run`),
  ).toEqual([
    { day: '2026-11-01', run: 1, name: 'Rodilla', notes: null, own: true, stands: false },
    { day: '2026-11-01', run: 2, name: 'Rodilla', notes: null, own: true, stands: false },
    {
      ...{ day: '2026-11-02', run: 1, name: 'Espalda de Berto' },
      ...{ notes: 'Para Berto', own: true, stands: true },
    },
    { day: '2026-11-03', run: 1, name: 'Hombro', notes: null, own: true, stands: true },
  ]);
  expect(await read('SELECT count(*)::int AS routines FROM routines')).toEqual([{ routines: 3 }]);
  expect(await read('SELECT kind, patient_id FROM appointment_events ORDER BY at')).toEqual([
    { kind: 'BOOKED', patient_id: BERTO },
    { kind: 'STATUS', patient_id: ANA },
  ]);
  await database.close();
});
