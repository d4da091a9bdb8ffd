import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import { newEvaluationValues } from '../formValues';
import { SpecialTestFields } from './SpecialTestFields';

const open = () => {
  render(
    <Formik initialValues={newEvaluationValues('2026-11-21', undefined)} onSubmit={() => undefined}>
      <SpecialTestFields />
    </Formik>,
  );
  return userEvent.setup();
};

it('leaves the keyboard at the test before, and after the last one where tests are added', async () => {
  const user = open();
  await user.click(screen.getByRole('button', { name: 'Otra prueba' }));
  await user.keyboard('Neer');
  await user.click(screen.getByRole('button', { name: 'Otra prueba' }));
  await user.click(screen.getByRole('button', { name: 'Quitar la prueba 2' }));
  expect(screen.getByRole('textbox', { name: 'Nombre de la prueba' })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Quitar Neer' }));
  expect(screen.getByRole('combobox', { name: 'Añadir prueba' })).toHaveFocus();
});

it.each([
  ['hombro', ['Neer', 'Hawkins-Kennedy', 'Jobe', 'Speed', 'Aprensión de hombro']],
  ['rodilla', ['Lachman', 'McMurray', 'Thessaly', 'Valgo forzado']],
])('finds the tests of a region by its name: %s', async (region, names) => {
  const user = open();
  await user.type(screen.getByRole('combobox', { name: 'Añadir prueba' }), region);
  const shown = screen.getAllByRole('option').map(({ textContent }) => textContent);
  for (const name of names) expect(shown).toContainEqual(expect.stringContaining(name));
});
