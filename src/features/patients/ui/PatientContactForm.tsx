import { Formik } from 'formik';
import { type ReactNode, useState } from 'react';
import type { Patient, PatientContact } from '@/contract/patientAnswers';
import { PATIENT_MESSAGES as MESSAGES } from '@/contract/patients';
import { patientContactOfTherapistSchema, patientContactSchema } from '@/contract/patientSchemas';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { ChangedMeanwhile } from '@/shared/edits/ChangedMeanwhile';
import { useEdits } from '@/shared/edits/useEdits';
import { Button } from '@/shared/ui/button/Button';
import { Dialog, DialogActions } from '@/shared/ui/dialog/Dialog';
import { FormActions } from '@/shared/ui/form-layout/FormLayout';
import { FormikCheckboxField, FormikSelectField, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { useSubmit } from '@/shared/useSubmit';
import { useCreatePatientContactMutation, useUpdatePatientContactMutation } from '../api';
import { CONTACT_EDIT_FIELDS } from '../patientValues';
import { useDuplicateCheck, DuplicatesDialog } from './DuplicatesDialog';

interface PatientContactFormProps {
  /** The patient to edit; without it the form creates one. */
  patient?: Pick<Patient, 'id' | 'name' | 'email' | 'phone' | 'noAppointmentMails'>;
  /** Who may treat a new patient, for an ADMIN. Without it the patient is the therapist's own. */
  therapists?: readonly { id: string; name: string }[] | undefined;
  /** Who is chosen of them to begin with. */
  therapistId?: string | undefined;
  onCancel: () => void;
  /** Called with the saved patient, or with one who was there already. */
  onSaved: (patient: Pick<PatientContact, 'id'>) => void;
  /** Row of the buttons; a dialog has one of its own. */
  renderActions?: (buttons: ReactNode) => ReactNode;
}

interface ContactValues {
  name: string;
  phone: string;
  email: string;
  noAppointmentMails: boolean;
  therapistId: string;
}

const contactOf = ({ name, phone, email, noAppointmentMails }: ContactValues) => ({
  name: name.trim(),
  phone: phone.trim(),
  email: email.trim(),
  noAppointmentMails,
});

/** What a therapist finds among the details, and the desk beside name and phone. */
export const NoAppointmentMailsField = ({ name }: { name: string }) => (
  <FormikCheckboxField
    name={name}
    label="No enviar correos de citas"
    help="Ni de citas nuevas, cambios o cancelaciones, ni recordatorios."
  />
);

/** What is known of a patient at the desk: name, phone, e-mail, and whether mails of appointments are wanted. */
export function PatientContactForm({
  patient,
  therapists,
  therapistId = therapists?.length === 1 ? therapists[0]?.id : undefined,
  onCancel,
  onSaved,
  renderActions = (buttons) => <FormActions>{buttons}</FormActions>,
}: PatientContactFormProps) {
  const [create] = useCreatePatientContactMutation();
  const [update] = useUpdatePatientContactMutation();
  const [pristine] = useState<ContactValues>(() => ({
    name: patient?.name ?? '',
    phone: patient?.phone ?? '',
    email: patient?.email ?? '',
    noAppointmentMails: patient?.noAppointmentMails === true,
    therapistId: therapistId ?? '',
  }));
  const draft = useDraft(patient ? `patient-contact:${patient.id}` : 'patient-contact', pristine);
  const edits = useEdits(patient && contactOf(draft.read ?? pristine));
  const duplicates = useDuplicateCheck();
  const take = (one: Pick<PatientContact, 'id'>) => {
    draft.drop();
    onSaved(one);
  };
  const { submit } = useSubmit(
    (values: ContactValues) => {
      const contact = contactOf(values);
      if (patient) return update({ id: patient.id, changes: edits.bodyOf(contact) });
      return create({ input: therapists ? { ...contact, therapistId: values.therapistId } : contact });
    },
    {
      success: patient ? MESSAGES.updated : MESSAGES.created,
      failure: MESSAGES.saveFailed,
      onDone: (saved) => take(patient ?? saved),
      onFailed: edits.meets,
    },
  );
  const asksTherapist = Boolean(therapists) && !patient;
  return (
    <Formik
      initialValues={draft.found ?? pristine}
      validationSchema={asksTherapist ? patientContactOfTherapistSchema : patientContactSchema}
      onSubmit={async (values: ContactValues, form) =>
        !(!patient && (await duplicates.hold(values, form.submitForm))) && submit(values, form)
      }
    >
      <FormikForm closes label={patient ? 'Datos de contacto' : 'Nuevo paciente'} spacing="tight">
        <DraftKeeper draft={draft} pristine={pristine} />
        <ChangedMeanwhile edits={edits} fields={CONTACT_EDIT_FIELDS} />
        <FormikTextField name="name" label="Nombre completo" required />
        <FormikTextField name="phone" label="Teléfono" type="tel" />
        <FormikTextField name="email" label="Correo electrónico" type="email" />
        <NoAppointmentMailsField name="noAppointmentMails" />
        {asksTherapist && (
          <FormikSelectField
            name="therapistId"
            label="Fisioterapeuta"
            required
            placeholder="Elige un fisioterapeuta"
            options={(therapists ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        {renderActions(
          <>
            <DraftCancelButton draft={draft} pristine={pristine} onLeave={onCancel} />
            <FormikSubmit>{patient ? 'Guardar cambios' : 'Crear paciente'}</FormikSubmit>
          </>,
        )}
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
  );
}

export interface PatientContactDialogProps extends Pick<
  PatientContactFormProps,
  'therapists' | 'therapistId' | 'onSaved'
> {
  onClose: () => void;
}

/** Modal that creates a patient with what is known at the desk. `onSaved` is called after `onClose`. */
export function PatientContactDialog({ onClose, onSaved, ...whose }: PatientContactDialogProps) {
  return (
    <Dialog
      open
      title="Nuevo paciente"
      description="Con estos datos ya se le puede citar. La ficha la completa su fisioterapeuta."
      onClose={onClose}
    >
      <PatientContactForm
        {...whose}
        onCancel={onClose}
        onSaved={(patient) => {
          onClose();
          onSaved(patient);
        }}
        renderActions={(buttons) => <DialogActions>{buttons}</DialogActions>}
      />
    </Dialog>
  );
}
