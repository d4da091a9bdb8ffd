import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './ErrorSummary';

test('takes focus when it appears and leads to the fields', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<ErrorSummary errors={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
  rerender(
    <>
      <ErrorSummary errors={[{ fieldId: 'nombre', message: 'El nombre es obligatorio' }]} />
      <input id="nombre" aria-label="Nombre" />
    </>,
  );
  rerender(
    <>
      <ErrorSummary errors={[{ fieldId: 'nombre', message: 'El nombre es obligatorio' }]} />
      <input id="nombre" aria-label="Nombre" />
    </>,
  );
  expect(screen.getByRole('alert')).toHaveFocus();
  await user.click(screen.getByRole('link', { name: 'El nombre es obligatorio' }));
  expect(screen.getByRole('textbox', { name: 'Nombre' })).toHaveFocus();
});
