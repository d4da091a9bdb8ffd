import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Patient } from '@/contract/patientAnswers';
import { InvitationCell } from '@/features/invitations';
import { RecordAlerts, useAlerts } from '@/features/alerts';
import { CareBadge, GuardianNotice, PatientAlerts } from '@/features/patients';
import { useCapability } from '@/shared/capabilities';
import { ageText } from '@/shared/lib/dates';
import { leadsBackState, ROUTES } from '@/shared/routes';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs/Breadcrumbs';
import { ButtonLink } from '@/shared/ui/button/Button';
import { DownloadIcon, EditIcon, TherapistIcon, TrashIcon } from '@/shared/ui/icon/icons';
import { Menu } from '@/shared/ui/menu/Menu';
import type { MenuItemSpec } from '@/shared/ui/menu/MenuPopup';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import styles from './PatientDetailPage.module.css';

export interface RecordHeaderProps {
  patient: Patient;
  /** Appointment from which the record was opened; its session is one click away. */
  appointmentId: string | null;
  onDelete: () => void;
}

/** Name of the patient, what to know before treating, and what can be done with the record. */
export function RecordHeader({ patient, appointmentId, onDelete }: RecordHeaderProps) {
  const { id, name } = patient;
  const navigate = useNavigate();
  const age = ageText(patient.dateOfBirth);
  const { open, isKnown, isSettled, failure } = useAlerts(id);
  const notedKinds = useMemo(() => open.map(({ kind }) => kind), [open]);
  const givesCopies = useCapability('recordCopy');
  const items: MenuItemSpec[] = [
    ...(givesCopies
      ? [
          {
            key: 'copy',
            label: 'Copia de la ficha',
            icon: DownloadIcon,
            onSelect: () => void navigate(ROUTES.recordCopy(id)),
          },
        ]
      : []),
    // Only the lead deletes a record.
    ...(patient.care
      ? []
      : [{ key: 'delete', label: 'Eliminar', icon: TrashIcon, tone: 'danger' as const, onSelect: onDelete }]),
  ];
  return (
    <PageHeader
      title={name}
      breadcrumbs={<Breadcrumbs items={[{ label: 'Pacientes', to: ROUTES.patients }, { label: name }]} />}
      actions={
        <>
          <ButtonLink to={ROUTES.editPatient(id)} state={leadsBackState} icon={EditIcon}>
            Editar
          </ButtonLink>
          {items.length > 0 && <Menu label={`Más acciones de la ficha de ${name}`} items={items} />}
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
          {age !== null && <span className={styles.age}>{age}</span>}
          <InvitationCell patient={patient} named />
          {patient.care && <CareBadge care={patient.care} />}
        </div>
      }
      notice={
        <>
          <PatientAlerts
            patient={patient}
            noted={
              (isKnown || !isSettled || failure) && (
                <RecordAlerts patient={patient} open={open} isLoading={!isSettled} failure={failure} />
              )
            }
            notedRisks={notedKinds}
          />
          <GuardianNotice patient={patient} />
        </>
      }
    />
  );
}
