import { sql } from 'drizzle-orm';
import { appliedMigrations, KNOWN_MIGRATIONS, openPostgres } from '../db/database';
import { users } from '../db/schema';
import { testDatabase } from '../testing/testDatabase';
import { testPostgres } from '../testing/testPostgres';
import { CommandError, migrateIfEmpty, refuseFolder, refuseWithoutPractice } from './runCommand';

test('a command that may run beside a server leaves the database of an earlier version as it is', async () => {
  const database = await testDatabase();
  await database.db.execute(
    sql`delete from drizzle.__drizzle_migrations where id = (select max(id) from drizzle.__drizzle_migrations)`,
  );
  const migrate = jest.spyOn(database, 'migrate');
  const refusal = await migrateIfEmpty(database).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(CommandError);
  expect((refusal as Error).message).toContain('de una versión anterior');
  expect(migrate).not.toHaveBeenCalled();
  expect(await appliedMigrations(database.db)).toBe(KNOWN_MIGRATIONS - 1);
  await database.close();
});

test('a folder is refused where a file is asked for', () => {
  expect(() => refuseFolder(__dirname)).toThrow('es una carpeta. Di también el nombre del archivo');
  refuseFolder(__filename);
  refuseFolder(`${__filename}.no-hay`);
});

test('it may be the first to use an empty database', async () => {
  const postgres = await testPostgres();
  const database = await openPostgres(postgres.url);
  await migrateIfEmpty(database);
  expect(await appliedMigrations(database.db)).toBe(KNOWN_MIGRATIONS);
  await database.close();
  await postgres.close();
});

test.each([
  [{ DATABASE_URL: 'postgresql://servidor/otra' }, 'en la base de datos de DATABASE_URL'],
  [{ DATA_DIR: '/srv/otra', DATABASE_URL: '' }, 'en /srv/otra'],
])(
  'a database without a practice is refused, and the refusal says where it was looked for: %j',
  async (env, place) => {
    const database = await testDatabase();
    jest.replaceProperty(process, 'env', { ...process.env, ...env });
    const refusal = await refuseWithoutPractice(database.db).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(CommandError);
    expect((refusal as Error).message).toContain(`No hay ninguna consulta ${place}.`);
    // A practice from before the first start in the browser may have people and no settings.
    await database.db
      .insert(users)
      .values({ name: 'Ana', email: 'a@test.es', role: 'ADMIN', passwordHash: 'x' });
    await refuseWithoutPractice(database.db);
    await database.close();
  },
);
