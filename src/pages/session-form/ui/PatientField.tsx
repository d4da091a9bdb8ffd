import { FormAlertBanner, useAlerts } from '@/features/alerts';
import { EpisodeField, useEpisodesSettled } from '@/features/episodes';
import { PatientSelectField } from '@/features/patients';
import { FormStack } from '@/shared/ui/form-layout/FormLayout';

/** Patient of the session with the patient's clinical alerts and, if there are several, the episode. Needs a Formik form around it. */
export function PatientField() {
  return (
    <FormStack>
      <PatientSelectField name="patientId" />
      <FormAlertBanner name="patientId" />
      <EpisodeField />
    </FormStack>
  );
}

/** Whether a form of this patient can be shown, so that no field and no alert appears while somebody is typing. */
export function useFormSettled(patientId = ''): boolean {
  const areEpisodesSettled = useEpisodesSettled(patientId);
  const { isSettled: areAlertsSettled } = useAlerts(patientId);
  return areEpisodesSettled && areAlertsSettled;
}
