import type { Patient } from '../patients/entities';
import { risksOf, saysNothing } from '../patients/risks';
import type { Alert } from './entities';
import { ALERT_KIND_LABELS, type AlertKind } from './enums';

/** An alert that the words of a record suggest. */
export interface SuggestedAlert {
  kind: AlertKind;
  /** The words that speak of it. */
  text: string;
}

type Words = Pick<Patient, 'allergies' | 'medications' | 'medicalHistory'>;

const FIRST_LINE = 80;

/**
 * Alerts that the words of a record suggest and that are not open yet. They are never set by themselves: somebody
 * decides.
 */
export function suggestedAlerts(record: Words, open: readonly Pick<Alert, 'kind'>[]): SuggestedAlert[] {
  const allergies = record.allergies?.trim() ?? '';
  const named = [
    ...risksOf(record).map(({ risk, word }) => ({ kind: risk as AlertKind, text: word })),
    ...(allergies && !saysNothing(allergies)
      ? [{ kind: 'ALLERGY' as const, text: allergies.split('\n')[0]?.slice(0, FIRST_LINE) ?? '' }]
      : []),
  ];
  return named.filter(({ kind }) => open.every((alert) => alert.kind !== kind));
}

/** «Anticoagulantes: Sintrom», or the text alone where the kind says nothing. */
export function alertText({ kind, text }: { kind: AlertKind; text: string | null }): string {
  if (kind === 'OTHER') return text ?? ALERT_KIND_LABELS.OTHER;
  return text ? `${ALERT_KIND_LABELS[kind]}: ${text}` : ALERT_KIND_LABELS[kind];
}
