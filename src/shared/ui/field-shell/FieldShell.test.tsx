import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FieldShell } from './FieldShell';

describe('FieldShell', () => {
  test('ties label, help and error to the control, the error first', () => {
    render(
      <FieldShell label="Email" help="El del trabajo" error="El email no es válido" required>
        {(control) => <input {...control} />}
      </FieldShell>,
    );
    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
    expect(input).toHaveAccessibleDescription('El email no es válido El del trabajo');
  });

  test('says nothing of errors when there is none', () => {
    render(<FieldShell label="Email">{(control) => <input {...control} />}</FieldShell>);
    const input = screen.getByLabelText('Email');
    expect(input).toBeValid();
    expect(input).not.toHaveAttribute('aria-describedby');
  });

  test('says why its options are lacking, and asks for them again, without being invalid', async () => {
    const onRetry = jest.fn();
    render(
      <FieldShell label="Paciente" failure={{ message: 'Error al cargar', onRetry, retrying: false }}>
        {(control) => <input {...control} />}
      </FieldShell>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Error al cargar');
    expect(screen.getByRole('textbox', { name: 'Paciente' })).toBeValid();
    await userEvent.click(screen.getByRole('button', { name: 'Reintentar: Paciente' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('textbox', { name: 'Paciente' })).toHaveFocus();
  });

  test('the caption of a group moves focus when pressed', async () => {
    const user = userEvent.setup();
    const onLabelClick = jest.fn();
    render(
      <FieldShell label="Turno" kind="group" onLabelClick={onLabelClick}>
        {(_control, labelId) => <div role="radiogroup" aria-labelledby={labelId} />}
      </FieldShell>,
    );
    expect(screen.getByRole('radiogroup', { name: 'Turno' })).toBeInTheDocument();
    await user.click(screen.getByText('Turno'));
    expect(onLabelClick).toHaveBeenCalled();
  });
});
