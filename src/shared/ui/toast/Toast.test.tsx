import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toast } from './Toast';

beforeEach(() => jest.useFakeTimers());

const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

function show() {
  const [onClose, onPress] = [jest.fn(), jest.fn()];
  render(
    <Toast
      message="Estado actualizado"
      tone="success"
      durationMs={10_000}
      action={{ label: 'Deshacer', onPress }}
      onClose={onClose}
    />,
  );
  return { onClose, onPress };
}

test('a toast with a way back is a status with a button, and closes after its time', () => {
  const { onClose, onPress } = show();
  expect(screen.getByRole('status')).toHaveTextContent('Estado actualizado');
  fireEvent.click(screen.getByRole('button', { name: 'Deshacer' }));
  expect(onPress).toHaveBeenCalledTimes(1);
  wait(9_999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('its time stands still while it has the focus, and goes on from there', () => {
  const { onClose } = show();
  wait(9_000);
  act(() => screen.getByRole('button', { name: 'Deshacer' }).focus());
  wait(60_000);
  // Moving between its buttons keeps the focus inside.
  act(() => screen.getByRole('button', { name: 'Cerrar aviso' }).focus());
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  act(() => screen.getByRole('button', { name: 'Cerrar aviso' }).blur());
  wait(999);
  expect(onClose).not.toHaveBeenCalled();
  wait(1);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('its time stands still under a pointer', () => {
  const { onClose } = show();
  fireEvent.pointerEnter(screen.getByRole('status'));
  wait(60_000);
  expect(onClose).not.toHaveBeenCalled();
  fireEvent.pointerLeave(screen.getByRole('status'));
  wait(10_000);
  expect(onClose).toHaveBeenCalledTimes(1);
});
