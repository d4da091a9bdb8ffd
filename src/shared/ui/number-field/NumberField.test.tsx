import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NumberField, type NumberFieldProps } from './NumberField';

interface Props extends Pick<NumberFieldProps, 'step' | 'min' | 'max'> {
  start: number | null;
  report: (value: number | null) => void;
}

function Field({ start, report, ...limits }: Props) {
  const [value, setValue] = useState(start);
  return (
    <>
      <NumberField
        label="Duración"
        unit="min"
        {...limits}
        value={value}
        onChange={(next) => {
          setValue(next);
          report(next);
        }}
      />
      <button onClick={() => setValue(45)}>Poner 45</button>
    </>
  );
}

describe('NumberField', () => {
  test('reports numbers, and null for an empty box', async () => {
    const user = userEvent.setup();
    const report = jest.fn();
    render(<Field start={60} report={report} />);
    const box = screen.getByRole('spinbutton', { name: 'Duración' });
    await user.clear(box);
    expect(report).toHaveBeenLastCalledWith(null);
    await user.type(box, '90');
    expect(report).toHaveBeenLastCalledWith(90);
    expect(box).toHaveValue('90');
  });

  test('follows a value set from outside', async () => {
    const user = userEvent.setup();
    render(<Field start={null} report={() => {}} />);
    await user.type(screen.getByRole('spinbutton'), '7');
    await user.click(screen.getByRole('button', { name: 'Poner 45' }));
    expect(screen.getByRole('spinbutton')).toHaveValue('45');
  });

  test('keeps a text that is no number, and reports it as none', async () => {
    const user = userEvent.setup();
    const report = jest.fn();
    render(<Field start={null} report={report} />);
    const box = screen.getByRole('spinbutton', { name: 'Duración' });
    await user.type(box, '90-');
    expect(report).toHaveBeenLastCalledWith(NaN);
    expect(box).toHaveValue('90-');
    await user.keyboard('{Backspace}');
    expect(report).toHaveBeenLastCalledWith(90);
  });

  test('understands and shows a decimal comma', async () => {
    const user = userEvent.setup();
    const report = jest.fn();
    render(<Field start={72.5} report={report} />);
    const box = screen.getByRole('spinbutton', { name: 'Duración' });
    expect(box).toHaveValue('72,5');
    await user.type(box, '{Backspace}3');
    expect(report).toHaveBeenLastCalledWith(72.3);
  });

  test('arrow keys step within the limits', async () => {
    const user = userEvent.setup();
    const report = jest.fn();
    render(<Field start={null} report={report} step={15} min={15} max={40} />);
    await user.click(screen.getByRole('spinbutton', { name: 'Duración' }));
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(report.mock.calls).toEqual([[15], [30], [40], [25]]);
  });
});
