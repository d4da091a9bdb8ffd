export const SETUP_MESSAGES = {
  notSetUp:
    'Esta consulta todavía no está configurada. Ábrela con la dirección que el servidor muestra en su consola.',
  invalidTitle: 'Enlace no válido',
  invalidText: 'Este enlace de configuración no es válido o ha caducado.',
  alreadyTitle: 'Consulta configurada',
  already: 'Esta consulta ya está configurada. Inicia sesión.',
  failed: 'Error al configurar la consulta',
  stepFailed: 'Error al guardar este paso',
  loadFailed: 'Error al abrir la configuración',
  done: 'Consulta configurada. Ya puedes iniciar sesión.',
  timeZone: 'Elige la zona horaria de la consulta',
  registration: 'Elige quién puede registrarse',
} as const;

/** Only on our server: the first start of a practice, and the page behind the address that the server prints. */
export const SETUP_PATHS = { one: (token: string) => `/api/setup/${encodeURIComponent(token)}` } as const;

/** Address of the page, below which alone pages are served until the practice has been set up. */
export const SETUP_PAGE = '/setup/';

export const setUpPage = (token: string): string => `${SETUP_PAGE}${encodeURIComponent(token)}`;
