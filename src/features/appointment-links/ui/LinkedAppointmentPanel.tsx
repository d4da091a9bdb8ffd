import type { LinkedAppointment } from '@/contract/appointmentLinks/answers';
import { APPOINTMENT_LINK_MESSAGES as MESSAGES } from '@/contract/appointmentLinks/messages';
import { REASON_MAX } from '@/contract/appointments/limits';
import { errorText } from '@/shared/api';
import { useNow } from '@/shared/lib/clock';
import { useOpening } from '@/shared/openings';
import { Button } from '@/shared/ui/button';
import { DescriptionList } from '@/shared/ui/description-list';
import { FormStack } from '@/shared/ui/form-layout';
import { InlineAlert } from '@/shared/ui/inline-alert';
import { PhoneLink } from '@/shared/ui/phone-link';
import { PromptDialog } from '@/shared/ui/prompt-dialog';
import { useAnswerByLinkMutation, type LinkAct } from '../api';

const STANDS: Record<LinkedAppointment['status'], { title: string; text: string } | null> = {
  SCHEDULED: null,
  CONFIRMED: { title: 'Cita confirmada', text: 'Gracias. Te esperamos.' },
  CANCELLED: { title: 'Cita cancelada', text: 'Gracias por avisar. La hora queda libre para otra persona.' },
};

/** The address with a link to a map; it opens apart, so that the answer stays. */
function Place({ address }: { address: string }) {
  const map = `https://www.openstreetmap.org/search?query=${encodeURIComponent(address)}`;
  return (
    <>
      {address}{' '}
      <a href={map} target="_blank" rel="noreferrer">
        Ver en el mapa
      </a>
    </>
  );
}

function Details({ appointment }: { appointment: LinkedAppointment }) {
  const { when, therapistName, practice } = appointment;
  return (
    <DescriptionList
      items={[
        { label: 'Cuándo', value: when },
        { label: 'Con', value: therapistName },
        ...(practice.name ? [{ label: 'Consulta', value: practice.name }] : []),
        ...(practice.address ? [{ label: 'Dónde', value: <Place address={practice.address} /> }] : []),
        ...(practice.phone ? [{ label: 'Teléfono', value: <PhoneLink phone={practice.phone} /> }] : []),
      ]}
    />
  );
}

/** Whether the appointment is as an act leaves it. */
const IS_DONE: Record<LinkAct, (appointment: LinkedAppointment) => boolean> = {
  confirmation: ({ status }) => status === 'CONFIRMED',
  cancellation: ({ status }) => status === 'CANCELLED',
  anotherDay: ({ hasAskedAnotherDay }) => hasAskedAnotherDay,
  undo: ({ undoSeconds }) => undoSeconds === 0,
};

interface ChoicesProps {
  appointment: LinkedAppointment;
  onSend: (act: LinkAct) => unknown;
  onCancel: () => void;
}

/** What can be answered while the appointment takes place. */
function Choices({ appointment, onSend, onCancel }: ChoicesProps) {
  const { status, isLate, hasAskedAnotherDay, practice } = appointment;
  return (
    <>
      {status === 'SCHEDULED' && (
        <Button variant="primary" fullWidth onClick={() => onSend('confirmation')}>
          Confirmo
        </Button>
      )}
      {isLate ? (
        <InlineAlert title="¿No puedes venir?">
          {MESSAGES.late} {practice.phone && <PhoneLink phone={practice.phone} call />}
        </InlineAlert>
      ) : (
        <Button fullWidth onClick={onCancel}>
          No puedo ir
        </Button>
      )}
      {hasAskedAnotherDay ? (
        <InlineAlert title="Has pedido otro día" live>
          Tu fisioterapeuta lo verá y te dirá algo. Mientras tanto, la cita sigue en pie.
        </InlineAlert>
      ) : (
        <Button fullWidth onClick={() => onSend('anotherDay')}>
          Pedir otro día
        </Button>
      )}
    </>
  );
}

export interface LinkedAppointmentPanelProps {
  token: string;
  appointment: LinkedAppointment;
  /** When the appointment was read, in ms: from then on its seconds count. */
  readAt: number;
}

/** The appointment of a link, and what its patient answers. Nothing is sent before a button is pressed. */
export function LinkedAppointmentPanel({ token, appointment, readAt }: LinkedAppointmentPanelProps) {
  const { status, undoSeconds } = appointment;
  const reason = useOpening('linkCancellation');
  const [answer, { error, isLoading, originalArgs, reset }] = useAnswerByLinkMutation();
  const canUndo = useNow().getTime() < readAt + undoSeconds * 1000 && undoSeconds > 0;
  // Where only the answer was lost on its way, the appointment read anew shows that it arrived.
  const isDone = originalArgs !== undefined && IS_DONE[originalArgs.act](appointment);
  const failure = error && !isDone && errorText(error, MESSAGES.failed);
  const stands = STANDS[status];
  const send = (act: LinkAct) => answer({ token, act });
  const cancel = async (text: string) => {
    const result = await answer({ token, act: 'cancellation', reason: text });
    if (!('error' in result)) reason.close();
  };
  const goBack = () => {
    reset();
    reason.close();
  };
  return (
    <FormStack>
      <Details appointment={appointment} />
      {failure && !reason.isOpen && (
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
        <Button fullWidth onClick={() => send('undo')}>
          Deshacer (durante 3 minutos)
        </Button>
      )}
      {status !== 'CANCELLED' && (
        <Choices appointment={appointment} onSend={send} onCancel={() => reason.open()} />
      )}
      <PromptDialog
        open={reason.isOpen && status !== 'CANCELLED'}
        title="¿No puedes ir?"
        label="Motivo (opcional)"
        description="La cita se cancela y la hora queda libre. Durante tres minutos puedes deshacerlo."
        required={false}
        maxLength={REASON_MAX}
        confirmLabel="Sí, cancelar la cita"
        cancelLabel="Volver"
        pending={isLoading}
        {...(failure && { error: failure })}
        onConfirm={cancel}
        onCancel={goBack}
      />
    </FormStack>
  );
}
