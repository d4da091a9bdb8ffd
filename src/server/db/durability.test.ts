import { PGlite } from '@electric-sql/pglite';
import { tidy } from './durability';

test('the embedded database makes room of what was deleted, and knows again how much there is', async () => {
  const client = await PGlite.create();
  await client.exec(
    `create table "Álbum" as select g, repeat('x', 500) as text from generate_series(1, 4000) g`,
  );
  await client.exec('delete from "Álbum" where g > 10');
  await tidy(client);
  const { rows } = await client.query(
    `select pg_relation_size('"Álbum"') <= 8192 as "isSmall", reltuples::int as rows from pg_class where relname = 'Álbum'`,
  );
  expect(rows).toEqual([{ isSmall: true, rows: 10 }]);
  await client.close();
});
