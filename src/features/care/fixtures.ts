import type { CareTeam, Cover, HandoverList, OwnTeam } from '@/contract/careAnswers';
import { THERAPIST } from '@/shared/testing/people';

const LEAD = { id: THERAPIST.id, name: THERAPIST.name };
const NURIA = { id: 'u8', name: 'Nuria Salas Gil' };
const PABLO = { id: 'u7', name: 'Pablo Ibáñez Ros' };

export const COVER_FIXTURES: Cover[] = [
  {
    id: 'cv1',
    therapist: LEAD,
    coveredBy: NURIA,
    firstDay: '2026-11-20',
    lastDay: '2026-11-27',
    isRunning: true,
    mayEnd: true,
  },
  {
    id: 'cv2',
    therapist: PABLO,
    coveredBy: LEAD,
    firstDay: '2026-12-22',
    lastDay: '2026-12-22',
    isRunning: false,
    mayEnd: false,
  },
];

export const CARE_TEAM_FIXTURE: CareTeam = {
  patientId: 'p1',
  patientName: 'Manuel García Pérez',
  lead: LEAD,
  collaborators: [PABLO],
  covers: COVER_FIXTURES.slice(0, 1),
  handovers: [
    {
      at: '2026-10-02T09:00:00Z',
      fromName: NURIA.name,
      toName: LEAD.name,
      note: 'Prefiere las citas por la mañana.',
    },
  ],
  relation: 'LEAD',
  mayChange: true,
};

export const OWN_TEAM_FIXTURE: OwnTeam = {
  leadName: LEAD.name,
  collaboratorNames: [PABLO.name],
  covers: [{ name: NURIA.name, therapistName: LEAD.name, lastDay: '2026-11-27' }],
};

export const HANDOVER_LIST_FIXTURE: HandoverList = {
  patients: [
    { id: 'p1', name: 'Manuel García Pérez' },
    { id: 'p2', name: 'Olga Prieto Díaz' },
  ],
  appointments: [{ date: '2026-11-25T10:00:00+01:00', patientName: 'Manuel García Pérez' }],
};
