import { FieldArray, getIn, useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import type { WeekStretch } from '@/contract/practiceAnswers';
import { PRACTICE_LIMITS, WEEKDAY_LABELS } from '@/contract/practice';
import { Button } from '../button/Button';
import { firstClick } from '../button/secondPress';
import { focusControl } from '../field-shell/focusFirstInvalid';
import { fieldId } from '../formik/FormikFields';
import { FormikTimeField } from '../formik-date-time/FormikDateTime';
import { PlusIcon, TrashIcon } from '../icon/icons';
import { IconButton } from '../icon-button/IconButton';
import styles from './WeekFields.module.css';

export interface WeekFieldsProps {
  /** Field of the form that holds the stretches of the week. */
  name: string;
  /** What stands where a day has no stretch, e.g. 'Cerrado'. */
  emptyDay: string;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Stretches of time by day of the week, in a form. */
export function WeekFields({ name, emptyDay }: WeekFieldsProps) {
  const { values, errors, setFieldValue } = useFormikContext();
  const focusNext = useRef<string | null>(null);
  const stretches = getIn(values, name) as readonly WeekStretch[];
  const error: unknown = getIn(errors, name);
  const count = stretches.length;
  useEffect(() => {
    if (focusNext.current) focusControl(focusNext.current);
    focusNext.current = null;
  }, [stretches]);
  const copyDayBefore = (weekday: number) => {
    const others = stretches.filter((stretch) => stretch.weekday !== weekday);
    const copied = ofDay(stretches, weekday - 1).map((stretch) => ({ ...stretch, weekday }));
    focusNext.current = fieldId(`${name}.${others.length}.from`);
    void setFieldValue(name, [...others, ...copied]);
  };

  return (
    <FieldArray name={name}>
      {({ push, remove }) => (
        <div className={styles.week}>
          {WEEKDAYS.map((weekday) => (
            <DayFields
              key={weekday}
              {...{ name, emptyDay, stretches, weekday }}
              onAdd={() => {
                focusNext.current = fieldId(`${name}.${count}.from`);
                push({ weekday, from: '', to: '' });
              }}
              onCopy={() => copyDayBefore(weekday)}
              onRemove={(index, beside) => {
                focusNext.current = beside;
                remove(index);
              }}
            />
          ))}
          {typeof error === 'string' && (
            <p className={styles.error} role="alert">
              {error}
            </p>
          )}
        </div>
      )}
    </FieldArray>
  );
}

const ofDay = (stretches: readonly WeekStretch[], weekday: number) =>
  stretches.filter((stretch) => stretch.weekday === weekday);

/** Whether the day before is filled in, and otherwise than this one. */
function mayCopy(stretches: readonly WeekStretch[], weekday: number): boolean {
  const before = ofDay(stretches, weekday - 1);
  const timesOf = (day: readonly WeekStretch[]) => day.map(({ from, to }) => `${from}-${to}`).join();
  return (
    before.length > 0 &&
    before.every(({ from, to }) => from && to) &&
    timesOf(before) !== timesOf(ofDay(stretches, weekday))
  );
}

interface DayFieldsProps extends WeekFieldsProps {
  weekday: (typeof WEEKDAYS)[number];
  /** Those of the whole week. */
  stretches: readonly WeekStretch[];
  onAdd: () => void;
  /** Gives the day the stretches of the day before. */
  onCopy: () => void;
  /** Takes a stretch away. `beside` is the id of the control where work goes on. */
  onRemove: (index: number, beside: string) => void;
}

/** The stretches of one day, by their place in the whole week. */
function DayFields({ name, emptyDay, weekday, stretches, onAdd, onCopy, onRemove }: DayFieldsProps) {
  const day = WEEKDAY_LABELS[weekday] ?? '';
  const dayBefore = WEEKDAY_LABELS[weekday - 1]?.toLowerCase();
  const own = stretches.flatMap((stretch, index) => (stretch.weekday === weekday ? [index] : []));
  const addId = `${fieldId(name)}-${weekday}`;
  /** The stretch that comes in the place of one that goes, else the one before it, else the button that adds one. */
  const besideOf = (at: number): string => {
    const [before, after] = [own[at - 1], own[at + 1]];
    if (after !== undefined) return fieldId(`${name}.${after - 1}.from`);
    return before === undefined ? addId : fieldId(`${name}.${before}.from`);
  };
  return (
    <fieldset className={styles.day}>
      <legend className={styles.legend}>{day}</legend>
      <div className={styles.stretches}>
        {own.length === 0 && <p className={styles.closed}>{emptyDay}</p>}
        {own.map((index, at) => (
          <div key={index} className={styles.stretch} role="group" aria-label={`Tramo ${at + 1}`}>
            <FormikTimeField name={`${name}.${index}.from`} label="Desde" required />
            <FormikTimeField name={`${name}.${index}.to`} label="Hasta" required />
            <IconButton
              icon={TrashIcon}
              label={`Quitar el tramo ${at + 1} del ${day.toLowerCase()}`}
              onClick={firstClick(() => onRemove(index, besideOf(at)))}
            />
          </div>
        ))}
        <div className={styles.more}>
          <Button
            id={addId}
            variant="quiet"
            size="sm"
            icon={PlusIcon}
            disabled={stretches.length >= PRACTICE_LIMITS.stretchesMax}
            onClick={onAdd}
            aria-label={`Añadir un tramo al ${day.toLowerCase()}`}
          >
            Añadir tramo
          </Button>
          {mayCopy(stretches, weekday) && (
            <Button
              variant="quiet"
              size="sm"
              onClick={onCopy}
              aria-label={`${day}: igual que el ${dayBefore}`}
            >
              {`Igual que el ${dayBefore}`}
            </Button>
          )}
        </div>
      </div>
    </fieldset>
  );
}
