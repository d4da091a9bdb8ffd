import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DatePickerField } from '../date-picker-field';

// Each test file meets the control once for the first time.
test('a button pressed in a stand-in is pressed in the control', async () => {
  const user = userEvent.setup();
  render(<DatePickerField label="Fecha" value="2026-11-24" onChange={() => undefined} />);
  await user.click(screen.getByRole('button', { name: /calendario/i }));
  expect(await screen.findByRole('grid', { name: /noviembre de 2026/i })).toBeInTheDocument();
});
