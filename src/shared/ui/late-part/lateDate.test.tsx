import { useState } from 'react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DatePickerField } from '../date-picker-field';

function Day() {
  const [value, setValue] = useState('');
  return (
    <>
      <DatePickerField label="Fecha" value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

// Each test file meets the control once for the first time.
test('digits typed into a stand-in are those of the date, and the focus goes on', async () => {
  const user = userEvent.setup();
  render(<Day />);
  const [day] = within(screen.getByRole('group', { name: 'Fecha' })).getAllByRole('spinbutton');
  await user.click(day as HTMLElement);
  await user.keyboard('05');
  await waitFor(() => expect(day).not.toBeInTheDocument());
  const parts = () => within(screen.getByRole('group', { name: 'Fecha' })).getAllByRole('spinbutton');
  await waitFor(() => expect(parts()[1]).toHaveFocus());
  expect(parts()[0]).toHaveTextContent('05');
  await user.keyboard('032027');
  expect(screen.getByRole('status')).toHaveTextContent('2027-03-05');
});
