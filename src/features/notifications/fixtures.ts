import { MINUTE_MS } from '@/contract/common/constants';
import type { Notification } from '@/contract/notificationSchemas';

/** Notices of every kind, with times relative to `now` (milliseconds), for tests and stories. */
export function notificationFixtures(now: number): Notification[] {
  const minutesAgo = (minutes: number) => new Date(now - minutes * MINUTE_MS).toISOString();
  return [
    {
      id: 'n1',
      type: 'MESSAGE',
      title: 'Nuevo mensaje',
      message: 'Manuel Ortega Gil te ha enviado un mensaje',
      read: false,
      createdAt: minutesAgo(0),
      link: '/conversations/c1',
    },
    {
      id: 'n2',
      type: 'APPOINTMENT',
      title: 'Cita confirmada',
      message: 'Lucía Ferrer ha confirmado su cita del lunes',
      read: false,
      createdAt: minutesAgo(12),
      link: '/appointments',
    },
    {
      id: 'n3',
      type: 'ROUTINE',
      title: 'Rutina asignada',
      message: 'Tienes una rutina nueva',
      read: true,
      createdAt: minutesAgo(60 * 5),
      link: '/my-routines',
    },
    {
      id: 'n4',
      type: 'SYSTEM',
      title: 'Invitación aceptada',
      message:
        'Un paciente ha creado su cuenta con un nombre tan largo que ocupa varias líneas del panel sin romperlo',
      read: true,
      createdAt: minutesAgo(60 * 24 * 9),
      link: null,
    },
  ];
}
