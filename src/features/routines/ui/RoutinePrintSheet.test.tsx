import { fireEvent, render, screen } from '@testing-library/react';
import { EXERCISES, ROUTINE_FIXTURE } from '../fixtures';
import { RoutinePrintSheet } from './RoutinePrintSheet';

const show = (imageUrl: string) =>
  render(
    <RoutinePrintSheet
      routine={ROUTINE_FIXTURE}
      patientName="Manuel Ortega"
      exercises={EXERCISES.map((exercise) => ({ ...exercise, imageUrl }))}
    />,
  );

it('prints the practice’s own picture of an exercise', () => {
  show('https://clinica.es/sentadilla.jpg');
  const [picture] = screen.getAllByRole('img', { name: /^Imagen de / });
  expect(picture).toHaveAttribute('src', 'https://clinica.es/sentadilla.jpg');
});

it('prints the drawing where the picture cannot be had', () => {
  show('https://clinica.es/album');
  const pictures = screen.getAllByRole('img', { name: /^Imagen de / });
  for (const picture of pictures) fireEvent.error(picture);
  expect(screen.queryByRole('img', { name: /^Imagen de / })).toBeNull();
});

it('prints no address that is not of the web', () => {
  show('javascript:alert(1)');
  expect(screen.queryByRole('img', { name: /^Imagen de / })).toBeNull();
});

it('prints the precautions of an exercise that has some', () => {
  const precautions = ['Para si notas dolor en el pecho.', 'No lo hagas si tu prótesis es reciente.'];
  render(
    <RoutinePrintSheet
      routine={ROUTINE_FIXTURE}
      patientName="Manuel Ortega"
      exercises={EXERCISES.map((exercise, index) => ({
        ...exercise,
        precautions: index === 0 ? precautions : [],
      }))}
    />,
  );
  expect(screen.getAllByText(/^Precauciones/)).toHaveLength(1);
  expect(screen.getByText(/Para si notas dolor en el pecho.\s+No lo hagas/)).toBeInTheDocument();
});

it('prints how an exercise is done that has left the library since', () => {
  const [first, ...others] = ROUTINE_FIXTURE.exercises;
  if (!first) throw new Error('The routine has no exercise');
  const exercise = {
    id: 'gone',
    name: 'Plancha',
    instructions: 'Espalda recta.',
    equipment: 'Esterilla',
    imageUrl: 'https://clinica.es/p.jpg',
    precautions: ['No aguantes la respiración.'],
  };
  render(
    <RoutinePrintSheet
      routine={{ ...ROUTINE_FIXTURE, exercises: [{ ...first, exerciseId: 'gone', exercise }, ...others] }}
      patientName="Manuel Ortega"
      exercises={EXERCISES}
    />,
  );
  expect(screen.getByText('Espalda recta.')).toBeInTheDocument();
  // The other one needs what the library says.
  expect(screen.getByText('Vas a necesitar: Esterilla · Silla')).toBeInTheDocument();
  expect(screen.getByText('No aguantes la respiración.')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Imagen de Plancha' })).toBeInTheDocument();
});

it('names each exercise in the log too, where the routine has only its id', () => {
  const [row] = ROUTINE_FIXTURE.exercises;
  if (!row) throw new Error('The routine has no exercise');
  const { exercise: _exercise, ...bare } = row;
  render(
    <RoutinePrintSheet
      routine={{ ...ROUTINE_FIXTURE, exercises: [bare] }}
      patientName="Manuel Ortega"
      exercises={EXERCISES}
    />,
  );
  const name = `1. ${EXERCISES.find(({ id }) => id === bare.exerciseId)?.name}`;
  expect(screen.getByRole('heading', { name })).toBeInTheDocument();
  expect(screen.getByRole('rowheader', { name })).toBeInTheDocument();
});

it.each([
  [
    'is held',
    { reps: 3, duration: 30, restTime: 60 },
    '2 series × 3 repeticiones · 30 s cada repetición · descanso 60 s',
  ],
  ['shares that time', { reps: 10, duration: 30, restTime: 0 }, '2 series × 10 repeticiones · 30 s'],
])('prints of a repetition that %s how long it lasts, as the screens say it', (_how, dose, line) => {
  const [row] = ROUTINE_FIXTURE.exercises;
  if (!row) throw new Error('The routine has no exercise');
  const given = { ...row, ...dose, sets: 2, prescription: null };
  render(
    <RoutinePrintSheet
      routine={{ ...ROUTINE_FIXTURE, exercises: [given] }}
      patientName="Manuel Ortega"
      exercises={EXERCISES}
    />,
  );
  expect(screen.getByText(line)).toBeInTheDocument();
});

it.each([
  ['its days', { weekdays: [1, 4], timesPerDay: 2 }, 'Lunes y jueves, 2 veces al día'],
  ['that it has no fixed days', null, 'A tu ritmo, sin días fijos'],
  ['no more than is known, of a backend without days', undefined, 'Personalizado'],
])('prints of a routine of one’s own frequency %s', (_what, schedule, often) => {
  render(
    <RoutinePrintSheet
      routine={{ ...ROUTINE_FIXTURE, frequency: 'CUSTOM', ...(schedule !== undefined && { schedule }) }}
      patientName="Manuel Ortega"
      exercises={EXERCISES}
    />,
  );
  expect(screen.getByText(`Manuel Ortega · ${often} · 6 semanas`)).toBeInTheDocument();
});
