/** Texts that the log-in screen itself may need (spec §5, §8), apart so that it carries no others. */
export const LOGIN_MESSAGES = {
  loginFailed: 'Error al iniciar sesión',
  loginTimeout: 'Tiempo de espera agotado. La conexión está tardando demasiado.',
  connectionFailed: 'Error de conexión. Verifica tu conexión a internet.',
  serverUnreachable: 'Error de conexión al servidor',
  internalError: (message: string) => `Error interno del servidor. ${message}`,
  verifyFailed: 'Token verification failed',
  welcomeBack: '¡Bienvenido de vuelta!',
  passwordRequired: 'La contraseña es requerida',
  emailRequired: 'El correo electrónico es requerido',
} as const;
