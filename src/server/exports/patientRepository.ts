import { and, asc, eq } from 'drizzle-orm';
import { attends, type Carer, live } from '../patients/access';
import type { Database } from '../db/database';
import { byName } from '../db/order';
import { patientDetails, patients, users } from '../db/schema';

const fieldsOf = {
  name: patients.name,
  email: patients.email,
  phone: patients.phone,
  dateOfBirth: patients.dateOfBirth,
  gender: patients.gender,
  address: patients.address,
  emergencyContact: patients.emergencyContact,
  emergencyPhone: patients.emergencyPhone,
  status: patients.status,
  createdAt: patients.createdAt,
  documentKind: patientDetails.documentKind,
  documentNumber: patientDetails.documentNumber,
  secondPhone: patientDetails.secondPhone,
  postalCode: patientDetails.postalCode,
  town: patientDetails.town,
  insurer: patientDetails.insurer,
  policyNumber: patientDetails.policyNumber,
  referredBy: patientDetails.referredBy,
  occupation: patientDetails.occupation,
  sport: patientDetails.sport,
  tags: patientDetails.tags,
  guardianName: patientDetails.guardianName,
  guardianTaxId: patientDetails.guardianTaxId,
  guardianPhone: patientDetails.guardianPhone,
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
