import { asc, desc, eq, getTableName, type SQL } from 'drizzle-orm';
import type { ObjectSchema } from 'yup';
import type { Database } from '../db/database';
import { byName } from '../db/order';
import type { rooms, services } from '../db/schema';

/** A thing of the practice that has a name: what is read, what is written, and where it is used. */
export interface NamedThing<Row, Body extends object> {
  table: typeof rooms | typeof services;
  columns: Record<string, unknown>;
  schema: ObjectSchema<Body>;
  /** The columns that a body fills. */
  valuesOf(body: Body): object;
  /** Whether an appointment has it or had it, deleted ones included. */
  isUsed: (id: string) => SQL<boolean>;
  /** Constraints that refuse to delete one that is used. */
  uses: readonly string[];
  messages: { nameTaken: string; notFound: string; used: string };
  /** The type of what is read; it has no value. */
  row?: Row;
}

/** The constraint that keeps two of a kind from having one name. */
export const nameConstraintOf = ({ table }: Pick<NamedThing<unknown, object>, 'table'>): string =>
  `${getTableName(table)}_name`;

/** Things with a name. Two of a kind never have the same one, whatever its case. */
export const namedThingRepository =
  <Row, Body extends object>(thing: NamedThing<Row, Body>) =>
  (db: Database) => {
    const { columns, valuesOf, isUsed } = thing;
    // All kinds have the columns that are read and written here.
    const table = thing.table as typeof rooms;
    const selection = columns as { id: typeof table.id };
    const rowsOf = async (query: PromiseLike<unknown>) => (await query) as Row[];
    return {
      /** Active ones first, then by name. */
      list: () =>
        rowsOf(
          db.select(selection).from(table).orderBy(desc(table.active), byName(table.name), asc(table.id)),
        ),

      async find(id: string): Promise<Row | undefined> {
        const [row] = await rowsOf(db.select(selection).from(table).where(eq(table.id, id)));
        return row;
      },

      /** The same, locked until the transaction ends. */
      async hold(id: string): Promise<Row | undefined> {
        const locked = db.select(selection).from(table).where(eq(table.id, id)).for('no key update');
        const [row] = await rowsOf(locked);
        return row;
      },

      /** @throws the database error `<table>_name` if another one has the name. */
      async create(body: Body, now: Date): Promise<Row> {
        const values = { ...valuesOf(body), createdAt: now, updatedAt: now };
        const [row] = await rowsOf(
          db
            .insert(table)
            .values(values as never)
            .returning(selection),
        );
        if (!row) throw new Error(`A row of ${getTableName(table)} was not stored`);
        return row;
      },

      /**
       * Undefined if there is none.
       * @throws the database error `<table>_name` if another one has the name.
       */
      async update(id: string, body: Body, now: Date): Promise<Row | undefined> {
        const values = { ...valuesOf(body), updatedAt: now };
        const [row] = await rowsOf(
          db
            .update(table)
            .set(values as never)
            .where(eq(table.id, id))
            .returning(selection),
        );
        return row;
      },

      async isUsed(id: string): Promise<boolean> {
        const [row] = await db
          .select({ used: isUsed(id) })
          .from(table)
          .where(eq(table.id, id));
        return row?.used ?? false;
      },

      /** False if there is none. */
      async remove(id: string): Promise<boolean> {
        const removed = await db.delete(table).where(eq(table.id, id)).returning({ id: table.id });
        return removed.length > 0;
      },
    };
  };
