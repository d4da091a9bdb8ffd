import { eq, sql } from 'drizzle-orm';
import type { PatientDetailsBody } from '@/contract/patientSchemas';
import type { PatientDetails } from '@/contract/patientAnswers';
import type { Database } from '../db/database';
import { prepared } from '../db/prepared';
import { patientDetails } from '../db/schema';

const COLUMNS = {
  documentKind: patientDetails.documentKind,
  documentNumber: patientDetails.documentNumber,
  secondPhone: patientDetails.secondPhone,
  postalCode: patientDetails.postalCode,
  town: patientDetails.town,
  preferredContact: patientDetails.preferredContact,
  noAppointmentMails: patientDetails.noAppointmentMails,
  insurer: patientDetails.insurer,
  policyNumber: patientDetails.policyNumber,
  referredBy: patientDetails.referredBy,
  occupation: patientDetails.occupation,
  sport: patientDetails.sport,
  dominantSide: patientDetails.dominantSide,
  height: patientDetails.height,
  weight: patientDetails.weight,
  measuredOn: patientDetails.measuredOn,
  walkingAid: patientDetails.walkingAid,
  tags: patientDetails.tags,
  guardianName: patientDetails.guardianName,
  guardianTaxId: patientDetails.guardianTaxId,
  guardianRelation: patientDetails.guardianRelation,
  guardianPhone: patientDetails.guardianPhone,
  guardianEmail: patientDetails.guardianEmail,
} satisfies Record<keyof PatientDetails, unknown>;

/** Columns of a body; empty fields are stored as null. A number without its kind is a NIF. */
export function detailValues(body: PatientDetailsBody): PatientDetails {
  const documentNumber = body.documentNumber || null;
  return {
    documentKind: documentNumber ? (body.documentKind ?? 'NIF') : null,
    documentNumber,
    secondPhone: body.secondPhone || null,
    postalCode: body.postalCode || null,
    town: body.town || null,
    preferredContact: body.preferredContact ?? null,
    noAppointmentMails: body.noAppointmentMails || null,
    insurer: body.insurer || null,
    policyNumber: body.policyNumber || null,
    referredBy: body.referredBy || null,
    occupation: body.occupation || null,
    sport: body.sport || null,
    dominantSide: body.dominantSide ?? null,
    height: body.height ?? null,
    weight: body.weight ?? null,
    measuredOn: body.measuredOn || null,
    walkingAid: body.walkingAid ?? null,
    tags: [...new Set(body.tags ?? [])],
    guardianName: body.guardianName || null,
    guardianTaxId: body.guardianTaxId || null,
    guardianRelation: body.guardianRelation || null,
    guardianPhone: body.guardianPhone || null,
    guardianEmail: body.guardianEmail || null,
  };
}

export const isEmptyDetails = (details: PatientDetails): boolean =>
  Object.values(details).every((value) => value === null || (Array.isArray(value) && value.length === 0));

const detailsOf = prepared((db) =>
  db
    .select(COLUMNS)
    .from(patientDetails)
    .where(eq(patientDetails.patientId, sql.placeholder('patientId')))
    .prepare('details_of_patient'),
);

/** Further details of a record. The caller checks whose record it is. */
export const detailsRepository = (db: Database) => ({
  async find(patientId: string): Promise<PatientDetails | null> {
    const [row] = await detailsOf(db).execute({ patientId });
    return row ?? null;
  },

  /** Replaces all details and returns them. A record without any keeps no row. */
  async save(patientId: string, body: PatientDetailsBody, now: Date): Promise<PatientDetails | null> {
    const details = detailValues(body);
    if (isEmptyDetails(details)) {
      await db.delete(patientDetails).where(eq(patientDetails.patientId, patientId));
      return null;
    }
    const row = { ...details, updatedAt: now };
    await db
      .insert(patientDetails)
      .values({ patientId, ...row })
      .onConflictDoUpdate({ target: patientDetails.patientId, set: row });
    return details;
  },
});
