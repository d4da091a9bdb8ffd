import { randomUUID } from 'node:crypto';
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { PatientBody } from '@/contract/patients/schemas';
import { patientDetails, patients } from '../db/schema';
import { storableJson } from '../db/storableJson';
import { detailValues, isEmptyDetails } from '../patients/details';
import { recordValues } from '../patients/repository';

/** The import that a record belongs to. */
export interface ImportOfRow {
  id: string;
  therapistId: string;
  createdAt: Date;
}

/** Values under their columns' names, as `jsonb_populate_record` reads them. */
function underColumns(table: PgTable, values: Record<string, unknown>): Record<string, unknown> {
  const columns = getTableColumns(table);
  const named = Object.entries(values).map(([key, value]) => [columns[key]?.name ?? key, value]);
  return JSON.parse(storableJson(Object.fromEntries(named))) as Record<string, unknown>;
}

/** The rows of `patients` and `patient_details` that a body becomes: those that creating one patient writes. */
export function stagedRow(body: PatientBody, { id: importId, therapistId, createdAt }: ImportOfRow) {
  const id = randomUUID();
  const status = body.status ?? patients.status.default;
  const details = body.details ? detailValues(body.details) : null;
  return {
    patient: underColumns(patients, {
      id,
      ...recordValues(body),
      status,
      therapistId,
      importId,
      createdAt,
      updatedAt: createdAt,
      dischargedAt: status === 'DISCHARGED' ? createdAt : null,
    }),
    details:
      details && !isEmptyDetails(details)
        ? underColumns(patientDetails, { patientId: id, ...details, updatedAt: createdAt })
        : null,
  };
}

const SAMPLE = stagedRow({ name: '', details: { tags: [''] } } as PatientBody, {
  id: '',
  therapistId: '',
  createdAt: new Date(0),
});

/** Names of the columns that a staged row fills; the others keep their defaults. */
export const STAGED_COLUMNS = {
  patients: Object.keys(SAMPLE.patient),
  details: Object.keys(SAMPLE.details ?? {}),
} as const;
