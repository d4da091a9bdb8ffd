import { Formik } from 'formik';
import { type ReactNode, useState } from 'react';
import { TEXT_LIMITS } from '@/contract/common/limits';
import type { Session } from '@/contract/sessions/entities';
import { SESSION_FORM_STATUSES, SESSION_STATUS_LABELS, TREATMENT_TYPES } from '@/contract/sessions/enums';
import { SESSION_LIMITS } from '@/contract/sessions/limits';
import { SESSION_MESSAGES } from '@/contract/sessions/messages';
import { sessionBodySchema } from '@/contract/sessions/schemas';
import { errorText, isApiError } from '@/shared/api';
import { DraftCancelButton, DraftKeeper, useDraft } from '@/shared/drafts';
import { practiceWallClock } from '@/shared/lib/dates';
import { submissionKeys } from '@/shared/lib/idempotency';
import { useAppDispatch } from '@/shared/redux';
import { toastRequested } from '@/shared/toasts';
import { Card } from '@/shared/ui/card';
import {
  FormikForm,
  FormikNumberField,
  FormikSelectField,
  FormikSubmit,
  FormikTextAreaField,
  FormikTextField,
} from '@/shared/ui/formik';
import { FormikDateField, FormikTimeField } from '@/shared/ui/formik-date-time';
import { useCreateSessionMutation, useUpdateSessionMutation } from '../api';
import { newSessionValues, sessionValues, toSessionInput, type SessionValues } from '../formValues';
import { CopyLastSessionButton } from './CopyLastSessionButton';
import { SessionExercises } from './SessionExercises';
import styles from './SessionForm.module.css';

/** Props of the session form. */
export interface SessionFormProps {
  /** The session to edit; without it the form makes a new one. */
  session?: Session;
  /** Chosen beforehand, for a new session of a known patient. */
  patientId?: string;
  /** The choice of patient, bound to the Formik field `patientId`. */
  patientField: ReactNode;
  onSaved: (session: Session) => void;
  onCancel: () => void;
}

const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Another backend's own type or status stays among the choices, so that editing does not change it unasked. */
const withCurrent = <T extends string>(known: readonly T[], current: T): T[] =>
  current === '' || known.includes(current) ? [...known] : [current, ...known];

/** Nueva / Editar Sesión: basic information and the session's exercises (spec §2, §5 Sessions). */
export function SessionForm({ session, patientId, patientField, onSaved, onCancel }: SessionFormProps) {
  const dispatch = useAppDispatch();
  const [create] = useCreateSessionMutation();
  const [update] = useUpdateSessionMutation();
  const [keyOf] = useState(submissionKeys);
  const [pristine] = useState<SessionValues>(() =>
    session ? sessionValues(session) : newSessionValues(practiceWallClock(new Date()), patientId),
  );
  const draft = useDraft<SessionValues>(`session:${session?.id ?? 'new'}`);

  return (
    <Formik
      initialValues={draft.found ?? pristine}
      validationSchema={sessionBodySchema}
      onSubmit={async (values, { setFieldError }) => {
        const input = toSessionInput(values);
        const saving = session ? update({ id: session.id, input }) : create({ input, key: keyOf(input) });
        const { data, error } = await saving;
        if (data) {
          draft.drop();
          return onSaved(data);
        }
        dispatch(
          toastRequested({ message: errorText(error, SESSION_MESSAGES.saveFailed), variant: 'error' }),
        );
        if (isApiError(error))
          Object.entries(error.fields ?? {}).forEach(([field, text]) => setFieldError(field, text));
      }}
    >
      {({ values }) => (
        <FormikForm label={session ? 'Editar sesión' : 'Nueva sesión'} className={styles.form}>
          <DraftKeeper draft={draft} pristine={pristine} />
          <Card title="Información básica" actions={!session && <CopyLastSessionButton />}>
            <div className={styles.grid}>
              <div className={styles.wide}>{patientField}</div>
              <FormikDateField name="date" label="Fecha" required />
              <FormikTimeField name="time" label="Hora" required />
              <FormikSelectField
                name="treatmentType"
                label="Tipo de tratamiento"
                placeholder="Selecciona un tipo"
                options={asOptions(
                  withCurrent<string>(TREATMENT_TYPES, pristine.treatmentType || values.treatmentType),
                )}
                required
              />
              <FormikNumberField
                name="duration"
                label="Duración (minutos)"
                min={SESSION_LIMITS.durationMin}
                max={SESSION_LIMITS.durationMax}
                unit="min"
                required
              />
              <FormikTextField name="location" label="Ubicación" />
              <FormikSelectField
                name="status"
                label="Estado"
                options={withCurrent(SESSION_FORM_STATUSES, pristine.status).map((value) => ({
                  value,
                  label: SESSION_STATUS_LABELS[value],
                }))}
              />
              <div className={styles.wide}>
                <FormikTextAreaField name="notes" label="Notas" limit={TEXT_LIMITS.clinicalText} rows={5} />
              </div>
            </div>
          </Card>
          <SessionExercises />
          <div className={styles.actions}>
            <DraftCancelButton draft={draft} pristine={pristine} onLeave={onCancel} />
            <FormikSubmit>{session ? 'Actualizar sesión' : 'Crear sesión'}</FormikSubmit>
          </div>
        </FormikForm>
      )}
    </Formik>
  );
}
