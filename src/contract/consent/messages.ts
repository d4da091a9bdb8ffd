export const CONSENT_MESSAGES = {
  checkbox: 'He leído la información y acepto el tratamiento de mis datos de salud',
  checkboxHelp: 'Puedes crear la cuenta y decidirlo después, en tu perfil.',
  accept: 'Aceptar',
  accepted: 'Has aceptado el tratamiento de tus datos',
  saveFailed: 'Error al guardar el consentimiento',
  loadFailed: 'Error al cargar el consentimiento',
  outdated: 'Esta información ha cambiado. Vuelve a abrir la página para leer la nueva.',
  pending: 'Pendiente',
} as const;
