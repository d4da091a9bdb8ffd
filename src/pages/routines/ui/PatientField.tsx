import { useField } from 'formik';
import { useNotedAlerts } from '@/features/alerts';
import { EpisodeField } from '@/features/episodes';
import { FormPatientAlerts, PatientSelectField } from '@/features/patients';
import { FormStack } from '@/shared/ui/form-layout/FormLayout';

/** Patient of the routine with what to know of them before treating and, if there are several, the episode. Needs a Formik form around it. */
export function PatientField() {
  const [{ value }] = useField<string | null | undefined>('patientId');
  const patientId = value ?? '';
  const noted = useNotedAlerts(patientId);
  return (
    <FormStack>
      <PatientSelectField name="patientId" />
      <FormPatientAlerts patientId={patientId} {...noted} />
      <EpisodeField />
    </FormStack>
  );
}
