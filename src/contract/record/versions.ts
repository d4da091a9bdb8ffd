/** Entities that keep earlier versions. */
export const VERSIONED_ENTITIES = ['SESSION', 'EVALUATION'] as const;
export type VersionedEntity = (typeof VERSIONED_ENTITIES)[number];
export const VERSIONED_ENTITY_LABELS: Record<VersionedEntity, string> = {
  SESSION: 'Sesión',
  EVALUATION: 'Evaluación',
};
