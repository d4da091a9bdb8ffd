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
