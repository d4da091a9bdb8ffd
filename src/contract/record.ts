/** Entities that keep earlier versions. */
export const VERSIONED_ENTITIES = ['SESSION', 'EVALUATION', 'PATIENT', 'EPISODE'] as const;
export type VersionedEntity = (typeof VERSIONED_ENTITIES)[number];
export const VERSIONED_ENTITY_LABELS: Record<VersionedEntity, string> = {
  SESSION: 'Sesión',
  EVALUATION: 'Evaluación',
  PATIENT: 'Ficha',
  EPISODE: 'Proceso',
};

/** Format version of a record's copy. */
export const RECORD_COPY_VERSION = 1;

export const RECORD_MESSAGES = {
  failed: 'Error al preparar la copia de la ficha',
} as const;

/** Paths of the copy of a record: the therapist's, and the patient's own. */
export const RECORD_PATHS = {
  ofPatient: (id: string) => `/api/patients/${encodeURIComponent(id)}/export`,
  own: '/api/my-record/export',
} as const;
