/** How a therapist is related to a patient whom they attend. */
export const CARE_RELATIONS = ['LEAD', 'COLLABORATOR', 'COVER'] as const;
export type CareRelation = (typeof CARE_RELATIONS)[number];
