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
