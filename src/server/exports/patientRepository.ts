import { and, asc, eq } from 'drizzle-orm';
import { attends, type Carer, live } from '../patients/access';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { byName } from '../db/order';
import { patientDetails, patients, users } from '../db/schema';

const fieldsOf = {
  ...pickColumns(patients, 'name', 'email', 'phone', 'dateOfBirth', 'gender'),
  ...pickColumns(patients, 'address', 'emergencyContact', 'emergencyPhone', 'status', 'createdAt'),
  ...pickColumns(patientDetails, 'documentKind', 'documentNumber', 'secondPhone', 'postalCode', 'town'),
  ...pickColumns(patientDetails, 'insurer', 'policyNumber', 'referredBy', 'occupation', 'sport'),
  ...pickColumns(patientDetails, 'tags', 'guardianName', 'guardianTaxId', 'guardianPhone'),
  leadName: users.name,
};

/** The patients whom a therapist attends. Nothing clinical: that is in the copy of each record. */
export const attendedPatients = (db: Database, carer: Carer) =>
  db
    .select(fieldsOf)
    .from(patients)
    .innerJoin(users, eq(users.id, patients.therapistId))
    .leftJoin(patientDetails, eq(patientDetails.patientId, patients.id))
    .where(and(attends(carer), live))
    .orderBy(byName(patients.name), asc(patients.id));

/** Names and contacts of the practice. */
export const allContacts = (db: Database) =>
  db
    .select({ name: patients.name, phone: patients.phone, email: patients.email, leadName: users.name })
    .from(patients)
    .innerJoin(users, eq(users.id, patients.therapistId))
    .where(live)
    .orderBy(byName(patients.name), asc(patients.id));
