import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { newEvaluationValues } from '../formValues';
import { SpecialTestFields } from './SpecialTestFields';

it.each([
  ['hombro', ['Neer', 'Hawkins-Kennedy', 'Jobe', 'Speed', 'Aprensión de hombro']],
  ['rodilla', ['Lachman', 'McMurray', 'Thessaly', 'Valgo forzado']],
])('finds the tests of a region by its name: %s', async (region, names) => {
  const user = userEvent.setup();
  render(
    <Formik initialValues={newEvaluationValues('2026-11-21', undefined)} onSubmit={() => undefined}>
      <SpecialTestFields />
    </Formik>,
  );
  await user.type(screen.getByRole('combobox', { name: 'Añadir prueba' }), region);
  const shown = screen.getAllByRole('option').map(({ textContent }) => textContent);
  for (const name of names) expect(shown).toContainEqual(expect.stringContaining(name));
});
