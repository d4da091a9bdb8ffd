import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchField } from './SearchField';

function Field() {
  const [value, setValue] = useState('lópez');
  return <SearchField label="Buscar pacientes" value={value} onChange={setValue} />;
}

describe('SearchField', () => {
  test('the cross clears it and leaves focus in the box', async () => {
    const user = userEvent.setup();
    render(<Field />);
    await user.click(screen.getByRole('button', { name: 'Borrar búsqueda' }));
    expect(screen.getByRole('searchbox', { name: 'Buscar pacientes' })).toHaveValue('');
    expect(screen.getByRole('searchbox')).toHaveFocus();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('Escape clears a text without reaching what is around it', async () => {
    const user = userEvent.setup();
    const outer = jest.fn();
    render(
      <div onKeyDown={outer}>
        <Field />
      </div>,
    );
    await user.click(screen.getByRole('searchbox'));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(outer).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(outer).toHaveBeenCalledTimes(1);
  });

  test('Enter sends no form around it', async () => {
    const user = userEvent.setup();
    const send = jest.fn();
    render(
      <form onSubmit={send}>
        <Field />
        <button type="submit">Crear</button>
      </form>,
    );
    await user.type(screen.getByRole('searchbox'), '{Enter}');
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('searchbox')).toHaveFocus();
  });
});
