import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SelectionBar, type SelectionBarProps } from './SelectionBar';

function show(props: Partial<SelectionBarProps> = {}) {
  const handlers = { onPress: jest.fn(), onChooseAll: jest.fn(), onClear: jest.fn() };
  const { onPress, ...rest } = handlers;
  const view = render(
    <SelectionBar
      label="Citas seleccionadas"
      count={2}
      actions={[{ key: 'confirm', label: 'Confirmar', enabled: true, onPress }]}
      allChosen={false}
      {...rest}
      {...props}
    />,
  );
  return {
    ...view,
    ...handlers,
    press: (name: string) => userEvent.click(screen.getByRole('button', { name })),
  };
}

it('says how many are chosen, and offers what can be done with them', async () => {
  const { press, onPress, onChooseAll, onClear } = show();
  expect(screen.getByRole('group', { name: 'Citas seleccionadas' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('2 seleccionadas');
  await press('Confirmar');
  await press('Seleccionar todas');
  await press('Quitar selección');
  for (const handler of [onPress, onChooseAll, onClear]) expect(handler).toHaveBeenCalledTimes(1);
});

it('keeps the focus on a button that has nothing left to do', async () => {
  const { press, onClear } = show({ count: 0 });
  await press('Quitar selección');
  expect(onClear).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Quitar selección' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Quitar selección' })).toHaveAttribute('aria-disabled', 'true');
});

it('does nothing more while calls are under way, and says how far they are', async () => {
  const { press, onPress, onChooseAll } = show({ progress: { answered: 1, total: 2 } });
  expect(screen.getByRole('status')).toHaveTextContent('1 de 2…');
  await press('Confirmar');
  await press('Seleccionar todas');
  expect(onPress).not.toHaveBeenCalled();
  expect(onChooseAll).not.toHaveBeenCalled();
});
