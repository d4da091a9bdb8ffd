/** Files in which a list is saved. */
export const LIST_FORMATS = ['XLSX', 'CSV'] as const;
export type ListFormat = (typeof LIST_FORMATS)[number];

export const LIST_FORMAT_LABELS: Record<ListFormat, string> = {
  XLSX: 'Hoja de cálculo (Excel)',
  CSV: 'Texto separado por punto y coma (CSV)',
};

export const LIST_MEDIA_TYPES: Record<ListFormat, string> = {
  XLSX: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  CSV: 'text/csv; charset=utf-8',
};

/** Lists that can be saved as a file, with the beginning of its name. */
export const SAVED_LISTS = ['patients', 'appointments'] as const;
export type SavedList = (typeof SAVED_LISTS)[number];
export const SAVED_LIST_NAMES: Record<SavedList, string> = { patients: 'pacientes', appointments: 'citas' };

export const EXPORT_MESSAGES = {
  failed: 'No se ha podido descargar la lista',
} as const;

/** Lists as files. Only our server has them, under the capability `listFiles`. */
export const EXPORT_PATHS = {
  patients: '/api/exports/patients',
  appointments: '/api/exports/appointments',
} as const;
