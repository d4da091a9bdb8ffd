import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TimeField } from './TimeField';

function Hour({ report }: { report: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <TimeField
      label="Hora"
      value={value}
      onChange={(next) => {
        setValue(next);
        report(next);
      }}
    />
  );
}

test('takes HH:mm on the 24-hour clock', async () => {
  const user = userEvent.setup();
  const report = jest.fn();
  render(<Hour report={report} />);
  const parts = screen.getAllByRole('spinbutton');
  expect(parts).toHaveLength(2);
  await user.click(parts[0] as HTMLElement);
  await user.keyboard('1705');
  expect(report).toHaveBeenLastCalledWith('17:05');
});
