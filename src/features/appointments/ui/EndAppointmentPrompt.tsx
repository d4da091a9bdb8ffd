import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_MESSAGES as MESSAGES, REASON_MAX } from '@/contract/appointments';
import { errorText } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { PromptDialog } from '@/shared/ui/prompt-dialog/PromptDialog';
import { useServerNow } from '@/shared/useServerClock';
import { useLateFailure } from '@/shared/lateToasts';
import { changeRefused, useEndAppointmentMutation, useGetAppointmentHistoryQuery } from '../api';
import { fullName } from '../appointmentTexts';
import { changeToast } from '../statusChange';

/** How an appointment ends without having taken place. */
export type Ending = 'cancellation' | 'noShow';

const TEXTS = {
  cancellation: {
    title: '¿Cancelar la cita?',
    confirm: 'Sí, cancelar la cita',
    done: MESSAGES.cancelled,
    failed: MESSAGES.cancelFailed,
  },
  noShow: {
    title: '¿No asistió?',
    confirm: 'Marcar «No asistió»',
    done: MESSAGES.noShow,
    failed: MESSAGES.noShowFailed,
  },
} satisfies Record<Ending, object>;

const LATE = 'Es una cancelación tardía y quedará anotada así.';

export interface EndAppointmentPromptProps {
  appointment: Appointment;
  how: Ending;
  onClose: () => void;
}

/** Asks the optional reason why an appointment does not take place. What was typed stays after a failure. */
export function EndAppointmentPrompt({ appointment, how, onClose }: EndAppointmentPromptProps) {
  const dispatch = useAppDispatch();
  const { data: history } = useGetAppointmentHistoryQuery(appointment.id);
  const [end, { isLoading, error }] = useEndAppointmentMutation();
  const now = useServerNow();
  const tellLate = useLateFailure();
  const texts = TEXTS[how];
  const isLate = how === 'cancellation' && history && new Date(history.lateFrom) < now;
  const confirm = async (reason: string) => {
    const result = await end({ id: appointment.id, how, reason });
    if ('error' in result) {
      tellLate(result.error, texts.failed);
      return void dispatch(changeRefused(appointment.id, result.error));
    }
    dispatch(changeToast(texts.done, appointment.id, result.data.undo));
    onClose();
  };
  return (
    <PromptDialog
      open
      title={texts.title}
      label="Motivo (opcional)"
      description={[fullName(appointment), isLate && LATE].filter(Boolean).join('. ')}
      required={false}
      maxLength={REASON_MAX}
      confirmLabel={texts.confirm}
      cancelLabel="Volver"
      pending={isLoading}
      error={error && errorText(error, texts.failed)}
      onConfirm={confirm}
      onCancel={onClose}
    />
  );
}
