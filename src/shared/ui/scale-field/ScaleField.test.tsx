import { useState } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ScaleField } from './ScaleField';

function Pain({ report, mayClear = false }: { report: (value: number) => void; mayClear?: boolean }) {
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
      {...(mayClear && { onClear: () => setValue(null) })}
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

test('takes a slip back where no answer is one too, and keeps the focus', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Pain report={jest.fn()} />);
  await user.click(screen.getByRole('radio', { name: '7' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  rerender(<Pain report={jest.fn()} mayClear />);
  await user.click(screen.getByRole('button', { name: 'Quitar respuesta' }));
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByRole('radio', { name: '7' })).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
