import { useState } from 'react';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from '../confirm-dialog/ConfirmDialog';
import { Menu } from './Menu';

function Actions({ onView }: { onView: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        label="Acciones de Ana"
        items={[
          { key: 'view', label: 'Ver ficha', onSelect: onView },
          { key: 'edit', label: 'Editar', onSelect: onView, disabled: true },
          { key: 'delete', label: 'Eliminar', onSelect: () => setAsking(true), tone: 'danger' },
        ]}
      />
      <ConfirmDialog
        open={asking}
        title="¿Eliminar?"
        confirmLabel="Eliminar paciente"
        onConfirm={() => {}}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

// The menu loads on demand, which on a busy machine can exceed a query's timeout.
beforeAll(() => import('./MenuPopup'));

describe('Menu', () => {
  test('opens by keyboard, walks past what is disabled, acts and gives focus back', async () => {
    const user = userEvent.setup();
    const onView = jest.fn();
    render(<Actions onView={onView} />);
    const button = screen.getByRole('button', { name: 'Acciones de Ana' });
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(await screen.findByRole('menu', { name: 'Acciones de Ana' })).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Ver ficha' })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Eliminar' })).toHaveFocus();
    await user.keyboard('{ArrowUp}{Enter}');
    expect(onView).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
  });

  test('a dialog opened from an entry returns focus to the button', async () => {
    const user = userEvent.setup();
    render(<Actions onView={() => {}} />);
    const button = screen.getByRole('button', { name: 'Acciones de Ana' });
    await user.click(button);
    await user.click(await screen.findByRole('menuitem', { name: 'Eliminar' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancelar' })).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await waitFor(() => expect(button).toHaveFocus());
  });
});
