import type { LinkedAppointment } from '@/contract/appointmentLinkSchemas';
import { DescriptionList } from '@/shared/ui/description-list/DescriptionList';
import { FormStack } from '@/shared/ui/form-layout/FormLayout';
import { MapLink } from '@/shared/ui/map-link/MapLink';
import { PhoneLink } from '@/shared/ui/phone-link/PhoneLink';
import { useAnswerByLinkMutation } from '../api';
import { PatientAnswers } from './PatientAnswers';

function Details({ appointment }: { appointment: LinkedAppointment }) {
  const { when, therapistName, practice } = appointment;
  return (
    <DescriptionList
      items={[
        { label: 'Cuándo', value: when },
        { label: 'Con', value: therapistName },
        ...(practice.name ? [{ label: 'Consulta', value: practice.name }] : []),
        ...(practice.address ? [{ label: 'Dónde', value: <MapLink address={practice.address} /> }] : []),
        ...(practice.phone ? [{ label: 'Teléfono', value: <PhoneLink phone={practice.phone} /> }] : []),
      ]}
    />
  );
}

export interface LinkedAppointmentPanelProps {
  token: string;
  appointment: LinkedAppointment;
  /** When the appointment was read, in ms: from then on its seconds count. */
  readAt: number;
}

/** The appointment of a link, and what its patient answers. */
export function LinkedAppointmentPanel({ token, appointment, readAt }: LinkedAppointmentPanelProps) {
  const { undoSeconds, practice } = appointment;
  const [answer, { originalArgs, ...sent }] = useAnswerByLinkMutation();
  const undoUntil = undoSeconds > 0 ? readAt + undoSeconds * 1000 : null;
  return (
    <FormStack>
      <Details appointment={appointment} />
      <PatientAnswers
        standing={{ ...appointment, undoUntil, phone: practice.phone }}
        saysStatus
        onSend={async (act, reason) => !('error' in (await answer({ token, act, reason })))}
        sent={{ ...sent, act: originalArgs?.act }}
      />
    </FormStack>
  );
}
