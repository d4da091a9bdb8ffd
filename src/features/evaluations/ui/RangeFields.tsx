import { useFormikContext } from 'formik';
import type { Evaluation } from '@/contract/evaluationAnswers';
import { EVALUATION_LIMITS } from '@/contract/evaluations';
import { JOINTS } from '@/contract/bodyMeasures';
import { FormikNumberField } from '@/shared/ui/formik/FormikFields';
import { measureKey, type EvaluationValues } from '../formValues';
import { ChoiceChips, MeasureTable } from './MeasureTable';

/** Range of motion by joint, with reference and previous value. */
export function RangeFields({ previous }: { previous?: Evaluation }) {
  const { values, setFieldValue } = useFormikContext<EvaluationValues>();
  const before = new Map(
    previous?.range.map(({ movement, side, degrees }) => [measureKey(movement, side), degrees]),
  );
  return (
    <>
      <ChoiceChips
        label="Articulaciones exploradas"
        options={JOINTS}
        value={values.joints}
        onChange={(joints) => void setFieldValue('joints', joints)}
      />
      {JOINTS.filter(({ id }) => values.joints.includes(id)).map((joint) => (
        <MeasureTable
          key={joint.id}
          caption={joint.name}
          subject="Movimiento"
          lines={joint.movements.map(({ reference, ...movement }) => ({
            ...movement,
            hint: `Referencia ${reference}°`,
          }))}
          renderField={({ id }, side, label) => {
            const key = measureKey(id, side);
            const earlier = before.get(key);
            return (
              <FormikNumberField
                name={`range.${key}`}
                label={label}
                labelHidden
                unit="°"
                min={EVALUATION_LIMITS.degreesMin}
                max={EVALUATION_LIMITS.degreesMax}
                help={earlier === undefined ? undefined : `Antes: ${earlier}°`}
              />
            );
          }}
        />
      ))}
    </>
  );
}
