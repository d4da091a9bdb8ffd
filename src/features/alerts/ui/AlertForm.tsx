import { Formik } from 'formik';
import { useState } from 'react';
import { ALERT_KIND_LABELS, ALERT_KINDS, ALERT_MESSAGES } from '@/contract/alerts';
import { type AlertBody, alertBodySchema } from '@/contract/alertSchemas';
import { TEXT_LIMITS } from '@/contract/common/constants';
import { DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { todayOfPractice } from '@/shared/lib/dates';
import { useSubmit } from '@/shared/useSubmit';
import { FormGrid, FormWide } from '@/shared/ui/form-layout/FormLayout';
import { FormikSelectField, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { emptyAfterSaving, FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { FormikDateField } from '@/shared/ui/formik-date-time/FormikDateTime';
import { useAddAlertMutation } from '../api';

interface AlertValues {
  kind: string;
  text: string;
  notedOn: string;
}

const OPTIONS = ALERT_KINDS.map((value) => ({ value, label: ALERT_KIND_LABELS[value] }));

/** Adds one alert, from the list or in own words. Empty again afterwards. */
export function AlertForm({ patientId }: { patientId: string }) {
  const [add] = useAddAlertMutation();
  const [pristine] = useState<AlertValues>(() => ({ kind: '', text: '', notedOn: todayOfPractice() }));
  const draft = useDraft<AlertValues>(`alert:${patientId}`);
  const { submit } = useSubmit(
    ({ kind, text, notedOn }: AlertValues) => {
      const input = { kind, text: text.trim() || null, notedOn: notedOn || null } as AlertBody;
      return add({ patientId, input });
    },
    { success: ALERT_MESSAGES.added, failure: ALERT_MESSAGES.addFailed },
  );
  return (
    <Formik
      initialValues={draft.found ?? pristine}
      validationSchema={alertBodySchema}
      onSubmit={async (values: AlertValues, form) => {
        const isSaved = await submit(values, form);
        if (isSaved) emptyAfterSaving(form, values, pristine);
        return isSaved;
      }}
    >
      <FormikForm label="Añadir alerta" spacing="tight">
        <DraftKeeper draft={draft} pristine={pristine} />
        <FormGrid dense minColumn={11}>
          <FormikSelectField
            name="kind"
            label="Alerta"
            placeholder="Elige una alerta"
            options={OPTIONS}
            required
          />
          <FormikDateField name="notedOn" label="Desde" max={todayOfPractice()} />
          <FormWide>
            <FormikTextField
              name="text"
              label="Detalle"
              help="Obligatorio en «Otra»"
              maxLength={TEXT_LIMITS.shortText}
            />
          </FormWide>
        </FormGrid>
        <FormikSubmit>Añadir alerta</FormikSubmit>
      </FormikForm>
    </Formik>
  );
}
