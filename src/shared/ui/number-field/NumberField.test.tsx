import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NumberField } from './NumberField';

function Field({ start, report }: { start: number | null; report: (value: number | null) => void }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <NumberField
        label="Duración"
        unit="min"
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
    expect(box).toHaveValue(90);
  });

  test('follows a value set from outside', async () => {
    const user = userEvent.setup();
    render(<Field start={null} report={() => {}} />);
    await user.type(screen.getByRole('spinbutton'), '7');
    await user.click(screen.getByRole('button', { name: 'Poner 45' }));
    expect(screen.getByRole('spinbutton')).toHaveValue(45);
  });
});
