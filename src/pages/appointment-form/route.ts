import type { ScreenRoute } from '@/shared/routes';

export const appointmentForm = {
  paths: { '/appointments/new': 'Nueva Cita', '/appointments/:id/edit': 'Editar Cita' },
  roles: ['THERAPIST', 'ADMIN'],
  lazy: async () => ({ Component: (await import('./index')).AppointmentFormPage }),
} satisfies ScreenRoute;

export const patientAppointment = {
  paths: { '/patients/:id/appointments/new': 'Nueva Cita' },
  roles: ['THERAPIST', 'ADMIN'],
  lazy: async () => ({ Component: (await import('./index')).PatientAppointmentPage }),
} satisfies ScreenRoute;
