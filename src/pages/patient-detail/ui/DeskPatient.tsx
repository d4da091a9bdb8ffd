import {
  newAppointmentAddress,
  PatientAppointments,
  DeleteAppointmentDialog,
  useKnownAppointment,
} from '@/features/appointments';
import { InvitationCell } from '@/features/invitations';
import { useShownPatient } from '@/features/patients';
import { KEEP_FRESH } from '@/shared/freshness';
import { useOpening } from '@/shared/openings/useOpening';
import { leadsBackState, ROUTES } from '@/shared/routes';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs/Breadcrumbs';
import { ButtonLink } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { DescriptionList } from '@/shared/ui/description-list/DescriptionList';
import { CalendarPlusIcon, EditIcon } from '@/shared/ui/icon/icons';
import { PageHeader } from '@/shared/ui/page-header/PageHeader';
import { PhoneLink } from '@/shared/ui/phone-link/PhoneLink';
import { SkeletonCard } from '@/shared/ui/skeleton/Skeleton';
import { TeamSection } from './SummarySection';
import styles from './PatientDetailPage.module.css';

export interface DeskPatientProps {
  id: string;
  /** `contact` for whoever is administration too, of a patient whom they do not attend. */
  reach?: 'contact';
}

/** What the desk knows of a patient: contact, invitation, who attends them, and their appointments. Nothing clinical. */
export function DeskPatient({ id, reach }: DeskPatientProps) {
  const { patient, notFound } = useShownPatient(id, { reach, ...KEEP_FRESH });
  const deletion = useOpening('appointmentDeletion');
  const deleting = useKnownAppointment(deletion);
  if (notFound) return notFound;
  if (!patient) return <SkeletonCard label="Cargando paciente" />;
  const { name, email, phone } = patient;
  const booking = newAppointmentAddress({ patientId: id });
  return (
    <>
      <PageHeader
        title={name}
        breadcrumbs={<Breadcrumbs items={[{ label: 'Pacientes', to: ROUTES.patients }, { label: name }]} />}
        actions={
          <>
            <ButtonLink to={ROUTES.editPatient(id)} state={leadsBackState} icon={EditIcon}>
              Editar
            </ButtonLink>
            <ButtonLink to={booking} state={leadsBackState} variant="primary" icon={CalendarPlusIcon}>
              Nueva cita
            </ButtonLink>
          </>
        }
      />
      <div className={styles.stack}>
        <Card title="Datos de contacto">
          <DescriptionList
            columns={2}
            items={[
              { label: 'Teléfono', value: phone && <PhoneLink phone={phone} name={name} /> },
              { label: 'Correo electrónico', value: email },
              ...(patient.noAppointmentMails ? [{ label: 'Correos de citas', value: 'No se envían' }] : []),
              { label: 'Invitación', value: <InvitationCell patient={patient} /> },
            ]}
          />
        </Card>
        <TeamSection patientId={id} />
        <Card title="Citas del paciente">
          <PatientAppointments
            patientId={id}
            withRecord={false}
            newAppointment={booking}
            onDelete={(appointment) => deletion.open(appointment.id)}
          />
        </Card>
      </div>
      <DeleteAppointmentDialog appointment={deleting} onClose={deletion.close} />
    </>
  );
}
