import type { LinkedAppointment } from '@/contract/appointmentLinks/answers';

export const LINKED_FIXTURE: LinkedAppointment = {
  when: 'jueves, 10 de diciembre a las 10:00',
  therapistName: 'Ana Ruiz Soler',
  practice: { name: 'Fisioterapia Retiro', address: 'Calle Mayor, 1, Madrid', phone: '910000000' },
  status: 'SCHEDULED',
  isLate: false,
  hasAskedAnotherDay: false,
  undoSeconds: 0,
};
