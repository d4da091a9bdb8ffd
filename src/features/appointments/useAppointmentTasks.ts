import { useNavigate } from 'react-router-dom';
import type { Appointment } from '@/contract/appointments/entities';
import { takesPlace } from '@/contract/appointments/followUp';
import { phoneHref } from '@/contract/common/phone';
import { ROUTES } from '@/shared/routes';
import { CalendarPlusIcon, ConversationIcon, EyeIcon, PhoneIcon, TherapistIcon } from '@/shared/ui/icon';
import type { MenuItemSpec } from '@/shared/ui/menu';
import { nextAppointmentAddress } from './newAddress';

/** Optional actions that a page enables. Only therapists have them. */
export interface TaskOptions {
  /** Adds the links to the patient's record and to the session. */
  withRecord?: boolean;
  /** The page is the record itself: no link to it is offered. */
  inRecord?: boolean;
  /** Opens the conversation with the patient. Provided by the chat domain. */
  onMessage?: (appointment: Appointment) => void;
}

/** Starts a call like a click on a `tel:` link. */
function call(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.click();
}

/** Menu entries of an appointment: session, record, next appointment, call, message. */
export function useAppointmentTasks({ withRecord = false, inRecord = false, onMessage }: TaskOptions) {
  const navigate = useNavigate();
  return (appointment: Appointment): MenuItemSpec[] => {
    const { id, patientId, patientPhone } = appointment;
    const number = patientPhone ? phoneHref(patientPhone) : null;
    const entry = (key: string, label: string, icon: MenuItemSpec['icon'], onSelect: () => void) => [
      { key, label, icon, onSelect },
    ];
    const to = (address: string) => () => navigate(address);
    return [
      ...(withRecord && takesPlace(appointment)
        ? entry('session', 'Escribir sesión', TherapistIcon, to(ROUTES.sessionOfAppointment(id)))
        : []),
      ...(withRecord && !inRecord
        ? entry('record', 'Abrir ficha', EyeIcon, to(ROUTES.patientOfAppointment(patientId, id)))
        : []),
      ...entry('next', 'Siguiente cita', CalendarPlusIcon, () =>
        navigate(nextAppointmentAddress(appointment, new Date())),
      ),
      ...(number ? entry('call', 'Llamar', PhoneIcon, () => call(number)) : []),
      ...(onMessage ? entry('message', 'Mensaje', ConversationIcon, () => onMessage(appointment)) : []),
    ];
  };
}
