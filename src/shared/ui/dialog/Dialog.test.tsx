import { useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComboBoxField } from '../combo-box-field/ComboBoxField';
import { Dialog } from './Dialog';

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Abrir</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Nueva rutina" description="Elige ejercicios">
        <input aria-label="Nombre" />
      </Dialog>
    </>
  );
}

describe('Dialog', () => {
  test('is named and described, takes focus to its first field and gives it back', async () => {
    const user = userEvent.setup();
    render(<Opener />);
    await user.click(screen.getByRole('button', { name: 'Abrir' }));
    expect(screen.getByRole('dialog', { name: 'Nueva rutina' })).toHaveAccessibleDescription(
      'Elige ejercicios',
    );
    expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Abrir' })).toHaveFocus();
  });

  test('stays where a phone closes it by itself, though it may not be closed yet', () => {
    render(
      <Dialog open role="alertdialog" onClose={() => undefined} title="Códigos de recuperación">
        <button>Copiar códigos</button>
        <button data-autofocus="">Ya los he guardado</button>
      </Dialog>,
    );
    const dialog = screen.getByRole<HTMLDialogElement>('alertdialog');
    // What Chromium does at the second Back, without an event that could be refused.
    act(() => dialog.close());
    expect(dialog).toHaveAttribute('open');
    expect(screen.getByRole('button', { name: 'Ya los he guardado' })).toHaveFocus();
  });

  test('an Escape in an open list closes the list alone, the next one the dialog', async () => {
    const user = userEvent.setup();
    const onClose = jest.fn();
    render(
      <Dialog open onClose={onClose} title="Nueva rutina">
        <ComboBoxField
          label="Ejercicio"
          options={[{ value: 'bridge', label: 'Puente' }]}
          value=""
          onChange={() => undefined}
        />
      </Dialog>,
    );
    await user.type(screen.getByRole('combobox', { name: 'Ejercicio' }), 'pue');
    expect(screen.getByRole('option', { name: 'Puente' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('the close button closes; the backdrop only where allowed', async () => {
    const user = userEvent.setup();
    const onClose = jest.fn();
    const { rerender } = render(
      <Dialog open onClose={onClose} title="Aviso">
        Texto
      </Dialog>,
    );
    await user.click(screen.getByRole('dialog'));
    expect(onClose).not.toHaveBeenCalled();
    rerender(
      <Dialog open onClose={onClose} title="Aviso" closeOnBackdrop>
        Texto
      </Dialog>,
    );
    await user.click(screen.getByText('Texto'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.mouseDown(screen.getByRole('dialog'), { detail: 2 });
    expect(onClose).not.toHaveBeenCalled();
    await user.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
