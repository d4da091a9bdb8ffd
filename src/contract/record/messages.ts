export const RECORD_MESSAGES = {
  failed: 'Error al preparar la copia de la ficha',
  downloaded: 'Copia descargada',
} as const;
