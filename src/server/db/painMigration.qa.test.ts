import { databaseBefore } from '../testing/oldDatabase';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
const [THERAPIST, ACCOUNT, PATIENT, SILENT, GONE, TALK, ROUTINE] = [1, 2, 3, 4, 5, 6, 7].map(id) as [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
];

test('old rows carry over: stops by their words, notices by their links, conversations for accepted patients', async () => {
  const database = await databaseBefore('pain_and_first_conversation');
  const { insert, read } = database;
  await insert(`
    INSERT INTO users (id, name, email, role, password_hash, created_at) VALUES
      ('${THERAPIST}', 'Ana', 'ana@test.es', 'THERAPIST', 'x', '2026-01-01'),
      ('${ACCOUNT}', 'Luis', 'luis@test.es', 'PATIENT', 'x', '2026-02-02'),
      ('${id(8)}', 'Eva', 'eva@test.es', 'PATIENT', 'x', '2026-03-03'),
      ('${id(9)}', 'Ido', 'ido@test.es', 'PATIENT', 'x', '2026-04-04');
    INSERT INTO patients (id, therapist_id, user_id, name, deleted_at) VALUES
      ('${PATIENT}', '${THERAPIST}', '${ACCOUNT}', 'Luis', NULL),
      ('${SILENT}', '${THERAPIST}', '${id(8)}', 'Eva', NULL),
      ('${GONE}', '${THERAPIST}', '${id(9)}', 'Ido', now()),
      ('${id(10)}', '${THERAPIST}', NULL, 'Sin cuenta', NULL);
    INSERT INTO conversations (id, therapist_id, patient_id) VALUES ('${TALK}', '${THERAPIST}', '${PATIENT}');
    INSERT INTO routines (id, therapist_id, patient_id, name, frequency, duration)
      VALUES ('${ROUTINE}', '${THERAPIST}', '${PATIENT}', 'Rodilla', 'DAILY', 4);
    INSERT INTO routine_progress (id, routine_id, patient_id, day, run, routine_name, notes) VALUES
      ('${id(11)}', '${ROUTINE}', '${PATIENT}', '2026-11-01', 1, 'Rodilla', 'Bien
Parada por dolor en «Puente»'),
      ('${id(12)}', '${ROUTINE}', '${PATIENT}', '2026-11-01', 2, 'Rodilla', 'Bien'),
      ('${id(13)}', '${ROUTINE}', '${PATIENT}', '2026-11-01', 3, 'Rodilla', NULL);
    INSERT INTO notifications (id, user_id, type, title, message, link) VALUES
      ('${id(21)}', '${THERAPIST}', 'ROUTINE', 'a', 'a', '/patients/${PATIENT}'),
      ('${id(22)}', '${THERAPIST}', 'MESSAGE', 'a', 'a', '/conversations/${TALK}'),
      ('${id(23)}', '${ACCOUNT}', 'APPOINTMENT', 'a', 'a', '/my-appointments'),
      ('${id(24)}', '${THERAPIST}', 'SYSTEM', 'a', 'a', '/patients/nadie'),
      ('${id(25)}', '${THERAPIST}', 'SYSTEM', 'a', 'a', NULL);
  `);
  await database.migrate();

  expect(await read('SELECT run, stopped_for_pain FROM routine_progress ORDER BY run')).toEqual([
    { run: 1, stopped_for_pain: true },
    { run: 2, stopped_for_pain: false },
    { run: 3, stopped_for_pain: false },
  ]);
  expect(await read('SELECT patient_id, subject_id FROM notifications ORDER BY id')).toEqual([
    { patient_id: PATIENT, subject_id: null },
    { patient_id: PATIENT, subject_id: TALK },
    { patient_id: PATIENT, subject_id: null },
    { patient_id: null, subject_id: null },
    { patient_id: null, subject_id: null },
  ]);
  expect(
    await read(
      `SELECT patient_id, to_char(created_at, 'MM-DD') AS since FROM conversations
       WHERE id <> '${TALK}' ORDER BY patient_id`,
    ),
  ).toEqual([{ patient_id: SILENT, since: '03-03' }]);
  await database.close();
});
