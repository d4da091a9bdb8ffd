import type { Episode } from '@/contract/episodeAnswers';

const lead = { id: 'u1', name: 'Ana Ruiz Soler' };

/** An open episode with an authorisation that is nearly used up, and one that is over. */
export const EPISODE_FIXTURES: Episode[] = [
  {
    id: 'ep1',
    reason: 'Lumbalgia mecánica',
    region: 'LUMBAR',
    startedOn: '2026-09-14',
    lead,
    authorisation: 'VOL-2026-0441',
    authorisedSessions: 10,
    usedSessions: 8,
    activeRoutines: 1,
    appointmentsAhead: 2,
    appointmentsOfColleagues: 1,
    endedRoutines: 0,
    cancelledAppointments: 0,
    isEmpty: false,
    discharge: null,
  },
  {
    id: 'ep2',
    reason: 'Esguince de tobillo derecho',
    region: 'ANKLE_FOOT',
    startedOn: '2025-02-03',
    lead,
    authorisation: null,
    authorisedSessions: null,
    usedSessions: 12,
    activeRoutines: 0,
    appointmentsAhead: 0,
    appointmentsOfColleagues: 0,
    endedRoutines: 0,
    cancelledAppointments: 0,
    isEmpty: false,
    discharge: { on: '2025-05-19', reason: 'GOALS_REACHED', by: 'Ana Ruiz Soler' },
  },
];

/** What an episode said before its discharge was corrected, as our backend answers. */
export const RAW_EPISODE_VERSIONS = {
  data: [
    {
      version: 1,
      writtenAt: '2025-02-03T09:00:00Z',
      replacedAt: '2025-05-20T08:15:00Z',
      author: { name: 'Ana Ruiz Soler' },
      episode: {
        reason: 'Esguince de tobillo derecho',
        region: 'ANKLE_FOOT',
        startedOn: '2025-02-03',
        authorisation: null,
        authorisedSessions: null,
        discharge: { on: '2025-05-12', reason: 'STOPPED_COMING', by: 'Ana Ruiz Soler' },
      },
    },
  ],
};
