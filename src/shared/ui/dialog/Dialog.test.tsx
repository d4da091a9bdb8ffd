import { useState } from 'react';
import { render, screen } from '@testing-library/react';
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
    await user.click(screen.getByRole('dialog'));
    expect(onClose).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(onClose).toHaveBeenCalledTimes(2);
  });
});
