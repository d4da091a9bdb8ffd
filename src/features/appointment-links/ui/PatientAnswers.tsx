import { useEffect } from 'react';
import type { LinkedAppointment } from '@/contract/appointmentLinkSchemas';
import { APPOINTMENT_LINK_MESSAGES as MESSAGES } from '@/contract/appointmentLinks';
import { REASON_MAX } from '@/contract/appointments';
import { isPassing } from '@/shared/api/baseQuery';
import { errorText, isApiError } from '@/shared/api/errors';
import { useNow } from '@/shared/lib/hooks';
import { useOpening } from '@/shared/openings/useOpening';
import { Button } from '@/shared/ui/button/Button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { FormStack } from '@/shared/ui/form-layout/FormLayout';
import { InlineAlert } from '@/shared/ui/inline-alert/InlineAlert';
import { PhoneLink } from '@/shared/ui/phone-link/PhoneLink';
import { PromptDialog } from '@/shared/ui/prompt-dialog/PromptDialog';
import type { PatientAct } from '../api';

/** How an appointment stands for its patient. */
export interface Standing extends Pick<
  LinkedAppointment,
  'when' | 'status' | 'isLate' | 'hasAskedAnotherDay'
> {
  /** Until when the answer can be taken back, in ms by the device's clock; null if there is none. */
  undoUntil: number | null;
  /** Whom to call; null if nobody says. */
  phone: string | null;
}

const STANDS: Record<LinkedAppointment['status'], { title: string; text: string } | null> = {
  SCHEDULED: null,
  CONFIRMED: { title: 'Cita confirmada', text: 'Gracias. Te esperamos.' },
  CANCELLED: { title: 'Cita cancelada', text: 'Gracias por avisar. La hora queda libre para otra persona.' },
};

const UNDONE = { title: 'Deshecho', text: 'La cita está como antes.' };

/** Whether the appointment is as an act leaves it. */
const IS_DONE: Record<PatientAct, (standing: Standing) => boolean> = {
  confirmation: ({ status }) => status === 'CONFIRMED',
  cancellation: ({ status }) => status === 'CANCELLED',
  anotherDay: ({ hasAskedAnotherDay }) => hasAskedAnotherDay,
  undo: ({ status, undoUntil }) => undoUntil === null && status !== 'CANCELLED',
};

interface AnotherDayProps {
  id: string | undefined;
  when: string;
  onAsk: () => Promise<unknown>;
  pending: boolean;
}

/** Asks for another day, after a question: it is asked once and cannot be taken back. */
function AnotherDay({ id, when, onAsk, pending }: AnotherDayProps) {
  const question = useOpening('patientAnotherDay', id);
  return (
    <>
      <Button fullWidth onClick={() => question.open()}>
        Pedir otro día
      </Button>
      <ConfirmDialog
        open={question.isOpen}
        title="¿Pedir otro día?"
        subject={`Cita del ${when}`}
        consequence="La consulta lo verá y te dirá algo. No se puede deshacer. Mientras tanto, la cita sigue en pie."
        confirmLabel="Sí, pedir otro día"
        cancelLabel="Volver"
        tone="primary"
        pending={pending}
        onConfirm={async () => {
          await onAsk();
          question.close();
        }}
        onCancel={question.close}
      />
    </>
  );
}

interface ChoicesProps extends Pick<PatientAnswersProps, 'standing' | 'id' | 'onSend'> {
  onCancel: () => void;
  pending: boolean;
}

/** What can be answered while the appointment takes place. */
function Choices({ standing, id, onSend, onCancel, pending }: ChoicesProps) {
  const { when, status, isLate, hasAskedAnotherDay, phone } = standing;
  return (
    <>
      {status === 'SCHEDULED' && (
        <Button variant="primary" fullWidth onClick={() => onSend('confirmation')}>
          Confirmo
        </Button>
      )}
      {isLate ? (
        <InlineAlert title="¿No puedes venir?">
          {MESSAGES.late} {phone && <PhoneLink phone={phone} call />}
        </InlineAlert>
      ) : (
        <Button fullWidth onClick={onCancel}>
          No puedo ir
        </Button>
      )}
      {hasAskedAnotherDay ? (
        <InlineAlert title="Has pedido otro día" live>
          La consulta lo verá y te dirá algo. Mientras tanto, la cita sigue en pie.
        </InlineAlert>
      ) : (
        <AnotherDay id={id} when={when} onAsk={() => onSend('anotherDay')} pending={pending} />
      )}
    </>
  );
}

export interface PatientAnswersProps {
  standing: Standing;
  /** Id of the appointment, where a screen has several. */
  id?: string;
  /** Says how the appointment stands also when that is not news. */
  saysStatus?: boolean;
  /** Sends an answer; resolves to whether it was stored. */
  onSend: (act: PatientAct, reason?: string) => Promise<boolean>;
  /** What was sent last, and how that went. */
  sent: { act: PatientAct | undefined; error?: unknown; isLoading: boolean; reset: () => void };
}

/** What a patient answers about an appointment. Nothing is sent before a button is pressed. */
export function PatientAnswers({ standing, id, saysStatus = false, onSend, sent }: PatientAnswersProps) {
  const { when, status, undoUntil } = standing;
  const reason = useOpening('patientCancellation', id);
  const { isOpen: isAsking, close } = reason;
  // The answer was lost, and it is off all the same: an undo must not open the question again.
  useEffect(() => {
    if (isAsking && status === 'CANCELLED') close();
  }, [isAsking, status, close]);
  const now = useNow();
  const canUndo = undoUntil !== null && now.getTime() < undoUntil;
  // Where only the answer was lost on its way, the appointment read anew shows that it arrived. What was refused did not.
  const isUnanswered = isApiError(sent.error) && isPassing(sent.error);
  const isDone = sent.act !== undefined && isUnanswered && IS_DONE[sent.act](standing);
  const failure = sent.error && !isDone ? errorText(sent.error, MESSAGES.failed) : null;
  const isUndone = sent.act === 'undo' && !failure && !canUndo && status !== 'CANCELLED';
  const stands = isUndone ? UNDONE : (saysStatus || canUndo) && STANDS[status];
  const cancel = async (text: string) => {
    if (await onSend('cancellation', text)) close();
  };
  const goBack = () => {
    sent.reset();
    close();
  };
  return (
    <FormStack>
      {failure && !isAsking && (
        <InlineAlert tone="danger" live>
          {failure}
        </InlineAlert>
      )}
      {stands && (
        <InlineAlert tone="success" title={stands.title} live>
          {stands.text}
        </InlineAlert>
      )}
      {canUndo && (
        <Button fullWidth onClick={() => onSend('undo')}>
          Deshacer (durante 3 minutos)
        </Button>
      )}
      {status !== 'CANCELLED' && (
        <Choices {...{ standing, id, onSend }} onCancel={() => reason.open()} pending={sent.isLoading} />
      )}
      <PromptDialog
        open={isAsking && status !== 'CANCELLED'}
        title="¿No puedes ir?"
        label="Motivo (opcional)"
        description={`La cita del ${when} se cancela y la hora queda libre. Durante tres minutos puedes deshacerlo.`}
        required={false}
        maxLength={REASON_MAX}
        confirmLabel="Sí, cancelar la cita"
        cancelLabel="Volver"
        pending={sent.isLoading}
        {...(failure && sent.act === 'cancellation' && { error: failure })}
        onConfirm={cancel}
        onCancel={goBack}
      />
    </FormStack>
  );
}
