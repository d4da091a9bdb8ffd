import type { ReactNode, Ref } from 'react';
import { TEXT_LIMITS } from '@/contract/common/constants';
import { isStrongPain } from '@/contract/pain';
import { RUNNER_LIMITS } from '@/contract/progress';
import { Disclosure } from '@/shared/ui/disclosure/Disclosure';
import { NumberField } from '@/shared/ui/number-field/NumberField';
import { ScaleField } from '@/shared/ui/scale-field/ScaleField';
import { TextAreaField } from '@/shared/ui/text-area-field/TextAreaField';
import type { StepInput } from '../slice';
import { EFFORT_ANCHORS, PAIN_ANCHORS } from './Feeling';
import type { InputErrors } from './runOrder';
import styles from './StepInputs.module.css';

export interface StepInputsProps {
  value: StepInput;
  onChange: (value: StepInput) => void;
  errors: InputErrors;
  /** What to do about strong pain. */
  advice?: ReactNode;
  /** Its box, in which a wrong field is focused. */
  ref?: Ref<HTMLDivElement>;
}

/** Inputs of an exercise: sets, repetitions, seconds, notes, pain and effort. */
export function StepInputs({ value, onChange, errors, advice, ref }: StepInputsProps) {
  const set = (part: Partial<StepInput>) => onChange({ ...value, ...part });
  return (
    <div ref={ref} className={styles.inputs}>
      <h4 className={styles.title}>¿Qué has hecho?</h4>
      <div className={styles.numbers}>
        <NumberField
          label="Series"
          value={value.sets}
          onChange={(sets) => set({ sets })}
          min={0}
          max={RUNNER_LIMITS.setsMax}
          error={errors.sets}
        />
        <NumberField
          label="Repeticiones"
          value={value.reps}
          onChange={(reps) => set({ reps })}
          min={0}
          max={RUNNER_LIMITS.repsMax}
          error={errors.reps}
        />
        <NumberField
          label="Duración (seg)"
          value={value.duration}
          onChange={(duration) => set({ duration })}
          min={0}
          max={RUNNER_LIMITS.durationMax}
          error={errors.duration}
        />
      </div>
      <TextAreaField
        label="Notas"
        value={value.notes}
        onChange={(notes) => set({ notes })}
        rows={2}
        limit={TEXT_LIMITS.paragraph}
        placeholder="Si quieres, cuenta cómo te ha ido"
        error={errors.notes}
      />
      <Disclosure summary="¿Cómo te sientes? (opcional)">
        <div className={styles.scales}>
          <ScaleField
            label="Dolor"
            value={value.pain}
            onChange={(pain) => set({ pain })}
            onClear={() => set({ pain: null })}
            anchors={PAIN_ANCHORS}
          />
          {isStrongPain(value.pain) && advice}
          <ScaleField
            label="Esfuerzo"
            value={value.effort}
            onChange={(effort) => set({ effort })}
            onClear={() => set({ effort: null })}
            anchors={EFFORT_ANCHORS}
          />
        </div>
      </Disclosure>
    </div>
  );
}
