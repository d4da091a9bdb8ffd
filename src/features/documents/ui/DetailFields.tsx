import type { ReactNode } from 'react';
import { DOCUMENT_KIND_LABELS, DOCUMENT_KINDS } from '@/contract/documents';
import { todayOfPractice } from '@/shared/lib/dates';
import { FormGrid } from '@/shared/ui/form-layout/FormLayout';
import { FormikDatePickerField } from '@/shared/ui/formik-date-time/FormikDateTime';
import { FormikCheckboxField, FormikSelectField, FormikTextField } from '@/shared/ui/formik/FormikFields';

const KINDS = DOCUMENT_KINDS.map((value) => ({ value, label: DOCUMENT_KIND_LABELS[value] }));

export interface DetailFieldsProps {
  /** Whether the person chooses that the patient sees it. A patient always sees what they send. */
  offersSharing: boolean;
  /** Choice of the episode, bound to the Formik field `episodeId`. */
  episodeField?: ReactNode;
}

/** Kind, date, episode and note of a document, inside a Formik form. */
export function DetailFields({ offersSharing, episodeField }: DetailFieldsProps) {
  return (
    <>
      <FormGrid minColumn={14}>
        <FormikSelectField name="kind" label="Tipo" options={KINDS} required />
        <FormikDatePickerField name="day" label="Fecha del documento" max={todayOfPractice()} required />
      </FormGrid>
      {episodeField}
      <FormikTextField name="note" label="Nota" />
      {offersSharing && (
        <FormikCheckboxField
          name="shared"
          label="Compartir con el paciente"
          help="Lo ve en «Mis documentos», con su nota."
        />
      )}
    </>
  );
}

/** Values to send: only a backend with episodes lets one choose any, so that another one is never sent the key. */
export const withChosenEpisode = <Values extends { episodeId?: string | null | undefined }>({
  episodeId,
  ...values
}: Values) => ({ ...values, ...(episodeId && { episodeId }) });
