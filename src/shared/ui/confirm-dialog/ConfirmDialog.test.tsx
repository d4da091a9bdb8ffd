import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog';

const props: ConfirmDialogProps = {
  open: true,
  title: '¿Eliminar al paciente?',
  subject: 'Ana López',
  consequence: 'Dejará de aparecer en las listas.',
  confirmLabel: 'Eliminar paciente',
  onConfirm: jest.fn(),
  onCancel: jest.fn(),
};

beforeEach(() => jest.clearAllMocks());

describe('ConfirmDialog', () => {
  test('names the object and the consequence and starts on the way out', () => {
    render(<ConfirmDialog {...props} />);
    expect(screen.getByRole('alertdialog', { name: '¿Eliminar al paciente?' })).toHaveAccessibleDescription(
      /Ana López.*Dejará de aparecer/,
    );
    expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus();
  });

  test('Enter on the focused button cancels; the deed needs its own press', async () => {
    const user = userEvent.setup();
    render(<ConfirmDialog {...props} />);
    await user.keyboard('{Enter}');
    expect(props.onCancel).toHaveBeenCalledTimes(1);
    expect(props.onConfirm).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Eliminar paciente' }));
    expect(props.onConfirm).toHaveBeenCalledTimes(1);
  });

  test('while the deed is done it neither closes nor repeats', async () => {
    const user = userEvent.setup();
    render(<ConfirmDialog {...props} pending />);
    await user.click(screen.getByRole('button', { name: 'Eliminar paciente' }));
    await user.keyboard('{Escape}');
    expect(props.onConfirm).not.toHaveBeenCalled();
    expect(props.onCancel).not.toHaveBeenCalled();
  });

  test('shows why the last attempt failed', () => {
    render(<ConfirmDialog {...props} error="Error al eliminar el paciente" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Error al eliminar el paciente');
  });
});
