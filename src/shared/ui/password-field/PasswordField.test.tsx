import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PasswordField } from './PasswordField';

test('the password is hidden until asked for, and hidden again', async () => {
  const user = userEvent.setup();
  render(
    <PasswordField label="Contraseña" value="secreta" autoComplete="current-password" onChange={() => {}} />,
  );
  const input = screen.getByLabelText('Contraseña');
  expect(input).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostrar contraseña' }));
  expect(input).toHaveAttribute('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Ocultar contraseña' }));
  expect(input).toHaveAttribute('type', 'password');
});

test('a pasted password stays as it is, shown or hidden', async () => {
  const user = userEvent.setup();
  const report = jest.fn();
  render(<PasswordField label="Contraseña" value="" autoComplete="current-password" onChange={report} />);
  const input = screen.getByLabelText('Contraseña');
  for (const times of [1, 2]) {
    await user.click(input);
    await user.paste('se\u200bcreta');
    expect(report).toHaveBeenCalledTimes(times);
    expect(report).toHaveBeenLastCalledWith('se\u200bcreta');
    await user.click(screen.getByRole('button', { name: /contraseña/i }));
  }
});
