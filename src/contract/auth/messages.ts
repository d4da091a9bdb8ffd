import { LOGIN_MESSAGES } from './loginMessages';

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
  tooManyAttempts: 'Demasiados intentos. Espera un momento y vuelve a intentarlo.',
  therapistsOnly:
    'El registro es solo para fisioterapeutas. Los pacientes reciben una invitación de su fisioterapeuta.',
} as const;
