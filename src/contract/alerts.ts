import { RISK_LABELS, RISKS } from './riskWords';

/** Kinds of clinical alert: the risks that a record's words may name, an allergy, and whatever else in own words. */
export const ALERT_KINDS = [...RISKS, 'ALLERGY', 'OTHER'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
export const ALERT_KIND_LABELS: Record<AlertKind, string> = {
  ...RISK_LABELS,
  ALLERGY: 'Alergia',
  OTHER: 'Otra',
};

/** Kinds of which several can be open in one record: their text tells them apart. */
export const TOLD_APART: readonly AlertKind[] = ['ALLERGY', 'OTHER'];

/** Why an alert is over: it no longer holds, or it was noted by mistake. */
export const ALERT_ENDINGS = ['RESOLVED', 'MISTAKE'] as const;
export type AlertEnding = (typeof ALERT_ENDINGS)[number];
export const ALERT_ENDING_LABELS: Record<AlertEnding, string> = {
  RESOLVED: 'Resuelta',
  MISTAKE: 'Quitada por error',
};

export const ALERT_MESSAGES = {
  added: 'Alerta añadida',
  addFailed: 'Error al añadir la alerta',
  resolved: 'Alerta resuelta',
  removed: 'Alerta quitada',
  endFailed: 'Error al cerrar la alerta',
  loadFailed: 'No se han podido cargar las alertas clínicas: puede haber alguna que aquí no se ve.',
  notFound: 'Alerta no encontrada',
  kindRequired: 'Elige una alerta',
  textRequired: 'Escribe de qué avisa la alerta',
  alreadyNoted: 'Esta alerta ya está anotada',
} as const;

/** Paths of the clinical alerts. Our server's own. */
export const ALERT_PATHS = {
  ofPatient: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/alerts`,
  end: (id: string) => `/api/alerts/${encodeURIComponent(id)}/end`,
  /** Which patients have an open alert, without saying which one. */
  marks: '/api/alerts/marks',
} as const;
