import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { MIGRATIONS_FOLDER, openInMemory, rowsOf } from '../db/database';

/** A database in memory as it was before a migration. `topic` is the migration's name without number, e.g. `episodes`. */
export async function databaseBefore(topic: string) {
  const { db, close } = await openInMemory();
  const files = readdirSync(MIGRATIONS_FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .sort();
  const place = files.findIndex((file) => file.replace(/^\d+_/, '') === `${topic}.sql`);
  if (place < 0) throw new Error(`There is no migration ${topic}`);

  const run = async (text: string, separator: string | RegExp) => {
    for (const statement of text.split(separator)) if (statement.trim()) await db.execute(sql.raw(statement));
  };
  const apply = async (wanted: readonly string[]) => {
    for (const file of wanted)
      await run(readFileSync(path.join(MIGRATIONS_FOLDER, file), 'utf8'), '--> statement-breakpoint');
  };
  await apply(files.slice(0, place));

  return {
    /** Runs statements that end with a semicolon at the end of a line. */
    insert: (text: string) => run(text, /;\s*$/m),
    /** Applies the migration. */
    migrate: () => apply(files.slice(place, place + 1)),
    /** Applies the migration and all later ones. */
    migrateToEnd: () => apply(files.slice(place)),
    read: (query: string) => rowsOf<Record<string, unknown>>(db.execute(sql.raw(query))),
    close,
  };
}
