import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PromptDialog, type PromptDialogProps } from './PromptDialog';

const props: PromptDialogProps = {
  open: true,
  title: 'Enviar invitación',
  label: 'Email',
  type: 'email',
  confirmLabel: 'Enviar',
  validate: (value) => (value === '' || value.includes('@') ? undefined : 'El email no es válido'),
  onConfirm: jest.fn(),
  onCancel: jest.fn(),
};

beforeEach(() => jest.clearAllMocks());

describe('PromptDialog', () => {
  test('refuses an empty and a wrong text, and hands over the trimmed right one', async () => {
    const user = userEvent.setup();
    render(<PromptDialog {...props} />);
    const box = screen.getByRole('textbox', { name: 'Email' });
    expect(box).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Este campo es obligatorio')).toBeInTheDocument();
    await user.type(box, 'ana{Enter}');
    expect(screen.getByText('El email no es válido')).toBeInTheDocument();
    expect(props.onConfirm).not.toHaveBeenCalled();
    await user.type(box, '@example.com ');
    expect(screen.queryByText('El email no es válido')).toBeNull();
    await user.keyboard('{Enter}');
    expect(props.onConfirm).toHaveBeenCalledWith('ana@example.com');
  });

  test("the server's refusal goes when the text changes", async () => {
    const user = userEvent.setup();
    render(<PromptDialog {...props} initialValue="ana@example.com" error="Ya existe una invitación" />);
    expect(screen.getByText('Ya existe una invitación')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox'), 'x');
    expect(screen.queryByText('Ya existe una invitación')).toBeNull();
  });

  test('the same refusal of another text is said again', async () => {
    const user = userEvent.setup();
    const refusal = 'Ya existe una cuenta con este correo';
    const { rerender } = render(<PromptDialog {...props} />);
    const box = screen.getByRole('textbox');
    await user.type(box, 'ana@example.com{Enter}');
    rerender(<PromptDialog {...props} error={refusal} />);
    expect(screen.getByText(refusal)).toBeInTheDocument();
    await user.type(box, '.es');
    expect(screen.queryByText(refusal)).toBeNull();
    rerender(<PromptDialog {...props} />);
    await user.type(box, '{Enter}');
    rerender(<PromptDialog {...props} error={refusal} />);
    expect(screen.getByText(refusal)).toBeInTheDocument();
  });

  test('starts afresh each time it opens', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<PromptDialog {...props} />);
    await user.type(screen.getByRole('textbox'), 'algo');
    rerender(<PromptDialog {...props} open={false} />);
    rerender(<PromptDialog {...props} />);
    expect(screen.getByRole('textbox')).toHaveValue('');
  });
});
