/** Console messages that stories may leave: a card of a dashboard that could not be loaded is logged, with no toast. */
export const MAY_BE_LOGGED =
  /^Error al cargar (?:estadísticas|los pacientes|las citas|las rutinas de hoy|todas las rutinas|las sesiones)$/;
