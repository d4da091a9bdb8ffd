import { RISK_LABELS, RISKS } from '../patients/riskWords';

/** Kinds of clinical alert: the risks that a record's words may name, an allergy, and whatever else in own words. */
export const ALERT_KINDS = [...RISKS, 'ALLERGY', 'OTHER'] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];
export const ALERT_KIND_LABELS: Record<AlertKind, string> = {
  ...RISK_LABELS,
  ALLERGY: 'Alergia',
  OTHER: 'Otra',
};

/** Why an alert is over: it no longer holds, or it was noted by mistake. */
export const ALERT_ENDINGS = ['RESOLVED', 'MISTAKE'] as const;
export type AlertEnding = (typeof ALERT_ENDINGS)[number];
export const ALERT_ENDING_LABELS: Record<AlertEnding, string> = {
  RESOLVED: 'Resuelta',
  MISTAKE: 'Quitada por error',
};
