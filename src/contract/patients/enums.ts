/** Genders and statuses of a patient, in the server's spelling. */
export const GENDERS = ['MALE', 'FEMALE', 'OTHER'] as const;
export type Gender = (typeof GENDERS)[number];
export const GENDER_LABELS: Record<Gender, string> = { MALE: 'Masculino', FEMALE: 'Femenino', OTHER: 'Otro' };

export const PATIENT_STATUSES = ['ACTIVE', 'INACTIVE', 'DISCHARGED'] as const;
export type PatientStatus = (typeof PATIENT_STATUSES)[number];
export const PATIENT_STATUS_LABELS: Record<PatientStatus, string> = {
  ACTIVE: 'Activo',
  INACTIVE: 'Inactivo',
  DISCHARGED: 'Dado de alta',
};

/** Reads a status; an unknown one becomes active. */
export function patientStatusOf(value: unknown): PatientStatus {
  const upper = typeof value === 'string' ? value.toUpperCase() : '';
  return PATIENT_STATUSES.find((status) => status === upper) ?? 'ACTIVE';
}
