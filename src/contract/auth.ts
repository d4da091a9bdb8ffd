/** Limits of sign-in. Times in milliseconds. */
export const AUTH_LIMITS = {
  passwordMin: 6,
  /** Argon2 processes the whole password, so the limit bounds the cost of a sign-in. */
  passwordMax: 200,
  invitationNameMin: 2,
  loginTimeoutMs: 30_000,
  verifyTimeoutMs: 10_000,
} as const;

/** Keys in local storage: `token` as text, `user` as JSON. */
export const STORAGE_KEYS = { token: 'token', user: 'user' } as const;

/** Paths of sign-in, relative to the base address. */
export const AUTH_PATHS = {
  login: '/api/auth/login',
  register: '/api/auth/register',
  verify: '/api/auth/verify',
  logout: '/api/auth/logout',
} as const;

/** Texts needed by the sign-in screen; `account.ts` holds the others, to keep the first download small. */
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
