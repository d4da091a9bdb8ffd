import { useFormikContext } from 'formik';
import { createPortal } from 'react-dom';
import type { TherapistChoice } from '@/contract/teamAnswers';
import { EpisodeField } from '@/features/episodes';
import { PatientContactDialog, PatientSelectField, useBookablePatients } from '@/features/patients';
import { useAsksTherapist } from '@/features/team';
import { useOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { FormStack } from '@/shared/ui/form-layout/FormLayout';
import { PlusIcon } from '@/shared/ui/icon/icons';
import styles from './PatientChoice.module.css';

const NAME = 'patientId';

export interface PatientChoiceProps {
  disabled: boolean;
  /** The practice's therapists; undefined on a backend that creates no patients at the desk. */
  therapists: readonly TherapistChoice[] | undefined;
}

/** Choice of a patient and, if there are several, of the episode. */
export function PatientChoice(props: PatientChoiceProps) {
  return (
    <FormStack>
      <Choice {...props} />
      <EpisodeField disabled={props.disabled} />
    </FormStack>
  );
}

/** Choice of a patient, and beside it a button that creates one without leaving the appointment. */
function Choice({ disabled, therapists }: PatientChoiceProps) {
  const field = <PatientSelectField name={NAME} disabled={disabled} forAgenda />;
  if (disabled || !therapists) return field;
  return (
    <div className={styles.choice}>
      <div className={styles.field}>{field}</div>
      <NewPatient therapists={therapists} />
    </div>
  );
}

function NewPatient({ therapists }: { therapists: readonly TherapistChoice[] }) {
  const asksTherapist = useAsksTherapist();
  const { setFieldValue, values } = useFormikContext<{ giverId?: string }>();
  const { refetch } = useBookablePatients();
  const dialog = useOpening('newPatient');

  // The dialog gives the focus back to its button; the next field follows with Tab.
  const choose = async (id: string) => {
    // The field shows a patient only once the list has them.
    const { data } = await refetch();
    if (data?.some((patient) => patient.id === id)) await setFieldValue(NAME, id);
  };
  return (
    <div className={styles.new}>
      <Button variant="quiet" icon={PlusIcon} onClick={() => dialog.open()}>
        Nuevo paciente
      </Button>
      {dialog.isOpen &&
        // Outside the appointment's form, because HTML knows no form in a form.
        createPortal(
          <PatientContactDialog
            therapists={asksTherapist ? therapists : undefined}
            // Who gives the appointment treats them, unless the desk says otherwise.
            therapistId={values.giverId || undefined}
            onClose={dialog.close}
            onSaved={({ id }) => void choose(id)}
          />,
          document.body,
        )}
    </div>
  );
}
