import { useNavigate } from 'react-router-dom';
import type { Appointment } from '@/contract/appointments/entities';
import { takesPlace } from '@/contract/appointments/followUp';
import { phoneHref } from '@/contract/common/phone';
import { ROUTES } from '@/shared/routes';
import { CalendarPlusIcon, ConversationIcon, EyeIcon, PhoneIcon, TherapistIcon } from '@/shared/ui/icon';
import type { MenuItemSpec } from '@/shared/ui/menu';
import { nextAppointmentAddress } from './newAddress';

/** What the page allows beyond the appointment itself: both are the therapist's alone. */
export interface TaskOptions {
  /** The patient's record and sessions can be opened. */
  withRecord?: boolean;
  /** The record is the screen itself: no way to it is offered. */
  inRecord?: boolean;
  /** Opens the conversation with the patient; a part of another domain. */
  onMessage?: (appointment: Appointment) => void;
}

/** Hands the number to the telephone as a pressed link does. */
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
