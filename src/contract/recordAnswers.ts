import * as yup from 'yup';
import { type Entity, given, instant, maybeInstant, whole } from './common/fields';
import { RECORD_READERS } from './recordReaders';
import { recordSections, type RecordTable } from './recordSections';

export type RecordRow = Record<string, unknown>;

/** Columns of each section. A column that is not listed here never leaves the server. */
const sections = yup.object(
  Object.fromEntries(
    recordSections().map(([table, { columns }]) => [
      table,
      yup
        .array(
          yup.object(Object.fromEntries(Object.keys(columns).map((name) => [name, yup.mixed().nullable()]))),
        )
        .required(),
    ]),
  ),
) as unknown as yup.ObjectSchema<Record<RecordTable, RecordRow[]>>;

/** Names by id, with arbitrary keys. */
const names = yup.object().required() as unknown as yup.ObjectSchema<Record<string, string>>;

/** A copy of everything that the practice stores about one patient. */
export const recordCopy = yup.object({
  /** Version of the format. */
  version: whole(),
  exportedAt: instant(),
  patientName: given(),
  /** Reader for whom it was made; see `columnsFor`. */
  reader: yup.string().oneOf(RECORD_READERS).required(),
  /** Rows by table, oldest first. Instants are ISO 8601. */
  sections: sections.required(),
  /** Names of the people and exercises to which rows refer by id. */
  names: yup.object({ people: names, exercises: names }).required(),
});
export type RecordCopy = Entity<typeof recordCopy>;

/** Correction fields, for staff; absent on a backend without versions. */
export const correctable = yup.object({
  version: yup.number().integer().meta({ description: 'Solo personal: 1 si nunca se ha corregido' }),
  correctedAt: maybeInstant().optional().meta({ description: 'Solo personal: última corrección' }),
  mayCorrect: yup
    .boolean()
    .meta({ description: 'Solo personal: si quien pregunta lo escribió y atiende al paciente' }),
});
export type Correctable = Entity<typeof correctable>;

/** An earlier version, without its content. */
export const earlierVersion = yup.object({
  version: whole().meta({ description: '1, la primera' }),
  writtenAt: instant(),
  replacedAt: instant(),
  author: yup
    .object({ name: given() })
    .required()
    .meta({ description: 'Quien la sustituyó; de sesiones y evaluaciones, su autor' }),
  mergedFrom: given()
    .optional()
    .meta({ description: 'De qué ficha es, si es de una que se unió a la que se pregunta' }),
});

/** When and by whom the texts of a record or an episode were last overwritten; absent if never. */
export const overwritten = {
  corrected: yup
    .object({ at: instant(), by: given() })
    .default(undefined)
    .optional()
    .meta({ description: 'Cuándo y quién cambió los textos por última vez, si hay versiones anteriores' }),
};

export interface Overwritten {
  corrected?: { at: string; by: string };
}

/** An earlier version with its content. */
export type EarlierVersion<Content> = Omit<Entity<typeof earlierVersion>, 'author'> & {
  authorName: string;
  content: Content;
};
