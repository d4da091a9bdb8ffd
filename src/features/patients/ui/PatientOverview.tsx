import type { ReactNode } from 'react';
import { CONSENT_MESSAGES } from '@/contract/consent';
import type { Patient } from '@/contract/patientAnswers';
import { GENDER_LABELS } from '@/contract/patients';
import { ageText, formatDate } from '@/shared/lib/dates';
import { Card } from '@/shared/ui/card/Card';
import { DescriptionList } from '@/shared/ui/description-list/DescriptionList';
import { PhoneLink } from '@/shared/ui/phone-link/PhoneLink';
import { PatientDetailCards } from './PatientDetailCards';
import { PatientStatusBadge } from './PatientMarks';
import { PatientVersions } from './PatientVersions';
import styles from './PatientOverview.module.css';

function consentText(consent: NonNullable<Patient['consent']> | null): string {
  if (!consent) return CONSENT_MESSAGES.pending;
  const { version, acceptedAt, withdrawnAt } = consent;
  const state = withdrawnAt
    ? `Retirado el ${formatDate(withdrawnAt)}`
    : `Aceptado el ${formatDate(acceptedAt)}`;
  return `${state} (versión ${version})`;
}

export interface PatientOverviewProps {
  patient: Patient;
  /** Shows the further details that are noted, too. */
  withDetails?: boolean;
  /** What can be done with the consent, beside it. */
  consentAction?: ReactNode;
}

/** Personal, emergency and medical information of a patient. */
export function PatientOverview({ patient, withDetails = false, consentAction }: PatientOverviewProps) {
  const age = ageText(patient.dateOfBirth);
  const birth = patient.dateOfBirth && `${formatDate(patient.dateOfBirth)}${age === null ? '' : ` (${age})`}`;
  return (
    <div className={styles.cards}>
      <Card title="Información personal">
        <DescriptionList
          columns={2}
          items={[
            { label: 'Estado', value: <PatientStatusBadge status={patient.status} /> },
            { label: 'Correo electrónico', value: patient.email },
            { label: 'Teléfono', value: patient.phone && <PhoneLink phone={patient.phone} /> },
            { label: 'Fecha de nacimiento', value: birth },
            { label: 'Género', value: patient.gender && GENDER_LABELS[patient.gender] },
            { label: 'Dirección', value: patient.address },
            { label: 'Fecha de registro', value: formatDate(patient.createdAt) },
            ...(patient.consent === undefined
              ? []
              : [
                  {
                    label: 'Consentimiento',
                    value: (
                      <div className={styles.consent}>
                        <span>{consentText(patient.consent)}</span>
                        {consentAction}
                      </div>
                    ),
                  },
                ]),
          ]}
        />
      </Card>
      <Card title="Contacto de emergencia">
        <DescriptionList
          items={[
            { label: 'Nombre', value: patient.emergencyContact },
            {
              label: 'Teléfono',
              value: patient.emergencyPhone && <PhoneLink phone={patient.emergencyPhone} />,
            },
          ]}
        />
      </Card>
      <Card title="Información médica">
        <DescriptionList
          items={[
            { label: 'Historial médico', value: patient.medicalHistory },
            { label: 'Alergias', value: patient.allergies },
            { label: 'Medicamentos', value: patient.medications },
            { label: 'Notas', value: patient.notes },
          ]}
        />
        {patient.corrected && (
          <div className={styles.versions}>
            <PatientVersions patient={patient} corrected={patient.corrected} />
          </div>
        )}
      </Card>
      {withDetails && patient.details && <PatientDetailCards details={patient.details} />}
    </div>
  );
}
