import type { Patient } from '@/contract/patients/entities';
import { InvitationCell } from '@/features/invitations';
import { PatientAlerts } from '@/features/patients';
import { ROUTES } from '@/shared/routes';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs';
import { Button, ButtonLink } from '@/shared/ui/button';
import { DownloadIcon, EditIcon, TherapistIcon, TrashIcon } from '@/shared/ui/icon';
import { PageHeader } from '@/shared/ui/page-header';
import styles from './PatientDetailPage.module.css';

/** Props of the head of a record. */
export interface RecordHeaderProps {
  patient: Patient;
  /** Appointment from which the record was opened; its session is one click away. */
  appointmentId: string | null;
  onDelete: () => void;
}

/** Name of the patient, what to know before treating, and what can be done with the record. */
export function RecordHeader({ patient, appointmentId, onDelete }: RecordHeaderProps) {
  const { id, name } = patient;
  return (
    <PageHeader
      title={name}
      breadcrumbs={<Breadcrumbs items={[{ label: 'Pacientes', to: ROUTES.patients }, { label: name }]} />}
      actions={
        <>
          <ButtonLink to={ROUTES.recordCopy(id)} variant="quiet" icon={DownloadIcon}>
            Copia de la ficha
          </ButtonLink>
          <ButtonLink to={ROUTES.editPatient(id)} icon={EditIcon}>
            Editar
          </ButtonLink>
          <Button variant="quiet" icon={TrashIcon} onClick={onDelete}>
            Eliminar
          </Button>
          {appointmentId && (
            <ButtonLink
              to={ROUTES.sessionOfAppointment(appointmentId)}
              variant="primary"
              icon={TherapistIcon}
            >
              Escribir sesión
            </ButtonLink>
          )}
        </>
      }
      badge={
        <div className={styles.badge}>
          <InvitationCell patient={patient} />
        </div>
      }
      notice={<PatientAlerts patient={patient} />}
    />
  );
}
