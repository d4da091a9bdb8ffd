import { deactivatedText, deactivationText, handoverText } from './team';

it.each([
  [0, 0, ''],
  [1, 0, '1 paciente activo'],
  [0, 1, '1 cita por venir'],
  [12, 5, '12 pacientes activos y 5 citas por venir'],
])('says what %i patients and %i appointments are', (activePatients, futureAppointments, text) => {
  expect(handoverText({ activePatients, futureAppointments })).toBe(text);
});

it('names what is left to hand over only where something is', () => {
  const none = { activePatients: 0, futureAppointments: 0 };
  const some = { activePatients: 2, futureAppointments: 1 };
  expect(deactivationText(none)).not.toContain('a su nombre');
  expect(deactivationText(some)).toContain('a su nombre 2 pacientes activos y 1 cita por venir');
  expect(deactivatedText(none)).toBe('Cuenta desactivada');
  expect(deactivatedText(some)).toContain('2 pacientes activos y 1 cita por venir');
});
