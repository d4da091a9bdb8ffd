export const AUDIT_MESSAGES = {
  listFailed: 'Error al cargar el registro de accesos',
  empty: 'No hay accesos registrados',
  noMatch: 'Ningún acceso coincide con los filtros',
  ownEmpty: 'Nadie más ha visto tu ficha todavía',
  deletedRecord: 'Ficha eliminada',
  server: 'El servidor',
  formerAccount: 'Cuenta eliminada',
} as const;
