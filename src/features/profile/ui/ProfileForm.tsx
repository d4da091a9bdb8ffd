import { Formik } from 'formik';
import { useState } from 'react';
import { type Profile, type ProfileBody, profileBodySchema } from '@/contract/profileSchemas';
import {
  EXPERIENCE_LABELS,
  EXPERIENCES,
  PROFILE_MESSAGES,
  SPECIALIZATION_LABELS,
  SPECIALIZATIONS,
} from '@/contract/profile';
import { useCapability } from '@/shared/capabilities';
import { DraftCancelButton, DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { ChangedMeanwhile, type EditFields } from '@/shared/edits/ChangedMeanwhile';
import { useEdits } from '@/shared/edits/useEdits';
import { useSubmit } from '@/shared/useSubmit';
import { FormActions, FormGrid } from '@/shared/ui/form-layout/FormLayout';
import { FormikSelectField, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { useUpdateProfileMutation } from '../api';

export interface ProfileFormProps {
  profile: Profile;
  onSaved: () => void;
  onCancel: () => void;
}

const valuesOf = (profile: Profile) => ({
  name: profile.name,
  email: profile.email,
  phone: profile.phone ?? '',
  specialization: profile.specialization ?? '',
  experience: profile.experience ?? '',
  license: profile.license ?? '',
  address: profile.address ?? '',
});

type Values = ReturnType<typeof valuesOf>;

const toBody = (values: Values) => profileBodySchema.cast(values) as ProfileBody;

const EDIT_FIELDS: EditFields = {
  name: { label: 'Nombre completo' },
  email: { label: 'Correo electrónico' },
  phone: { label: 'Teléfono' },
  specialization: { label: 'Especialización', text: SPECIALIZATION_LABELS },
  experience: { label: 'Experiencia', text: EXPERIENCE_LABELS },
  license: { label: 'Número de colegiado' },
  address: { label: 'Dirección' },
};

/** Personal information for editing. Patients have no professional fields. */
export function ProfileForm({ profile, onSaved, onCancel }: ProfileFormProps) {
  const professional = profile.role !== 'PATIENT';
  const hasRecord = useCapability('recordCopy') && !professional;
  const [pristine] = useState(() => valuesOf(profile));
  const draft = useDraft('profile', pristine);
  const edits = useEdits(toBody(draft.read ?? pristine));
  const [update] = useUpdateProfileMutation();
  const { submit } = useSubmit((values: Values) => update(edits.bodyOf(toBody(values))), {
    success: PROFILE_MESSAGES.updated,
    failure: PROFILE_MESSAGES.saveFailed,
    onDone: () => {
      draft.drop();
      onSaved();
    },
    onFailed: edits.meets,
  });
  return (
    <Formik initialValues={draft.found ?? pristine} validationSchema={profileBodySchema} onSubmit={submit}>
      <FormikForm label="Información personal">
        <DraftKeeper draft={draft} pristine={pristine} />
        <ChangedMeanwhile edits={edits} fields={EDIT_FIELDS} />
        <FormGrid minColumn={16}>
          <FormikTextField name="name" label="Nombre completo" autoComplete="name" required />
          <FormikTextField
            name="email"
            label="Correo electrónico"
            type="email"
            autoComplete="email"
            required
          />
          <FormikTextField name="phone" label="Teléfono" type="tel" autoComplete="tel" />
          {professional && (
            <>
              <FormikSelectField
                name="specialization"
                label="Especialización"
                placeholder="Sin especificar"
                options={SPECIALIZATIONS.map((value) => ({ value, label: SPECIALIZATION_LABELS[value] }))}
              />
              <FormikSelectField
                name="experience"
                label="Experiencia"
                placeholder="Sin especificar"
                options={EXPERIENCES.map((value) => ({ value, label: EXPERIENCE_LABELS[value] }))}
              />
              <FormikTextField name="license" label="Número de colegiado" />
            </>
          )}
          <FormikTextField name="address" label="Dirección" autoComplete="street-address" />
        </FormGrid>
        {hasRecord && (
          <InlineAlert>
            Estos datos son los de tu cuenta. Si cambias de teléfono, correo o dirección, díselo también a tu
            consulta: te escribe y te llama con los de tu ficha.
          </InlineAlert>
        )}
        <FormActions>
          <DraftCancelButton draft={draft} pristine={pristine} onLeave={onCancel} />
          <FormikSubmit>Guardar</FormikSubmit>
        </FormActions>
      </FormikForm>
    </Formik>
  );
}
