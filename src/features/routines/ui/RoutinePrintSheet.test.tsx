import { render, screen } from '@testing-library/react';
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

it('prints no address that is not of the web', () => {
  show('javascript:alert(1)');
  expect(screen.queryByRole('img', { name: /^Imagen de / })).toBeNull();
});
