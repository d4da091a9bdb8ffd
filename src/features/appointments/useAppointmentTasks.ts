import { useNavigate } from 'react-router-dom';
import type { Appointment } from '@/contract/appointmentAnswers';
import { takesPlace } from '@/contract/followUp';
import { phoneHref } from '@/contract/common/text';
import { leadsBackState, ROUTES } from '@/shared/routes';
import {
  CalendarPlusIcon,
  ConversationIcon,
  EyeIcon,
  PhoneIcon,
  TherapistIcon,
} from '@/shared/ui/icon/icons';
import type { MenuItemSpec } from '@/shared/ui/menu/MenuPopup';
import { nextAppointmentAddress } from './newAppointment';

/** Optional actions that a page enables. Only therapists have them. */
export interface TaskOptions {
  /** Adds the links to the patient's record and to the session. */
  withRecord?: boolean;
  /** They lead there only for patients whom the user treats. Who is administration too sees appointments of others. */
  treatedOnly?: boolean;
  /** The desk sees the contact and all appointments of a patient, and is led there. */
  atDesk?: boolean;
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

/** Whether an appointment leads to record and session. Only who treats the patient is told of its episode. */
export const leadsToRecord = (
  { withRecord = false, treatedOnly = false }: TaskOptions,
  { episodeId }: Appointment,
): boolean => withRecord && (!treatedOnly || episodeId !== undefined);

/** Address of the record, which offers the session of the appointment too, unless it was cancelled or missed. */
export const recordOf = (appointment: Appointment): string =>
  takesPlace(appointment)
    ? ROUTES.patientOfAppointment(appointment.patientId, appointment.id)
    : ROUTES.patient(appointment.patientId);

/** Menu entries of an appointment: session, record or contact, next appointment, call, message. */
export function useAppointmentTasks({
  inRecord = false,
  atDesk = false,
  onMessage,
  ...options
}: TaskOptions) {
  const navigate = useNavigate();
  return (appointment: Appointment): MenuItemSpec[] => {
    const withRecord = leadsToRecord(options, appointment);
    const isOthers = options.treatedOnly && !withRecord;
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
      ...(withRecord && !inRecord ? entry('record', 'Abrir ficha', EyeIcon, to(recordOf(appointment))) : []),
      ...((atDesk || isOthers) && !inRecord
        ? entry('contact', 'Ver paciente', EyeIcon, to(ROUTES.patient(patientId)))
        : []),
      ...entry('next', 'Siguiente cita', CalendarPlusIcon, () =>
        navigate(
          nextAppointmentAddress(appointment, new Date()),
          inRecord ? { state: leadsBackState } : undefined,
        ),
      ),
      ...(number ? entry('call', 'Llamar', PhoneIcon, () => call(number)) : []),
      ...(onMessage && !isOthers
        ? entry('message', 'Mensaje', ConversationIcon, () => onMessage(appointment))
        : []),
    ];
  };
}
