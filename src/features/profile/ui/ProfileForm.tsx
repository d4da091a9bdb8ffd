import { Formik } from 'formik';
import type { Profile } from '@/contract/profile/entities';
import {
  EXPERIENCE_LABELS,
  EXPERIENCES,
  SPECIALIZATION_LABELS,
  SPECIALIZATIONS,
} from '@/contract/profile/enums';
import { profileBodySchema, type ProfileBody } from '@/contract/profile/schemas';
import { isApiError } from '@/shared/api';
import { Button } from '@/shared/ui/button';
import { FormikForm, FormikSelectField, FormikSubmit, FormikTextField } from '@/shared/ui/formik';
import styles from './ProfileForm.module.css';

/** Props of the profile form. */
export interface ProfileFormProps {
  profile: Profile;
  /** Saves; may reject with the backend's error. */
  onSubmit: (body: ProfileBody) => Promise<unknown>;
  onCancel: () => void;
}

/** Editable personal information (spec §2 Profile). A patient has no professional fields. */
export function ProfileForm({ profile, onSubmit, onCancel }: ProfileFormProps) {
  const professional = profile.role !== 'PATIENT';
  return (
    <Formik
      initialValues={{
        name: profile.name,
        email: profile.email,
        phone: profile.phone ?? '',
        specialization: profile.specialization ?? '',
        experience: profile.experience ?? '',
        license: profile.license ?? '',
        address: profile.address ?? '',
      }}
      validationSchema={profileBodySchema}
      onSubmit={async (values, { setErrors }) => {
        await onSubmit(profileBodySchema.cast(values)).catch((error: unknown) => {
          if (isApiError(error) && error.fields) setErrors(error.fields);
        });
      }}
    >
      {({ isSubmitting }) => (
        <FormikForm className={styles.form} label="Información personal">
          <div className={styles.grid}>
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
                <FormikTextField name="license" label="Número de colegiado" autoComplete="off" />
              </>
            )}
            <FormikTextField name="address" label="Dirección" autoComplete="street-address" />
          </div>
          <div className={styles.actions}>
            <Button onClick={onCancel} disabled={isSubmitting}>
              Cancelar
            </Button>
            <FormikSubmit>Guardar</FormikSubmit>
          </div>
        </FormikForm>
      )}
    </Formik>
  );
}
