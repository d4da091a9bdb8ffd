import { ROUTINE_MESSAGES, SCHEDULE_LIMITS } from '@/contract/routines';
import { WEEKDAYS } from '@/contract/routineSchedule';
import { FormikNumberField, useFormikField } from '@/shared/ui/formik/FormikFields';
import { VisuallyHidden } from '@/shared/ui/visually-hidden/VisuallyHidden';
import styles from './ScheduleFields.module.css';

/** Days of the week and times a day of a CUSTOM routine. Without days the patient chooses when to do it. */
export function ScheduleFields() {
  const { value, onChange } = useFormikField<number[]>('weekdays');
  const toggle = (day: number) =>
    onChange(
      value.includes(day)
        ? value.filter((chosen) => chosen !== day)
        : [...value, day].sort((one, other) => one - other),
    );
  return (
    <div className={styles.schedule}>
      <fieldset className={styles.days} aria-describedby={HELP_ID}>
        <legend className={styles.legend}>Días de la semana</legend>
        <div className={styles.chips}>
          {WEEKDAYS.map((day) => (
            <label key={day.value} className={styles.chip}>
              <input
                type="checkbox"
                className={styles.input}
                checked={value.includes(day.value)}
                onChange={() => toggle(day.value)}
              />
              <span className={styles.face}>
                <span aria-hidden>{day.short}</span>
                <VisuallyHidden>{day.label}</VisuallyHidden>
              </span>
            </label>
          ))}
        </div>
        <p id={HELP_ID} className={styles.help}>
          {value.length === 0 ? ROUTINE_MESSAGES.ownPace : ROUTINE_MESSAGES.dueOnDays}
        </p>
      </fieldset>
      <FormikNumberField
        name="timesPerDay"
        label="Veces al día"
        min={SCHEDULE_LIMITS.timesMin}
        max={SCHEDULE_LIMITS.timesMax}
        disabled={value.length === 0}
      />
    </div>
  );
}

const HELP_ID = 'dias-de-la-rutina';
