import { awaitsArrival, awaitsSession, statusSteps, takesPlace, weekLater } from './followUp';

const ZONE = 'Europe/Madrid';
const NOW = new Date('2026-11-24T10:00:00+01:00');

describe('what follows an appointment', () => {
  it('is completed by way of every status in between, where there is one', () => {
    expect(statusSteps('SCHEDULED', 'COMPLETED')).toEqual(['CONFIRMED', 'COMPLETED']);
    expect(statusSteps('CONFIRMED', 'COMPLETED')).toEqual(['COMPLETED']);
    expect(statusSteps('COMPLETED', 'COMPLETED')).toEqual([]);
    expect(statusSteps('CANCELLED', 'COMPLETED')).toBeNull();
    expect(statusSteps('NO_SHOW', 'COMPLETED')).toBeNull();
  });

  it('has a session unless it was cancelled or missed', () => {
    expect(takesPlace({ status: 'COMPLETED' })).toBe(true);
    expect(takesPlace({ status: 'NO_SHOW' })).toBe(false);
  });

  it.each([
    ['CONFIRMED', '2026-11-24T18:00:00+01:00', true],
    ['SCHEDULED', '2026-11-20T09:00:00+01:00', true],
    ['SCHEDULED', '2026-11-25T00:15:00+01:00', false],
    ['COMPLETED', '2026-11-24T09:00:00+01:00', false],
    ['CANCELLED', '2026-11-24T09:00:00+01:00', false],
  ] as const)('awaits its session: %s on %s is %s', (status, date, awaits) => {
    expect(awaitsSession({ status, date }, NOW, ZONE)).toBe(awaits);
  });

  it.each([
    ['CONFIRMED', '2026-11-24T00:00:00+01:00', null, true],
    ['SCHEDULED', '2026-11-24T23:30:00+01:00', undefined, true],
    ['SCHEDULED', '2026-11-24T09:30:00+01:00', '2026-11-24T09:20:00+01:00', false],
    ['SCHEDULED', '2026-11-23T23:30:00+01:00', null, false],
    ['SCHEDULED', '2026-11-25T00:15:00+01:00', null, false],
    ['CANCELLED', '2026-11-24T09:30:00+01:00', null, false],
    ['COMPLETED', '2026-11-24T09:30:00+01:00', null, false],
  ] as const)('awaits its patient: %s on %s, arrived at %s, is %s', (status, date, arrivedAt, awaits) => {
    expect(awaitsArrival({ status, date, arrivedAt }, NOW, ZONE)).toBe(awaits);
  });

  const appointment = {
    id: 'c1',
    patientId: 'p1',
    patientName: 'Lucía',
    patientPhone: null,
    patientEmail: null,
    date: '2026-11-24T09:30:00+01:00',
    duration: 45,
    type: 'FOLLOW_UP',
    status: 'COMPLETED',
    notes: null,
    service: { id: 's1', name: 'Sesión', colour: 'TEAL' },
    room: { id: 'r1', name: 'Sala 1' },
    therapist: { id: 't1', name: 'Ana' },
  } as const;

  it('comes again a week later at the same time, and over a change of the clocks too', () => {
    const same = {
      ...{ patientId: 'p1', type: 'FOLLOW_UP', duration: 45, time: '09:30' },
      ...{ serviceId: 's1', roomId: 'r1', giverId: 't1' },
    };
    expect(weekLater(appointment, NOW, ZONE)).toEqual({ ...same, date: '2026-12-01' });
    const spring = { ...appointment, date: '2027-03-25T09:30:00+01:00' };
    expect(weekLater(spring, NOW, ZONE)).toEqual({ ...same, date: '2027-04-01' });
  });

  it('comes again for the same episode, where one is told', () => {
    expect(weekLater({ ...appointment, episodeId: 'ep1' }, NOW, ZONE).episodeId).toBe('ep1');
    expect(weekLater({ ...appointment, episodeId: null }, NOW, ZONE).episodeId).toBeUndefined();
  });

  it('never comes again in the past', () => {
    const old = { ...appointment, date: '2026-09-01T09:30:00+02:00' };
    expect(weekLater(old, NOW, ZONE).date).toBe('2026-12-01');
  });
});
