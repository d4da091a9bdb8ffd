/** Who may register as a therapist: anybody, or nobody. */
export const REGISTRATIONS = ['OPEN', 'CLOSED'] as const;
export type Registration = (typeof REGISTRATIONS)[number];

export const REGISTRATION_LABELS: Record<Registration, string> = {
  OPEN: 'Abierto: cualquiera puede registrarse como fisioterapeuta',
  CLOSED: 'Cerrado: nadie puede registrarse por su cuenta',
};

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
