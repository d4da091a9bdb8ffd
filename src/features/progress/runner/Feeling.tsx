import { useState } from 'react';
import { isPainAlert } from '@/contract/pain';
import type { RoutineTherapist } from '@/contract/progressAnswers';
import { exercisesText } from '@/contract/routines';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { IconButton } from '@/shared/ui/icon-button/IconButton';
import { Icon } from '@/shared/ui/icon/Icon';
import { CloseIcon, CheckIcon } from '@/shared/ui/icon/icons';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { ScaleField } from '@/shared/ui/scale-field/ScaleField';
import type { Felt } from '../slice';
import { PainAdvice } from '../ui/PainAdvice';
import styles from './Feeling.module.css';

/** Labels for the ends of the scales. */
export const PAIN_ANCHORS = { 0: 'Sin dolor', 10: 'Muchísimo dolor' } as const;
export const EFFORT_ANCHORS = { 0: 'Sin esfuerzo', 10: 'Esfuerzo máximo' } as const;

/** What to do when it hurts, after a stop and after a routine with more pain. */
const REST_TEXT = 'Descansa: tu fisioterapeuta lo verá.';

/** Toast after a stop because of pain. */
export const STOPPED_TEXT = `Rutina parada. ${REST_TEXT}`;

/** What the therapist said of the whole routine; nothing where they said nothing. */
export function RoutineNotes({ notes }: { notes: string | null | undefined }) {
  return notes ? (
    <section className={styles.notes} aria-label="Indicaciones para toda la rutina">
      <p className={styles.label}>Indicaciones para toda la rutina</p>
      <p className={styles.said}>{notes}</p>
    </section>
  ) : null;
}

export interface BeforePanelProps {
  /** What the exercises need; empty for nothing. */
  material?: string;
  /** What the therapist said of the routine. */
  notes?: string | null | undefined;
  value: number | null;
  onChange: (pain: number) => void;
}

/**
 * Before guided mode starts: says what to get ready, and asks for the pain, because the patient cannot type during an
 * exercise.
 */
export function BeforePanel({ material, notes, value, onChange }: BeforePanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.hero}>
        <h3 className={styles.title}>Antes de empezar</h3>
        <p className={styles.text}>Puedes contestar o empezar sin más.</p>
      </div>
      {material && <p className={styles.text}>{`Vas a necesitar: ${material}`}</p>}
      <RoutineNotes notes={notes} />
      <div className={styles.questions}>
        <ScaleField
          label="¿Cuánto dolor tienes ahora?"
          value={value}
          onChange={onChange}
          anchors={PAIN_ANCHORS}
        />
      </div>
    </div>
  );
}

export interface FeelingBeforeProps {
  value: number | null;
  onChange: (pain: number) => void;
  onDismiss: () => void;
}

/** Asks for the pain before the routine, in one tap. Never blocks the start. */
export function FeelingBefore({ value, onChange, onDismiss }: FeelingBeforeProps) {
  return (
    <section className={styles.card} aria-label="Cómo te sientes">
      <ScaleField
        label="Antes de empezar: ¿cuánto dolor tienes?"
        value={value}
        onChange={onChange}
        anchors={PAIN_ANCHORS}
      />
      <span className={styles.dismiss}>
        <IconButton size="sm" icon={CloseIcon} label="Ahora no" onClick={onDismiss} />
      </span>
    </section>
  );
}

/** Shown at the end of a routine with skipped exercises. */
export function LeftoversPanel({ names }: { names: readonly string[] }) {
  return (
    <div className={styles.panel}>
      <div className={styles.hero}>
        <h3 className={styles.title}>
          {names.length === 1
            ? 'Te queda 1 ejercicio sin hacer'
            : `Te quedan ${names.length} ejercicios sin hacer`}
        </h3>
        <p className={styles.text}>Puedes hacerlos ahora o terminar la rutina así.</p>
      </div>
      <ul className={styles.list}>
        {names.map((name, index) => (
          <li key={`${index}-${name}`}>{name}</li>
        ))}
      </ul>
    </div>
  );
}

export interface DonePanelProps {
  /** Number of exercises done, out of `total`. */
  completed: number;
  total: number;
  felt: Felt;
  /** Pain noted before the routine, 0–10. */
  painBefore?: number | null | undefined;
  /** Therapist to call, if the backend names one. */
  therapist?: RoutineTherapist | null | undefined;
  onFeel: (felt: Felt) => void;
}

/**
 * Shown after the routine: congratulates and asks how it felt, in two taps. Pain of which the therapist is told says what to do,
 * as a stop because of pain does.
 */
export function DonePanel({ completed, total, felt, painBefore, therapist, onFeel }: DonePanelProps) {
  return (
    <div className={styles.panel}>
      <div className={styles.hero}>
        <span className={styles.medal}>
          <Icon of={CheckIcon} size="xl" />
        </span>
        <h3 className={styles.title}>¡Buen trabajo!</h3>
        <p className={styles.text}>{`Has hecho ${completed} de ${exercisesText(total)}.`}</p>
      </div>
      <section className={styles.questions} aria-label="Cómo te sientes">
        <ScaleField
          label="¿Cuánto dolor tienes ahora?"
          value={felt.painAfter ?? null}
          onChange={(painAfter) => onFeel({ painAfter })}
          anchors={PAIN_ANCHORS}
        />
        {isPainAlert({ painBefore, painAfter: felt.painAfter ?? null }) && (
          <RestAdvice therapist={therapist} />
        )}
        <ScaleField
          label="¿Cuánto te ha costado?"
          value={felt.effort ?? null}
          onChange={(effort) => onFeel({ effort })}
          anchors={EFFORT_ANCHORS}
        />
      </section>
    </div>
  );
}

export interface StopDialogProps {
  open: boolean;
  /** Pain of the exercise as told already. */
  told?: number | null;
  onStop: (pain: number | null) => void;
  onCancel: () => void;
  /** Therapist to call, if the backend names one. */
  therapist?: RoutineTherapist | null | undefined;
}

/** Asks for the pain before a stop because of pain, and says what happens next. */
export function StopDialog({ open, told = null, onStop, onCancel, therapist }: StopDialogProps) {
  const [chosen, setPain] = useState<number | null>(null);
  const pain = chosen ?? told;
  // The next question is of another exercise.
  const cancel = () => {
    setPain(null);
    onCancel();
  };
  return (
    <Dialog
      open={open}
      onClose={cancel}
      size="sm"
      title="¿Parar por dolor?"
      description="Haces bien en parar si te duele. Tu fisioterapeuta lo verá."
      footer={
        <>
          <Button size="lg" onClick={cancel}>
            Seguir
          </Button>
          <Button size="lg" variant="danger" onClick={() => onStop(pain)}>
            Parar la rutina
          </Button>
        </>
      }
    >
      <ScaleField
        label="¿Cuánto te duele? (opcional)"
        value={pain}
        onChange={setPain}
        anchors={PAIN_ANCHORS}
      />
      <PainAdvice therapist={therapist} />
    </Dialog>
  );
}

/** What to do when it hurts so much that the therapist is told. */
export function RestAdvice({ therapist }: { therapist?: RoutineTherapist | null | undefined }) {
  return (
    <InlineAlert tone="warning" live title="Te duele más de lo que debería">
      <p>{REST_TEXT}</p>
      <PainAdvice therapist={therapist} />
    </InlineAlert>
  );
}
