import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Patient, PatientListItem } from '@/contract/patientAnswers';
import { MergeNotices, MergeOffer } from '@/features/merges';
import { PatientOverview, PatientSelectField } from '@/features/patients';
import { recordTab } from '@/shared/routes';
import styles from './PatientDetailPage.module.css';

/** Tab 'Datos' of a record: everything that is kept of the person, and the way to join another record to it. */
export function DataSection({ patient }: { patient: Patient }) {
  const { id } = patient;
  const navigate = useNavigate();
  const isOwnOther = useCallback((other: PatientListItem) => other.id !== id && !other.care, [id]);
  return (
    <div className={styles.stack}>
      <MergeNotices patientId={id} />
      {/* Only the lead of both records merges them. */}
      {!patient.care && (
        <MergeOffer
          patient={patient}
          patientField={<PatientSelectField name="otherId" label="Otra ficha" required offers={isOwnOther} />}
          onMerged={(survivorId) => navigate(recordTab(survivorId, 'data'))}
        />
      )}
      <PatientOverview patient={patient} withDetails />
    </div>
  );
}
