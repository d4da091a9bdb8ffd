import type { Appointment, AppointmentHistory } from '@/contract/appointmentAnswers';
import type { AppointmentStatus } from '@/contract/appointments';

/** One appointment for tests and stories. */
export const appointmentFixture = (values: Partial<Appointment> = {}): Appointment => ({
  id: 'c1',
  patientId: 'p1',
  patientName: 'Lucía Méndez Prats',
  patientPhone: '600 123 123',
  patientEmail: 'lucia@correo.es',
  date: '2026-11-24T09:30:00+01:00',
  duration: 60,
  type: 'TREATMENT',
  status: 'SCHEDULED',
  notes: null,
  therapist: { name: 'Ana Ruiz Soler' },
  ...values,
});

const EVENT = {
  actorName: 'Ana Ruiz Soler',
  date: '2026-11-24T09:30:00+01:00',
  duration: 60,
  fromDate: null,
  fromDuration: null,
  fromTherapist: null,
  toTherapist: null,
  fromRoom: null,
  toRoom: null,
  reason: null,
  late: false,
};

/** An appointment that was booked, moved to a colleague into a room, and cancelled late. */
export const historyFixture = (): AppointmentHistory => ({
  lateFrom: '2026-11-23T09:30:00+01:00',
  undo: null,
  events: [
    {
      ...EVENT,
      id: 'e3',
      at: '2026-11-23T09:40:00+01:00',
      kind: 'STATUS',
      status: 'CANCELLED',
      fromStatus: 'CONFIRMED',
      reason: 'Se va de viaje',
      late: true,
    },
    {
      ...EVENT,
      id: 'e2',
      at: '2026-11-21T12:00:00+01:00',
      kind: 'MOVED',
      status: 'CONFIRMED',
      fromStatus: 'CONFIRMED',
      fromDate: '2026-11-24T09:00:00+01:00',
      fromDuration: 45,
      fromTherapist: 'Berta Gil Sanz',
      toTherapist: 'Ana Ruiz Soler',
      toRoom: 'Sala 1',
    },
    {
      ...EVENT,
      id: 'e1',
      at: '2026-11-20T10:00:00+01:00',
      kind: 'BOOKED',
      status: 'SCHEDULED',
      fromStatus: null,
    },
  ],
});

const NAMES = ['Lucía Méndez', 'Ángel Núñez', 'Marta Soler', 'José Ibáñez', 'Carmen Vidal', 'Íñigo Prats'];
/** Time of the stories, before which an appointment may have ended. */
const NOW = Date.parse('2026-11-23T10:00:00+01:00');
const BEHIND: AppointmentStatus[] = ['SCHEDULED', 'CONFIRMED', 'COMPLETED', 'CANCELLED', 'NO_SHOW'];
const AHEAD: AppointmentStatus[] = ['SCHEDULED', 'CONFIRMED', 'CONFIRMED', 'CANCELLED', 'SCHEDULED'];
const statusAt = (start: Date, index: number): AppointmentStatus =>
  (start.getTime() < NOW ? BEHIND : AHEAD)[index % 5] ?? 'SCHEDULED';

/**
 * `count` appointments, six each working day from Monday 2026-11-16 on, cycling through every status that they may have at
 * the stories' time. The first thirty are of the week before, and `c30` is of that morning.
 */
export const manyAppointments = (count: number): Appointment[] =>
  Array.from({ length: count }, (_one, index) => {
    const workday = Math.floor(index / 6);
    const date = 16 + workday + 2 * Math.floor(workday / 5);
    const day = new Date(Date.UTC(2026, 10, date, 8 + (index % 6) * 2));
    return appointmentFixture({
      id: `c${index}`,
      patientId: `p${index % 6}`,
      patientName: `${NAMES[index % 6]} ${index}`,
      date: day.toISOString(),
      duration: index % 3 ? 60 : 45,
      status: statusAt(day, index),
      notes: index % 4 ? null : 'Traer informes y ropa cómoda.',
    });
  });

export const STATS = { total: 128, today: 6, thisWeek: 31, completed: 84, cancelled: 9, pending: 35 };

/** Backend answers for the agenda's screens. */
export const agendaRoutes = (rows: Appointment[] = manyAppointments(12)) => ({
  'GET /api/appointments': () => ({ appointments: rows }),
  'GET /api/appointments/stats/overview': () => STATS,
  'GET /api/appointments/my-appointments': () => ({ appointments: rows }),
  'GET /api/appointments/:id': ({ params }: { params: Record<string, string> }) => ({
    appointment: rows.find(({ id }) => id === params.id) ?? rows[0],
  }),
  'GET /api/patients': () => ({
    data: [
      { id: 'p0', name: 'Lucía Méndez' },
      { id: 'p1', name: 'Ángel Núñez' },
    ],
  }),
  'GET /api/calendar/feed': () => ({ active: false, createdAt: null }),
});

const TEAM_NAMES = ['Ana Ruiz Soler', 'Berta Gil Mora', 'Carlos Prieto', 'Diana Salas', 'Eva Montes'];

/** `count` therapists to choose. */
export const therapistChoices = (count: number) =>
  Array.from({ length: count }, (_one, index) => ({
    id: `t${index}`,
    name: TEAM_NAMES[index] ?? `Fisioterapeuta ${index + 1}`,
  }));

export const ROOM_CHOICES = [
  { id: 'r1', name: 'Sala 1' },
  { id: 'r2', name: 'Gimnasio' },
];

/** `each` appointments of every therapist on the stories' day, from eight o'clock on, in two rooms. */
export const teamDay = (therapists: number, each: number): Appointment[] =>
  therapistChoices(therapists).flatMap((therapist, column) =>
    Array.from({ length: each }, (_one, index) => {
      const start = new Date(Date.UTC(2026, 10, 23, 7, index * 45));
      return appointmentFixture({
        id: `c${column}-${index}`,
        patientId: `p${(column * each + index) % 6}`,
        patientName: `${NAMES[(column + index) % 6]} ${column * each + index}`,
        date: start.toISOString(),
        duration: index % 3 ? 45 : 30,
        status: statusAt(start, column + index),
        therapist,
        room: index % 4 === 3 ? null : (ROOM_CHOICES[(column + index) % 2] ?? null),
      });
    }),
  );

/** Answer with where the appointments `c1` (24 November 2026, 9:30) and `c2` of `t1` may go. */
export const touchedOptionsFixture = () => {
  const at = (date: string) => ({ date, therapistId: 't1', therapistName: 'Ana Ruiz Soler' });
  const with2 = { therapistId: 't2', therapistName: 'Berta Gil Sanz' };
  return {
    appointments: [
      {
        id: 'c1',
        options: [
          at('2026-11-25T09:00:00+01:00'),
          { date: '2026-11-25T12:00:00+01:00', ...with2 },
          { date: '2026-11-24T09:30:00+01:00', ...with2 },
        ],
      },
      { id: 'c2', options: [at('2026-11-25T10:00:00+01:00')] },
    ],
  };
};
