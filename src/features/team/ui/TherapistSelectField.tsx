import type { TherapistChoice } from '@/contract/teamAnswers';
import { FormikSelectField } from '@/shared/ui/formik/FormikFields';

export interface TherapistSelectFieldProps {
  /** Formik field that holds the therapist's id; empty for the patient's own. */
  name: string;
  therapists: readonly TherapistChoice[];
}

/** Selects who gives an appointment: the patient's therapist, or a colleague. */
export function TherapistSelectField({ name, therapists }: TherapistSelectFieldProps) {
  return (
    <FormikSelectField
      name={name}
      label="Fisioterapeuta"
      placeholder="Responsable del paciente"
      options={therapists.map(({ id, name: label }) => ({ value: id, label }))}
    />
  );
}
