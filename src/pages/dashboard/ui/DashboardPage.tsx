import { useAuth } from '@/features/auth';
import { DashboardGreeting } from '@/features/dashboard';
import { AdminDashboard } from './AdminDashboard';
import { PatientDashboard } from './PatientDashboard';
import { TherapistDashboard } from './TherapistDashboard';

const DASHBOARDS = { THERAPIST: TherapistDashboard, PATIENT: PatientDashboard, ADMIN: AdminDashboard };

/** /dashboard: the greeting and the role's cards. */
export function DashboardPage() {
  const { user } = useAuth();
  if (!user) return null;
  const Dashboard = DASHBOARDS[user.role];
  return (
    <>
      <DashboardGreeting name={user.name} />
      <Dashboard />
    </>
  );
}
