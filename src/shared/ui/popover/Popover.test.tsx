import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Popover } from './Popover';

function Bell() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Popover
        label="Notificaciones"
        open={open}
        onOpenChange={setOpen}
        width="22rem"
        trigger={(props) => <button {...props}>Campana</button>}
      >
        <button>Marcar como leída</button>
      </Popover>
      <button>Fuera</button>
    </>
  );
}

const panel = () => screen.queryByRole('dialog', { name: 'Notificaciones' });

describe('Popover', () => {
  test('opens from its button, takes focus, and closes from it', async () => {
    const user = userEvent.setup();
    render(<Bell />);
    const button = screen.getByRole('button', { name: 'Campana' });
    await user.click(button);
    expect(panel()).toHaveFocus();
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.click(button);
    expect(panel()).toBeNull();
  });

  test('a press outside closes, a press inside does not', async () => {
    const user = userEvent.setup();
    render(<Bell />);
    await user.click(screen.getByRole('button', { name: 'Campana' }));
    await user.click(screen.getByRole('button', { name: 'Marcar como leída' }));
    expect(panel()).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Fuera' }));
    expect(panel()).toBeNull();
  });

  test('Escape closes and brings focus back; leaving by Tab closes', async () => {
    const user = userEvent.setup();
    render(<Bell />);
    const button = screen.getByRole('button', { name: 'Campana' });
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(panel()).toBeNull();
    expect(button).toHaveFocus();
    await user.click(button);
    await user.tab();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Fuera' })).toHaveFocus();
    expect(panel()).toBeNull();
  });
});
