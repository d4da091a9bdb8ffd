import { REGION_LABELS, REGIONS, REGISTRATION_LABELS, REGISTRATIONS } from '@/contract/practice';

/** Options of «Comunidad autónoma». */
export const REGION_OPTIONS = [
  { value: '', label: 'Solo festivos nacionales' },
  ...REGIONS.map((value) => ({ value, label: REGION_LABELS[value] })),
];

/** Options of «Quién puede registrarse». */
export const WHO = REGISTRATIONS.map((value) => ({ value, label: REGISTRATION_LABELS[value] }));
