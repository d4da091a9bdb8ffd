import { useState } from 'react';
import type { RoutineTherapist } from '@/contract/progressAnswers';
import { Button } from '@/shared/ui/button/Button';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { ScaleField } from '@/shared/ui/scale-field/ScaleField';
import { PAIN_ANCHORS } from './anchors';
import { PainAdvice } from './PainAdvice';

export interface StopDialogProps {
  open: boolean;
  onStop: (pain: number | null) => void;
  onCancel: () => void;
  /** Therapist to call, if the backend names one. */
  therapist?: RoutineTherapist | null | undefined;
}

/** Asks for the pain before a stop because of pain, and says what happens next. */
export function StopDialog({ open, onStop, onCancel, therapist }: StopDialogProps) {
  const [pain, setPain] = useState<number | null>(null);
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      size="sm"
      title="¿Parar por dolor?"
      description="Haces bien en parar si te duele. Tu fisioterapeuta lo verá."
      footer={
        <>
          <Button size="lg" onClick={onCancel}>
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
