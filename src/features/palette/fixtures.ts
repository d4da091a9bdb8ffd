import {
  CalendarIcon,
  CalendarPlusIcon,
  ExerciseIcon,
  PatientsIcon,
  RoutineIcon,
  UserIcon,
} from '@/shared/ui/icon/icons';
import type { PaletteContents } from './entries';

/** A small practice to search, for stories and tests. */
export const PALETTE_EXAMPLE: PaletteContents = {
  patients: [
    ['1', 'Lucía Martín Prado', '612 345 678'],
    ['2', 'Manuel Ortega Sanz', '699 000 111'],
    ['3', 'Inés Manuela Díaz', '655 123 456'],
  ].map(([id, title, phone]) => ({
    id: `patient:${id}`,
    group: 'patients',
    title: title ?? '',
    detail: phone ?? '',
    keywords: `${phone} ${phone?.replaceAll(' ', '')}`,
    icon: UserIcon,
    to: `/patients/${id}`,
  })),
  patientActions: [
    {
      id: 'newAppointment',
      title: 'Nueva cita',
      icon: CalendarPlusIcon,
      to: (id) => `/appointments/new?patientId=${id}`,
    },
  ],
  others: [
    {
      id: 'action:newAppointment',
      group: 'actions',
      title: 'Nueva cita',
      icon: CalendarPlusIcon,
      to: '/appointments/new',
    },
    { id: 'page:/patients', group: 'pages', title: 'Pacientes', icon: PatientsIcon, to: '/patients' },
    { id: 'page:/appointments', group: 'pages', title: 'Citas', icon: CalendarIcon, to: '/appointments' },
    {
      id: 'exercise:4',
      group: 'exercises',
      title: 'Puente de glúteos',
      detail: 'Fuerza',
      icon: ExerciseIcon,
      to: '/exercises',
    },
    {
      id: 'routine:7',
      group: 'routines',
      title: 'Manguito: fase 1',
      detail: 'Manuel Ortega Sanz',
      icon: RoutineIcon,
      to: '/routines?routine=7',
    },
  ],
};
