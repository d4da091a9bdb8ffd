/**
 * VAT classes of a service. Health care by qualified professionals is exempt (Ley 37/1992, art. 20.Uno.3.º);
 * the reduced rate is that of art. 91.Uno, the general one that of art. 90.Uno.
 */
export const VAT_CLASSES = ['EXEMPT', 'REDUCED', 'GENERAL'] as const;
export type VatClass = (typeof VAT_CLASSES)[number];
export const VAT_CLASS_LABELS: Record<VatClass, string> = {
  EXEMPT: 'Exento (asistencia sanitaria)',
  REDUCED: 'Reducido (10 %)',
  GENERAL: 'General (21 %)',
};

/** Colours of a service. Its name always stands beside the colour. */
export const SERVICE_COLOURS = [
  'BLUE',
  'TEAL',
  'GREEN',
  'YELLOW',
  'ORANGE',
  'RED',
  'PURPLE',
  'GREY',
] as const;
export type ServiceColour = (typeof SERVICE_COLOURS)[number];
export const SERVICE_COLOUR_LABELS: Record<ServiceColour, string> = {
  BLUE: 'Azul',
  TEAL: 'Turquesa',
  GREEN: 'Verde',
  YELLOW: 'Amarillo',
  ORANGE: 'Naranja',
  RED: 'Rojo',
  PURPLE: 'Morado',
  GREY: 'Gris',
};

/** Reads a colour; an unknown one of a newer server becomes grey. */
export const serviceColourOf = (value: unknown): ServiceColour =>
  SERVICE_COLOURS.find((colour) => colour === value) ?? 'GREY';

/** Reads a VAT class; an unknown one becomes exempt, that of health care. */
export const vatClassOf = (value: unknown): VatClass =>
  VAT_CLASSES.find((vatClass) => vatClass === value) ?? 'EXEMPT';

/** Limits of a service. Its duration has those of an appointment. Minutes, and cents of a euro. */
export const SERVICE_LIMITS = {
  nameMax: 120,
  bufferMin: 0,
  bufferMax: 120,
  bufferStep: 5,
  priceCentsMax: 9_999_999,
} as const;

export const SERVICE_MESSAGES = {
  listFailed: 'Error al cargar los servicios',
  saveFailed: 'Error al guardar el servicio',
  deleteFailed: 'Error al eliminar el servicio',
  empty: 'Todavía no hay servicios',
  created: 'Servicio creado',
  updated: 'Servicio actualizado',
  activated: 'Servicio activado',
  deactivated: 'Servicio desactivado',
  deleted: 'Servicio eliminado',
  nameRequired: 'Escribe el nombre del servicio',
  nameTaken: 'Ya hay un servicio con ese nombre',
  bufferRange: 'El margen debe estar entre 0 y 120 minutos, de 5 en 5',
  price: 'Escribe el precio en euros, hasta 99999,99; por ejemplo, 45,00',
  notFound: 'Servicio no encontrado',
  used: 'Hay citas con este servicio y no se puede eliminar. Puedes desactivarlo: dejará de ofrecerse.',
  unknown: 'Elige un servicio de la lista',
  inactive: 'Este servicio ya no se ofrece. Elige otro.',
} as const;

/** Only on our server. */
export const SERVICE_PATHS = {
  list: '/api/services',
  one: (id: string) => `/api/services/${encodeURIComponent(id)}`,
} as const;

const EUROS = /^(\d{1,5})(?:[.,](\d{1,2}))?$/;

/** Cents of an amount in euros as people type it (`45`, `45,5`, `45,00`); undefined if it is none. */
export function centsOf(text: string): number | undefined {
  const found = EUROS.exec(text.replace('€', '').trim());
  if (!found) return undefined;
  const [, euros = '', cents = ''] = found;
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** Euros with a comma and two decimals, as they are typed: `45,00`. */
export const eurosOf = (cents: number): string =>
  `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
