import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PALETTE_EXAMPLE } from '../fixtures';
import { Palette } from './Palette';

function show(recent: string[] = []) {
  const onChosen = jest.fn();
  const onClose = jest.fn();
  const onShortcuts = jest.fn();
  render(
    <Palette
      contents={PALETTE_EXAMPLE}
      notice={null}
      recent={recent}
      onChosen={onChosen}
      onShortcuts={onShortcuts}
      onClose={onClose}
    />,
  );
  return { onChosen, onShortcuts, onClose, box: screen.getByRole('combobox'), user: userEvent.setup() };
}
const marked = () => screen.getByRole('option', { selected: true });

test('the box has the focus, the first result is marked, and Enter opens it', async () => {
  const { box, user, onChosen } = show();
  expect(box).toHaveFocus();
  await user.keyboard('612345678');
  expect(marked()).toHaveTextContent('Lucía Martín Prado');
  expect(box).toHaveAttribute('aria-activedescendant', marked().id);
  await user.keyboard('{Enter}');
  expect(onChosen).toHaveBeenCalledWith(PALETTE_EXAMPLE.patients[0]);
});

test('arrow keys move the mark round the whole list while the focus stays', async () => {
  const { box, user, onChosen } = show();
  await user.keyboard('man{ArrowDown}');
  expect(marked()).toHaveTextContent('Inés Manuela Díaz');
  await user.keyboard('{ArrowUp}{ArrowUp}');
  expect(marked()).toHaveTextContent('Manguito: fase 1');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(box).toHaveFocus();
  expect(onChosen).toHaveBeenCalledWith(PALETTE_EXAMPLE.patients[1]);
});

test('a press opens the result under it', async () => {
  const { user, onChosen } = show();
  await user.keyboard('manuel');
  const group = screen.getByRole('group', { name: 'Pacientes' });
  await user.click(within(group).getByText('Inés Manuela Díaz'));
  expect(onChosen).toHaveBeenCalledWith(PALETTE_EXAMPLE.patients[2]);
});

test('what was chosen last is offered before anything is typed', () => {
  show(['patient:2']);
  expect(within(screen.getByRole('group', { name: 'Recientes' })).getByRole('option')).toHaveTextContent(
    'Manuel Ortega Sanz',
  );
});

test('says how many there are, and when there are none', async () => {
  const { user, onChosen } = show();
  await user.keyboard('puente');
  expect(screen.getByRole('status')).toHaveTextContent('1 resultado');
  await user.keyboard('zz{Enter}');
  expect(screen.getByRole('status')).toHaveTextContent('Sin resultados');
  expect(onChosen).not.toHaveBeenCalled();
});

test('Escape closes it', async () => {
  const { user, onClose } = show();
  await user.keyboard('man{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('leads to the list of shortcuts', async () => {
  const { user, onShortcuts } = show();
  await user.click(screen.getByRole('button', { name: 'Atajos de teclado' }));
  expect(onShortcuts).toHaveBeenCalledTimes(1);
});
