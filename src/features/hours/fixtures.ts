import type { TherapistHours } from '@/contract/hoursAnswers';
import { THERAPIST } from '@/shared/testing/people';

/** Hours of a therapist who works mornings, with what lies ahead on 2026-11-20. */
export const HOURS_FIXTURE: TherapistHours = {
  therapistId: THERAPIST.id,
  name: THERAPIST.name,
  weeks: [
    {
      from: '2026-01-01',
      until: null,
      stretches: [1, 2, 3, 4, 5].flatMap((weekday) => [
        { weekday, from: '09:00', to: '14:00' },
        ...(weekday < 5 ? [{ weekday, from: '16:00', to: '20:00' }] : []),
      ]),
    },
    {
      from: '2027-07-01',
      until: '2027-08-31',
      stretches: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '15:00' })),
    },
  ],
  absences: [
    {
      id: 'a1',
      from: '2026-08-03',
      to: '2026-08-21',
      start: null,
      end: null,
      kind: 'HOLIDAYS',
      reason: null,
    },
    {
      id: 'a2',
      from: '2026-12-03',
      to: '2026-12-03',
      start: '09:00',
      end: '12:00',
      kind: 'TRAINING',
      reason: 'Curso de punción seca',
    },
  ],
  extras: [{ day: '2026-11-28', from: '10:00', to: '13:00' }],
};

export const COLLEAGUE_FIXTURE: TherapistHours = {
  therapistId: 'u8',
  name: 'Nuria Salas Gil',
  weeks: [],
  absences: [],
  extras: [],
};
