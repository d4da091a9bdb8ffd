import { FormAlertBanner } from '@/features/alerts';
import { EpisodeField } from '@/features/episodes';
import { PatientSelectField } from '@/features/patients';
import { FormStack } from '@/shared/ui/form-layout/FormLayout';

/** Patient of the routine with the patient's clinical alerts and, if there are several, the episode. Needs a Formik form around it. */
export function PatientField() {
  return (
    <FormStack>
      <PatientSelectField name="patientId" />
      <FormAlertBanner name="patientId" />
      <EpisodeField />
    </FormStack>
  );
}
