import { useState } from 'react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DatePickerField } from './DatePickerField';

function Day({
  start = '',
  report = () => {},
  min,
}: {
  start?: string;
  report?: (value: string) => void;
  min?: string;
}) {
  const [value, setValue] = useState(start);
  return (
    <DatePickerField
      label="Fecha"
      value={value}
      min={min}
      onChange={(next) => {
        setValue(next);
        report(next);
      }}
    />
  );
}

describe('DatePickerField', () => {
  test('reads and writes YYYY-MM-DD, typed as day, month, year', async () => {
    const user = userEvent.setup();
    const report = jest.fn();
    render(<Day report={report} />);
    const parts = within(screen.getByRole('group', { name: 'Fecha' })).getAllByRole('spinbutton');
    expect(parts).toHaveLength(3);
    await user.click(parts[0] as HTMLElement);
    await user.keyboard('05032027');
    expect(report).toHaveBeenLastCalledWith('2027-03-05');
  });

  test('the month starts on Monday, speaks Spanish and refuses days before the first', async () => {
    const user = userEvent.setup();
    const report = jest.fn();
    render(<Day start="2026-11-24" min="2026-11-21" report={report} />);
    await user.click(screen.getByRole('button', { name: /calendario/i }));
    const grid = await screen.findByRole('grid', { name: /noviembre de 2026/i });
    const heads = [...grid.querySelectorAll('th')].map((head) => head.textContent?.toLowerCase());
    expect(heads).toEqual(['lu', 'ma', 'mi', 'ju', 'vi', 'sá', 'do']);
    await user.click(within(grid).getByRole('button', { name: /20 de noviembre/i }));
    expect(report).not.toHaveBeenCalled();
    await user.click(within(grid).getByRole('button', { name: /26 de noviembre/i }));
    expect(report).toHaveBeenLastCalledWith('2026-11-26');
  });

  test('a value that is no date is an empty field', () => {
    render(<Day start="ayer" />);
    const [day] = screen.getAllByRole('spinbutton');
    expect(day).toHaveTextContent('dd');
  });
});
