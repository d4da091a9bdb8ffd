/**
 * Texts of the shell: loading, failure, no connection. Kept few, because the sign-in screen downloads them.
 */
export const SHELL_MESSAGES = {
  networkError: 'Error de conexión',
  loading: 'Cargando...',
  appError: 'Error en la aplicación',
  retry: 'Reintentar',
  screenNotLoaded: 'No se ha podido cargar la pantalla',
  checkConnection: 'Comprueba tu conexión a internet y vuelve a intentarlo.',
} as const;
