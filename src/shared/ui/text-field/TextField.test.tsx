import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextField } from './TextField';

test('takes pasted text as it is seen, in one line', async () => {
  const user = userEvent.setup();
  const report = jest.fn();
  render(<TextField label="Teléfono" value="" onChange={report} />);
  await user.click(screen.getByRole('textbox', { name: 'Teléfono' }));
  await user.paste('\u202a(+34) 612\u2028345 678\u202c');
  expect(report).toHaveBeenLastCalledWith('(+34) 612 345 678');
});

test('lets the browser keep what is typed only where the field says what it is', () => {
  render(
    <>
      <TextField label="Notas del ejercicio" value="" onChange={() => undefined} />
      <TextField label="Correo" autoComplete="email" value="" onChange={() => undefined} />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Notas del ejercicio' })).toHaveAttribute('autocomplete', 'off');
  expect(screen.getByRole('textbox', { name: 'Correo' })).toHaveAttribute('autocomplete', 'email');
});
