import { Formik } from 'formik';
import { Link } from 'react-router-dom';
import type { Holiday } from '@/contract/practiceAnswers';
import { PRACTICE_MESSAGES as MESSAGES } from '@/contract/practice';
import { HOLIDAYS_EDIT, type HolidaysBody, holidaySchema } from '@/contract/practiceSchemas';
import { DraftKeeper } from '@/shared/drafts/DraftKeeper';
import { useDraft } from '@/shared/drafts/useDraft';
import { useRowEdits } from '@/shared/edits/useEdits';
import { useToday } from '@/shared/freshness';
import { formatDate } from '@/shared/lib/dates';
import { useSubmit } from '@/shared/useSubmit';
import { Card } from '@/shared/ui/card/Card';
import { FormGrid } from '@/shared/ui/form-layout/FormLayout';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { emptyAfterSaving, FormikForm, FormikSubmit } from '@/shared/ui/formik/FormikForm';
import { FormikDateField } from '@/shared/ui/formik-date-time/FormikDateTime';
import { TrashIcon } from '@/shared/ui/icon/icons';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { useGetPracticeHoursQuery, useSaveHolidaysMutation } from '../api';
import { OfficialHolidays } from './OfficialHolidays';
import styles from './HolidaysPanel.module.css';

const EMPTY: Holiday = { day: '', name: '' };

/**
 * Days on which the practice is closed, for administration, each ahead with the way to its appointments. Nothing while hours
 * are on their way or failed.
 */
export function HolidaysPanel({ dayAddress }: { dayAddress: (day: string) => string }) {
  const today = useToday();
  const { currentData } = useGetPracticeHoursQuery();
  const [save] = useSaveHolidaysMutation();
  const draft = useDraft<Holiday>('holiday');
  const holidays = currentData?.holidays ?? [];
  const edits = useRowEdits();
  const saveAll = (all: readonly Holiday[]) =>
    save(edits.from({ holidays } as HolidaysBody, { holidays: [...all] } as HolidaysBody, HOLIDAYS_EDIT));
  const { submit: add } = useSubmit(
    ({ day, name }: Holiday) => saveAll([...holidays, { day, name: name.trim() }]),
    {
      success: MESSAGES.holidayAdded,
      failure: MESSAGES.holidaysSaveFailed,
      // The list is the body; its last entry is the form, and a day that is there twice is the form's.
      fieldOf: (_values, path) => (path.endsWith('.name') ? 'name' : 'day'),
    },
  );
  const { submit: remove } = useSubmit(
    ({ day }: Holiday) => saveAll(holidays.filter((one) => one.day !== day)),
    { success: MESSAGES.holidayRemoved, failure: MESSAGES.holidaysSaveFailed },
  );
  if (!currentData) return null;
  return (
    <Card
      title="Festivos"
      description="Días cerrados. Las citas que ya hay no se cambian: muévelas o avisa a cada paciente."
    >
      {holidays.length > 0 && (
        <ul className={styles.list} aria-label="Festivos">
          {holidays.map((holiday) => (
            <li key={holiday.day} className={styles.holiday}>
              <span className={styles.day}>{formatDate(holiday.day)}</span>
              <span className={styles.name}>{holiday.name}</span>
              {holiday.day >= today && (
                <Link
                  to={dayAddress(holiday.day)}
                  aria-label={`Ver las citas del ${formatDate(holiday.day)}`}
                >
                  Ver citas
                </Link>
              )}
              <IconButton
                size="sm"
                icon={TrashIcon}
                label={`Quitar ${holiday.name}, ${formatDate(holiday.day)}`}
                onClick={() => void remove(holiday)}
              />
            </li>
          ))}
        </ul>
      )}
      <OfficialHolidays holidays={holidays} />
      <Formik
        initialValues={draft.found ?? EMPTY}
        validationSchema={holidaySchema}
        onSubmit={async (values, form) => {
          if (await add(values, form)) emptyAfterSaving(form, values, EMPTY);
        }}
      >
        <FormikForm label="Añadir un festivo" spacing="tight">
          <DraftKeeper draft={draft} pristine={EMPTY} />
          <FormGrid minColumn={12}>
            <FormikDateField name="day" label="Día" required />
            <FormikTextField name="name" label="Nombre del festivo" required />
          </FormGrid>
          <div>
            <FormikSubmit>Añadir festivo</FormikSubmit>
          </div>
        </FormikForm>
      </Formik>
    </Card>
  );
}
