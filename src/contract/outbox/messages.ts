export const MAIL_MESSAGES = {
  failuresFailed: 'Error al cargar los correos que no han salido',
  notFound: 'Ese correo ya no está en la lista',
  retried:
    'Se enviará de nuevo en unos minutos, entre las 9 y las 21. Si tampoco sale, volverá a esta lista.',
  retryFailed: 'Error al reintentar el correo',
  testFailed: 'Error al enviar el correo de prueba',
  testSent: (to: string) => `El servidor de correo lo ha aceptado. Mira si ha llegado a ${to}.`,
  textsFailed: 'Error al cargar los textos de los correos',
  textSaved: 'Texto guardado',
  textSaveFailed: 'Error al guardar el texto',
  previewFailed: 'Error al mostrar cómo queda',
  unknownPlaceholder: (written: string) =>
    `${written} no existe. Puedes usar {cuando}, {antes}, {consulta}, {fisioterapeuta} y {contacto}.`,
  noServer:
    'Esta consulta no tiene servidor de correo: no sale ningún correo. Cada invitación muestra su enlace, para darlo tú. Quien lleva el servidor lo configura con SMTP_URL.',
} as const;
