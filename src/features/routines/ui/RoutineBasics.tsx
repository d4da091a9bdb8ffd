import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { TEXT_LIMITS } from '@/contract/common/constants';
import type { Option } from '@/contract/exerciseAnswers';
import { CATEGORIES } from '@/contract/exercises';
import { ROUTINE_DIFFICULTIES, ROUTINE_DIFFICULTY_LABELS, ROUTINE_LIMITS } from '@/contract/routines';
import { FormGrid, FormWide } from '@/shared/ui/form-layout/FormLayout';
import {
  FormikNumberField,
  FormikSelectField,
  FormikTextAreaField,
  FormikTextField,
} from '@/shared/ui/formik/FormikFields';
import type { FrequencyOption } from '@/contract/routineAnswers';
import { frequencyText, takesSchedule } from '../routineTexts';
import type { RoutineValues } from '../routineInput';
import { ScheduleFields } from './ScheduleFields';

export interface RoutineBasicsProps {
  frequencies: readonly FrequencyOption[];
  /** Initial values of the form. Another backend's unknown values stay among the options. */
  pristine: RoutineValues;
  patientField: ReactNode;
}

const withCurrent = (options: readonly Option[], value: string, label = value): readonly Option[] =>
  value === '' || options.some((option) => option.value === value) ? options : [{ value, label }, ...options];

const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: value }));
const DIFFICULTY_OPTIONS = ROUTINE_DIFFICULTIES.map((value) => ({
  value,
  label: ROUTINE_DIFFICULTY_LABELS[value],
}));

/** Name, patient, frequency and duration of the routine. */
export function RoutineBasics({ frequencies, pristine, patientField }: RoutineBasicsProps) {
  const { values } = useFormikContext<RoutineValues>();
  return (
    <FormGrid minColumn={11} dense>
      <FormWide>
        <FormikTextField name="name" label="Nombre de la rutina" required />
      </FormWide>
      {patientField && <FormWide>{patientField}</FormWide>}
      <FormikSelectField
        name="category"
        label="Categoría"
        placeholder="Selecciona una categoría"
        options={withCurrent(CATEGORY_OPTIONS, pristine.category)}
      />
      <FormikSelectField name="difficulty" label="Dificultad" options={DIFFICULTY_OPTIONS} />
      <FormikSelectField
        name="frequency"
        label="Frecuencia"
        placeholder="Selecciona una frecuencia"
        options={withCurrent(frequencies, pristine.frequency, frequencyText(pristine.frequency))}
        required
      />
      {takesSchedule(frequencies, values.frequency) && <ScheduleFields />}
      <FormikNumberField
        name="duration"
        label="Duración (semanas)"
        min={ROUTINE_LIMITS.weeksMin}
        max={ROUTINE_LIMITS.weeksMax}
        required
      />
      <FormWide>
        <FormikTextAreaField name="description" label="Descripción" rows={2} limit={TEXT_LIMITS.paragraph} />
      </FormWide>
      <FormWide>
        <FormikTextAreaField name="notes" label="Notas adicionales" rows={2} limit={TEXT_LIMITS.paragraph} />
      </FormWide>
    </FormGrid>
  );
}
