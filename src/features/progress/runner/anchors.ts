/** Labels for the ends of the scales. */
export const PAIN_ANCHORS = { 0: 'Sin dolor', 10: 'Muchísimo dolor' } as const;
export const EFFORT_ANCHORS = { 0: 'Sin esfuerzo', 10: 'Esfuerzo máximo' } as const;
