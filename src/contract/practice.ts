import { RETENTION_YEARS } from './retention';

/** Who may create an account of staff: anybody, whom administration has invited, or nobody. */
export const REGISTRATIONS = ['OPEN', 'INVITATION', 'CLOSED'] as const;
export type Registration = (typeof REGISTRATIONS)[number];

export const REGISTRATION_LABELS: Record<Registration, string> = {
  OPEN: 'Abierto: cualquiera puede registrarse como fisioterapeuta',
  INVITATION: 'Con invitación: solo quien reciba una de «Equipo»',
  CLOSED: 'Cerrado: nadie puede crear una cuenta, tampoco con invitación',
};

/** How the practice speaks to people in its mails. */
export const FORMALITIES = ['TU', 'USTED'] as const;
export type Formality = (typeof FORMALITIES)[number];
export const FORMALITY_LABELS: Record<Formality, string> = { TU: 'De tú', USTED: 'De usted' };

/** Autonomous communities and cities by their ISO 3166-2 code without `ES-`. Each has its own holidays. */
export const REGION_LABELS = {
  AN: 'Andalucía',
  AR: 'Aragón',
  AS: 'Asturias',
  IB: 'Baleares',
  CN: 'Canarias',
  CB: 'Cantabria',
  CM: 'Castilla-La Mancha',
  CL: 'Castilla y León',
  CT: 'Cataluña',
  CE: 'Ceuta',
  VC: 'Comunidad Valenciana',
  EX: 'Extremadura',
  GA: 'Galicia',
  RI: 'La Rioja',
  MD: 'Madrid',
  ML: 'Melilla',
  MC: 'Murcia',
  NC: 'Navarra',
  PV: 'País Vasco',
} as const;
export type Region = keyof typeof REGION_LABELS;
export const REGIONS = Object.keys(REGION_LABELS) as Region[];

/** Days of the week by their number, 1 Monday to 7 Sunday. */
export const WEEKDAY_LABELS: Readonly<Record<number, string>> = {
  1: 'Lunes',
  2: 'Martes',
  3: 'Miércoles',
  4: 'Jueves',
  5: 'Viernes',
  6: 'Sábado',
  7: 'Domingo',
};

/** Limits of the practice's settings. */
export const PRACTICE_LIMITS = {
  /** Stretches of opening hours per week: six a day. */
  stretchesMax: 42,
  /** Holidays that are kept: a few years. */
  holidaysMax: 200,
  holidayNameMax: 80,
  /** Years whose official holidays can be asked for. */
  yearMin: 2020,
  yearMax: 2100,
  /** Never under the legal term. */
  retentionMin: RETENTION_YEARS,
  retentionMax: 50,
  /** Bytes of the logo: it travels with the sign-in page and every mail. */
  logoBytesMax: 100_000,
  /** The same as a data URL in base64. */
  logoTextMax: 133_400,
  /** Pixels of each side of the logo. */
  logoSideMax: 2000,
  /** Hours before the start: two weeks. */
  lateCancellationMax: 336,
} as const;

export const PRACTICE_MESSAGES = {
  hoursFailed: 'Error al cargar el horario',
  hoursSaveFailed: 'Error al guardar el horario',
  hoursSaved: 'Horario guardado',
  stretchEnd: 'La hora de cierre debe ser posterior a la de apertura',
  stretchOverlap: 'Este tramo se cruza con otro del mismo día',
  timeRequired: 'Indica la hora',
  noStretches: 'Indica al menos un tramo de apertura',
  tooManyStretches: 'Hay demasiados tramos. Quita alguno.',
  holidayName: 'Escribe el nombre del festivo',
  holidayDay: 'Indica el día',
  holidayTwice: 'Ese día ya está en la lista',
  tooManyHolidays: 'Hay demasiados festivos. Quita alguno.',
  holidaysSaveFailed: 'Error al guardar los festivos',
  holidayAdded: 'Festivo añadido',
  officialHolidaysAdded:
    'Festivos oficiales añadidos. Revísalos con el calendario de tu comunidad y añade los de tu localidad.',
  officialHolidaysKnown: 'Los festivos oficiales de ese año ya están en la lista.',
  officialHolidaysFailed: 'Error al añadir los festivos oficiales',
  holidayRemoved: 'Festivo quitado',
  settingsFailed: 'Error al cargar los datos de la consulta',
  settingsSaveFailed: 'Error al guardar los datos de la consulta',
  settingsSaved: 'Datos de la consulta guardados',
  logoKind: 'El logotipo debe ser una imagen PNG, JPEG o WebP',
  logoTooBig: 'La imagen ocupa demasiado: 100 kB como máximo',
  logoPixels: 'La imagen es demasiado grande: 2000 píxeles de lado como máximo',
  logoUnreadable: 'No se ha podido leer la imagen',
  logoSaved: 'Logotipo guardado',
  logoRemoved: 'Logotipo quitado',
  logoSaveFailed: 'Error al guardar el logotipo',
  nameFirst: 'Guarda primero los datos de la consulta',
  nameRequired: 'Escribe el nombre de la consulta',
  taxId: 'Escribe un NIF válido, por ejemplo 12345678Z o B12345674',
  retention: 'Indica entre 5 y 50 años: la ley pide 5 como mínimo (Ley 41/2002, art. 17.1)',
  lateCancellation: 'Indica un número de horas entre 0 y 336',
  documentSpace: 'Indica un número de gigabytes entre 1 y 1000',
  reminder: 'Indica un número de horas entre 15 y 168',
  lastReminder: 'El segundo debe ir al menos 12 horas después del primero',
  mailsSaved: 'Correos de las citas guardados',
  registrationClosed: 'El registro está cerrado: ahora no se pueden crear cuentas en esta consulta.',
  registrationByInvitation:
    'Solo se puede crear una cuenta con invitación. Pide una a la administración de tu consulta.',
  invitingClosed: 'El registro está cerrado. Cámbialo en «Consulta» para poder invitar.',
} as const;

/** Only on our server. */
export const PRACTICE_PATHS = {
  /** Opening hours and holidays, for everybody who works here. */
  hours: '/api/practice/hours',
  holidays: '/api/practice/holidays',
  /** Holidays of the practice's region in one year, as a proposal. */
  officialHolidays: '/api/practice/holidays/official',
  settings: '/api/practice/settings',
  /** Name, logo and contact of the practice, for everybody. */
  identity: '/api/practice/identity',
  /** NIF and registro sanitario, for everybody who is signed in. */
  legalIdentity: '/api/practice/legal-identity',
  logo: '/api/practice/logo',
  /** Who may register; asked before the sign-in. */
  registration: '/api/practice/registration',
} as const;
