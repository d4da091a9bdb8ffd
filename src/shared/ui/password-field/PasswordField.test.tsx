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
