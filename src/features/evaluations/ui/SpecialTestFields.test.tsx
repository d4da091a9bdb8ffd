import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Formik } from 'formik';
import type { Evaluation } from '@/contract/evaluationAnswers';
import { EVALUATION_FIXTURE } from '../fixtures';
import { newEvaluationValues } from '../formValues';
import { SpecialTestFields } from './SpecialTestFields';

const open = (previous?: Evaluation) => {
  render(
    <Formik initialValues={newEvaluationValues('2026-11-21', undefined)} onSubmit={() => undefined}>
      <SpecialTestFields previous={previous} />
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

it('makes those of the visit before again, beside their results', async () => {
  const user = open(EVALUATION_FIXTURE);
  await user.click(screen.getByRole('button', { name: 'Repetir las de la visita anterior' }));
  const names = screen.getAllByRole('textbox', { name: 'Nombre de la prueba' });
  expect(names.map((field) => (field as HTMLInputElement).value)).toEqual(['Lasègue', 'Prone instability']);
  expect(screen.getAllByRole('combobox', { name: 'Lado' })[0]).toHaveValue('LEFT');
  const [result] = screen.getAllByRole('combobox', { name: 'Resultado' });
  expect(result).toHaveFocus();
  expect(result).toHaveValue('');
  expect(screen.getByText('Antes: Negativa')).toBeInTheDocument();
  // Of the other leg nothing is known.
  await user.selectOptions(screen.getAllByRole('combobox', { name: 'Lado' })[0]!, 'RIGHT');
  expect(screen.queryByText('Antes: Negativa')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Repetir/ })).not.toBeInTheDocument();
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
