import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScaleField } from './ScaleField';

function Pain({ report }: { report: (value: number) => void }) {
  const [value, setValue] = useState<number | null>(null);
  return (
    <ScaleField
      label="Dolor"
      value={value}
      anchors={{ 0: 'Sin dolor', 10: 'Insoportable' }}
      onChange={(next) => {
        setValue(next);
        report(next);
      }}
    />
  );
}

test('starts without an answer, takes one by press and by arrow key, and reads its words', async () => {
  const user = userEvent.setup();
  const report = jest.fn();
  render(<Pain report={report} />);
  expect(screen.getByRole('radiogroup', { name: 'Dolor' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio')).toHaveLength(11);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  await user.click(screen.getByRole('radio', { name: '0, Sin dolor' }));
  expect(report).toHaveBeenLastCalledWith(0);
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('radio', { name: '1' })).toBeChecked();
});
