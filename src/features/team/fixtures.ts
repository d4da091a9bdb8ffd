import { DAY_MS } from '@/contract/common/constants';
import type { StaffInvitation, StaffJoining, TeamMember, TherapistChoice } from '@/contract/teamAnswers';
import { ADMIN, THERAPIST } from '@/shared/testing/people';

const MEMBER: TeamMember = {
  id: THERAPIST.id,
  name: THERAPIST.name,
  email: THERAPIST.email,
  role: 'THERAPIST',
  alsoAdmin: false,
  lastAccess: '2026-11-20T08:55:00Z',
  secondFactor: true,
  deactivatedAt: null,
  appointmentMails: true,
  activePatients: 12,
  futureAppointments: 5,
};

export const TEAM_FIXTURES: TeamMember[] = [
  MEMBER,
  {
    ...MEMBER,
    id: ADMIN.id,
    name: ADMIN.name,
    email: ADMIN.email,
    role: 'ADMIN',
    secondFactor: false,
    activePatients: 0,
    futureAppointments: 0,
  },
  {
    ...MEMBER,
    id: 'u8',
    name: 'Nuria Salas Gil',
    email: 'nuria@correo.example',
    lastAccess: null,
    secondFactor: false,
    activePatients: 0,
    futureAppointments: 0,
  },
  {
    ...MEMBER,
    id: 'u9',
    name: 'Óscar Blanco Rey',
    email: 'oscar@correo.example',
    lastAccess: '2026-09-01T15:20:00Z',
    deactivatedAt: '2026-09-02T09:00:00Z',
    activePatients: 3,
    futureAppointments: 0,
  },
];

export const STAFF_INVITATION_FIXTURES: StaffInvitation[] = [
  {
    id: 'si1',
    name: 'Laura Prieto Sanz',
    email: 'laura@correo.example',
    role: 'THERAPIST',
    createdAt: '2026-11-19T09:00:00Z',
    // By the clock of whoever asks, because a test has the real one.
    expiresAt: new Date(Date.now() + 3 * DAY_MS).toISOString(),
  },
  {
    id: 'si2',
    name: 'Pablo Gil Mora',
    email: 'pablo@correo.example',
    role: 'ADMIN',
    createdAt: '2020-10-01T09:00:00Z',
    expiresAt: '2020-10-08T09:00:00Z',
  },
];

export const JOINING_FIXTURE: StaffJoining = {
  name: 'Laura Prieto Sanz',
  email: 'laura@correo.example',
  role: 'THERAPIST',
  practiceName: 'Fisioterapia Retiro',
};

export const THERAPIST_FIXTURES: TherapistChoice[] = [
  { id: THERAPIST.id, name: THERAPIST.name },
  { id: 'u8', name: 'Nuria Salas Gil' },
];
