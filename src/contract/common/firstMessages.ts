/** Texts that the first download may need; apart from the others so that it carries only these. */
export const FIRST_MESSAGES = {
  networkError: 'Error de conexión',
  loading: 'Cargando...',
  appError: 'Error en la aplicación',
  retry: 'Reintentar',
  screenNotLoaded: 'No se ha podido cargar la pantalla',
  checkConnection: 'Comprueba tu conexión a internet y vuelve a intentarlo.',
} as const;
