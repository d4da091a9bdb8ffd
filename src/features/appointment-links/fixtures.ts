import type { LinkedAppointment } from '@/contract/appointmentLinkSchemas';
import type { Appointment } from '@/contract/appointmentAnswers';

export const LINKED_FIXTURE: LinkedAppointment = {
  when: 'jueves, 10 de diciembre a las 10:00',
  therapistName: 'Ana Ruiz Soler',
  practice: { name: 'Fisioterapia Retiro', address: 'Calle Mayor, 1, Madrid', phone: '910000000' },
  status: 'SCHEDULED',
  isLate: false,
  hasAskedAnotherDay: false,
  undoSeconds: 0,
};

/** An own appointment about which its patient can answer. */
export const OWN_FIXTURE: Appointment = {
  id: 'c1',
  patientId: 'p1',
  patientName: 'Lucía Méndez Prats',
  patientPhone: null,
  patientEmail: null,
  date: '2099-12-10T10:00:00+01:00',
  duration: 60,
  type: 'TREATMENT',
  status: 'SCHEDULED',
  notes: null,
  therapist: { name: 'Ana Ruiz Soler', phone: '910000000' },
  reply: { isLate: false, hasAskedAnotherDay: false, undoUntil: null },
};
