import { useState } from 'react';
import type { Appointment } from '@/contract/appointmentAnswers';
import {
  APPOINTMENT_MESSAGES as MESSAGES,
  APPOINTMENT_STATUS_LABELS,
  correctedStatus,
  REASON_MAX,
} from '@/contract/appointments';
import { errorText } from '@/shared/api/errors';
import { useAppDispatch } from '@/shared/redux';
import { PromptDialog } from '@/shared/ui/prompt-dialog/PromptDialog';
import { useServerNow } from '@/shared/useServerClock';
import { useLateFailure } from '@/shared/lateToasts';
import { changeRefused, useEndAppointmentMutation, useGetAppointmentHistoryQuery } from '../api';
import { fullName } from '../appointmentTexts';
import { changeToast } from '../statusChange';

/** What is noted with a reason: that an appointment does not take place, or that its end was noted wrongly. */
export type Ending = 'cancellation' | 'noShow' | 'correction';

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
  correction: {
    title: '¿Corregir el estado?',
    confirm: 'Corregir',
    done: MESSAGES.corrected,
    failed: MESSAGES.correctionFailed,
  },
} satisfies Record<Ending, object>;

const LATE = 'Es una cancelación tardía y quedará anotada así.';

export interface EndAppointmentPromptProps {
  appointment: Appointment;
  how: Ending;
  onClose: () => void;
}

/**
 * Asks why an appointment does not take place, which may stay open, or why its status is corrected, which may not. What was
 * typed stays after a failure.
 */
export function EndAppointmentPrompt({ appointment, how, onClose }: EndAppointmentPromptProps) {
  const dispatch = useAppDispatch();
  const { data: history } = useGetAppointmentHistoryQuery(appointment.id);
  const [end, { isLoading, error }] = useEndAppointmentMutation();
  const now = useServerNow();
  const tellLate = useLateFailure();
  const texts = TEXTS[how];
  const isLate = how === 'cancellation' && history && new Date(history.lateFrom) < now;
  // Kept from the start: if only the answer is lost, the same is asked for again.
  const [corrected] = useState(() =>
    how === 'correction' ? correctedStatus(appointment.status, new Date(appointment.date) <= now) : undefined,
  );
  const confirm = async (reason: string) => {
    const result = await end({ id: appointment.id, how, reason, ...(corrected && { status: corrected }) });
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
      label={corrected ? 'Motivo' : 'Motivo (opcional)'}
      description={[
        fullName(appointment),
        isLate && LATE,
        corrected && `Pasará a «${APPOINTMENT_STATUS_LABELS[corrected]}»; el historial guarda lo que decía`,
      ]
        .filter(Boolean)
        .join('. ')}
      required={corrected !== undefined}
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
