import { OpenedInvitation, useAuth } from '@/features/auth';
import { DashboardGreeting } from '@/features/dashboard';
import { AdminDashboard } from './AdminDashboard';
import { PatientDashboard } from './PatientDashboard';
import { TherapistDashboard } from './TherapistDashboard';

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
