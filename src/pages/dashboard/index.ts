import {
  appointmentsDomain,
  prefetchAppointmentStats,
  prefetchMyAppointments,
  prefetchTodayAppointments,
} from '@/features/appointments';
import { prefetchConsent } from '@/features/consent';
import { prefetchPatients } from '@/features/patients';
import { prefetchMyRoutines, prefetchTodayRoutines } from '@/features/progress';
import { prefetchMySessions } from '@/features/sessions';
import type { Visit } from '@/shared/redux';
import { prefetchCapabilities } from '@/shared/capabilities';

export { DashboardPage as Component } from './ui/DashboardPage';
export const domains = [appointmentsDomain];

export const prefetches = ({ role }: Visit) =>
  role === 'PATIENT'
    ? [prefetchTodayRoutines, prefetchMyRoutines, prefetchMySessions, prefetchMyAppointments, prefetchConsent]
    : [
        // Which day an administrator sees depends on it.
        ...(role === 'ADMIN' ? [prefetchCapabilities] : []),
        prefetchTodayAppointments,
        prefetchPatients,
        prefetchAppointmentStats,
      ];
