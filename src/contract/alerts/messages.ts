export const ALERT_MESSAGES = {
  added: 'Alerta añadida',
  addFailed: 'Error al añadir la alerta',
  resolved: 'Alerta resuelta',
  removed: 'Alerta quitada',
  endFailed: 'Error al cerrar la alerta',
  loadFailed: 'Error al cargar las alertas',
  notFound: 'Alerta no encontrada',
  kindRequired: 'Elige una alerta',
  textRequired: 'Escribe de qué avisa la alerta',
  future: 'La fecha no puede ser posterior a hoy',
  alreadyNoted: 'Esta alerta ya está anotada',
} as const;
