import { sessionOfAppointment } from './sessions';

const appointment = {
  id: 'c1',
  patientId: 'p1',
  patientName: 'Lucía',
  patientPhone: null,
  patientEmail: null,
  date: '2026-11-24T09:30:00+01:00',
  duration: 45,
  type: 'FOLLOW_UP',
  status: 'CONFIRMED',
  notes: null,
} as const;

const at = (now: string, values = {}) =>
  sessionOfAppointment({ ...appointment, ...values }, new Date(now), 'Europe/Madrid');

it('has the appointment’s patient, time and duration, and is completed once it has begun', () => {
  expect(at('2026-11-24T09:30:00+01:00')).toEqual({
    patientId: 'p1',
    date: '2026-11-24',
    time: '09:30',
    duration: 45,
    treatmentType: 'Seguimiento',
    status: 'COMPLETED',
  });
  expect(at('2026-11-24T09:29:00+01:00').status).toBe('SCHEDULED');
});

it('belongs to the episode of the appointment, where one is told', () => {
  expect(at('2026-11-25T00:00:00Z', { episodeId: 'ep1' }).episodeId).toBe('ep1');
  expect(at('2026-11-25T00:00:00Z', { episodeId: null })).not.toHaveProperty('episodeId');
});

it('takes the treatment from the type only where the type says it', () => {
  const of = (type: string) => at('2026-11-25T00:00:00Z', { type }).treatmentType;
  expect(['EVALUATION', 'FOLLOW_UP', 'TREATMENT', 'CONSULTATION'].map(of)).toEqual([
    'Evaluación inicial',
    'Seguimiento',
    '',
    '',
  ]);
});

it('is no longer than a session can be', () => {
  expect(at('2026-11-25T00:00:00Z', { duration: 480 }).duration).toBe(180);
});
