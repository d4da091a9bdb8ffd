import { OpenedInvitation, useAuth } from '@/features/auth';
import { DashboardGreeting } from '@/features/dashboard';
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
import { AdminDashboard } from './ui/AdminDashboard';
import { PatientDashboard } from './ui/PatientDashboard';
import { TherapistDashboard } from './ui/TherapistDashboard';

const DASHBOARDS = { THERAPIST: TherapistDashboard, PATIENT: PatientDashboard, ADMIN: AdminDashboard };

/** /dashboard: a greeting and the cards of the user's role. */
export function DashboardPage() {
  const { user } = useAuth();
  if (!user) return null;
  const Dashboard = DASHBOARDS[user.role];
  return (
    <>
      <OpenedInvitation />
      <DashboardGreeting name={user.name} />
      <Dashboard />
    </>
  );
}

export { DashboardPage as Component };

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
