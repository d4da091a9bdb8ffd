import { useField } from 'formik';
import { Link, useSearchParams } from 'react-router-dom';
import { useAlerts, useNotedAlerts } from '@/features/alerts';
import { EpisodeField, useEpisodesSettled } from '@/features/episodes';
import { FormPatientAlerts, PatientSelectField, usePatientAlerts } from '@/features/patients';
import { selectUser } from '@/shared/identity/slice';
import { useAppSelector } from '@/shared/redux';
import { ROUTES } from '@/shared/routes';
import { FormStack } from '@/shared/ui/form-layout/FormLayout';

/** Patient of the session with what to know of them before treating and, if there are several, the episode. Needs a Formik form around it. */
export function PatientField() {
  const [{ value }] = useField<string | null | undefined>('patientId');
  const patientId = value ?? '';
  const noted = useNotedAlerts(patientId);
  const isTherapist = useAppSelector(selectUser)?.role === 'THERAPIST';
  const appointmentId = useSearchParams()[0].get('appointmentId');
  const record = appointmentId
    ? ROUTES.patientOfAppointment(patientId, appointmentId)
    : ROUTES.patient(patientId);
  return (
    <FormStack>
      <PatientSelectField name="patientId" />
      <FormPatientAlerts patientId={patientId} {...noted} />
      {isTherapist && patientId && <Link to={record}>Abrir ficha</Link>}
      <EpisodeField />
    </FormStack>
  );
}

/** Whether a form of this patient can be shown, so that no field and no alert appears while somebody is typing. */
export function useFormSettled(patientId = ''): boolean {
  const areEpisodesSettled = useEpisodesSettled(patientId);
  const { isSettled: areAlertsSettled } = useAlerts(patientId);
  const { isSettled: isPatientSettled } = usePatientAlerts(patientId);
  return areEpisodesSettled && areAlertsSettled && isPatientSettled;
}
