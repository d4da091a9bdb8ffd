import { useFormikContext } from 'formik';
import { isFigureSpec } from '@/contract/figureSchema';
import {
  PRESCRIBED_SIDE_LABELS,
  PRESCRIBED_SIDES,
  PRESCRIPTION_LIMITS,
  ROUTINE_MESSAGES,
} from '@/contract/routines';
import { tempoSeconds } from '@/contract/prescription';
import { movementRange } from '@/shared/ui/exercise-figure/movementRange';
import { trainedSide } from '@/shared/ui/exercise-figure/trainedSide';
import { FormikNumberField, FormikSelectField, FormikTextField } from '@/shared/ui/formik/FormikFields';
import { prescriptionIn, type PrescriptionValues } from '../prescriptionInput';
import styles from './PrescriptionFields.module.css';

export interface PrescriptionFieldsProps {
  /** Path of the prescription in the form. */
  name: string;
  /** Figure of the exercise. It says whether sides and degrees make sense. */
  figure: unknown;
}

const SIDE_OPTIONS = [
  { value: '', label: 'Sin indicar' },
  ...PRESCRIBED_SIDES.map((value) => ({ value, label: PRESCRIBED_SIDE_LABELS[value] })),
];
const TEMPO_FIELDS = [
  { part: 'lift', label: 'Subir (seg)', min: 1 },
  { part: 'hold', label: 'Mantener (seg)', min: 0 },
  { part: 'lower', label: 'Bajar (seg)', min: 1 },
  { part: 'pause', label: 'Esperar (seg)', min: 0 },
] as const;

function rangeOptions(degrees: readonly number[], current: string) {
  const values = degrees.map(String);
  const all = current === '' || values.includes(current) ? values : [current, ...values];
  return [
    { value: '', label: 'Recorrido completo' },
    ...all.map((value) => ({ value, label: `Hasta ${value}°` })),
  ];
}

/** Side, range, tempo, load and band of an exercise. Side and range are asked only where its figure has them. */
export function PrescriptionFields({ name, figure: given }: PrescriptionFieldsProps) {
  const values = useFormikContext().getFieldProps<PrescriptionValues>(name).value;
  const figure = isFigureSpec(given) ? given : null;
  const range = figure && movementRange(figure);
  const hasSides = values.side !== '' || !figure || trainedSide(figure) !== null;
  const tempo = prescriptionIn(values)?.tempo;
  return (
    <div className={styles.fields}>
      <div className={styles.row}>
        {hasSides && <FormikSelectField name={`${name}.side`} label="Lado" options={SIDE_OPTIONS} />}
        {(range || values.upTo !== '') && (
          <FormikSelectField
            name={`${name}.upTo`}
            label={range ? `Hasta (${range.movement})` : 'Hasta'}
            options={rangeOptions(range?.degrees ?? [], values.upTo)}
          />
        )}
        <FormikTextField
          name={`${name}.load`}
          label="Carga"
          placeholder="2 kg"
          maxLength={PRESCRIPTION_LIMITS.text}
        />
        <FormikTextField
          name={`${name}.band`}
          label="Color de la banda"
          placeholder="roja"
          maxLength={PRESCRIPTION_LIMITS.text}
        />
      </div>
      <fieldset>
        <legend className={styles.legend}>Tempo de cada repetición</legend>
        <div className={styles.row}>
          {TEMPO_FIELDS.map(({ part, label, min }) => (
            <FormikNumberField
              key={part}
              name={`${name}.${part}`}
              label={label}
              min={min}
              max={PRESCRIPTION_LIMITS.secondsMax}
            />
          ))}
        </div>
        {tempo && <p className={styles.help}>{ROUTINE_MESSAGES.tempoCounts(tempoSeconds(tempo))}</p>}
      </fieldset>
    </div>
  );
}
