import { databaseBefore } from '../testing/oldDatabase';

const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

test('a change from before knows type and notes as they are, so that its undo leaves them', async () => {
  const database = await databaseBefore('notes_before_a_change');
  const { insert, read } = database;
  const [ana, luis, booked] = [1, 2, 3].map(id);
  await insert(`
    INSERT INTO users (id, name, email, role, password_hash) VALUES ('${ana}', 'Ana', 'a@b.es', 'THERAPIST', 'x');
    INSERT INTO patients (id, therapist_id, name) VALUES ('${luis}', '${ana}', 'Luis');
    INSERT INTO appointments (id, therapist_id, patient_id, starts_at, ends_at, duration, type, notes) VALUES
      ('${booked}', '${ana}', '${luis}', '2099-03-01T10:00:00Z', '2099-03-01T11:00:00Z', 60, 'EVALUATION', 'Con informe');
    INSERT INTO appointment_changes (appointment_id, id, changed_at, status, starts_at, duration, patient_id, therapist_id)
      VALUES ('${booked}', '${id(4)}', now(), 'SCHEDULED', '2099-03-01T09:00:00Z', 60, '${luis}', '${ana}');
  `);
  await database.migrate();

  expect(await read('SELECT type, notes FROM appointment_changes')).toEqual([
    { type: 'EVALUATION', notes: 'Con informe' },
  ]);
  await database.close();
});
