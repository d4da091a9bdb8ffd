import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --config tooling/drizzle.config.ts --name <what>` writes the next migration from the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/db/schema/index.ts',
  out: './src/server/db/migrations',
});
