import type { IconComponent } from '@/shared/ui/icon/Icon';

/** Groups of results, in the order in which equally good ones are listed. */
export const PALETTE_GROUPS = ['patients', 'actions', 'pages', 'exercises', 'routines'] as const;
export type PaletteGroup = (typeof PALETTE_GROUPS)[number];

export const GROUP_LABELS: Record<PaletteGroup | 'recent', string> = {
  recent: 'Recientes',
  patients: 'Pacientes',
  actions: 'Acciones',
  pages: 'Páginas',
  exercises: 'Ejercicios',
  routines: 'Rutinas',
};

/** One thing that can be found and opened. */
export interface PaletteEntry {
  /** Unique and stable, such as `patient:12`: recent entries are remembered by it. */
  id: string;
  group: PaletteGroup;
  title: string;
  detail?: string;
  /** Further words that find it, such as a telephone number. */
  keywords?: string;
  icon: IconComponent;
  /** A patient of whom the contact alone is known. */
  contactOnly?: boolean;
  /** Address that it opens. */
  to: string;
}

/** Something done for a patient, found by its own words and the patient's together: "nueva cita manuel". */
export interface PatientAction {
  id: string;
  title: string;
  keywords?: string;
  icon: IconComponent;
  /** It writes in the record, and is for no patient of whom the contact alone is known. */
  inRecord?: boolean;
  /** Address that it opens for a patient's id. */
  to: (patientId: string) => string;
}

/** Everything that can be found. Each list keeps its identity while its data is the same, so that it is indexed once. */
export interface PaletteContents {
  patients: readonly PaletteEntry[];
  patientActions: readonly PatientAction[];
  /** Actions without a patient, pages, exercises and routines. */
  others: readonly PaletteEntry[];
}
