import { useFormikContext } from 'formik';
import { SERIES_LIMITS as LIMITS } from '@/contract/appointments';
import { isCalendarDate } from '@/contract/common/formats';
import { isoWeekday } from '@/contract/common/practiceTime';
import { Card } from '@/shared/ui/card/Card';
import { CheckboxField } from '@/shared/ui/checkbox-field/CheckboxField';
import { FieldShell } from '@/shared/ui/field-shell/FieldShell';
import { FormGrid, FormWide } from '@/shared/ui/form-layout/FormLayout';
import { FormikNumberField, useFormikField } from '@/shared/ui/formik/FormikFields';
import type { AppointmentFormValues } from '../formValues';
import styles from './RepeatSection.module.css';

const WEEKDAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo'];

/**
 * 'Repetir': number of appointments, days of the week, and interval in weeks. Needs a Formik form around it.
 */
export function RepeatSection() {
  const { values, setFieldValue } = useFormikContext<AppointmentFormValues>();
  const weekdays = useFormikField<number[]>('repetition.weekdays');
  return (
    <Card>
      <CheckboxField
        label="Repetir"
        help="Crea varias citas iguales de una vez; antes de guardar verás cuáles chocan con otras."
        value={values.repeat}
        onChange={(repeat) => {
          void setFieldValue('repeat', repeat);
          if (repeat && weekdays.value.length === 0 && isCalendarDate(values.date))
            weekdays.onChange([isoWeekday(values.date)]);
        }}
      />
      {values.repeat && (
        <div className={styles.fields}>
          <FormGrid minColumn={14}>
            <FormikNumberField
              name="repetition.count"
              label="Número de citas"
              required
              min={LIMITS.countMin}
              max={LIMITS.countMax}
            />
            <FormikNumberField
              name="repetition.interval"
              label="Cada cuántas semanas"
              required
              min={LIMITS.intervalMin}
              max={LIMITS.intervalMax}
            />
            <FormWide>
              <FieldShell
                label="Días de la semana"
                kind="group"
                required
                id={weekdays.id}
                error={weekdays.error}
              >
                {(control, labelId) => (
                  <div
                    id={control.id}
                    role="group"
                    aria-labelledby={labelId}
                    aria-describedby={control['aria-describedby']}
                    className={styles.days}
                  >
                    {WEEKDAYS.map((label, index) => {
                      const day = index + 1;
                      const chosen = weekdays.value.includes(day);
                      return (
                        <CheckboxField
                          key={label}
                          label={label}
                          value={chosen}
                          onChange={(on) =>
                            weekdays.onChange(
                              on
                                ? [...weekdays.value, day].sort((a, b) => a - b)
                                : weekdays.value.filter((other) => other !== day),
                            )
                          }
                        />
                      );
                    })}
                  </div>
                )}
              </FieldShell>
            </FormWide>
          </FormGrid>
        </div>
      )}
    </Card>
  );
}
