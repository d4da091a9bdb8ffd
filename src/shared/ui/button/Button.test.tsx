import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Button } from './Button';

describe('Button', () => {
  test('ignores further presses until the promise of the first settles, and keeps its focus', async () => {
    const user = userEvent.setup();
    let finish: () => void = () => {};
    const onClick = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<Button onClick={onClick}>Guardar</Button>);
    const button = screen.getByRole('button', { name: 'Guardar' });

    await user.dblClick(button);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();

    await act(async () => finish());
    expect(button).not.toHaveAttribute('aria-busy');
    await user.click(button);
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('takes no click that began as one of another button in its place', () => {
    const [onConfirm, onComplete] = [jest.fn(), jest.fn()];
    const view = (status: string) =>
      status === 'SCHEDULED' ? (
        <Button key="confirm" onClick={onConfirm}>
          Confirmar
        </Button>
      ) : (
        <Button key="complete" onClick={onComplete}>
          Completar
        </Button>
      );
    const { rerender } = render(view('SCHEDULED'));
    fireEvent.click(screen.getByRole('button', { name: 'Confirmar' }), { detail: 1 });
    rerender(view('CONFIRMED'));
    const complete = screen.getByRole('button', { name: 'Completar' });
    fireEvent.click(complete, { detail: 2 });
    expect([onConfirm.mock.calls.length, onComplete.mock.calls.length]).toEqual([1, 0]);
    fireEvent.click(complete, { detail: 1 });
    fireEvent.click(complete, { detail: 2 });
    expect(onComplete).toHaveBeenCalledTimes(2);
  });

  test('is usable again after a failure', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn(() => Promise.reject(new Error('sin red')));
    render(<Button onClick={onClick}>Guardar</Button>);
    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('button'));
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test('keeps the focus when its own press disables it, until it is left', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    function Message() {
      const [text, setText] = useState('');
      return (
        <form
          onSubmit={(event) => {
            onSubmit(event);
            setText('');
          }}
        >
          <input aria-label="Mensaje" value={text} onChange={(event) => setText(event.target.value)} />
          <Button type="submit" disabled={text === ''}>
            Enviar
          </Button>
        </form>
      );
    }
    render(<Message />);
    const button = screen.getByRole('button', { name: 'Enviar' });
    expect(button).toBeDisabled();
    await user.type(screen.getByRole('textbox'), 'Hola');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(button).toHaveFocus();
    expect(button).not.toBeDisabled();
    expect(button).toHaveAttribute('aria-disabled', 'true');

    await user.keyboard('{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await user.tab({ shift: true });
    expect(button).toBeDisabled();
    expect(button).not.toHaveAttribute('aria-disabled');

    // Sent from the field, the button has no focus to keep.
    await user.keyboard('Otra{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(2);
    expect(button).toBeDisabled();
  });

  test('a loading submit button does not send its form', async () => {
    const user = userEvent.setup();
    const onSubmit = jest.fn((event: React.FormEvent) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <input aria-label="Nombre" />
        <Button type="submit" loading>
          Guardar
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button'));
    await user.type(screen.getByRole('textbox'), 'a{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  test('the end of a double click does not press what its first click has made of the button', async () => {
    let finish = () => {};
    const onClick = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    render(<Button onClick={onClick}>Ha llegado</Button>);
    const button = screen.getByRole('button');
    fireEvent.click(button, { detail: 1 });
    await act(async () => finish());
    fireEvent.click(button, { detail: 2 });
    expect(onClick).toHaveBeenCalledTimes(1);
    fireEvent.click(button, { detail: 1 });
    expect(onClick).toHaveBeenCalledTimes(2);
    await act(async () => finish());
  });

  test('a key that is held presses once', () => {
    render(<Button>Completar</Button>);
    expect(fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter' })).toBe(true);
    expect(fireEvent.keyDown(screen.getByRole('button'), { key: 'Enter', repeat: true })).toBe(false);
  });
});
