import { skipToken } from '@reduxjs/toolkit/query';
import { type ReactNode, useMemo } from 'react';
import type { Patient } from '@/contract/patientAnswers';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { type FoundRisk, risksOf, saysNothing } from '@/contract/patientRisks';
import { type Risk, RISK_LABELS } from '@/contract/riskWords';
import { failureOf, isApiError } from '@/shared/api/errors';
import { selectUser } from '@/shared/identity/slice';
import { cx } from '@/shared/lib/css';
import { useAppSelector } from '@/shared/redux';
import { Badge } from '@/shared/ui/badge/Badge';
import { Icon, type IconComponent } from '@/shared/ui/icon/Icon';
import {
  AnticoagulantIcon,
  DiabetesIcon,
  EpilepsyIcon,
  OsteoporosisIcon,
  PacemakerIcon,
  PregnancyIcon,
  WarningIcon,
} from '@/shared/ui/icon/icons';
import { RetryAlert } from '@/shared/ui/inline-alert/RetryAlert';
import { useGetPatientQuery } from '../api';
import { CutText } from './CutText';
import styles from './PatientAlerts.module.css';

const ICONS: Record<Risk, IconComponent> = {
  ANTICOAGULANT: AnticoagulantIcon,
  PACEMAKER: PacemakerIcon,
  PREGNANCY: PregnancyIcon,
  EPILEPSY: EpilepsyIcon,
  OSTEOPOROSIS: OsteoporosisIcon,
  DIABETES: DiabetesIcon,
  METAL_IMPLANT: WarningIcon,
  FALL_RISK: WarningIcon,
  ONCOLOGY: WarningIcon,
};

/** Words of these risks differ in what they mean: «Anticoagulante: Sintrom». Those of the others say no more than the label. */
const TELLING = new Set<Risk>(['ANTICOAGULANT', 'METAL_IMPLANT', 'ONCOLOGY']);

const markOf = ({ risk, word }: FoundRisk) =>
  TELLING.has(risk) && !/^(anticoag|oncol)/i.test(word) ? `${RISK_LABELS[risk]}: ${word}` : RISK_LABELS[risk];

interface NotedProps {
  label: string;
  text: string | null;
  none: string;
  /** A text that names something is marked, not only read. */
  isWarning?: boolean;
}

function Noted({ label, text, none, isWarning = false }: NotedProps) {
  const warns = isWarning && Boolean(text?.trim()) && !saysNothing(text ?? '');
  return (
    <p className={cx(styles.noted, warns && styles.warning)}>
      {warns && <Icon of={WarningIcon} size="sm" className={styles.icon} />}
      <span className={styles.words}>
        <strong>{label}:</strong>{' '}
        {text?.trim() ? (
          <CutText text={text} about={label.toLowerCase()} />
        ) : (
          <span className={styles.none}>{none}</span>
        )}
      </span>
    </p>
  );
}

export interface PatientAlertsProps {
  patient: Pick<Patient, 'allergies' | 'medications' | 'medicalHistory'>;
  /** Alerts that somebody noted, above what the text names. */
  noted?: ReactNode;
  /** Risks among the noted alerts, which are not named a second time. */
  notedRisks?: readonly string[];
}

/** What to know of a patient before treating: allergies, medicines, and the known risks that the record names. */
export function PatientAlerts({ patient, noted, notedRisks }: PatientAlertsProps) {
  const risks = useMemo(
    () => risksOf(patient).filter(({ risk }) => !notedRisks?.includes(risk)),
    [patient, notedRisks],
  );
  return (
    <section className={styles.strip} aria-label="Avisos clínicos">
      {noted ? <div className={styles.whole}>{noted}</div> : null}
      {risks.length > 0 && (
        <ul className={styles.marks} aria-label="Riesgos anotados en la ficha">
          {risks.map((found) => (
            <li key={found.risk}>
              <Badge tone="warning" icon={ICONS[found.risk]}>
                {markOf(found)}
              </Badge>
            </li>
          ))}
        </ul>
      )}
      <Noted label="Alergias" text={patient.allergies} none={PATIENT_MESSAGES.noAllergies} isWarning />
      <Noted label="Medicamentos" text={patient.medications} none={PATIENT_MESSAGES.noMedications} />
    </section>
  );
}

/**
 * The record that says what to know of a patient before treating, for a therapist; administration may not read it. An empty
 * id asks for nothing. `isSettled` is false while it loads.
 */
export function usePatientAlerts(patientId: string) {
  const isTherapist = useAppSelector(selectUser)?.role === 'THERAPIST';
  const isAsked = isTherapist && patientId !== '';
  const query = useGetPatientQuery(isAsked ? patientId : skipToken);
  const { currentData: patient, error } = query;
  // Of a patient whom nobody may treat any more there is nothing to say.
  const isMissing = isApiError(error) && error.status === 404;
  return {
    patient,
    failure: isMissing ? null : failureOf({ ...query, text: PATIENT_MESSAGES.alertsFailed }),
    isSettled: !isAsked || patient !== undefined || error !== undefined,
  };
}

/** `PatientAlerts` of the patient whom a form names, or that it could not be had. */
export function FormPatientAlerts({
  patientId,
  noted,
  notedRisks,
}: Omit<PatientAlertsProps, 'patient'> & { patientId: string }) {
  const { patient, failure } = usePatientAlerts(patientId);
  if (patient) return <PatientAlerts {...{ patient, noted, notedRisks }} />;
  return (
    <>
      {noted}
      {/* Offline, «Error de conexión» alone would not say what is missing here. */}
      {failure && <RetryAlert {...failure} message={PATIENT_MESSAGES.alertsFailed} />}
    </>
  );
}
