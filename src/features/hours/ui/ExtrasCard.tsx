import { Formik } from 'formik';
import type { ExtraStretch, TherapistHours } from '@/contract/hoursAnswers';
import { HOURS_MESSAGES as MESSAGES } from '@/contract/hours';
import { EXTRAS_EDIT, type ExtrasBody, extraSchema } from '@/contract/hoursSchemas';
import { DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { useRowEdits } from '@/shared/edits/useEdits';
import { useToday } from '@/shared/freshness';
import { formatDate } from '@/shared/lib/dates';
import { useSubmit } from '@/shared/useSubmit';
import { Card } from '@/shared/ui/card/Card';
import { FormGrid } from '@/shared/ui/form-layout/FormLayout';
import { emptyAfterSaving, FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { FormikDatePickerField, FormikTimeField } from '@/shared/ui/formik-date-time/FormikDateTime';
import { TrashIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { useSaveExtrasMutation } from '../api';
import styles from './Entries.module.css';

const EMPTY: ExtraStretch = { day: '', from: '', to: '' };

const textOf = ({ day, from, to }: ExtraStretch) => `${formatDate(day)}, de ${from} a ${to}`;

/** Hours that a therapist works on one day beyond the week. Those that are over are not listed. */
export function ExtrasCard({ hours }: { hours: TherapistHours }) {
  const { therapistId, extras } = hours;
  const [save] = useSaveExtrasMutation();
  const draft = useDraft<ExtraStretch>(`extra-hours:${therapistId}`);
  const edits = useRowEdits();
  const saveAll = (all: readonly ExtraStretch[]) =>
    save({
      therapistId,
      body: edits.from({ extras } as ExtrasBody, { extras: [...all] } as ExtrasBody, EXTRAS_EDIT),
    });
  const { submit: add } = useSubmit((extra: ExtraStretch) => saveAll([...extras, extra]), {
    success: MESSAGES.extraAdded,
    failure: MESSAGES.extrasFailed,
    // The list is the body; its last entry is the form.
    fieldOf: (_values, path) => path.replace(/^extras(\[\d+\]|\.\d+)\./, ''),
  });
  const { submit: remove } = useSubmit(
    (extra: ExtraStretch) => saveAll(extras.filter((one) => one !== extra)),
    { success: MESSAGES.extraRemoved, failure: MESSAGES.extrasFailed },
  );
  const today = useToday();
  const ahead = extras.filter(({ day }) => day >= today);
  return (
    <Card
      title="Horas extra"
      description="Un día suelto en el que se trabaja más, también si es festivo. Al quitarlas, las citas que ya hay no se cambian."
    >
      {ahead.length > 0 && (
        <ul className={styles.list} aria-label="Horas extra">
          {ahead.map((extra) => (
            <li key={`${extra.day} ${extra.from}`} className={styles.entry}>
              <span className={styles.text}>{textOf(extra)}</span>
              <IconButton
                size="sm"
                icon={TrashIcon}
                label={`Quitar las horas extra: ${textOf(extra)}`}
                onClick={() => void remove(extra)}
              />
            </li>
          ))}
        </ul>
      )}
      <Formik
        initialValues={draft.found ?? EMPTY}
        validationSchema={extraSchema}
        onSubmit={async (values, form) => {
          if (await add(values, form)) emptyAfterSaving(form, values, EMPTY);
        }}
      >
        <FormikForm label="Añadir horas extra" spacing="tight">
          <DraftKeeper draft={draft} pristine={EMPTY} />
          <FormGrid minColumn={10}>
            <FormikDatePickerField name="day" label="Día" required min={today} />
            <FormikTimeField name="from" label="Desde las" required />
            <FormikTimeField name="to" label="Hasta las" required />
          </FormGrid>
          <div>
            <FormikSubmit>Añadir horas extra</FormikSubmit>
          </div>
        </FormikForm>
      </Formik>
    </Card>
  );
}
