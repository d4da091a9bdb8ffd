import { and, eq, inArray, sql } from 'drizzle-orm';
import { normalEmail } from '@/contract/common/formats';
import type { Identity } from '@/contract/patientLikeness';
import { plainTaxId } from '@/contract/taxId';
import { attends, type Carer, live } from './access';
import { pickColumns } from '../db/columns';
import { rowsOf, type Database } from '../db/database';
import { patientDetails, patients, users } from '../db/schema';

/**
 * Ids of the records that may be like each person, by the person's place: those that share a key with them. The keys are
 * those of `likenessKeys`, which the indexes of `patients` and `patient_details` hold; so ten thousand people need not be
 * compared with ten thousand records. The conditions repeat those of the indexes, so that the planner may use them. Days
 * of birth that are one slip apart have the year or the day of the year in common. Whether a candidate is alike is for
 * `likenessOf` to say.
 */
async function candidatesOf(
  db: Database,
  people: readonly Identity[],
): Promise<{ at: number; id: string }[]> {
  const asked = JSON.stringify(
    people.map(({ name, email, phone, secondPhone, dateOfBirth, documentNumber }, at) => ({
      at,
      name,
      email: email ? normalEmail(email.trim()) : null,
      phones: [phone, secondPhone].filter(Boolean),
      birth: dateOfBirth || null,
      document: plainTaxId(documentNumber ?? '') || null,
    })),
  );
  return rowsOf<{ at: number; id: string }>(
    db.execute(sql`
      with asked as (
        select * from jsonb_to_recordset(${asked}::jsonb)
          as asked(at int, name text, email text, phones text[], birth date, document text)
      ), phones as (
        select at, patient_phone_key(phone) as key from asked, unnest(phones) phone
      )
      select at, p.id from asked join patients p on patient_name_key(p.name) = patient_name_key(asked.name)
        where p.deleted_at is null and (p.date_of_birth is null or asked.birth is null
          or date_part('year', p.date_of_birth) = date_part('year', asked.birth)
          or to_char(p.date_of_birth, 'MMDD') = to_char(asked.birth, 'MMDD'))
      union select at, p.id from asked join patients p on lower(p.email) = lower(btrim(asked.email))
        where p.deleted_at is null and p.email is not null
      union select at, p.id from asked join patients p on p.date_of_birth = asked.birth
        where p.deleted_at is null and p.date_of_birth is not null
      union select at, p.id from phones join patients p on patient_phone_key(p.phone) = phones.key
        where p.deleted_at is null and p.phone is not null
      union select at, d.patient_id from phones join patient_details d on patient_phone_key(d.second_phone) = phones.key
        where d.second_phone is not null
      union select at, d.patient_id from asked join patient_details d on d.document_number = asked.document
        where d.document_number is not null`),
  );
}

/** Records that may be of a person, with what tells them apart. */
export const likenessRepository = (db: Database) => ({
  candidatesOf: (people: readonly Identity[]) => candidatesOf(db, people),

  /** The records among `ids` that a therapist attends. */
  attendedAmong: async (ids: readonly string[], carer: Carer) =>
    ids.length === 0
      ? []
      : db
          .select({
            ...pickColumns(patients, 'id', 'name', 'email', 'phone', 'dateOfBirth'),
            secondPhone: patientDetails.secondPhone,
            documentNumber: patientDetails.documentNumber,
          })
          .from(patients)
          .leftJoin(patientDetails, eq(patientDetails.patientId, patients.id))
          .where(and(inArray(patients.id, [...ids]), attends(carer), live)),

  /** The same of the whole practice for an ADMIN, who knows names, contacts and therapists alone. */
  async contactsAmong(ids: readonly string[]) {
    if (ids.length === 0) return [];
    const rows = await db
      .select({ ...pickColumns(patients, 'id', 'name', 'email', 'phone'), therapistName: users.name })
      .from(patients)
      .innerJoin(users, eq(users.id, patients.therapistId))
      .where(and(inArray(patients.id, [...ids]), live));
    return rows.map((row) => ({ ...row, dateOfBirth: null, secondPhone: null, documentNumber: null }));
  },
});

export type LikeRow = Awaited<ReturnType<ReturnType<typeof likenessRepository>['attendedAmong']>>[number];
