import type { RoutineTherapist } from '@/contract/progressAnswers';
import { PhoneLink } from '@/shared/ui/phone-link/PhoneLink';

export interface PainAdviceProps {
  /** Therapist to call, if the backend names one. */
  therapist?: RoutineTherapist | null | undefined;
}

/** Whom to call if the pain does not go, wherever a patient has said that it hurts. Nothing without a number. */
export function PainAdvice({ therapist }: PainAdviceProps) {
  return therapist?.phone ? (
    <p>
      <span>{`Si el dolor no cede, llama a ${therapist.name || 'tu fisioterapeuta'}:`}</span>{' '}
      <PhoneLink phone={therapist.phone} call />
    </p>
  ) : null;
}
