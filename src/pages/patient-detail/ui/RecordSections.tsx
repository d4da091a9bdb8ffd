import { useCallback, useMemo } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import type { Patient, PatientListItem } from '@/contract/patientAnswers';
import { DeleteAppointmentDialog, PatientAppointments, useKnownAppointment } from '@/features/appointments';
import { useChatStart, PatientConversation } from '@/features/chat';
import { PatientCommunications } from '@/features/communications';
import { ConsentWithdrawal } from '@/features/consent';
import { DocumentsPanel } from '@/features/documents';
import { EpisodeField, episodeName } from '@/features/episodes';
import { MergeNotices, MergeOffer } from '@/features/merges';
import { PatientAccountCard, PatientOverview, PatientSelectField } from '@/features/patients';
import { useOpening } from '@/shared/openings/useOpening';
import { ROUTES, recordTab } from '@/shared/routes';
import { SkeletonTable } from '@/shared/ui/skeleton/Skeleton';
import { useNavigateWhileShown } from '@/shared/useNavigateWhileShown';
import { type SectionProps, EpisodeChoice, useShownEpisode } from './EpisodeChoice';
import styles from './PatientDetailPage.module.css';

/** Tab 'Citas' of a patient. */
export function AppointmentsSection({ patientId }: SectionProps) {
  const navigate = useNavigateWhileShown();
  const deletion = useOpening('appointmentDeletion');
  const deleting = useKnownAppointment(deletion);
  const { open: openDeletion } = deletion;
  const askDeletion = useCallback(({ id }: Appointment) => openDeletion(id), [openDeletion]);
  const { start } = useChatStart(useCallback((id: string) => navigate(ROUTES.conversation(id)), [navigate]));
  const onMessage = useCallback(() => void start(patientId), [start, patientId]);
  return (
    <div className={styles.stack}>
      <PatientAppointments
        patientId={patientId}
        newAppointment={ROUTES.newPatientAppointment(patientId)}
        onDelete={askDeletion}
        onMessage={onMessage}
      />
      <PatientCommunications patientId={patientId} />
      <DeleteAppointmentDialog appointment={deleting} onClose={deletion.close} />
    </div>
  );
}

/** Tab 'Documentos' of a patient, of all episodes or of one. */
export function DocumentsSection({ patientId }: SectionProps) {
  const episode = useShownEpisode(patientId);
  const { episodes, chosen, isSettled } = episode;
  const titleOf = useMemo(() => {
    const several = episodes && episodes.length > 1 ? episodes : undefined;
    return several && ((id: string) => several.filter((one) => one.id === id).map(episodeName)[0]);
  }, [episodes]);
  return (
    <div className={styles.stack}>
      <EpisodeChoice episode={episode} />
      {isSettled ? (
        <DocumentsPanel
          owner={{ patientId }}
          episodes={{ field: <EpisodeField patientId={patientId} />, shown: chosen, titleOf }}
        />
      ) : (
        <SkeletonTable label="Cargando documentos" />
      )}
    </div>
  );
}

/** Tab 'Mensajes' of a record. */
export function MessagesSection({ patient }: { patient: { id: string; name: string } }) {
  const navigate = useNavigateWhileShown();
  return <PatientConversation patient={patient} onStarted={(id) => navigate(ROUTES.conversation(id))} />;
}

/** Tab 'Datos' of a record: everything that is kept of the person, and the way to join another record to it. */
export function DataSection({ patient }: { patient: Patient }) {
  const { id } = patient;
  const navigate = useNavigateWhileShown();
  const isOwnOther = useCallback((other: PatientListItem) => other.id !== id && !other.care, [id]);
  return (
    <div className={styles.stack}>
      <MergeNotices patientId={id} />
      {/* Only the lead of both records merges them. */}
      {!patient.care && (
        <MergeOffer
          patient={patient}
          patientField={<PatientSelectField name="otherId" label="Otra ficha" offers={isOwnOther} />}
          onMerged={(survivorId) => navigate(recordTab(survivorId, 'data'))}
        />
      )}
      <PatientOverview
        patient={patient}
        withDetails
        consentAction={<ConsentWithdrawal patient={patient} />}
      />
      {/* Only the lead changes how a patient signs in. */}
      {!patient.care && <PatientAccountCard patientId={id} />}
    </div>
  );
}
