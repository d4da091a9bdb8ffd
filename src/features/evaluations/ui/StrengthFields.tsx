import { useFormikContext } from 'formik';
import type { Evaluation } from '@/contract/evaluationAnswers';
import { MUSCLE_GROUPS, STRENGTH_GRADE_LABELS } from '@/contract/bodyMeasures';
import { FormikSelectField } from '@/shared/ui/formik/FormikFields';
import { measureKey, MUSCLE_REGIONS, type EvaluationValues } from '../formValues';
import { ChoiceChips, MeasureTable } from './MeasureTable';

/** Labels begin with the digit, so that typing it selects the grade. */
const GRADES = Object.entries(STRENGTH_GRADE_LABELS).map(([value, label]) => ({
  value,
  label: `${value} · ${label}`,
}));

/** Strength 0–5 by muscle group and region, with the previous grade. */
export function StrengthFields({ previous }: { previous?: Evaluation }) {
  const { values, setFieldValue } = useFormikContext<EvaluationValues>();
  const before = new Map(
    previous?.strength.map(({ group, side, grade }) => [measureKey(group, side), grade]),
  );
  return (
    <>
      <ChoiceChips
        label="Regiones valoradas"
        options={MUSCLE_REGIONS.map((region) => ({ id: region, name: region }))}
        value={values.muscleRegions}
        onChange={(regions) => void setFieldValue('muscleRegions', regions)}
      />
      {MUSCLE_REGIONS.filter((region) => values.muscleRegions.includes(region)).map((region) => (
        <MeasureTable
          key={region}
          caption={region}
          subject="Grupo muscular"
          lines={MUSCLE_GROUPS.filter((group) => group.region === region)}
          renderField={({ id }, side, label) => {
            const key = measureKey(id, side);
            const earlier = before.get(key);
            return (
              <FormikSelectField
                name={`strength.${key}`}
                label={label}
                labelHidden
                placeholder="—"
                options={GRADES}
                help={earlier === undefined ? undefined : `Antes: ${earlier}`}
              />
            );
          }}
        />
      ))}
    </>
  );
}
