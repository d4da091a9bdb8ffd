import { LOGIN_MESSAGES } from './auth';

/** Parameters of the second factor: RFC 6238 with values supported by all authenticators. */
export const SECOND_FACTOR_LIMITS = {
  digits: 6,
  periodSeconds: 30,
  recoveryCodes: 10,
} as const;

/** Paths of account settings. */
export const ACCOUNT_PATHS = {
  changePassword: '/api/auth/change-password',
  passwordReset: '/api/auth/password-reset',
  passwordResetConfirm: '/api/auth/password-reset/confirm',
  sessions: '/api/auth/sessions',
  otherSessions: '/api/auth/sessions/others',
  loginSecondFactor: '/api/auth/login/second-factor',
  secondFactor: '/api/auth/second-factor',
  secondFactorConfirm: '/api/auth/second-factor/confirm',
  secondFactorDisable: '/api/auth/second-factor/disable',
} as const;

/** Texts of sign-in and registration. The wording is fixed; see `COMMON_MESSAGES`. */
export const AUTH_MESSAGES = {
  ...LOGIN_MESSAGES,
  registerFailed: 'Error al registrarse',
  registerError: 'Error en el registro',
  registered: '¡Registro exitoso!',
  accountCreated: '¡Cuenta creada exitosamente! Ya puedes iniciar sesión.',
  passwordTooShort: 'La contraseña debe tener al menos 6 caracteres',
  passwordMismatch: 'Las contraseñas no coinciden',
  nameRequired: 'El nombre es requerido',
  nameTooShort: 'El nombre debe tener al menos 2 caracteres',
  confirmRequired: 'Confirma tu contraseña',
  badCredentials: 'Correo electrónico o contraseña incorrectos',
  emailTaken: 'Ya existe una cuenta con este correo electrónico',
  sessionExpired: 'Tu sesión ha caducado. Vuelve a iniciar sesión.',
  /** With the seconds to wait. */
  tooManyAttempts: (wait: number) =>
    wait <= 60
      ? 'Demasiados intentos. Espera un momento y vuelve a intentarlo.'
      : `Demasiados intentos. Vuelve a intentarlo dentro de ${Math.ceil(wait / 60)} minutos.`,
  therapistsOnly:
    'El registro es solo para fisioterapeutas. Los pacientes reciben una invitación de su fisioterapeuta.',
} as const;

/** Texts of account settings. */
export const ACCOUNT_MESSAGES = {
  resetAsked:
    'Si existe una cuenta con ese correo electrónico, recibirás un mensaje para cambiar la contraseña.',
  resetAskFailed: 'No se pudo enviar la petición. Vuelve a intentarlo.',
  resetInvalid: 'El enlace no es válido o ha expirado.',
  resetFailed: 'No se pudo cambiar la contraseña. Vuelve a intentarlo.',
  passwordChanged: 'Contraseña cambiada. Ya puedes iniciar sesión.',
  ownPasswordChanged: 'Contraseña cambiada. Las demás sesiones están cerradas.',
  wrongCurrentPassword: 'La contraseña actual no es correcta',
  wrongPassword: 'La contraseña no es correcta',
  codeAsked: 'Escribe el código de tu aplicación de autenticación',
  codeRequired: 'Escribe el código',
  codeDigits: 'El código tiene 6 cifras',
  codeWrong: 'El código no es correcto o ya se ha usado',
  codeFailed: 'No se pudo comprobar el código. Vuelve a intentarlo.',
  challengeOver: 'Ha pasado demasiado tiempo. Vuelve a escribir tu contraseña.',
  alreadyEnabled:
    'La verificación en dos pasos ya está activada. Si no has visto sus códigos de recuperación, desactívala y vuelve a activarla.',
  notStarted: 'Empieza de nuevo la activación',
  enableFailed: 'No se pudo activar la verificación en dos pasos',
  disableFailed: 'No se pudo desactivar la verificación en dos pasos',
  secondFactorFailed: 'Error al cargar la verificación en dos pasos',
  enabled: 'Verificación en dos pasos activada',
  disabled: 'Verificación en dos pasos desactivada',
  sessionsFailed: 'Error al cargar tus sesiones',
  sessionsClosed: 'Las demás sesiones están cerradas',
  sessionsCloseFailed: 'No se pudieron cerrar las demás sesiones',
} as const;
