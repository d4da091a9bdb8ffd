/** Texts needed by the sign-in screen, separate to keep the first download small. */
export const LOGIN_MESSAGES = {
  loginFailed: 'Error al iniciar sesión',
  loginTimeout: 'Tiempo de espera agotado. La conexión está tardando demasiado.',
  connectionFailed: 'Error de conexión. Verifica tu conexión a internet.',
  serverUnreachable: 'Error de conexión al servidor',
  internalError: (message: string) => `Error interno del servidor. ${message}`,
  verifyFailed: 'Token verification failed',
  expired: 'Tu sesión ha caducado. Vuelve a entrar y seguirás donde estabas.',
  welcomeBack: '¡Bienvenido de vuelta!',
  passwordRequired: 'La contraseña es requerida',
  emailRequired: 'El correo electrónico es requerido',
} as const;
