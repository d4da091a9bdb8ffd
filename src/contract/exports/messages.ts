export const EXPORT_MESSAGES = {
  failed: 'No se ha podido descargar la lista',
} as const;
