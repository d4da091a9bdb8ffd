import { Formik } from 'formik';
import { useState } from 'react';
import type { PatientContact } from '@/contract/patients/entities';
import { PATIENT_MESSAGES as MESSAGES } from '@/contract/patients/messages';
import { patientContactOfTherapistSchema, patientContactSchema } from '@/contract/patients/schemas';
import { DraftCancelButton, DraftKeeper, useDraft } from '@/shared/drafts';
import { useSubmit } from '@/shared/submit';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogActions } from '@/shared/ui/dialog';
import { FormikForm, FormikSelectField, FormikSubmit, FormikTextField } from '@/shared/ui/formik';
import { useCreatePatientContactMutation } from '../api';
import { useDuplicateCheck } from '../useDuplicateCheck';
import { DuplicatesDialog } from './DuplicatesDialog';

export interface PatientContactDialogProps {
  /** Who may treat the patient, for an ADMIN. Without it the patient is the therapist's own. */
  therapists?: readonly { id: string; name: string }[] | undefined;
  onClose: () => void;
  /** Called after `onClose`, with the new patient or with one who was there already. */
  onSaved: (patient: Pick<PatientContact, 'id'>) => void;
}

interface ContactValues {
  name: string;
  phone: string;
  email: string;
  therapistId: string;
}

/** Modal that creates a patient with what is known at the desk: name, phone and e-mail. */
export function PatientContactDialog({ therapists, onClose, onSaved }: PatientContactDialogProps) {
  const [create] = useCreatePatientContactMutation();
  const draft = useDraft<ContactValues>('patient-contact');
  const [pristine] = useState<ContactValues>(() => ({
    name: '',
    phone: '',
    email: '',
    therapistId: therapists?.length === 1 ? (therapists[0]?.id ?? '') : '',
  }));
  const duplicates = useDuplicateCheck();
  const take = (one: Pick<PatientContact, 'id'>) => {
    draft.drop();
    onClose();
    onSaved(one);
  };
  const { submit } = useSubmit(
    ({ name, phone, email, therapistId }: ContactValues) => {
      const contact = { name: name.trim(), phone: phone.trim(), email: email.trim() };
      const input = therapists ? { ...contact, therapistId } : contact;
      return create({ input });
    },
    {
      success: MESSAGES.created,
      failure: MESSAGES.saveFailed,
      onDone: take,
    },
  );
  return (
    <Dialog
      open
      title="Nuevo paciente"
      description="Con estos datos ya se le puede citar. La ficha la completa su fisioterapeuta."
      onClose={onClose}
    >
      <Formik
        initialValues={draft.found ?? pristine}
        validationSchema={therapists ? patientContactOfTherapistSchema : patientContactSchema}
        onSubmit={async (values: ContactValues, form) =>
          !(await duplicates.hold(values, form.submitForm)) && submit(values, form)
        }
      >
        <FormikForm label="Nuevo paciente" spacing="tight">
          <DraftKeeper draft={draft} pristine={pristine} />
          <FormikTextField name="name" label="Nombre completo" required autoComplete="off" />
          <FormikTextField name="phone" label="Teléfono" type="tel" autoComplete="off" />
          <FormikTextField name="email" label="Correo electrónico" type="email" autoComplete="off" />
          {therapists && (
            <FormikSelectField
              name="therapistId"
              label="Fisioterapeuta"
              required
              placeholder="Elige un fisioterapeuta"
              options={therapists.map(({ id, name }) => ({ value: id, label: name }))}
            />
          )}
          <DialogActions>
            <DraftCancelButton draft={draft} pristine={pristine} onLeave={onClose} />
            <FormikSubmit>Crear paciente</FormikSubmit>
          </DialogActions>
          {duplicates.found && (
            <DuplicatesDialog
              found={duplicates.found}
              onCreate={duplicates.createAnyway}
              onClose={duplicates.close}
              renderChoice={(one) => (
                <Button size="sm" onClick={() => take(one)}>
                  Usar esta ficha
                </Button>
              )}
            />
          )}
        </FormikForm>
      </Formik>
    </Dialog>
  );
}
