import { act, screen, within } from '@testing-library/react';
import { Formik } from 'formik';
import { renderApp } from '@/shared/testing/renderApp';
import { loadLateParts } from '@/shared/ui/late-part/latePart';
import { newEvaluationValues } from '../formValues';
import { BodyChart } from './BodyChart';
import { BodyRegionsField } from './BodyRegionsField';

beforeAll(loadLateParts);

const open = (regions: string[] = []) =>
  renderApp(
    <Formik
      initialValues={{ ...newEvaluationValues('2026-11-21', undefined), regions }}
      onSubmit={() => undefined}
    >
      <BodyRegionsField />
    </Formik>,
  );

const region = (name: string) => screen.getByRole('checkbox', { name });
const chosen = () =>
  screen.queryByRole('list', { name: 'Zonas marcadas' })
    ? within(screen.getByRole('list', { name: 'Zonas marcadas' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : [];

describe('the body chart', () => {
  it('takes a region by mouse and lets it go', async () => {
    const { user } = open();
    await user.click(region('Rodilla anterior izquierda'));
    expect(region('Rodilla anterior izquierda')).toBeChecked();
    expect(chosen()).toEqual(['Rodilla anterior izquierda']);
    await user.click(region('Rodilla anterior izquierda'));
    expect(chosen()).toEqual([]);
  });

  it('has one stop for the keyboard in each view; arrows go on, space chooses', async () => {
    const { user } = open();
    const front = screen.getByRole('group', { name: 'Vista anterior' });
    const stops = within(front)
      .getAllByRole('checkbox')
      .filter((one) => one.getAttribute('tabindex') === '0');
    expect(stops).toHaveLength(1);
    act(() => stops[0]?.focus());
    expect(region('Frente')).toHaveFocus();
    // The browser's way back.
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(region('Frente')).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(region('Cara')).toHaveFocus();
    await user.keyboard(' ');
    expect(region('Cara')).toBeChecked();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(chosen()).toEqual(['Cara', 'Frente']);
  });

  it('takes a region by its name, whatever the accents', async () => {
    const { user } = open();
    await user.type(screen.getByRole('combobox', { name: 'Añadir zona por su nombre' }), 'gluteo izq');
    await user.click(await screen.findByRole('option', { name: /Glúteo izquierdo/ }));
    expect(chosen()).toEqual(['Glúteo izquierdo']);
    expect(region('Glúteo izquierdo')).toBeChecked();
    const box = screen.getByRole('combobox', { name: 'Añadir zona por su nombre' });
    expect(box).toHaveValue('');
    expect(box).toHaveFocus();
  });

  it('lets a region go from its own button', async () => {
    const { user } = open(['back-lumbar', 'front-hand-left']);
    await user.click(screen.getByRole('button', { name: 'Quitar Columna lumbar' }));
    expect(chosen()).toEqual(['Palma de la mano izquierda']);
  });

  it('leaves the keyboard at the next region, and after the last one where regions are added', async () => {
    const { user } = open(['back-lumbar', 'front-face', 'front-hand-left']);
    const button = (name: string) => screen.getByRole('button', { name: `Quitar ${name}` });
    act(() => button('Columna lumbar').focus());
    await user.keyboard('{Enter}');
    expect(button('Cara')).toHaveFocus();
    act(() => button('Palma de la mano izquierda').focus());
    await user.keyboard('{Enter}');
    expect(button('Cara')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('combobox', { name: 'Añadir zona por su nombre' })).toHaveFocus();
  });

  it('says in words what a finished chart shows', () => {
    renderApp(<BodyChart value={['back-lumbar']} />);
    expect(screen.getByRole('img', { name: 'Vista posterior: Columna lumbar' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Vista anterior: sin zonas marcadas' })).toBeInTheDocument();
  });
});
